// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/bridge_settings.h"
#include "core/launch/launch_reader.h"
#include "core/model/architecture.h"

#include <algorithm>
#include <iterator>

namespace shardscope {
namespace {

constexpr const char* kTargets = "peft.target_modules";

/// Megatron's linear layers; of a fused one the adapters share their first matrix, unless its parts are named (CanonicalLoRA).
struct Module {
    std::string_view name;
    std::vector<std::string> holds;
    bool isPart = false;
    bool isOfFeedForward = false;
};

const std::vector<Module>& modules()
{
    static const std::vector<Module> kModules{{"linear_qkv", {"q", "k", "v"}},
                                              {"linear_q", {"q"}, true},
                                              {"linear_k", {"k"}, true},
                                              {"linear_v", {"v"}, true},
                                              {"linear_proj", {"o"}},
                                              {"linear_fc1", {"gate", "up"}, false, true},
                                              {"linear_fc1_gate", {"gate"}, true, true},
                                              {"linear_fc1_up", {"up"}, true, true},
                                              {"linear_fc2", {"down"}, false, true}};
    return kModules;
}

void readTargets(LaunchReader& reader)
{
    const ConfigValue* const value = reader.value(kTargets);
    if (!value)
        return reader.need("training.adapter.targets", kTargets,
                           said("The recipe chooses the modules that have adapters, and it is not part of the file."));
    const std::string right = "a list of linear_qkv, linear_proj, linear_fc1 and linear_fc2, or of their parts";
    if (!value->list())
        return reader.fail(kTargets, "the value is " + value->described(), right);
    std::vector<std::string> targets;
    bool hasParts = false;
    for (const ConfigValue& each : *value->list()) {
        const auto known = std::find_if(modules().begin(), modules().end(),
                                        [&each](const Module& module) { return each.text() && *each.text() == module.name; });
        if (known == modules().end())
            return reader.fail(kTargets, each.described() + " is one of the modules", right);
        if (known->isOfFeedForward && !reader.isOpen("model") && reader.scenario().architecture->isMixtureOfExperts())
            return reader.fail(kTargets,
                               each.described() + " is one of the modules, and adapters that experts share cannot be estimated so far",
                               "a list of linear_qkv and linear_proj in a mixture of experts");
        hasParts = hasParts || known->isPart;
        targets.insert(targets.end(), known->holds.begin(), known->holds.end());
    }
    reader.set("training.adapter.targets", targets, kTargets);
    reader.set("training.adapter.fused", !hasParts, kTargets);
}

}  // namespace

void readBridgeTuning(LaunchReader& reader)
{
    const std::string recipe = reader.word("recipe").value_or("");
    const bool isRecipe = recipe.find("_peft") != std::string::npos || recipe.find("_lora") != std::string::npos;
    if (!isRecipe && !reader.has("peft.dim") && !reader.has(kTargets))
        return;
    reader.set("training.method", std::string("lora"), isRecipe ? "recipe" : "peft.dim");
    if (isRecipe)
        reader.assume("training.method", said("Recipes of adapters train LoRA by default."), "recipe");
    if (reader.has("peft.dim"))
        reader.take("peft.dim", "training.adapter.rank");
    else
        reader.need("training.adapter.rank", "peft.dim",
                    said("The recipe chooses the rank of the adapters, and it is not part of the file."));
    readTargets(reader);
    if (const double dropout = reader.number("peft.dropout").value_or(0); dropout > 0)
        reader.set("training.adapter.dropout", dropout, "peft.dropout");
    for (const char* key : {"peft.share_expert_adapters", "peft.normalize_moe_lora", "peft.lora_dtype"}) {
        if (reader.has(key))
            reader.ignore(key, said("The estimate has no such setting. The effect of this setting on memory or time is not counted."));
    }
}

}  // namespace shardscope
