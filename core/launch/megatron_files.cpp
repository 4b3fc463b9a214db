// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/megatron_settings.h"
#include "core/launch/shell_text.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr std::string_view kScript = "pretrain_gpt.py";

std::string wordOf(const ConfigValue& value)
{
    if (const std::string* text = value.text())
        return shellWord(*text);
    const auto whole = value.integer();
    return whole && value == ConfigValue(*whole) ? std::to_string(*whole) : numberText(value.number().value_or(0));
}

/// "--tensor-model-parallel-size 4 --sequence-parallel". Of a switch the flag alone.
std::string flagsOf(const MegatronSettings& settings)
{
    std::string text;
    for (const MegatronSetting& setting : settings) {
        if (setting.flag.empty())
            continue;
        text += (text.empty() ? "" : " ") + setting.flag;
        if (const ConfigValue::List* list = setting.value.list()) {
            for (const ConfigValue& entry : *list)
                text += " " + wordOf(entry);
        } else if (!setting.value.boolean()) {
            text += " " + wordOf(setting.value);
        }
    }
    return text;
}

/// Lines that can be read, each of whole flags.
std::vector<std::string> wrapped(const std::string& flags)
{
    constexpr std::size_t kWidth = 100;
    std::vector<std::string> lines{{}};
    for (std::size_t begin = 0; begin < flags.size();) {
        const std::size_t end = std::min(flags.find(" --", begin), flags.size());
        const std::string flag = flags.substr(begin, end - begin);
        if (!lines.back().empty() && lines.back().size() + flag.size() > kWidth)
            lines.emplace_back();
        lines.back() += (lines.back().empty() ? "" : " ") + flag;
        begin = end + 1;
    }
    return lines;
}

std::vector<std::string> argumentLines(const MegatronSettings& model, const MegatronGroups& groups, const MegatronSettings& numbers,
                                       const LaunchDraft& draft)
{
    const std::int64_t positions = std::max(draft.decoder->maxPositions, draft.training.sequenceLength);
    std::vector<std::string> lines = wrapped(flagsOf(model));
    const std::vector<std::string> others{
        "--seq-length " + std::to_string(draft.training.sequenceLength) + " --max-position-embeddings " + std::to_string(positions),
        "--attention-dropout 0.0 --hidden-dropout 0.0",
        flagsOf(groups.parallel),
        flagsOf(groups.pipeline),
        flagsOf(groups.sharding),
        flagsOf(groups.batch),
        flagsOf(groups.memory),
        flagsOf(numbers),
        "--train-iters 1000 --lr 1.5e-4 --min-lr 1.5e-5 --lr-decay-style cosine --lr-warmup-iters 100",
        "--weight-decay 0.1 --clip-grad 1.0 --adam-beta1 0.9 --adam-beta2 0.95",
        "--mock-data --tokenizer-type NullTokenizer --vocab-size " + std::to_string(draft.decoder->vocab)};
    lines.insert(lines.end(), others.begin(), others.end());
    return lines;
}

constexpr std::string_view kPlaceholders =
    "Learning rate, iterations, rope base, epsilon, tokenizer and data are placeholders: put in your own.";

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line.empty() ? "" : (text.empty() ? "" : " ") + line;
    return text;
}

/// Bridge's recipe of a preset; of another model its plain GPT, whose dimensions are then given.
std::string recipeOf(const Scenario& scenario)
{
    constexpr std::pair<std::string_view, std::string_view> kRecipes[] = {{"llama-2-7b", "llama2_7b"},
                                                                          {"llama-3-8b", "llama3_8b"},
                                                                          {"llama-3-70b", "llama3_70b"},
                                                                          {"llama-3.1-8b", "llama31_8b"},
                                                                          {"llama-3.1-70b", "llama31_70b"},
                                                                          {"llama-3.1-405b", "llama31_405b"},
                                                                          {"llama-3.2-1b", "llama32_1b"},
                                                                          {"llama-3.2-3b", "llama32_3b"},
                                                                          {"qwen2.5-0.5b", "qwen25_500m"},
                                                                          {"qwen2.5-1.5b", "qwen25_1p5b"},
                                                                          {"qwen2.5-7b", "qwen25_7b"},
                                                                          {"qwen2.5-14b", "qwen25_14b"},
                                                                          {"qwen2.5-32b", "qwen25_32b"},
                                                                          {"qwen2.5-72b", "qwen25_72b"},
                                                                          {"qwen3-0.6b", "qwen3_600m"},
                                                                          {"qwen3-1.7b", "qwen3_1p7b"},
                                                                          {"qwen3-4b", "qwen3_4b"},
                                                                          {"qwen3-8b", "qwen3_8b"},
                                                                          {"qwen3-14b", "qwen3_14b"},
                                                                          {"qwen3-32b", "qwen3_32b"},
                                                                          {"qwen3-30b-a3b", "qwen3_30b_a3b"},
                                                                          {"qwen3-235b-a22b", "qwen3_235b_a22b"},
                                                                          {"deepseek-v2-lite", "deepseek_v2_lite"},
                                                                          {"deepseek-v2", "deepseek_v2"},
                                                                          {"deepseek-v3", "deepseek_v3"},
                                                                          {"kimi-k2", "kimi_k2"},
                                                                          {"glm-4.5", "glm45_355b"},
                                                                          {"glm-4.5-air", "glm45_air_106b"},
                                                                          {"gpt-oss-20b", "gpt_oss_20b"},
                                                                          {"gpt-oss-120b", "gpt_oss_120b"},
                                                                          {"olmoe-1b-7b", "olmoe_7b"}};
    if (scenario.model.kind == ModelSource::Kind::Preset) {
        for (const auto& [preset, recipe] : kRecipes) {
            if (preset == scenario.model.text)
                return std::string(recipe) + "_pretrain_config";
        }
    }
    return {};
}

ConfigValue overridesOf(const MegatronSettings& model, const MegatronGroups& groups, const MegatronSettings& numbers,
                        const LaunchDraft& draft)
{
    ConfigValue map = ConfigValue::map();
    const auto add = [&map](const MegatronSettings& settings) {
        for (const MegatronSetting& setting : settings) {
            if (!setting.place.empty())
                map.set(setting.place, setting.value);
        }
    };
    add(model);
    for (const MegatronSettings* settings : {&groups.parallel, &groups.pipeline})
        add(*settings);
    map.set("model.seq_length", draft.training.sequenceLength);
    add(groups.memory);
    map.set("train.train_iters", 1000);
    for (const MegatronSettings* settings : {&groups.batch, &groups.sharding, &numbers})
        add(*settings);
    return map;
}

/// `KEY=VALUE`, as the end of Bridge's command line takes them.
void appendOverrides(std::vector<std::string>& lines, const ConfigValue::Map& map, const std::string& prefix)
{
    for (const auto& [key, value] : map) {
        const std::string path = prefix.empty() ? key : prefix + "." + key;
        if (value.entries()) {
            appendOverrides(lines, *value.entries(), path);
            continue;
        }
        std::string text;
        if (const ConfigValue::List* list = value.list()) {
            for (const ConfigValue& entry : *list)
                text += (text.empty() ? "[" : ",") + wordOf(entry);
            text += "]";
        } else {
            const auto flag = value.boolean();
            text = flag ? (*flag ? "true" : "false") : value.text() ? *value.text() : wordOf(value);
        }
        lines.push_back(shellWord(path + "=" + text));
    }
}

}  // namespace

void writeMegatron(LaunchDraft& draft)
{
    const MegatronSettings model = megatronModel(draft);
    const MegatronGroups groups = megatronPlan(draft);
    const MegatronSettings numbers = megatronNumbers(draft);
    if (draft.isRefused())
        return;
    const std::vector<std::string> arguments = argumentLines(model, groups, numbers, draft);
    LaunchExport& result = draft.result;
    result.environment = megatronEnvironment(draft);
    std::vector<std::string> command{torchrun(draft.scenario.cluster.nodes, draft.scenario.cluster.gpusPerNode), std::string(kScript)};
    command.insert(command.end(), arguments.begin(), arguments.end());
    std::vector<std::string> comments = draft.heading();
    comments.emplace_back(kPlaceholders);
    result.files.push_back({"megatron.sh", shellScript(comments, result.environment, command)});
    result.command = "bash megatron.sh";
    result.dryRun = "WORLD_SIZE=" + std::to_string(draft.resolved.world) +
                    " RANK=0 LOCAL_RANK=0 MASTER_ADDR=localhost MASTER_PORT=29500 python " + std::string(kScript) +
                    " --fake-process-group " + joined(arguments);
}

void writeMegatronBridge(LaunchDraft& draft)
{
    const std::string recipe = recipeOf(draft.scenario);
    const MegatronSettings model = recipe.empty() ? megatronModel(draft) : MegatronSettings{};
    const MegatronGroups groups = megatronPlan(draft);
    const MegatronSettings numbers = megatronNumbers(draft);
    if (draft.isRefused())
        return;
    const ConfigValue overrides = overridesOf(model, groups, numbers, draft);
    LaunchExport& result = draft.result;
    result.environment = megatronEnvironment(draft);
    const std::string name = recipe.empty() ? "vanilla_gpt_pretrain_config" : recipe;
    std::vector<std::string> comments = draft.heading();
    comments.push_back("Overrides of ConfigContainer, on top of the recipe " + name + ".");
    result.files.push_back({"megatron_bridge.yaml", commented(comments) + toYaml(overrides)});
    std::vector<std::string> lines;
    appendOverrides(lines, *overrides.entries(), {});
    const std::string run = "scripts/training/run_recipe.py --recipe " + name + " --mode pretrain --dataset mock";
    std::vector<std::string> command{torchrun(draft.scenario.cluster.nodes, draft.scenario.cluster.gpusPerNode), run};
    command.insert(command.end(), lines.begin(), lines.end());
    result.files.push_back({"megatron_bridge.sh", shellScript(draft.heading(), result.environment, command)});
    result.command = "bash megatron_bridge.sh";
    result.dryRun = "WORLD_SIZE=" + std::to_string(draft.resolved.world) + " python " + run + " --dry-run " + joined(lines);
}

}  // namespace shardscope
