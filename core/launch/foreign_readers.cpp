// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/foreign_readers.h"
#include "core/base/message.h"
#include "core/launch/bridge_settings.h"
#include "core/launch/megatron_read_model.h"
#include "core/model/architecture.h"

#include "core/scenario/model_source.h"

#include <set>

namespace shardscope {
namespace {

constexpr const char* kNoAdapters = ", and training an adapter cannot be estimated so far";

/// The model's name in "llm.llama3_8b.pretrain_recipe".
std::string modelOfRecipe(const std::string& recipe)
{
    const std::size_t end = recipe.rfind('.');
    if (end == std::string::npos)
        return recipe;
    const std::size_t begin = recipe.rfind('.', end - 1);
    return recipe.substr(begin == std::string::npos ? 0 : begin + 1, end - (begin == std::string::npos ? 0 : begin + 1));
}

void refuseNemoAdapters(LaunchReader& reader, const std::string& recipe)
{
    const ConfigValue* const scheme = reader.value("peft_scheme");
    const bool isNone = scheme && scheme->text() && *scheme->text() == "none";
    if (recipe.find("finetune") != std::string::npos && !isNone)
        return reader.fail("peft_scheme",
                           (scheme ? "the value is " + scheme->described() : "the key is missing, and NeMo then trains a LoRA adapter") +
                               kNoAdapters,
                           "\"none\"");
    const std::optional<std::string> kind = reader.word("model.peft.peft_scheme");
    if (kind && *kind != "none")
        reader.fail("model.peft.peft_scheme", "the value is \"" + *kind + "\"" + kNoAdapters, "null");
}

/// Assumes the common settings of NeMo 2's recipes: nemo/collections/llm/recipes and nemo/collections/llm/recipes/optim.
void assumeRecipe(LaunchReader& reader)
{
    reader.plan().zero = 1;
    reader.assume("plan.zero", said("NeMo's recipes train with Megatron's distributed optimizer."), "--use-distributed-optimizer");
    reader.scenario().training.precision = Precision::Bf16;
    reader.assume("training.precision", said("NeMo's recipes train in bf16."), "trainer.precision");
}

}  // namespace

void refuseOtherModels(LaunchReader& reader)
{
    const std::string program = reader.word("program").value_or("");
    for (const char* other : {"bert", "t5", "ict", "vision", "vlm", "mamba", "hybrid", "retro"}) {
        if (program.starts_with(std::string("pretrain_") + other))
            return reader.fail("program", "\"" + program + "\" trains a model that is not a decoder, with the same flags",
                               "a program for one, such as pretrain_gpt.py");
    }
    if (program.empty() && !reader.isOpen("model"))
        reader.assume("model",
                      said("No program is named, so the file is read as one for a decoder (GPT). The flags of BERT and T5 look the same."));
    // tasks/main.py of Megatron-LM.
    if (reader.has("--task"))
        return reader.fail("--task", "the script evaluates, or fine-tunes for a separate task",
                           "left out, beside a program such as pretrain_gpt.py");
    if (reader.has("--moe-num-experts"))
        return reader.fail("--moe-num-experts", "the flag belongs to MegaBlocks, whose experts cannot be read",
                           "--num-experts, with Megatron-LM's own");
    for (const char* flag : {"--hybrid-layer-pattern", "--hybrid-override-pattern", "--is-hybrid-model", "--mamba-num-heads",
                             "--linear-attention-freq", "--experimental-attention-variant", "--encoder-num-layers", "--bert-no-binary-head",
                             "--heterogeneous-layers-config-path", "--language-model-type", "--img-h"}) {
        if (reader.has(flag))
            return reader.fail(
                flag,
                "it makes a model of other layers than those of a decoder with softmax attention, which no file of flags describes here",
                "left out");
    }
}

void readNemo(LaunchReader& reader)
{
    const std::string recipe = reader.word("recipe").value_or("");
    refuseNemoAdapters(reader, recipe);
    if (reader.hasProblem())
        return;
    if (reader.has("--num-layers")) {
        readMegatron(reader);
    } else {
        reader.scenario().training.recipe = Recipe::Megatron;
        const std::string preset(presetOfBridgeRecipe(modelOfRecipe(recipe)));
        if (preset.empty())
            reader.need("model", "recipe",
                        recipe.empty() ? said("The file has neither a recipe name nor num_layers, so the model is unknown.")
                                       : said("The recipe {} is not known to this program, so the model is unknown.", {recipe}));
        else
            setPreset(reader, preset);
        readMegatronPlan(reader);
        readMegatronPrecision(reader);
        if (!recipe.empty())
            assumeRecipe(reader);
    }
    reader.scenario().training.software.framework = Framework::Nemo;
}

void setPreset(LaunchReader& reader, const std::string& preset)
{
    const ModelSource source{ModelSource::Kind::Preset, preset};
    const auto architecture = resolveModel(source);
    if (architecture && !reader.isOpen("model"))
        reader.setModel(source, *architecture);
}

void needWorld(LaunchReader& reader, std::string_view setting, const Message& why)
{
    for (const char* field : {"cluster.nodes", "cluster.gpus_per_node"})
        reader.need(field, setting, why);
}

void setArchitectureOfAnyVocabulary(LaunchReader& reader, ConfigValue description, const OpenVocabulary& open)
{
    if (reader.isOpen("model") || reader.hasProblem())
        return;
    description.set("vocab", open.usual);
    const ModelSource source{ModelSource::Kind::Architecture, toJsonText(description)};
    const auto read = resolveModel(source);
    std::string preset;
    std::set<std::int64_t> vocabularies;
    for (const std::string& id : read ? modelPresetIds() : std::vector<std::string>{}) {
        const auto known = resolveModel({ModelSource::Kind::Preset, id});
        Architecture candidate = **read;
        candidate.vocab = (*known)->vocab;
        if (candidate.hidden != (*known)->hidden || presetIdOf(candidate) != id)
            continue;
        vocabularies.insert(candidate.vocab);
        preset = id;
    }
    const bool isKnown = vocabularies.size() == 1;
    reader.assume("model.architecture.vocab",
                  isKnown ? said("{} The vocabulary of the built-in model with these dimensions is used.", {open.why}) : open.usualWhy,
                  open.setting);
    if (isKnown)
        return setPreset(reader, preset);
    reader.setArchitecture(description);
}

}  // namespace shardscope
