// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <ctime>
#include <functional>

#include "core/hardware/catalog.h"
#include "core/io/encoder_json.h"
#include "core/model/architecture.h"
#include "core/plan/check_plan.h"
#include "core/plan/plan_rule.h"
#include "core/text/finding_text.h"
#include "core/text/message_text.h"
#include "tests/core/block_fixture.h"
#include "tests/core/encoder_fixture.h"
#include "tests/core/mixer_fixture.h"
#include "tests/core/plan/plan_edits.h"

using namespace shardscope;

namespace {

/// A plan that breaks one rule on purpose, and what should be proposed first.
struct Broken {
    const char* id;
    std::function<void(Scenario&)> edit;
    const char* path = nullptr;
    std::vector<NearestValue> nearest{};
    std::optional<Target> target{};
};

void useDual(Scenario& s, ScheduleKind kind, int pp, int microBatches)
{
    s.plan.schedule = kind;
    s.plan.pp = pp;
    s.plan.dp = 1;
    s.cluster.gpusPerNode = pp;
    s.cluster.nodes = 1;
    s.training.globalBatch = microBatches;
}

/// Each document on as many context-parallel ranks as it needs.
void chooseContext(Scenario& s)
{
    s.training.documents = fixture::documents(RowFilling::PadFree);
    s.training.documents.balance = RankBalance::DynamicCp;
}

/// A pipeline of two stages on two groups of nodes.
void useGroups(Scenario& s, int nodes, int others)
{
    s.cluster.nodes = nodes;
    NodeGroup other = s.cluster;
    other.nodes = others;
    s.cluster.others.push_back(other);
    s.plan.tp = 8;
    s.plan.pp = 2;
}

void useLevels(Scenario& s, int cp, std::optional<int> inner)
{
    s.plan.cp = cp;
    s.plan.cpLayout = ContextLayout::UlyssesRing;
    s.plan.cpInner = inner;
}

void interleave(Scenario& s, int pp, int chunks, int microBatches)
{
    useDual(s, ScheduleKind::Interleaved, pp, microBatches);
    s.plan.chunks = chunks;
}

std::shared_ptr<Architecture> withHeads(int heads, int kvHeads)
{
    fixture::ModelSize size;
    size.heads = heads;
    size.kvHeads = kvHeads;
    size.hidden = 64 * heads;
    size.ffn = 4 * size.hidden;
    return fixture::architecture(size);
}

/// Qwen3-Next's recurrence: 16 heads of keys, 32 of values.
void useRecurrence(Scenario& s) { s.architecture = fixture::scenarioOf(fixture::gatedDeltaLayer(2048), 1).architecture; }

void useSparseAttention(Scenario& s) { s.architecture = fixture::scenarioOf(fixture::sparseLayer(2048), 1).architecture; }

void useLayer(Scenario& s, const LayerKind& kind) { s.architecture = fixture::scenarioOf(kind, 1).architecture; }

void useCompressedAttention(Scenario& s)
{
    LayerKind kind;
    kind.mixer = Mixer::Compressed;
    kind.compressed = CompressedAttention{64, 512, 1024, 1024, 8, 128, 4, 512, 64, 128};
    s.architecture = fixture::scenarioOf(kind, 1).architecture;
}

/// Four images of 1024 × 1024 before the model, in a tower of 16 heads.
void useEncoder(Scenario& s)
{
    const Json tower = parseJson(R"([{"hf": {"model_type": "qwen3_vl"}, "items_per_sequence": 4, "item_size": 1024}])", {}).value();
    s.architecture = std::make_shared<Architecture>(withEncoders(*s.architecture, tower, {}).value());
}

void useOwnEncoder(Scenario& s)
{
    useEncoder(s);
    s.plan.encoder.placement = EncoderPlacement::Own;
    s.plan.encoder.dp = 1;
    s.plan.encoder.tp = 8;
}

void useMixtral(Scenario& s) { s.architecture = fixture::mixtral8x7b(8).architecture; }

void offload(Scenario& s, std::vector<OffloadModule> modules)
{
    s.plan.offloadActivations = 1;
    s.plan.offloadModules = std::move(modules);
}

/// Lays out buffers, and pages, for experts of which the busiest rank gets `imbalance` times the mean.
void layOut(Scenario& s, double capacity, std::optional<double> stash, double imbalance)
{
    useMixtral(s);
    s.plan.ep = 8;
    s.training.software.moeDispatcher = MoeDispatcher::HybridEp;
    s.training.software.expertRankCapacity = capacity;
    s.training.software.pagedStash = stash;
    s.training.software.expertImbalance = imbalance;
}

void useLearnedPositions(Scenario& s)
{
    auto learned = fixture::architecture({});
    learned->position = Position::Learned;
    s.architecture = learned;
}

const std::vector<Broken>& brokenPlans()
{
    using K = ScheduleKind;
    // 64 GPUs, eight a node, Llama 3 70B
    // clang-format off
    static const std::vector<Broken> plans{
        {"world-not-divisible", [](Scenario& s) { s.plan.tp = 8; s.plan.pp = 3; }, "plan.pp", {2.0, 4.0}},
        {"world-not-product", [](Scenario& s) { s.plan.tp = 8; s.plan.dp = 4; }, "plan.dp", {8.0}},
        {"experts-do-not-fit", [](Scenario& s) { useMixtral(s); s.plan.tp = 8; s.plan.pp = 4; s.plan.ep = 8; }, "plan.etp", {2.0}},
        {"expert-parallel-without-experts", [](Scenario& s) { s.plan.ep = 2; }, "plan.ep", {1.0}},
        {"experts-not-divisible", [](Scenario& s) { useMixtral(s); s.plan.ep = 16; }, "plan.ep", {8.0}},
        {"batch-not-divisible", [](Scenario& s) { s.training.globalBatch = 100; }, "training.global_batch", {128.0, 64.0}},
        {"heads-not-divisible", [](Scenario& s) { s.architecture = withHeads(9, 3); s.plan.tp = 4; }, "plan.tp", {1.0}},
        {"kv-heads-not-divisible", [](Scenario& s) { s.architecture = withHeads(36, 3); s.plan.tp = 4; }, "plan.tp", {1.0}},
        {"kv-heads-not-divisible", [](Scenario& s) { s.architecture = withHeads(36, 3); s.plan.tp = 4; },
         "plan.tp", {1.0}, Target::Megatron},
        {"sequence-not-divisible-by-cp", [](Scenario& s) { s.plan.cp = 4; s.training.sequenceLength = 8188; },
         "training.sequence_length", {8184.0, 8192.0}},
        {"sequence-not-divisible-by-cp",
         [](Scenario& s) { s.plan.cp = 4; s.plan.cpLayout = ContextLayout::AllGather; s.training.sequenceLength = 8188; },
         "plan.cp", {2.0}, Target::Megatron},
        {"precision-not-on-gpu", [](Scenario& s) { s.training.precision = Precision::Fp4; }, nullptr, {}},
        {"precision-not-on-gpu", [](Scenario& s) { s.cluster.gpu = *hardwareCatalog().findGpu("t4"); }, nullptr, {}},
        {"precision-not-on-gpu", [](Scenario& s) { s.cluster.gpu = *hardwareCatalog().findGpu("t4"); },
         nullptr, {}, Target::Megatron},
        {"sequence-uneven-over-cp",
         [](Scenario& s) { s.plan.cp = 4; s.plan.cpLayout = ContextLayout::AllGather; s.training.sequenceLength = 8190; },
         "plan.cp", {2.0}},
        {"sequence-not-divisible-by-tp",
         [](Scenario& s) { s.plan.tp = 8; s.plan.sequenceParallel = true; s.training.sequenceLength = 8188; },
         "plan.sequence_parallel", {false}},
        {"ulysses-heads-not-divisible",
         [](Scenario& s) { s.plan.cpLayout = ContextLayout::Ulysses; s.architecture = withHeads(12, 12); s.plan.cp = 8; },
         "plan.cp", {4.0}},
        {"ulysses-kv-heads-not-divisible", [](Scenario& s) { s.plan.cpLayout = ContextLayout::Ulysses; s.plan.cp = 16; }, "plan.cp", {8.0}},
        {"ulysses-kv-heads-not-divisible", [](Scenario& s) { s.plan.cpLayout = ContextLayout::Ulysses; s.plan.cp = 16; },
         "plan.cp", {8.0}, Target::Megatron},
        {"context-inner-not-stated", [](Scenario& s) { useLevels(s, 8, std::nullopt); }, "plan.cp_inner", {2.0}},
        {"context-inner-not-divisor", [](Scenario& s) { useLevels(s, 8, 3); }, "plan.cp_inner", {2.0, 4.0}},
        {"context-inner-heads-not-divisible",
         [](Scenario& s) { s.architecture = withHeads(12, 12); useLevels(s, 16, 8); }, "plan.cp_inner", {4.0}},
        {"context-inner-kv-heads-not-divisible", [](Scenario& s) { useLevels(s, 32, 16); }, "plan.cp_inner", {8.0}},
        {"context-inner-kv-heads-not-divisible", [](Scenario& s) { useLevels(s, 32, 16); }, "plan.cp_inner", {8.0}, Target::Megatron},
        {"weight-shards-not-divisor", [](Scenario& s) { s.plan.gtp = 3; }, "plan.gtp", {2.0, 4.0}},
        {"expert-shards-not-divisor", [](Scenario& s) { useMixtral(s); s.plan.ep = 4; s.plan.egtp = 3; }, "plan.egtp", {2.0, 4.0}},
        {"expert-shards-without-experts", [](Scenario& s) { s.plan.egtp = 2; }, "plan.egtp", {1.0}},
        {"weight-shards-with-zero", [](Scenario& s) { s.plan.gtp = 2; s.plan.zero = 2; }, "plan.zero", {1.0}},
        {"weight-shards-with-shard-group", [](Scenario& s) { s.plan.gtp = 2; s.plan.zero = 1; s.plan.shardGroup = 2; }, nullptr, {}},
        {"weight-shards-with-inner-steps", [](Scenario& s) { s.plan.gtp = 2; s.plan.zero = 1; s.plan.innerSteps = 10; }, "plan.gtp", {1.0}},
        {"weight-shards-in-bf16", [](Scenario& s) { s.plan.gtp = 2; s.training.precision = Precision::Fp8; }, nullptr, {}},
        {"weight-shards-of-megatron", [](Scenario& s) { s.plan.gtp = 2; s.training.recipe = Recipe::Fsdp2; }, "plan.gtp", {1.0}},
        {"weight-shards-not-in-framework", [](Scenario& s) { s.plan.gtp = 2; }, "plan.gtp", {1.0}, Target::Nanotron},
        {"mixer-heads-not-divisible", [](Scenario& s) { useRecurrence(s); s.plan.tp = 32; }, "plan.tp", {16.0}},
        {"mixer-heads-not-divisible-by-cp", [](Scenario& s) { useRecurrence(s); s.plan.tp = 8; s.plan.cp = 8; }, "plan.cp", {4.0}},
        {"recurrence-states-not-composed",
         [](Scenario& s) { useLayer(s, fixture::mambaLayer(2048)); s.plan.cp = 2; s.plan.recurrenceContext = RecurrenceContext::Chunkwise; },
         "plan.cp", {1.0}},
        {"recurrence-states-in-no-launcher",
         [](Scenario& s) { useRecurrence(s); s.plan.cp = 2; s.plan.recurrenceContext = RecurrenceContext::Chunkwise; }, "plan.cp", {1.0},
         Target::Megatron},
        {"sparse-attention-gathers", [](Scenario& s) { useSparseAttention(s); s.plan.cp = 2; }, "plan.cp_layout",
         {"all-gather", "contiguous-all-gather"}},
        {"sparse-attention-gathers", [](Scenario& s) { useLayer(s, fixture::msaLayer()); s.plan.cp = 2; }, "plan.cp_layout",
         {"all-gather", "contiguous-all-gather"}},
        {"block-attention-is-whole", [](Scenario& s) { useLayer(s, fixture::mobaLayer()); s.plan.cp = 2; }, "plan.cp", {1.0}},
        {"block-attention-is-whole", [](Scenario& s) { useLayer(s, fixture::nsaLayer()); s.plan.cp = 2; }, "plan.cp", {1.0}},
        {"memory-table-is-not-gathered", [](Scenario& s) { useLayer(s, fixture::memoryLayer()); s.plan.zero = 3; }, "plan.zero", {2.0}},
        {"compressed-attention-is-whole", [](Scenario& s) { useCompressedAttention(s); s.plan.cp = 2; }, "plan.cp", {1.0}},
        {"group-of-broken-stages", [](Scenario& s) { useGroups(s, 3, 5); }, "plan.pp", {8.0}},
        {"placement-fills-groups", [](Scenario& s) { useGroups(s, 4, 4); s.plan.placement = {1, 0}; }, nullptr, {}},
        {"groups-need-pipeline-outermost", [](Scenario& s) { useGroups(s, 4, 4); std::swap(s.plan.order[3], s.plan.order[4]); }, nullptr, {}},
        {"groups-need-one-direction", [](Scenario& s) { useGroups(s, 4, 4); s.plan.schedule = ScheduleKind::DualPipe; }, nullptr, {}},
        {"encoder-placement-not-estimated",
         [](Scenario& s) { useEncoder(s); s.plan.tp = 8; s.plan.encoder.placement = EncoderPlacement::EveryRank; }, nullptr, {}},
        {"encoder-dp-not-stated", [](Scenario& s) { useOwnEncoder(s); s.plan.encoder.dp.reset(); }, nullptr, {}},
        {"encoder-without-items", [](Scenario& s) { s.plan.encoder.placement = EncoderPlacement::Own; }, nullptr, {}},
        {"encoder-dp-without-own-gpus", [](Scenario& s) { useEncoder(s); s.plan.encoder.dp = 2; }, nullptr, {}},
        {"encoder-takes-every-gpu", [](Scenario& s) { useOwnEncoder(s); s.plan.encoder.dp = s.cluster.gpus(); }, nullptr, {}},
        {"encoder-divides-a-node", [](Scenario& s) { useOwnEncoder(s); s.plan.encoder.tp = 2; }, nullptr, {}},
        {"own-encoder-needs-plain-schedule", [](Scenario& s) { useOwnEncoder(s); s.plan.schedule = K::ZbH1; }, nullptr, {}},
        {"own-encoder-needs-no-context-parallelism", [](Scenario& s) { useOwnEncoder(s); s.plan.cp = 2; }, "plan.cp", {1.0}},
        {"own-encoder-needs-nodes-of-one-kind", [](Scenario& s) { useGroups(s, 4, 4); useOwnEncoder(s); }, nullptr, {}},
        {"encoder-copies-do-not-divide-batch", [](Scenario& s) { useOwnEncoder(s); s.plan.encoder.dp = 3; }, nullptr, {}},
        {"own-encoder-not-in-target", useOwnEncoder, nullptr, {}, Target::Megatron},
        {"encoder-tp-is-one-or-tp", [](Scenario& s) { useEncoder(s); s.plan.tp = 8; s.plan.encoder.tp = 4; }, nullptr, {}},
        {"encoder-heads-not-divisible-by-tp", [](Scenario& s) { useEncoder(s); s.plan.tp = s.plan.encoder.tp.emplace(32); }, nullptr, {}},
        {"encoded-tokens-beyond-sequence", [](Scenario& s) { useEncoder(s); s.training.sequenceLength = 4000; }, nullptr, {}},
        {"sequence-beyond-positions", [](Scenario& s) { s.training.sequenceLength = 16384; },
         "training.sequence_length", {8192.0}, Target::Megatron},
        {"sequence-beyond-trained-positions", [](Scenario& s) { s.training.sequenceLength = 16384; }, "training.sequence_length", {8192.0}},
        {"sequence-beyond-position-table",
         [](Scenario& s) { useLearnedPositions(s); s.training.sequenceLength = 16384; },
         "training.sequence_length", {8192.0}},
        {"schedule-takes-one-chunk", [](Scenario& s) { s.plan.chunks = 2; }, "plan.chunks", {1.0}},
        {"schedule-takes-two-chunks", [](Scenario& s) { s.plan.schedule = K::ZbV; s.plan.chunks = 3; }, "plan.chunks", {2.0}},
        {"schedule-needs-two-chunks", [](Scenario& s) { s.plan.schedule = K::Interleaved; }, "plan.chunks", {2.0}},
        {"schedule-needs-more-microbatches", [](Scenario& s) { interleave(s, 8, 2, 4); }, "training.global_batch", {8.0}},
        {"schedule-needs-more-microbatches", [](Scenario& s) { interleave(s, 8, 2, 4); s.plan.schedule = K::LoopedBfs; },
         "training.global_batch", {8.0}},
        {"schedule-needs-more-microbatches", [](Scenario& s) { useDual(s, K::DualPipeV, 4, 7); }, "training.global_batch", {8.0}},
        {"schedule-group-out-of-range", [](Scenario& s) { interleave(s, 4, 2, 16); s.plan.group = 2; }, "plan.group", {4.0}},
        {"schedule-last-group-too-short", [](Scenario& s) { interleave(s, 4, 2, 10); }, "training.global_batch", {8.0, 12.0}},
        {"schedule-last-group-too-short", [](Scenario& s) { interleave(s, 4, 2, 9); s.plan.schedule = K::Zb1pInterleaved; },
         "training.global_batch", {8.0, 10.0}},
        {"schedule-last-group-too-short",
         [](Scenario& s) { interleave(s, 4, 2, 12); s.plan.schedule = K::Zb1pInterleaved; s.plan.group = 5; },
         "plan.group", {4.0, 6.0}},
        {"schedule-needs-even-stages", [](Scenario& s) { useDual(s, K::DualPipe, 3, 8); }},
        {"schedule-too-large", [](Scenario& s) { useDual(s, K::DualPipe, 4, 300000); }},
        {"schedule-needs-even-microbatches", [](Scenario& s) { useDual(s, K::DualPipe, 4, 11); }, "training.global_batch", {10.0, 12.0}},
        {"stage-layers-length", [](Scenario& s) { s.plan.pp = 4; s.plan.stageLayers = std::vector<int>{40, 40}; }, "plan.pp", {2.0}},
        {"stage-layers-length", [](Scenario& s) { s.plan.stageLayers.emplace(); }},
        {"stage-layers-sum", [](Scenario& s) { s.plan.pp = 2; s.plan.stageLayers = std::vector<int>{40, 41}; }},
        {"too-many-virtual-stages", [](Scenario& s) { interleave(s, 64, 30000, 64); }},
        {"stages-without-layers", [](Scenario& s) { interleave(s, 64, 2, 64); }, "plan.pp", {32.0}},
        {"recompute-layers-ignored", [](Scenario& s) { s.plan.recomputeLayers = 4; }, "plan.recompute", {std::string("full")}},
        {"recompute-modules-without-selective", [](Scenario& s) { s.plan.recomputeModules = {RecomputeModule::Mlp}; }, "plan.recompute",
         {std::string("selective")}},
        {"offload-modules-without-share", [](Scenario& s) { s.plan.offloadModules = {OffloadModule::CoreAttention}; },
         "plan.offload_activations", {79.0 / 80, 1.0}},
        {"offload-modules-not-kept",
         [](Scenario& s) { offload(s, {OffloadModule::CoreAttention}); s.plan.recompute = Recompute::Full; },
         "plan.offload_modules", {std::string("layer_input")}},
        {"offload-modules-not-kept", [](Scenario& s) { offload(s, {OffloadModule::MlpNorm, OffloadModule::LayerInput}); },
         "plan.offload_modules", {std::string("mlp_norm")}},
        {"offload-modules-without-experts",
         [](Scenario& s) { offload(s, {OffloadModule::MlpNorm, OffloadModule::ExpertFc1}); },
         "plan.offload_modules", {std::string("mlp_norm")}},
        {"weights-not-offloaded", [](Scenario& s) { s.plan.offload = Offload::OptimizerAndParameters; }},
        {"recompute-layers-beyond-model", [](Scenario& s) { s.plan.recompute = Recompute::Full; s.plan.recomputeLayers = 81; },
         "plan.recompute_layers", {80.0}},
        {"shard-group-not-divisor", [](Scenario& s) { s.plan.zero = 3; s.plan.shardGroup = 24; }, "plan.shard_group", {16.0, 32.0}},
        {"shard-copies-uneven-over-experts", [](Scenario& s) { useMixtral(s); s.plan.zero = 3; s.plan.ep = 8; s.plan.shardGroup = 4; },
         "plan.shard_group", {8.0}},
        {"inner-steps-need-replicas", [](Scenario& s) { s.plan.innerSteps = 10; }},
        {"oversubscription-without-pods", [](Scenario& s) { s.cluster.oversubscription = 7; }},
        {"linear-cp-ignored", [](Scenario& s) { s.plan.cp = 2; s.plan.recurrenceContext = RecurrenceContext::Chunkwise; }},
        {"linear-cp-ignored", [](Scenario& s) { useRecurrence(s); s.plan.recurrenceContext = RecurrenceContext::Chunkwise; }},
        {"freeze-needs-layers", [](Scenario& s) { s.training.tuning.method = TuneMethod::Freeze; }},
        {"trainable-layers-beyond-model", [](Scenario& s) { s.training.tuning.method = TuneMethod::Freeze; s.training.tuning.trainableLayers = 81; }},
        {"trainable-layers-ignored", [](Scenario& s) { s.training.tuning.trainableLayers = 8; }},
        {"adapter-ignored", [](Scenario& s) { s.training.tuning.adapter.rank = 8; }},
        {"base-format-learns", [](Scenario& s) { s.training.tuning.baseFormat = WeightFormat::Nf4; }},
        {"qlora-needs-format",
         [](Scenario& s) { s.training.tuning.method = TuneMethod::Qlora; s.training.tuning.baseFormat = WeightFormat::Training; }},
        {"quantized-weights-are-whole", [](Scenario& s) { s.training.tuning.method = TuneMethod::Qlora; s.plan.tp = 2; }, "plan.tp", {1.0}},
        {"tuning-with-weight-shards", [](Scenario& s) { s.training.tuning.method = TuneMethod::Lora; s.plan.gtp = 2; }},
        {"adapters-without-target",
         [](Scenario& s) { s.training.tuning.method = TuneMethod::Lora; s.training.tuning.adapter.targets = {AdapterTarget::Router}; }},
        {"adapters-not-on-mixers", [](Scenario& s) { useRecurrence(s); s.training.tuning.method = TuneMethod::Lora; }},
        {"split-backward-without-weights",
         [](Scenario& s) { s.training.tuning.method = TuneMethod::Lora; interleave(s, 4, 1, 8); s.plan.schedule = K::ZbH1; }},
        {"pairs-need-even-batch", [](Scenario& s) { s.training.tuning.objective = Objective::Orpo; s.plan.microBatch = 1; }},
        {"objective-needs-reference",
         [](Scenario& s) { s.training.tuning.objective = Objective::Kto; s.training.tuning.reference = Reference::None; }},
        {"reference-needs-adapters",
         [](Scenario& s) { s.training.tuning.objective = Objective::Kto; s.training.tuning.reference = Reference::AdapterOff; }},
        {"reference-ignored", [](Scenario& s) { s.training.tuning.reference = Reference::Copy; }},
        {"distillation-needs-teacher", [](Scenario& s) { s.training.tuning.objective = Objective::Distil; }},
        {"teacher-ignored", [](Scenario& s) { s.teacher = s.architecture; }},
        {"teacher-has-other-tokens",
         [](Scenario& s) { s.training.tuning.objective = Objective::Distil; s.teacher = fixture::architecture({4, 512, 8, 2, 1024, 999}); }},
        {"objective-over-stages", [](Scenario& s) { s.training.tuning.objective = Objective::Kto; s.plan.pp = 2; }, "plan.pp", {1.0}},
        {"objective-with-encoders",
         [](Scenario& s) { s = fixture::withTower(s, 4, true); s.training.tuning.objective = Objective::Kto; }},
        {"optimizer-in-backward-accumulates",
         [](Scenario& s) { s.training.optimizerInBackward = true; s.training.recipe = Recipe::Fsdp2; s.training.globalBatch = 4096; }},
        {"optimizer-in-backward-of-torch", [](Scenario& s) { s.training.optimizerInBackward = true; }},
        {"paged-states-need-adam", [](Scenario& s) { s.training.pagedStates = true; s.training.optimizer = Optimizer::Muon; }},
        {"new-tokens-below-frozen-layers",
         [](Scenario& s) { s.training.tuning.newTokens = 2; s.training.tuning.method = TuneMethod::Freeze; s.training.tuning.trainableLayers = 2; }},
        {"expert-adapters-without-experts",
         [](Scenario& s) { s.training.tuning.method = TuneMethod::Lora; s.training.tuning.adapter.experts = ExpertAdapters::Shared; }},
        {"objective-not-in-files", [](Scenario& s) { s.training.tuning.objective = Objective::Orpo; }, nullptr, {}, Target::Torchtitan},
        {"tuning-not-in-files", [](Scenario& s) { s.training.tuning.method = TuneMethod::Lora; }, nullptr, {}, Target::Torchtitan},
        {"optimizer-extras-not-in-files", [](Scenario& s) { s.training.pagedStates = true; s.training.optimizer = Optimizer::AdamW8bit; },
         nullptr, {}, Target::Axolotl},
        {"packing-needs-lengths", [](Scenario& s) { s.training.documents.filling = RowFilling::Pack; }},
        {"pack-tokens-ignored", [](Scenario& s) { s.training.documents.packTokens = 4096; }},
        {"balance-ignored", [](Scenario& s) { s.training.documents.balance = RankBalance::Cost; }},
        {"loss-share-ignored", [](Scenario& s) { s.training.documents.lossShare = 0.5; }},
        {"lengths-not-of-windows",
         [](Scenario& s) {
             auto both = std::make_shared<Architecture>(*s.architecture);
             both->kinds.front().attention.bidirectional = true;
             s.architecture = std::move(both);
             s.training.documents = fixture::documents(RowFilling::Pack);
         }},
        {"lengths-not-of-fused-blocks",
         [](Scenario& s) {
             s.training.documents = fixture::documents(RowFilling::Pack);
             s.plan.pp = 8;
             s.plan.schedule = K::DualPipe;
         }},
        {"packing-crosses-documents",
         [](Scenario& s) { s.training.documents = fixture::documents(RowFilling::PadFree); s.training.attention = AttentionKernel::Unfused; }},
        {"dynamic-cp-needs-documents", [](Scenario& s) { s.training.documents.balance = RankBalance::DynamicCp; }},
        {"dynamic-cp-needs-documents", [](Scenario& s) { chooseContext(s); s.training.documents.filling = RowFilling::Pack; }},
        {"dynamic-cp-of-megatron", [](Scenario& s) { chooseContext(s); s.training.software.framework = Framework::Nanotron; }},
        {"dynamic-cp-not-in-launcher", chooseContext, nullptr, {}, Target::MegatronBridge},
        {"dynamic-cp-degrees", [](Scenario& s) { chooseContext(s); s.cluster.nodes = 3; s.training.globalBatch = 24; }},
        {"dynamic-cp-over-stages", [](Scenario& s) { chooseContext(s); s.plan.pp = 2; }, "plan.pp", {1.0}},
        {"dynamic-cp-micro-batch", [](Scenario& s) { chooseContext(s); s.plan.microBatch = 4; }, "plan.micro_batch", {1.0}},
        {"dynamic-cp-with-experts", [](Scenario& s) { chooseContext(s); useMixtral(s); s.plan.ep = 8; }, "plan.ep", {1.0}},
        {"dynamic-cp-with-shards", [](Scenario& s) { chooseContext(s); s.plan.zero = 3; }, "plan.zero", {1.0}},
        {"dynamic-cp-meets-each-time", [](Scenario& s) { chooseContext(s); s.plan.syncEveryMicrobatch = true; }},
        {"dynamic-cp-in-graph", [](Scenario& s) { chooseContext(s); s.training.software.cudaGraph = CudaGraph::Partial; }},
        {"dynamic-cp-attention",
         [](Scenario& s) {
             chooseContext(s);
             auto latent = std::make_shared<Architecture>(*s.architecture);
             latent->kinds.front().attention.latent = LatentAttention{};
             s.architecture = std::move(latent);
         }},
        {"dynamic-cp-layout", [](Scenario& s) { chooseContext(s); s.plan.cp = 2; s.plan.cpLayout = ContextLayout::AllGather; },
         "plan.cp_layout", {std::string("zigzag")}},
        {"packing-not-in-files", [](Scenario& s) { s.training.documents = fixture::documents(RowFilling::Pad); }, nullptr, {},
         Target::Torchtitan},
        {"shard-group-ignored", [](Scenario& s) { s.plan.shardGroup = 8; }},
        {"ffn-not-divisible",
         [](Scenario& s) { fixture::ModelSize size; size.ffn = 28674; s.architecture = fixture::architecture(size); s.plan.tp = 4; },
         "plan.tp", {2.0}},
        {"expert-ffn-not-divisible",
         [](Scenario& s) { fixture::ModelSize size; size.experts = 8; size.ffn = 14338; s.architecture = fixture::architecture(size); s.plan.tp = 4; },
         "plan.etp", {2.0}},
        {"schedule-not-in-megatron", [](Scenario& s) { s.plan.pp = 4; s.plan.schedule = K::ZbH1; },
         "plan.schedule", {std::string("1f1b")}, Target::Megatron},
        {"layers-not-divisible", [](Scenario& s) { interleave(s, 12, 1, 96); s.plan.schedule = K::OneFOneB; },
         "plan.pp", {4.0}, Target::Megatron},
        {"interleaved-without-stages", [](Scenario& s) { s.plan.schedule = K::Interleaved; s.plan.chunks = 2; },
         "plan.pp", {2.0}, Target::Megatron},
        {"interleaved-needs-overlap", [](Scenario& s) { interleave(s, 2, 2, 8); s.plan.overlap.pipeline = false; },
         "plan.overlap.pipeline", {true}, Target::Megatron},
        {"layers-of-stage-not-divisible", [](Scenario& s) { interleave(s, 4, 3, 8); }, "plan.chunks", {2.0, 4.0}, Target::Megatron},
        {"order-not-in-megatron", [](Scenario& s) { s.plan.tp = 8; s.plan.order = {Axis::Dp, Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp}; },
         nullptr, {}, Target::Megatron},
        {"order-not-with-fsdp",
         [](Scenario& s) { s.plan.zero = 3; s.plan.pp = 4; s.plan.order = {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp, Axis::Dp}; },
         nullptr, {}, Target::MegatronBridge},
        {"order-parts-experts",
         [](Scenario& s) { s.plan.cp = 2; s.plan.pp = 4; s.plan.order = {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp, Axis::Dp}; },
         nullptr, {}, Target::Megatron},
        {"offload-without-adam",
         [](Scenario& s) { s.plan.zero = 1; s.plan.offload = Offload::Optimizer; s.training.optimizer = Optimizer::Muon; },
         nullptr, {}, Target::Megatron},
        {"graph-with-full-recompute",
         [](Scenario& s) { s.training.software.cudaGraph = CudaGraph::Partial; s.plan.recompute = Recompute::Full; },
         nullptr, {}, Target::Megatron},
        {"graph-with-activation-offload",
         [](Scenario& s) { s.training.software.cudaGraph = CudaGraph::Partial; s.plan.offloadActivations = 0.5; },
         nullptr, {}, Target::Megatron},
        {"offload-of-every-layer", [](Scenario& s) { s.plan.offloadActivations = 1; }, "plan.offload_activations", {79.0 / 80, 0.0},
         Target::Megatron},
        {"activation-recompute-without-experts",
         [](Scenario& s) { s.plan.recompute = Recompute::Selective; s.plan.recomputeModules = {RecomputeModule::MoeActivation}; },
         "plan.recompute_modules", {std::string("core_attn")}, Target::Megatron},
        {"projection-recompute-without-latent-attention",
         [](Scenario& s) { s.plan.recompute = Recompute::Selective; s.plan.recomputeModules = {RecomputeModule::LayerNorm, RecomputeModule::MlaUpProjection}; },
         "plan.recompute_modules", {std::string("layernorm")}, Target::MegatronBridge},
        {"recompute-under-delayed-scaling",
         [](Scenario& s) {
             s.training.precision = Precision::Fp8;
             s.plan.recompute = Recompute::Selective;
             s.plan.recomputeModules = {RecomputeModule::LayerNorm};
         },
         nullptr, {}, Target::Megatron},
        {"expert-tensor-defaults-to-tp", [](Scenario& s) { useMixtral(s); s.plan.tp = 8; s.plan.pp = 4; s.plan.ep = 8; },
         nullptr, {}, Target::Megatron},
        {"sequence-parallel-without-tp", [](Scenario& s) { s.plan.sequenceParallel = true; },
         "plan.sequence_parallel", {false}, Target::Megatron},
        {"experts-without-sequence-parallel", [](Scenario& s) { useMixtral(s); s.plan.tp = 2; s.plan.ep = 4; },
         "plan.sequence_parallel", {true}, Target::Megatron},
        {"tensor-overlap-without-sequence-parallel", [](Scenario& s) { s.plan.tp = 8; s.plan.overlap.tensor = true; },
         "plan.sequence_parallel", {true}, Target::Megatron},
        {"tensor-overlap-switched-off", [](Scenario& s) { s.plan.tp = 8; s.plan.overlap.tensor = true; },
         "plan.sequence_parallel", {true}, Target::MegatronBridge},
        {"gather-overlap-without-reduce-overlap", [](Scenario& s) { s.plan.zero = 1; s.plan.overlap.gradReduce = false; },
         "plan.overlap.grad_reduce", {true}, Target::Megatron},
        {"optimizer-not-with-fsdp", [](Scenario& s) { s.plan.zero = 3; s.training.optimizer = Optimizer::Muon; },
         nullptr, {}, Target::Megatron},
        {"context-layout-not-in-megatron", [](Scenario& s) { s.plan.cp = 2; s.plan.cpLayout = ContextLayout::Striped; },
         nullptr, {}, Target::Megatron},
        {"recompute-layers-not-full", [](Scenario& s) { s.plan.recompute = Recompute::Selective; s.plan.recomputeLayers = 1; },
         nullptr, {}, Target::Megatron},
        {"recompute-not-in-megatron", [](Scenario& s) { s.plan.recompute = Recompute::PerOperator; }, nullptr, {}, Target::Megatron},
        {"offload-with-pipeline", [](Scenario& s) { s.plan.offloadActivations = 0.5; s.plan.pp = 4; }, "plan.pp", {1.0}, Target::Megatron},
        {"offload-with-recompute", [](Scenario& s) { s.plan.offloadActivations = 0.5; s.plan.recompute = Recompute::Full; },
         "plan.recompute", {std::string("none")}, Target::Megatron},
        {"expert-buffers-without-experts", [](Scenario& s) { s.training.software.expertRankCapacity = 2; }},
        {"stash-without-capacity", [](Scenario& s) { useMixtral(s); s.training.software.pagedStash = 1.1; }},
        {"expert-rank-over-capacity", [](Scenario& s) { layOut(s, 1.5, {}, 2); }},
        {"stash-overflows", [](Scenario& s) { layOut(s, 2, 1.1, 1.5); }},
        {"two-capacities", [](Scenario& s) { layOut(s, 2, {}, 1); s.training.software.moeRouting = MoeRouting::Capacity; }},
        {"expert-buffers-need-hybridep", [](Scenario& s) { layOut(s, 2, {}, 1); s.training.software.moeDispatcher = MoeDispatcher::DeepEp; },
         nullptr, {}, Target::Megatron},
        {"stash-with-offload", [](Scenario& s) { layOut(s, 2, 1.1, 1); offload(s, {OffloadModule::MlpNorm, OffloadModule::ExpertFc1}); },
         "plan.offload_modules", {std::string("mlp_norm")}, Target::Megatron},
        {"offload-of-projection-alone", [](Scenario& s) { offload(s, {OffloadModule::MlpNorm, OffloadModule::AttentionProjection}); },
         "plan.offload_modules", {std::string("mlp_norm")}, Target::Megatron},
        {"offload-of-recomputed-experts",
         [](Scenario& s) {
             useMixtral(s);
             s.plan.ep = 8;
             offload(s, {OffloadModule::CoreAttention, OffloadModule::MoeActivation});
             s.plan.recompute = Recompute::Selective;
             s.plan.recomputeModules = {RecomputeModule::Moe};
         },
         "plan.offload_modules", {std::string("core_attn")}, Target::Megatron},
        {"expert-overlap-unsupported", [](Scenario& s) { s.plan.overlap.expert = true; }, "plan.overlap.expert", {false}, Target::Megatron},
        {"expert-overlap-with-recompute",
         [](Scenario& s) { useMixtral(s); s.plan.ep = 8; s.plan.overlap.expert = true; s.plan.recompute = Recompute::Full; },
         "plan.overlap.expert", {false}, Target::Megatron},
        {"expert-overlap-without-chunks", [](Scenario& s) { useMixtral(s); s.plan.ep = 8; s.plan.overlap.expert = true; s.plan.pp = 4; },
         "plan.overlap.expert", {false}, Target::Megatron},
        {"tp-crosses-node", [](Scenario& s) { s.plan.tp = 16; }, "plan.tp", {8.0}},
        {"cp-crosses-node", [](Scenario& s) { s.plan.tp = 4; s.plan.cp = 4; }, "plan.cp", {2.0}},
        {"ep-crosses-node",
         [](Scenario& s) { fixture::ModelSize size; size.experts = 64; s.architecture = fixture::architecture(size); s.plan.ep = 16; },
         "plan.ep", {8.0}},
    };
    // clang-format on
    return plans;
}

const Finding* find(const std::vector<Finding>& findings, const std::string& id)
{
    for (const Finding& finding : findings) {
        if (finding.id == id)
            return &finding;
    }
    return nullptr;
}

int oneOf(QRandomGenerator& random, std::initializer_list<int> values)
{
    return *(values.begin() + random.bounded(static_cast<int>(values.size())));
}

Scenario randomScenario(QRandomGenerator& random)
{
    fixture::ModelSize size;
    size.layers = oneOf(random, {12, 30, 48, 80, 126});
    size.heads = oneOf(random, {9, 12, 25, 32, 64});
    size.kvHeads = oneOf(random, {1, 3, 8, 25});
    size.hidden = 64 * size.heads;
    size.experts = oneOf(random, {0, 0, 8, 60});
    Scenario s = fixture::scenario(size, oneOf(random, {1, 6, 8, 12, 48, 64, 1024}));
    s.training.sequenceLength = oneOf(random, {1000, 2048, 8190, 8192, 32768});
    s.training.globalBatch = oneOf(random, {1, 6, 10, 64, 96, 1024});
    s.plan.tp = oneOf(random, {1, 2, 3, 4, 8, 16});
    s.plan.cp = oneOf(random, {1, 1, 2, 3, 4});
    s.plan.pp = oneOf(random, {1, 2, 3, 4, 6, 8});
    s.plan.ep = oneOf(random, {1, 1, 2, 4, 7});
    s.plan.schedule = EnumNames<ScheduleKind>::names[static_cast<std::size_t>(random.bounded(10))].first;
    s.plan.chunks = oneOf(random, {1, 1, 2, 3});
    s.plan.microBatch = oneOf(random, {1, 1, 2, 3});
    s.plan.zero = random.bounded(4);
    s.plan.sequenceParallel = random.bounded(2) == 1;
    s.plan.cpLayout = EnumNames<ContextLayout>::names[static_cast<std::size_t>(random.bounded(7))].first;
    if (s.plan.cpLayout == ContextLayout::UlyssesRing)
        s.plan.cpInner = oneOf(random, {1, 2, 4});
    s.plan.overlap = {random.bounded(2) == 1, random.bounded(2) == 1, random.bounded(4) == 0, random.bounded(2) == 1,
                      random.bounded(4) == 0};
    if (random.bounded(4) == 0)
        s.plan.group = random.bounded(1, 12);
    if (random.bounded(4) == 0)
        s.plan.shardGroup = random.bounded(1, 12);
    if (random.bounded(4) == 0)
        s.plan.etp = random.bounded(1, 4);
    if (random.bounded(4) == 0)
        s.plan.dp = random.bounded(1, 9);
    return s;
}

}  // namespace

class TestCheckPlan : public QObject {
    Q_OBJECT
private slots:
    void legalPlansAreSilent()
    {
        QVERIFY(checkPlan(fixture::llama70b(64)).empty());
        Scenario s = fixture::llama70b(64);
        s.plan.tp = 4;
        s.plan.cp = 2;
        s.plan.pp = 4;
        s.plan.zero = 1;
        s.plan.sequenceParallel = true;
        QVERIFY(checkPlan(s).empty());
        QVERIFY(checkPlan(s, Target::Megatron).empty());
        s.plan.pp = 3;
        s.cluster.nodes = 6;
        s.training.globalBatch = 1026;
        QVERIFY2(checkPlan(s).empty(), "layers that do not divide are legal without a target");
        QVERIFY(hasErrors(checkPlan(s, Target::Megatron)));
        s.plan.stageLayers = std::vector<int>{26, 28, 26};
        QVERIFY(!hasErrors(checkPlan(s, Target::Megatron)));
    }
    void findsWhatIsWrong_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < brokenPlans().size(); ++i)
            QTest::addRow("%d %s", static_cast<int>(i), brokenPlans()[i].id) << static_cast<int>(i);
    }
    void findsWhatIsWrong()
    {
        QFETCH(int, index);
        const Broken& broken = brokenPlans()[static_cast<std::size_t>(index)];
        Scenario scenario = fixture::llama70b(64);
        broken.edit(scenario);
        const std::vector<Finding> findings = checkPlan(scenario, broken.target);
        const Finding* finding = find(findings, broken.id);
        QString told;
        for (const Finding& other : findings)
            told += QString::fromStdString(other.id + ": " + findingText(other) + "\n");
        QVERIFY2(finding != nullptr, qPrintable(told));
        if (broken.path == nullptr)
            return;
        for (const auto& [path, values] : finding->nearest) {
            if (path == broken.path) {
                QVERIFY2(values == broken.nearest, qPrintable(told));
                return;
            }
        }
        QFAIL(qPrintable(QString("nothing proposed for %1\n%2").arg(broken.path, told)));
    }
    void everyRuleHasAnExample()
    {
        QSet<QString> shown;
        for (const Broken& broken : brokenPlans())
            shown.insert(broken.id);
        for (const PlanRule& rule : planRules()) {
            const bool isOfOthers = (rule.scope & (kNoTarget | kMegatron)) == 0;  // test_target_rules
            QVERIFY2(isOfOthers || shown.contains(QString::fromUtf8(rule.id.data(), static_cast<int>(rule.id.size()))), rule.id.data());
        }
    }
    void theContractsExample()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 16;
        const std::vector<Finding> findings = checkPlan(scenario);
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings[0].rule, std::string("C-8"));
        QVERIFY(findings[0].severity == Severity::Hint);
        const std::vector<std::pair<std::string, FindingNumber>> numbers{{"tp", 16.0}, {"gpus_per_node", 8.0}};
        QVERIFY(findings[0].numbers == numbers);
        QCOMPARE(findings[0].nearest.size(), std::size_t{1});
    }
    void rackScaleDomainsAreOneNode()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.cluster.gpusPerNode = 4;
        scenario.cluster.nodes = 36;
        scenario.cluster.gpu.scaleUpDomain = 72;
        scenario.cluster.gpu.scaleUpSpansNodes = true;
        scenario.plan.tp = 8;
        scenario.training.globalBatch = 18;
        QVERIFY(find(checkPlan(scenario), "tp-crosses-node") == nullptr);
        scenario.cluster.nvlinkDomain = 4;
        QVERIFY(find(checkPlan(scenario), "tp-crosses-node") != nullptr);
    }
    /// All is well with one stage, unsharded weights and a ring.
    void documentsMayChooseTheirRanks()
    {
        Scenario scenario = fixture::llama70b(64);
        chooseContext(scenario);
        for (const int cp : {1, 2, 8}) {
            scenario.plan.cp = cp;
            scenario.plan.tp = 4;
            scenario.plan.zero = 1;
            QVERIFY(!hasErrors(checkPlan(scenario)));
            QVERIFY(!hasErrors(checkPlan(scenario, Target::Megatron)));
            QVERIFY(hasErrors(checkPlan(scenario, Target::MegatronBridge)) && hasErrors(checkPlan(scenario, Target::Trl)));
        }
    }
    /// C-8 looks at where the ranks lie: with dp fastest, tensor neighbours are dp apart.
    void orderDecidesWhatCrosses()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 8;
        QVERIFY(find(checkPlan(scenario), "tp-crosses-node") == nullptr);
        scenario.plan.order = {Axis::Dp, Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp};
        QVERIFY(find(checkPlan(scenario), "tp-crosses-node") != nullptr);
    }
    void quotientsThatAreNotWholeAreNotJudged()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 8;
        scenario.plan.pp = 3;
        scenario.training.globalBatch = 100;
        const std::vector<Finding> findings = checkPlan(scenario);
        QCOMPARE(findings.size(), std::size_t{1});
        const DerivedPlan derived = derivePlan(scenario);
        QVERIFY(!derived.dp && !derived.microBatches && !derived.edp);
    }
    void meshAsksOnlyForProducts()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.globalBatch = 100;
        scenario.plan.chunks = 7;
        QVERIFY(checkMesh(scenario).empty());
        scenario.plan.pp = 3;
        QCOMPARE(checkMesh(scenario).front().rule, std::string("C-1"));
    }
    /// Every proposed value, written into the scenario, makes its finding go away; the verdict agrees with isLegal; and the
    /// worst plan takes less than the command line may.
    void proposalsHelp_data()
    {
        QTest::addColumn<int>("target");
        QTest::newRow("no target") << -1;
        for (const auto& [name, text] : EnumNames<Target>::names)
            QTest::newRow(text.data()) << static_cast<int>(name);
    }
    void proposalsHelp()
    {
        QFETCH(int, target);
        const std::optional<Target> checked = target < 0 ? std::nullopt : std::optional<Target>(static_cast<Target>(target));
        QRandomGenerator random(7);
        int proposals = 0;
        double slowest = 0;  // milliseconds of this process
        for (int i = 0; i < 500; ++i) {
            Scenario scenario = randomScenario(random);
            if (checked == Target::Unsloth) {  // a plan that its script can state
                scenario.training.tuning.method = TuneMethod::Lora;
                scenario.plan.zero = 0;
            }
            const std::clock_t start = std::clock();
            const std::vector<Finding> findings = checkPlan(scenario, checked);
            slowest = std::max(slowest, static_cast<double>(std::clock() - start) * 1e3 / CLOCKS_PER_SEC);
            QCOMPARE(isLegal(scenario, checked), !hasErrors(findings));
            for (const Finding& finding : findings)
                proposals += tryProposals(scenario, finding, checked);
        }
        QVERIFY(proposals > 2000);
        QVERIFY2(slowest < 20, qPrintable(QString::number(slowest)));
        qInfo("%d proposals tried, slowest check %.2f ms", proposals, slowest);
    }
    void sentencesNameTheirNumbers()
    {
        for (const PlanRule& rule : planRules()) {
            const std::string_view text = findingTemplate(rule.id);
            QVERIFY2(!text.empty(), rule.id.data());
            Finding finding;
            finding.id = rule.id;
            for (const NamedNumber& number : rule.numbers)
                finding.numbers.emplace_back(number.name, 7.0);
            const std::string sentence = messageText(findingMessage(finding));
            QVERIFY2(sentence.find("  ") == std::string::npos && sentence.find('{') == std::string::npos, sentence.c_str());
            for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
                const std::string_view name = text.substr(open + 1, text.find('}', open) - open - 1);
                QVERIFY2(!messageText(Message(text.substr(open, name.size() + 2), findingMessage(finding).arguments)).empty(),
                         std::string(name).c_str());
            }
        }
        QVERIFY(findingTemplate("no-such-finding").empty());
    }
    void sentenceOfAFinding()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.globalBatch = 100;
        QCOMPARE(QString::fromStdString(findingText(checkPlan(scenario).front())),
                 QStringLiteral("A global batch of 100 sequences is not a whole number of micro-batches of 1 on each of dp 64 replicas: "
                                "the global batch must be a multiple of 64. "
                                "Nearest valid values: training.global_batch 128 or 64."));
    }
    void targets()
    {
        QVERIFY(targetOfName("megatron-bridge").hasValue());
        QVERIFY(targetOfName("torchtitan-0.2.2").hasValue());
        QVERIFY(targetOfName("megatrom").error().code == ErrorCode::UnknownName);
        QCOMPARE(targetOfName("megatrom").error().arguments[2], std::string("megatron"));
    }

private:
    static int tryProposals(const Scenario& scenario, const Finding& finding, std::optional<Target> target)
    {
        int tried = 0;
        for (const auto& [path, values] : finding.nearest) {
            for (const NearestValue& value : values) {
                Scenario changed = scenario;
                if (!fixture::apply(changed, path, value))
                    QTest::qFail(path.c_str(), __FILE__, __LINE__);
                const std::vector<Finding> after = checkPlan(changed, target);
                const Finding* left = find(after, finding.id);
                if (left != nullptr && left->rule == finding.rule)
                    QTest::qFail(qPrintable(QString::fromStdString(findingText(finding) + "\n→ " + path + "\n" + findingText(*left))),
                                 __FILE__, __LINE__);
                ++tried;
            }
        }
        return tried;
    }
};

QTEST_APPLESS_MAIN(TestCheckPlan)
#include "test_check_plan.moc"
