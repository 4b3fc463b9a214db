// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/memory/memory.h"
#include "core/schedule/simulation.h"

namespace shardscope {

struct ResolvedPlan;
struct Site;

enum class MomentKind { StepStart, AfterForward, Loss, BackwardStart, AfterBackward, OptimizerStep };

template <>
struct EnumNames<MomentKind> {
    static constexpr std::array<std::pair<MomentKind, std::string_view>, 6> names{{{MomentKind::StepStart, "step-start"},
                                                                                   {MomentKind::AfterForward, "after-forward"},
                                                                                   {MomentKind::Loss, "loss"},
                                                                                   {MomentKind::BackwardStart, "backward-start"},
                                                                                   {MomentKind::AfterBackward, "after-backward"},
                                                                                   {MomentKind::OptimizerStep, "optimizer-step"}}};
};

/// The memory of one rank at one moment of a step.
struct MemoryMoment {
    MomentKind kind = MomentKind::StepStart;
    double time = 0;  ///< since the start of the step, in the times of the simulation
    std::uint32_t microBatch = 0;
    int chunk = 0;
    EnumArray<MemoryClass, Bytes> byClass{};

    [[nodiscard]] Bytes total() const;
};

/// The bytes of pipeline rank `rank` through its first step, at whose end the optimizer creates its states, and through every later one.
/// Made of the same parts as the ledger: the highest moment of a later step is the ledger's peak wherever the schedule's published peak is
/// exact for each chunk.
struct MemoryTimeline {
    bool inSeconds = false;  ///< else in forward times of one chunk, of which a backward takes two
    std::vector<MemoryMoment> firstStep;
    std::vector<MemoryMoment> laterStep;
};

/// Returns the timeline with the order and the times of that step. Empty where the rank has more than 1,000,000 blocks.
[[nodiscard]] MemoryTimeline memoryTimeline(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs,
                                            const Schedule& schedule, const Simulation& simulation, int rank);

/// Returns the timeline without known times: every forward takes 1, every backward 2. Empty where the schedule cannot be laid out
/// (`checkShape` has the reason) or has more than 1,000,000 blocks.
[[nodiscard]] MemoryTimeline memoryTimeline(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank);

}  // namespace shardscope
