// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

constexpr std::string_view kSource = "Megatron-Bridge, qwen3_vl: the encoder runs on the first stage, whole or cut like the language model";
constexpr std::string_view kOwn = "Megatron-LM examples/mimo/training/args.py (validate_hetero_grid_args); Megatron-MIMO, arXiv 2605.27678";
constexpr std::string_view kOwnSchedule =
    "Megatron-LM megatron/core/pipeline_parallel/schedules.py: modules apart run without interleaving";

constexpr NamedNumber kEncoderTp{"encoder_tp", [](const PlanFacts& f) { return terms::count(f.encoderTp); }};
constexpr NamedNumber kEncoderDp{"encoder_dp", [](const PlanFacts& f) { return terms::count(f.encoderDp); }};
constexpr NamedNumber kEncoderGpus{"encoder_gpus", [](const PlanFacts& f) { return terms::count(f.encoderGpus()); }};
constexpr NamedNumber kAllGpus{"all_gpus", [](const PlanFacts& f) { return terms::count(f.world()); }};
constexpr NamedNumber kNodeGpus{"node_gpus", [](const PlanFacts& f) { return terms::count(f.gpusPerNode); }};
constexpr NamedNumber kSequences{"sequences",
                                 [](const PlanFacts& f) { return terms::count(saturatingProduct(f.microBatch, f.dataParallel())); }};

/// Returns the first of the encoders' kinds of layers whose heads cannot be split as planned; null where there is none.
const EncoderHeads* unevenHeads(const PlanFacts& f)
{
    const auto uneven =
        std::find_if(f.encoderHeads.begin(), f.encoderHeads.end(), [&](const EncoderHeads& each) { return each.heads % f.encoderTp != 0; });
    return uneven == f.encoderHeads.end() ? nullptr : &*uneven;
}

constexpr NamedNumber kEncoderHeads{"encoder_heads", [](const PlanFacts& f) -> std::optional<FindingNumber> {
                                        const EncoderHeads* uneven = unevenHeads(f);
                                        return uneven ? terms::count(uneven->heads) : std::nullopt;
                                    }};
constexpr NamedNumber kEncoderName{"encoder_name", [](const PlanFacts& f) -> std::optional<FindingNumber> {
                                       const EncoderHeads* uneven = unevenHeads(f);
                                       return uneven ? std::optional<FindingNumber>(uneven->encoder) : std::nullopt;
                                   }};
constexpr NamedNumber kEncoded{"encoded_tokens", [](const PlanFacts& f) { return std::optional<FindingNumber>(f.encodedTokens); }};

bool isCut(const PlanFacts& f) { return f.encodes && f.encoderTp > 1; }

bool isOnFirstStage(const PlanFacts& f) { return !f.hasOwnEncoder(); }

/// With one rank a replica there is no other place.
bool dividesItems(const PlanFacts& f) { return f.encodes && f.encoderPlacement == EncoderPlacement::EveryRank && f.modelRanks() > 1; }

bool isCounted(const PlanFacts& f) { return f.knowsLanguageGpus(); }

/// On one node all GPUs are equally far apart.
bool keepsNodesWhole(const PlanFacts& f)
{
    return !f.hasOwnEncoder() || !isCounted(f) || f.nodes == 1 || f.encoderGpus() % f.gpusPerNode == 0;
}

bool playsPlainly(const PlanFacts& f)
{
    const ScheduleTraits& traits = traitsOf(f.schedule);
    const bool isPlain = traits.placement == Placement::Loop && !traits.splitsBackward && !traits.fuses;
    return !f.hasOwnEncoder() || (isPlain && f.chunksPerRank() == 1);
}

bool sharesSequences(const PlanFacts& f)
{
    if (!f.hasOwnEncoder() || f.encoderDp == PlanFacts::kNull)
        return true;
    const std::int64_t replicas = f.dataParallel();
    const bool areLevelled = replicas % f.encoderDp == 0 || f.encoderDp % replicas == 0;
    return areLevelled && saturatingProduct(f.microBatch, replicas) % f.encoderDp == 0;
}

/// A rule of one target, which its sentence names. Megatron-LM has the feature, in an example with a program of its own.
template <Target kTarget>
PlanRule notInFilesOf()
{
    constexpr NamedNumber kLauncher{"launcher",
                                    [](const PlanFacts&) { return std::optional<FindingNumber>(std::string(nameOf(kTarget))); }};
    PlanRule rule{
        "own-encoder-not-in-target",
        "",
        Severity::Error,
        scopeOf(kTarget),
        Needs::Nothing,
        isOnFirstStage,
        {kLauncher},
        {},
        "Megatron-LM examples/mimo/train.py, which no launch file starts",
        says("No launch file for {launcher} can give the encoder GPUs of its own: plan.encoder.placement must be first-stage, or the plan "
             "is checked without a target.")};
    rule.isOfFiles = sharedRules(kTarget) == SharedRules::Megatron;
    return lacking(std::move(rule));
}

}  // namespace

std::vector<PlanRule> encoderRules()
{
    using namespace terms;
    // clang-format off
    std::vector<PlanRule> rules{
        {"encoder-tp-is-one-or-tp", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isCut(f) || !isOnFirstStage(f) || f.encoderTp == f.tp; },
         {kEncoderTp, tp}, {}, kSource,
         says("plan.encoder.tp is {encoder_tp}: an encoder on the first stage is whole (1) or split like the language model (tp {tp}).")},
        {"encoder-placement-not-estimated", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !dividesItems(f); },
         {}, {}, "Megatron-LM megatron/core/models/mimo/comm/colocated_communicator.py",
         says("An encoder whose items are divided over the ranks of a replica is not estimated here: plan.encoder.placement must be "
    "first-stage or own.")},
        {"encoder-heads-not-divisible-by-tp", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !isCut(f) || unevenHeads(f) == nullptr; },
         {kEncoderHeads, kEncoderName, kEncoderTp}, {}, kSource,
         says("The {encoder_heads} attention heads of the encoder {encoder_name} cannot be split over plan.encoder.tp {encoder_tp} ranks.")},
        {"encoder-without-items", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.encodes || f.encoderPlacement != EncoderPlacement::Own; },
         {}, {}, kOwn,
         says("plan.encoder.placement is own, but no encoder takes part: model.encoders must state how many items a sequence has.")},
        {"encoder-dp-not-stated", "", Severity::Error, kEveryone, Needs::Nothing,
         isCounted, {}, {}, kOwn,
         says("The encoder has GPUs of its own: plan.encoder.dp must state how many copies of it there are.")},
        {"encoder-dp-without-own-gpus", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.encodes || f.hasOwnEncoder() || f.encoderDp == PlanFacts::kNull; },
         {kEncoderDp}, {}, kOwn,
         says("plan.encoder.dp is {encoder_dp}, but the encoder has no GPUs of its own: plan.encoder.placement must be own, or "
    "plan.encoder.dp be left out.")},
        {"encoder-takes-every-gpu", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.hasOwnEncoder() || f.encoderGpus() < f.world(); },
         {kEncoderGpus, kAllGpus}, {nodesKnob}, kOwn,
         says("The encoder takes {encoder_gpus} of {all_gpus} GPUs, which leaves none to the language model.")},
        {"encoder-divides-a-node", "", Severity::Error, kEveryone, Needs::Nothing,
         keepsNodesWhole, {kEncoderGpus, kNodeGpus}, {}, "groups of the language model would lie across nodes; not estimated here",
         says("The encoder takes {encoder_gpus} GPUs, which are not whole nodes of {node_gpus}: an encoder with GPUs of its own must have whole "
    "nodes, unless there is one node.")},
        {"own-encoder-needs-plain-schedule", "", Severity::Error, kEveryone, Needs::Nothing,
         playsPlainly, {schedule}, {}, kOwnSchedule,
         says("An encoder with GPUs of its own is the first stage of a pipeline without interleaving: plan.schedule must be 1f1b or afab with one "
    "chunk, not {kind}.")},
        {"own-encoder-needs-no-context-parallelism", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.hasOwnEncoder() || f.cp == 1; },
         {cp}, {cpKnob}, kOwn,
         says("An encoder with GPUs of its own sends its tokens to one rank of each replica's first stage: plan.cp is {cp}, and must be 1.")},
        {"own-encoder-needs-nodes-of-one-kind", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.hasOwnEncoder() || f.nodeGroups == 1; },
         {}, {}, "not estimated here",
         says("An encoder with GPUs of its own is estimated in clusters of one kind of node only.")},
        {"encoder-copies-do-not-divide-batch", "", Severity::Error, kEveryone, Needs::Nothing,
         sharesSequences, {kEncoderDp, kSequences, microBatch}, {}, kOwn,
         says("{encoder_dp} copies of the encoder cannot share the {sequences} sequences that all replicas train at once: plan.encoder.dp must "
    "divide plan.micro_batch {micro_batch} × the number of replicas, and it or that number divide the other.")},
        {"encoded-tokens-beyond-sequence", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.encodedTokens <= static_cast<double>(f.sequence); },
         {kEncoded, sequence}, {}, "tokens from encoders stand among those of the text",
         says("The encoders make {encoded_tokens} tokens of each sequence, but a sequence has {sequence_length}: a longer sequence, or fewer or "
    "smaller items are needed.")},
    };
    // clang-format on
#define SHARDSCOPE_ROW(target, name, shared) rules.push_back(notInFilesOf<Target::target>());
    SHARDSCOPE_LAUNCH_TARGETS(SHARDSCOPE_ROW)
#undef SHARDSCOPE_ROW
    return rules;
}

}  // namespace shardscope
