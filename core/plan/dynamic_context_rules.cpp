// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>

#include "core/plan/plan_terms.h"
#include "core/ring/context_layout.h"

namespace shardscope {
namespace {

constexpr std::string_view kArguments = "Megatron-LM d98e8a64d, megatron/training/arguments.py: hybrid_context_parallel";
constexpr std::string_view kSchedule = "Megatron-LM d98e8a64d, megatron/core/pipeline_parallel/hybrid_cp_schedule.py";
constexpr std::string_view kGroups = "Megatron-LM d98e8a64d, megatron/core/parallel_state.py: create_hybrid_dp_cp_groups";

/// Bridge makes the process groups, but its data loader has no scheduler, and its step says that there are none.
constexpr std::string_view kBridge =
    "Megatron-LM d98e8a64d, megatron/training/training.py: HybridCPDataLoaderWrapper; Megatron-Bridge 067f987df, training/gpt_step.py: "
    "is_hybrid_cp=False";

constexpr NamedNumber kFilling{"packing", [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.filling))); }};
constexpr NamedNumber kGraph{"cuda_graph", [](const PlanFacts& f) {
                                 return std::optional<FindingNumber>(std::string(nameOf(f.cudaGraph.value_or(CudaGraph::None))));
                             }};

bool isAsked(const PlanFacts& f) { return f.balance == RankBalance::DynamicCp; }

bool isPowerOfTwo(std::int64_t value) { return std::has_single_bit(static_cast<std::uint64_t>(value)); }

bool gathersOrScattersEachTime(const PlanFacts& f) { return f.gtp > 1 || f.egtp > 1 || f.reducesEveryMicroBatch; }

}  // namespace

/// A rank may have documents while another one waits at a barrier: nothing but the ranks of a document may meet before the step's end.
std::vector<PlanRule> dynamicContextRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"dynamic-cp-needs-documents", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isAsked(f) || (f.statesLengths && f.filling == RowFilling::PadFree); },
         {kFilling}, {}, kSchedule,
         says("With training.balance dynamic-cp a row is one document: state training.lengths, and training.packing pad-free in place of {packing}.")},
        {"dynamic-cp-of-megatron", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isAsked(f) || f.hasDynamicContext; },
         {}, {}, kArguments,
         says("Of the frameworks that Shardscope knows, only Megatron-LM chooses the context-parallel ranks of each document: set "
              "training.software.framework megatron, or another training.balance.")},
        lacking({"dynamic-cp-not-in-launcher", "", Severity::Error, kOtherTargets | kMegatronBridge, Needs::Nothing,
         [](const PlanFacts& f) { return !isAsked(f); },
         {}, {}, kBridge,
         says("This launcher has no dynamic context parallelism: only Megatron-LM's own training loop distributes documents by their length.")}),
        {"dynamic-cp-degrees", "", Severity::Error, kEveryone, Needs::World,
         [](const PlanFacts& f) {
             const std::int64_t ranks = saturatingProduct(f.cp, f.dataParallel());
             return !isAsked(f) || (isPowerOfTwo(f.cp) && isPowerOfTwo(ranks) && ranks > 1);
         },
         {cp, dp}, {cpKnob}, kGroups,
         says("Documents are cut over process groups of powers of two: cp {cp} and cp · dp (dp is {dp}) must be powers of two, and at least two ranks.")},
        {"dynamic-cp-over-stages", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isAsked(f) || f.pp == 1; },
         {pp}, {ppKnob}, kArguments,
         says("Megatron refuses dynamic context parallelism with pipeline stages: pp is {pp}, and must be 1.")},
        {"dynamic-cp-micro-batch", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isAsked(f) || f.microBatch == 1; },
         {microBatch}, {microBatchKnob}, kSchedule,
         says("With dynamic context parallelism each document is a micro-batch: micro_batch is {micro_batch}, and must be 1."), RulePart::Batch},
        {"dynamic-cp-with-experts", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isAsked(f) || f.experts == 0 || (f.ep == 1 && f.expertTensor() <= f.tp); },
         {ep, etp}, {epKnob}, kSchedule,
         says("Ranks have different numbers of documents between two barriers, so an exchange of tokens with other ranks would not end: ep is "
              "{ep} and must be 1, and etp {etp} at most tp.")},
        {"dynamic-cp-with-shards", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isAsked(f) || f.zero < 2; },
         {zero}, {zeroKnob}, kArguments,
         says("Megatron shards at ZeRO stage {zero} with Megatron-FSDP, which it refuses with dynamic context parallelism: use stage 0 or 1."),
         RulePart::Modes},
        {"dynamic-cp-meets-each-time", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isAsked(f) || !gathersOrScattersEachTime(f); },
         {}, {}, kSchedule,
         says("Ranks have different numbers of documents between two barriers: weight shards (gtp, egtp) and sync_every_microbatch would make "
              "them wait for ranks that have none.")},
        {"dynamic-cp-in-graph", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isAsked(f) || f.cudaGraph.value_or(CudaGraph::None) == CudaGraph::None; },
         {kGraph}, {cudaGraphKnob}, kArguments,
         says("Megatron refuses dynamic context parallelism in CUDA graphs, whose shapes are fixed: cuda_graph is {cuda_graph}, and must be none."),
         RulePart::Degrees, {Seen::Step}},
        {"dynamic-cp-attention", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isAsked(f) || (!f.latentAttention && f.mixerHeads == 0); },
         {}, {}, "Megatron-LM d98e8a64d, megatron/core/transformer/multi_latent_attention.py; ssm/mamba_context_parallel.py",
         says("Megatron does not choose context-parallel ranks for multi-latent attention, which refuses it, or for recurrences, whose ranks "
              "are those of plan.cp.")},
        {"dynamic-cp-layout", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isAsked(f) || f.cp == 1 || f.layout == ContextLayout::Zigzag; },
         {layout}, {layoutKnob}, "Megatron-LM d98e8a64d, megatron/core/utils.py: get_batch_on_this_cp_rank cuts a document into 2·cp pieces",
         says("Dynamic context parallelism is estimated for a zigzag ring, Megatron's p2p: cp_layout is {cp_layout}.")},
    };
    // clang-format on
}

}  // namespace shardscope
