// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/import_facts.h"

namespace shardscope {
namespace {

constexpr std::pair<std::string_view, std::string_view> kFacts[] = {
    {"model", "the model"},
    {"model.architecture.vocab", "the vocabulary"},
    {"cluster.gpu", "the kind of GPU"},
    {"cluster.network", "the network between nodes"},
    {"cluster.nodes", "the number of nodes"},
    {"cluster.gpus_per_node", "the number of GPUs per node"},
    {"training.sequence_length", "the sequence length"},
    {"training.global_batch", "the global batch"},
    {"training.precision", "the precision"},
    {"training.optimizer", "the optimizer"},
    {"plan.tp", "tensor parallelism"},
    {"plan.cp", "context parallelism"},
    {"plan.pp", "pipeline parallelism"},
    {"plan.dp", "data parallelism"},
    {"plan.ep", "expert parallelism"},
    {"plan.etp", "expert tensor parallelism"},
    {"plan.zero", "the ZeRO stage"},
    {"plan.micro_batch", "the micro-batch"},
    {"plan.recompute", "recomputation"},
    {"plan.chunks", "the number of virtual stages"},
};

/// Whether `name` is one of "a, b, c", each perhaps written with dashes before it.
bool isListed(std::string_view names, std::string_view name)
{
    for (std::size_t begin = 0; begin < names.size();) {
        const std::size_t end = std::min(names.find(", ", begin), names.size());
        std::string_view each = names.substr(begin, end - begin);
        if (each == name || (each.starts_with("--") && each.substr(2) == name))
            return true;
        begin = end + 2;
    }
    return false;
}

}  // namespace

Message factName(std::string_view field)
{
    for (const auto& [path, name] : kFacts) {
        if (path == field)
            return Message(name);
    }
    const Parameter* const parameter = findParameter(field);
    return parameter ? Message("\"{}\"", {Message(parameter->label)}) : Message("{}", {field});
}

std::string_view launcherTitle(Target target)
{
    switch (target) {
    case Target::Megatron:
        return "Megatron-LM";
    case Target::MegatronBridge:
        return "Megatron-Bridge";
    case Target::Nanotron:
        return "Nanotron";
    case Target::Torchtitan:
    case Target::Torchtitan022:
        return "torchtitan";
    case Target::DeepSpeed:
        return "DeepSpeed";
    case Target::AccelerateFsdp1:
    case Target::AccelerateFsdp2:
        return "Accelerate";
    }
    return {};
}

std::string writtenValue(const Value& value)
{
    struct {
        std::string operator()(std::monostate) const { return "null"; }
        std::string operator()(bool flag) const { return flag ? "true" : "false"; }
        std::string operator()(std::int64_t number) const { return std::to_string(number); }
        std::string operator()(double number) const { return numberText(number); }
        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(const std::vector<std::int64_t>& numbers) const
        {
            std::string all;
            for (const std::int64_t number : numbers)
                all += (all.empty() ? "" : ", ") + std::to_string(number);
            return "[" + all + "]";
        }
        std::string operator()(const std::vector<std::string>& words) const
        {
            std::string all;
            for (const std::string& word : words)
                all += (all.empty() ? "" : ", ") + word;
            return "[" + all + "]";
        }
    } text;
    return std::visit(text, value);
}

std::string_view fieldOfSetting(std::string_view setting, Target target)
{
    for (const Parameter& parameter : parameters()) {
        if (isListed(parameter.names.of(target), setting))
            return parameter.path;
    }
    // Megatron-Bridge's settings are read under the names of Megatron-LM's flags.
    return target == Target::MegatronBridge ? fieldOfSetting(setting, Target::Megatron) : std::string_view{};
}

Message whyUnknown(const UnknownValue& value, Argument fact)
{
    return value.remedy.empty() ? said("{}, so {} is unknown.", {value.why, fact})
                                : said("{}, so {} is unknown. {}", {value.why, fact, value.remedy});
}

}  // namespace shardscope
