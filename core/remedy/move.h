// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/enum_names.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// What can be turned without another model, batch or arithmetic: the training learns the same.
enum class PlanSetting {
    Gpus,
    TensorParallel,
    ContextParallel,
    PipelineParallel,
    ExpertParallel,
    ExpertTensorParallel,
    ZeroStage,
    MicroBatch,
    Recompute,
    RecomputedLayers,
    SequenceParallel,
    ReshardAfterForward,
    Schedule,
    Attention,
    Loss,
    OffloadStates,
    OffloadActivations,
    OverlapGradReduce,
    OverlapParamGather,
    OverlapTensor,
    OverlapPipeline,
    OverlapExpert,
    Buckets,
};

template <>
struct EnumNames<PlanSetting> {
    using enum PlanSetting;
    static constexpr std::array<std::pair<PlanSetting, std::string_view>, 23> names{{{Gpus, "gpus"},
                                                                                     {TensorParallel, "tensor-parallel"},
                                                                                     {ContextParallel, "context-parallel"},
                                                                                     {PipelineParallel, "pipeline-parallel"},
                                                                                     {ExpertParallel, "expert-parallel"},
                                                                                     {ExpertTensorParallel, "expert-tensor-parallel"},
                                                                                     {ZeroStage, "zero-stage"},
                                                                                     {MicroBatch, "micro-batch"},
                                                                                     {Recompute, "recompute"},
                                                                                     {RecomputedLayers, "recomputed-layers"},
                                                                                     {SequenceParallel, "sequence-parallel"},
                                                                                     {ReshardAfterForward, "reshard-after-forward"},
                                                                                     {Schedule, "schedule"},
                                                                                     {Attention, "attention"},
                                                                                     {Loss, "loss"},
                                                                                     {OffloadStates, "offload-states"},
                                                                                     {OffloadActivations, "offload-activations"},
                                                                                     {OverlapGradReduce, "overlap-grad-reduce"},
                                                                                     {OverlapParamGather, "overlap-param-gather"},
                                                                                     {OverlapTensor, "overlap-tensor"},
                                                                                     {OverlapPipeline, "overlap-pipeline"},
                                                                                     {OverlapExpert, "overlap-expert"},
                                                                                     {Buckets, "buckets"}}};
};

/// One setting turned to one value: a number, a switch as 0 or 1, an enumerator as its number. Of `Gpus`: how many times as many;
/// of `OffloadActivations`: per cent; of `RecomputedLayers`: full recomputation of so many layers of a stage.
struct Move {
    PlanSetting setting = PlanSetting::Gpus;
    std::int64_t value = 0;
};

/// The scenario after these moves, with the degrees re-solved: data parallelism takes what the others leave, experts the ranks that there are;
/// what was written for other stages or groups follows from the plan again. What does not divide is left to the rules.
[[nodiscard]] Scenario moved(Scenario scenario, const std::vector<Move>& moves);

/// Moves that can lower the memory of a GPU.
[[nodiscard]] std::vector<Move> movesThatSaveMemory(const Scenario& scenario);
/// Moves that can shorten the step, most of them for memory.
[[nodiscard]] std::vector<Move> movesThatSaveTime(const Scenario& scenario);
/// Every overlap that is on turned off: what runs beside compute slows it down, and may not pay.
[[nodiscard]] std::vector<Move> movesThatEndOverlap(const Scenario& scenario);

}  // namespace shardscope
