// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hardware_profile_json.h"
#include "core/io/profile_import/json_log.h"
#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/log_reader.h"

namespace shardscope {
namespace {

/// A scenario and a table of runs may hold profiles.
bool isProfile(std::string_view text)
{
    return looksLikeJson(text, {"\"shardscope.profile/"}) && text.find("\"shardscope.scenario/") == std::string_view::npos &&
           text.find("\"shardscope.runs/") == std::string_view::npos;
}

/// A profile joins others: a probe's multiplies and nccl-tests' collectives are one machine's.
Result<ImportedLog> readProfile(std::string_view text, const std::string& file, const ImportOptions& options)
{
    Result<HardwareProfile> profile = parseHardwareProfile(text, file);
    if (!profile)
        return profile.error();
    if (profile->origin == ProfileOrigin::Simulated)
        return refusedLog(file, 0, "its figures are simulated, not measured", "run the probe on the machine itself");
    ImportedLog log;
    log.origin = profile->origin.value_or(ProfileOrigin::Probe);
    log.profile = std::move(profile).value();
    if (!options.gpu.empty())
        log.profile.device.gpu = options.gpu;
    return log;
}

struct RefusedTable {
    std::string_view mark;
    std::string_view alsoThere;
    const char* what;
    const char* right;
};

/// Tables that look as if they could calibrate, and whose columns mean something else.
constexpr RefusedTable kTables[] = {
    {"Throughput (Gbps)", "BusBW (Gbps)",
     "a table of DeepSpeed's communication benchmark: its throughput of an all-reduce is 2 · size / time in Gbit/s, neither the algbw "
     "nor the busbw of nccl-tests",
     "run nccl-tests (all_reduce_perf -b 1K -e 8G -f 2) on the same ranks and import its output"},
    {"Throughput (GBps)", "busbw (GBps)",
     "a table of DeepSpeed's communication benchmark: its throughput has its own definition, and its size is that of one rank",
     "run nccl-tests on the same ranks and import its output"},
    {"P2P (Peer-to-Peer) GPU Bandwidth Latency Test", "Bandwidth Matrix",
     "a log of CUDA's p2pBandwidthLatencyTest: single copies between two GPUs, from which no time of a collective follows",
     "run nvbandwidth for copies and nccl-tests for collectives"},
    {"# OSU MPI", "Size", "a log of OSU's MPI benchmark: host MPI, in MB/s and sizes of one rank",
     "run nccl-tests on the same ranks and import its output"},
};

const RefusedTable* tableIn(std::string_view text)
{
    for (const RefusedTable& table : kTables) {
        if (text.find(table.mark) != std::string_view::npos && text.find(table.alsoThere) != std::string_view::npos)
            return &table;
    }
    return nullptr;
}

Result<ImportedLog> refuseTable(std::string_view text, const std::string& file, const ImportOptions&)
{
    const RefusedTable* table = tableIn(text);
    for (const LogTextLine& line : logLines(text)) {
        if (line.text.find(table->mark) != std::string::npos)
            return refusedLog(file, line.number, table->what, table->right);
    }
    return refusedLog(file, 0, table->what, table->right);
}

}  // namespace

const ProfileLogReader kOwnProfile{ProfileOrigin::Probe, isProfile, readProfile};
const ProfileLogReader kRefusedTables{ProfileOrigin::NcclTests, [](std::string_view text) { return tableIn(text) != nullptr; },
                                      refuseTable};

}  // namespace shardscope
