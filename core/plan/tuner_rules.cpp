// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "core/plan/plan_terms.h"

namespace shardscope {
namespace {

constexpr std::string_view kParallelism = "accelerate src/accelerate/parallelism_config.py; torchtune torchtune/training/_distributed.py";
constexpr std::string_view kArguments = "TRL trl/trainer/sft_config.py; LLaMA-Factory src/llamafactory/hparams";
constexpr std::string_view kSwiftArguments = "ms-swift swift/sequence_parallel; swift/arguments/base_args/template_args.py";
constexpr std::string_view kUnslothScript = "Unsloth unsloth-cli.py";
constexpr std::string_view kRing = "axolotl src/axolotl/utils/schemas/enums.py (RingAttnFunc)";
constexpr std::string_view kRotation = "torchtune recipes/full_finetune_distributed.py, context_parallel_rotate_method";
constexpr std::string_view kRecipe = "torchtune recipes/lora_finetune_distributed.py";
constexpr std::string_view kBitsandbytes = "bitsandbytes, nn/modules.py (Linear4bit, Linear8bitLt)";
constexpr std::string_view kQuantised = "LLaMA-Factory src/llamafactory/model/adapter.py; axolotl src/axolotl/utils/schemas/peft.py";
constexpr std::string_view kNf4 = "torchtune torchtune/modules/low_precision/nf4_linear.py";

using terms::isQuantised;

constexpr NamedNumber kFormat{"format", [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.baseFormat))); }};

bool isOfBitsandbytes(const PlanFacts& f)
{
    return !isQuantised(f) || f.baseFormat == WeightFormat::Nf4 || f.baseFormat == WeightFormat::Nf4Double ||
           f.baseFormat == WeightFormat::Int8;
}

bool isRingOfAxolotl(const PlanFacts& f)
{
    return f.cp == 1 || f.layout == ContextLayout::Contiguous || f.layout == ContextLayout::ContiguousAllGather;
}

bool isRingOfTorch(const PlanFacts& f) { return f.cp == 1 || f.layout == ContextLayout::AllGather || f.layout == ContextLayout::Zigzag; }

std::vector<PlanRule> degreeRules()
{
    using namespace terms;
    // clang-format off
    return {
        lacking({"pipeline-not-in-tuner", "", Severity::Error, kTuners, Needs::Nothing,
         [](const PlanFacts& f) { return f.pp == 1; },
         {pp}, {ppKnob}, kParallelism,
         says("This fine-tuning framework does not support pipeline stages: pp must be 1, not {pp}.")}),
        lacking({"experts-not-in-tuner", "", Severity::Error, kTuners, Needs::Nothing,
         [](const PlanFacts& f) { return f.ep == 1; },
         {ep}, {epKnob}, kParallelism,
         says("Files for this fine-tuning framework state no expert parallelism: ep must be 1, not {ep}.")}),
        lacking({"ranks-of-a-layer-not-in-tuner", "", Severity::Error, kTrl | kLlamaFactory | kUnsloth, Needs::Nothing,
         [](const PlanFacts& f) { return f.tp == 1 && f.cp == 1; },
         {tp, cp}, {tpKnob, cpKnob}, kArguments,
         says("The arguments of this trainer have neither tensor nor context parallelism: tp {tp} and cp {cp} must be 1.")}),
        lacking({"tensor-ranks-not-in-swift", "", Severity::Error, kSwift, Needs::Nothing,
         [](const PlanFacts& f) { return f.tp == 1; },
         {tp}, {tpKnob}, kSwiftArguments,
         says("ms-swift splits no layer over tensor-parallel ranks outside of Megatron: tp must be 1, not {tp}.")}),
        lacking({"context-layout-not-in-swift", "", Severity::Error, kSwift, Needs::Nothing,
         [](const PlanFacts& f) { return f.cp == 1 || f.layout == ContextLayout::Ulysses; },
         {layout, cp}, {layoutKnob, cpKnob}, kSwiftArguments,
         says("ms-swift splits a sequence by heads (sequence_parallel_size), which is layout ulysses and not {cp_layout} (cp {cp}).")}),
        lacking({"context-layout-not-in-axolotl", "", Severity::Error, kAxolotl, Needs::Nothing,
         isRingOfAxolotl,
         {layout, cp}, {layoutKnob, cpKnob}, kRing,
         says("axolotl splits a sequence with ring-flash-attention, which has no layout {cp_layout} (cp {cp}).")}),
        lacking({"context-layout-not-in-torchtune", "", Severity::Error, kTorchtune, Needs::Nothing,
         isRingOfTorch,
         {layout, cp}, {layoutKnob, cpKnob}, kRotation,
         says("torchtune splits a sequence with PyTorch's context parallelism, which has no layout {cp_layout} (cp {cp}).")}),
        lacking({"tensor-ranks-with-adapters-in-torchtune", "", Severity::Error, kTorchtune, Needs::Nothing,
         [](const PlanFacts& f) { return !f.hasAdapters || f.tp == 1; },
         {tp}, {tpKnob}, kRecipe,
         says("torchtune's recipe for adapters does not support tensor parallelism: tp must be 1, not {tp}.")}),
    };
    // clang-format on
}

/// What Unsloth's functions can do, and its script has no flag for.
PlanRule notInUnslothScript(PlanRule rule)
{
    rule = lacking(std::move(rule));
    rule.scope = kUnsloth;
    rule.isOfFiles = true;
    rule.source = kUnslothScript;
    return rule;
}

std::vector<PlanRule> unslothRules()
{
    using namespace terms;
    // clang-format off
    return {
        notInUnslothScript({"method-not-in-unsloth-script", "", Severity::Error, kUnsloth, Needs::Nothing,
         [](const PlanFacts& f) { return f.hasAdapters; },
         {}, {}, kUnslothScript,
         says("unsloth-cli.py always trains adapters: the method must be lora, qlora or dora.")}),
        notInUnslothScript({"base-format-not-in-unsloth-script", "", Severity::Error, kUnsloth, Needs::Nothing,
         [](const PlanFacts& f) { return !isQuantised(f) || f.baseFormat == WeightFormat::Nf4Double; },
         {kFormat}, {}, kUnslothScript,
         says("unsloth-cli.py stores frozen weights in 16 bits or as nf4-double (--load_in_4bit), not as {format}.")}),
        notInUnslothScript({"shards-not-in-unsloth-script", "", Severity::Error, kUnsloth, Needs::World,
         [](const PlanFacts& f) { return f.zero == 0 || f.replicas() == 1; },
         {zero, dp}, {zeroKnob}, kUnslothScript,
         says("unsloth-cli.py keeps all states on each GPU: ZeRO stage {zero} over dp {dp} is not possible, use stage 0."), RulePart::Modes}),
    };
    // clang-format on
}

std::vector<PlanRule> methodRules()
{
    using namespace terms;
    // clang-format off
    return {
        lacking({"freeze-not-in-tuner", "", Severity::Error, kTrl | kUnsloth | kSwift | kTorchtune, Needs::Nothing,
         [](const PlanFacts& f) { return f.tuneMethod != TuneMethod::Freeze; },
         {}, {}, kArguments,
         says("This framework has no setting that freezes the first layers: axolotl and LLaMA-Factory have one.")}),
        lacking({"base-format-not-in-tuner", "", Severity::Error, kTrainers, Needs::Nothing,
         isOfBitsandbytes,
         {kFormat}, {}, kBitsandbytes,
         says("These trainers quantise frozen weights with bitsandbytes, which has nf4, nf4-double and int8, not {format}.")}),
        lacking({"base-format-not-in-torchtune", "", Severity::Error, kTorchtune, Needs::Nothing,
         [](const PlanFacts& f) { return !isQuantised(f) || f.baseFormat == WeightFormat::Nf4Double; },
         {kFormat}, {}, kNf4,
         says("torchtune quantises frozen weights to nf4-double only, not to {format}.")}),
        {"quantized-weights-need-adapters", "", Severity::Error, kTuners, Needs::Nothing,
         [](const PlanFacts& f) { return !isQuantised(f) || f.hasAdapters || f.tuneMethod == TuneMethod::Full; },
         {kFormat}, {}, kQuantised,
         says("This framework stores weights as {format} only where adapters learn: method freeze needs training.base_format training.")},
    };
    // clang-format on
}

}  // namespace

std::vector<PlanRule> tunerRules()
{
    std::vector<PlanRule> rules = degreeRules();
    for (std::vector<PlanRule>& family : std::array{methodRules(), unslothRules()}) {
        for (PlanRule& rule : family)
            rules.push_back(std::move(rule));
    }
    return rules;
}

}  // namespace shardscope
