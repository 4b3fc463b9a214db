// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/command_settings.h"

#include "core/launch/flow_reader.h"
#include "core/launch/torchtitan_configs.h"
#include "core/launch/training_command.h"

#include <algorithm>

namespace shardscope {
namespace {

using shell::Text;

/// The characters before the first unknown part.
std::string begin(const Text& word)
{
    return word.pieces().empty() || word.pieces().front().unknown ? std::string()
           : word.isKnown()                                       ? word.text()
                                                                  : word.pieces().front().text;
}

/// A flag, not a negative number.
bool isFlag(const Text& word)
{
    const std::string text = begin(word);
    return text.size() > 2 && text.starts_with("--");
}

/// An unknown word that may be any number of words, flags among them.
bool isOpen(const Text& word) { return !word.isKnown() && !word.hasKnown(); }

bool isProgram(const Text& word) { return word.isKnown() && word.text().ends_with(".py"); }

// Flags of Megatron-LM that take no value: what follows them is another argument.
bool isSwitch(const std::string& flag)
{
    constexpr std::string_view kSwitches[] = {"--bf16",
                                              "--fp16",
                                              "--sequence-parallel",
                                              "--swiglu",
                                              "--use-distributed-optimizer",
                                              "--overlap-grad-reduce",
                                              "--overlap-param-gather",
                                              "--disable-bias-linear",
                                              "--untie-embeddings-and-output-weights",
                                              "--group-query-attention",
                                              "--use-flash-attn",
                                              "--use-mcore-models",
                                              "--recompute-activations",
                                              "--checkpoint-activations",
                                              "--use-megatron-fsdp",
                                              "--use-torch-fsdp2",
                                              "--qk-layernorm",
                                              "--add-qkv-bias",
                                              "--multi-latent-attention",
                                              "--moe-grouped-gemm",
                                              "--deepspeed",
                                              "--mock-data",
                                              "--tp-comm-overlap",
                                              "--accumulate-allreduce-grads-in-fp32",
                                              "--grad-reduce-in-bf16",
                                              "--cross-entropy-loss-fusion",
                                              "--use-rotary-position-embeddings",
                                              "--deterministic-mode",
                                              "--no-async-tensor-model-parallel-allreduce"};
    return std::find(std::begin(kSwitches), std::end(kSwitches), flag) != std::end(kSwitches);
}

ConfigValue settingAt(const ConfigValue& value, const Text& word)
{
    return ConfigValue(value).atLine(static_cast<std::size_t>(std::max(0, word.line())));
}

/// Flags that are there or not, by an open word: each is unknown where the words in question are few, else all that follows may be more.
void addOpen(ConfigValue& settings, const Text& word)
{
    const shell::UnknownPtr unknown = word.firstUnknown();
    bool hasFlag = false;
    for (const Text& alternative : unknown->alternatives) {
        const std::vector<Text> words = shell::blankSeparated(alternative);
        for (const Text& each : words) {
            if (!isFlag(each))
                continue;
            hasFlag = true;
            settings.set(begin(each).substr(0, begin(each).find('=')), unknownSetting(*unknown, unknown->what, word.line()));
        }
    }
    // A reader asks for no such setting, so that it is told as one that is not used.
    if (!hasFlag && unknown->alternatives.empty())
        settings.set(unknown->what, unknownSetting(*unknown, unknown->what, word.line()));
}

/// A flag's values up to the next flag; the words that cannot be its own are arguments of an unknown number.
void addFlag(ConfigValue& settings, const std::vector<Text>& words, std::size_t& at)
{
    const Text& flag = words[at];
    const std::string text = begin(flag);
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals);
    ConfigValue::List values;
    std::vector<Text> open;
    if (equals != std::string::npos)
        values.push_back(settingOf(withoutBegin(flag, equals + 1)));
    while (at + 1 < words.size() && !isFlag(words[at + 1]) && !isProgram(words[at + 1])) {
        const Text& word = words[++at];
        const bool isOwn = !isOpen(word) || (values.empty() && !isSwitch(name) && word.firstUnknown()->alternatives.empty());
        const bool isChoice = isOpen(word) && values.empty() && !isSwitch(name) && !word.firstUnknown()->alternatives.empty();
        const bool hasFlags =
            isChoice && std::any_of(word.firstUnknown()->alternatives.begin(), word.firstUnknown()->alternatives.end(),
                                    [](const Text& each) { return each.isEmpty() || begin(each).find("--") != std::string::npos; });
        if (isOwn || (isChoice && !hasFlags))
            values.push_back(settingOf(word));
        else
            open.push_back(word);
    }
    const auto unknown = std::find_if(values.begin(), values.end(), [](const ConfigValue& value) { return value.unknown(); });
    // Of a flag given twice argparse takes the last.
    if (values.empty())
        settings.set(name, settingAt(ConfigValue(true), flag));
    else if (values.size() == 1 || unknown != values.end())
        settings.set(name, unknown == values.end() ? values.front() : *unknown);
    else
        settings.set(name, settingAt(ConfigValue(std::move(values)), flag));
    for (const Text& word : open)
        addOpen(settings, word);
}

void addWorld(ConfigValue& settings, const TrainingCommand& training, const char* nodes, const char* perNode)
{
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

/// Sets what stands in "++key.of.a.group=value".
Result<void> addOverride(ConfigValue& settings, const Text& word, const std::string& file)
{
    const std::string text = begin(word);
    const std::size_t from = text.find_first_not_of('+');
    const std::size_t equals = text.find('=');
    const Result<ConfigValue> value = overrideValue(withoutBegin(word, equals + 1), file);
    if (!value)
        return value.error();
    settings.set(text.substr(from, equals - from), *value);
    return {};
}

/// The subcommand of torchtitan's main branch that chooses what is recomputed.
constexpr std::string_view kRecompute = "activation-checkpoint:";

bool isRecompute(const Text& word) { return begin(word).starts_with(kRecompute); }

/// torchtitan's "--a.b-c=1", "--a.b 1" and "--a.no_b".
void addDotted(ConfigValue& settings, const std::vector<Text>& words, std::size_t& at)
{
    const Text& flag = words[at];
    std::string path = begin(flag).substr(2);
    const std::size_t equals = path.find('=');
    const bool isFollowed =
        equals == std::string::npos && at + 1 < words.size() && !begin(words[at + 1]).starts_with("-") && !isProgram(words[at + 1]) &&
        !isRecompute(words[at + 1]);
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
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string text = begin(words[at]);
        const std::size_t equals = text.find('=');
        if (text == "--recipe" && at + 1 < words.size())
            settings.set("recipe", settingOf(words[++at]));
        else if (!isFlag(words[at]) && equals != std::string::npos && text.find_first_not_of('+') < equals) {
            if (const Result<void> added = addOverride(settings, words[at], file); !added)
                return added.error();
        }
    }
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
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (isFlag(words[at]))
            addFlag(settings, words, at);
        else if (isOpen(words[at]))
            addOpen(settings, words[at]);
    }
    if (settings.entries()->empty())
        return Error{ErrorCode::BadUsage, {"no flag stands there", "Megatron-LM's arguments, for example --num-layers 32"}, file, {}};
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
    // What its own run_train.sh is told.
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
