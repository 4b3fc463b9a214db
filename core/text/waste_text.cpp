// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/waste_text.h"

namespace shardscope {

std::string_view wasteText(PlanSetting setting)
{
    switch (setting) {
    case PlanSetting::Recompute:
    case PlanSetting::RecomputedLayers:
        return "Recomputation saves memory that nothing needs: it fits with less of it.";
    case PlanSetting::ZeroStage:
        return "ZeRO shards more than memory needs, and pays for it in communication.";
    case PlanSetting::ReshardAfterForward:
        return "Weights are gathered a second time for the backward, though there is room to keep them.";
    case PlanSetting::OffloadStates:
        return "Optimizer states live on the host, though there is room for them on the GPU.";
    case PlanSetting::OffloadActivations:
        return "Activations go to the host and back, though there is room for them on the GPU.";
    case PlanSetting::SequenceParallel:
        return "Every tensor-parallel rank repeats what sequence parallelism would share out.";
    case PlanSetting::TensorParallel:
        return "Tensor parallelism is wider than memory needs, and pays for it in communication.";
    case PlanSetting::ContextParallel:
        return "Context parallelism is wider than memory needs, and pays for it in communication.";
    case PlanSetting::PipelineParallel:
        return "The pipeline is deeper than memory needs, and pays for it in its bubble.";
    case PlanSetting::OverlapGradReduce:
        return "The gradients' reduction waits for the backward to end, though it could run beside it.";
    case PlanSetting::OverlapParamGather:
        return "The gathering of weights holds the forward up, though it could run beside it.";
    case PlanSetting::OverlapTensor:
        return "Tensor-parallel collectives stop the multiplies, though they could run beside them.";
    case PlanSetting::OverlapPipeline:
        return "Sends between pipeline ranks stop both of them, though they could run beside compute.";
    case PlanSetting::OverlapExpert:
        return "The experts' all-to-all stops compute, though it could run beside it.";
    case PlanSetting::Buckets:
        return "Gradients leave in buckets so small that each of them mostly pays its latency.";
    default:
        return {};
    }
}

}  // namespace shardscope
