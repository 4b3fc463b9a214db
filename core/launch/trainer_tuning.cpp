// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/adapted_modules.h"
#include "core/launch/module_patterns.h"
#include "core/launch/trainer_parts.h"
#include "core/launch/unfrozen_layers.h"
#include "core/model/architecture.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr const char* kMethod = "training.method";
constexpr const char* kTargets = "training.adapter.targets";

/// The words of a list, or of a text with commas between them.
std::vector<std::string> wordsOf(const ConfigValue& value)
{
    std::vector<std::string> words;
    if (const ConfigValue::List* const list = value.list()) {
        for (const ConfigValue& each : *list)
            words.push_back(each.text() ? *each.text() : each.described());
    } else if (value.text()) {
        std::string word;
        for (const char letter : *value.text() + ",") {
            if (letter != ',' && letter != ' ') {
                word += letter;
            } else if (!word.empty()) {
                words.push_back(word);
                word.clear();
            }
        }
    }
    return words;
}

void add(std::vector<AdapterTarget>& targets, const std::vector<AdapterTarget>& more)
{
    for (const AdapterTarget target : more) {
        if (std::find(targets.begin(), targets.end(), target) == targets.end())
            targets.push_back(target);
    }
}

/// Targets in the order of their names, as a scenario lists them.
void setTargets(LaunchReader& reader, std::vector<AdapterTarget> targets, std::string_view key)
{
    std::sort(targets.begin(), targets.end());
    std::vector<std::string> words;
    for (const AdapterTarget target : targets)
        words.emplace_back(nameOf(target));
    if (!words.empty())
        reader.set(kTargets, words, key);
}

bool isAll(const std::string& word) { return word == "all" || word == "all-linear"; }

void addNamed(LaunchReader& reader, std::vector<AdapterTarget>& targets, const ConfigValue& value, std::string_view key)
{
    if (!value.list() && !value.text())
        return reader.fail(key, "the value is " + value.described(), "a list of modules");
    // A single text is a pattern for PEFT.
    const bool isPattern = value.text() && value.text()->find_first_of("([|") != std::string::npos;
    for (const std::string& word : isPattern ? alternativesOf(*value.text()) : wordsOf(value)) {
        const std::vector<AdapterTarget> known = isAll(word) ? allLinearTargets() : targetsOfModule(word);
        if (word.ends_with("embed_tokens") || word.ends_with("wte"))
            return reader.fail(key, "the module \"" + word + "\" is the embedding, which learns whole, and this cannot be estimated so far",
                               "modules without the embedding");
        if (known.empty())
            return reader.fail(key, "the module \"" + word + "\" is not known here",
                               "modules such as q_proj, k_proj, v_proj, o_proj, gate_proj, up_proj and down_proj");
        add(targets, known);
    }
}

void addParameters(LaunchReader& reader, std::vector<AdapterTarget>& targets, std::string_view key)
{
    const ConfigValue* const value = key.empty() ? nullptr : reader.value(key);
    for (const std::string& word : value ? wordsOf(*value) : std::vector<std::string>{}) {
        if (!isExpertParameter(word))
            return reader.fail(key, "the parameter \"" + word + "\" is not known here", "parameters of experts, mlp.experts.gate_up_proj");
        add(targets, {AdapterTarget::Experts});
    }
}

void readUsualTargets(LaunchReader& reader, const TrainerNames& names)
{
    const TuningNames& tuning = names.tuning;
    if (tuning.usualTargets == UsualTargets::None)
        return reader.fail(tuning.targets, "neither it nor " + std::string(tuning.allLinear) + " is given", "a list of modules");
    if (tuning.usualTargets == UsualTargets::AllLinear) {
        setTargets(reader, allLinearTargets(), tuning.targets);
        return reader.assume(kTargets, said("{} adapts all linear layers by default ({}).", {names.tool, names.source}), tuning.targets);
    }
    if (reader.isOpen("model"))
        return reader.need(kTargets, tuning.targets, said("The file names no modules, so they depend on the model, which is unknown."));
    const std::string& type = reader.scenario().architecture->modelType;
    const std::vector<AdapterTarget> targets = targetsOfPeft(type);
    if (targets.empty())
        return reader.fail(tuning.targets, "it is missing, and PEFT has no list of modules for a model of type \"" + type + "\"",
                           "a list of modules, or all-linear");
    setTargets(reader, targets, tuning.targets);
    reader.assume(kTargets, said("PEFT adapts these weights by default (src/peft/utils/constants.py)."), tuning.targets);
}

void readTargets(LaunchReader& reader, const TrainerNames& names)
{
    const TuningNames& tuning = names.tuning;
    std::vector<AdapterTarget> targets;
    reader.about(kTargets);
    if (!tuning.allLinear.empty() && reader.isOn(tuning.allLinear))
        add(targets, allLinearTargets());
    if (const ConfigValue* const value = reader.value(tuning.targets))
        addNamed(reader, targets, *value, tuning.targets);
    addParameters(reader, targets, tuning.parameters);
    reader.about({});
    if (targets.empty() && !reader.hasProblem())
        return readUsualTargets(reader, names);
    setTargets(reader, std::move(targets), tuning.targets);
}

/// The format that the quantisation settings ask for; `Training` where they ask for none.
WeightFormat readFormat(LaunchReader& reader, const QuantisationNames& names)
{
    std::int64_t bits = 0;
    if (reader.has("quant_method"))
        (void)reader.oneOf("quant_method", {"bnb", "bitsandbytes"}, "bnb");
    if (!names.bits.empty()) {
        bits = reader.integerOf("training.base_format", names.bits).value_or(0);
        if (bits != 0 && bits != 4 && bits != 8)
            reader.fail(names.bits, "the value is " + std::to_string(bits), "4 or 8");
    } else {
        const bool isFour = reader.isOn(names.four);
        const bool isEight = reader.isOn(names.eight);
        if (isFour && isEight)
            reader.fail(names.eight, "the value is true although " + std::string(names.four) + " is true as well",
                        "set for one of the two");
        bits = isFour ? 4 : isEight ? 8 : 0;
    }
    if (bits == 8)
        return WeightFormat::Int8;
    if (bits == 0) {
        const ConfigValue* const fp8 = reader.value("load_in_fp8");
        return fp8 && fp8->boolean() != false ? WeightFormat::Fp8 : WeightFormat::Training;
    }
    (void)reader.oneOf(names.type, {"nf4"}, "nf4");
    (void)reader.value("bnb_4bit_quant_storage");  // the same bits in words of another type
    const std::optional<bool> nested = reader.flag(names.nested);
    if (!nested)
        reader.assume("training.base_format",
                      names.isUsuallyNested ? said("The scales of the 4-bit weights are quantised by default.")
                                            : said("The scales of the 4-bit weights are not quantised by default."),
                      names.nested);
    return nested.value_or(names.isUsuallyNested) ? WeightFormat::Nf4Double : WeightFormat::Nf4;
}

void readAdapterType(LaunchReader& reader, const TuningNames& tuning, WeightFormat format)
{
    if (!tuning.castsAdapters.empty() && reader.flag(tuning.castsAdapters)) {
        reader.set("training.adapter.dtype", std::string(reader.isOn(tuning.castsAdapters) ? "fp32" : "bf16"), tuning.castsAdapters);
        return;
    }
    if (!tuning.adapterType.empty() && reader.has(tuning.adapterType)) {
        const std::string type = reader.oneOf(tuning.adapterType, {"float32", "bfloat16"}, "float32");
        reader.set("training.adapter.dtype", std::string(type == "float32" ? "fp32" : "bf16"), tuning.adapterType);
        return;
    }
    const bool isBf16 =
        tuning.usualType == UsualAdapterType::Bf16IfQuantised &&
        (format != WeightFormat::Training || (reader.scenario().training.recipe == Recipe::DeepSpeed && reader.plan().zero == 3));
    reader.set("training.adapter.dtype", std::string(isBf16 ? "bf16" : "fp32"), tuning.castsAdapters);
    reader.assume("training.adapter.dtype",
                  isBf16 ? said("TRL keeps adapters in bf16 on quantised weights and with ZeRO 3 (trl/trainer/sft_trainer.py).")
                         : said("PEFT keeps adapters in fp32 by default (autocast_adapter_dtype)."),
                  tuning.castsAdapters);
}

void readRank(LaunchReader& reader, const TrainerNames& names)
{
    const TuningNames& tuning = names.tuning;
    if (reader.has(tuning.rank))
        return reader.take(tuning.rank, "training.adapter.rank");
    if (tuning.usualRank == 0)
        return reader.fail(tuning.rank, "it is missing, and " + std::string(names.tool) + " has no default", "at least 1");
    reader.set("training.adapter.rank", tuning.usualRank, tuning.rank);
    reader.assume("training.adapter.rank",
                  said("{} uses {} by default ({}).", {names.tool, std::to_string(tuning.usualRank), names.source}), tuning.rank);
}

void readDropout(LaunchReader& reader, const TrainerNames& names)
{
    const TuningNames& tuning = names.tuning;
    const std::optional<double> dropout = reader.number(tuning.dropout);
    const double share = dropout.value_or(tuning.usualDropout);
    if (share > 0)
        reader.set("training.adapter.dropout", share, tuning.dropout);
    if (!dropout && share > 0)
        reader.assume("training.adapter.dropout",
                      said("{} drops {} of the inputs by default ({}).", {names.tool, numberText(share), names.source}), tuning.dropout);
}

/// An estimate counts weights that do not learn in 16 bits.
void tellLoadedType(LaunchReader& reader, const TrainerNames& names, WeightFormat format)
{
    const bool isNamed = reader.has("dtype") || reader.has("torch_dtype");
    if (names.loadsAsNamed && format == WeightFormat::Training && !isNamed)
        reader.assume(
            "training.base_format",
            said("16 bits; {} loads the model in 32 bits where dtype is left out, which takes 2 bytes more for each weight that does "
                 "not learn. State dtype: bfloat16.",
                 {names.tool}),
            "dtype");
}

void readAdapters(LaunchReader& reader, const TrainerNames& names, bool asksForBits)
{
    const TuningNames& tuning = names.tuning;
    WeightFormat format = readFormat(reader, tuning.quantisation);
    if (format == WeightFormat::Training && reader.word(names.model).value_or("").ends_with("-bnb-4bit")) {
        format = WeightFormat::Nf4Double;
        reader.assume("training.base_format", said("The weights of this model are stored in 4 bits, whatever the file asks for."),
                      names.model);
    }
    if (asksForBits && format == WeightFormat::Training)
        reader.fail(tuning.quantisation.four, "it is not set, and qlora needs weights of 4 bits", "true");
    if (asksForBits && format == WeightFormat::Int8)
        reader.fail(tuning.quantisation.eight, "the value is true, and qlora needs weights of 4 bits", "false");
    const bool isScaled = !tuning.dora.empty() && reader.isOn(tuning.dora);
    reader.set(kMethod, std::string(isScaled ? "dora" : format == WeightFormat::Training ? "lora" : "qlora"), names.adapter);
    if (format != WeightFormat::Training)
        reader.set("training.base_format", std::string(nameOf(format)),
                   names.tuning.quantisation.bits.empty() ? tuning.quantisation.four : tuning.quantisation.bits);
    readRank(reader, names);
    readTargets(reader, names);
    readDropout(reader, names);
    readAdapterType(reader, tuning, format);
    tellLoadedType(reader, names, format);
    if (!tuning.experts.empty() && reader.isOn(tuning.experts))
        reader.set("training.quantize_experts", true, tuning.experts);
    // Without DeepSpeed and FSDP, frozen weights stay in the 16 bits in which they are loaded.
    Training& training = reader.scenario().training;
    if (reader.plan().zero == 0 && training.recipe == Recipe::Fsdp2 && training.precision != Precision::Fp32 &&
        training.precision != Precision::Fp16)
        training.recipe = Recipe::PureBf16;
}

/// Modules that learn whole as well as the adapters, and adapters of some layers alone.
void tellWhatIsNotCounted(LaunchReader& reader)
{
    for (const char* key : {"lora_modules_to_save", "modules_to_save", "additional_target"}) {
        if (reader.has(key))
            reader.ignore(key,
                          said("These modules learn whole as well as the adapters. The memory of their gradients and optimizer states is "
                               "not counted."));
    }
    if (const ConfigValue* const modules = reader.value("freeze_trainable_modules");
        modules && (!modules->text() || *modules->text() != "all"))
        reader.fail("freeze_trainable_modules",
                    "the value is " + modules->described() + ", and training of single modules cannot be estimated so far", "all");
    for (const char* key : {"peft_layers_to_transform", "lora_rank_pattern", "peft_trainable_token_indices", "freeze_extra_modules",
                            "layers_to_transform", "finetune_last_n_layers"}) {
        if (reader.has(key))
            reader.ignore(key, said("The estimate has the same adapters, or the same learning modules, in every layer. The effect of this "
                                    "setting on memory or time is not counted."));
    }
}

void readFrozen(LaunchReader& reader, const TrainerNames& names)
{
    const TuningNames& tuning = names.tuning;
    const std::optional<std::int64_t> count = reader.integer(tuning.frozenLayers);
    if (count && *count < 1)
        return reader.fail(tuning.frozenLayers, "the value is " + std::to_string(*count) + ", and the first layers learn",
                           "at least 1, for the last layers");
    reader.set(kMethod, std::string("freeze"), names.adapter);
    reader.set("training.trainable_layers", count.value_or(tuning.usualFrozenLayers), tuning.frozenLayers);
    if (!count)
        reader.assume(
            "training.trainable_layers",
            said("{} trains the last {} layers by default ({}).", {names.tool, std::to_string(tuning.usualFrozenLayers), names.source}),
            tuning.frozenLayers);
}

std::string orAll(const TrainerNames& names)
{
    std::string all = names.fullValue.empty() ? std::string("left out, which is full training") : std::string(names.fullValue);
    return "one of " + all + ", lora" + (names.tuning.frozenLayers.empty() ? "" : ", freeze") +
           (names.tuning.quantisation.bits.empty() ? ", qlora" : "");
}

/// The word of the method: "full", "lora", "qlora", "freeze", or another one of the trainer.
std::string methodOf(LaunchReader& reader, const TrainerNames& names)
{
    const bool isOld = !names.oldAdapter.empty() && !reader.has(names.adapter) && reader.has(names.oldAdapter);
    const std::string_view key = isOld ? names.oldAdapter : names.adapter;
    reader.about(kMethod);
    const ConfigValue* const value = reader.value(key);
    reader.about({});
    if (!value) {
        if (names.isAdapterStated)
            reader.need(kMethod, key, said("The script neither calls get_peft_model nor sets full_finetuning, so it is open what learns."));
        if (names.isAdapterUsual)
            reader.assume(kMethod, said("{} trains adapters by default ({}).", {names.tool, names.source}), key);
        return names.isAdapterUsual ? "lora" : "full";
    }
    if (const std::optional<bool> isOn = value->boolean())
        return *isOn ? "lora" : "full";
    const std::string word = value->text() ? *value->text() : value->described();
    const bool isKnown = word == "lora" || (word == "qlora" && names.fullValue.empty()) ||
                         (!names.fullValue.empty() && word == names.fullValue) || (word == "freeze" && !names.tuning.frozenLayers.empty());
    if (!isKnown)
        reader.fail(key, "the value is " + value->described() + ", and this way of training cannot be estimated so far", orAll(names));
    return word == names.fullValue ? "full" : word;
}

void refuseQuantisedFull(LaunchReader& reader, const TrainerNames& names)
{
    const QuantisationNames& quantisation = names.tuning.quantisation;
    for (const std::string_view key : {quantisation.bits, quantisation.four, quantisation.eight}) {
        const ConfigValue* const bits = key.empty() ? nullptr : reader.value(key);
        const bool isOn = bits && bits->boolean() != false;
        if (isOn && reader.isOn("full_finetuning"))
            reader.ignore(key, said("Unsloth switches it off where the whole model learns (unsloth/models/loader.py)."));
        else if (isOn)
            return reader.fail(key, "the value is " + bits->described() + ", and quantised weights learn through adapters only",
                               "left out, or together with adapters");
    }
}

}  // namespace

void readTrainerTuning(LaunchReader& reader, const TrainerNames& names)
{
    const std::string method = methodOf(reader, names);
    if (reader.hasProblem() || reader.isOpen(kMethod))
        return;
    tellWhatIsNotCounted(reader);
    if (method == "lora" || method == "qlora")
        return readAdapters(reader, names, method == "qlora");
    refuseQuantisedFull(reader, names);
    if (method == "freeze")
        return readFrozen(reader, names);
    if (!names.tuning.unfrozen.empty() && reader.has(names.tuning.unfrozen))
        readUnfrozenLayers(reader, names.tuning.unfrozen);
}

}  // namespace shardscope
