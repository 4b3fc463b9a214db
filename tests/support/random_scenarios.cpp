// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_scenarios.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <tuple>

#include "core/field/parameters.h"
#include "core/hardware/catalog.h"
#include "core/io/architecture_json.h"
#include "core/io/model_presets.h"
#include "core/io/model_source.h"
#include "core/plan/check_plan.h"
#include "core/plan/plan_facts.h"
#include "tests/support/random_models.h"

namespace shardscope::test {
namespace {

constexpr int kModels = 60;
constexpr int kMostRanks = 256;

/// Those that the structure decides, or that name a model or a node as a whole.
bool isDrawnApart(const Parameter& parameter)
{
    return parameter.group() == "model" || parameter.group() == "cluster" || parameter.group().empty() ||
           parameter.path == "plan.schedule" || parameter.unwrittenIfNull;
}

/// Two levels of context parallelism need inner ranks: they are set apart (`setLevels`).
std::vector<std::string> drawnChoices(const Parameter& parameter)
{
    std::vector<std::string> choices = parameter.choices();
    std::erase(choices, nameOf(ContextLayout::UlyssesRing));
    // Programs that came later would change all scenarios of a seed: those of tuning are set with it.
    for (const Framework framework :
         {Framework::Trl, Framework::Axolotl, Framework::LlamaFactory, Framework::Unsloth, Framework::Torchtune})
        std::erase(choices, nameOf(framework));
    return choices;
}

void drawChoices(Scenario& scenario, Draw& draw)
{
    for (const Parameter& parameter : parameters()) {
        if (isDrawnApart(parameter))
            continue;
        Value value;
        if (parameter.kind == ParameterKind::Boolean)
            value = draw.chance(50);
        else if (parameter.kind == ParameterKind::Choice)
            value = draw.of(drawnChoices(parameter));
        else if (parameter.kind == ParameterKind::ChoiceList)
            value = std::vector<std::string>{draw.of(parameter.choices())};
        else
            continue;
        if (!parameter.nullable || draw.chance(60))
            (void)setParameter(scenario, parameter, value);
    }
}

void drawCluster(Cluster& cluster, Draw& draw)
{
    const HardwareCatalog& catalog = hardwareCatalog();
    if (draw.chance(40))
        applyPreset(cluster, draw.of(catalog.clusters), catalog);
    else
        applyUsualNode(cluster, draw.of(catalog.gpus), catalog);
    if (draw.chance(50))
        cluster.network = draw.of(catalog.networks);
    if (draw.chance(40))
        cluster.gpusPerNode = draw.of({1, 2, 4, 8, 16});
    if (draw.chance(15))
        cluster.nvlinkDomain = draw.of({1, 2, 4, 8, 72});
    if (draw.chance(20))
        cluster.nicsPerNode = draw.of({1, 2, 4, 8});
    cluster.nodes = std::min(draw.of({1, 1, 2, 3, 4, 6, 8, 16, 18, 32, 32, 64}), kMostRanks / cluster.gpusPerNode);
    if (draw.chance(50))
        cluster.pricePerGpuHour = 2.5;
    if (draw.chance(50))
        cluster.wattsPerGpu = Watts(700);
}

/// Where a price is drawn and the nodes are in pairs: without a draw of their own, as failures.
void addPods(Cluster& cluster)
{
    if (!cluster.pricePerGpuHour || cluster.nodes % 2 != 0)
        return;
    cluster.podNodes = cluster.nodes / 2;
    cluster.oversubscription = cluster.wattsPerGpu ? 4 : 1.5;
}

/// Where hybrid sharding and pods are drawn.
void addInnerSteps(Scenario& scenario)
{
    const PlanFacts facts = planFacts(scenario);
    if (scenario.cluster.podNodes && facts.zero > 0 && facts.shardCopies() > 1 && facts.denseShardGroup() % facts.cp == 0)
        scenario.plan.innerSteps = 50;
}

/// Where the micro-batch is even: without a draw of their own, as levels.
void composeStates(Scenario& scenario)
{
    const PlanFacts facts = planFacts(scenario);
    if (facts.mixerHeads > 0 && !facts.hasWholeScans && scenario.plan.microBatch % 2 == 0)
        scenario.plan.recurrenceContext = RecurrenceContext::Chunkwise;
}

/// Where a share of the activations is drawn: that of some modules, with every second sequence length.
void addOffloadedModules(Scenario& scenario)
{
    Plan& plan = scenario.plan;
    if (plan.offloadActivations == 0 || scenario.training.sequenceLength % 2048 != 0)
        return;
    if (plan.recompute == Recompute::Full)
        plan.offloadModules = {OffloadModule::LayerInput};
    else
        plan.offloadModules = {OffloadModule::QkvLinear, OffloadModule::CoreAttention, OffloadModule::ExpertFc1};
}

/// Where Megatron shards no more than the optimizer: with every third length or so weights in two shards, and those of experts.
void addWeightShards(Scenario& scenario)
{
    Plan& plan = scenario.plan;
    if (scenario.training.recipe != Recipe::Megatron || plan.zero > 1 || plan.shardGroup || scenario.training.sequenceLength % 4096 != 0)
        return;
    plan.gtp = 2;
    if (scenario.architecture->isMixtureOfExperts())
        plan.egtp = 2;
    if (!isLegal(scenario)) {
        plan.gtp.reset();
        plan.egtp.reset();
    }
}

/// Where experts are sent by HybridEP without a capacity of their own: buffers of a stated size, and pages with every second sequence
/// length.
void addExpertBuffers(Scenario& scenario)
{
    Software& software = scenario.training.software;
    const bool isSent = scenario.architecture->isMixtureOfExperts() && software.moeDispatcher == MoeDispatcher::HybridEp;
    if (!isSent || software.moeRouting == MoeRouting::Capacity)
        return;
    software.expertRankCapacity = 2;
    if (scenario.training.sequenceLength % 2048 == 0 && !scenario.plan.offloadModules && scenario.plan.offloadActivations == 0)
        software.pagedStash = 1.5;
}

/// Of every third model or so a part learns. Without a draw of its own.
void addTuning(Scenario& scenario)
{
    Tuning& tuning = scenario.training.tuning;
    const std::int64_t kind = (scenario.architecture->layers() + scenario.architecture->attention().heads) % 6;
    // Plans with an encoder that differ in its tensor parallelism alone are as fast to the last bit or not, by rounding.
    if (scenario.training.sequenceLength % 512 != 0 || scenario.plan.gtp || kind > 1 || !scenario.architecture->encoders.empty())
        return;
    tuning.method = kind == 0 ? TuneMethod::Lora : TuneMethod::Dora;
    constexpr std::array trainers{Framework::Trl, Framework::Axolotl, Framework::LlamaFactory, Framework::Unsloth, Framework::Torchtune};
    const Scenario whole = scenario;
    if (scenario.training.recipe == Recipe::PureBf16 || scenario.training.recipe == Recipe::Fsdp2)
        scenario.training.software.framework =
            trainers[static_cast<std::size_t>(scenario.architecture->hidden / 64 + scenario.training.globalBatch / 2) % trainers.size()];
    if (!isLegal(scenario)) {
        scenario = whole;
        scenario.training.tuning = {};
    }
}

/// Without a draw of its own, which would change all scenarios of a seed.
void addTiles(Scenario& scenario)
{
    if (scenario.training.sequenceLength % 8192 == 0 && scenario.plan.cp > 1)
        scenario.training.software.tiledMlp = true;
}

/// Where price and power are drawn, so are failures: without a draw of their own, which would change all scenarios of a seed.
void addReliability(Scenario& scenario)
{
    if (!scenario.cluster.pricePerGpuHour || !scenario.cluster.wattsPerGpu)
        return;
    scenario.training.reliability.gpuHoursPerFailure = 30000;
    scenario.training.reliability.asynchronous = scenario.cluster.nodes % 2 == 0;
}

/// Some plans with Ulysses get two levels, by what was drawn already: a draw of its own would change all scenarios of a seed.
void setLevels(Plan& plan)
{
    if (plan.cpLayout != ContextLayout::Ulysses || plan.cp == 1 || plan.zero % 2 == 0)
        return;
    plan.cpLayout = ContextLayout::UlyssesRing;
    plan.cpInner = plan.zero == 1 ? 2 : plan.cp / 2;
}

void drawDegrees(Scenario& scenario, Draw& draw)
{
    Plan& plan = scenario.plan;
    const Architecture& model = *scenario.architecture;
    const int heads = static_cast<int>(model.attention().heads);
    int left = scenario.cluster.gpus();
    plan.tp = draw.divisorOf(std::gcd(std::gcd(left, heads), 16));
    left /= plan.tp;
    plan.pp = draw.chance(65) ? draw.divisorOf(std::gcd(left, 24)) : 1;
    plan.pp = std::min(plan.pp, 8);
    plan.pp = left % plan.pp == 0 ? plan.pp : 1;
    left /= plan.pp;
    plan.cp = draw.chance(50) ? draw.divisorOf(std::gcd(left, 8)) : 1;
    if (draw.chance(30))
        plan.dp = left / plan.cp;
    if (const MixtureOfExperts* experts = model.experts()) {
        if (draw.chance(60))
            plan.etp = draw.divisorOf(plan.tp);
        const int etp = plan.etp.value_or(plan.tp);
        const int ranks = std::max(1, scenario.cluster.gpus() / (plan.pp * etp));
        plan.ep = draw.divisorOf(std::gcd(ranks, static_cast<int>(experts->experts)));
    }
    const int replicas = left;
    plan.zero = draw.below(4);
    if (plan.zero > 0 && draw.chance(35))
        plan.shardGroup = draw.divisorOf(replicas);
    setLevels(plan);
}

bool hasChunks(ScheduleKind kind)
{
    return kind == ScheduleKind::Interleaved || kind == ScheduleKind::LoopedBfs || kind == ScheduleKind::Zb1pInterleaved;
}

void drawSchedule(Scenario& scenario, Draw& draw)
{
    Plan& plan = scenario.plan;
    const auto& kinds = EnumNames<ScheduleKind>::names;
    plan.schedule = kinds[draw.below(kinds.size())].first;
    plan.chunks = hasChunks(plan.schedule) ? draw.of({2, 2, 3}) : 1;
    plan.microBatch = draw.of({1, 1, 2, 4});
    const int most = std::max(1, 32 / plan.pp);
    const int rounds = plan.pp == 1 ? draw.of({1, 2, 4, 5}) : 1 + draw.below(std::min(4, most));
    const int microBatches = rounds * plan.pp + (draw.chance(20) ? 1 + draw.below(plan.pp) : 0);
    const int dp = scenario.cluster.gpus() / (plan.tp * plan.cp * plan.pp);
    scenario.training.globalBatch = std::int64_t{dp} * plan.microBatch * microBatches;
    if (hasChunks(plan.schedule) && draw.chance(30))
        plan.group = plan.pp * draw.of({1, 2});
}

/// Layers assigned at random, some stages perhaps empty.
void drawStages(Scenario& scenario, Draw& draw)
{
    Plan& plan = scenario.plan;
    const auto stages = static_cast<std::size_t>(planFacts(scenario).virtualStages());
    const int layers = scenario.architecture->layers();
    if (draw.chance(30)) {
        std::vector<int> split(stages, 0);
        for (int layer = 0; layer < layers; ++layer)
            ++split[draw.below(stages)];
        plan.stageLayers = std::move(split);
    }
    if (draw.chance(15))
        plan.recomputeLayers = draw.below(layers + 1);
}

void drawNumbers(Scenario& scenario, Draw& draw)
{
    Plan& plan = scenario.plan;
    Training& training = scenario.training;
    training.sequenceLength = draw.of({512, 1024, 2048, 4096, 16384});
    if (draw.chance(50))
        training.tokenBudget = 1e12;
    if (draw.chance(40))
        training.software.year = draw.of({2021, 2022, 2023, 2024, 2025, 2026});
    if (draw.chance(40))
        training.software.capacityFactor = draw.of({1.0, 1.25, 2.0});
    if (draw.chance(40))
        training.software.expertImbalance = draw.of({1.0, 1.1, 1.5});
    if (draw.chance(30))
        plan.bucketBytes = draw.of({1'000'000, 100'000'000, 500'000'000});
    if (draw.chance(20))
        plan.offloadActivations = draw.of({0.25, 0.5, 1.0});
    if (draw.chance(30))
        draw.shuffle(plan.order);
}

/// A plan that lets most fields alone, as most plans do: two switches of three stay as the recipe's framework has them.
bool isPlain(Draw& draw) { return draw.chance(30); }

std::string nameOfValue(const Value& value)
{
    if (isNull(value))
        return "null";
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    return std::get<std::string>(value);
}

}  // namespace

RandomScenarios::RandomScenarios(std::uint64_t seed) : m_draw(seed)
{
    for (int i = 0; i < kModels; ++i) {
        // As in a file, so that the printed scenario is complete.
        const ModelSource source{ModelSource::Kind::Architecture, writeArchitecture(*randomModel(m_draw)).dump()};
        if (Result<std::shared_ptr<const Architecture>> model = resolveModel(source))
            m_models.push_back({source, *model});
    }
    constexpr std::size_t kMostLayers = 32;
    for (const ModelPreset& preset : modelPresets()) {
        if (preset.architecture->kindOfLayer.size() <= kMostLayers)
            m_presets.push_back({{ModelSource::Kind::Preset, preset.id}, preset.architecture});
    }
}

Scenario RandomScenarios::any()
{
    Scenario scenario;
    scenario.name = "random";
    std::tie(scenario.model, scenario.architecture) = m_draw.of(m_draw.chance(20) ? m_presets : m_models);
    if (!isPlain(m_draw))
        drawChoices(scenario, m_draw);
    drawCluster(scenario.cluster, m_draw);
    addReliability(scenario);
    addPods(scenario.cluster);
    drawNumbers(scenario, m_draw);
    drawDegrees(scenario, m_draw);
    drawSchedule(scenario, m_draw);
    drawStages(scenario, m_draw);
    addInnerSteps(scenario);
    composeStates(scenario);
    addTiles(scenario);
    addOffloadedModules(scenario);
    addExpertBuffers(scenario);
    addWeightShards(scenario);
    addTuning(scenario);
    return scenario;
}

Scenario RandomScenarios::next()
{
    Scenario scenario = any();
    while (!isLegal(scenario)) {
        ++m_refused;
        scenario = any();
    }
    return scenario;
}

std::optional<Scenario> onSeveralKinds(Scenario scenario, Draw& draw)
{
    Cluster& cluster = scenario.cluster;
    const int pp = scenario.plan.pp;
    const int gpusOfStage = cluster.gpus() / pp;
    if (pp < 2 || gpusOfStage % cluster.gpusPerNode != 0)
        return std::nullopt;
    scenario.plan.order = kMegatronOrder;
    const int nodesOfStage = gpusOfStage / cluster.gpusPerNode;
    const int groups = std::min(pp, draw.of({2, 2, 3}));
    int left = pp;
    for (int group = 0; group < groups; ++group) {
        const int stages = group + 1 == groups ? left : 1 + draw.below(left - (groups - group) + 1);
        left -= stages;
        NodeGroup nodes = cluster;
        nodes.nodes = stages * nodesOfStage;
        if (group == 0) {
            cluster.nodes = nodes.nodes;
            continue;
        }
        nodes.gpu = draw.of(hardwareCatalog().gpus);
        nodes.network = draw.of(hardwareCatalog().networks);
        cluster.others.push_back(std::move(nodes));
    }
    if (draw.chance(50))
        cluster.between = draw.of(hardwareCatalog().networks);
    return isLegal(scenario) ? std::optional(std::move(scenario)) : std::nullopt;
}

ScenarioMix::ScenarioMix()
{
    for (const Parameter& parameter : parameters()) {
        const bool isSwitch = parameter.kind == ParameterKind::Boolean;
        // What is not written if it is null is drawn apart or stays null (the matrix update has tests of its own).
        if ((parameter.kind != ParameterKind::Choice && !isSwitch) || parameter.unwrittenIfNull)
            continue;
        if (parameter.group() == "model" || parameter.path == "cluster.preset")
            continue;
        const std::string start = std::string(parameter.path) + "=";
        for (const std::string& choice : isSwitch ? std::vector<std::string>{"true", "false"} : parameter.choices())
            m_counts[start + choice] = 0;
        if (parameter.nullable)
            m_counts[start + "null"] = 0;
    }
}

void ScenarioMix::add(const Scenario& scenario)
{
    for (const Parameter& parameter : parameters()) {
        if (parameter.kind != ParameterKind::Choice && parameter.kind != ParameterKind::Boolean)
            continue;
        if (parameter.group() != "model" && parameter.path != "cluster.preset")
            ++m_counts[std::string(parameter.path) + "=" + nameOfValue(parameter.get(scenario))];
    }
    const Architecture& model = *scenario.architecture;
    const Plan& plan = scenario.plan;
    const auto windowed = [](const LayerKind& kind) { return kind.attention.slidingWindow > 0; };
    const std::pair<const char*, bool> features[] = {
        {"model: preset", scenario.model.kind == ModelSource::Kind::Preset},
        {"model: experts", model.isMixtureOfExperts()},
        {"model: latent attention", model.attention().latent.has_value()},
        {"model: prediction layers", model.mtpLayers > 0},
        {"model: prediction layers of their own kind", model.mtpKind.has_value() && model.mtpLayers > 0},
        {"model: tied embeddings", model.tiedEmbeddings},
        {"model: encoder", !model.encoders.empty()},
        {"model: sliding window", std::any_of(model.kinds.begin(), model.kinds.end(), windowed)},
        {"plan: tp", plan.tp > 1},
        {"plan: cp", plan.cp > 1},
        {"plan: pp", plan.pp > 1},
        {"plan: ep", plan.ep > 1},
        {"plan: etp", plan.etp.has_value() && plan.etp != plan.tp},
        {"plan: zero 1", plan.zero == 1},
        {"plan: zero 2", plan.zero == 2},
        {"plan: zero 3", plan.zero == 3},
        {"plan: hybrid shards", plan.zero > 0 && plan.shardGroup.has_value()},
        {"plan: stages stated", plan.stageLayers.has_value() && plan.pp > 1},
        {"plan: other order", plan.order != kMegatronOrder},
        {"plan: all degrees", plan.tp > 1 && plan.cp > 1 && plan.pp > 1 && plan.ep > 1},
        {"plan: tied embeddings over stages", plan.pp > 1 && model.tiedEmbeddings},
        {"cluster: rack", scaleUpGroup(scenario.cluster) > scenario.cluster.gpusPerNode},
        {"cluster: pairs", scaleUpGroup(scenario.cluster) < scenario.cluster.gpusPerNode},
        {"cluster: several nodes", scenario.cluster.nodes > 1},
    };
    for (const auto& [name, holds] : features)
        m_counts[name] += holds ? 1 : 0;
}

int scenarioCount(int quick, int all)
{
#ifdef NDEBUG
    constexpr int kSlower = 1;
#else
    constexpr int kSlower = 10;  // checked, and perhaps under a sanitizer
#endif
    return (std::getenv("SHARDSCOPE_LONG") != nullptr ? all : quick) / kSlower;
}

}  // namespace shardscope::test
