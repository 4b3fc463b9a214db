// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope::probe::cuda {

/// Returns the catalogue's id of a GPU by its driver's name; empty where the catalogue lacks it, or it is a slice.
[[nodiscard]] std::string_view catalogueId(std::string_view driverName);

}  // namespace shardscope::probe::cuda
