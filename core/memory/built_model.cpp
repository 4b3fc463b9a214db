// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/built_model.h"

#include "core/framework/framework_traits.h"
#include "core/memory/stage_ledger.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {

Term builtModel(const Site& site, const ResolvedPlan& plan, const LedgerInputs& inputs, const RankParameters& parameters,
                const Terms& terms)
{
    const bool isFsdp = site.training.recipe == Recipe::Fsdp2 && inputs.recipe.shardsWeights;
    if (!isFsdp || !traitsOf(plan.framework).states->shardsWhatIsOnTheGpu)
        return terms("nothing", 0);
    return terms.product("built-weights", terms("element-bytes", inputs.shape.style.elementBytes),
                         terms("rank-parameters", parameters.whole()));
}

}  // namespace shardscope
