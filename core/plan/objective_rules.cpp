// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "core/plan/file_rules.h"
#include "core/plan/plan_terms.h"

namespace shardscope {
namespace {

constexpr std::string_view kTrlSource = "TRL, trl/trainer/dpo_trainer.py, kto_trainer.py, reward_trainer.py; trl/experimental/gkd, orpo";
constexpr std::string_view kStagesSource =
    "ms-swift, swift/megatron/trainers/dpo_trainer.py, kto_trainer.py, forward_step; NeMo-Aligner, megatron_gpt_dpo_model.py, "
    "get_logprob_batch; "
    "Megatron-Bridge, models/distillation_provider.py; TRL and torchtune, whose sources have no pipeline";
constexpr std::string_view kTorchtuneSource = "torchtune, recipes/full_finetune_single_device.py: optimizer_in_bwd";
constexpr std::string_view kBitsandbytes = "bitsandbytes, optim/adamw.py: PagedAdamW, PagedAdamW8bit";
constexpr std::string_view kNewTokens = "PEFT, modules_to_save; LLaMA-Factory, resize_vocab";

constexpr NamedNumber kObjective{"objective",
                                 [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.objective))); }};
constexpr NamedNumber kReference{"reference", [](const PlanFacts& f) -> std::optional<FindingNumber> {
                                     return std::string(nameOf(f.statedReference.value_or(f.reference)));
                                 }};
constexpr NamedNumber kVocabulary{"vocabulary", [](const PlanFacts& f) { return terms::count(f.vocabulary); }};
constexpr NamedNumber kTeacherVocabulary{"teacher_vocabulary", [](const PlanFacts& f) { return terms::count(f.teacherVocabulary); }};
constexpr NamedNumber kRecipe{"recipe", [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.recipe))); }};
constexpr NamedNumber kOptimizer{"optimizer",
                                 [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.optimizer))); }};

bool isOfPairs(const PlanFacts& f)
{
    return f.objective == Objective::Dpo || f.objective == Objective::Orpo || f.objective == Objective::Reward;
}

bool compares(const PlanFacts& f) { return f.objective == Objective::Dpo || f.objective == Objective::Kto; }

/// Besides the model that learns another one runs, or the same without learning (core/model/forward_models.h). Log-probabilities that were
/// computed before need none, but KTO's own on mismatched answers stay.
bool runsForwards(const PlanFacts& f)
{
    return f.objective == Objective::Distil || f.objective == Objective::Kto ||
           (f.objective == Objective::Dpo && f.reference != Reference::Precomputed);
}

template <Objective... kKnown>
bool isOneOf(const PlanFacts& f)
{
    return ((f.objective == kKnown) || ...);
}

/// `holds`: the files can state the objective.
PlanRule objectiveNotInFiles(bool (*holds)(const PlanFacts&))
{
    PlanRule rule;
    rule.id = "objective-not-in-files";
    rule.holds = holds;
    rule.numbers = {kObjective};
    rule.source = "TRL trl/scripts; axolotl src/axolotl/utils/schemas/enums.py (RLType); LLaMA-Factory src/llamafactory/hparams; ms-swift "
                  "swift/arguments/rlhf_args.py; torchtune recipes/lora_dpo_single_device.py";
    rule.sentence =
        says("The launch files for {launcher} cannot state training.objective {objective}: check the plan without a target, and "
             "set the objective in the framework.");
    return rule;
}

/// Of what changes the optimizer's states or the tensors that learn.
PlanRule extrasNotInFiles()
{
    PlanRule rule;
    rule.id = "optimizer-extras-not-in-files";
    rule.holds = [](const PlanFacts& f) { return !f.updatesInBackward && !f.pagedStates && f.newTokens == PlanFacts::kNull; };
    rule.source = "Shardscope writes none of the three into launch files yet";
    rule.sentence = says("The launch files for {launcher} cannot state training.optimizer_in_backward, training.paged_states and "
                         "training.new_tokens: check the plan without a target, and set them in the framework.");
    return rule;
}

}  // namespace

std::vector<PlanRule> objectiveRules()
{
    using namespace terms;
    // clang-format off
    std::vector<PlanRule> rules{
        {"pairs-need-even-batch", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isOfPairs(f) || f.microBatch % 2 == 0; },
         {kObjective, microBatch}, {}, kTrlSource,
         says("Objective {objective} compares two answers, each a sequence of its own: micro_batch must be even, but is {micro_batch}."),
         RulePart::Batch},
        {"objective-needs-reference", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !compares(f) || f.reference != Reference::None; },
         {kObjective}, {}, kTrlSource,
         says("Objective {objective} compares answers with a reference: state training.reference copy, adapter-off or precomputed.")},
        {"reference-needs-adapters", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.reference != Reference::AdapterOff || f.hasAdapters; },
         {}, {}, kTrlSource,
         says("training.reference adapter-off needs a method with adapters: lora, qlora or dora.")},
        {"reference-ignored", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return compares(f) || f.statedReference.value_or(Reference::None) == Reference::None; },
         {kReference, kObjective}, {}, kTrlSource,
         says("training.reference {reference} has no effect with objective {objective}: it belongs to dpo and kto.")},
        {"distillation-needs-teacher", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.objective != Objective::Distil || f.hasTeacher; },
         {}, {}, kTrlSource,
         says("Objective distil learns the distribution of a teacher: state training.teacher.")},
        {"teacher-ignored", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.objective == Objective::Distil || !f.hasTeacher; },
         {kObjective}, {}, kTrlSource,
         says("training.teacher has no effect with objective {objective}: it belongs to distil.")},
        {"teacher-has-other-tokens", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.objective != Objective::Distil || !f.hasTeacher || f.teacherVocabulary == f.vocabulary; },
         {kTeacherVocabulary, kVocabulary}, {}, kTrlSource,
         says("The teacher's distribution is over {teacher_vocabulary} tokens, and the model has {vocabulary}: both need one tokenizer.")},
        {"objective-over-stages", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.pp == 1 || !runsForwards(f); },
         {kObjective, pp}, {ppKnob}, kStagesSource,
         says("Objective {objective} runs another model forward in each step. This is estimated on one pipeline stage alone: pp is {pp}, and must "
              "be 1. ms-swift on Megatron runs each stage of a reference before the same stage of the policy, NeMo-Aligner runs the whole "
              "reference before the step, and Megatron-Bridge runs a teacher on the same stages. TRL and torchtune have no stages. Objective "
              "dpo with training.reference precomputed runs no other model.")},
        {"objective-with-encoders", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.encodes || !runsForwards(f); },
         {kObjective}, {}, kTrlSource,
         says("Objective {objective} is not estimated with encoders: the forward passes of a reference or teacher would leave them out.")},
        {"optimizer-in-backward-accumulates", "", Severity::Error, kEveryone, Needs::Batches,
         [](const PlanFacts& f) { return !f.updatesInBackward || f.microBatches() == 1; },
         {microBatches}, {}, kTorchtuneSource,
         says("An optimizer in the backward pass has no gradients to add to: with training.optimizer_in_backward a step has one micro-batch, but "
              "here {microbatches}."), RulePart::Batch},
        {"optimizer-in-backward-of-torch", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.updatesInBackward || f.recipe == Recipe::PureBf16 || f.recipe == Recipe::Fsdp2; },
         {kRecipe}, {}, kTorchtuneSource,
         says("training.optimizer_in_backward is a hook of PyTorch's parameters: recipe {recipe} steps on buffers of its own. Use pure-bf16 "
              "or fsdp2.")},
        {"paged-states-need-adam", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.pagedStates || f.optimizer == Optimizer::AdamW || f.optimizer == Optimizer::AdamW8bit; },
         {kOptimizer}, {}, kBitsandbytes,
         says("Paged states are those of bitsandbytes' AdamW, in 32 or 8 bits: optimizer {optimizer} has none.")},
        {"new-tokens-below-frozen-layers", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.newTokens == PlanFacts::kNull || f.tuneMethod != TuneMethod::Freeze; },
         {}, {}, kNewTokens,
         says("training.new_tokens trains the embedding, to which no gradient comes with method freeze.")},
        {"expert-adapters-without-experts", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.statesExpertAdapters || f.experts > 0; },
         {}, {}, "Megatron-Bridge, src/megatron/bridge/peft/lora.py, share_expert_adapters",
         says("training.adapter.experts has no effect: the model has no routed experts.")},
    };
    // clang-format on
    using enum Objective;
    addNotInFilesOfTraining(rules, objectiveNotInFiles(isOneOf<Sft>));
    addNotInFilesOf<Target::Unsloth>(rules, objectiveNotInFiles(isOneOf<Sft>));
    addNotInFilesOf<Target::Trl>(rules, objectiveNotInFiles(isOneOf<Sft, Dpo, Kto, Reward>));
    addNotInFilesOf<Target::Axolotl, Target::LlamaFactory, Target::Swift>(rules, objectiveNotInFiles(isOneOf<Sft, Dpo, Orpo, Kto, Reward>));
    addNotInFilesOf<Target::Torchtune>(rules, objectiveNotInFiles(isOneOf<Sft, Dpo>));
    addNotInFilesOfAny(rules, extrasNotInFiles());
    return rules;
}

}  // namespace shardscope
