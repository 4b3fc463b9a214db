// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/profile_import/log_reader.h"

namespace shardscope {

/// The default buffer size of nvbandwidth, in bytes; nvbandwidth prints bandwidths only.
inline constexpr double kNvbandwidthBuffer = 512.0 * 1024 * 1024;

/// One test of nvbandwidth: the cells of its matrix, in GB/s.
struct BandwidthTest {
    std::string name;  ///< "host_to_device_memcpy_ce"
    std::size_t line = 0;
    std::vector<double> cells;
    std::optional<double> sum;
};

/// Adds the tests' results and `note`s those left out. Error: no result is left.
[[nodiscard]] std::optional<Error> takeBandwidthTests(const std::vector<BandwidthTest>& tests, const std::string& file, ImportedLog& log);

}  // namespace shardscope
