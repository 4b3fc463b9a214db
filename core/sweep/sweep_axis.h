// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "core/base/enum_names.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// What can be turned while all else stays.
enum class SweepAxis {
    StrongScaling,   ///< GPUs, the global batch held
    WeakScaling,     ///< GPUs, the batch growing with them
    SequenceLength,  ///< tokens; the tokens per batch held
    GlobalBatch,     ///< sequences
    MicroBatch,
    TensorParallel,
    ContextParallel,
    PipelineParallel,
    ExpertParallel,
    ZeroStage,
    NetworkBandwidth,  ///< bytes/s of one NIC, as the next three are of one GPU
    ScaleUpBandwidth,
    MemoryBandwidth,
    MemoryCapacity,  ///< bytes
    ComputePeak,     ///< FLOP/s of the training's precision; the other precisions with it
};

template <>
struct EnumNames<SweepAxis> {
    using enum SweepAxis;
    static constexpr std::array<std::pair<SweepAxis, std::string_view>, 15> names{{{StrongScaling, "strong-scaling"},
                                                                                   {WeakScaling, "weak-scaling"},
                                                                                   {SequenceLength, "sequence-length"},
                                                                                   {GlobalBatch, "global-batch"},
                                                                                   {MicroBatch, "micro-batch"},
                                                                                   {TensorParallel, "tensor-parallel"},
                                                                                   {ContextParallel, "context-parallel"},
                                                                                   {PipelineParallel, "pipeline-parallel"},
                                                                                   {ExpertParallel, "expert-parallel"},
                                                                                   {ZeroStage, "zero-stage"},
                                                                                   {NetworkBandwidth, "network-bandwidth"},
                                                                                   {ScaleUpBandwidth, "scale-up-bandwidth"},
                                                                                   {MemoryBandwidth, "memory-bandwidth"},
                                                                                   {MemoryCapacity, "memory-capacity"},
                                                                                   {ComputePeak, "compute-peak"}}};
};

/// What the axis is at in this scenario, in its unit. 0 where the device has no such figure.
[[nodiscard]] double valueOn(const Scenario& scenario, SweepAxis axis);

/// The values to try, rising, the scenario's own among them: powers of two of a count up to what the model and the cluster can have,
/// a quarter to four times a rate. Empty where the axis has nothing to turn (experts of a dense model).
[[nodiscard]] std::vector<double> sweepValues(const Scenario& scenario, SweepAxis axis);

/// The scenario with that value and the degrees re-solved: data parallelism takes what the others leave. What does not divide is left
/// to the rules.
[[nodiscard]] Scenario withValue(const Scenario& scenario, SweepAxis axis, double value);

/// Whether another cluster or another batch is meant: then a plan found for one value is no plan for another.
[[nodiscard]] bool changesThePlan(SweepAxis axis);

}  // namespace shardscope
