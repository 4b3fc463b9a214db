// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/frozen_weights.h"

#include <algorithm>
#include <string_view>

#include "core/framework/framework_traits.h"
#include "core/memory/ledger_writer.h"
#include "core/memory/stage_ledger.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {

Term frozenWeights(const States& states, const ResolvedPlan& plan, const RankParameters& parameters)
{
    const Terms& terms = states.terms;
    if (parameters.frozen == 0 || states.recipe.weightsOnHost)
        return terms("nothing", 0);
    const FrozenParts& parts = parameters.parts;
    TermSum all;
    const auto add = [&](std::string_view id, double elements, std::string_view eachId, double each, bool isExpert) {
        if (elements == 0)
            return;
        const Term held = terms(id, elements);
        const Term ranks = isExpert ? terms("expert-shard-group", plan.expertShardGroup) : terms("shard-group", plan.shardGroup);
        const Term own = states.recipe.shardsWeights ? terms.quotient("frozen-shard", held, ranks) : held;
        all.add(terms.product("frozen-weights-of-format", states.bytesPer(eachId, each), own));
    };
    const double plain = parameters.frozen - parts.experts - parts.quantised - parts.copied;
    add("frozen-parameters", plain, "frozen-bytes", states.recipe.frozen, false);
    add("frozen-experts", parts.experts - parts.quantisedExperts - parts.copiedExperts, "frozen-bytes", states.recipe.frozen, true);
    add("quantised-parameters", parts.quantised, "stored-bytes", states.recipe.quantised, false);
    add("quantised-experts", parts.quantisedExperts, "stored-bytes", states.recipe.quantised, true);
    add("forward-parameters", parts.copied, "forward-weight-bytes", states.recipe.copied, false);
    add("forward-experts", parts.copiedExperts, "forward-weight-bytes", states.recipe.copied, true);
    const Term weights = all.as("frozen-weights", terms);
    const Term held = terms("frozen-parameters-in-all", parameters.frozen);
    if (states.recipe.gatheredWeights == 0 || !states.recipe.shardsWeights || plan.shardGroup == 1)
        return weights;
    const Term gathered =
        terms.product("frozen-weights-gathered", states.bytesPer("gathered-weight-bytes", states.recipe.gatheredWeights), held);
    return terms.sum("frozen-weights", weights, gathered);
}

Term originalVocabulary(const States& states, const Site& site, const ResolvedPlan& plan, const LedgerRank& stages, double elements)
{
    const Terms& terms = states.terms;
    const Tuning& tuning = site.training.tuning;
    const bool areKept = tuning.newTokens.value_or(0) > 0 && tuning.hasAdapters() && traitsOf(plan.framework).tuning.keepsOriginals;
    const bool isTied = site.architecture->tiedEmbeddings && stages.holdsEmbedding;
    const int matrices = (stages.holdsEmbedding ? 1 : 0) + (stages.holdsHead && !isTied ? 1 : 0);
    if (!areKept || matrices == 0 || states.recipe.weightsOnHost)
        return terms("nothing", 0);
    const Term matrix = terms("embedding-matrix", elements);
    const Term ranks = terms("shard-group", plan.shardGroup);
    const Term held = states.recipe.shardsWeights ? terms.quotient("shard-of-matrix", matrix, ranks) : matrix;
    return terms.product("original-vocabulary", states.bytesPer("frozen-bytes", states.recipe.frozen), terms("original-matrices", matrices),
                         held);
}

Term decodedWeights(const LedgerInputs& inputs, const Terms& terms)
{
    double largest = 0;
    for (const OperatorList& operators : inputs.operators.ofLayerKind) {
        for (const Operator& op : operators)
            largest = std::max(largest, op.decoded > Bytes() ? op.shape.n * op.shape.k * op.shape.count : 0);
    }
    return terms.product("decoded-weights", terms("element-bytes", inputs.shape.style.elementBytes),
                         terms("largest-decoded-weight", largest));
}

}  // namespace shardscope
