// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/optimizer_states.h"

#include "core/memory/byte_recipe.h"
#include "core/optimizer/optimizer_traits.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/training.h"

namespace shardscope {
namespace {

/// What tensor parallelism leaves of a matrix is one of its own to states of both sides.
double statesOf(const MatrixGroup& group, const OptimizerTraits& optimizer)
{
    const double rows = group.cutsRows ? group.rows / group.ways : group.rows;
    return optimizer.matrixBytes(rows / group.shards, group.cutsRows ? group.columns : group.columns / group.ways);
}

/// Of dense parameters or of experts, before they are sharded.
Term statesOfPart(const RankParameters& parameters, const MatrixTable& table, const OptimizerTraits& optimizer, bool ofExperts,
                  const Terms& terms)
{
    TermSum bytes;
    const std::vector<MatrixGroup>& groups = table.groups();
    for (std::size_t i = 0; i < parameters.matrices.size(); ++i) {
        if (groups[i].isExpert != ofExperts || parameters.matrices[i] == 0)
            continue;
        const Terms own = terms.recorder() ? terms.about(terms.recorder()->text(groups[i].name())) : terms;
        bytes.add(own.product("states-of-matrices", own("matrices-on-rank", parameters.matrices[i]),
                              own("states-of-matrix", statesOf(groups[i], optimizer))));
    }
    const Term all = ofExperts ? terms("rank-experts", parameters.experts) : terms("rank-dense", parameters.dense);
    const Term inside = terms("parameters-in-matrices", elementsOf(groups, parameters.matrices, ofExperts));
    const Term rest = terms.maximum("parameters-outside-matrices-at-least", terms.difference("parameters-outside-matrices", all, inside),
                                    terms("nothing", 0));
    bytes.add(terms.product("states-of-rest", terms.about(nameOf(optimizer.optimizer))("rest-moment-bytes", optimizer.rest), rest));
    return bytes.as(ofExperts ? "expert-matrix-states" : "dense-matrix-states", terms);
}

}  // namespace

Term matrixStates(const RankParameters& parameters, const MatrixTable& table, const ByteRecipe& recipe, const Training& training,
                  const ResolvedPlan& plan, const Terms& terms)
{
    const OptimizerTraits& optimizer = traitsOf(training.optimizer);
    const auto part = [&](bool ofExperts, std::string_view ranksId, int ranks) {
        const Term all = statesOfPart(parameters, table, optimizer, ofExperts, terms);
        return recipe.shardsOptimizer ? terms.quotient("matrix-states-of-a-shard", all, terms(ranksId, ranks)) : all;
    };
    const Term dense = part(false, "shard-group", plan.shardGroup);
    if (parameters.experts == 0)
        return terms.named("matrix-states", dense);
    return terms.sum("matrix-states", dense, part(true, "expert-shard-group", plan.expertShardGroup));
}

}  // namespace shardscope
