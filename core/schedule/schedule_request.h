// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/schedule/schedule_limits.h"
#include "core/schedule/simulation.h"

namespace shardscope {

/// A schedule as a person asks for it: the flags of the command `schedule` (contract.md), all times per chunk.
struct ScheduleRequest {
    ScheduleKind kind = kDefaultSchedule;
    std::int64_t stages = 1;
    std::int64_t microBatches = 1;
    std::optional<std::int64_t> chunks;  ///< 1, or the two of a kind that always has two
    std::optional<std::int64_t> group;   ///< see `defaultGroup`
    std::optional<double> forward;       ///< 1
    std::optional<double> backward;      ///< inputGrad + weightGrad
    std::optional<double> inputGrad;     ///< 1, or `backward` less `weightGrad`; half of `backward` alone
    std::optional<double> weightGrad;    ///< likewise
    std::optional<double> fused;         ///< forward + backward
    std::optional<double> p2p;           ///< 0
    bool fusesPairs = false;             ///< see `PipelineShape`

    bool operator==(const ScheduleRequest&) const = default;
};

/// A request with every default filled in.
struct ScheduleTask {
    PipelineShape shape;
    BlockTimes times;
    double hop = 0;
};

/// The laid-out and simulated schedule, or the reasons against it: either `limits` or everything else is empty.
struct ScheduleAnswer {
    std::vector<ScheduleLimit> limits;
    Schedule schedule;
    Simulation simulation;
};

/// Fills in the defaults. Errors, with the flag as their pointer: `OutOfRange` (counts below 1), `BadUsage` (times of 0 or less),
/// `NotFinite`, and `Contradiction` where a backward is not the sum of its two halves.
[[nodiscard]] Result<ScheduleTask> resolveRequest(const ScheduleRequest& request);

[[nodiscard]] Result<ScheduleAnswer> answerSchedule(const ScheduleRequest& request);

}  // namespace shardscope
