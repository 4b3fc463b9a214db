// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/megatron_settings.h"
#include "core/launch/shell_text.h"
#include "core/scenario/scenario.h"

#include <algorithm>

namespace shardscope {

std::string plainWord(const ConfigValue& value)
{
    if (const std::string* text = value.text())
        return *text;
    const auto whole = value.integer();
    return whole && value == ConfigValue(*whole) ? std::to_string(*whole) : numberText(value.number().value_or(0));
}

std::string joinedWords(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line.empty() ? "" : (text.empty() ? "" : " ") + line;
    return text;
}

namespace {

constexpr std::string_view kScript = "pretrain_gpt.py";

/// Returns flags such as "--tensor-model-parallel-size 4 --sequence-parallel"; a switch is the flag alone.
std::string flagsOf(const MegatronSettings& settings)
{
    std::string text;
    for (const MegatronSetting& setting : settings) {
        if (setting.flag.empty())
            continue;
        text += (text.empty() ? "" : " ") + setting.flag;
        if (const ConfigValue::List* list = setting.value.list()) {
            for (const ConfigValue& entry : *list)
                text += " " + shellWord(plainWord(entry));
        } else if (!setting.value.boolean()) {
            text += " " + shellWord(plainWord(setting.value));
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

/// One rank of the plan on whatever GPU is at hand, so that the connections are stated for every architecture. DeepEP and HybridEP
/// exchange the memory of ranks that a faked group does not have: the experts' tokens go by the plain all-to-all there.
std::string dryRunOf(LaunchDraft& draft, const std::vector<std::string>& arguments)
{
    const MoeDispatcher dispatcher = draft.resolved.dispatcher;
    const bool isFlex = draft.facts.experts > 0 && (dispatcher == MoeDispatcher::DeepEp || dispatcher == MoeDispatcher::HybridEp);
    std::string flags = joinedWords(arguments);
    const std::string written = "--moe-token-dispatcher-type flex --moe-flex-dispatcher-backend " + std::string(nameOf(dispatcher));
    if (const std::size_t at = flags.find(written); isFlex && at != std::string::npos) {
        flags.replace(at, written.size(), "--moe-token-dispatcher-type alltoall");
        draft.result.dryRunNote =
            Finding{"launch-dry-run-without-dispatcher", {}, Severity::Hint, {{"dispatcher", std::string(nameOf(dispatcher))}}, {}, {}};
    }
    const std::string connections = draft.resolved.zero >= 2      ? "env -u CUDA_DEVICE_MAX_CONNECTIONS "
                                    : assertsOneConnection(draft) ? "CUDA_DEVICE_MAX_CONNECTIONS=1 "
                                                                  : "";
    return connections + "WORLD_SIZE=" + std::to_string(draft.resolved.world) +
           " RANK=0 LOCAL_RANK=0 MASTER_ADDR=localhost MASTER_PORT=29500 python " + std::string(kScript) + " --fake-process-group " + flags;
}

constexpr std::string_view kPlaceholders = "Learning rate, iterations, tokenizer and data are placeholders: put in your own.";

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
    // Its scheduler gathers the lengths of all ranks, which a faked group does not have.
    if (!draft.facts.chosenContext)
        result.dryRun = dryRunOf(draft, arguments);
}

}  // namespace shardscope
