// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/file_rules.h"
#include "core/plan/plan_terms.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

constexpr std::string_view kLoraSource = "LoRA (arXiv 2106.09685), section 4.1";
constexpr std::string_view kQloraSource = "QLoRA (arXiv 2305.14314), section 3; bitsandbytes, nn/modules.py (Linear4bit, Linear8bitLt)";
constexpr std::string_view kFreezeSource = "LLaMA-Factory, freeze_trainable_layers";
constexpr std::string_view kSplitSource =
    "Zero bubble pipeline parallelism (arXiv 2401.10241), section 2: its gaps are filled by weight gradients";

constexpr NamedNumber kTrainableLayers{"trainable_layers", [](const PlanFacts& f) { return terms::count(f.trainableLayers); }};
constexpr NamedNumber kMethod{"method", [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.tuneMethod))); }};
using terms::isQuantised;

constexpr NamedNumber kFormat{"format", [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.baseFormat))); }};

/// The library has no such weights cut over ranks.
bool isOfBitsandbytes(const PlanFacts& f)
{
    return f.baseFormat == WeightFormat::Nf4 || f.baseFormat == WeightFormat::Nf4Double || f.baseFormat == WeightFormat::Int8;
}

bool learnsWhole(const PlanFacts& f) { return f.tuneMethod == TuneMethod::Full; }

/// Megatron-Bridge's recipes of adapters (src/megatron/bridge/peft) leave the other weights in 16 bits.
bool isOfBridge(const PlanFacts& f)
{
    return learnsWhole(f) || ((f.tuneMethod == TuneMethod::Lora || f.tuneMethod == TuneMethod::Dora) && !isQuantised(f));
}

/// The frameworks tune, but the files that Shardscope writes for them do not say how.
PlanRule tuningNotInFiles(bool (*holds)(const PlanFacts&))
{
    PlanRule rule;
    rule.id = "tuning-not-in-files";
    rule.holds = holds;
    rule.numbers = {kMethod};
    rule.source =
        "Shardscope writes adapters into the files of fine-tuning frameworks and of Megatron-Bridge, and frozen layers into those "
        "of axolotl and LLaMA-Factory";
    rule.sentence = says("The launch files for {launcher} cannot state training.method {method}: check the plan without a target, and add "
                         "the method in the framework.");
    return rule;
}

}  // namespace

std::vector<PlanRule> tuningRules()
{
    using namespace terms;
    // clang-format off
    std::vector<PlanRule> rules{
        {"freeze-needs-layers", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.tuneMethod != TuneMethod::Freeze || f.trainableLayers != PlanFacts::kNull; },
         {layers}, {}, kFreezeSource,
         says("Method freeze trains the last layers, and the scenario does not say how many: state training.trainable_layers, at most {layers}.")},
        {"trainable-layers-beyond-model", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.tuneMethod != TuneMethod::Freeze || f.trainableLayers <= f.layers; },
         {kTrainableLayers, layers}, {}, kFreezeSource,
         says("training.trainable_layers is {trainable_layers}, but the model has {layers} layers.")},
        {"trainable-layers-ignored", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.trainableLayers == PlanFacts::kNull || f.tuneMethod == TuneMethod::Freeze; },
         {kTrainableLayers, kMethod}, {}, kFreezeSource,
         says("training.trainable_layers has no effect with method {method}: it belongs to freeze.")},
        {"adapter-ignored", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.statesAdapter || f.hasAdapters; },
         {kMethod}, {}, kLoraSource,
         says("training.adapter has no effect with method {method}: adapters belong to lora, qlora and dora.")},
        {"base-format-learns", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isQuantised(f) || f.tuneMethod != TuneMethod::Full; },
         {kFormat}, {}, kQloraSource,
         says("Weights that learn cannot be stored as {format}: training.base_format needs method qlora, lora, dora or freeze.")},
        {"qlora-needs-format", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.tuneMethod != TuneMethod::Qlora || isQuantised(f); },
         {}, {}, kQloraSource,
         says("Method qlora stores the weights in fewer bits, but training.base_format is training: state nf4, nf4-double, int8, fp8 or "
              "mxfp4, or use method lora.")},
        {"quantized-weights-are-whole", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isOfBitsandbytes(f) || f.tp == 1; },
         {kFormat, tp}, {tpKnob}, kQloraSource,
         says("bitsandbytes has no weights of {format} that are cut over tensor-parallel ranks: tp is {tp}, and must be 1.")},
        {"tuning-with-weight-shards", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.tuneMethod == TuneMethod::Full || (f.gtp == 1 && f.egtp == 1); },
         {kMethod}, {}, "Megatron-LM docs/api-guide/core/generalized_tensor_parallel.md describes weights that learn",
         says("Weights that do not learn are not estimated in shards over gtp and egtp ranks: with method {method} both must be 1.")},
        {"adapters-without-target", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.hasAdapters || f.adaptedWeights > 0; },
         {}, {}, kLoraSource,
         says("No weight of the model is one of training.adapter.targets, so nothing would learn.")},
        {"adapters-not-on-mixers", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.hasAdapters || (f.mixerHeads == 0 && !f.compressedAttention); },
         {}, {}, kLoraSource,
         says("The estimate has no adapters on recurrent layers and compressed attention: their weights stay frozen, whatever "
              "training.adapter.targets says.")},
        {"split-backward-without-weights", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.hasAdapters || f.pp == 1 || !traitsOf(f.schedule).splitsBackward; },
         {schedule}, {}, kSplitSource,
         says("Schedule {kind} fills its gaps with weight gradients, and adapters have next to none: 1F1B has the same bubble with fewer "
              "activations."), RulePart::Schedule, {Seen::Pipeline, Axis::Pp}},
    };
    // clang-format on
    addNotInFilesOf<Target::Megatron, Target::Nanotron, Target::Torchtitan, Target::Torchtitan022, Target::DeepSpeed,
                    Target::AccelerateFsdp1, Target::AccelerateFsdp2>(rules, tuningNotInFiles(learnsWhole));
    addNotInFilesOf<Target::MegatronBridge>(rules, tuningNotInFiles(isOfBridge));
    return rules;
}

}  // namespace shardscope
