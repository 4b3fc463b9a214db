// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/adapted_modules.h"
#include "core/launch/trainer_writer.h"
#include "core/launch/tuning_meaning.h"
#include "core/launch/unfrozen_layers.h"
#include "core/model/architecture.h"
#include "core/scenario/scenario.h"

#include <algorithm>

namespace shardscope {
namespace {

bool isQuantised(const Tuning& tuning) { return tuning.baseFormat.has_value(); }

ConfigValue listOf(const std::vector<std::string>& words)
{
    ConfigValue::List list;
    for (const std::string& word : words)
        list.emplace_back(word);
    return list;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : ",") + word;
    return all;
}

/// A module may hold more than one weight, and a model may lack one.
void tellOtherTargets(LaunchDraft& draft, const std::vector<AdapterTarget>& targets)
{
    if (targets == allLinearTargets())
        return;
    std::vector<AdapterTarget> written;
    for (const std::string& module : modulesOf(targets, *draft.scenario.architecture)) {
        for (const AdapterTarget held : targetsOfModule(module))
            written.push_back(held);
    }
    if (std::find(targets.begin(), targets.end(), AdapterTarget::Experts) != targets.end())
        written.push_back(AdapterTarget::Experts);
    std::sort(written.begin(), written.end());
    written.erase(std::unique(written.begin(), written.end()), written.end());
    if (written != targets)
        draft.replace("training.adapter.targets", wordsOf(targets), wordsOf(written));
}

void writeTargets(ConfigValue& map, LaunchDraft& draft, const TuningNames& names, const std::vector<AdapterTarget>& targets)
{
    const Architecture& architecture = *draft.scenario.architecture;
    const bool hasExperts = std::find(targets.begin(), targets.end(), AdapterTarget::Experts) != targets.end();
    const bool isSwift = draft.result.target == Target::Swift;
    if (targets == allLinearTargets() && names.usualTargets == UsualTargets::AllLinear)
        map.set(names.targets, isSwift ? listOf({"all-linear"}) : ConfigValue("all"));
    else if (targets == allLinearTargets() && !names.allLinear.empty())
        map.set(names.allLinear, true);
    else if (names.usualTargets == UsualTargets::AllLinear && !isSwift)  // a text with commas
        map.set(names.targets, joined(modulesOf(targets, architecture)));
    else if (targets == allLinearTargets())
        map.set(names.targets, listOf({"all-linear"}));
    else
        map.set(names.targets, listOf(modulesOf(targets, architecture)));
    tellOtherTargets(draft, targets);
    if (hasExperts && !names.parameters.empty())
        map.set(names.parameters, listOf({std::begin(kExpertParameters), std::end(kExpertParameters)}));
    else if (hasExperts)
        draft.drop("training.adapter.targets", std::string(nameOf(AdapterTarget::Experts)));
}

void writeFormat(ConfigValue& map, const LaunchDraft& draft, const QuantisationNames& names, const Tuning& tuning)
{
    const bool isEight = tuning.baseFormat == WeightFormat::Int8;
    if (draft.result.target == Target::Swift)
        map.set("quant_method", "bnb");
    if (!names.bits.empty())
        map.set(names.bits, isEight ? 8 : 4);
    else
        map.set(isEight ? names.eight : names.four, true);
    if (!isEight)
        map.set(names.nested, tuning.baseFormat == WeightFormat::Nf4Double);
    if (isEight || draft.result.target != Target::Trl)
        return;
    map.set(names.type, "nf4");
    // FSDP shards words of one type alone (PEFT docs/source/accelerate/fsdp.md); the other trainers see to it themselves.
    if (shardingBackend(draft) == ShardingBackend::Fsdp)
        map.set("bnb_4bit_quant_storage", "bfloat16");
}

/// What the trainer keeps adapters in; see `readAdapterType`.
AdapterType typeOfTrainer(const LaunchDraft& draft, const TuningNames& names, bool isQuantised)
{
    const bool isBf16 = names.usualType == UsualAdapterType::Bf16IfQuantised &&
                        (isQuantised || (shardingBackend(draft) == ShardingBackend::DeepSpeed && draft.plan.zero == 3));
    return isBf16 ? AdapterType::Bf16 : AdapterType::Fp32;
}

void writeType(ConfigValue& map, LaunchDraft& draft, const TuningNames& names, const Tuning& tuning)
{
    const AdapterType wanted = tuning.adapter.type.value_or(AdapterType::Fp32);
    const AdapterType usual = typeOfTrainer(draft, names, isQuantised(tuning));
    if (!names.castsAdapters.empty())
        map.set(names.castsAdapters, wanted == AdapterType::Fp32);
    else if (!names.adapterType.empty())
        map.set(names.adapterType, wanted == AdapterType::Fp32 ? "float32" : "bfloat16");
    else if (wanted != usual)
        draft.replace("training.adapter.dtype", nameOf(wanted), nameOf(usual));
}

void writeAdapters(ConfigValue& map, LaunchDraft& draft, const TuningNames& names, const Tuning& tuning)
{
    const Adapter& adapter = tuning.adapter;
    map.set(names.rank, adapter.rank.value_or(1));
    map.set("lora_alpha", 2 * adapter.rank.value_or(1));
    map.set(names.dropout, adapter.dropout.value_or(0));
    writeTargets(map, draft, names, adapter.targets.value_or(allLinearTargets()));
    if (tuning.method == TuneMethod::Dora)
        map.set(names.dora, true);
    if (isQuantised(tuning))
        writeFormat(map, draft, names.quantisation, tuning);
    writeType(map, draft, names, tuning);
    if (tuning.quantisesExperts && !names.experts.empty())
        map.set(names.experts, true);
    else if (tuning.quantisesExperts)
        draft.drop("training.quantize_experts", "true");
    if (adapter.fused == true)
        draft.replace("training.adapter.fused", "true", "false");
    if (adapter.experts == ExpertAdapters::Shared)
        draft.replace("training.adapter.experts", nameOf(ExpertAdapters::Shared), nameOf(ExpertAdapters::Each));
}

/// The word of the method, or the switch.
void writeMethod(ConfigValue& map, const TrainerNames& names, const Tuning& tuning)
{
    const bool hasAdapters = tuning.hasAdapters();
    const bool isSwitch = names.fullValue.empty() && names.tuning.unfrozen.empty();
    if (isSwitch) {
        if (hasAdapters)
            map.set(names.adapter, true);
    } else if (hasAdapters) {
        // axolotl's word for 4 bits is its own.
        const bool isFour = isQuantised(tuning) && tuning.baseFormat != WeightFormat::Int8;
        map.set(names.adapter, isFour && names.fullValue.empty() ? "qlora" : "lora");
    } else if (!names.fullValue.empty()) {
        map.set(names.adapter, tuning.method == TuneMethod::Freeze ? std::string_view("freeze") : names.fullValue);
    }
}

}  // namespace

void writeTrainerTuning(ConfigValue& map, LaunchDraft& draft, const TrainerNames& names)
{
    const Tuning tuning = tuningMeaning(draft.training);
    writeMethod(map, names, tuning);
    if (tuning.hasAdapters())
        return writeAdapters(map, draft, names.tuning, tuning);
    if (tuning.method != TuneMethod::Freeze)
        return;
    const std::int64_t count = tuning.trainableLayers.value_or(0);
    if (!names.tuning.frozenLayers.empty())
        map.set(names.tuning.frozenLayers, count);
    else
        map.set(names.tuning.unfrozen, listOf(patternsOfLastLayers(count, draft.scenario.architecture->layers())));
}

}  // namespace shardscope
