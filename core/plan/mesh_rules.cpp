// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"

namespace shardscope {
namespace {

constexpr std::string_view kWorldSource =
    "Megatron-LM megatron/training/arguments.py; torchtitan parallel_dims.py; nanotron parallel/context.py";
constexpr std::string_view kExpertSource = "Megatron-LM megatron/core/parallel_state.py";
constexpr std::string_view kArgumentsSource = "Megatron-LM megatron/training/arguments.py";
constexpr std::string_view kBatchSource = "Megatron-LM megatron/core/num_microbatches_calculator.py; DeepSpeed runtime/config.py";
constexpr std::string_view kConfigSource = "Megatron-LM megatron/core/transformer/transformer_config.py";

bool worldDivides(const PlanFacts& f) { return !f.knowsLanguageGpus() || f.dp != PlanFacts::kNull || fillsWorld(f); }

bool worldIsProduct(const PlanFacts& f) { return !f.knowsLanguageGpus() || f.dp == PlanFacts::kNull || fillsWorld(f); }

/// Without its own expert parallelism the expert grid is the dense one, and C-1 reports the error.
bool expertGridFits(const PlanFacts& f) { return !f.knowsLanguageGpus() || (f.ep == 1 && f.etp == PlanFacts::kNull) || expertsFit(f); }

constexpr NamedNumber kProduct{"product", [](const PlanFacts& f) {
                                   return terms::count(f.dp == PlanFacts::kNull ? f.modelRanks() : saturatingProduct(f.modelRanks(), f.dp));
                               }};
constexpr NamedNumber kExpertProduct{"product", [](const PlanFacts& f) { return terms::count(f.expertRanks()); }};
constexpr NamedNumber kBatchProduct{"product",
                                    [](const PlanFacts& f) { return terms::count(saturatingProduct(f.microBatch, f.dataParallel())); }};

}  // namespace

bool fillsWorld(const PlanFacts& f)
{
    const std::int64_t gpus = f.languageGpus();
    if (!f.knowsLanguageGpus())
        return false;
    return f.dp == PlanFacts::kNull ? gpus % f.modelRanks() == 0 : saturatingProduct(f.modelRanks(), f.dp) == gpus;
}

bool expertsFit(const PlanFacts& f) { return f.languageGpus() % f.expertRanks() == 0; }

bool batchDivides(const PlanFacts& f)
{
    return f.globalBatch >= 1 && f.globalBatch % saturatingProduct(f.microBatch, f.dataParallel()) == 0;
}

std::vector<PlanRule> meshRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"world-not-divisible", "C-1", Severity::Error, kEveryone, Needs::Nothing,
         worldDivides,
         {gpus, tp, cp, pp, kProduct}, {tpKnob, cpKnob, ppKnob, nodesKnob}, kWorldSource,
         says("{gpus} GPUs cannot be split into model replicas of tp {tp} × cp {cp} × pp {pp} = {product} ranks: the number "
    "of GPUs must be a multiple of this product."), RulePart::Degrees, {Seen::Mesh}},
        {"world-not-product", "C-1", Severity::Error, kEveryone, Needs::Nothing,
         worldIsProduct,
         {gpus, tp, cp, pp, dp, kProduct}, {dpKnob, tpKnob, cpKnob, ppKnob, nodesKnob}, kWorldSource,
         says("tp {tp} × cp {cp} × pp {pp} × dp {dp} = {product}, but there are {gpus} "
              "GPUs: every GPU must have exactly one rank."), RulePart::Degrees, {Seen::Mesh}},
        {"experts-do-not-fit", "C-2", Severity::Error, kEveryone & ~(kTorchtitan | kDeepSpeed), Needs::Nothing,
         expertGridFits,
         {gpus, pp, ep, etp, kExpertProduct}, {etpKnob, epKnob, nodesKnob}, kExpertSource,
         says("The experts' mesh of pp {pp} × ep {ep} × etp {etp} = {product} ranks does not divide the {gpus} GPUs: the "
    "expert groups use the same GPUs as the other layers."), RulePart::Degrees, {Seen::Mesh, Axis::Ep}},
        {"expert-parallel-without-experts", "C-3", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.ep == 1 || f.experts > 0; },
         {ep}, {epKnob}, kArgumentsSource,
         says("ep is {ep}, but the model has no experts to distribute: ep must be 1.")},
        {"experts-not-divisible", "C-3", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.experts % f.ep == 0; },
         {experts, ep}, {epKnob}, kArgumentsSource,
         says("{experts} experts cannot be distributed evenly over ep {ep} ranks: ep must divide the number of experts.")},
        {"batch-not-divisible", "C-4", Severity::Error, kEveryone, Needs::World,
         batchDivides,
         {globalBatch, microBatch, dp, kBatchProduct}, {globalBatchKnob, microBatchKnob}, kBatchSource,
         says("A global batch of {global_batch} sequences is not a whole number of micro-batches of {micro_batch} on each of "
    "dp {dp} replicas: the global batch must be a multiple of {product}."), RulePart::Batch},
        {"heads-not-divisible", "C-5", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.heads % f.tp == 0; },
         {heads, tp}, {tpKnob}, kConfigSource,
         says("{heads} attention heads cannot be distributed evenly over tp {tp} ranks: tp must divide the number of heads.")},
        {"kv-heads-not-divisible", "MLM-1", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return f.kvHeads == 0 || f.kvHeads % f.tp == 0 || f.tp % f.kvHeads == 0; },
         {kvHeads, tp}, {tpKnob}, kConfigSource,
         kKvHeadsSaid},
        {"kv-heads-not-divisible", "MLM-1", Severity::Warning, kNotMegatron & ~(kNanotron | kTorchtitan), Needs::Nothing,
         [](const PlanFacts& f) { return f.kvHeads == 0 || f.kvHeads % f.tp == 0 || f.tp % f.kvHeads == 0; },
         {kvHeads, tp}, {tpKnob}, kConfigSource,
         kKvHeadsSaid},
    };
    // clang-format on
}

}  // namespace shardscope
