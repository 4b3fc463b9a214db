// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/bridge_recipe_plans.h"
#include "core/launch/bridge_settings.h"
#include "core/launch/megatron_names.h"
#include "core/launch/megatron_read_model.h"

#include "core/scenario/model_source.h"

namespace shardscope {
namespace {

/// Dimensions where they are given, else the model of the recipe.
void readModel(LaunchReader& reader)
{
    reader.about("model");
    const std::string recipe = reader.word("recipe").value_or("");
    reader.about({});
    if (reader.has("--num-layers")) {
        if (reader.hasModel({"--hidden-size", "--num-attention-heads"}))
            readMegatronModel(reader);
        return;
    }
    const ModelSource preset{ModelSource::Kind::Preset, std::string(presetOfBridgeRecipe(recipe))};
    const auto architecture = resolveModel(preset);
    if (preset.text.empty() || !architecture)
        return reader.need("model", "--num-layers",
                           recipe.empty() ? said("The file has neither a recipe name nor model.num_layers, so the model is unknown.")
                                          : said("The recipe {} is not known to this program, so the model is unknown.", {recipe}));
    if (!reader.isOpen("model"))
        reader.setModel(preset, *architecture);
}

/// One word for what Megatron-LM says with several flags.
void readBridgePrecision(LaunchReader& reader)
{
    Training& training = reader.scenario().training;
    const std::optional<std::string> name = reader.word("mixed_precision");
    if (!name)
        return reader.keep("training.precision", said("This is set by the recipe, which is not part of the file."));
    for (const BridgePrecision& known : kBridgePrecisions) {
        if (known.name == *name) {
            training.precision = known.precision;
            training.software.fp8Recipe = known.recipe;
            reader.plan().gradientType = bridgeGradientType(known.precision);
            return;
        }
    }
    std::string all;
    for (const BridgePrecision& known : kBridgePrecisions)
        all += (all.empty() ? "" : ", ") + std::string(known.name);
    reader.fail("mixed_precision", "the value is \"" + *name + "\"", "one of " + all);
}

/// Degrees that a recipe of an unknown plan has of its own, beyond those that every file must state.
void needOthers(LaunchReader& reader)
{
    const std::string recipe = reader.word("recipe").value_or("");
    if (recipe.empty() || recipe.starts_with("vanilla_gpt_") || bridgeRecipePlan(recipe))
        return;
    if (reader.scenario().architecture->isMixtureOfExperts() && !reader.isStated("--expert-model-parallel-size"))
        reader.need("plan.ep", "--expert-model-parallel-size");
    const bool saysChunks =
        reader.isStated("--num-virtual-stages-per-pipeline-rank") || reader.isStated("--pipeline-model-parallel-layout");
    if (reader.plan().pp > 1 && !saysChunks)
        reader.need("plan.chunks", "--num-virtual-stages-per-pipeline-rank");
}

}  // namespace

void readMegatronBridge(LaunchReader& reader)
{
    reader.scenario().training.recipe = Recipe::Megatron;
    reader.scenario().training.software.framework = Framework::MegatronBridge;
    readModel(reader);
    if (reader.hasProblem())
        return;
    // Settings without an override are the recipe's, which is not read.
    for (const auto& [path, field] : {std::pair{"--seq-length", "training.sequence_length"},
                                      {"--global-batch-size", "training.global_batch"},
                                      {"--micro-batch-size", "plan.micro_batch"},
                                      {"--tensor-model-parallel-size", "plan.tp"},
                                      {"--pipeline-model-parallel-size", "plan.pp"},
                                      {"--context-parallel-size", "plan.cp"}})
        reader.takeNeeded(path, field);
    needOthers(reader);
    readBridgeTuning(reader);
    readBridgePrecision(reader);
    readMegatronPlan(reader);
    (void)reader.flag("optimizer.use_distributed_optimizer");
}

}  // namespace shardscope
