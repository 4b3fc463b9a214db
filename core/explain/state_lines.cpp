// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "core/explain/explain_context.h"
#include "core/layer/kernel_style.h"

namespace shardscope {
namespace {

/// Whose bytes per parameter these are: some frameworks that are run with Megatron's recipe hold what DeepSpeed holds.
std::string_view recipeName(const ExplainContext& context)
{
    const Training& training = context.scenario.training;
    const Framework framework = frameworkOf(training);
    if (training.recipe == Recipe::Megatron && (framework == Framework::MegatronDeepSpeed || framework == Framework::Neox))
        return nameOf(Recipe::DeepSpeed);
    return nameOf(training.recipe);
}

Derivation recipeBytes(const ExplainContext& context, std::string_view id, double bytes)
{
    Derivation result = constant(id, bytes, recipeName(context));
    result.source = constant("recipe-" + std::string(recipeName(context)), 0).source;
    return result;
}

Derivation state(const ExplainContext& context, int rank, std::string_view line, Derivation bytes, bool sharded)
{
    Derivation parameters = sharded ? shardedParametersOf(context, rank) : rankParametersOf(context, rank);
    Derivation result = product(line, {std::move(bytes), std::move(parameters)});
    if (sharded)
        result.formula += " (ZeRO: divided over the GPUs that share a shard)";
    return result;
}

Derivation weights(const ExplainContext& context, int rank)
{
    const ByteRecipe& recipe = context.ledger.recipe;
    return state(context, rank, "weights", recipeBytes(context, "weight-bytes", recipe.weights), recipe.shardsWeights);
}

Derivation gatheredWeights(const ExplainContext& context, int rank)
{
    const ByteRecipe& recipe = context.ledger.recipe;
    Derivation whole =
        state(context, rank, "gathered-weights", recipeBytes(context, "gathered-weight-bytes", recipe.gatheredWeights), false);
    if (!recipe.gatheredHoldsShard)
        return whole;
    Derivation own = state(context, rank, "weights", recipeBytes(context, "weight-bytes", recipe.weights), true);
    const double beside = whole.value - own.value;
    return quantity("gathered-beside-shard", Combine::Difference, beside, {std::move(whole), std::move(own)});
}

Derivation gradients(const ExplainContext& context, int rank)
{
    const ByteRecipe& recipe = context.ledger.recipe;
    Derivation bytes = recipeBytes(context, "gradient-bytes", recipe.gradients);
    if (recipe.gradients == 2 && recipeName(context) != nameOf(Recipe::DeepSpeed))
        bytes.source = constant("bf16-gradients", 2).source;
    return state(context, rank, "gradients", std::move(bytes), recipe.shardsGradients);
}

Derivation unshardedGradients(const ExplainContext& context, int rank)
{
    return state(context, rank, "unsharded-gradients",
                 recipeBytes(context, "unsharded-gradient-bytes", context.ledger.recipe.unshardedGradients), false);
}

Derivation bufferedGradients(const ExplainContext& context, int rank)
{
    const RankStages stages = rankStages(context.site, context.plan, rank);
    Derivations parts{rankParametersOf(context, rank)};
    if (stages.holdsEmbedding)
        parts.push_back(embeddingMatrix(context));
    if (stages.holdsHead && !(stages.holdsEmbedding && context.architecture.tiedEmbeddings))
        parts.push_back(embeddingMatrix(context));
    Derivation inside = quantity("parameters-without-vocabulary", Combine::Difference, 0, std::move(parts));
    inside.value = std::max(0.0, recomputed(inside).value_or(0));
    return product("buffered-gradients",
                   {recipeBytes(context, "buffered-gradient-bytes", context.ledger.recipe.bufferedGradients), std::move(inside)});
}

Derivation optimizerStates(const ExplainContext& context, int rank)
{
    const ByteRecipe& recipe = context.ledger.recipe;
    const Optimizer optimizer = context.scenario.training.optimizer;
    const double moments = optimizerBytes(optimizer, 4);
    Derivations parts;
    if (recipe.optimizer > moments)
        parts.push_back(recipeBytes(context, "master-bytes", recipe.optimizer - moments));
    parts.push_back(constant("moment-bytes", moments, nameOf(optimizer)));
    return state(context, rank, "optimizer-states", quantity("optimizer-bytes", Combine::Sum, recipe.optimizer, std::move(parts)),
                 recipe.shardsOptimizer);
}

Derivation stepGradients(const ExplainContext& context, int rank)
{
    const ByteRecipe& recipe = context.ledger.recipe;
    return state(context, rank, "step-gradients", recipeBytes(context, "step-gradient-bytes", recipe.stepGradients),
                 recipe.shardsOptimizer);
}

Derivation gatheredLayers(const ExplainContext& context, int rank)
{
    return product("gathered-layers", {constant("two-layers", 2), elementBytes(context), largestLayerParameters(context, rank)});
}

Derivation layerGradient(const ExplainContext& context, int rank)
{
    return product("layer-gradient", {constant("fp32-bytes", 4), largestLayerParameters(context, rank)});
}

Derivation gatheredVocabulary(const ExplainContext& context, int)
{
    return product("gathered-vocabulary",
                   {sum("weight-and-gradient-bytes", {elementBytes(context), constant("fp32-bytes", 4)}), embeddingMatrix(context)});
}

constexpr std::array<std::pair<std::string_view, LineExplanation>, 10> kLines{{{"weights", weights},
                                                                               {"gathered-weights", gatheredWeights},
                                                                               {"gradients", gradients},
                                                                               {"unsharded-gradients", unshardedGradients},
                                                                               {"buffered-gradients", bufferedGradients},
                                                                               {"optimizer-states", optimizerStates},
                                                                               {"step-gradients", stepGradients},
                                                                               {"gathered-layers", gatheredLayers},
                                                                               {"layer-gradient", layerGradient},
                                                                               {"gathered-vocabulary", gatheredVocabulary}}};

}  // namespace

LineExplanation stateLine(std::string_view line)
{
    const auto* const found = std::find_if(kLines.begin(), kLines.end(), [&](const auto& entry) { return entry.first == line; });
    return found == kLines.end() ? nullptr : found->second;
}

}  // namespace shardscope
