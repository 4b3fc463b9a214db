// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/diagnose.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/doctor/diagnosis_notes.h"
#include "core/doctor/group_rows.h"
#include "core/doctor/part_fixes.h"
#include "core/doctor/part_sentences.h"
#include "core/doctor/traced_case.h"
#include "core/estimate/estimate.h"
#include "core/plan/rank_grid.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/schedule/schedule_limits.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// Below this share of the measured step a part has no fix of its own, and a difference of 0 no row.
constexpr double kWorthFixing = 0.01;
constexpr double kNothing = 1e-12;
/// The error of a step time where no run like it was measured.
constexpr double kUsualBand = 0.15;
constexpr double kMostSure = 0.95;

void assignRows(TracedRank& rank, const ResolvedPlan& plan)
{
    const std::vector<std::optional<ProfiledRow>> rows = rowsOfGroups(rank.groups, rank.machine.worldSize, plan);
    const std::optional<ProfiledRow> only = onlyRow(rank.machine.worldSize, plan);
    for (TracedKernel& kernel : rank.kernels) {
        if (kernel.collective < 0)
            continue;
        if (kernel.group >= 0 && static_cast<std::size_t>(kernel.group) < rows.size())
            kernel.row = rows[static_cast<std::size_t>(kernel.group)].value_or(kernel.row);
        // Without a telling group, messages count as the pipeline's and exchanges as the experts', which the plan may not have.
        const bool isGuess = (kernel.row == ProfiledRow::Pp && plan.pp == 1) || (kernel.row == ProfiledRow::Ep && plan.ep == 1);
        if (isGuess)
            kernel.row = plan.cp > 1 ? ProfiledRow::Cp : ProfiledRow::Unknown;
        if (kernel.row == ProfiledRow::Unknown && only)
            kernel.row = *only;
    }
}

/// The pipeline rank of a traced rank; empty where the trace does not tell it.
std::optional<int> pipelineRankOf(const TracedRank& rank, const ResolvedPlan& plan)
{
    if (plan.pp == 1)
        return 0;
    const bool isOfPlan = !rank.machine.worldSize || *rank.machine.worldSize == plan.world;
    if (!rank.rank || !isOfPlan || *rank.rank >= plan.world)
        return std::nullopt;
    if (*rank.rank < plan.encoderGpus)
        return 0;
    if (!gridsFit(plan))
        return std::nullopt;
    return denseGrid(plan, plan.order).coordinate(*rank.rank - plan.encoderGpus, Axis::Pp) + plan.ranksBeforeLanguage();
}

/// The traced rank whose timeline is divided: of the stage that ends last, else of the one with the most traces, the one that computes for
/// the lower median of the time.
std::size_t chosenOf(const std::vector<TracedRank>& ranks, const std::vector<Timeline>& timelines, const Estimate& estimate)
{
    std::map<int, std::vector<std::size_t>> ofStage;
    const int ending = estimate.step()->endingRank;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        ofStage[pipelineRankOf(ranks[i], estimate.plan()).value_or(ending)].push_back(i);
    auto stage = ofStage.find(ending);
    if (stage == ofStage.end())
        stage = std::max_element(ofStage.begin(), ofStage.end(),
                                 [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
    std::vector<std::size_t>& members = stage->second;
    std::stable_sort(members.begin(), members.end(),
                     [&](std::size_t a, std::size_t b) { return timelines[a].computing() < timelines[b].computing(); });
    return members[(members.size() - 1) / 2];
}

void append(DiagnosisParts& to, DiagnosisParts parts)
{
    for (DiagnosisPart& part : parts)
        to.push_back(std::move(part));
}

/// What no part explains; shown as it is and never spread over the others.
DiagnosisPart restOf(const DiagnosisParts& parts, const TracedCase& traced, double difference)
{
    DiagnosisPart rest;
    rest.seconds = difference;
    for (const DiagnosisPart& part : parts)
        rest.seconds -= part.seconds;
    std::map<std::size_t, EvidenceRow> rows;
    EvidenceRow idle;
    idle.kind = EvidenceKind::Idle;
    idle.what = "idle with a launched kernel in the queue";
    for (const Slice& slice : traced.timeline().slices) {
        if (slice.activity == Activity::Queued && traced.estimate.plan().pp == 1) {
            idle.count += 1;
            idle.seconds = idle.seconds.value_or(0) + slice.seconds();
        }
        if (slice.activity != Activity::Communication || traced.rank().kernels[slice.kernel].row != ProfiledRow::Unknown)
            continue;
        const TracedKernel& kernel = traced.rank().kernels[slice.kernel];
        EvidenceRow& row = rows[kernel.name];
        row.kind = EvidenceKind::Collective;
        row.what = traced.rank().nameOf(kernel);
        row.group = nameOf(ProfiledRow::Unknown);
        row.count += 1;
        row.seconds = row.seconds.value_or(0) + slice.seconds();
    }
    if (idle.seconds)
        rest.evidence.push_back(idle);
    for (auto& [name, row] : rows) {
        if (rest.evidence.size() < kMostEvidence)
            rest.evidence.push_back(std::move(row));
    }
    return rest;
}

void addParts(Diagnosis& diagnosis, const TracedCase& traced)
{
    DiagnosisParts parts = computeParts(traced);
    append(parts, communicationParts(traced, diagnosis.stragglers));
    append(parts, idleParts(traced));
    std::erase_if(parts, [&](const DiagnosisPart& part) { return std::abs(part.seconds) <= kNothing * diagnosis.measuredStep; });
    std::stable_sort(parts.begin(), parts.end(),
                     [](const DiagnosisPart& a, const DiagnosisPart& b) { return std::abs(a.seconds) > std::abs(b.seconds); });
    parts.push_back(restOf(parts, traced, diagnosis.difference()));
    for (DiagnosisPart& part : parts) {
        part.sentence = sentenceOf(part, diagnosis.stragglers);
        part.advice = adviceOf(part);
        if (part.seconds > kWorthFixing * diagnosis.measuredStep)
            part.fix = fixOf(part.id, traced.estimate);
    }
    diagnosis.parts = std::move(parts);
}

}  // namespace

double surenessOf(double difference, double estimated, double band)
{
    const double error = band * std::abs(estimated);
    return std::abs(difference) > 0 ? kMostSure * std::abs(difference) / (std::abs(difference) + error) : 0;
}

double bandOf(const Estimate& estimate) { return estimate.timeBand().value_or(kUsualBand); }

Result<Diagnosis> diagnose(const Estimate& estimate, std::vector<TracedRank> ranks)
{
    if (estimate.stepProblem())
        return *estimate.stepProblem();
    if (const std::int64_t blocks = countBlocks(estimate.plan().pipeline()); blocks > kMaxEstimatedBlocks)
        return Error{ErrorCode::OutOfRange, {std::to_string(blocks), "1", std::to_string(kMaxEstimatedBlocks)}, {}, "/plan/schedule"};
    std::vector<Timeline> timelines;
    for (TracedRank& rank : ranks) {
        assignRows(rank, estimate.plan());
        timelines.push_back(timelineOf(rank));
    }
    const AlignedCollectives aligned(ranks);
    const std::size_t chosen = chosenOf(ranks, timelines, estimate);
    const EstimatedRank estimated =
        estimatedRank(estimate, pipelineRankOf(ranks[chosen], estimate.plan()).value_or(estimate.step()->endingRank));
    const TracedCase traced{estimate, ranks, timelines, aligned, chosen, estimated};

    Diagnosis diagnosis;
    diagnosis.scenario = estimate.scenario().name;
    diagnosis.measuredStep = traced.rank().seconds;
    diagnosis.estimatedStep = estimated.step.value();
    diagnosis.measuredPeak = traced.rank().peakAllocated;
    diagnosis.pipelineRank = estimated.rank;
    diagnosis.estimatedPeak = estimate.memory().stages[static_cast<std::size_t>(estimated.rank)].allocated.value();
    addParts(diagnosis, traced);
    diagnosis.notes = diagnosisNotes(traced);
    diagnosis.ignored = ignoredOf(ranks);
    for (std::size_t i = 0; i < ranks.size(); ++i)
        diagnosis.used.push_back(
            {ranks[i].file, ranks[i].rank, ranks[i].step, ranks[i].seconds, ranks[i].steps, i == chosen, aligned.offsetOf(i)});
    return diagnosis;
}

}  // namespace shardscope
