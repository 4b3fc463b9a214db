// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/text/message_text.h"

namespace shardscope {

/// Returns one sentence for a person, by default in English: "FILE: at POINTER: problem; remedy". Parts that the error lacks are left out.
[[nodiscard]] std::string errorText(const Error& error, const Locale& locale = {});

}  // namespace shardscope
