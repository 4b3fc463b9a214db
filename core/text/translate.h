// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace shardscope {

/// English to the reader's language; empty: as it is.
using Translate = std::function<std::string(std::string_view)>;

[[nodiscard]] inline std::string translated(std::string_view english, const Translate& translate)
{
    return translate ? translate(english) : std::string(english);
}

}  // namespace shardscope
