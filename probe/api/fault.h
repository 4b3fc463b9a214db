// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace shardscope::probe {

/// Says what goes wrong in a simulated run.
enum class FaultKind {
    None,
    Hang,
    Crash,
    Leave,  ///< without a report
    SlowRank,
    WrongData,
    Garbage,
    Flood,  ///< lines without end
    FullDisk,
    SlowStart,
    NoDriver,
    OldDriver,
    Mig,
    Busy,
    Ecc,
    NoNccl,
};

struct Fault {
    FaultKind kind = FaultKind::None;
    std::string stage;  ///< where, of those that can be anywhere
};

/// "hang" or "hang:all_gather"; empty: there is no such fault.
[[nodiscard]] std::optional<Fault> parseFault(const std::string& text);
/// As they are written.
[[nodiscard]] std::string faultNames();

}  // namespace shardscope::probe
