// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/command_settings.h"

#include "core/launch/flag_words.h"
#include "core/launch/flow_reader.h"
#include "core/launch/torchtitan_configs.h"
#include "core/launch/training_command.h"
#include "core/launch/written_config.h"

#include <algorithm>

namespace shardscope {
namespace {

using shell::Text;

void addWorld(ConfigValue& settings, const TrainingCommand& training, const char* nodes, const char* perNode)
{
    addSourced(settings, training);
    if (!training.nodes.isNull())
        settings.set(nodes, training.nodes);
    if (!training.perNode.isNull())
        settings.set(perNode, training.perNode);
}

/// "[1,2]" or a plain word.
Result<ConfigValue> overrideValue(const Text& word, const std::string& file)
{
    if (word.isKnown() && word.text().starts_with('['))
        return FlowReader(word.text(), FlowStyle::Yaml, file).value();
    if (word.isKnown())
        return settingAt(plainScalar(word.text(), FlowStyle::Yaml), word);
    return settingOf(word);
}

/// Sets the setting of "++key.of.a.group=value".
Result<void> addOverride(ConfigValue& settings, const Text& word, const std::string& file)
{
    const std::string text = beginOf(word);
    const std::size_t from = text.find_first_not_of('+');
    const std::size_t equals = text.find('=');
    const Result<ConfigValue> value = overrideValue(withoutBegin(word, equals + 1), file);
    if (!value)
        return value.error();
    settings.set(text.substr(from, equals - from), *value);
    return {};
}

/// Flags of run_recipe.py that stand for overrides (Megatron-Bridge, scripts/training/run_recipe.py, COMMON_OVERRIDE_FIELDS).
struct CommonFlag {
    std::string_view brief;
    std::string_view flag;
    std::string_view place;
};
constexpr CommonFlag kCommonFlags[] = {
    {"-gb", "--global_batch_size", "train.global_batch_size"},
    {"-mb", "--micro_batch_size", "train.micro_batch_size"},
    {"-sl", "--seq_length", "dataset.seq_length"},
    {"-tp", "--tensor_model_parallel_size", "model.tensor_model_parallel_size"},
    {"-pp", "--pipeline_model_parallel_size", "model.pipeline_model_parallel_size"},
    {"-cp", "--context_parallel_size", "model.context_parallel_size"},
    {"-vp", "--virtual_pipeline_model_parallel_size", "model.virtual_pipeline_model_parallel_size"},
    {"-ep", "--expert_model_parallel_size", "model.expert_model_parallel_size"},
    {"-etp", "--expert_tensor_parallel_size", "model.expert_tensor_parallel_size"},
};

const CommonFlag* commonFlag(std::string_view text)
{
    const auto* const found = std::find_if(std::begin(kCommonFlags), std::end(kCommonFlags),
                                           [text](const CommonFlag& each) { return each.brief == text || each.flag == text; });
    return found == std::end(kCommonFlags) ? nullptr : found;
}

/// Overrides go before the flags that stand for them.
void addCommon(ConfigValue& settings, const std::vector<std::pair<std::string, ConfigValue>>& common)
{
    for (const auto& [place, value] : common) {
        if (!settings.find(place))
            settings.set(place, value);
    }
}

/// The subcommand of torchtitan's main branch that chooses the recompute mode.
constexpr std::string_view kRecompute = "activation-checkpoint:";

bool isRecompute(const Text& word) { return beginOf(word).starts_with(kRecompute); }

/// torchtitan's "--a.b-c=1", "--a.b 1" and "--a.no_b".
void addDotted(ConfigValue& settings, const std::vector<Text>& words, std::size_t& at)
{
    const Text& flag = words[at];
    std::string path = beginOf(flag).substr(2);
    const std::size_t equals = path.find('=');
    const bool isFollowed = equals == std::string::npos && at + 1 < words.size() && !beginOf(words[at + 1]).starts_with("-") &&
                            !isProgramFile(words[at + 1]) && !isRecompute(words[at + 1]);
    ConfigValue value = settingAt(ConfigValue(true), flag);
    if (equals != std::string::npos)
        value = settingOf(withoutBegin(flag, equals + 3));
    else if (isFollowed)
        value = settingOf(words[++at]);
    path = path.substr(0, equals);
    std::replace(path.begin(), path.end(), '-', '_');
    const std::size_t dot = path.rfind('.');
    if (dot != std::string::npos && path.compare(dot + 1, 3, "no_") == 0) {
        path.erase(dot + 1, 3);
        value = settingAt(ConfigValue(false), flag);
    }
    settings.set(path, std::move(value));
}

}  // namespace

Result<ConfigValue> overrideSettings(std::string_view script, const std::string& file)
{
    const Result<TrainingCommand> training = trainingCommand(script, file);
    if (!training)
        return training.error();
    const std::vector<Text>& words = training->arguments;
    ConfigValue settings = ConfigValue::map();
    addWorld(settings, *training, "--nnodes", "--nproc_per_node");
    std::string model;
    std::string mode = "pretrain";
    std::vector<std::pair<std::string, ConfigValue>> common;
    // Recipes of both kinds of adapters have one name (scripts/training/recipe_metadata.py, recipe_task).
    const auto recipeOfMode = [&] { return model + "_" + (mode == "lora" || mode == "dora" ? "peft" : mode) + "_config"; };
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string text = beginOf(words[at]);
        const std::size_t equals = text.find('=');
        const bool isKnown = at + 1 < words.size() && words[at + 1].isKnown();
        if (text == "--recipe" && at + 1 < words.size()) {
            settings.set("recipe", settingOf(words[++at]));
        } else if (text == "--model" && isKnown) {
            model = words[++at].text();
            settings.set("recipe", settingAt(ConfigValue(recipeOfMode()), words[at]));
        } else if (text == "--mode" && isKnown) {
            mode = words[++at].text();
            settings.set("mode", settingAt(ConfigValue(mode), words[at]));
            if (!model.empty())
                settings.set("recipe", settingAt(ConfigValue(recipeOfMode()), words[at]));
        } else if (const CommonFlag* const flag = commonFlag(text); flag && at + 1 < words.size()) {
            ++at;
            common.emplace_back(flag->place, settingOf(words[at]));
        } else if (isFlag(words[at])) {
            const bool isFollowed =
                at + 1 < words.size() && !isFlag(words[at + 1]) && beginOf(words[at + 1]).find('=') == std::string::npos;
            settings.rawEntries().emplace_back(text, isFollowed ? settingOf(words[at + 1]) : settingAt(ConfigValue(true), words[at]));
            at += isFollowed ? 1 : 0;
        } else if (isOpen(words[at])) {
            addOpen(settings, words[at]);
        } else if (equals != std::string::npos && text.find_first_not_of('+') < equals) {
            if (const Result<void> added = addOverride(settings, words[at], file); !added)
                return added.error();
        }
    }
    addCommon(settings, common);
    return settings;
}

Result<ConfigValue> megatronSettings(std::string_view script, const std::string& file)
{
    const Result<TrainingCommand> training = trainingCommand(script, file);
    if (!training)
        return training.error();
    const std::vector<Text>& words = training->arguments;
    ConfigValue settings = ConfigValue::map();
    addWorld(settings, *training, "--nnodes", "--nproc_per_node");
    if (!training->program.empty())
        settings.set("program", ConfigValue(training->program).atLine(static_cast<std::size_t>(training->line)));
    addFlags(settings, words, 0);
    for (const char* flag : {"--deepspeed_config", "--deepspeed-config"})
        addWrittenConfig(settings, flag, kDeepSpeedFile, *training);
    if (settings.entries()->empty())
        return Error{ErrorCode::BadUsage, {"the file has no flags", "give Megatron-LM's arguments, for example --num-layers 32"}, file, {}};
    return settings;
}

Result<ConfigValue> torchtitanSettings(std::string_view script, const std::string& file)
{
    const Result<TrainingCommand> training = trainingCommand(script, file);
    if (!training)
        return training.error();
    const std::vector<Text>& words = training->arguments;
    ConfigValue settings = ConfigValue::map();
    addWorld(settings, *training, "nnodes", "nproc_per_node");
    // Variables of torchtitan's own run_train.sh.
    for (const auto& [variable, key] : {std::pair{"MODULE", "module"}, {"CONFIG", "config"}, {"NGPU", "nproc_per_node"}}) {
        const auto found = training->environment.find(variable);
        if (found != training->environment.end() && training->program.ends_with(".sh"))
            settings.set(key, settingOf(found->second));
    }
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (isFlag(words[at]))
            addDotted(settings, words, at);
        else if (isRecompute(words[at]))
            settings.set("activation_checkpoint.mode", settingOf(withoutBegin(words[at], kRecompute.size())));
        else if (isOpen(words[at]))
            addOpen(settings, words[at]);
    }
    addConfigSettings(settings);
    return settings;
}

}  // namespace shardscope
