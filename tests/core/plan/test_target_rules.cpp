// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QTest>

#include <functional>

#include "core/model/architecture.h"
#include "core/plan/check_plan.h"
#include "core/plan/plan_rule.h"
#include "tests/core/encoder_fixture.h"
#include "tests/core/mixer_fixture.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

using Edit = std::function<void(Scenario&)>;

/// A plan that breaks a target's rule, and a change after which it just doesn't.
struct Case {
    Target target;
    const char* id;
    Edit breaks;
    Edit mends;
};

void useExperts(Scenario& s)
{
    s.architecture = fixture::mixtral8x7b(8).architecture;
    s.plan.ep = 4;
    s.plan.etp = 1;
}

void useHeads(Scenario& s, int heads, int kvHeads)
{
    fixture::ModelSize size;
    size.heads = heads;
    size.kvHeads = kvHeads;
    size.hidden = 64 * heads;
    size.ffn = 4 * size.hidden;
    s.architecture = fixture::architecture(size);
}

void useContext(Scenario& s, ContextLayout layout)
{
    s.plan.cp = 2;
    s.plan.cpLayout = layout;
}

void useLatentAttention(Scenario& s)
{
    auto latent = fixture::architecture({});
    latent->kinds.front().attention.latent = LatentAttention{};
    s.architecture = latent;
}

void normalizeHeads(Scenario& s)
{
    auto normalized = fixture::architecture({});
    normalized->kinds.front().attention.qkNorm = QkNorm::PerHead;
    s.architecture = normalized;
}

void tieEmbeddings(Scenario& s)
{
    auto tied = fixture::architecture({});
    tied->tiedEmbeddings = true;
    s.architecture = tied;
}

std::vector<Case> nanotronCases()
{
    constexpr Target kTarget = Target::Nanotron;
    return {
        {kTarget, "experts-not-in-nanotron", useExperts, [](Scenario& s) { s.plan.ep = 1; }},
        {kTarget, "expert-tensor-not-in-nanotron",
         [](Scenario& s) {
             useExperts(s);
             s.plan.ep = 1;
             s.plan.tp = 2;
             s.plan.etp.reset();
         },
         [](Scenario& s) { s.plan.etp = 1; }},
        {kTarget, "kv-heads-exceed-heads", [](Scenario& s) { useHeads(s, 8, 16); }, [](Scenario& s) { useHeads(s, 16, 16); }},
        {kTarget, "kv-heads-below-tp", [](Scenario& s) { s.plan.tp = 16; }, [](Scenario& s) { s.plan.tp = 8; }},
        {kTarget, "heads-not-multiple-of-kv-heads", [](Scenario& s) { useHeads(s, 16, 6); }, [](Scenario& s) { useHeads(s, 16, 8); }},
        {kTarget, "kv-heads-not-shared-evenly",
         [](Scenario& s) {
             useHeads(s, 18, 9);
             s.plan.tp = 2;
         },
         [](Scenario& s) { s.plan.tp = 1; }},
        {kTarget, "microbatches-below-stages-less-one",
         [](Scenario& s) {
             s.plan.pp = 8;
             s.training.globalBatch = 8 * 6;
         },
         [](Scenario& s) { s.training.globalBatch = 8 * 7; }},
        {kTarget, "sequence-not-divisible-for-ring",
         [](Scenario& s) {
             useContext(s, ContextLayout::AllGather);
             s.training.sequenceLength = 4098;
         },
         [](Scenario& s) { s.plan.cpLayout = ContextLayout::Contiguous; }},
        {kTarget, "context-layout-not-in-nanotron", [](Scenario& s) { useContext(s, ContextLayout::Zigzag); },
         [](Scenario& s) { s.plan.cpLayout = ContextLayout::Contiguous; }},
        {kTarget, "schedule-not-in-nanotron",
         [](Scenario& s) {
             s.plan.pp = 2;
             s.plan.schedule = fromName<ScheduleKind>("interleaved").value();
             s.plan.chunks = 2;
         },
         [](Scenario& s) { s.plan.schedule = kDefaultSchedule; }},
        {kTarget, "weight-shards-not-in-framework", [](Scenario& s) { s.plan.gtp = 2; }, [](Scenario& s) { s.plan.gtp = 1; }},
        {kTarget, "zero-acts-as-one", [](Scenario& s) { s.plan.zero = 2; }, [](Scenario& s) { s.plan.zero = 1; }},
        {kTarget, "order-not-in-target",
         [](Scenario& s) {
             s.plan.tp = 2;
             s.plan.order = {Axis::Dp, Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp};
         },
         [](Scenario& s) { s.plan.tp = 1; }},
    };
}

std::vector<Case> torchtitanMeshCases()
{
    constexpr Target kMain = Target::Torchtitan;
    constexpr Target kFormer = Target::Torchtitan022;
    const auto shardInPairs = [](Scenario& s) {
        useExperts(s);
        s.plan.zero = 3;
        s.plan.shardGroup = 2;
    };
    return {
        {kMain, "experts-do-not-fit-shard", shardInPairs, [](Scenario& s) { s.plan.shardGroup = 4; }},
        {kFormer, "experts-do-not-fit-shard", shardInPairs, [](Scenario& s) { s.plan.shardGroup = 4; }},
        {kFormer, "expert-tensor-neither",
         [](Scenario& s) {
             useExperts(s);
             s.plan.tp = 4;
             s.plan.etp = 2;
         },
         [](Scenario& s) { s.plan.etp = 4; }},
        {kMain, "expert-tensor-not-in-torchtitan",
         [](Scenario& s) {
             useExperts(s);
             s.plan.tp = 4;
             s.plan.etp.reset();
         },
         [](Scenario& s) { s.plan.etp = 1; }},
        {kFormer, "replicas-beside-other-dimensions", [](Scenario& s) { s.plan.tp = 2; }, [](Scenario& s) { s.plan.zero = 3; }},
        {kMain, "kv-heads-not-divisible", [](Scenario& s) { s.plan.tp = 16; }, [](Scenario& s) { s.plan.tp = 8; }},
        {kFormer, "sequence-not-divisible-by-pieces", [](Scenario& s) { s.training.sequenceLength = 4095; },
         [](Scenario& s) { s.training.sequenceLength = 4094; }},
        {kMain, "tokens-not-divisible-by-pieces",
         [](Scenario& s) {
             s.plan.cp = 2;
             s.training.sequenceLength = 4094;
         },
         [](Scenario& s) { s.plan.microBatch = 2; }},
        {kMain, "shard-group-not-in-target",
         [](Scenario& s) {
             s.plan.cp = 2;
             s.plan.zero = 3;
             s.plan.shardGroup = 1;
         },
         [](Scenario& s) { s.plan.shardGroup = 2; }},
        {kMain, "context-ring-not-in-torchtitan", [](Scenario& s) { useContext(s, ContextLayout::Zigzag); },
         [](Scenario& s) { s.plan.cpLayout = ContextLayout::AllGather; }},
        {kMain, "context-layout-not-in-torchtitan", [](Scenario& s) { useContext(s, ContextLayout::Ulysses); },
         [](Scenario& s) { s.plan.cpLayout = ContextLayout::AllGather; }},
        {Target::Torchtitan022, "context-layout-not-in-torchtitan", [](Scenario& s) { useContext(s, ContextLayout::Ulysses); },
         [](Scenario& s) { s.plan.cpLayout = ContextLayout::Zigzag; }},
        {Target::Torchtitan022, "context-not-in-model",
         [](Scenario& s) {
             useContext(s, ContextLayout::AllGather);
             useLatentAttention(s);
         },
         [](Scenario& s) { s.architecture = fixture::architecture({}); }},
    };
}

std::vector<Case> torchtitanPipelineCases()
{
    constexpr Target kMain = Target::Torchtitan;
    const auto stages = [](Scenario& s) {
        s.plan.pp = 4;
        s.training.globalBatch = 16 * 16;
    };
    return {
        {kMain, "schedule-not-in-torchtitan",
         [=](Scenario& s) {
             stages(s);
             s.plan.schedule = fromName<ScheduleKind>("zb-h1").value();
         },
         [](Scenario& s) { s.plan.schedule = fromName<ScheduleKind>("zb-v").value(); }},
        {Target::Torchtitan022, "pipeline-not-in-model",
         [=](Scenario& s) {
             normalizeHeads(s);
             stages(s);
         },
         [](Scenario& s) { useLatentAttention(s); }},
        {kMain, "stages-exceed-layers",
         [](Scenario& s) {
             fixture::ModelSize size;
             size.layers = 4;
             s.architecture = fixture::architecture(size);
             s.plan.pp = 8;
         },
         [](Scenario& s) { s.plan.pp = 4; }},
        {kMain, "tied-embeddings-with-pipeline",
         [=](Scenario& s) {
             tieEmbeddings(s);
             stages(s);
         },
         [](Scenario& s) { s.plan.pp = 1; }},
        {kMain, "microbatches-below-stages",
         [=](Scenario& s) {
             stages(s);
             s.training.globalBatch = 16 * 3;
         },
         [](Scenario& s) { s.training.globalBatch = 16 * 4; }},
        {kMain, "stages-weighted-by-default", stages,
         [](Scenario& s) {
             s.plan.stageLayers = std::vector<int>{20, 20, 20, 20};
         }},
        {kMain, "resharding-not-default",
         [=](Scenario& s) {
             stages(s);
             s.plan.zero = 3;
         },
         [](Scenario& s) { s.plan.reshardAfterForward = false; }},
        {kMain, "zero-stage-not-in-torchtitan", [](Scenario& s) { s.plan.zero = 1; }, [](Scenario& s) { s.plan.zero = 3; }},
        {kMain, "tensor-overlap-without-compile",
         [](Scenario& s) {
             s.plan.tp = 2;
             s.plan.overlap.tensor = true;
             s.training.software.compiled = false;
         },
         [](Scenario& s) { s.training.software.compiled = true; }},
        {kMain, "graph-not-possible",
         [=](Scenario& s) {
             stages(s);
             s.training.software.cudaGraph = CudaGraph::Full;
         },
         [](Scenario& s) { s.plan.pp = 1; }},
    };
}

std::vector<Case> deepSpeedCases()
{
    constexpr Target kTarget = Target::DeepSpeed;
    return {
        {kTarget, "pipeline-not-in-deepspeed", [](Scenario& s) { s.plan.pp = 2; }, [](Scenario& s) { s.plan.pp = 1; }},
        {kTarget, "zero-with-pipeline",
         [](Scenario& s) {
             s.plan.pp = 2;
             s.plan.zero = 2;
         },
         [](Scenario& s) { s.plan.zero = 1; }},
        {kTarget, "weights-offloaded-below-three",
         [](Scenario& s) {
             s.plan.zero = 2;
             s.plan.offload = Offload::OptimizerAndParameters;
         },
         [](Scenario& s) { s.plan.zero = 3; }},
        {kTarget, "nothing-to-shard",
         [](Scenario& s) {
             s.cluster.nodes = 1;
             s.plan.tp = 8;
             s.plan.zero = 1;
         },
         [](Scenario& s) { s.plan.tp = 4; }},
        {kTarget, "experts-fewer-than-ranks",
         [](Scenario& s) {
             useExperts(s);
             s.plan.ep = 16;
         },
         [](Scenario& s) { s.plan.ep = 8; }},
        {kTarget, "experts-do-not-fit-stage",
         [](Scenario& s) {
             useExperts(s);
             s.cluster.nodes = 3;
             s.plan.pp = 12;
         },
         [](Scenario& s) { s.plan.pp = 6; }},
        {kTarget, "expert-tensor-not-one",
         [](Scenario& s) {
             useExperts(s);
             s.plan.tp = 2;
             s.plan.etp = 2;
         },
         [](Scenario& s) { s.plan.etp = 1; }},
        {kTarget, "experts-with-sharded-weights",
         [](Scenario& s) {
             useExperts(s);
             s.plan.zero = 3;
             s.plan.tp = 2;
         },
         [](Scenario& s) { s.plan.tp = 1; }},
        {kTarget, "experts-with-tensor-ranks",
         [](Scenario& s) {
             useExperts(s);
             s.plan.tp = 2;
             s.plan.offload = Offload::Optimizer;
         },
         [](Scenario& s) { s.plan.offload = Offload::None; }},
        {kTarget, "ulysses-heads-not-divisible",
         [](Scenario& s) {
             useHeads(s, 12, 4);
             s.plan.cp = 8;
         },
         [](Scenario& s) { s.plan.cp = 4; }},
        {kTarget, "sequence-not-divisible-by-ranks",
         [](Scenario& s) {
             s.plan.cp = 4;
             s.training.sequenceLength = 4098;
         },
         [](Scenario& s) { s.plan.cp = 2; }},
        {kTarget, "context-layout-not-in-deepspeed", [](Scenario& s) { useContext(s, ContextLayout::Zigzag); },
         [](Scenario& s) { s.plan.cpLayout = ContextLayout::Ulysses; }},
        {kTarget, "sequence-parallel-not-in-target",
         [](Scenario& s) {
             s.plan.tp = 2;
             s.plan.sequenceParallel = true;
         },
         [](Scenario& s) { s.plan.tp = 1; }},
    };
}

void recomputeOnly(Scenario& s, RecomputeModule module)
{
    s.plan.recompute = Recompute::Selective;
    s.plan.recomputeModules = {module};
}

/// Plans that Megatron's own checks refuse: optimizer_config.py:435, transformer_config.py:1887, 1965, 1970 and 2010, parallel_state.py:901
/// and arguments.py:1443 of d98e8a64d.
std::vector<Case> megatronCases()
{
    constexpr Target kTarget = Target::Megatron;
    constexpr Target kBridge = Target::MegatronBridge;
    const auto offload = [](Scenario& s) {
        s.plan.zero = 1;
        s.plan.offload = Offload::Optimizer;
    };
    const auto putPipelineBeforeData = [](Scenario& s) {
        s.plan.pp = 2;
        s.plan.order = {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp, Axis::Dp};
    };
    return {
        {kTarget, "offload-without-adam",
         [offload](Scenario& s) {
             offload(s);
             s.training.optimizer = Optimizer::Muon;
         },
         [](Scenario& s) { s.training.optimizer = Optimizer::AdamW; }},
        {kBridge, "offload-without-adam",
         [offload](Scenario& s) {
             offload(s);
             s.training.optimizer = Optimizer::SgdMomentum;
         },
         [](Scenario& s) { s.plan.offload = Offload::None; }},
        {kTarget, "activation-recompute-without-experts", [](Scenario& s) { recomputeOnly(s, RecomputeModule::MoeActivation); },
         [](Scenario& s) { s.architecture = fixture::mixtral8x7b(8).architecture; }},
        {kTarget, "projection-recompute-without-latent-attention", [](Scenario& s) { recomputeOnly(s, RecomputeModule::MlaUpProjection); },
         [](Scenario& s) {
             auto latent = std::make_shared<Architecture>(*s.architecture);
             for (LayerKind& kind : latent->kinds)
                 kind.attention.latent = LatentAttention{1536, 512, 128, 64, 128};
             s.architecture = latent;
         }},
        {kTarget, "recompute-under-delayed-scaling",
         [](Scenario& s) {
             s.training.precision = Precision::Fp8;
             recomputeOnly(s, RecomputeModule::LayerNorm);
         },
         [](Scenario& s) { s.training.software.fp8Recipe = Fp8Recipe::Blockwise; }},
        {kTarget, "expert-overlap-with-recompute",
         [](Scenario& s) {
             s.architecture = fixture::mixtral8x7b(8).architecture;
             s.plan.ep = 8;
             s.plan.overlap.expert = true;
             recomputeOnly(s, RecomputeModule::Moe);
         },
         [](Scenario& s) { s.plan.overlap.expert = false; }},
        {kTarget, "graph-with-full-recompute",
         [](Scenario& s) {
             s.training.software.cudaGraph = CudaGraph::Partial;
             s.plan.recompute = Recompute::Full;
         },
         [](Scenario& s) { s.training.software.cudaGraph = CudaGraph::Full; }},
        {kBridge, "graph-with-activation-offload",
         [](Scenario& s) {
             s.training.software.cudaGraph = CudaGraph::Partial;
             s.plan.offloadActivations = 0.5;
         },
         [](Scenario& s) { s.plan.offloadActivations = 0; }},
        {kTarget, "offload-of-every-layer", [](Scenario& s) { s.plan.offloadActivations = 1; },
         [](Scenario& s) { s.plan.offloadActivations = 79.0 / 80.0; }},
        {kTarget, "order-parts-experts",
         [putPipelineBeforeData](Scenario& s) {
             putPipelineBeforeData(s);
             s.plan.cp = 2;
         },
         [](Scenario& s) { s.plan.cp = 1; }},
        {kBridge, "order-parts-experts",
         [putPipelineBeforeData](Scenario& s) {
             useExperts(s);
             putPipelineBeforeData(s);
             s.plan.cp = 2;
         },
         [](Scenario& s) { s.plan.ep = 2; }},
        {kTarget, "tensor-overlap-without-sequence-parallel",
         [](Scenario& s) {
             s.plan.tp = 2;
             s.plan.overlap.tensor = true;
         },
         [](Scenario& s) { s.plan.tp = 1; }},
    };
}

std::vector<Case> accelerateCases()
{
    constexpr Target kFirst = Target::AccelerateFsdp1;
    constexpr Target kSecond = Target::AccelerateFsdp2;
    return {
        {kFirst, "pipeline-not-in-accelerate", [](Scenario& s) { s.plan.pp = 2; }, [](Scenario& s) { s.plan.pp = 1; }},
        {kSecond, "experts-not-in-accelerate", useExperts, [](Scenario& s) { s.plan.ep = 1; }},
        {kFirst, "tensor-ranks-without-fsdp2", [](Scenario& s) { s.plan.tp = 2; }, [](Scenario& s) { s.plan.tp = 1; }},
        {kSecond, "replicas-beside-tensor-ranks", [](Scenario& s) { s.plan.tp = 2; }, [](Scenario& s) { s.plan.zero = 3; }},
        {kSecond, "context-layout-not-in-accelerate", [](Scenario& s) { useContext(s, ContextLayout::Ulysses); },
         [](Scenario& s) { s.plan.cpLayout = ContextLayout::AllGather; }},
        {kSecond, "two-level-context-not-in-target", [](Scenario& s) { useContext(s, ContextLayout::UlyssesRing); },
         [](Scenario& s) { s.plan.cpLayout = ContextLayout::AllGather; }},
        {kSecond, "zero-stage-not-in-accelerate", [](Scenario& s) { s.plan.zero = 1; }, [](Scenario& s) { s.plan.zero = 2; }},
        {kFirst, "shard-group-not-a-node",
         [](Scenario& s) {
             s.plan.zero = 3;
             s.plan.shardGroup = 4;
         },
         [](Scenario& s) { s.plan.shardGroup = 8; }},
    };
}

/// No launcher's files give an encoder GPUs of its own.
std::vector<Case> encoderCases()
{
    std::vector<Case> all;
    for (const auto& [target, name] : EnumNames<Target>::names)
        all.push_back({target, "own-encoder-not-in-target", [](Scenario& s) { s = fixture::apart(4, true); },
                       [](Scenario& s) { s.plan.encoder = {}; }});
    return all;
}

/// Megatron's other files have a case among the rules of every plan.
std::vector<Case> recurrenceCases()
{
    return {{Target::Nanotron, "recurrence-states-in-no-launcher",
             [](Scenario& s) {
                 s.architecture = fixture::scenarioOf(fixture::gatedDeltaLayer(2048), 1).architecture;
                 s.plan.cp = 2;
                 s.plan.recurrenceContext = RecurrenceContext::Chunkwise;
             },
             [](Scenario& s) { s.plan.cp = 1; }}};
}

std::vector<Case> tuningCases()
{
    std::vector<Case> cases;
    for (const Target target : {Target::Nanotron, Target::Torchtitan, Target::Torchtitan022, Target::DeepSpeed, Target::AccelerateFsdp1,
                                Target::AccelerateFsdp2, Target::Megatron})
        cases.push_back({target, "tuning-not-in-files", [](Scenario& s) { s.training.tuning.method = TuneMethod::Lora; },
                         [](Scenario& s) { s.training.tuning = {}; }});
    for (const Target target : {Target::Nanotron, Target::Torchtitan, Target::Torchtitan022, Target::DeepSpeed, Target::AccelerateFsdp1,
                                Target::AccelerateFsdp2, Target::Megatron, Target::MegatronBridge})
        cases.push_back({target, "objective-not-in-files", [](Scenario& s) { s.training.tuning.objective = Objective::Orpo; },
                         [](Scenario& s) { s.training.tuning = {}; }});
    for (const Target target : {Target::Nanotron, Target::Torchtitan, Target::Torchtitan022, Target::DeepSpeed, Target::AccelerateFsdp1,
                                Target::AccelerateFsdp2, Target::Megatron, Target::MegatronBridge}) {
        cases.push_back({target, "optimizer-extras-not-in-files", [](Scenario& s) { s.training.tuning.newTokens = 8; },
                         [](Scenario& s) { s.training.tuning = {}; }});
        cases.push_back({target, "packing-not-in-files", [](Scenario& s) { s.training.documents = fixture::documents(RowFilling::Pad); },
                         [](Scenario& s) { s.training.documents = {}; }});
    }
    // Megatron-Bridge has recipes for adapters on weights of 16 bits.
    cases.push_back({Target::MegatronBridge, "tuning-not-in-files", [](Scenario& s) { s.training.tuning.method = TuneMethod::Qlora; },
                     [](Scenario& s) { s.training.tuning.method = TuneMethod::Lora; }});
    for (const Target target : {Target::Trl, Target::Torchtune, Target::Unsloth})
        cases.push_back({target, "objective-not-in-files", [](Scenario& s) { s.training.tuning.objective = Objective::Orpo; },
                         [](Scenario& s) { s.training.tuning = {}; }});
    return cases;
}

std::vector<Case> tunerCases()
{
    const auto tune = [](TuneMethod method, WeightFormat format) {
        Tuning tuning;
        tuning.method = method;
        tuning.baseFormat = format;
        tuning.trainableLayers = 2;
        return tuning;
    };
    static const Tuning kFrozen = tune(TuneMethod::Freeze, WeightFormat::Training);
    static const Tuning kFrozenShort = tune(TuneMethod::Freeze, WeightFormat::Nf4Double);
    static const Tuning kMxfp4 = tune(TuneMethod::Qlora, WeightFormat::Mxfp4);
    static const Tuning kInt8 = tune(TuneMethod::Qlora, WeightFormat::Int8);
    static const Tuning kNf4 = tune(TuneMethod::Qlora, WeightFormat::Nf4Double);
    static const Tuning kLora = tune(TuneMethod::Lora, WeightFormat::Training);
    return {
        {Target::Trl, "pipeline-not-in-tuner", [](Scenario& s) { s.plan.pp = 2; }, [](Scenario& s) { s.plan.pp = 1; }},
        {Target::Torchtune, "experts-not-in-tuner", useExperts, [](Scenario& s) { s.plan.ep = 1; }},
        {Target::LlamaFactory, "ranks-of-a-layer-not-in-tuner", [](Scenario& s) { s.plan.tp = 2; }, [](Scenario& s) { s.plan.tp = 1; }},
        {Target::Axolotl, "context-layout-not-in-axolotl", [](Scenario& s) { useContext(s, ContextLayout::Ulysses); },
         [](Scenario& s) { s.plan.cpLayout = ContextLayout::ContiguousAllGather; }},
        {Target::Torchtune, "context-layout-not-in-torchtune", [](Scenario& s) { useContext(s, ContextLayout::Striped); },
         [](Scenario& s) { s.plan.cpLayout = ContextLayout::AllGather; }},
        {Target::Torchtune, "tensor-ranks-with-adapters-in-torchtune",
         [](Scenario& s) {
             s.training.tuning = kLora;
             s.plan.tp = 2;
         },
         [](Scenario& s) { s.plan.tp = 1; }},
        {Target::Swift, "tensor-ranks-not-in-swift", [](Scenario& s) { s.plan.tp = 2; }, [](Scenario& s) { s.plan.tp = 1; }},
        {Target::Swift, "context-layout-not-in-swift", [](Scenario& s) { useContext(s, ContextLayout::Zigzag); },
         [](Scenario& s) { s.plan.cpLayout = ContextLayout::Ulysses; }},
        {Target::Unsloth, "method-not-in-unsloth-script", [](Scenario& s) { s.training.tuning = {}; },
         [](Scenario& s) { s.training.tuning = kLora; }},
        {Target::Unsloth, "base-format-not-in-unsloth-script", [](Scenario& s) { s.training.tuning = kInt8; },
         [](Scenario& s) { s.training.tuning = kNf4; }},
        {Target::Unsloth, "shards-not-in-unsloth-script", [](Scenario& s) { s.plan.zero = 2; }, [](Scenario& s) { s.plan.zero = 0; }},
        {Target::Trl, "freeze-not-in-tuner", [](Scenario& s) { s.training.tuning = kFrozen; },
         [](Scenario& s) { s.training.tuning = kLora; }},
        {Target::Axolotl, "base-format-not-in-tuner", [](Scenario& s) { s.training.tuning = kMxfp4; },
         [](Scenario& s) { s.training.tuning = kInt8; }},
        {Target::Torchtune, "base-format-not-in-torchtune", [](Scenario& s) { s.training.tuning = kInt8; },
         [](Scenario& s) { s.training.tuning = kNf4; }},
        {Target::LlamaFactory, "quantized-weights-need-adapters", [](Scenario& s) { s.training.tuning = kFrozenShort; },
         [](Scenario& s) { s.training.tuning = kFrozen; }},
    };
}

std::vector<Case> allCases()
{
    std::vector<Case> all = encoderCases();
    for (const std::vector<Case>& family : {nanotronCases(), torchtitanMeshCases(), torchtitanPipelineCases(), deepSpeedCases(),
                                            accelerateCases(), megatronCases(), recurrenceCases(), tuningCases(), tunerCases()})
        all.insert(all.end(), family.begin(), family.end());
    return all;
}

const Finding* find(const std::vector<Finding>& findings, const char* id)
{
    const auto found = std::find_if(findings.begin(), findings.end(), [id](const Finding& finding) { return finding.id == id; });
    return found == findings.end() ? nullptr : &*found;
}

}  // namespace

class TestTargetRules : public QObject {
    Q_OBJECT
private slots:
    void rules()
    {
        for (const Case& row : allCases()) {
            const QString name = QString("%1 %2").arg(QString::fromUtf8(nameOf(row.target).data()), row.id);
            Scenario scenario = fixture::llama70b(64);
            row.breaks(scenario);
            QVERIFY2(find(checkPlan(scenario, row.target), row.id), qPrintable(name));
            row.mends(scenario);
            QVERIFY2(!find(checkPlan(scenario, row.target), row.id), qPrintable(name + " mended"));
        }
    }
    /// No rule of these targets is without a case that breaks it.
    void everyRuleHasACase()
    {
        QSet<QString> cases;
        for (const Case& row : allCases())
            cases.insert(row.id);
        for (const PlanRule& rule : planRules()) {
            const bool isTheirs = (rule.scope & kOtherTargets) != 0 && (rule.scope & (kNoTarget | kMegatron)) == 0;
            QVERIFY2(!isTheirs || cases.contains(rule.id.data()), rule.id.data());
        }
    }
    /// The rules of one target are not asked of another.
    void targetsDifferInTheirRules()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.pp = 2;
        QVERIFY(!isLegal(scenario, Target::AccelerateFsdp2) && isLegal(scenario, Target::Megatron) && isLegal(scenario));
    }
};

QTEST_APPLESS_MAIN(TestTargetRules)
#include "test_target_rules.moc"
