// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/base/error.h"
#include "core/text/error_text.h"

/// The entry point for libFuzzer and for the replay of the corpus. A violated invariant ends the process.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace shardscope::fuzz {

inline std::string_view asText(const std::uint8_t* data, std::size_t size) { return {reinterpret_cast<const char*>(data), size}; }

inline void require(bool holds)
{
    if (!holds)
        __builtin_trap();
}

/// Requires that a refusal has a sentence, and is not an internal error.
inline void requireTold(const Error& error) { require(error.code != ErrorCode::Internal && !errorText(error).empty()); }

}  // namespace shardscope::fuzz
