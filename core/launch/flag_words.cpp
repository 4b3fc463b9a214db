// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/flag_words.h"

#include <algorithm>

#include "core/launch/training_command.h"

namespace shardscope {
namespace {

using shell::Text;

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
                                              "--moe-paged-stash",
                                              "--use-transformer-engine-op-fuser",
                                              "--fine-grained-activation-offloading",
                                              "--deepspeed",
                                              "--deepspeed-activation-checkpointing",
                                              "--no-pipeline-parallel",
                                              "--cpu-optimizer",
                                              "--mock-data",
                                              "--tp-comm-overlap",
                                              "--accumulate-allreduce-grads-in-fp32",
                                              "--grad-reduce-in-bf16",
                                              "--cross-entropy-loss-fusion",
                                              "--use-rotary-position-embeddings",
                                              "--deterministic-mode",
                                              "--muon-use-syrk",
                                              "--no-async-tensor-model-parallel-allreduce"};
    return std::find(std::begin(kSwitches), std::end(kSwitches), flag) != std::end(kSwitches);
}

}  // namespace

bool isProgramFile(const Text& word) { return word.isKnown() && word.text().ends_with(".py"); }

std::string beginOf(const Text& word)
{
    return word.pieces().empty() || word.pieces().front().unknown ? std::string()
           : word.isKnown()                                       ? word.text()
                                                                  : word.pieces().front().text;
}

bool isFlag(const Text& word)
{
    const std::string text = beginOf(word);
    return text.size() > 2 && text.starts_with("--");
}

bool isOpen(const Text& word) { return !word.isKnown() && !word.hasKnown(); }

ConfigValue settingAt(const ConfigValue& value, const Text& word)
{
    return ConfigValue(value).atLine(static_cast<std::size_t>(std::max(0, word.line())));
}

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
            settings.set(beginOf(each).substr(0, beginOf(each).find('=')), unknownSetting(*unknown, unknown->what, word.line()));
        }
    }
    // A reader requests no such setting, so that it is reported as unused.
    if (!hasFlag && unknown->alternatives.empty())
        settings.set(unknown->what, unknownSetting(*unknown, unknown->what, word.line()));
}

void addFlag(ConfigValue& settings, const std::vector<Text>& words, std::size_t& at)
{
    const Text& flag = words[at];
    const std::string text = beginOf(flag);
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals);
    ConfigValue::List values;
    std::vector<Text> open;
    if (equals != std::string::npos)
        values.push_back(settingOf(withoutBegin(flag, equals + 1)));
    while (at + 1 < words.size() && !isFlag(words[at + 1]) && !isProgramFile(words[at + 1])) {
        const Text& word = words[++at];
        const bool isOwn = !isOpen(word) || (values.empty() && !isSwitch(name) && word.firstUnknown()->alternatives.empty());
        const bool isChoice = isOpen(word) && values.empty() && !isSwitch(name) && !word.firstUnknown()->alternatives.empty();
        const bool hasFlags =
            isChoice && std::any_of(word.firstUnknown()->alternatives.begin(), word.firstUnknown()->alternatives.end(),
                                    [](const Text& each) { return each.isEmpty() || beginOf(each).find("--") != std::string::npos; });
        if (isOwn || (isChoice && !hasFlags))
            values.push_back(settingOf(word));
        else
            open.push_back(word);
    }
    const auto unknown = std::find_if(values.begin(), values.end(), [](const ConfigValue& value) { return value.unknown(); });
    // argparse takes the last of repeated flags.
    if (values.empty())
        settings.set(name, settingAt(ConfigValue(true), flag));
    else if (values.size() == 1 || unknown != values.end())
        settings.set(name, unknown == values.end() ? values.front() : *unknown);
    else
        settings.set(name, settingAt(ConfigValue(std::move(values)), flag));
    for (const Text& word : open)
        addOpen(settings, word);
}

void addFlags(ConfigValue& settings, const std::vector<Text>& words, std::size_t at)
{
    for (; at < words.size(); ++at) {
        if (isFlag(words[at]))
            addFlag(settings, words, at);
        else if (isOpen(words[at]))
            addOpen(settings, words[at]);
    }
}

}  // namespace shardscope
