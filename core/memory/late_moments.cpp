// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/late_moments.h"

#include "core/framework/framework_traits.h"
#include "core/memory/ledger_writer.h"
#include "core/memory/stage_ledger.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

bool stepsOnTensorsInFp32(const Site& site, const ResolvedPlan& plan, const ByteRecipe& recipe)
{
    const bool isTorchao = site.training.optimizer == Optimizer::AdamW8bit && traitsOf(plan.framework).tuning.eightBitOfTorchao;
    return isTorchao && !recipe.pagedStates && plan.offload == Offload::None;
}

/// torchao's 8-bit Adam steps on one tensor after the other: both moments and the weights in fp32, and new codes of one moment at a time
/// (torchao/optim/adam.py, single_param_adam: exp_avg_f32, exp_avg_sq_f32, p_f32; subclass_8bit.py, copy_).
Term fp32OfOneTensor(const States& states, const ResolvedPlan& plan, double elements)
{
    const Terms& terms = states.terms;
    constexpr double kBytes = 4 + 4 + 4 + 1;
    const Term largest = terms("largest-learning-tensor", elements);
    return terms.product("fp32-of-one-tensor", terms("fp32-step-bytes", kBytes),
                         states.recipe.shardsOptimizer
                             ? terms.quotient("shard-of-largest-tensor", largest, terms("shard-group", plan.shardGroup))
                             : largest);
}

}  // namespace

bool mayPeakLate(const Site& site, const ResolvedPlan& plan, const ByteRecipe& recipe)
{
    return recipe.gradientsAppear || recipe.stepTemporaries > 0 || stepsOnTensorsInFp32(site, plan, recipe);
}

Term stepTemporaries(const States& states, const Site& site, const ResolvedPlan& plan, double largestTensor)
{
    const ByteRecipe& recipe = states.recipe;
    if (stepsOnTensorsInFp32(site, plan, recipe))
        return states.terms.named("step-temporaries", fp32OfOneTensor(states, plan, largestTensor));
    return states.of("step-temporaries",
                     states.bytesPer("step-temporary-bytes", plan.offload == Offload::None ? recipe.stepTemporaries : 0),
                     recipe.shardsOptimizer);
}

Term secondOfTied(const States& states, const Site& site, const ResolvedPlan& plan, const LedgerRank& stages, double matrix)
{
    const Terms& terms = states.terms;
    const FrameworkTraits& framework = traitsOf(plan.framework);
    const bool isKnown = framework.isNamed && *framework.family == FrameworkFamily::TorchTrainer;
    const bool isTied = site.architecture->tiedEmbeddings && stages.holdsEmbedding && stages.holdsHead;
    if (!isKnown || !isTied || !site.architecture->learning.learnsVocabulary())
        return terms("nothing", 0);
    return terms.product("second-gradient-of-tied", states.bytesPer("gradient-bytes", states.recipe.gradients),
                         terms("embedding-matrix", matrix));
}

}  // namespace shardscope
