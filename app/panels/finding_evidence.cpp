// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/finding_evidence.h"

#include <algorithm>
#include <iterator>

#include "app/text/parameter_text.h"

namespace shardscope {
namespace {

struct Place {
    std::string_view finding;
    const char* view;
    std::optional<Axis> axis;
    const char* field;
};

constexpr const char* kPeak = "/memory/peak_bytes";

const Place kPlaces[] = {
    {"out-of-memory", "memory", {}, kPeak},
    {"memory-tight", "memory", {}, kPeak},
    {"memory-may-fit", "memory", {}, kPeak},
    {"allocator-retries", "memory", {}, kPeak},
    {"overlap-does-not-pay", "step", Axis::Dp, "/time/exposed_s/dp"},
    {"low-precision-slower", "layer", {}, "/time/compute_s"},
    {"precision-not-on-gpu", "layer", {}, "/time/compute_s"},
    {"tp-crosses-node", "mesh", Axis::Tp, "/time/exposed_s/tp"},
    {"cp-crosses-node", "mesh", Axis::Cp, "/time/exposed_s/cp"},
    {"ep-crosses-node", "mesh", Axis::Ep, "/time/exposed_s/ep"},
    {"world-not-divisible", "mesh", {}, ""},
    {"world-not-product", "mesh", {}, ""},
    {"experts-do-not-fit", "mesh", Axis::Ep, ""},
    {"sequence-uneven-over-cp", "ring", Axis::Cp, "/time/exposed_s/cp"},
    {"stages-without-layers", "pipeline", {}, "/time/bubble_s"},
    {"shard-group-ignored", "shards", {}, kPeak},
    {"weights-not-offloaded", "memory", {}, kPeak},
};

int stageOf(const Finding& finding)
{
    for (const auto& [name, number] : finding.numbers) {
        if (name == "stage")
            return static_cast<int>(std::get<double>(number));
    }
    return -1;
}

FindingEvidence exposed(Axis axis) { return {QStringLiteral("step"), -1, axis, QStringLiteral("/time/exposed_s/") + toText(nameOf(axis))}; }

}  // namespace

FindingEvidence evidenceOf(const Finding& finding)
{
    const auto* const place =
        std::find_if(std::begin(kPlaces), std::end(kPlaces), [&](const Place& each) { return each.finding == finding.id; });
    if (place == std::end(kPlaces))
        return {};
    return {QString::fromLatin1(place->view), stageOf(finding), place->axis, QString::fromLatin1(place->field)};
}

FindingEvidence evidenceOf(const Waste& waste, const Estimate& estimate)
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
        return {QStringLiteral("pipeline"), -1, {}, QStringLiteral("/time/bubble_s")};
    case PlanSetting::ZeroStage:
    case PlanSetting::ReshardAfterForward:
    case PlanSetting::OverlapGradReduce:
    case PlanSetting::OverlapParamGather:
    case PlanSetting::Buckets:
        return exposed(Axis::Dp);
    default:  // what is recomputed or sent to the host for want of room that there is
        return {QStringLiteral("memory"), estimate.memory().peakStage, {}, QString::fromLatin1(kPeak)};
    }
}

}  // namespace shardscope
