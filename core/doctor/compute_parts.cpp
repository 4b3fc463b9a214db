// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/kernel_evidence.h"
#include "core/doctor/recomputation.h"
#include "core/doctor/traced_case.h"

namespace shardscope {
namespace {

/// Counting repeated kernels leaves little doubt; which other kernels a repeated layer has is inferred.
constexpr double kSureOfCounts = 0.95;
constexpr double kSureOfLayers = 0.85;

DiagnosisPart partOf(PartId id, double measured, double estimated, double repeated)
{
    DiagnosisPart part;
    part.id = id;
    part.measured = measured - repeated;
    part.estimated = estimated;
    part.seconds = measured - repeated - estimated;
    return part;
}

void append(std::vector<EvidenceRow>& to, std::vector<EvidenceRow> rows)
{
    for (EvidenceRow& row : rows)
        to.push_back(std::move(row));
}

DiagnosisPart recomputePart(const Recomputation& found)
{
    DiagnosisPart part;
    part.id = PartId::Recompute;
    for (const double each : found.extra)
        part.seconds += each;
    part.sure = found.isWhole ? kSureOfLayers : kSureOfCounts;
    EvidenceRow measured;
    measured.what = found.isWhole ? "forward kernels of attention, with their layers" : "forward kernels of attention";
    measured.count = found.attentionRuns;
    EvidenceRow planned;
    planned.kind = EvidenceKind::Operator;
    planned.what = "forward passes of attention in the plan";
    planned.count = found.plannedRuns;
    part.evidence = {measured, planned};
    return part;
}

}  // namespace

DiagnosisParts computeParts(const TracedCase& traced)
{
    const Timeline& timeline = traced.timeline();
    const EstimatedRank& estimated = traced.estimated;
    const double band = bandOf(traced.estimate);
    const std::optional<Recomputation> recomputed = recomputationOf(traced);
    const auto repeated = [&](ComputeClass which) { return recomputed ? recomputed->extra[static_cast<std::size_t>(which)] : 0.0; };

    double multiply = estimated.of(ComputeClass::Multiply).value();
    double attention = estimated.of(ComputeClass::Attention).value();
    // Attention without kernels of its own is multiplications, and a softmax among the other kernels.
    if (!(timeline.of(Activity::Attention) > 0)) {
        multiply += attention;
        attention = 0;
    }
    const double kernels = timeline.of(Activity::Kernels) + timeline.of(Activity::Gap);
    DiagnosisParts parts{partOf(PartId::Multiply, timeline.of(Activity::Multiply), multiply, repeated(ComputeClass::Multiply)),
                         partOf(PartId::Attention, timeline.of(Activity::Attention), attention, repeated(ComputeClass::Attention)),
                         partOf(PartId::Kernels, kernels, estimated.of(ComputeClass::Kernels).value(), repeated(ComputeClass::Kernels))};
    for (DiagnosisPart& part : parts)
        part.sure = surenessOf(part.seconds, *part.estimated, band);

    append(parts[0].evidence, shapeEvidence(traced));
    append(parts[0].evidence, kernelEvidence(traced, Activity::Multiply));
    append(parts[0].evidence, operatorEvidence(traced, ComputeClass::Multiply));
    append(parts[1].evidence, kernelEvidence(traced, Activity::Attention));
    append(parts[1].evidence, operatorEvidence(traced, ComputeClass::Attention));
    append(parts[2].evidence, kernelEvidence(traced, Activity::Kernels));
    if (timeline.of(Activity::Gap) > 0) {
        EvidenceRow gaps;
        gaps.kind = EvidenceKind::Idle;
        gaps.what = "gaps between kernels";
        gaps.seconds = timeline.of(Activity::Gap);
        parts[2].evidence.push_back(gaps);
    }
    append(parts[2].evidence, operatorEvidence(traced, ComputeClass::Kernels));
    if (recomputed)
        parts.push_back(recomputePart(*recomputed));
    return parts;
}

}  // namespace shardscope
