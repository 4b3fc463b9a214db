// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace shardscope::probe {

/// The fault of a simulated run.
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
    std::string stage;  ///< stage of a fault that can occur in any
};

/// Parses "hang" or "hang:all_gather"; empty: there is no such fault.
[[nodiscard]] std::optional<Fault> parseFault(const std::string& text);
/// Returns the names of all faults.
[[nodiscard]] std::string faultNames();

}  // namespace shardscope::probe
