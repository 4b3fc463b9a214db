// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "probe/cuda/api/function_lists.h"
#include "probe/cuda/api/shared_library.h"

/// Fills one field of a table; what is required and absent is named.
#define SHARDSCOPE_LOAD(field, symbol, required, result, parameters)              \
    table.field = reinterpret_cast<decltype(table.field)>(library.find(#symbol)); \
    if ((required) && table.field == nullptr)                                     \
        missing += (missing.empty() ? "" : ", ") + std::string(#symbol);

namespace shardscope::probe::cuda {

/// "file lacks a, b": an older library than is needed, or another one under its name.
[[nodiscard]] inline Done nothingMissing(const std::string& what, const SharedLibrary& library, const std::string& missing)
{
    if (missing.empty())
        return {};
    return ApiFailure{what, "dlsym", 0, {}, library.path() + " lacks " + missing};
}

}  // namespace shardscope::probe::cuda
