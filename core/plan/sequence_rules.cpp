// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/architecture.h"
#include "core/plan/plan_terms.h"
#include "core/ring/context_layout.h"

namespace shardscope {
namespace {

constexpr std::string_view kSequenceSaid =
    says("A sequence of {sequence_length} tokens cannot be split into {pieces} equal pieces (two for each of cp {cp} "
         "ranks, to balance the causal work): the sequence length must be a multiple of {pieces}.");
constexpr std::string_view kUlyssesKvHeadsSaid =
    says("Ulysses distributes the heads over the context-parallel ranks, but {kv_heads} key/value heads / tp {tp} is "
         "not divisible by cp {cp}: the heads would have to be replicated.");

constexpr std::string_view kInnerHeadsSaid = says("The cp_inner {cp_inner} ranks of each inner group exchange heads, but {heads} heads / "
                                                  "tp {tp} is not divisible by cp_inner {cp_inner}.");
constexpr std::string_view kInnerKvHeadsSaid =
    says("The cp_inner {cp_inner} ranks of each inner group exchange heads, but {kv_heads} key/value heads / tp {tp} is not "
         "divisible by cp_inner {cp_inner}: the heads would have to be replicated.");

constexpr std::string_view kRingSource =
    "Megatron-LM megatron/training/arguments.py; the causal balance of rings cuts the sequence in 2·cp pieces";
constexpr std::string_view kScatterSource =
    "Megatron-LM megatron/core/tensor_parallel/mappings.py (scatter along the sequence); Megatron-Bridge training/config.py";
constexpr std::string_view kMixerSource =
    "Megatron-Core, mamba_mixer.py, mamba_context_parallel.py and gated_delta_net: heads and groups are split over tp, then heads over cp";
constexpr std::string_view kStatesSource =
    "flash-linear-attention, fla/ops/cp/README.md; Megatron-LM, pull request 3282 (linear_cp_mode, branch dev)";
constexpr std::string_view kCompressedSource = "NVIDIA-NeMo Megatron-Bridge, deepseek_v4_bridge.py: no context parallelism";
constexpr std::string_view kSparseSource = "Megatron-Core, experimental_attention_variant/dsa.py: cp_comm_type is allgather; NVIDIA-NeMo "
                                           "Automodel, minimax_m3_vl/cp_sparse_attn.py";
constexpr std::string_view kBlocksSource = "flash-linear-attention, fla/layers/moba.py and nsa.py: no context parallelism";
constexpr std::string_view kUlyssesSource = "DeepSpeed-Ulysses, arXiv 2309.14509, section 3; Transformer Engine context_parallel.py (a2a)";
constexpr std::string_view kTwoLevelSource =
    "Megatron-LM megatron/training/arguments.py (hierarchical_context_parallel_sizes); Transformer Engine context_parallel.py (a2a+p2p)";
constexpr std::string_view kPrecisionSource = "the GPU's data sheet (catalog gpus)";
constexpr std::string_view kPositionSource = "Megatron-LM megatron/training/arguments.py";

bool cutsInPairs(const PlanFacts& f) { return f.cp == 1 || f.sequence % saturatingProduct(2, f.cp) == 0; }

bool scattersOverTensorRanks(const PlanFacts& f) { return !f.usesSequenceParallel() || f.sequence % saturatingProduct(f.cp, f.tp) == 0; }

/// Returns the heads of each tensor rank in Ulysses' all-to-all: at least one, since fewer key/value heads than ranks are repeated.
std::int64_t perTensorRank(std::int64_t heads, const PlanFacts& f) { return heads < f.tp ? 1 : heads / f.tp; }

bool ulyssesSplits(std::int64_t heads, const PlanFacts& f)
{
    return f.layout != ContextLayout::Ulysses || perTensorRank(heads, f) % f.cp == 0;
}

bool isOnTwoLevels(const PlanFacts& f) { return f.cp > 1 && hasTwoLevels(f.layout); }

bool statesInner(const PlanFacts& f) { return !isOnTwoLevels(f) || f.cpInner != PlanFacts::kNull; }

bool innerDivides(const PlanFacts& f) { return !isOnTwoLevels(f) || !statesInner(f) || f.cp % f.cpInner == 0; }

bool innerSplits(std::int64_t heads, const PlanFacts& f) { return !isOnTwoLevels(f) || perTensorRank(heads, f) % f.headRanks() == 0; }

/// One rank that exchanges heads is a ring like any other: no plan needs this layout for it.
bool exchangesOrIsOfOneLevel(const PlanFacts& f) { return !isOnTwoLevels(f) || (innerDivides(f) && f.cpInner > 1); }

bool withinPositions(const PlanFacts& f) { return f.maxPositions == 0 || f.sequence <= f.maxPositions; }

constexpr NamedNumber kPieces{"pieces", [](const PlanFacts& f) { return terms::count(saturatingProduct(2, f.cp)); }};
constexpr NamedNumber kMaxPositions{"max_positions", [](const PlanFacts& f) { return terms::count(f.maxPositions); }};

/// `isOfFiles`: the framework has the mode, in a branch that the files are not written for.
PlanRule statesInNoLauncher(RuleScope scope, bool isOfFiles)
{
    PlanRule rule{
        "recurrence-states-in-no-launcher",
        "",
        Severity::Error,
        scope,
        Needs::Nothing,
        [](const PlanFacts& f) { return f.cp == 1 || !f.composesStates || f.mixerHeads == 0; },
        {terms::cp},
        {terms::cpKnob},
        kStatesSource,
        says("The files of this launcher have no linear_cp chunkwise: Megatron-LM has it in its branch dev alone. With cp {cp} they "
             "exchange heads (linear_cp headwise)."),
        RulePart::Degrees,
        {Seen::Ring, Axis::Cp}};
    rule.isOfFiles = isOfFiles;
    return lacking(std::move(rule));
}

std::vector<PlanRule> splittingRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"sequence-not-divisible-by-cp", "C-6", Severity::Error, kNoTarget, Needs::Nothing,
         [](const PlanFacts& f) { return !isRing(f.layout) || cutsInPairs(f); },
         {sequence, cp, kPieces}, {sequenceKnob, cpKnob}, kRingSource,
         kSequenceSaid},
        {"sequence-not-divisible-by-cp", "C-6", Severity::Error, kMegatron | kAccelerateFsdp2, Needs::Nothing,
         cutsInPairs,
         {sequence, cp, kPieces}, {sequenceKnob, cpKnob}, kRingSource,
         kSequenceSaid},
        {"precision-not-on-gpu", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.gpuHasPrecision; },
         {}, {}, kPrecisionSource,
         says("The GPU cannot compute in the precision of the training, so the step is timed at the GPU's 16-bit rate."), RulePart::Degrees, {Seen::Layer}},
        {"sequence-uneven-over-cp", "", Severity::Warning, kNoTarget, Needs::Nothing,
         [](const PlanFacts& f) { return isRing(f.layout) || f.sequence % f.cp == 0; },
         {sequence, cp}, {sequenceKnob, cpKnob}, kRingSource,
         says("A sequence of {sequence_length} tokens is not divisible by cp {cp}: frameworks pad the sequence, and "
    "computing the padding is wasted work."), RulePart::Degrees, {Seen::Ring, Axis::Cp}},
        {"sequence-not-divisible-by-tp", "C-7", Severity::Error, kEveryone, Needs::Nothing,
         scattersOverTensorRanks,
         {sequence, cp, tp}, {sequenceKnob, tpKnob, sequenceParallelKnob}, kScatterSource,
         says("Sequence parallelism splits each context-parallel rank's part of the {sequence_length} tokens over tp {tp} "
    "ranks: the sequence length must be a multiple of cp {cp} × tp {tp}.")},
        {"ulysses-heads-not-divisible", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return ulyssesSplits(f.heads, f); },
         {heads, tp, cp}, {cpKnob, tpKnob}, kUlyssesSource,
         kUlyssesHeadsSaid},
        {"ulysses-kv-heads-not-divisible", "", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return ulyssesSplits(f.kvHeads, f); },
         {kvHeads, tp, cp}, {cpKnob, tpKnob}, kUlyssesSource,
         kUlyssesKvHeadsSaid},
        {"ulysses-kv-heads-not-divisible", "", Severity::Warning, kNotMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return ulyssesSplits(f.kvHeads, f); },
         {kvHeads, tp, cp}, {cpKnob, tpKnob}, kUlyssesSource,
         kUlyssesKvHeadsSaid},
        {"mixer-heads-not-divisible", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.mixerHeads % f.tp == 0 && f.mixerKeyHeads % f.tp == 0; },
         {mixerHeads, mixerKeyHeads, tp}, {tpKnob}, kMixerSource,
         says("The recurrent layers have {mixer_heads} heads and {mixer_key_heads} key heads or groups, which tp {tp} does not "
    "divide: each tensor-parallel rank needs the same number of both.")},
        {"mixer-heads-not-divisible-by-cp", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.composesStates || f.mixerHeads % saturatingProduct(f.tp, f.cp) == 0; },
         {mixerHeads, tp, cp}, {cpKnob, tpKnob}, kMixerSource,
         says("Context parallelism distributes the heads of the recurrent layers, but {mixer_heads} heads / tp {tp} is not "
    "divisible by cp {cp}. With linear_cp chunkwise it distributes the tokens, where the layers follow the delta rule.")},
        {"linear-cp-ignored", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.composesStates || (f.cp > 1 && f.mixerHeads > 0); },
         {cp}, {}, kStatesSource,
         says("linear_cp chunkwise has no effect: it needs a model with recurrent layers and cp above 1, and cp is {cp} here."),
         RulePart::Degrees, {Seen::Ring, Axis::Cp}},
        {"recurrence-states-not-composed", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.cp == 1 || !f.composesStates || !f.hasWholeScans; },
         {cp}, {cpKnob}, kStatesSource,
         says("With cp {cp}, linear_cp chunkwise composes the states of the ranks, which kernels exist for in gated DeltaNet and Kimi delta "
    "attention alone: this model has another recurrence, and needs linear_cp headwise."), RulePart::Degrees, {Seen::Ring, Axis::Cp}},
        statesInNoLauncher(kMegatron, true),
        statesInNoLauncher(kOtherTargets, false),
        {"compressed-attention-is-whole", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.cp == 1 || !f.compressedAttention; },
         {cp}, {cpKnob}, kCompressedSource,
         says("Compressed attention summarises tokens across the borders of context-parallel ranks, and no framework is known to split "
    "it: cp is {cp}, and must be 1."), RulePart::Degrees, {Seen::Ring, Axis::Cp}},
        {"block-attention-is-whole", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.cp == 1 || !f.wholeBlocks; },
         {cp}, {cpKnob}, kBlocksSource,
         says("Attention chooses blocks by mean keys or entries of the whole sequence, and no published implementation splits that over "
    "context-parallel ranks: cp is {cp}, and must be 1."), RulePart::Degrees, {Seen::Ring, Axis::Cp}},
        {"sparse-attention-gathers", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.cp == 1 || !f.sparseAttention || gathers(f.layout); },
         {cp, layout}, {layoutKnob}, kSparseSource,
         says("Sparse attention chooses among all earlier tokens, so that with cp {cp} every rank must gather their keys: "
    "cp_layout is {cp_layout}, and must be all-gather."), RulePart::Degrees, {Seen::Ring, Axis::Cp}},
    };
    // clang-format on
}

std::vector<PlanRule> twoLevelRules()
{
    using namespace terms;
    // clang-format off
    return {
        lacking({"two-level-context-not-in-target", "", Severity::Error, kOtherTargets, Needs::Nothing,
         [](const PlanFacts& f) { return !isOnTwoLevels(f); },
         {layout, cp}, {layoutKnob, cpKnob}, kTwoLevelSource,
         says("This framework has no layout {cp_layout} for cp {cp}: of the known launchers only those of the Megatron family exchange "
    "heads inside a ring."), RulePart::Degrees, {Seen::Ring, Axis::Cp}}),
        mendedBy({"context-inner-not-stated", "", Severity::Error, kEveryone, Needs::Nothing,
         statesInner,
         {cp}, {cpInnerKnob, layoutKnob}, kTwoLevelSource,
         says("Ulysses × ring over cp {cp} needs the number of ranks that exchange heads: set cp_inner to a divisor of cp."),
         RulePart::Degrees, {Seen::Ring, Axis::Cp}}, exchangesOrIsOfOneLevel),
        {"context-inner-not-divisor", "", Severity::Error, kEveryone, Needs::Nothing,
         innerDivides,
         {cp, cpInner}, {cpInnerKnob, cpKnob}, kTwoLevelSource,
         says("The cp {cp} ranks cannot be split into inner groups of cp_inner {cp_inner} ranks: cp_inner must divide cp."),
         RulePart::Degrees, {Seen::Ring, Axis::Cp}},
        {"context-inner-heads-not-divisible", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return innerSplits(f.heads, f); },
         {heads, tp, cpInner}, {cpInnerKnob, tpKnob}, kTwoLevelSource,
         kInnerHeadsSaid, RulePart::Degrees, {Seen::Ring, Axis::Cp}},
        {"context-inner-kv-heads-not-divisible", "", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return innerSplits(f.kvHeads, f); },
         {kvHeads, tp, cpInner}, {cpInnerKnob, tpKnob}, kTwoLevelSource,
         kInnerKvHeadsSaid, RulePart::Degrees, {Seen::Ring, Axis::Cp}},
        {"context-inner-kv-heads-not-divisible", "", Severity::Warning, kNotMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return innerSplits(f.kvHeads, f); },
         {kvHeads, tp, cpInner}, {cpInnerKnob, tpKnob}, kTwoLevelSource,
         kInnerKvHeadsSaid, RulePart::Degrees, {Seen::Ring, Axis::Cp}},
    };
    // clang-format on
}

std::vector<PlanRule> lengthRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"sequence-beyond-positions", "MLM-14", Severity::Error, kMegatron, Needs::Nothing,
         withinPositions,
         {sequence, kMaxPositions}, {sequenceKnob}, kPositionSource,
         says("A sequence of {sequence_length} tokens is longer than the model's {max_positions} positions, and Megatron "
    "requires max-position-embeddings to be at least the sequence length.")},
        {"sequence-beyond-position-table", "", Severity::Warning, kNotMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return f.position != Position::Learned || withinPositions(f); },
         {sequence, kMaxPositions}, {sequenceKnob}, "a learned position table has one row per position",
         says("A sequence of {sequence_length} tokens is longer than the model's table of {max_positions} learned positions, "
    "which has no rows for the other tokens.")},
        {"sequence-beyond-trained-positions", "", Severity::Hint, kNotMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return f.position == Position::Learned || withinPositions(f); },
         {sequence, kMaxPositions}, {sequenceKnob}, "the model's own configuration (max_position_embeddings)",
         says("A sequence of {sequence_length} tokens is longer than the {max_positions} positions of the model's "
    "configuration. Rotary and relative positions allow this, but the model was not designed for it.")},
    };
    // clang-format on
}

}  // namespace

std::vector<PlanRule> sequenceRules()
{
    std::vector<PlanRule> rules = splittingRules();
    for (std::vector<PlanRule> family : {twoLevelRules(), lengthRules()})
        rules.insert(rules.end(), family.begin(), family.end());
    return rules;
}

}  // namespace shardscope
