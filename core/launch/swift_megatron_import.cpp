// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/foreign_readers.h"
#include "core/launch/hub_models.h"
#include "core/launch/megatron_modules.h"
#include "core/launch/megatron_read_model.h"
#include "core/launch/trainer_parts.h"
#include "core/model/architecture.h"
#include "core/plan/plan_facts.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr const char* kTargets = "training.adapter.targets";
constexpr const char* kModules = "--target-modules";

/// `megatron rlhf` compares pairs, scores them, or tells good from bad (swift/megatron/arguments/megatron_args.py, rlhf_type).
void readObjective(LaunchReader& reader)
{
    constexpr std::pair<std::string_view, Objective> kKnown[] = {
        {"dpo", Objective::Dpo}, {"kto", Objective::Kto}, {"rm", Objective::Reward}};
    if (const std::string task = reader.word("--task-type").value_or("causal_lm"); task != "causal_lm")
        return reader.fail("--task-type", "the value is \"" + task + "\", and models with another head cannot be estimated so far",
                           "causal_lm");
    const std::string command = reader.word("--command").value_or("sft");
    if (command == "sft" || command == "pt")
        return;
    const std::string type = command == "rlhf" ? reader.word("--rlhf-type").value_or("") : command;
    const auto* const known = std::find_if(std::begin(kKnown), std::end(kKnown), [&type](const auto& each) { return each.first == type; });
    if (known == std::end(kKnown))
        return reader.fail("--rlhf-type", "the value is \"" + type + "\", and this training method cannot be estimated so far",
                           "one of dpo, kto, rm");
    reader.set("training.objective", std::string(nameOf(known->second)), "--rlhf-type");
}

/// "all-linear" is every linear layer but the head, of experts as well (swift/megatron/utils/utils.py, get_target_modules).
std::vector<AdapterTarget> targetsOf(LaunchReader& reader, const ConfigValue* value)
{
    std::vector<AdapterTarget> targets;
    const ConfigValue::List one = value && !value->list() ? ConfigValue::List{*value} : ConfigValue::List{};
    for (const ConfigValue& each : value && value->list() ? *value->list() : one) {
        const bool isAll = each.text() && *each.text() == "all-linear";
        const bool isRouter = each.text() && *each.text() == "all-router";
        const MegatronModule* const known = each.text() ? megatronModuleCalled(*each.text()) : nullptr;
        if (!known && !isAll && !isRouter) {
            reader.fail(kModules, each.described() + " is one of the modules",
                        "all-linear, or a list of linear_qkv, linear_proj, linear_fc1 "
                        "and linear_fc2");
            return {};
        }
        for (const char* name : {"linear_qkv", "linear_proj", "linear_fc1", "linear_fc2"}) {
            const MegatronModule* const module = megatronModuleCalled(name);
            if (isAll || module == known)
                targets.insert(targets.end(), module->holds.begin(), module->holds.end());
        }
        if (isRouter)
            targets.push_back(AdapterTarget::Router);
    }
    return targets;
}

void readTargets(LaunchReader& reader)
{
    const ConfigValue* const value = reader.value(kModules);
    const ConfigValue all("all-linear");
    std::vector<AdapterTarget> targets = targetsOf(reader, value ? value : &all);
    const auto has = [&targets](AdapterTarget target) { return std::find(targets.begin(), targets.end(), target) != targets.end(); };
    const bool hasExperts = !reader.isOpen("model") && reader.scenario().architecture->isMixtureOfExperts();
    if (hasExperts && has(AdapterTarget::Up) != has(AdapterTarget::Down))
        return reader.fail(kModules,
                           "one of linear_fc1 and linear_fc2 is left out, and experts with one adapter cannot be estimated so far",
                           "a list with both or none of them in a mixture of experts");
    if (hasExperts && has(AdapterTarget::Up)) {
        targets.push_back(AdapterTarget::Experts);
        reader.set("training.adapter.experts", std::string(nameOf(ExpertAdapters::Each)), kModules);
        reader.assume("training.adapter.experts", said("Each expert has an adapter of its own (mcore-bridge, tuners/lora.py)."), kModules);
    }
    std::sort(targets.begin(), targets.end());
    std::vector<std::string> words;
    for (const AdapterTarget target : targets)
        words.emplace_back(nameOf(target));
    if (reader.hasProblem())
        return;
    reader.set(kTargets, words, kModules);
    if (!value)
        reader.assume(kTargets, said("ms-swift adapts all linear layers by default."), kModules);
}

void readRankAndDropout(LaunchReader& reader)
{
    const Message usual = said("This is the default of ms-swift (swift/megatron/arguments/megatron_args.py).");
    reader.set("training.adapter.rank", reader.integer("--lora-rank").value_or(8), "--lora-rank");
    if (!reader.has("--lora-rank"))
        reader.assume("training.adapter.rank", usual, "--lora-rank");
    if (const double dropout = reader.number("--lora-dropout").value_or(0.05); dropout > 0)
        reader.set("training.adapter.dropout", dropout, "--lora-dropout");
    if (!reader.has("--lora-dropout"))
        reader.assume("training.adapter.dropout", usual, "--lora-dropout");
}

void readTuning(LaunchReader& reader)
{
    const bool isOld = !reader.has("--tuner-type") && reader.has("--train-type");
    const char* const key = isOld ? "--train-type" : "--tuner-type";
    if (reader.oneOf(key, {"full", "lora"}, "full") == "full")
        return;
    reader.set("training.method", std::string("lora"), key);
    readRankAndDropout(reader);
    readTargets(reader);
    reader.set("training.adapter.fused", true, kModules);
    reader.set("training.adapter.dtype", std::string("bf16"), "--lora-dtype");
    reader.assume("training.adapter.dtype", said("Megatron casts adapters to the type of the training (Float16Module)."), "--lora-dtype");
    if (reader.has("--modules-to-save"))
        reader.ignore("--modules-to-save", said("These modules learn whole as well as the adapters. The memory of their gradients and "
                                                "optimizer states is not counted."));
}

/// Of pairs both batches count the examples; without adapters the reference is a model of its own.
void readReference(LaunchReader& reader)
{
    const Tuning& tuning = reader.scenario().training.tuning;
    const std::int64_t rows = rowsOfExample(tuning);
    if (rows > 1) {
        reader.set("plan.micro_batch", saturatingProduct(reader.plan().microBatch, rows), "--micro-batch-size");
        reader.set("training.global_batch", saturatingProduct(reader.scenario().training.globalBatch, rows), "--global-batch-size");
        reader.assume("plan.micro_batch", said("An example is a pair of answers, each a sequence of its own."), "--micro-batch-size");
    }
    if (tuning.objective != Objective::Dpo && tuning.objective != Objective::Kto)
        return;
    reader.set("training.reference", std::string(nameOf(tuning.hasAdapters() ? Reference::AdapterOff : Reference::Copy)), {});
    reader.assume("training.reference", tuning.hasAdapters() ? said("ms-swift compares with the model without its adapters.")
                                                             : said("ms-swift compares with a frozen copy of the model."));
}

/// Without packing the documents of a micro-batch stand one behind the other (padding_free is on by default).
void readPacking(LaunchReader& reader)
{
    const bool isPacked = reader.isOn("--packing");
    const bool isPadded = reader.has("--padding-free") && !reader.isOn("--padding-free");
    setRowFilling(reader,
                  isPacked   ? RowFilling::Pack
                  : isPadded ? RowFilling::Pad
                             : RowFilling::PadFree,
                  isPacked || !reader.has("--padding-free") ? "--packing" : "--padding-free");
}

}  // namespace

void readSwiftMegatron(LaunchReader& reader)
{
    readObjective(reader);
    if (reader.hasProblem())
        return;
    reader.scenario().training.recipe = Recipe::Megatron;
    reader.about("model");
    const std::string name = reader.word("--model").value_or("");
    const std::string preset = presetOfHubModel(name);
    reader.about({});
    if (preset.empty())
        reader.need("model", "--model",
                    name.empty() ? said("The file does not name a model.")
                                 : said("\"{}\" is not a built-in model, so the model is unknown.", {name}));
    else
        setPreset(reader, preset);
    readMegatronPlan(reader);
    readTuning(reader);
    readReference(reader);
    readPacking(reader);
    reader.scenario().training.precision = reader.isOn("--fp16") ? Precision::Fp16 : Precision::Bf16;
    if (!reader.has("--bf16") && !reader.has("--fp16"))
        reader.assume("training.precision",
                      said("ms-swift trains in the model's own number format, which is bf16 for all of these models."), "--torch-dtype");
    (void)reader.word("--torch-dtype");
    // swift/megatron/arguments/megatron_args.py
    if (!reader.has("--use-distributed-optimizer")) {
        reader.plan().zero = 1;
        reader.assume("plan.zero", said("ms-swift trains with Megatron's distributed optimizer by default."),
                      "--use-distributed-optimizer");
    }
    if (!reader.has("--recompute-granularity")) {
        reader.plan().recompute = Recompute::Selective;
        reader.assume("plan.recompute", said("ms-swift recomputes the attention core by default."), "--recompute-granularity");
    }
    if (reader.has("--fp8-format"))
        reader.scenario().training.precision = Precision::Fp8;
}

}  // namespace shardscope
