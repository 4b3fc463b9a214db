// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/memory_limits.h"

#include <algorithm>

#include "core/memory/built_model.h"
#include "core/memory/framework_memory.h"
#include "core/memory/late_moments.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/search/table_sums.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

/// No activations; what a layer that is gathered takes stays.
class NoActivations : public LayerSums {
public:
    NoActivations(const ParameterTable& parameters, const RankContent& content) : m_layers(content.layers())
    {
        for (std::size_t kind = 0; kind < content.layersOfKind.size(); ++kind) {
            if (content.layersOfKind[kind] == 0)
                continue;
            m_largest = std::max(m_largest, parameters.ofLayerKind[kind].total());
            m_largestGathered = std::max(m_largestGathered, parameters.ofLayerKind[kind].whole());
        }
    }
    [[nodiscard]] Term keptActivations(const Terms&) const override { return {}; }
    [[nodiscard]] Term kept(std::string_view, Bytes LayerActivations::*, const Terms&) const override { return {}; }
    [[nodiscard]] Term largestMoment(const Terms&) const override { return {}; }
    [[nodiscard]] Term largestParameters(const Terms&) const override { return {m_largest}; }
    [[nodiscard]] Term largestGathered(const Terms&) const override { return {m_largestGathered}; }
    [[nodiscard]] int layersOnRank() const override { return m_layers; }
    [[nodiscard]] std::int64_t waitingLosses() const override { return 0; }
    [[nodiscard]] Term retained(const Terms&) const override { return {}; }
    [[nodiscard]] Term liveOutputs(const Terms&) const override { return {}; }
    [[nodiscard]] Term liveEncoders(const Terms&) const override { return {}; }
    [[nodiscard]] Term freedBeforeEncoders(const Terms&) const override { return {}; }

private:
    int m_layers;
    double m_largest = 0;
    double m_largestGathered = 0;
};

}  // namespace

UnitLedgers::UnitLedgers(const Site& site, ResolvedPlan plan, const RankShape& shape, const std::vector<Recompute>& modes)
    : m_shape(shape), m_moments(modes.size())
{
    plan.microBatch = 1;
    for (const Recompute mode : modes) {
        plan.recompute = mode;
        if (m_ledgers.empty()) {
            m_ledgers.push_back(ledgerInputs(site, plan));
            continue;
        }
        LedgerInputs& ledger = m_ledgers.emplace_back();
        const LedgerInputs& first = m_ledgers.front();
        ledger.shape = first.shape;
        ledger.parameters.vocabulary = first.parameters.vocabulary;
        ledger.activations = activationTable(site, plan, first.shape, first.operators, first.parameters.vocabulary);
    }
    m_bare.shape = m_ledgers.front().shape;
    m_bare.shape.style.headGradients = 0;  // a moment of its own: `RankBytes::atHead`
    m_bare.parameters = m_ledgers.front().parameters;
    m_bare.activations.ofLayerKind.resize(site.architecture->kinds.size());
}

const std::vector<UnitMoment>& UnitLedgers::momentsOf(const LiveTable& live, std::size_t mode, const ResolvedPlan& plan,
                                                      const Contents& contents)
{
    return m_moments[mode].of(live.id, [&] {
        const LedgerInputs& ledger = m_ledgers[mode];
        const ActivationTable& activations = ledger.activations;
        std::vector<UnitMoment> moments;
        forEachRank(live, [&](std::size_t first, std::size_t end) {
            const RankContent& content = contents.rank(live.heaviest[first].content);
            const auto sumsOf = [&](std::size_t index) {
                return TableSums(plan, ledger, content, live.heaviest[index], live.waitingLosses);
            };
            const std::size_t heaviest = heaviestOf(first, end, sumsOf);
            const TableSums sums = sumsOf(heaviest);
            UnitMoment moment;
            moment.content = live.heaviest[heaviest].content;
            moment.kept = sums.keptActivations({}).value + keptOutputs(ledger, sums).value + activations.contextBuffer.value() +
                          activations.expertBuffers.value();
            if (content.holdsHead) {
                moment.kept += static_cast<double>(live.waitingLosses) * activations.keptLoss.value() + activations.mtp.value();
                moment.loss = activations.loss.value();
                moment.head = waitingChunks(ledger).value;
            }
            moment.layer = layerInBackward(plan, ledger, sums).value;
            for (const UnitMoment& each : moments) {
                if (each.content == moment.content && each.kept >= moment.kept && each.layer >= moment.layer)
                    return;
            }
            moments.push_back(moment);
        });
        return moments;
    });
}

RankBytes UnitLedgers::bytesOf(const Site& site, const ResolvedPlan& plan, const RankContent& content, const RankParameters& parameters)
{
    m_bare.recipe = byteRecipe(site, plan);
    const NoActivations sums(m_bare.parameters, content);
    const LedgerRank rank{0, content.holdsEmbedding, content.holdsHead, parameters, sums};
    RankBytes bytes;
    bytes.atLoss = content.holdsHead ? lossMoment(m_bare).value : 0;
    bytes.atLayer = recomputeMoment(plan, m_bare, sums, content.holdsHead).value;
    bytes.atHead = content.holdsHead ? headGradients(m_ledgers.front()).value : 0;
    const auto allocatedAt = [&](PeakMoment moment) {
        return rankLedger(site, plan, m_bare, rank, Lines::Summed, {}, moment).allocated.value();
    };
    bytes.states = allocatedAt(PeakMoment::Activations) - std::max(bytes.atLoss, bytes.atLayer);
    bytes.atStep = mayPeakLate(site, plan, m_bare.recipe) ? allocatedAt(PeakMoment::Step) : bytes.states;
    if (m_bare.recipe.gradientsAppear)
        bytes.atStep = std::max(bytes.atStep, allocatedAt(PeakMoment::Gradients));
    if (const Term built = builtModel(site, plan, m_bare, parameters); built.value > 0)
        bytes.atStep = std::max(bytes.atStep, frameworkMemory(plan, site.cluster.gpu, built, {}).allocated.value);
    return bytes;
}

double BesideAllocated::total(double allocated, const ResolvedPlan& plan)
{
    if (!m_workspace)
        m_workspace = frameworkMemory(plan, m_gpu, {}, {}).workspace.value;
    const FrameworkMemory memory = frameworkMemory(plan, m_gpu, {allocated - *m_workspace}, {});
    return allocated + memory.allocatorSlack.value + memory.driver.value + memory.context.value + memory.communicators.value;
}

const MostAllocated& BesideAllocated::most(const ResolvedPlan& plan)
{
    const auto [place, isNew] = m_most.try_emplace(communicatorsOf(plan).count());
    if (isNew) {
        place->second.tight = mostWithin(m_tight, plan);
        place->second.fitting = m_fitting == m_tight ? place->second.tight : mostWithin(m_fitting, plan);
    }
    return place->second;
}

double BesideAllocated::mostWithin(double all, const ResolvedPlan& plan)
{
    double fits = 0;
    double exceeds = all;
    // The slack shrinks as memory gets short, but by less than is short: the total rises with what is allocated.
    for (int halving = 0; halving < 60; ++halving) {
        const double middle = (fits + exceeds) / 2;
        (total(middle, plan) <= all ? fits : exceeds) = middle;
    }
    return fits;
}

}  // namespace shardscope
