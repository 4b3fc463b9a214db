// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/import_facts.h"

#include "core/field/parameters.h"
#include "core/launch/launcher_traits.h"

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
    {"plan.gtp", "the shards of weights"},
    {"plan.egtp", "the shards of experts' weights"},
    {"plan.zero", "the ZeRO stage"},
    {"plan.micro_batch", "the micro-batch"},
    {"plan.recompute", "recomputation"},
    {"plan.chunks", "the number of virtual stages"},
};

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
    for (const LaunchSetting& known : *traitsOf(target).settings) {
        const bool isNamed = known.key == setting || (known.key.starts_with("--") && known.key.substr(2) == setting);
        if (isNamed && !known.key.empty())
            return known.field;
    }
    const std::optional<Target> other = traitsOf(target).readAs;
    return other ? fieldOfSetting(setting, *other) : std::string_view{};
}

Message whyUnknown(const UnknownValue& value, const Argument& fact)
{
    return value.remedy.empty() ? said("{}, so {} is unknown.", {value.why, fact})
                                : said("{}, so {} is unknown. {}", {value.why, fact, value.remedy});
}

}  // namespace shardscope
