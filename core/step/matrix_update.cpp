// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/matrix_update.h"

#include <algorithm>

#include "core/framework/framework_traits.h"
#include "core/memory/byte_recipe.h"
#include "core/memory/rank_parameters.h"
#include "core/optimizer/matrix_products.h"
#include "core/plan/resolved_plan.h"
#include "core/site/device_rates.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"

namespace shardscope {
namespace {

/// FSDP cuts each matrix by rows, but the matrices of experts by experts while there are enough (torchtitan parallelize.py:
/// Shard(0) unless efsdp · ep > experts); below that, states are shared matrix by matrix.
MatrixHolders holdersOf(double together, int ranks, const ByteRecipe& recipe)
{
    if (!recipe.shardsOptimizer)
        return {};
    if (recipe.shardsWeights && ranks > together)
        return {static_cast<double>(ranks), 1};
    return {1, static_cast<double>(ranks)};
}

double fewestExpertsTogether(const std::vector<MatrixGroup>& groups)
{
    double fewest = 0;
    for (const MatrixGroup& group : groups) {
        if (group.isExpert)
            fewest = fewest > 0 ? std::min(fewest, group.together) : group.together;
    }
    return fewest;
}

class MatrixTimes {
public:
    MatrixTimes(const CostInputs& inputs, const MatrixGroup& group, const Terms& rates, const Terms& terms)
        : m_inputs(inputs), m_group(group), m_isXla(traitsOf(inputs.plan.framework).isXla()), m_rates(rates), m_terms(terms)
    {
    }

    /// One multiply: the longer of computing and of moving its operands, after its start.
    [[nodiscard]] Term of(const MatrixProduct& product) const
    {
        Term flop = m_terms.product("product-flop", m_terms("two-flop", 2), m_terms("product-rows", product.m),
                                    m_terms("product-columns", product.n), m_terms("product-depth", product.k));
        if (product.isSymmetric && m_inputs.site.training.software.symmetricProducts.value_or(false))
            flop = m_terms.quotient("half-of-the-product", flop, m_terms("two-halves", 2));
        Term rate = m_rates("multiply-rate-16", m_inputs.rates.multiply16);
        if (product.isWide)
            rate = m_terms.quotient("multiply-rate-tf32", rate, m_terms("tf32-share", 2));
        const Term moved = m_terms.quotient("product-memory-seconds", m_terms("product-bytes", product.bytes()),
                                            m_rates("multiply-memory-rate", m_inputs.rates.multiplyMemory));
        const Term steady = m_terms.maximum("product-steady", m_terms.quotient("product-compute-seconds", flop, rate), moved);
        const Term one = m_terms.sum("product-seconds", start(), steady);
        return m_terms.product(product.id, m_terms("products-of-a-step", product.times), one);
    }

    [[nodiscard]] double bytesPerElement() const { return bytesBetween(traitsOf(m_inputs.site.training.optimizer).work, m_isXla); }

    /// The kernels between the multiplies.
    [[nodiscard]] Term between(double elements) const
    {
        const Term bytes =
            m_terms.product("bytes-between-products", m_terms("bytes-between", bytesPerElement()), m_terms("product-elements", elements));
        return m_terms.quotient("seconds-between-products", bytes, m_rates("memory-rate", m_inputs.rates.memory));
    }

    [[nodiscard]] Term of(const MatrixExchange& exchange, const PlacedCollective& collective) const
    {
        const Term bytes = m_terms.product("exchanged-bytes", m_terms("exchanged-elements", exchange.elements),
                                           m_terms("exchanged-element-bytes", exchange.elementBytes));
        const Term one = m_inputs.collectives.term(exchange.kind, bytes, collective.placement, m_rates);
        return m_terms.product(exchange.id, m_terms("exchanges", exchange.times), one);
    }

private:
    /// XLA multiplies all experts of a layer at once.
    [[nodiscard]] Term start() const
    {
        const Term one = m_rates("multiply.start", m_inputs.rates.multiplyStart);
        if (!m_isXla || m_group.together <= 1)
            return one;
        return m_terms.quotient("start-of-a-batch", one, m_terms("matrices-of-a-batch", m_group.together));
    }

    const CostInputs& m_inputs;
    const MatrixGroup& m_group;
    bool m_isXla;
    Terms m_rates;  ///< of the GPU, about nothing
    Terms m_terms;  ///< about the shape
};

PlacedCollective collectiveOf(const MatrixExchange& exchange, bool isExpert, const CostInputs& inputs)
{
    using enum CommunicationGroup;
    const ResolvedPlan& plan = inputs.plan;
    const bool hasShards = (isExpert ? plan.egtp : plan.gtp) > 1;
    const CommunicationGroup data = hasShards ? (isExpert ? ExpertWeightShards : WeightShards) : isExpert ? ExpertData : Data;
    const CommunicationGroup group = exchange.amongData ? data : isExpert ? ExpertTensor : Tensor;
    const GroupPlacement placement =
        exchange.amongData && !hasShards ? placeShardGroup(group, plan, plan.order, inputs.site.cluster) : inputs.placement(group);
    return {{exchange.kind, group, Bytes(exchange.elements * exchange.elementBytes), exchange.times}, placement};
}

}  // namespace

std::vector<MatrixShare> matrixShares(const RankParameters& parameters, const ByteRecipe& recipe, const CostInputs& inputs)
{
    const OptimizerTraits& optimizer = traitsOf(inputs.site.training.optimizer);
    if (optimizer.work == MatrixWork::None)
        return {};
    const ResolvedPlan& plan = inputs.plan;
    const std::vector<MatrixGroup>& groups = inputs.matrices.groups();
    return matrixShares(groups, parameters.matrices,
                        {optimizer.work, plan.matrixUpdate.value_or(MatrixUpdate::Duplicated), holdersOf(0, plan.shardGroup, recipe),
                         holdersOf(fewestExpertsTogether(groups), plan.expertShardGroup, recipe)});
}

Term matrixUpdates(const std::vector<MatrixShare>& shares, const CostInputs& inputs, const Terms& terms)
{
    const MatrixWork work = traitsOf(inputs.site.training.optimizer).work;
    TermSum all;
    for (const MatrixShare& share : shares) {
        const MatrixGroup& group = inputs.matrices.groups()[share.group];
        const Terms own = terms.recorder() ? terms.about(terms.recorder()->text(group.name())) : terms;
        const MatrixTimes times(inputs, group, terms, own);
        TermSum one;
        for (const MatrixProduct& product : matrixProducts(work, share.shorter, share.longer))
            one.add(times.of(product));
        if (times.bytesPerElement() > 0)
            one.add(times.between(share.shorter * share.longer));
        for (const MatrixExchange& exchange : share.each)
            one.add(times.of(exchange, collectiveOf(exchange, group.isExpert, inputs)));
        all.add(own.product("updates-of-matrices", own("matrices-of-busiest", share.count), one.as("update-of-matrix", own)));
        for (const MatrixExchange& exchange : share.together)
            all.add(times.of(exchange, collectiveOf(exchange, group.isExpert, inputs)));
    }
    return all.as("matrix-updates", terms);
}

std::vector<PlacedCollective> matrixCollectives(const std::vector<MatrixShare>& shares, const CostInputs& inputs)
{
    std::vector<PlacedCollective> all;
    for (const MatrixShare& share : shares) {
        const bool isExpert = inputs.matrices.groups()[share.group].isExpert;
        const auto add = [&](const MatrixExchange& exchange, double times) {
            PlacedCollective one = collectiveOf(exchange, isExpert, inputs);
            one.collective.count *= times;
            if (one.placement.ranks > 1 && one.collective.count > 0)
                all.push_back(one);
        };
        for (const MatrixExchange& exchange : share.each)
            add(exchange, share.count);
        for (const MatrixExchange& exchange : share.together)
            add(exchange, 1);
    }
    return all;
}

}  // namespace shardscope
