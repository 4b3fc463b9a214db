// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/hardware/hardware_profile.h"
#include "core/learn/likeness.h"
#include "core/model/architecture.h"
#include "core/ring/context_layout.h"
#include "tests/core/block_fixture.h"
#include "tests/core/encoder_fixture.h"
#include "tests/core/gpt_fixture.h"
#include "tests/core/mixer_fixture.h"

/// Scenarios that together have every line of the ledger and every formula of a derivation.
namespace shardscope::fixture {

struct NamedScenario {
    std::string name;
    Scenario scenario;
};

/// Returns a small model like DeepSeek-V3: latent attention, a dense first layer, shared experts and a multi-token-prediction layer.
inline Scenario latentExperts(int gpus)
{
    ModelSize size;
    size.layers = 8;
    size.hidden = 2048;
    size.heads = 16;
    size.kvHeads = 16;
    size.ffn = 8192;
    size.vocab = 32000;
    Scenario result = scenario(size, gpus);
    auto model = std::make_shared<Architecture>(*result.architecture);
    LayerKind experts = model->kinds[0];
    experts.attention.latent = LatentAttention{768, 512, 128, 64, 128};
    model->kinds[0].attention.latent = experts.attention.latent;
    MixtureOfExperts moe;
    moe.experts = 64;
    moe.topK = 8;
    moe.expert.width = 1024;
    moe.sharedExperts = 1;
    moe.sharedWidth = 1024;
    moe.correctionBias = true;
    experts.feedForward.reset();
    experts.experts = moe;
    model->kinds[0].name = "dense";
    experts.name = "expert";
    model->kinds.push_back(experts);
    model->kindOfLayer.assign(8, 1);
    model->kindOfLayer[0] = 0;
    model->mtpLayers = 1;
    result.architecture = model;
    return result;
}

inline Scenario denseModel(int gpus)
{
    ModelSize size;
    size.layers = 16;
    size.hidden = 2048;
    size.heads = 32;
    size.ffn = 8192;
    return scenario(size, gpus);
}

/// Adds every schedule on four pipeline ranks.
inline void addSchedules(std::vector<NamedScenario>& list)
{
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
        Scenario s = denseModel(32);
        s.plan.pp = 4;
        s.plan.tp = 2;
        s.plan.sequenceParallel = true;
        s.plan.schedule = kind;
        s.plan.zero = 1;
        if (kind == ScheduleKind::Interleaved || kind == ScheduleKind::LoopedBfs || kind == ScheduleKind::Zb1pInterleaved)
            s.plan.chunks = 2;
        s.training.globalBatch = 64;
        list.push_back({"schedule " + std::string(name), s});
    }
}

/// Adds every recipe with every ZeRO stage and recompute mode, on one and on two pipeline ranks.
inline void addRecipes(std::vector<NamedScenario>& list)
{
    for (const auto& [recipe, name] : EnumNames<Recipe>::names) {
        for (int zero = 0; zero <= 3; ++zero) {
            Scenario s = denseModel(16);
            s.training.recipe = recipe;
            s.training.globalBatch = zero == 3 ? 16 : 64;
            s.plan.zero = zero;
            s.plan.pp = zero == 2 ? 2 : 1;
            s.plan.tp = zero == 1 ? 4 : 1;
            s.plan.sequenceParallel = true;
            s.plan.recompute = EnumNames<Recompute>::names[static_cast<std::size_t>(zero)].first;
            list.push_back({"recipe " + std::string(name) + ", ZeRO " + std::to_string(zero), s});
        }
    }
}

inline void addModels(std::vector<NamedScenario>& list)
{
    Scenario gptModel = gpt(24, 1024, 16, 8);
    gptModel.plan.tp = 2;
    gptModel.plan.sequenceParallel = true;
    list.push_back({"GPT with dropout", gptModel});

    Scenario experts = mixtral8x7b(32);
    experts.plan.tp = 2;
    experts.plan.ep = 4;
    experts.plan.etp = 1;
    experts.plan.pp = 2;
    experts.plan.zero = 1;
    experts.plan.shardGroup = 4;
    experts.training.software.expertImbalance = 1.25;
    experts.plan.recompute = Recompute::Full;
    experts.plan.recomputeLayers = 3;
    list.push_back({"experts, hybrid shards", experts});

    experts.plan.shardGroup.reset();
    experts.plan.gtp = 2;
    experts.plan.egtp = 2;
    list.push_back({"experts, shards of weights", experts});
    experts.training.precision = Precision::Fp8;
    experts.training.software.fp8Recipe = Fp8Recipe::Mx;
    list.push_back({"experts, shards of weights in MXFP8", experts});

    Scenario latent = latentExperts(32);
    latent.plan.ep = 8;
    latent.plan.pp = 2;
    latent.plan.stageLayers = std::vector<int>{5, 3};
    latent.plan.offloadActivations = 0.25;
    latent.training.precision = Precision::Fp8;
    latent.training.software.moeRouting = MoeRouting::Capacity;
    latent.training.software.capacityFactor = 1.5;
    list.push_back({"latent attention, MTP, fp8", latent});
    latent.plan.pp = 1;
    latent.plan.stageLayers.reset();
    latent.plan.offloadActivations = 0;
    latent.plan.overlap.expert = true;
    latent.training.globalBatch = 128;
    list.push_back({"fused pairs without stages", latent});
    latent.plan.pp = 2;
    latent.plan.schedule = ScheduleKind::Interleaved;
    latent.plan.chunks = 2;
    latent.plan.stageLayers = std::vector<int>{2, 2, 3, 1};
    list.push_back({"fused pairs of chunks", latent});
    latent.plan.pp = 1;
    latent.plan.schedule = ScheduleKind::OneFOneB;
    latent.plan.chunks = 1;
    latent.plan.stageLayers.reset();
    latent.plan.overlap.expert = false;
    latent.plan.offloadActivations = 0.25;
    latent.training.globalBatch = 64;
    latent.plan.tp = 2;
    latent.plan.sequenceParallel = true;
    latent.training.recipe = Recipe::Nanotron;
    latent.plan.recompute = Recompute::PerOperator;
    list.push_back({"latent attention, nanotron", latent});
}

inline void addContexts(std::vector<NamedScenario>& list)
{
    for (const auto& [layout, name] : EnumNames<ContextLayout>::names) {
        Scenario s = denseModel(16);
        s.plan.cp = 2;
        s.plan.tp = 2;
        s.plan.cpLayout = layout;
        if (hasTwoLevels(layout)) {
            s.plan.cp = 4;
            s.plan.cpInner = 2;
        }
        auto model = std::make_shared<Architecture>(*s.architecture);
        model->kinds[0].attention.qkNorm = QkNorm::PerHead;
        model->kinds[0].attention.outputGate = layout == ContextLayout::Ulysses;
        model->tiedEmbeddings = layout == ContextLayout::Striped;
        s.architecture = model;
        s.plan.pp = layout == ContextLayout::Striped ? 2 : 1;
        s.plan.offload = layout == ContextLayout::AllGather ? Offload::OptimizerAndParameters : Offload::None;
        list.push_back({"context " + std::string(name), s});
    }
}

inline void addDevices(std::vector<NamedScenario>& list)
{
    using enum GpuGeneration;
    for (const GpuGeneration generation : {Turing, BlackwellGb202, Rubin, Cdna3, Cdna4, Cdna5, Tpu, Trainium, Gaudi}) {
        Scenario s = denseModel(8);
        s.cluster.gpu.generation = generation;
        list.push_back({std::string(nameOf(generation)), s});
    }
}

/// Adds every optimizer, on whole matrices and on parts of them, and every way to update these.
inline void addOptimizers(std::vector<NamedScenario>& list)
{
    for (const auto& [optimizer, name] : EnumNames<Optimizer>::names) {
        Scenario s = denseModel(16);
        s.training.optimizer = optimizer;
        s.plan.tp = 2;
        s.plan.zero = 1;
        list.push_back({"optimizer " + std::string(name), s});
    }
    for (const auto& [update, name] : EnumNames<MatrixUpdate>::names) {
        Scenario s = latentExperts(32);
        s.training.optimizer = Optimizer::Muon;
        s.training.recipe = Recipe::Fsdp2;
        s.training.software.framework = update == MatrixUpdate::Duplicated ? Framework::Jax : Framework::Torchtitan;
        s.training.software.symmetricProducts = update == MatrixUpdate::Blockwise;
        s.plan.tp = 2;
        s.plan.ep = 8;
        s.plan.etp = 1;
        s.plan.zero = 3;
        s.plan.matrixUpdate = update;
        list.push_back({"matrices " + std::string(name), s});
    }
}

/// Pods whose links to each other are slow: every kind of collective crosses them.
inline void addPods(std::vector<NamedScenario>& list)
{
    Scenario pods = latentExperts(64);
    pods.cluster.podNodes = 2;
    pods.cluster.oversubscription = 64;
    pods.plan.pp = 2;
    pods.plan.ep = 32;
    pods.plan.etp = 1;
    pods.plan.zero = 1;
    list.push_back({"pods", pods});
    pods.plan.ep = 4;
    pods.plan.shardGroup = 16;
    pods.plan.innerSteps = 20;
    list.push_back({"workers apart", pods});
}

/// Attention to chosen blocks, and experts with a memory of N-grams.
inline void addBlocks(std::vector<NamedScenario>& list)
{
    const auto add = [&](const char* name, const LayerKind& layer) {
        NamedScenario named{name, scenarioOf(layer, 8)};
        named.scenario.plan.tp = 2;
        named.scenario.training.sequenceLength = 8192;
        named.scenario.plan.recompute = Recompute::Selective;
        list.push_back(named);
        return &list.back().scenario;
    };
    add("blocks by mean keys", mobaLayer());
    add("blocks by entries", nsaLayer());
    Scenario* gathered = add("blocks by an indexer", msaLayer());
    gathered->plan.cp = 2;
    gathered->plan.cpLayout = ContextLayout::AllGather;
    LayerKind memory = memoryLayer();
    memory.experts = latentExperts(8).architecture->layer(7).experts;
    add("memory", memory)->plan.ep = 2;
}

/// Recurrences whose context-parallel ranks exchange heads or compose states, and an indexer that does not learn.
inline void addContextOfMixers(std::vector<NamedScenario>& list)
{
    for (const auto& [context, name] : EnumNames<RecurrenceContext>::names) {
        Scenario s = scenarioOf(gatedDeltaLayer(2048), 8);
        s.plan.cp = 4;
        s.plan.recurrenceContext = context;
        list.push_back({"recurrence " + std::string(name), s});
    }
    LayerKind fixed = sparseLayer(2048);
    fixed.attention.sparse->fixed = true;
    list.push_back({"indexer that does not learn", scenarioOf(fixed, 8)});
}

/// Adapters, of experts too, with tensor parallelism and with shards; weights that are stored in fewer bits; the last layers alone.
inline void addTunings(std::vector<NamedScenario>& list)
{
    const auto add = [&list](const char* name, Scenario s, TuneMethod method) -> Scenario& {
        s.training.tuning.method = method;
        list.push_back({name, std::move(s)});
        return list.back().scenario;
    };
    Scenario& lora = add("LoRA with tensor parallelism, in fp8", denseModel(8), TuneMethod::Lora);
    lora.plan.tp = 2;
    lora.training.precision = Precision::Fp8;
    Scenario& dora = add("DoRA, sharded", denseModel(8), TuneMethod::Dora);
    dora.training.recipe = Recipe::Fsdp2;
    dora.training.tuning.adapter.dropout = 0.1;
    dora.plan.zero = 3;
    Scenario& quantised = add("QLoRA, sharded experts", latentExperts(8), TuneMethod::Qlora);
    quantised.training.recipe = Recipe::Fsdp2;
    quantised.training.tuning.quantisesExperts = true;
    quantised.training.tuning.adapter.targets = {AdapterTarget::Queries, AdapterTarget::Keys, AdapterTarget::Up, AdapterTarget::Experts};
    quantised.plan.zero = 3;
    quantised.plan.ep = 2;
    Scenario& last = add("the last layers", pipelined(), TuneMethod::Freeze);
    last.training.tuning.trainableLayers = 4;
}

/// Times that measured runs have taught: all of them, and those of collectives by a run of their own.
inline void addLearned(std::vector<NamedScenario>& list)
{
    Scenario s = pipelined();
    HardwareProfile profile;
    profile.origin = ProfileOrigin::Runs;
    profile.learned = {{Mechanism::Whole, 1.3, "ours", likenessOf(s)}, {Mechanism::Collective, 0.8, "ours", likenessOf(s)}};
    s.cluster.profile = "learned.json";
    s.cluster.calibration = std::make_shared<const HardwareProfile>(std::move(profile));
    list.push_back({"learned from runs", std::move(s)});
}

/// Documents of many lengths: padded, without padding and packed, in pipelines and in context-parallel ranks, with attention in windows.
inline void addDocuments(std::vector<NamedScenario>& list)
{
    const auto add = [&list](const char* name, Scenario s, RowFilling filling) -> Scenario& {
        s.training.documents = fixture::documents(filling);
        list.push_back({name, std::move(s)});
        return list.back().scenario;
    };
    add("padded documents", pipelined(), RowFilling::Pad).plan.microBatch = 2;
    add("documents without padding", denseModel(8), RowFilling::PadFree).training.documents.lossShare = 0.6;
    Scenario& packed = add("packed documents", pipelined(), RowFilling::Pack);
    packed.plan.overlap.pipeline = false;
    packed.training.documents.balance = RankBalance::Cost;
    Scenario& windows = add("packed documents in windows", denseModel(8), RowFilling::Pack);
    auto narrow = std::make_shared<Architecture>(*windows.architecture);
    narrow->kinds.front().attention.slidingWindow = 512;
    windows.architecture = std::move(narrow);
    windows.plan.cp = 2;
    Scenario& chosen = add("documents that choose their ranks", denseModel(8), RowFilling::PadFree);
    chosen.training.documents.balance = RankBalance::DynamicCp;
    chosen.plan.cp = 4;
}

/// Objectives with their other forward passes, PyTorch's optimizer in its kernels and in the backward, new tokens, one adapter for experts.
inline void addObjectives(std::vector<NamedScenario>& list)
{
    const auto add = [&list](const char* name, Scenario s) -> Training& {
        s.plan.microBatch = 2;
        s.training.recipe = Recipe::PureBf16;
        s.training.software.framework = Framework::Trl;
        list.push_back({name, std::move(s)});
        return list.back().scenario.training;
    };
    add("DPO with a copy", denseModel(8)).tuning.objective = Objective::Dpo;
    Training& kto = add("KTO with adapters, sharded", denseModel(8));
    kto.recipe = Recipe::Fsdp2;
    kto.tuning.objective = Objective::Kto;
    kto.tuning.method = TuneMethod::Lora;
    list.back().scenario.plan.zero = 3;
    add("a reward model", denseModel(8)).tuning.objective = Objective::Reward;
    Training& distillation = add("distillation", denseModel(8));
    distillation.tuning.objective = Objective::Distil;
    list.back().scenario.teacher = latentExperts(8).architecture;
    list.back().scenario.architecture = scenario({4, 1024, 8, 2, 2816, 32000}, 8).architecture;
    add("PyTorch's AdamW operation by operation", denseModel(8)).software.optimizerKernel = OptimizerKernel::Foreach;
    Training& backward = add("an optimizer in the backward", denseModel(1));
    backward.optimizerInBackward = backward.pagedStates = true;
    backward.globalBatch = 2;
    Training& tokens = add("new tokens", denseModel(8));
    tokens.tuning.method = TuneMethod::Lora;
    tokens.tuning.newTokens = 64;
    Training& chunks = add("chunks of the loss, 8-bit steps", denseModel(1));
    chunks.software.framework = Framework::Torchtune;
    chunks.software.compiled = true;
    chunks.optimizer = Optimizer::AdamW8bit;
    chunks.globalBatch = 2;
    Training& tied = add("a tied embedding in a short step", denseModel(1));
    const auto small = architecture({4, 1024, 8, 2, 2816, 32000});
    small->tiedEmbeddings = true;
    list.back().scenario.architecture = small;
    list.back().scenario.plan.recompute = Recompute::Full;
    tied.sequenceLength = 16;
    tied.globalBatch = 2;
    Training& experts = add("one adapter for all experts", latentExperts(8));
    experts.tuning.method = TuneMethod::Lora;
    experts.tuning.adapter.experts = ExpertAdapters::Shared;
    Training& inPlace = add("adapters in place", denseModel(1));
    inPlace.software.framework = Framework::Unsloth;
    inPlace.tuning.method = TuneMethod::Qlora;
}

/// Adds an encoder on the first stage, and on GPUs of its own.
inline void addEncoders(std::vector<NamedScenario>& list)
{
    list.push_back({"encoder on the first stage", withTower(pipelined(), 4, false)});
    list.push_back({"encoder apart", apart(4, false)});
    list.push_back({"one encoder for all replicas", apart(2, true, 1, 8)});
}

inline std::vector<NamedScenario> explainScenarios()
{
    std::vector<NamedScenario> list;
    addSchedules(list);
    addRecipes(list);
    addModels(list);
    addContexts(list);
    addDevices(list);
    addOptimizers(list);
    addPods(list);
    addBlocks(list);
    addContextOfMixers(list);
    addEncoders(list);
    addTunings(list);
    addLearned(list);
    addDocuments(list);
    addObjectives(list);
    for (NamedScenario& named : list) {
        named.scenario.cluster.gpu.memory = Bytes(80e9);
        named.scenario.cluster.gpu.trust = Trust::VendorTable;
        named.scenario.cluster.gpu.sources = {"a vendor's data sheet"};
        named.scenario.model = {ModelSource::Kind::Preset, "test-model"};
    }
    return list;
}

}  // namespace shardscope::fixture
