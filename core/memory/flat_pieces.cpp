// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/flat_pieces.h"

#include "core/framework/framework_traits.h"
#include "core/framework/recipe_traits.h"
#include "core/memory/byte_recipe.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {

double optimizerTemporaries(const Site& site, const ResolvedPlan& plan, const ByteRecipe& recipe)
{
    const StateTraits& framework = traitsOf(plan.framework).states;
    const bool isTorch = site.training.recipe == Recipe::Fsdp2 || framework.deepSpeedStates;
    const bool ofWeights = momentsFollowWeights(site.training);
    const bool oneByOne = site.training.optimizerInBackward.value_or(false);
    if ((!isTorch && !ofWeights) || plan.ownKernels || oneByOne || optimizerKernelOf(site.training) != OptimizerKernel::Foreach)
        return 0;
    if (ofWeights)
        return recipe.weights;
    return framework.flat.copiesDenominator ? 8 : 4;
}

bool stepsOnFlatPartition(const Site& site, const ResolvedPlan& plan)
{
    return traitsOf(plan.framework).states->flat.stepsOnPartition && site.training.recipe != Recipe::Fsdp2;
}

FlatPieces flatPieces(const Site& site, const ResolvedPlan& plan, const ByteRecipe& recipe)
{
    const FlatCopyTraits& framework = traitsOf(plan.framework).states->flat;
    FlatPieces pieces;
    if (site.training.recipe == Recipe::Fsdp2)
        return pieces;
    if (plan.offload == Offload::None) {
        pieces.gradients = framework.gradients ? recipe.weights : 0;
        pieces.temporaries = stepsOnFlatPartition(site, plan) ? optimizerTemporaries(site, plan, recipe) : 0;
    }
    if (framework.bucketElements > 0 && (framework.reducesAlone || plan.dp * plan.cp > 1)) {
        pieces.bucket = framework.bucketElements;
        pieces.bucketBytes = recipe.gradients > recipe.weights ? 4 : recipe.gradients;
    } else if (const double elements = traitsOf(site.training.recipe).bucketElements;
               elements > 0 && plan.zero >= 3 && plan.shardGroup > 1) {
        // ZeRO-3 of any trainer lays out one for gradients of the weights' type (runtime/zero/stage3.py, __ipg_bucket_flat_buffer).
        pieces.bucket = elements;
        pieces.bucketBytes = recipe.weights;
    }
    return pieces;
}

}  // namespace shardscope
