// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/base/enum_names.h"
#include "core/trust/fit.h"

namespace shardscope {

class Estimate;

/// The facts that conditions of a rule test: numbers of a scenario, its plan and its estimate. Yes is 1, no is 0.
enum class AdviceFact {
    Parameters,
    ActiveParameters,
    Experts,
    SequenceLength,
    BatchTokens,
    Gpus,
    Nodes,
    NodeGpus,  ///< that reach each other without the network
    GpuRich,   ///< some plan without full recomputation fits (`isGpuRich`)
    Fits,
    TensorParallel,
    TensorOfNode,  ///< tensor-parallel ranks over a node's GPUs
    ContextParallel,
    PipelineParallel,
    ExpertParallel,
    DataParallel,
    ZeroStage,
    MicroBatches,
    FullRecompute,
    HalfPrecision,  ///< 16 bits or fewer
    OverlapsGradients,
    BucketBytes,
    Profiled,
    ComputeToCommunication,
    ExposedData,   ///< share of the step
    PipelineIdle,  ///< share of the GPU time of the step
};

template <>
struct EnumNames<AdviceFact> {
    using enum AdviceFact;
    static constexpr std::array<std::pair<AdviceFact, std::string_view>, 26> names{{{Parameters, "parameters"},
                                                                                    {ActiveParameters, "active_parameters"},
                                                                                    {Experts, "experts"},
                                                                                    {SequenceLength, "sequence_length"},
                                                                                    {BatchTokens, "batch_tokens"},
                                                                                    {Gpus, "gpus"},
                                                                                    {Nodes, "nodes"},
                                                                                    {NodeGpus, "node_gpus"},
                                                                                    {GpuRich, "gpu_rich"},
                                                                                    {Fits, "fits"},
                                                                                    {TensorParallel, "tp"},
                                                                                    {TensorOfNode, "tp_of_node"},
                                                                                    {ContextParallel, "cp"},
                                                                                    {PipelineParallel, "pp"},
                                                                                    {ExpertParallel, "ep"},
                                                                                    {DataParallel, "dp"},
                                                                                    {ZeroStage, "zero"},
                                                                                    {MicroBatches, "micro_batches"},
                                                                                    {FullRecompute, "full_recompute"},
                                                                                    {HalfPrecision, "half_precision"},
                                                                                    {OverlapsGradients, "overlaps_gradients"},
                                                                                    {BucketBytes, "bucket_bytes"},
                                                                                    {Profiled, "profiled"},
                                                                                    {ComputeToCommunication, "compute_to_communication"},
                                                                                    {ExposedData, "exposed_dp"},
                                                                                    {PipelineIdle, "bubble"}}};
};

/// Returns whether the fact is a yes or a no.
[[nodiscard]] bool isYesOrNo(AdviceFact fact);

/// Returns the value of the fact, empty where it is not known (times without a step). `fit`: the plan's verdict, which an estimate without
/// evidence does not know. Precondition: the estimate's plan is legal.
[[nodiscard]] std::optional<double> valueOf(AdviceFact fact, const Estimate& estimate, Fit fit, bool gpuRich);

}  // namespace shardscope
