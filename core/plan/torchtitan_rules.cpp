// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"
#include "core/plan/shard_mesh.h"
#include "core/plan/stage_split.h"
#include "core/ring/context_layout.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

constexpr std::string_view kExpertsShardSaid =
    says("torchtitan takes the experts' ranks from one replica's {ranks} ranks (shard × cp {cp} × tp {tp}), but ep {ep} "
         "(times etp in v0.2.2) does not divide that number.");
constexpr std::string_view kContextLayoutSaid =
    says("torchtitan sends keys and values round a ring or gathers them; it has no {cp_layout} layout for cp {cp}.");

constexpr std::string_view kDims = "torchtitan torchtitan/distributed/parallel_dims.py";
constexpr std::string_view kPipeline = "torchtitan torchtitan/distributed/pipeline_parallel.py";
constexpr std::string_view kParallelize = "torchtitan torchtitan/models/llama3/infra/parallelize.py";
constexpr std::string_view kDecoder = "torchtitan torchtitan/models/common/decoder.py";
constexpr std::string_view kConfigs = "torchtitan torchtitan/config/configs.py";
constexpr std::string_view kTrainer = "torchtitan torchtitan/trainer.py, torchtitan/models/common/token_dispatcher.py";

/// Ranks that hold one copy of the experts: what ep (and in v0.2.2 etp) is taken out of.
std::int64_t sparseRanks(const PlanFacts& f) { return saturatingProduct(saturatingProduct(shardMesh(f).shard, f.cp), f.tp); }

bool expertsFitShard(const PlanFacts& f) { return f.ep == 1 || sparseRanks(f) % f.ep == 0; }

bool expertsFitShardWithTensor(const PlanFacts& f) { return f.ep == 1 || sparseRanks(f) % saturatingProduct(f.ep, f.expertTensor()) == 0; }

bool replicatesAlone(const PlanFacts& f)
{
    const ShardMesh mesh = shardMesh(f);
    return mesh.replicate == 1 || mesh.shard > 1 || f.cp > 1 || (f.tp == 1 && f.pp == 1);
}

bool hasTorchSchedule(const PlanFacts& f) { return f.pp == 1 || !traitsOf(f.schedule).torch.empty(); }

bool fillsStages(const PlanFacts& f)
{
    return f.pp == 1 || f.stageEntries != PlanFacts::kNoStageLayers || f.virtualStages() <= f.layers + 2 * kTorchtitanWeight;
}

/// Its models qwen3 and gpt_oss come without a pipelining function; what has queries and keys normalized, or experts without latent
/// attention, is one of them.
bool hasPipelineFunction(const PlanFacts& f) { return f.latentAttention || (f.experts == 0 && !f.normalizesHeads); }

/// Attention of deepseek_v3's own flavors and of gpt_oss is FlexAttention, which v0.2.2 gives no context parallelism.
bool sharesContext(const PlanFacts& f) { return !f.latentAttention && !f.attentionSinks; }

/// Where the plan splits evenly, torchtitan's own weights do not.
bool splitsAsPlanned(const PlanFacts& f)
{
    const std::int64_t stages = f.virtualStages();
    if (f.pp == 1 || f.stageEntries != PlanFacts::kNoStageLayers || stages > f.layers)
        return true;
    const int layers = static_cast<int>(f.layers);
    const int count = static_cast<int>(stages);
    return splitAsTorchtitan(layers, count, kTorchtitanWeight, kTorchtitanWeight) == splitEvenly(layers, count);
}

/// In main each of: sequence parallelism's ranks, and two pieces for each context-parallel rank.
std::int64_t tokenPieces(const PlanFacts& f)
{
    return saturatingProduct(f.usesSequenceParallel() ? f.tp : 1, f.cp > 1 ? saturatingProduct(2, f.cp) : 1);
}

/// In v0.2.2 all of them always, even at cp 1 (`seq_len_divisor`).
std::int64_t sequencePieces(const PlanFacts& f) { return saturatingProduct(f.tp, saturatingProduct(2, f.cp)); }

bool graphsFit(const PlanFacts& f)
{
    return f.cudaGraph != CudaGraph::Full || (f.pp == 1 && (f.ep == 1 || f.dispatcher == MoeDispatcher::HybridEp));
}

constexpr NamedNumber kSparse{"ranks", [](const PlanFacts& f) { return terms::count(sparseRanks(f)); }};
constexpr NamedNumber kReplicate{"replicate", [](const PlanFacts& f) { return terms::count(shardMesh(f).replicate); }};
constexpr NamedNumber kTokenPieces{"pieces", [](const PlanFacts& f) { return terms::count(tokenPieces(f)); }};
constexpr NamedNumber kSequencePieces{"pieces", [](const PlanFacts& f) { return terms::count(sequencePieces(f)); }};
constexpr NamedNumber kShardGroup{"shard_group", [](const PlanFacts& f) { return terms::count(f.denseShardGroup()); }};
/// The main branch gathers keys and values as a whole: a ring becomes that, and is not exact.
bool gathersContext(const PlanFacts& f) { return f.cp == 1 || f.layout == ContextLayout::AllGather; }

constexpr std::string_view kGatheredContext = "torchtitan models/common/decoder_sharding.py";
constexpr Knob kTensorOverlap{"plan.overlap.tensor", &Overlap::tensor};

std::vector<PlanRule> meshAndBatchRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"experts-do-not-fit-shard", "TT-2", Severity::Error, kTorchtitanMain, Needs::World,
         expertsFitShard,
         {ep, kSparse, cp, tp}, {epKnob, shardGroupKnob}, kDims,
         kExpertsShardSaid, RulePart::Modes},
        {"experts-do-not-fit-shard", "TT-2", Severity::Error, kTorchtitan022, Needs::World,
         expertsFitShardWithTensor,
         {ep, etp, kSparse, cp, tp}, {etpKnob, epKnob, shardGroupKnob}, kDims,
         kExpertsShardSaid, RulePart::Modes},
        {"expert-tensor-neither", "TT-3", Severity::Error, kTorchtitan022, Needs::Nothing,
         [](const PlanFacts& f) { return f.ep == 1 || f.expertTensor() == 1 || f.expertTensor() == f.tp; },
         {etp, tp}, {etpKnob}, kDims,
         says("torchtitan v0.2.2 shards experts over all tensor-parallel ranks or over none: etp must be 1 or tp {tp}, not {etp}.")},
        {"expert-tensor-not-in-torchtitan", "TT-3", Severity::Warning, kTorchtitanMain, Needs::Nothing,
         [](const PlanFacts& f) { return f.ep == 1 || f.expertTensor() == 1; },
         {etp, ep}, {etpKnob}, kDims,
         says("torchtitan no longer shards single experts: with ep {ep} it runs etp 1, not {etp}.")},
        {"replicas-beside-other-dimensions", "TT-4", Severity::Error, kTorchtitan022, Needs::World,
         replicatesAlone,
         {kReplicate, tp, pp}, {zeroKnob, shardGroupKnob, tpKnob, ppKnob}, kParallelize,
         says("torchtitan v0.2.2 replicates {replicate} times with DDP, which it cannot combine with tp {tp} or pp {pp}: "
    "shard the replicas (ZeRO), or use neither tp nor pp."), RulePart::Modes},
        {"kv-heads-not-divisible", "", Severity::Error, kTorchtitan, Needs::Nothing,
         [](const PlanFacts& f) { return f.kvHeads % f.tp == 0; },
         {kvHeads, tp}, {tpKnob}, kDecoder,
         kKvHeadsSaid},
        {"sequence-not-divisible-by-pieces", "C-6", Severity::Error, kTorchtitan022, Needs::Nothing,
         [](const PlanFacts& f) { return f.sequence % sequencePieces(f) == 0; },
         {sequence, tp, cp, kSequencePieces}, {sequenceKnob, tpKnob, cpKnob}, kDims,
         says("torchtitan v0.2.2 requires the {sequence_length} tokens of a sequence to be a multiple of tp {tp} × 2 × cp "
    "{cp} = {pieces}, even at cp 1.")},
        {"tokens-not-divisible-by-pieces", "TT-10", Severity::Error, kTorchtitanMain, Needs::Nothing,
         [](const PlanFacts& f) { return saturatingProduct(f.microBatch, f.sequence) % tokenPieces(f) == 0; },
         {sequence, microBatch, tp, cp, kTokenPieces}, {sequenceKnob, tpKnob, cpKnob}, kTrainer,
         says("The tokens of a micro-batch ({micro_batch} × {sequence_length}) cannot be split into {pieces} equal pieces "
    "for tp {tp} and cp {cp}."), RulePart::Batch},
        {"shard-group-not-in-target", "", Severity::Warning, kTorchtitan | kAccelerateFsdp2, Needs::World,
         [](const PlanFacts& f) { return shardMesh(f).isExact; },
         {kShardGroup, cp, zero}, {shardGroupKnob}, kDims,
         says("This framework also shards over the context-parallel ranks, in groups of shard × cp {cp} ranks: a group of "
    "{shard_group} at ZeRO stage {zero} becomes the nearest group that it can express.")},
        lacking({"context-layout-not-in-torchtitan", "", Severity::Error, kTorchtitan022, Needs::Nothing,
         [](const PlanFacts& f) { return f.cp == 1 || f.layout != ContextLayout::Ulysses; },
         {layout, cp}, {layoutKnob, cpKnob}, "PyTorch torch/distributed/tensor/experimental/_attention.py",
         kContextLayoutSaid}),
        lacking({"context-not-in-model", "", Severity::Error, kTorchtitan022, Needs::Nothing,
         [](const PlanFacts& f) { return f.cp == 1 || sharesContext(f); },
         {cp}, {cpKnob}, "torchtitan v0.2.2 models/deepseek_v3/model/args.py, models/gpt_oss/model/args.py",
         says("torchtitan v0.2.2 computes the attention of its models deepseek_v3 and gpt_oss with FlexAttention, which "
    "cannot split a sequence across ranks: cp must be 1, not {cp}.")}),
        mendedBy(lacking({"context-layout-not-in-torchtitan", "", Severity::Error, kTorchtitanMain, Needs::Nothing,
         [](const PlanFacts& f) { return f.cp == 1 || f.layout != ContextLayout::Ulysses; },
         {layout, cp}, {layoutKnob, cpKnob}, kGatheredContext,
         kContextLayoutSaid}), gathersContext),
        mendedBy({"context-ring-not-in-torchtitan", "", Severity::Warning, kTorchtitanMain, Needs::Nothing,
         [](const PlanFacts& f) { return exchangesHeads(f.layout) || gathersContext(f); },
         {layout, cp}, {layoutKnob, cpKnob}, kGatheredContext,
         says("torchtitan gathers keys and values as a whole; it has no {cp_layout} layout for cp {cp}.")}, gathersContext),
    };
    // clang-format on
}

std::vector<PlanRule> pipelineRules()
{
    using namespace terms;
    // clang-format off
    return {
        lacking({"schedule-not-in-torchtitan", "", Severity::Error, kTorchtitan, Needs::Nothing,
         hasTorchSchedule,
         {schedule, pp}, {scheduleKnob}, "PyTorch torch/distributed/pipelining/schedules.py",
         says("torchtitan runs PyTorch's pipeline schedules, which have no {kind} for pp {pp}."), RulePart::Schedule}),
        lacking({"pipeline-not-in-model", "", Severity::Error, kTorchtitan022, Needs::Nothing,
         [](const PlanFacts& f) { return f.pp == 1 || hasPipelineFunction(f); },
         {pp}, {ppKnob}, "torchtitan v0.2.2 models/qwen3/__init__.py, models/gpt_oss/__init__.py",
         says("torchtitan v0.2.2 has no pipeline for its models qwen3 and gpt_oss: pp must be 1, not {pp}.")}),
        {"stages-exceed-layers", "TT-6", Severity::Error, kTorchtitan, Needs::Nothing,
         fillsStages,
         {layers, terms::virtualStages, pp}, {ppKnob, chunksKnob}, kPipeline,
         says("{layers} layers, the embedding and the output head cannot fill {virtual_stages} virtual stages (pp {pp}): "
    "torchtitan requires at least one of them on each stage."), RulePart::Schedule},
        {"tied-embeddings-with-pipeline", "", Severity::Error, kTorchtitanMain, Needs::Nothing,
         [](const PlanFacts& f) { return f.pp == 1 || !f.tiedEmbeddings; },
         {pp}, {ppKnob}, kDecoder,
         says("torchtitan cannot tie the embedding and the output head across pipeline stages, but pp is {pp} and this model "
    "ties them.")},
        {"microbatches-below-stages", "TT-7", Severity::Warning, kTorchtitan, Needs::Batches,
         [](const PlanFacts& f) { return f.pp == 1 || f.microBatches() >= f.virtualStages(); },
         {microBatches, terms::virtualStages}, {globalBatchKnob, microBatchKnob}, kPipeline,
         says("There are fewer micro-batches ({microbatches}) than stages ({virtual_stages}): torchtitan warns of a bubble.")},
        {"stages-weighted-by-default", "TT-8", Severity::Warning, kTorchtitan, Needs::Nothing,
         splitsAsPlanned,
         {layers, terms::virtualStages}, {}, kPipeline,
         says("By default torchtitan counts the embedding and the output head as one layer each, and splits {layers} layers "
    "over {virtual_stages} stages differently from this plan. Its file must ask for the plan's split.")},
        {"resharding-not-default", "TT-11", Severity::Warning, kTorchtitan, Needs::Nothing,
         [](const PlanFacts& f) { return f.zero < 3 || f.pp == 1 || !f.reshardAfterForward; },
         {pp}, {reshardKnob}, kParallelize,
         says("With pp {pp}, torchtitan by default keeps gathered weights after the forward pass. This plan frees them and "
    "gathers them again for every micro-batch, which torchtitan's file must ask for (\"always\")."), RulePart::Degrees, {Seen::Memory}},
    };
    // clang-format on
}

std::vector<PlanRule> switchRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"zero-stage-not-in-torchtitan", "", Severity::Warning, kTorchtitan, Needs::Nothing,
         [](const PlanFacts& f) { return f.zero == 0 || f.zero == 3; },
         {zero}, {zeroKnob}, kConfigs,
         says("torchtitan has no ZeRO stage {zero}: it also shards weights (FSDP2), and the nearest option keeps them "
    "gathered after the forward pass.")},
        {"tensor-overlap-without-compile", "TT-9", Severity::Error, kTorchtitan, Needs::Nothing,
         [](const PlanFacts& f) { return !f.overlap.tensor || f.tp == 1 || f.compiled.value_or(true); },
         {tp}, {kTensorOverlap}, kConfigs,
         says("torchtitan overlaps tensor-parallel communication (tp {tp}) only through torch.compile, which is switched off."), RulePart::Degrees, {Seen::Step}},
        {"graph-not-possible", "TT-9", Severity::Error, kTorchtitanMain, Needs::Nothing,
         graphsFit,
         {pp, ep}, {cudaGraphKnob, ppKnob, epKnob}, kConfigs,
         says("torchtitan does not capture CUDA graphs with pipeline stages (pp {pp}), and with experts (ep {ep}) only under "
    "HybridEP."), RulePart::Degrees, {Seen::Step}},
    };
    // clang-format on
}

}  // namespace

std::vector<PlanRule> torchtitanRules()
{
    std::vector<PlanRule> rules = meshAndBatchRules();
    for (const std::vector<PlanRule>& family : {pipelineRules(), switchRules()})
        rules.insert(rules.end(), family.begin(), family.end());
    return rules;
}

}  // namespace shardscope
