// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profile_import/bandwidth_tests.h"

#include <array>
#include <cmath>
#include <numeric>

#include "core/io/profile_import/log_lines.h"

namespace shardscope {
namespace {

/// Holds what an estimate reads; the others keep the test's own name as their path.
struct Known {
    std::string_view test;
    std::string_view path;
    double perByte = 1;  ///< bytes that cross the memory for each that is counted
};

constexpr std::array<Known, 5> kKnown{{{"host_to_device_memcpy_ce", "host-to-device"},
                                       {"device_to_host_memcpy_ce", "device-to-host"},
                                       {"device_to_device_memcpy_read_ce", "device-to-device"},
                                       {"device_to_device_memcpy_write_ce", "device-to-device"},
                                       {"device_local_copy", "device-copy", 2}}};

BandwidthSeries seriesOf(const BandwidthTest& test, const std::string& file)
{
    BandwidthSeries series;
    series.path = test.name;
    series.conditions.statistic = "median";
    series.source = "nvbandwidth " + test.name + ", " + nameOfFile(file) + " (buffer size assumed: 512 MiB)";
    double perByte = 1;
    for (const Known& known : kKnown) {
        if (known.test == test.name) {
            series.path = known.path;
            perByte = known.perByte;
        }
    }
    for (const double rate : test.cells)
        series.samples.push_back({Bytes(kNvbandwidthBuffer * perByte), Seconds(kNvbandwidthBuffer / (rate * 1e9))});
    return series;
}

bool agreesWithItsSum(const BandwidthTest& test)
{
    const double sum = std::accumulate(test.cells.begin(), test.cells.end(), 0.0);
    return !test.sum || std::abs(sum - *test.sum) <= 0.006 * static_cast<double>(test.cells.size() + 1);
}

}  // namespace

std::optional<Error> takeBandwidthTests(const std::vector<BandwidthTest>& tests, const std::string& file, ImportedLog& log)
{
    std::size_t latencies = 0, taken = 0;
    const BandwidthTest* wrong = nullptr;
    for (const BandwidthTest& test : tests) {
        if (test.name.find("latency") != std::string::npos) {
            ++latencies;
        } else if (!agreesWithItsSum(test)) {
            wrong = &test;
            log.notes.push_back(test.name + " was skipped: its SUM is " + shortNumber(*test.sum) + ", but its cells add up to " +
                                shortNumber(std::accumulate(test.cells.begin(), test.cells.end(), 0.0)));
        } else if (!test.cells.empty()) {
            log.profile.bandwidth.push_back(seriesOf(test, file));
            ++taken;
        }
    }
    if (latencies > 0)
        log.notes.push_back("latency tests skipped, because the estimate does not use them: " + std::to_string(latencies));
    if (taken > 0)
        return std::nullopt;
    if (wrong)
        return refusedLog(file, wrong->line, "the cells of " + wrong->name + " do not add up to its SUM, so figures were changed or cut",
                          "import the output as the program printed it");
    return refusedLog(file, 0,
                      latencies > 0 ? "the log has nvbandwidth's latencies only"
                                    : "the log has no test of nvbandwidth that measured a bandwidth",
                      "run nvbandwidth without -t, or with -t host_to_device_memcpy_ce device_local_copy");
}

}  // namespace shardscope
