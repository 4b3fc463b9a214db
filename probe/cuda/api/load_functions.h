// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "probe/cuda/api/function_lists.h"
#include "probe/cuda/api/shared_library.h"

/// Fills one field of a table; notes a missing required function.
#define SHARDSCOPE_LOAD(field, symbol, required, result, parameters)              \
    table.field = reinterpret_cast<decltype(table.field)>(library.find(#symbol)); \
    if ((required) && table.field == nullptr)                                     \
        missing += (missing.empty() ? "" : ", ") + std::string(#symbol);

namespace shardscope::probe::cuda {

/// Returns the failure "file lacks a, b" where functions are missing: the library is too old, or another one under its name.
[[nodiscard]] inline Done nothingMissing(const std::string& what, const SharedLibrary& library, const std::string& missing)
{
    if (missing.empty())
        return {};
    return ApiFailure{what, "dlsym", 0, {}, library.path() + " lacks " + missing};
}

}  // namespace shardscope::probe::cuda
