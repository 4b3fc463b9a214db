// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>

#include "app/language/language.h"

namespace shardscope {

/// Returns the result of `make`, cached per language. References are valid until the language changes, which happens only without a window.
template <auto make>
[[nodiscard]] const auto& perLanguage()
{
    static std::mutex mutex;
    static int generation = -1;
    static decltype(make()) value;
    const std::lock_guard lock(mutex);
    if (generation != languageGeneration()) {
        value = make();
        generation = languageGeneration();
    }
    return value;
}

}  // namespace shardscope
