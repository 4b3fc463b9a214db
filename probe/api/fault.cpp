// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/api/fault.h"

namespace shardscope::probe {
namespace {

struct Row {
    const char* name;
    FaultKind kind;
    const char* stage;  ///< where it is without being told
};

constexpr Row kFaults[] = {
    {"hang", FaultKind::Hang, "all_reduce"},
    {"crash", FaultKind::Crash, "matmul"},
    {"leave", FaultKind::Leave, "memory"},
    {"slow-rank", FaultKind::SlowRank, ""},
    {"wrong-data", FaultKind::WrongData, ""},
    {"garbage", FaultKind::Garbage, "memory"},
    {"flood", FaultKind::Flood, "memory"},
    {"full-disk", FaultKind::FullDisk, ""},
    {"slow-start", FaultKind::SlowStart, ""},
    {"no-driver", FaultKind::NoDriver, ""},
    {"old-driver", FaultKind::OldDriver, ""},
    {"mig", FaultKind::Mig, ""},
    {"busy", FaultKind::Busy, ""},
    {"ecc", FaultKind::Ecc, ""},
    {"no-nccl", FaultKind::NoNccl, ""},
};

}  // namespace

std::optional<Fault> parseFault(const std::string& text)
{
    if (text.empty())
        return Fault{};
    const std::size_t colon = text.find(':');
    for (const Row& row : kFaults) {
        if (text.substr(0, colon) == row.name && (colon == std::string::npos || *row.stage != 0))
            return Fault{row.kind, colon == std::string::npos ? row.stage : text.substr(colon + 1)};
    }
    return std::nullopt;
}

std::string faultNames()
{
    std::string names;
    for (const Row& row : kFaults)
        names += (names.empty() ? "" : ", ") + std::string(row.name);
    return names;
}

}  // namespace shardscope::probe
