// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/adapted_modules.h"
#include "core/launch/bridge_settings.h"
#include "core/launch/launch_draft.h"
#include "core/launch/launch_reader.h"
#include "core/launch/megatron_modules.h"
#include "core/launch/tuning_meaning.h"
#include "core/model/architecture.h"
#include "core/scenario/scenario.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr const char* kTargets = "peft.target_modules";

/// `share_expert_adapters` is true by default (peft/lora.py).
void readExperts(LaunchReader& reader)
{
    constexpr const char* kShares = "peft.share_expert_adapters";
    const bool shares = reader.flag(kShares).value_or(true);
    reader.set("training.adapter.experts", std::string(shares ? "shared" : "each"), kShares);
    reader.assumeDefault("training.adapter.experts", kShares);
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
    bool hasFeedForward = false;
    for (const ConfigValue& each : *value->list()) {
        const MegatronModule* const known = each.text() ? megatronModuleCalled(*each.text()) : nullptr;
        if (!known)
            return reader.fail(kTargets, each.described() + " is one of the modules", right);
        hasFeedForward = hasFeedForward || known->isOfFeedForward;
        hasParts = hasParts || known->isPart;
        for (const AdapterTarget target : known->holds)
            targets.emplace_back(nameOf(target));
    }
    // Both modules of experts have the names of those of a dense feed-forward (peft/module_matcher.py).
    const bool hasExperts = hasFeedForward && !reader.isOpen("model") && reader.scenario().architecture->isMixtureOfExperts();
    const bool hasDown = std::find(targets.begin(), targets.end(), "down") != targets.end();
    const bool hasUp = std::find(targets.begin(), targets.end(), "up") != targets.end();
    if (hasExperts && !(hasUp && hasDown))
        return reader.fail(kTargets,
                           "one of linear_fc1 and linear_fc2 is left out, and experts with one adapter cannot be estimated so far",
                           "a list with both or none of them in a mixture of experts");
    if (hasExperts)
        targets.emplace_back("experts");
    reader.set("training.adapter.targets", targets, kTargets);
    reader.set("training.adapter.fused", !hasParts, kTargets);
    if (hasExperts)
        readExperts(reader);
}

std::vector<AdapterTarget> withoutMissing(std::vector<AdapterTarget> targets, const LaunchDraft& draft)
{
    if (draft.facts.experts == 0)
        std::erase(targets, AdapterTarget::Experts);
    return targets;
}

}  // namespace

void writeBridgeTuning(ConfigValue& overrides, LaunchDraft& draft)
{
    using enum AdapterTarget;
    const Tuning tuning = tuningMeaning(draft.training);
    const Adapter& adapter = tuning.adapter;
    const std::vector<AdapterTarget> targets = withoutMissing(adapter.targets.value_or(allLinearTargets()), draft);
    const auto hasOneOf = [&targets](std::initializer_list<AdapterTarget> wanted) {
        return std::find_first_of(targets.begin(), targets.end(), wanted.begin(), wanted.end()) != targets.end();
    };
    const bool isMixed = draft.facts.experts > 0;
    const bool hasUp = hasOneOf({Gate, Up, Experts}) || (isMixed && hasOneOf({Down}));
    const bool hasDown = hasOneOf({Down, Experts}) || (isMixed && hasUp);
    ConfigValue::List modules;
    std::vector<AdapterTarget> written;
    const auto add = [&](bool isOn, const char* module, std::initializer_list<AdapterTarget> holds) {
        if (!isOn)
            return;
        modules.emplace_back(module);
        written.insert(written.end(), holds);
    };
    add(hasOneOf({Queries, Keys, Values}), "linear_qkv", {Queries, Keys, Values});
    add(hasOneOf({Output}), "linear_proj", {Output});
    add(hasUp, "linear_fc1", {Gate, Up});
    add(hasDown, "linear_fc2", {Down});
    if (isMixed && hasUp)
        written.push_back(Experts);
    // DoRA has layers for dense weights alone (peft/dora_layers.py).
    if (modules.empty() || (isMixed && hasUp && tuning.method == TuneMethod::Dora))
        return draft.refuse("launch-no-adapter-recipe");
    overrides.set("peft.target_modules", std::move(modules));
    overrides.set("peft.dim", adapter.rank.value_or(1));
    overrides.set("peft.alpha", 2 * adapter.rank.value_or(1));
    overrides.set("peft.dropout", adapter.dropout.value_or(0));
    if (isMixed && hasUp)
        overrides.set("peft.share_expert_adapters", adapter.experts.value_or(ExpertAdapters::Shared) == ExpertAdapters::Shared);
    if (written != targets)
        draft.replace("training.adapter.targets", wordsOf(targets), wordsOf(written));
    if (isMixed && hasUp && !hasOneOf({Experts}))
        draft.replace("training.adapter.experts", nameOf(ExpertAdapters::None), nameOf(ExpertAdapters::Shared));
    if (adapter.type == AdapterType::Fp32)
        draft.replace("training.adapter.dtype", nameOf(AdapterType::Fp32), nameOf(AdapterType::Bf16));
    if (adapter.fused == false)
        draft.replace("training.adapter.fused", "false", "true");
    // The recipes' rows are packed to the sequence length, which Bridge does for a micro-batch of one row (training/config.py).
    const bool isPacked = draft.plan.microBatch == 1;
    overrides.set("dataset.enable_offline_packing", isPacked);
    if (isPacked)
        overrides.set("dataset.offline_packing_specs.packed_sequence_size", draft.training.sequenceLength);
    overrides.set("checkpoint.pretrained_checkpoint", "your-checkpoint");
}

void readBridgeTuning(LaunchReader& reader)
{
    const std::string recipe = reader.word("recipe").value_or("");
    const bool isRecipe = recipe.find("_peft") != std::string::npos || recipe.find("_lora") != std::string::npos;
    if (!isRecipe && !reader.has("peft.dim") && !reader.has(kTargets))
        return;
    const std::string mode = reader.word("mode").value_or("");
    const bool isScaled = mode == "dora" || recipe.find("_dora") != std::string::npos;
    const std::string_view key = !mode.empty() ? "mode" : isRecipe ? "recipe" : "peft.dim";
    reader.set("training.method", std::string(isScaled ? "dora" : "lora"), key);
    if (mode.empty() && isRecipe)
        reader.assume("training.method", said("Recipes of adapters train LoRA by default."), "recipe");
    if (reader.has("peft.dim"))
        reader.take("peft.dim", "training.adapter.rank");
    else
        reader.need("training.adapter.rank", "peft.dim",
                    said("The recipe chooses the rank of the adapters, and it is not part of the file."));
    readTargets(reader);
    if (const double dropout = reader.number("peft.dropout").value_or(0); dropout > 0)
        reader.set("training.adapter.dropout", dropout, "peft.dropout");
    for (const char* other : {"peft.normalize_moe_lora", "peft.lora_dtype"}) {
        if (reader.has(other))
            reader.ignore(other, said("The estimate has no such setting. The effect of this setting on memory or time is not counted."));
    }
}

}  // namespace shardscope
