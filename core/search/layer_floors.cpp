// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/layer_floors.h"

#include <algorithm>
#include <functional>

#include "core/cost/operator_cost.h"
#include "core/layer/layer_operators.h"
#include "core/memory/rank_parameters.h"
#include "core/memory/rank_stages.h"
#include "core/memory/stage_ledger.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/site/device_rates.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"
#include "core/step/device_seconds.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostFloors = 200'000;

void mix(std::size_t& seed, double value) { seed = seed * 1'000'003 + std::hash<double>()(value); }

/// Fused blocks may hide all of the experts' exchange.
bool hidesExchange(const ResolvedPlan& plan) { return plan.pipeline().fusesPairs; }

bool isRouted(const Operator& op) { return op.traits().is(OperatorRole::Routed); }

}  // namespace

LayerFloors::LayerFloors(const Site& site, FloorOf what) : m_site(site), m_what(what)
{
    const Architecture& architecture = *site.architecture;
    for (const LayerKind& kind : architecture.kinds)
        m_layers.push_back(&kind);
    m_counts = layersOfEachKind(architecture, 0, architecture.layers());
    if (architecture.mtpLayers > 0) {
        m_layers.push_back(architecture.mtpKind ? &*architecture.mtpKind : &architecture.layer(architecture.layers() - 1));
        m_counts.push_back(architecture.mtpLayers);
    }
}

std::size_t LayerFloors::Hash::operator()(const DenseKey& key) const
{
    std::size_t seed = key.shape.sequenceParallel ? 1 : 0;
    for (const double value : {key.shape.tokens, key.shape.tp, key.shape.cp, key.shape.cpInner})
        mix(seed, value);
    return seed;
}

std::size_t LayerFloors::Hash::operator()(const RoutedKey& key) const
{
    std::size_t seed = 0;
    for (const double value : {key.tokens, key.ep, key.etp, key.tp})
        mix(seed, value);
    return seed;
}

double LayerFloors::secondsOf(const OperatorList& operators, double headDim, Recompute mode, const CostInputs& inputs) const
{
    if (m_what == FloorOf::Passes)
        return deviceSeconds(operators, headDim, mode, inputs, hidesExchange(inputs.plan) ? Exchange::Hidden : Exchange::Exposed).value();
    Seconds sum;
    for (const Operator& op : operators) {
        const OperatorCost cost = operatorCost(op, headDim, inputs.rates);
        sum += cost.forward + cost.backward();
    }
    return sum.value();
}

LayerFloors::Floor LayerFloors::make(const ResolvedPlan& plan, const RankShape& shape, bool routed) const
{
    const Architecture& architecture = *m_site.architecture;
    LedgerInputs ledger;
    ledger.shape = shape;
    const CostInputs inputs = costInputs(m_site, plan, ledger);
    Floor floor;
    for (const LayerKind* kind : m_layers) {
        SecondsByMode& seconds = floor.ofLayer.emplace_back();
        seconds.fill(0);
        if (routed && !kind->experts)
            continue;
        OperatorList operators = layerOperators(*kind, architecture.position, shape);
        std::erase_if(operators, [routed](const Operator& op) { return isRouted(op) != routed; });
        for (std::size_t mode = 0; mode < seconds.size(); ++mode)
            seconds[mode] = secondsOf(operators, static_cast<double>(kind->attention.qkHeadDim()), static_cast<Recompute>(mode), inputs);
    }
    if (routed)
        return floor;
    const double vocabulary = paddedVocabulary(m_site, plan);
    const auto endSeconds = [&](const OperatorList& operators) { return secondsOf(operators, 0, Recompute::None, inputs); };
    floor.ends = endSeconds(embeddingOperators(architecture, vocabulary, shape)) +
                 (1 + architecture.mtpLayers) * endSeconds(headOperators(architecture, vocabulary, shape));
    return floor;
}

const LayerFloors::Floor& LayerFloors::dense(const ResolvedPlan& plan, const RankShape& shape)
{
    const auto place = [&](CommunicationGroup group) { return placeGroup(group, plan, plan.order, m_site.cluster); };
    DenseKey key{shape,
                 {place(CommunicationGroup::Tensor), place(CommunicationGroup::Context), place(CommunicationGroup::ContextInner),
                  place(CommunicationGroup::ContextOuter)}};
    key.shape.ep = key.shape.etp = 1;
    key.shape.dispatcher = MoeDispatcher::AllToAll;
    if (m_dense.size() > kMostFloors)
        m_dense.clear();
    const auto [found, isNew] = m_dense.try_emplace(key);
    if (isNew)
        found->second = make(plan, shape, false);
    return found->second;
}

const LayerFloors::Floor& LayerFloors::routed(const ResolvedPlan& plan, const RankShape& shape)
{
    const auto place = [&](CommunicationGroup group) { return placeGroup(group, plan, plan.order, m_site.cluster); };
    const bool waitsForTensor = traitsOf(plan.framework).overlap->blocksTensor;
    const RoutedKey key{shape.shardedTokens,
                        shape.ep,
                        shape.etp,
                        waitsForTensor ? shape.tp : 1,
                        shape.dispatcher,
                        hidesExchange(plan),
                        {place(CommunicationGroup::Expert), place(CommunicationGroup::ExpertTensor)}};
    if (m_routed.size() > kMostFloors)
        m_routed.clear();
    const auto [found, isNew] = m_routed.try_emplace(key);
    if (isNew)
        found->second = make(plan, shape, true);
    return found->second;
}

SecondsByMode LayerFloors::ofMicroBatch(const ResolvedPlan& plan)
{
    const RankShape shape = rankShape(m_site, plan);
    const Floor& dense = this->dense(plan, shape);
    const Floor* routed = m_site.architecture->experts() ? &this->routed(plan, shape) : nullptr;
    const std::array<double, 2> host{hostForward(m_site, plan, false).value(), hostForward(m_site, plan, true).value()};
    const double beside = 1 + m_site.constants[Constant::HostBackward];
    SecondsByMode seconds;
    for (std::size_t mode = 0; mode < seconds.size(); ++mode) {
        const bool runsAgain = static_cast<Recompute>(mode) == Recompute::Full;
        double slower = 0;
        double onDevice = 0;
        double byHost = 0;
        for (std::size_t i = 0; i < m_layers.size(); ++i) {
            const double device = dense.ofLayer[i][mode] + (routed ? routed->ofLayer[i][mode] : 0);
            const double launched = m_what == FloorOf::Compute ? 0 : host[m_layers[i]->experts ? 1 : 0] * (runsAgain ? beside + 1 : beside);
            slower += m_counts[i] * std::max(device, launched);
            onDevice += m_counts[i] * device;
            byHost += m_counts[i] * launched;
        }
        // A fused pair is two layers that may be of different kinds: one waits for the host while the other one computes.
        seconds[mode] = dense.ends + (hidesExchange(plan) ? std::max(onDevice, byHost) : slower);
    }
    return seconds;
}

}  // namespace shardscope
