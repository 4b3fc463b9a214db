// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/byte_recipe.h"

#include "core/framework/framework_defaults.h"
#include "core/framework/tuning_defaults.h"
#include "core/layer/kernel_style.h"
#include "core/memory/flat_pieces.h"
#include "core/optimizer/optimizer_traits.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

bool isFp32(const Training& training) { return training.precision == Precision::Fp32 || training.precision == Precision::Tf32; }

double gradientBytes(const ResolvedPlan& plan, double fallback)
{
    if (!plan.gradientType)
        return fallback;
    return *plan.gradientType == GradientType::Fp32 ? 4 : 2;
}

double reducedBytes(const Site& site, const StateTraits& framework) { return framework.reducesInBf16 && !isFp32(site.training) ? 2 : 4; }

/// Weights and gradients as DeepSpeed's bf16 and fp16 optimizers hold them: gradients in the weights' type, and fp32 accumulators in
/// addition if requested.
void applyDeepSpeed(ByteRecipe& recipe, const Site& site, const ResolvedPlan& plan)
{
    recipe.basis = Recipe::DeepSpeed;
    recipe.gradients = recipe.weights;
    if (plan.gradientType == GradientType::Fp32 && !isFp32(site.training))
        recipe.gradients = recipe.weights + 4;
    recipe.stepGradients = isFp32(site.training) ? 0 : 4;
}

void applyFsdp2(ByteRecipe& recipe, const Site& site, const ResolvedPlan& plan)
{
    const StateTraits& framework = traitsOf(plan.framework).states;
    recipe.weights = 4;
    recipe.gradients = gradientBytes(plan, reducedBytes(site, framework));
    recipe.optimizer = optimizerBytes(site.training.optimizer, 4);
    const bool sharded = plan.zero >= 1 && plan.shardGroup > 1;
    recipe.shardsWeights = recipe.shardsGradients = recipe.shardsOptimizer = plan.zero >= 1;
    const double computeBytes = isFp32(site.training) ? 4 : 2;
    // Other FSDP trainers scatter gradients and reshard at every accumulation step.
    const bool accumulatesUnsharded = framework.accumulatesUnsharded && plan.microBatches > 1;
    const bool wholeStage = plan.pp > 1 || (accumulatesUnsharded && !plan.syncEveryMicrobatch);
    // FSDP has no stage that shards the optimizer alone: 1 is what 2 is, its SHARD_GRAD_OP.
    if (sharded && (wholeStage || plan.zero <= 2 || !plan.reshardAfterForward))
        recipe.gatheredWeights = computeBytes;
    if (sharded && wholeStage)
        recipe.unshardedGradients = 4;
    recipe.gathersLayers = sharded && recipe.gatheredWeights == 0;
    recipe.gatheredHoldsShard = false;
    if (framework.deepSpeedStates) {
        recipe.weights = computeBytes;
        recipe.optimizer = optimizerBytes(site.training.optimizer, recipe.weights);
        applyDeepSpeed(recipe, site, plan);
        recipe.unshardedGradients = recipe.unshardedGradients > 0 ? recipe.weights : 0;
    }
}

/// The weights that a training changes are those of its adapters. Trainers over PyTorch keep them in fp32, without a master copy, or in bf16;
/// what is beneath is loaded in the type of the multiplies. PEFT's `prepare_model_for_kbit_training` casts all that is not quantised to fp32
/// (utils/other.py).
void applyTuning(ByteRecipe& recipe, const Site& site)
{
    const ResolvedTuning tuning = resolvedTuning(site.training);
    recipe.frozen = recipe.weights;
    recipe.copied = isFp32(site.training) ? 4 : 2;
    if (tuning.format != WeightFormat::Training)
        recipe.quantised = storedBytes(tuning.format);
    if (tuning.adapter.rank == 0)
        return;
    const bool ofTorch = recipe.basis == Recipe::Fsdp2 || recipe.basis == Recipe::PureBf16;
    if (ofTorch)
        recipe.frozen = isFp32(site.training) ? 4 : 2;
    if (recipe.quantised > 0 && traitsOf(frameworkOf(site.training)).tuning.castsRestToFp32)
        recipe.frozen = 4;
    if (!ofTorch && tuning.adapter.bytes < 4)
        return;
    recipe.weights = recipe.gradients = tuning.adapter.bytes;
    recipe.optimizer = momentBytes(site.training, recipe.weights);
    recipe.stepGradients = 0;
}

}  // namespace

bool momentsFollowWeights(const Training& training)
{
    const bool isTorch = training.optimizer == Optimizer::AdamW || training.optimizer == Optimizer::SgdMomentum;
    const bool seesOwnWeights = training.recipe == Recipe::PureBf16 || (training.recipe == Recipe::Fsdp2 && training.tuning.hasAdapters());
    return isTorch && seesOwnWeights && traitsOf(frameworkOf(training)).tuning.momentsOfWeights;
}

double momentBytes(const Training& training, double weightBytes)
{
    const double usual = traitsOf(training.optimizer).moments;
    return momentsFollowWeights(training) ? usual * weightBytes / 4 : usual;
}

double optimizerBytes(Optimizer optimizer, double weightBytes) { return (weightBytes >= 4 ? 0 : 4) + traitsOf(optimizer).moments; }

ByteRecipe byteRecipe(const Site& site, const ResolvedPlan& plan)
{
    const FrameworkTraits& framework = traitsOf(plan.framework);
    ByteRecipe recipe;
    recipe.basis = site.training.recipe;
    recipe.weights = isFp32(site.training) ? 4 : 2;
    recipe.optimizer = optimizerBytes(site.training.optimizer, recipe.weights);
    recipe.shardsOptimizer = plan.zero >= 1;
    recipe.shardsGradients = plan.zero >= 2;
    recipe.shardsWeights = plan.zero >= 3;
    const bool keepsGathered = recipe.shardsWeights && plan.shardGroup > 1 && !plan.reshardAfterForward;
    recipe.gatheredWeights = keepsGathered ? recipe.weights : 0;
    recipe.gatheredHoldsShard = keepsGathered;
    recipe.gathersLayers = recipe.shardsWeights && plan.shardGroup > 1 && !keepsGathered;

    switch (site.training.recipe) {
    case Recipe::Megatron:
        recipe.gradients = gradientBytes(plan, reducedBytes(site, framework.states));
        if (framework.states->deepSpeedStates)
            applyDeepSpeed(recipe, site, plan);
        break;
    case Recipe::Nanotron:
        recipe.gradients = gradientBytes(plan, 4);
        if (plan.dp > 1 && plan.microBatches > 1)
            recipe.bufferedGradients = recipe.weights;
        break;
    case Recipe::DeepSpeed:
        applyDeepSpeed(recipe, site, plan);
        break;
    case Recipe::Fsdp2:
        applyFsdp2(recipe, site, plan);
        break;
    case Recipe::PureBf16:  // no fp32 copy: the moments alone
        recipe.gradients = gradientBytes(plan, recipe.weights);
        recipe.optimizer = momentBytes(site.training, recipe.weights);
        break;
    }
    applyTuning(recipe, site);
    recipe.updatesInBackward = site.training.optimizerInBackward.value_or(false);
    recipe.pagedStates = site.training.pagedStates.value_or(false);
    recipe.stepTemporaries = stepsOnFlatPartition(site, plan) ? 0 : optimizerTemporaries(site, plan, recipe);
    recipe.weightsOnHost = recipe.shardsWeights && plan.offload == Offload::OptimizerAndParameters;
    recipe.gatheredHoldsShard = recipe.gatheredHoldsShard && !recipe.weightsOnHost;
    recipe.gathersLayers = recipe.gathersLayers || (recipe.weightsOnHost && recipe.gatheredWeights == 0);
    recipe.layerGradient = recipe.basis == Recipe::Fsdp2      ? recipe.gradients
                           : recipe.basis == Recipe::Megatron ? recipe.gradients
                                                              : recipe.weights;
    if (framework.isXla()) {
        recipe.layerGradient = isFp32(site.training) ? 4 : 2;
        recipe.layersAtOnce = 1;
        recipe.gathersHeadAlone = true;
    }
    // The bf16 master is on the host, with an 8-bit working copy (LLM.Q's --offload-master).
    if (plan.ownKernels && site.training.precision == Precision::Fp8 && recipe.basis == Recipe::PureBf16 && plan.offload != Offload::None)
        recipe.weights = 1;
    const bool toHost =
        recipe.basis == Recipe::DeepSpeed ? plan.offload != Offload::None : recipe.basis == Recipe::Fsdp2 && recipe.weightsOnHost;
    recipe.gradientsOnHost = toHost && recipe.shardsGradients;
    const bool autograd = recipe.basis == Recipe::Fsdp2 || (recipe.basis == Recipe::PureBf16 && !plan.ownKernels);
    recipe.gradientsAppear = autograd && plan.dp * plan.cp * plan.pp * plan.chunks == 1 && plan.microBatches == 1 &&
                             !recipe.gradientsOnHost && !recipe.updatesInBackward;
    return recipe;
}

}  // namespace shardscope
