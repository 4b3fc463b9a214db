// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_facts.h"

#include "core/framework/recipe_traits.h"
#include "core/framework/tuning_defaults.h"
#include "core/hardware/hardware.h"
#include "core/model/architecture.h"
#include "core/model/encoder_counts.h"
#include "core/model/parameters.h"
#include "core/plan/document_facts.h"
#include "core/ring/context_layout.h"
#include "core/scenario/gathered_width.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"
#include "core/schedule/schedule_traits.h"
#include "core/schedule/stage_map.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace shardscope {
namespace {

constexpr std::int64_t kSaturated = std::int64_t{1} << 62;

std::int64_t quotient(std::int64_t whole, std::int64_t part) { return std::max<std::int64_t>(1, whole / std::max<std::int64_t>(1, part)); }

void addStageLayers(PlanFacts& facts, const std::vector<int>& stageLayers)
{
    facts.stageEntries = static_cast<std::int64_t>(stageLayers.size());
    facts.stageLayerSum = std::accumulate(stageLayers.begin(), stageLayers.end(), std::int64_t{0});
}

void addModel(PlanFacts& facts, const Architecture& architecture)
{
    const Attention& attention = architecture.attention();
    facts.layers = architecture.layers();
    facts.heads = attention.heads;
    facts.kvHeads = attention.latent ? attention.heads : attention.kvHeads;
    facts.latentAttention = attention.latent.has_value();
    facts.normalizesHeads = attention.qkNorm == QkNorm::PerHead;
    facts.attentionSinks = hasAttentionSinks(architecture);
    if (const MixtureOfExperts* experts = architecture.experts()) {
        facts.experts = experts->experts;
        facts.expertFeedForward = experts->expert.width;
    }
    for (const LayerKind& kind : architecture.kinds) {
        if (kind.feedForward)
            facts.feedForward = kind.feedForward->width;
        facts.sparseAttention = facts.sparseAttention || (kind.mixer == Mixer::Softmax && kind.attention.sparse);
        if (kind.mixer == Mixer::Softmax && kind.attention.blocks) {
            const bool hasIndexer = kind.attention.blocks->hasIndexer();
            facts.sparseAttention = facts.sparseAttention || hasIndexer;
            facts.wholeBlocks = facts.wholeBlocks || !hasIndexer;
        }
        facts.compressedAttention = facts.compressedAttention || kind.compressed;
        facts.ngramMemory = facts.ngramMemory || kind.memory;
        if (kind.recurrence) {
            facts.mixerHeads = kind.recurrence->heads;
            facts.mixerKeyHeads = kind.recurrence->keyHeads;
            facts.hasWholeScans = facts.hasWholeScans || shapeOf(*kind.recurrence).stateBytes == 0;
        }
    }
    for (const Encoder& encoder : architecture.encoders) {
        if (!encoder.takesPart())
            continue;
        facts.encodes = true;
        for (const LayerKind& kind : encoder.kinds)
            facts.encoderHeads.push_back({encoder.name, kind.attention.heads});
    }
    facts.encodedTokens = encodedTokens(architecture);
    facts.maxPositions = architecture.maxPositions;
    facts.position = architecture.position;
    facts.tiedEmbeddings = architecture.tiedEmbeddings;
}

void addPlan(PlanFacts& facts, const Plan& plan)
{
    facts.tp = plan.tp;
    facts.cp = plan.cp;
    facts.cpInner = plan.cpInner.value_or(PlanFacts::kNull);
    facts.composesStates = plan.recurrenceContext == RecurrenceContext::Chunkwise;
    facts.pp = plan.pp;
    facts.dp = plan.dp.value_or(PlanFacts::kNull);
    facts.ep = plan.ep;
    facts.etp = plan.etp.value_or(PlanFacts::kNull);
    facts.gtp = plan.gtp.value_or(1);
    facts.egtp = plan.egtp.value_or(1);
    facts.chunks = plan.chunks;
    facts.group = plan.group.value_or(PlanFacts::kNull);
    facts.microBatch = plan.microBatch;
    facts.zero = plan.zero;
    facts.shardGroup = plan.shardGroup.value_or(PlanFacts::kNull);
    facts.innerSteps = plan.innerSteps.value_or(PlanFacts::kNull);
    facts.recomputeLayers = plan.recomputeLayers.value_or(PlanFacts::kNull);
    facts.schedule = plan.schedule;
    facts.layout = plan.cpLayout;
    facts.recompute = plan.recompute;
    facts.namesModules = plan.recomputeModules.has_value();
    if (plan.recomputeModules)
        facts.modules = EnumSet(*plan.recomputeModules);
    facts.namesOffloads = plan.offloadModules.has_value();
    if (plan.offloadModules)
        facts.offloads = EnumSet(*plan.offloadModules);
    facts.offloadActivations = plan.offloadActivations;
    facts.offload = plan.offload;
    facts.reshardAfterForward = plan.reshardAfterForward;
    facts.sequenceParallel = plan.sequenceParallel;
    facts.overlap = plan.overlap;
    facts.order = plan.order;
    facts.reducesEveryMicroBatch = plan.syncEveryMicrobatch;
    facts.encoderTp = plan.encoder.tp.value_or(1);
    facts.encoderDp = plan.encoder.dp.value_or(PlanFacts::kNull);
    facts.encoderPlacement = plan.encoder.placement.value_or(EncoderPlacement::FirstStage);
    if (plan.stageLayers)
        addStageLayers(facts, *plan.stageLayers);
    if (plan.placement) {
        facts.placedGroups = static_cast<int>(plan.placement->size());
        for (std::size_t group = 0; group < std::min(plan.placement->size(), facts.placed.size()); ++group)
            facts.placed[group] = (*plan.placement)[group];
    }
}

void addCluster(PlanFacts& facts, const Cluster& cluster)
{
    facts.nodes = cluster.nodes;
    facts.gpusPerNode = cluster.gpusPerNode;
    facts.podNodes = cluster.podNodes.value_or(PlanFacts::kNull);
    facts.oversubscription = cluster.oversubscription.value_or(1);
    facts.nodeGroups = cluster.groupCount();
    facts.fastDomain = std::numeric_limits<std::int64_t>::max();
    facts.gpuHasPrecision = true;
    for (int group = 0; group < facts.nodeGroups; ++group) {
        const Cluster own = clusterOfGroup(cluster, group);
        if (group > 0)
            facts.otherGpus[static_cast<std::size_t>(group)] = own.gpus();
        facts.fastDomain = std::min<std::int64_t>(facts.fastDomain, islandOfJob(own));
        const auto& peaks = own.gpu.densePeak;
        const bool isKnown = std::any_of(peaks.begin(), peaks.end(), [](const auto& peak) { return peak.has_value(); });
        facts.gpuHasPrecision = facts.gpuHasPrecision && (!isKnown || own.gpu.peak(facts.precision).has_value());
    }
}

}  // namespace

std::int64_t saturatingProduct(std::int64_t a, std::int64_t b)
{
    std::int64_t product = 0;
    const bool isBeyond = __builtin_mul_overflow(a, b, &product);
    return isBeyond || product > kSaturated ? kSaturated : product;
}

std::int64_t PlanFacts::headRanks() const { return contextLevels(layout, cp, std::max<std::int64_t>(1, cpInner)).heads; }

std::int64_t PlanFacts::world() const { return std::accumulate(otherGpus.begin(), otherGpus.end(), gpusOfGroup(0)); }

std::int64_t PlanFacts::gpusOfGroup(int index) const
{
    return index == 0 ? saturatingProduct(nodes, gpusPerNode) : otherGpus[static_cast<std::size_t>(index)];
}

std::int64_t PlanFacts::encoderGpus() const
{
    return hasOwnEncoder() ? saturatingProduct(encoderTp, std::max<std::int64_t>(1, encoderDp)) : 0;
}

std::int64_t PlanFacts::languageGpus() const { return std::max<std::int64_t>(1, world() - encoderGpus()); }

std::int64_t PlanFacts::gpusOfStage() const { return quotient(languageGpus(), pp); }

std::int64_t PlanFacts::ranksOfGroup(int index) const
{
    return index < placedGroups ? placed[static_cast<std::size_t>(index)] : gpusOfGroup(index) / gpusOfStage();
}

std::int64_t PlanFacts::modelRanks() const { return saturatingProduct(saturatingProduct(tp, cp), pp); }

std::int64_t PlanFacts::dataParallel() const { return dp == kNull ? quotient(languageGpus(), modelRanks()) : dp; }

std::int64_t PlanFacts::expertTensor() const { return etp == kNull ? tp : etp; }

std::int64_t PlanFacts::expertRanks() const { return saturatingProduct(saturatingProduct(pp, ep), expertTensor()); }

std::int64_t PlanFacts::expertCopies() const { return quotient(languageGpus(), expertRanks()); }

std::int64_t PlanFacts::expertData() const { return quotient(expertCopies(), egtp); }

std::int64_t PlanFacts::chunksPerRank() const { return chunks == 1 ? traitsOf(schedule).chunks.meantBy(1) : chunks; }

std::int64_t PlanFacts::groupSize() const { return group == kNull ? defaultGroup(schedule, pp, microBatches()) : group; }

PipelineShape PlanFacts::shape() const
{
    const auto narrow = [](std::int64_t value) { return static_cast<int>(std::min<std::int64_t>(value, std::numeric_limits<int>::max())); };
    return {schedule, narrow(pp), microBatches(), narrow(chunksPerRank()), narrow(groupSize()), overlap.expert && ep > 1};
}

std::int64_t PlanFacts::virtualStages() const { return shardscope::virtualStages(shape()); }

std::int64_t PlanFacts::replicas() const { return quotient(saturatingProduct(dataParallel(), cp), gtp); }

std::int64_t PlanFacts::denseShardGroup() const
{
    if (zero == 0)
        return 1;
    return shardGroup == kNull ? replicas() : shardGroup;
}

// A hybrid shard keeps as many copies of the experts as of the dense weights (Megatron's distributed optimizer
// instances, torchtitan's replicated mesh dimension).
std::int64_t PlanFacts::expertShardGroup() const
{
    if (zero == 0)
        return 1;
    return quotient(expertData(), shardCopies());
}

std::int64_t PlanFacts::shardCopies() const { return quotient(replicas(), denseShardGroup()); }

bool PlanFacts::recomputes(RecomputeModule module) const { return recompute == Recompute::Selective && modules.has(module); }

std::vector<Axis> usedAxes(const PlanFacts& f, const RankOrder& order)
{
    std::vector<Axis> used;
    for (const Axis axis : order) {
        const bool inUse = (axis == Axis::Tp && std::max(f.tp, f.expertTensor()) > 1) || (axis == Axis::Cp && f.cp > 1) ||
                           (axis == Axis::Ep && f.ep > 1) || (axis == Axis::Dp && std::max(f.dataParallel(), f.expertData()) > 1) ||
                           (axis == Axis::Pp && f.pp > 1);
        if (inUse)
            used.push_back(axis);
    }
    return used;
}

namespace {

void addTuning(PlanFacts& facts, const Scenario& scenario)
{
    const Tuning& stated = scenario.training.tuning;
    const ResolvedTuning tuning = resolvedTuning(scenario.training);
    facts.tuneMethod = tuning.method;
    facts.baseFormat = tuning.format;
    facts.trainableLayers = stated.trainableLayers.value_or(PlanFacts::kNull);
    facts.statesAdapter = stated.adapter != Adapter();
    facts.hasAdapters = tuning.adapter.rank > 0;
    facts.statesExpertAdapters = stated.adapter.experts && *stated.adapter.experts != ExpertAdapters::None;
    facts.newTokens = stated.newTokens.value_or(PlanFacts::kNull);
    facts.objective = tuning.objective;
    facts.reference = tuning.reference;
    facts.statedReference = stated.reference;
    facts.hasTeacher = scenario.teacher != nullptr;
    facts.teacherVocabulary = scenario.teacher ? scenario.teacher->vocab : 0;
    facts.vocabulary = scenario.architecture ? scenario.architecture->vocab + tuning.newTokens : 0;
    facts.updatesInBackward = scenario.training.optimizerInBackward.value_or(false);
    facts.pagedStates = scenario.training.pagedStates.value_or(false);
    facts.recipe = scenario.training.recipe;
    if (!facts.hasAdapters || !scenario.architecture)
        return;
    const std::shared_ptr<const Architecture> model = tunedArchitecture(scenario.architecture, tuning);
    const auto count = [&](const std::vector<Tensor>& tensors) {
        facts.adaptedWeights += std::count_if(tensors.begin(), tensors.end(), [](const Tensor& tensor) { return tensor.isAdapter; });
    };
    for (const LayerKind& kind : model->kinds)
        count(layerTensors(*model, kind));
    count(headTensors(*model));
}

}  // namespace

std::int64_t languageGpus(const Scenario& scenario)
{
    return scenario.plan.encoder.placement == EncoderPlacement::Own ? planFacts(scenario).languageGpus() : scenario.cluster.gpus();
}

PlanFacts planFacts(const Scenario& scenario)
{
    PlanFacts facts;
    facts.sequence = scenario.training.sequenceLength;
    facts.globalBatch = scenario.training.globalBatch;
    facts.precision = scenario.training.precision;
    addCluster(facts, scenario.cluster);
    facts.scalesDelayed = facts.precision == Precision::Fp8 && !scenario.training.software.fp8Recipe;
    facts.optimizer = scenario.training.optimizer;
    facts.gathersWide = facts.precision == Precision::Fp8 && gatheredWidth(scenario.training, 2) == 2;
    facts.isMegatronRecipe = scenario.training.recipe == Recipe::Megatron;
    const Software& software = scenario.training.software;
    facts.dispatcher = software.moeDispatcher;
    facts.routing = software.moeRouting;
    facts.expertImbalance = software.expertImbalance.value_or(1);
    facts.expertRankCapacity = software.expertRankCapacity;
    facts.pagedStash = software.pagedStash;
    facts.compiled = scenario.training.software.compiled;
    facts.cudaGraph = scenario.training.software.cudaGraph;
    addPlan(facts, scenario.plan);
    facts.losesOffload = scenario.plan.offload == Offload::OptimizerAndParameters &&
                         scenario.plan.zero < traitsOf(scenario.training.recipe).firstZeroOfWeights;
    addTuning(facts, scenario);
    addDocuments(facts, scenario);
    if (scenario.architecture)
        addModel(facts, *scenario.architecture);
    return facts;
}

}  // namespace shardscope
