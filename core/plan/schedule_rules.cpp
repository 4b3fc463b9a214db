// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/plan/plan_terms.h"

namespace shardscope {
namespace {

constexpr std::string_view kInterleavedSource = "Megatron-LM megatron/core/pipeline_parallel/schedules.py (forward_backward_pipelining_with_interleaving)";
constexpr std::string_view kTorchSource = "PyTorch torch/distributed/pipelining/schedules.py";
constexpr std::string_view kDualPipeSource = "DeepSeek DualPipe dualpipe/dualpipe.py and dualpipev.py";
constexpr std::string_view kZeroBubbleSource = "Qi et al., Zero Bubble Pipeline Parallelism, arXiv 2401.10241 and 2405.15362";

bool takesOneChunk(ScheduleKind kind)
{
    return kind == ScheduleKind::Afab || kind == ScheduleKind::OneFOneB || kind == ScheduleKind::ZbH1 || kind == ScheduleKind::ZbH2;
}

bool isDual(ScheduleKind kind)
{
    return kind == ScheduleKind::DualPipe || kind == ScheduleKind::DualPipeV;
}

bool onlyOneChunk(const PlanFacts& f)
{
    return !takesOneChunk(f.schedule) || f.chunks == 1;
}

bool oneOrTwoChunks(const PlanFacts& f)
{
    return fixedChunks(f.schedule) == 0 || f.chunks <= 2;
}

bool severalChunks(const PlanFacts& f)
{
    return (f.schedule != ScheduleKind::Interleaved && f.schedule != ScheduleKind::LoopedBfs) || f.chunks >= 2;
}

bool interleavedFillsPipeline(const PlanFacts& f)
{
    return f.schedule != ScheduleKind::Interleaved || f.microBatches() >= f.pp;
}

bool loopFillsPipeline(const PlanFacts& f)
{
    return f.schedule != ScheduleKind::LoopedBfs || f.microBatches() >= f.pp;
}

bool groupWithinBatch(const PlanFacts& f)
{
    return f.schedule != ScheduleKind::Interleaved || f.group == PlanFacts::kNull || (f.group >= f.pp && f.group <= std::max(f.pp, f.microBatches()));
}

bool lastGroupLongEnough(const PlanFacts& f)
{
    if (f.schedule != ScheduleKind::Interleaved || !interleavedFillsPipeline(f) || !groupWithinBatch(f))
        return true;
    const std::int64_t last = f.microBatches() % f.groupSize();
    return last == 0 || last >= f.pp;
}

bool roundsAreWhole(const PlanFacts& f)
{
    const std::int64_t rounds = std::max<std::int64_t>(1, f.microBatches() / f.pp);
    return f.schedule != ScheduleKind::Zb1pInterleaved || f.group != PlanFacts::kNull || f.microBatches() % rounds == 0;
}

bool groupMakesRounds(const PlanFacts& f)
{
    if (f.schedule != ScheduleKind::Zb1pInterleaved || f.group == PlanFacts::kNull)
        return true;
    return f.microBatches() % f.group == 0 && f.group >= std::min(f.pp, f.microBatches());
}

constexpr NamedNumber kRounds{"rounds", [](const PlanFacts& f) { return terms::count(std::max<std::int64_t>(1, f.microBatches() / f.pp)); }};
constexpr NamedNumber kLastGroup{"last_group", [](const PlanFacts& f) { return terms::count(f.microBatches() % f.groupSize()); }};
constexpr NamedNumber kLeast{"least", [](const PlanFacts& f) { return terms::count(saturatingProduct(2, f.pp)); }};

std::vector<PlanRule> chunkRules()
{
    using namespace terms;
    return {
        {"schedule-has-one-chunk", "", Severity::Error, kEveryone, Needs::Nothing, onlyOneChunk, {schedule, chunks}, {chunksKnob, scheduleKnob}, kTorchSource},
        {"schedule-has-two-chunks", "", Severity::Error, kEveryone, Needs::Nothing, oneOrTwoChunks, {schedule, chunks}, {chunksKnob}, kZeroBubbleSource},
        {"schedule-needs-chunks", "", Severity::Error, kEveryone, Needs::Nothing, severalChunks, {schedule, chunks}, {chunksKnob, scheduleKnob}, kInterleavedSource},
    };
}

std::vector<PlanRule> interleavingRules()
{
    using namespace terms;
    return {
        {"microbatches-below-stages", "MLM-4", Severity::Error, kEveryone, Needs::Batches, interleavedFillsPipeline,
         {schedule, microBatches, pp}, {globalBatchKnob, microBatchKnob, ppKnob}, kInterleavedSource},
        {"microbatches-below-stages", "", Severity::Error, kEveryone, Needs::Batches, loopFillsPipeline,
         {schedule, microBatches, pp}, {globalBatchKnob, microBatchKnob, ppKnob}, kTorchSource},
        {"group-out-of-range", "MLM-4", Severity::Error, kEveryone, Needs::Batches, groupWithinBatch,
         {group, pp, microBatches}, {groupKnob}, kInterleavedSource},
        {"last-group-too-short", "MLM-4", Severity::Error, kEveryone, Needs::Batches, lastGroupLongEnough,
         {microBatches, group, kLastGroup, pp}, {globalBatchKnob, groupKnob}, kInterleavedSource},
        {"rounds-not-whole", "", Severity::Error, kEveryone, Needs::Batches, roundsAreWhole,
         {microBatches, pp, kRounds}, {globalBatchKnob, groupKnob}, kTorchSource},
        {"group-not-in-rounds", "", Severity::Error, kEveryone, Needs::Batches, groupMakesRounds,
         {microBatches, pp, group}, {groupKnob, globalBatchKnob}, kTorchSource},
    };
}

std::vector<PlanRule> dualRules()
{
    using namespace terms;
    return {
        {"dualpipe-odd-stages", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.schedule != ScheduleKind::DualPipe || f.pp % 2 == 0; }, {pp}, {ppKnob}, kDualPipeSource},
        {"dualpipe-odd-microbatches", "", Severity::Error, kEveryone, Needs::Batches,
         [](const PlanFacts& f) { return f.schedule != ScheduleKind::DualPipe || f.microBatches() % 2 == 0; }, {microBatches}, {globalBatchKnob, microBatchKnob}, kDualPipeSource},
        {"dualpipe-few-microbatches", "", Severity::Error, kEveryone, Needs::Batches,
         [](const PlanFacts& f) { return !isDual(f.schedule) || f.microBatches() >= saturatingProduct(2, f.pp); },
         {schedule, microBatches, pp, kLeast}, {globalBatchKnob, microBatchKnob, ppKnob}, kDualPipeSource},
    };
}

}  // namespace

std::vector<PlanRule> scheduleRules()
{
    std::vector<PlanRule> rules = chunkRules();
    for (std::vector<PlanRule> family : {interleavingRules(), dualRules()})
        rules.insert(rules.end(), family.begin(), family.end());
    return rules;
}

}  // namespace shardscope
