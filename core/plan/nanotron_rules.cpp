// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"
#include "core/ring/context_layout.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

constexpr std::string_view kConfig = "nanotron src/nanotron/config/config.py";
constexpr std::string_view kContext = "nanotron src/nanotron/parallel/context.py";
constexpr std::string_view kEngine = "nanotron src/nanotron/parallel/pipeline_parallel/engine.py";
constexpr std::string_view kRing = "nanotron src/nanotron/nn/attention.py, ring_attention.py, llama3_ring_attention.py";
constexpr std::string_view kAttention = "nanotron src/nanotron/models/llama.py, qwen.py";
constexpr std::string_view kZero = "nanotron src/nanotron/optim/zero.py: only optimizer states are ever sharded";

/// Whatever it does not know runs as 1f1b, its only other engine being afab.
bool fillsPipeline(const PlanFacts& f) { return f.pp == 1 || traitsOf(f.schedule).allForwardsFirst || f.microBatches() >= f.pp - 1; }

bool hasOwnEngine(const PlanFacts& f) { return f.pp == 1 || !traitsOf(f.schedule).nanotron.empty(); }

/// Returns whether the sequence is cut for the llama3 ring, which gathers keys and values, two pieces for each rank.
bool cutsForRing(const PlanFacts& f)
{
    const std::int64_t pieces = f.layout == ContextLayout::AllGather && f.cp > 1 ? saturatingProduct(2, f.cp) : f.cp;
    return f.sequence % pieces == 0;
}

bool hasOwnRing(const PlanFacts& f)
{
    const bool isRefused = hasTwoLevels(f.layout);
    return f.cp == 1 || isRefused || f.layout == ContextLayout::Contiguous || f.layout == ContextLayout::AllGather;
}

}  // namespace

std::vector<PlanRule> nanotronRules()
{
    using namespace terms;
    // clang-format off
    return {
        lacking({"experts-not-in-nanotron", "NT-9", Severity::Error, kNanotron, Needs::Nothing,
         [](const PlanFacts& f) { return f.ep == 1; },
         {ep}, {epKnob}, kContext,
         says("nanotron cannot distribute experts: its check of the number of GPUs ignores ep {ep} but its mesh of ranks "
    "does not, so no number of GPUs satisfies both. ep must be 1.")}),
        lacking({"expert-tensor-not-in-nanotron", "", Severity::Error, kNanotron, Needs::Nothing,
         [](const PlanFacts& f) { return f.experts == 0 || f.expertTensor() == 1; },
         {etp}, {etpKnob}, "nanotron src/nanotron/nn/moe.py, GroupedMLP",
         says("nanotron does not shard experts: each tensor-parallel rank has all of them whole, so etp must be 1, not {etp}.")}),
        {"kv-heads-exceed-heads", "NT-2", Severity::Error, kNanotron, Needs::Nothing,
         [](const PlanFacts& f) { return f.kvHeads <= f.heads; },
         {heads, kvHeads}, {}, kConfig,
         says("There are more key/value heads ({kv_heads}) than attention heads ({heads}).")},
        {"kv-heads-below-tp", "NT-3", Severity::Error, kNanotron, Needs::Nothing,
         [](const PlanFacts& f) { return f.kvHeads == 0 || f.kvHeads >= f.tp; },
         {kvHeads, tp}, {tpKnob}, kConfig,
         says("nanotron does not replicate key/value heads: with {kv_heads} of them, tp can be at most {kv_heads}, not {tp}.")},
        {"heads-not-multiple-of-kv-heads", "NT-4", Severity::Error, kNanotron, Needs::Nothing,
         [](const PlanFacts& f) { return f.kvHeads == 0 || f.heads % f.kvHeads == 0; },
         {heads, kvHeads}, {}, kConfig,
         says("nanotron requires the {heads} attention heads to be a multiple of the {kv_heads} key/value heads.")},
        {"kv-heads-not-shared-evenly", "", Severity::Error, kNanotron, Needs::Nothing,
         [](const PlanFacts& f) { return f.kvHeads < f.tp || f.kvHeads % f.tp == 0; },
         {kvHeads, tp}, {tpKnob}, kAttention,
         says("{kv_heads} key/value heads are not divisible by tp {tp}: nanotron's check of the file accepts this, but "
    "nanotron then fails to build the model.")},
        {"microbatches-below-stages-less-one", "NT-6", Severity::Error, kNanotron, Needs::Batches,
         fillsPipeline,
         {microBatches, pp}, {globalBatchKnob, microBatchKnob, ppKnob}, kEngine,
         says("nanotron's 1f1b needs at least pp - 1 micro-batches to fill pp {pp} stages, but each replica has only {microbatches}."), RulePart::Schedule},
        {"sequence-not-divisible-for-ring", "NT-8", Severity::Error, kNanotron, Needs::Nothing,
         cutsForRing,
         {sequence, cp}, {sequenceKnob, cpKnob}, kRing,
         says("A sequence of {sequence_length} tokens cannot be split evenly over nanotron's ring of cp {cp} ranks (the "
    "all-gather layout needs two pieces per rank).")},
        {"context-layout-not-in-nanotron", "NT-8", Severity::Warning, kNanotron, Needs::Nothing,
         hasOwnRing,
         {layout, cp}, {layoutKnob}, kRing,
         says("nanotron has no {cp_layout} layout for cp {cp}: its ring gives each rank one contiguous piece.")},
        {"schedule-not-in-nanotron", "", Severity::Warning, kNanotron, Needs::Nothing,
         hasOwnEngine,
         {schedule, pp}, {scheduleKnob}, kEngine,
         says("nanotron has no schedule {kind}: with pp {pp} it runs 1f1b without virtual stages, so the bubble is that of 1f1b.")},
        {"zero-acts-as-one", "NT-7", Severity::Warning, kNanotron, Needs::Nothing,
         [](const PlanFacts& f) { return f.zero <= 1; },
         {zero}, {zeroKnob}, kZero,
         says("nanotron shards only optimizer states: ZeRO stage {zero} has the same effect as stage 1.")},
        lacking({"order-not-in-target", "", Severity::Error, kOtherTargets, Needs::World,
         [](const PlanFacts& f) { return usedAxes(f, f.order) == usedAxes(f, kMegatronOrder); },
         {}, {orderKnob}, "nanotron parallel/context.py; torchtitan parallel_dims.py; DeepSpeed runtime/pipe/topology.py; accelerate parallelism_config.py",
         says("This framework orders ranks as tp-cp-dp-pp, fastest-varying first, and supports no other order."), RulePart::Degrees, {Seen::Mesh}}),
    };
    // clang-format on
}

}  // namespace shardscope
