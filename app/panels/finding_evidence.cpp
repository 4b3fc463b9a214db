// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/finding_evidence.h"

#include <algorithm>
#include <iterator>

namespace shardscope {
namespace {

struct Place {
    std::string_view finding;
    const char* view;
    std::optional<Axis> axis;
};

const Place kPlaces[] = {
    {"out-of-memory", "memory", {}},
    {"memory-tight", "memory", {}},
    {"memory-may-fit", "memory", {}},
    {"allocator-retries", "memory", {}},
    {"sharding-holds-more", "memory", {}},
    {"overlap-does-not-pay", "step", Axis::Dp},
    {"profile-of-another-device", "probe", {}},
    {"profile-of-another-machine", "probe", {}},
    {"profile-precision-mixed", "probe", {}},
    {"profile-curve-ends", "communication", {}},
    {"profile-curve-begins", "communication", {}},
    {"profile-group-outside", "communication", {}},
    {"low-precision-slower", "layer", {}},
    {"utilisation-above-published", "step", {}},
    {"precision-not-on-gpu", "layer", {}},
    {"tp-crosses-node", "mesh", Axis::Tp},
    {"cp-crosses-node", "mesh", Axis::Cp},
    {"ep-crosses-node", "mesh", Axis::Ep},
    {"world-not-divisible", "mesh", {}},
    {"world-not-product", "mesh", {}},
    {"experts-do-not-fit", "mesh", Axis::Ep},
    {"resharding-not-default", "memory", {}},
    {"graph-not-possible", "step", {}},
    {"activation-recompute-without-experts", "memory", {}},
    {"projection-recompute-without-latent-attention", "memory", {}},
    {"recompute-under-delayed-scaling", "memory", {}},
    {"tensor-overlap-without-compile", "step", {}},
    {"expert-overlap-with-recompute", "step", Axis::Ep},
    {"graph-with-full-recompute", "step", {}},
    {"graph-with-activation-offload", "step", {}},
    {"order-not-in-target", "mesh", {}},
    {"order-not-in-megatron", "mesh", {}},
    {"order-not-with-fsdp", "mesh", {}},
    {"order-parts-experts", "mesh", {}},
    {"sequence-uneven-over-cp", "ring", Axis::Cp},
    {"stages-without-layers", "pipeline", {}},
    {"shard-group-ignored", "shards", {}},
    {"weights-not-offloaded", "memory", {}},
};

int stageOf(const Finding& finding)
{
    for (const auto& [name, number] : finding.numbers) {
        if (name == "stage")
            return static_cast<int>(std::get<double>(number));
    }
    return -1;
}

ViewPlace exposed(Axis axis) { return {QStringLiteral("step"), {}, {-1, -1, axis}}; }

}  // namespace

ViewPlace evidenceOf(const Finding& finding)
{
    const auto* const place =
        std::find_if(std::begin(kPlaces), std::end(kPlaces), [&](const Place& each) { return each.finding == finding.id; });
    if (place == std::end(kPlaces))
        return {};
    return {QString::fromLatin1(place->view), {}, {stageOf(finding), -1, place->axis}};
}

ViewPlace evidenceOf(const Waste& waste, const Estimate& estimate)
{
    switch (waste.setting) {
    case PlanSetting::TensorParallel:
    case PlanSetting::SequenceParallel:
    case PlanSetting::OverlapTensor:
        return exposed(Axis::Tp);
    case PlanSetting::ContextParallel:
        return exposed(Axis::Cp);
    case PlanSetting::OverlapExpert:
        return exposed(Axis::Ep);
    case PlanSetting::OverlapPipeline:
        return exposed(Axis::Pp);
    case PlanSetting::PipelineParallel:
        return {QStringLiteral("pipeline")};
    case PlanSetting::ZeroStage:
    case PlanSetting::ReshardAfterForward:
    case PlanSetting::OverlapGradReduce:
    case PlanSetting::OverlapParamGather:
    case PlanSetting::Buckets:
        return exposed(Axis::Dp);
    default:  // what is recomputed or sent to the host for want of room that there is
        return {QStringLiteral("memory"), {}, {estimate.memory().peakStage, -1, {}}};
    }
}

}  // namespace shardscope
