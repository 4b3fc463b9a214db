// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope::probe::cuda {

/// The catalogue's id of the GPU that the driver calls so; empty where the catalogue has none of it, or it is a slice.
[[nodiscard]] std::string_view catalogueId(std::string_view driverName);

}  // namespace shardscope::probe::cuda
