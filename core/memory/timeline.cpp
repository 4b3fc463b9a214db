// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/timeline.h"

#include <algorithm>

#include "core/memory/moments.h"
#include "core/memory/rank_stages.h"
#include "core/memory/stage_ledger.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule_limits.h"
#include "core/schedule/schedule_traits.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostBlocks = 1'000'000;

std::size_t indexOf(MemoryClass memoryClass) { return static_cast<std::size_t>(memoryClass); }

/// Holds what does not come and go with single blocks.
struct Held {
    EnumArray<MemoryClass, Bytes> always{};
    Bytes onTheWay;       ///< offloaded activations, while layers run
    Bytes lateGradients;  ///< of the one backward pass that makes them
    Bytes secondOfTied;   ///< gradient of a tied embedding, at the end of that pass
    Bytes step;           ///< temporaries of the optimizer

    Held(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank)
    {
        const auto at = [&](PeakMoment moment) { return stageLedger(site, plan, inputs, rank, {}, moment); };
        for (const LedgerLine& line : at(PeakMoment::Activations).lines) {
            if (line.what == "offload-buffers") {
                onTheWay = line.bytes;
                continue;
            }
            const bool comesAndGoes = line.memoryClass == MemoryClass::Activations || line.what == "logits" ||
                                      line.what == "recomputed-layer" || line.what == "retained-graphs" || line.what == "layer-gradients";
            if (!comesAndGoes)
                always[indexOf(line.memoryClass)] += line.bytes;
        }
        always[indexOf(MemoryClass::Framework)] = stageLedger(site, plan, inputs, rank).of(MemoryClass::Framework);
        step = at(PeakMoment::Step).of(MemoryClass::Temporary);
        if (!inputs.recipe.gradientsAppear)
            return;
        const StageMemory late = at(PeakMoment::Gradients);
        lateGradients = late.of(MemoryClass::Gradients);
        for (const LedgerLine& line : late.lines)
            secondOfTied += line.what == "second-gradient-of-tied" ? line.bytes : Bytes();
    }
};

/// Walks one rank's blocks in their order and records the held bytes after each.
class StepWriter {
public:
    StepWriter(const Held& held, std::vector<Bytes> perChunk, const LedgerInputs& inputs, Bytes recomputedLayer, int lossChunk,
               bool fusesPairs)
        : m_perChunk(std::move(perChunk)),
          m_loss(lossOrHeadMoment(inputs).value),
          m_keptLoss(inputs.activations.keptLoss),
          m_predictions(inputs.activations.mtp),
          m_recomputedLayer(recomputedLayer),
          m_lossChunk(lossChunk),
          m_fusesPairs(fusesPairs),
          m_held(held.always),
          m_onTheWay(held.onTheWay),
          m_lateGradients(held.lateGradients),
          m_secondOfTied(held.secondOfTied),
          m_step(held.step)
    {
    }

    std::vector<MemoryMoment> write(std::span<const Block> blocks, std::span<const BlockSpan> spans, bool first)
    {
        m_moments.clear();
        m_now = m_held;
        m_now[indexOf(MemoryClass::Optimizer)] = first ? Bytes() : m_held[indexOf(MemoryClass::Optimizer)];
        note(MomentKind::StepStart, 0, {}, {});
        for (std::size_t i = 0; i < blocks.size(); ++i)
            run(blocks[i], spans[i]);
        m_now[indexOf(MemoryClass::Optimizer)] = m_held[indexOf(MemoryClass::Optimizer)];
        m_now[indexOf(MemoryClass::Temporary)] = m_step;
        note(MomentKind::OptimizerStep, spans.empty() ? 0 : spans.back().end, {}, {});
        return m_moments;
    }

private:
    void run(const Block& block, const BlockSpan& span)
    {
        if (block.isFused() && m_fusesPairs) {
            runPair(block, span);
            return;
        }
        if (block.hasForward()) {
            activations() += m_perChunk[block.chunk];
            endForward(block, block.isFused() ? span.start : span.end);
        }
        if (block.hasInputGrad())
            startBackward(block, span.start);
        if (block.hasWeightGrad()) {
            activations() -= m_perChunk[block.backwardChunk()];
            endBackward(block, span.end);
        }
    }

    /// Each layer of the forward takes the place of a layer of the backward; its loss is computed when the backward's is gone
    /// (combined_1f1b.py).
    void runPair(const Block& block, const BlockSpan& span)
    {
        startBackward(block, span.start);
        activations() += m_perChunk[block.chunk] - m_perChunk[block.backwardChunk()];
        endForward(block, span.end);
        endBackward(block, span.end);
    }

    void startBackward(const Block& block, double time)
    {
        // The head's backward comes first and frees the softmax before any layer is recomputed.
        const bool ofLoss = block.backwardChunk() == m_lossChunk;
        if (ofLoss)
            activations() += m_predictions - m_keptLoss;
        note(MomentKind::BackwardStart, time, block, m_recomputedLayer + m_onTheWay);
        if (ofLoss)
            activations() -= m_predictions;
    }

    void endBackward(const Block& block, double time)
    {
        m_now[indexOf(MemoryClass::Gradients)] += m_lateGradients;
        note(MomentKind::AfterBackward, time, block, m_secondOfTied);
    }

    void endForward(const Block& block, double time)
    {
        const bool computesLoss = block.chunk == m_lossChunk;
        if (computesLoss)
            activations() += m_predictions;
        note(computesLoss ? MomentKind::Loss : MomentKind::AfterForward, time, block, computesLoss ? m_loss + m_onTheWay : m_onTheWay);
        if (computesLoss)
            activations() += m_keptLoss - m_predictions;
    }

    void note(MomentKind kind, double time, const Block& block, Bytes temporary)
    {
        MemoryMoment moment;
        moment.kind = kind;
        moment.time = time;
        const bool backward = kind == MomentKind::BackwardStart || kind == MomentKind::AfterBackward;
        moment.microBatch = backward ? block.backwardMicroBatch() : block.microBatch;
        moment.chunk = backward ? block.backwardChunk() : block.chunk;
        moment.byClass = m_now;
        moment.byClass[indexOf(MemoryClass::Temporary)] += temporary;
        m_moments.push_back(moment);
    }

    Bytes& activations() { return m_now[indexOf(MemoryClass::Activations)]; }

    std::vector<Bytes> m_perChunk;
    Bytes m_loss;
    Bytes m_keptLoss;
    Bytes m_predictions;  ///< of the micro-batch at its loss, or at the beginning of its backward
    Bytes m_recomputedLayer;
    int m_lossChunk = -1;
    bool m_fusesPairs = false;
    EnumArray<MemoryClass, Bytes> m_held{};
    Bytes m_onTheWay;
    Bytes m_lateGradients;
    Bytes m_secondOfTied;
    Bytes m_step;
    EnumArray<MemoryClass, Bytes> m_now{};
    std::vector<MemoryMoment> m_moments;
};

/// The chunk of this rank that computes the loss, or -1.
int lossChunk(const RankStages& stages, const ResolvedPlan& plan)
{
    for (std::size_t chunk = 0; chunk < stages.ranges.size(); ++chunk) {
        if (stages.ranges[chunk].stage == static_cast<int>(plan.stageLayers.size()) - 1)
            return static_cast<int>(chunk);
    }
    return -1;
}

}  // namespace

Bytes MemoryMoment::total() const
{
    Bytes sum;
    for (const Bytes bytes : byClass)
        sum += bytes;
    return sum;
}

MemoryTimeline memoryTimeline(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const Schedule& schedule,
                              const Simulation& simulation, int rank)
{
    const std::span<const Block> blocks = schedule.rank(rank);
    if (blocks.size() > kMostBlocks)
        return {};
    const RankStages stages = rankStages(site, plan, rank);
    std::vector<Bytes> perChunk = chunkActivations(site, plan, inputs.activations, stages);
    const std::vector<double> live = liveByChunk(plan, rank, perChunk);
    for (std::size_t chunk = 0; chunk < perChunk.size() && keepsOutputs(plan); ++chunk)
        perChunk[chunk] += hasNextStage(plan, stages.ranges[chunk]) ? inputs.activations.stageOutput : Bytes();
    perChunk.resize(static_cast<std::size_t>(std::max(2, plan.chunks)));
    StepWriter writer(Held(site, plan, inputs, rank), std::move(perChunk), inputs,
                      Bytes(backwardMoment(site, plan, inputs, stages, live).value), lossChunk(stages, plan),
                      fusedPairsOf(schedule.shape) != nullptr);
    const std::span<const BlockSpan> spans(simulation.spans.data() + schedule.begin(rank), blocks.size());
    MemoryTimeline timeline;
    timeline.firstStep = writer.write(blocks, spans, true);
    timeline.laterStep = writer.write(blocks, spans, false);
    return timeline;
}

MemoryTimeline memoryTimeline(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, int rank)
{
    const PipelineShape shape = plan.pipeline();
    if (!checkShape(shape).empty() || plan.microBatches * plan.chunks * plan.pp * 3 > static_cast<std::int64_t>(kMostBlocks))
        return {};
    const Schedule schedule = makeSchedule(shape);
    const Result<Simulation> simulation = simulate(schedule, uniformTimes(shape, {}), 0);
    return simulation ? memoryTimeline(site, plan, inputs, schedule, *simulation, rank) : MemoryTimeline();
}

}  // namespace shardscope
