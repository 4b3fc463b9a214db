// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"
#include "core/ring/context_layout.h"

namespace shardscope {
namespace {

constexpr std::string_view kPipe = "DeepSpeed deepspeed/runtime/pipe/engine.py";
constexpr std::string_view kEngine = "DeepSpeed deepspeed/runtime/engine.py";
constexpr std::string_view kZeroConfig = "DeepSpeed deepspeed/runtime/zero/config.py";
constexpr std::string_view kAutoExperts = "DeepSpeed deepspeed/module_inject/auto_ep_config.py";
constexpr std::string_view kFolding = "DeepSpeed deepspeed/module_inject/auto_ep_folding.py";
constexpr std::string_view kUlysses = "DeepSpeed deepspeed/runtime/sequence_parallel/ulysses_sp.py; arXiv 2309.14509, section 3";

bool shardsWeights(const PlanFacts& f) { return f.zero == 3; }

/// AutoEP takes its ranks out of one pipeline stage.
bool expertsFitStage(const PlanFacts& f) { return f.ep == 1 || (f.world() % f.pp == 0 && (f.world() / f.pp) % f.ep == 0); }

bool expertsShardAlone(const PlanFacts& f)
{
    return f.ep == 1 || !shardsWeights(f) || (f.tp == 1 && f.cp == 1 && f.shardGroup == PlanFacts::kNull);
}

bool foldsTensorRanks(const PlanFacts& f)
{
    return f.ep == 1 || f.tp == 1 || (f.zero <= 2 && f.pp == 1 && f.cp == 1 && f.offload == Offload::None);
}

bool headsSplit(const PlanFacts& f)
{
    return f.cp == 1 || f.layout == ContextLayout::Ulysses || f.heads % saturatingProduct(f.tp, f.cp) == 0;
}

std::vector<PlanRule> zeroRules()
{
    using namespace terms;
    // clang-format off
    return {
        lacking({"pipeline-not-in-deepspeed", "DS-2", Severity::Warning, kDeepSpeed, Needs::Nothing,
         [](const PlanFacts& f) { return f.pp == 1; },
         {pp}, {ppKnob}, kPipe,
         says("DeepSpeed splits a model into pp {pp} stages only if it is written as a PipelineModule: DeepSpeed's file "
    "cannot ask for this with a plain model.")}),
        {"zero-with-pipeline", "DS-2", Severity::Error, kDeepSpeed, Needs::Nothing,
         [](const PlanFacts& f) { return f.pp == 1 || f.zero < 2; },
         {zero, pp}, {zeroKnob, ppKnob}, kPipe,
         says("DeepSpeed does not combine ZeRO stage {zero} with pipeline stages (pp {pp}): use stage 0 or 1."), RulePart::Modes},
        {"weights-offloaded-below-three", "DS-3", Severity::Error, kDeepSpeed | kTrainers, Needs::Nothing,
         [](const PlanFacts& f) { return f.offload != Offload::OptimizerAndParameters || shardsWeights(f); },
         {zero}, {zeroKnob}, kZeroConfig,
         says("DeepSpeed offloads weights only at ZeRO stage 3, not at stage {zero}."), RulePart::Modes},
        {"nothing-to-shard", "DS-7", Severity::Warning, kDeepSpeed, Needs::World,
         [](const PlanFacts& f) { return f.zero == 0 || f.replicas() > 1; },
         {zero, dp}, {zeroKnob}, kEngine,
         says("ZeRO stage {zero} does not shard anything over dp {dp}: every GPU keeps all states.")},
    };
    // clang-format on
}

std::vector<PlanRule> expertRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"experts-fewer-than-ranks", "DS-5", Severity::Error, kDeepSpeed, Needs::Nothing,
         [](const PlanFacts& f) { return f.ep == 1 || f.ep <= f.experts; },
         {experts, ep}, {epKnob}, kAutoExperts,
         says("{experts} experts cannot be distributed evenly over ep {ep} ranks.")},
        {"experts-do-not-fit-stage", "DS-5", Severity::Error, kDeepSpeed, Needs::Nothing,
         expertsFitStage,
         {gpus, pp, ep}, {epKnob}, kFolding,
         says("AutoEP takes its ranks from one pipeline stage: ep {ep} must divide {gpus} GPUs / pp {pp}.")},
        {"expert-tensor-not-one", "DS-4", Severity::Error, kDeepSpeed, Needs::Nothing,
         [](const PlanFacts& f) { return f.ep == 1 || f.etp == PlanFacts::kNull || f.etp == 1; },
         {etp, ep}, {etpKnob}, kFolding,
         says("DeepSpeed's AutoEP does not shard single experts: with ep {ep}, etp must be 1, not {etp}.")},
        {"experts-with-sharded-weights", "DS-4", Severity::Error, kDeepSpeed, Needs::Nothing,
         expertsShardAlone,
         {ep, zero, tp, cp}, {zeroKnob, tpKnob, cpKnob}, kEngine,
         says("At ZeRO stage {zero}, AutoEP (ep {ep}) cannot be combined with tensor parallelism (tp {tp}), Ulysses (cp "
    "{cp}) or shard groups."), RulePart::Modes},
        {"experts-with-tensor-ranks", "DS-5", Severity::Error, kDeepSpeed, Needs::Nothing,
         foldsTensorRanks,
         {ep, tp, zero, pp, cp}, {tpKnob, epKnob, zeroKnob}, kFolding,
         says("AutoEP (ep {ep}) can be combined with AutoTP (tp {tp}) only up to ZeRO stage 2 (now {zero}), without pipeline "
    "stages (pp {pp}), Ulysses (cp {cp}) or offload."), RulePart::Modes},
    };
    // clang-format on
}

std::vector<PlanRule> sequenceSplitRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"ulysses-heads-not-divisible", "DS-6", Severity::Error, kDeepSpeed, Needs::Nothing,
         headsSplit,
         {heads, tp, cp}, {cpKnob, tpKnob}, kUlysses,
         kUlyssesHeadsSaid},
        {"sequence-not-divisible-by-ranks", "DS-6", Severity::Error, kDeepSpeed, Needs::Nothing,
         [](const PlanFacts& f) { return f.sequence % f.cp == 0; },
         {sequence, cp}, {sequenceKnob, cpKnob}, kUlysses,
         says("A sequence of {sequence_length} tokens is not divisible by the cp {cp} ranks of Ulysses.")},
        {"context-layout-not-in-deepspeed", "", Severity::Warning, kDeepSpeed, Needs::Nothing,
         [](const PlanFacts& f) { return f.cp == 1 || exchangesHeads(f.layout); },
         {layout, cp}, {layoutKnob}, kUlysses,
         says("DeepSpeed splits a sequence only with Ulysses: cp {cp} with layout {cp_layout} becomes ulysses.")},
        {"sequence-parallel-not-in-target", "", Severity::Warning, kDeepSpeed | kAccelerate | kTrainers | kUnsloth, Needs::Nothing,
         [](const PlanFacts& f) { return !f.usesSequenceParallel(); },
         {tp}, {sequenceParallelKnob}, "DeepSpeed AutoTP and transformers' tensor parallel plans keep whole activations on every rank",
         says("This framework keeps whole activations on each of tp {tp} ranks and does not support sequence parallelism.")},
    };
    // clang-format on
}

}  // namespace

std::vector<PlanRule> deepSpeedRules()
{
    std::vector<PlanRule> rules = zeroRules();
    for (const std::vector<PlanRule>& family : {expertRules(), sequenceSplitRules()})
        rules.insert(rules.end(), family.begin(), family.end());
    return rules;
}

}  // namespace shardscope
