// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/fused_pairs.h"

#include <algorithm>

#include "core/base/communication.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/fused_blocks.h"
#include "core/schedule/schedule_traits.h"
#include "core/site/site.h"
#include "core/step/layer_passes.h"
#include "core/step/pass_time.h"

namespace shardscope {
namespace {

/// `exchange`: as much as can be hidden.
HiddenByFusing hiddenOf(const PassTime& ahead, const PassTime& back, Seconds exchange)
{
    // No published run gathers weights or reduces gradients in fused blocks: what of these a shorter block would still hide is unknown.
    const auto travels = [](const PassTime& pass) { return pass.exposedOf(Axis::Dp) + pass.hiddenOf(Axis::Dp) > Seconds(); };
    if (travels(ahead) || travels(back))
        return {};
    const Seconds apart = ahead.total() + back.total();
    // Neither half waits for the host while the other one computes; the host has to launch both.
    const Seconds fused = std::max(ahead.device() + back.device() - exchange, ahead.hostPace + back.hostPace);
    const Seconds hidden = std::max(Seconds(), apart - fused);
    const Seconds ofExchange = std::min(exchange, hidden);
    return {ofExchange, hidden - ofExchange};
}

}  // namespace

HiddenByFusing hiddenByFusing(const Passes& forward, const Passes& backward)
{
    const PassTime back = backward.backward();
    return hiddenOf(forward.forward, back, forward.forward.exposedOf(Axis::Ep) + back.exposedOf(Axis::Ep));
}

HiddenByFusing hiddenInPair(const Passes& forward, const Passes& backward)
{
    const PassTime& ahead = forward.forward;
    const PassTime back = backward.backward();
    return hiddenOf(ahead, back, std::min(ahead.exposedOf(Axis::Ep), back.compute) + std::min(back.exposedOf(Axis::Ep), ahead.compute));
}

FusedLayers::FusedLayers(const Architecture& architecture, const LayerPasses& layers) : m_architecture(architecture)
{
    for (std::size_t kind = 0; kind < layers.ofLayerKind.size(); ++kind) {
        m_passes.push_back(&layers.ofLayerKind[kind]);
        m_passes.push_back(&layers.ofLayerKindKept[kind]);
    }
    m_passes.push_back(&layers.mtp);
    m_hidden.resize(m_passes.size() * m_passes.size());
}

std::size_t FusedLayers::layersIn(std::span<const StageRange> stages, std::size_t stage) const
{
    const bool predictsMore = m_architecture.mtpLayers > 0 && stage + 1 == stages.size();
    return static_cast<std::size_t>(stages[stage].end - stages[stage].first) + (predictsMore ? 1 : 0);
}

std::size_t FusedLayers::passesOf(std::span<const StageRange> stages, std::size_t stage, std::size_t layer) const
{
    const StageRange& range = stages[stage];
    const std::size_t ofModel = static_cast<std::size_t>(range.first) + layer;
    if (ofModel >= static_cast<std::size_t>(range.end))
        return m_passes.size() - 1;
    return 2 * m_architecture.kindOfLayer[ofModel] +
           (ofModel >= static_cast<std::size_t>(range.recomputedEnd) ? std::size_t{1} : std::size_t{0});
}

const HiddenByFusing& FusedLayers::hidden(std::size_t forward, std::size_t backward)
{
    std::optional<HiddenByFusing>& known = m_hidden[forward * m_passes.size() + backward];
    if (!known)
        known = hiddenInPair(*m_passes[forward], *m_passes[backward]);
    return *known;
}

HiddenByFusing FusedLayers::of(std::span<const StageRange> stages, std::size_t forward, std::size_t backward)
{
    const std::size_t ofBackward = layersIn(stages, backward);
    const std::size_t pairs = std::min(layersIn(stages, forward), ofBackward);
    HiddenByFusing all;
    for (std::size_t i = 0; i < pairs; ++i) {
        const HiddenByFusing& one = hidden(passesOf(stages, forward, i), passesOf(stages, backward, ofBackward - 1 - i));
        all.exchange += one.exchange;
        all.hostWait += one.hostWait;
    }
    return all;
}

FusedStages::FusedStages(const Site& site, const ResolvedPlan& plan, const PipelineShape& shape, const LayersOfGroup& layersOf,
                         const std::vector<Passes>& stages)
    : m_stages(stages)
{
    if (!fusedPairsOf(shape))
        return;
    m_ranges = stageRanges(site, plan);
    const auto groups = static_cast<std::size_t>(plan.groupCount());
    for (std::size_t group = 0; group < groups; ++group)
        m_layers.emplace_back(*site.architecture, layersOf(static_cast<int>(group)));
    if (groups == 1)
        return;
    m_groupOfStage.resize(stages.size());
    for (int rank = 0; rank < shape.stages; ++rank) {
        for (int chunk = 0; chunk < shape.chunks; ++chunk)
            m_groupOfStage[static_cast<std::size_t>(stageOf(shape, rank, chunk))] = static_cast<std::size_t>(plan.groupOfRank(rank));
    }
}

HiddenByFusing FusedStages::of(std::size_t forward, std::size_t backward)
{
    if (m_ranges.empty())
        return hiddenByFusing(m_stages[forward], m_stages[backward]);
    return m_layers[m_groupOfStage.empty() ? 0 : m_groupOfStage[forward]].of(m_ranges, forward, backward);
}

double savedByFusing(const StageTimes& times, const PipelineShape& shape, int rank)
{
    if (!fusedPairsOf(shape))
        return 0;
    const std::vector<std::int64_t> blocks = fusedBlocksOf(shape, rank);
    const auto chunks = static_cast<std::size_t>(shape.chunks);
    const auto stageAt = [&](std::size_t chunk) { return static_cast<std::size_t>(stageOf(shape, rank, static_cast<int>(chunk))); };
    double saved = 0;
    for (std::size_t pair = 0; pair < blocks.size(); ++pair) {
        const std::size_t forward = stageAt(pair / chunks);
        const double apart = times[forward].forward + times[stageAt(pair % chunks)].backward;
        saved += static_cast<double>(blocks[pair]) * (apart - times.fused(forward, pair % chunks));
    }
    return saved;
}

StageTimes blockTimes(const Site& site, const ResolvedPlan& plan, const PipelineShape& shape, const LayersOfGroup& layersOf,
                      const std::vector<Passes>& stages)
{
    StageTimes times = blockTimes(stages);
    if (!fuses(shape))
        return times;
    FusedStages fused(site, plan, shape, layersOf, stages);
    const auto hidden = [&](std::size_t forward, std::size_t backward) { return fused.of(forward, backward).total().value(); };
    if (fusedPairsOf(shape)) {
        setFusedPairs(times, shape, hidden);
        return times;
    }
    for (std::size_t stage = 0; stage < stages.size(); ++stage) {
        const std::size_t other = stages.size() - 1 - stage;
        times[stage].fused = times[stage].forward + times[other].backward - hidden(stage, other);
    }
    return times;
}

}  // namespace shardscope
