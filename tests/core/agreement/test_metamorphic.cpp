// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/hardware/catalog.h"
#include "core/io/answers.h"
#include "core/io/residuals_json.h"
#include "core/plan/resolved_plan.h"
#include "core/step/step.h"
#include "tests/support/properties.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using test::Draw;
using test::unlessSame;

namespace {

constexpr double kRounding = 1e-9;
/// The fraction that a better device may lose, and that more work may save.
constexpr double kTrace = 0.001;

/// The part that is improved.
enum class Bettered { Device, Links };

/// A law that holds less closely, and why.
struct Exception {
    double allowed;
    bool (*isMet)(const Estimate&, Bettered);
};

/// Weights that are gathered at the start of a step hide behind the first forward of their own rank, and the longest rest of all ranks is
/// added to the step: where another rank decides the end, a shorter forward is not won back. No published run shows how much later ranks
/// hide (Megatron-LM, --overlap-param-gather). Some 20 of 50,000 scenarios lose at most 0.5 %, or 1.4 % with buckets of 64 KiB.
bool gathersInAPipeline(const Estimate& estimate, Bettered)
{
    const ResolvedPlan& plan = estimate.plan();
    return plan.pp > 1 && plan.zero >= 1 && plan.overlap.paramGather;
}

/// NCCL chooses a protocol by its own expectation (src/graph/tuning.cc), which faster links change: near the size where the choice changes,
/// the chosen one takes up to 1.2 % longer. Two of 50,000 scenarios are affected, by at most 0.29 %.
bool choosesAnotherProtocol(const Estimate& estimate, Bettered bettered)
{
    return bettered == Bettered::Links && estimate.plan().zero == 3;
}

/// A step has the optimizer's launches for each layer of the rank that ends last: where faster links let another one end last, those of its
/// layers. One of 2,500 scenarios loses 0.44 %, of one layer on four ranks.
bool hasUnevenRanks(const Estimate& estimate, Bettered)
{
    const ResolvedPlan& plan = estimate.plan();
    std::vector<int> layers(static_cast<std::size_t>(plan.pp));
    for (int rank = 0; rank < plan.pp; ++rank) {
        for (const int stage : plan.stagesOfRank(rank))
            layers[static_cast<std::size_t>(rank)] += plan.stageLayers[static_cast<std::size_t>(stage)];
    }
    return *std::min_element(layers.begin(), layers.end()) != *std::max_element(layers.begin(), layers.end());
}

constexpr Exception kExceptions[] = {{0.015, gathersInAPipeline}, {0.005, choosesAnotherProtocol}, {0.005, hasUnevenRanks}};

double allowedFor(const Estimate& estimate, Bettered bettered = Bettered::Device)
{
    double allowed = kTrace;
    for (const Exception& each : kExceptions)
        allowed = each.isMet(estimate, bettered) ? std::max(allowed, each.allowed) : allowed;
    return allowed;
}

std::string text(double number) { return std::to_string(number); }

/// On an unmeasured GPU and network: a published curve is its own device's, whatever the other figures.
Scenario unmeasured(Scenario scenario)
{
    scenario.cluster.gpu.id = scenario.cluster.network.id = "unmeasured";
    ++scenario.cluster.gpu.multiprocessors;
    return scenario;
}

template <typename Better>
std::string unlessNoSlower(Scenario scenario, double allowed, Better better)
{
    const Result<Estimate> before = shardscope::estimate(scenario);
    better(scenario.cluster);
    const Result<Estimate> after = shardscope::estimate(scenario);
    if (!before || !before->step() || !after || !after->step())
        return {};
    const Seconds slow = before->step()->step;
    const Seconds fast = after->step()->step;
    return fast <= slow * (1 + allowed) ? std::string() : text(slow.value()) + " s became " + text(fast.value()) + " s";
}

template <typename Better>
std::string unlessNoSlower(const Estimate& estimate, Better better, Bettered bettered = Bettered::Device)
{
    return unlessNoSlower(unmeasured(estimate.scenario()), allowedFor(estimate, bettered), better);
}

/// Both as they were measured, where the host is not waited for: no dip or early end of the newer one's curves turns them over (it
/// was to 0.6 % slower in some plans). The hidden part of sharded weights may shrink a trace.
std::string newerGpu(const Estimate& estimate, Draw&)
{
    constexpr double kHidden = 0.002;
    Scenario scenario = estimate.scenario();
    scenario.cluster.gpu = *hardwareCatalog().findGpu("h100-sxm");
    const Result<Estimate> older = shardscope::estimate(scenario);
    const auto waits = [](const RankTime& rank) { return rank.hostWait > Seconds(); };
    if (!older || !older->step() || std::any_of(older->step()->ranks.begin(), older->step()->ranks.end(), waits))
        return {};
    return unlessNoSlower(scenario, std::max(kHidden, allowedFor(estimate)),
                          [](Cluster& cluster) { cluster.gpu = *hardwareCatalog().findGpu("h200-sxm"); });
}

std::string moreFlop(const Estimate& estimate, Draw&)
{
    return unlessNoSlower(estimate, [](Cluster& cluster) {
        for (auto& peak : cluster.gpu.densePeak) {
            if (peak)
                *peak *= 2;
        }
    });
}

std::string moreMemoryBandwidth(const Estimate& estimate, Draw&)
{
    return unlessNoSlower(estimate, [](Cluster& cluster) { cluster.gpu.memoryBandwidth *= 2; });
}

std::string moreScaleUp(const Estimate& estimate, Draw&)
{
    return unlessNoSlower(
        estimate, [](Cluster& cluster) { cluster.gpu.scaleUpBandwidth *= 2; }, Bettered::Links);
}

std::string moreNetwork(const Estimate& estimate, Draw&)
{
    return unlessNoSlower(
        estimate, [](Cluster& cluster) { cluster.network.bandwidth *= 2; }, Bettered::Links);
}

Bytes statesOf(const StageMemory& stage)
{
    return stage.of(MemoryClass::Parameters) + stage.of(MemoryClass::Gradients) + stage.of(MemoryClass::Optimizer);
}

std::string moreAdapters(const Estimate& estimate, Draw&)
{
    return unlessNoSlower(
        estimate, [](Cluster& cluster) { cluster.nicsPerNode *= 2; }, Bettered::Links);
}

/// The step of a scenario with more work: never shorter.
template <typename More>
std::string unlessNoShorter(const Estimate& estimate, More more)
{
    Scenario scenario = unmeasured(estimate.scenario());
    const Result<Estimate> before = shardscope::estimate(scenario);
    more(scenario);
    const Result<Estimate> after = shardscope::estimate(scenario);
    if (!before || !before->step() || !after || !after->step())
        return {};
    const Seconds less = before->step()->step;
    const Seconds most = after->step()->step;
    return most >= less * (1 - allowedFor(estimate))
               ? std::string()
               : text(less.value()) + " s became " + text(most.value()) + " s by " + std::string(nameOf(estimate.plan().schedule));
}

std::string largerBatch(const Estimate& estimate, Draw&)
{
    return unlessNoShorter(estimate, [](Scenario& scenario) { scenario.training.globalBatch *= 2; });
}

std::string longerSequence(const Estimate& estimate, Draw&)
{
    return unlessNoShorter(estimate, [](Scenario& scenario) { scenario.training.sequenceLength *= 2; });
}

/// The same work a GPU on twice the GPUs: sharded tensors become smaller, the rest stays. From one replica to two the buffers of data
/// parallelism itself come (nanotron's bf16 gradients, FSDP's gathered weights).
std::string moreReplicasHoldNoMore(const Estimate& estimate, Draw&)
{
    Scenario scenario = estimate.scenario();
    const int dp = estimate.plan().dp;
    if (dp == 1)
        return {};
    scenario.plan.dp.reset();
    const Result<Estimate> before = shardscope::estimate(scenario);
    scenario.cluster.nodes *= 2;
    scenario.training.globalBatch *= 2;
    const Result<Estimate> after = shardscope::estimate(scenario);
    if (!before || !after || !before->isLegal() || !after->isLegal() || after->plan().dp != 2 * dp ||
        after->plan().shardGroup < before->plan().shardGroup)
        return {};
    const auto most = [](const Estimate& made) {
        Bytes largest;
        for (const StageMemory& stage : made.memory().stages)
            largest = std::max(largest, statesOf(stage));
        return largest.value();
    };
    return most(*after) <= most(*before) * (1 + kRounding) ? std::string()
                                                           : text(most(*before)) + " bytes of states became " + text(most(*after));
}

std::string moreHostBandwidth(const Estimate& estimate, Draw&)
{
    return unlessNoSlower(estimate, [](Cluster& cluster) {
        if (cluster.gpu.hostBandwidth)
            *cluster.gpu.hostBandwidth *= 2;
    });
}

std::string moreMemoryFits(const Estimate& estimate, Draw&)
{
    if (!estimate.fits())
        return {};
    Scenario scenario = estimate.scenario();
    Gpu& gpu = scenario.cluster.gpu;
    gpu.memory *= 1.5;
    if (gpu.usableMemory)
        *gpu.usableMemory *= 1.5;
    const Result<Estimate> more = shardscope::estimate(std::move(scenario));
    return more && more->fits() ? std::string() : "fits, but not in half as much again";
}

/// Where stages are so long that the two layers' worth which are live while one is recomputed are few of them.
std::string recomputingHoldsLess(const Estimate& estimate, Draw&)
{
    constexpr int kLayers = 6;
    const std::vector<int>& layers = estimate.plan().stageLayers;
    if (*std::min_element(layers.begin(), layers.end()) < kLayers)
        return {};
    Scenario scenario = estimate.scenario();
    scenario.plan.recomputeLayers.reset();
    scenario.plan.offloadActivations = 0;
    std::string modes;
    std::vector<double> peaks;
    for (const Recompute mode : {Recompute::None, Recompute::Selective, Recompute::Full}) {
        scenario.plan.recompute = mode;
        const Result<Estimate> made = shardscope::estimate(scenario);
        if (!made || !made->isLegal())
            return {};
        peaks.push_back(made->memory().peak.value());
        modes += std::string(nameOf(mode)) + " " + text(peaks.back()) + " bytes, ";
    }
    const bool falls = peaks[1] <= peaks[0] * (1 + kRounding) && peaks[2] <= peaks[0] * (1 + kRounding);
    return falls ? std::string() : modes;
}

bool saysThatShardingHoldsMore(const Estimate& estimate)
{
    const std::vector<Finding>& findings = estimate.findings();
    return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) { return finding.id == "sharding-holds-more"; });
}

/// Where gathered weights are let go again. FSDP's buffers besides a pipeline's shards may exceed the saving: a finding says so.
std::string zeroHoldsNoMore(const Estimate& estimate, Draw&)
{
    Scenario scenario = estimate.scenario();
    scenario.plan.reshardAfterForward = true;
    std::vector<double> before;
    for (int zero = 0; zero <= 3; ++zero) {
        scenario.plan.zero = zero;
        const Result<Estimate> made = shardscope::estimate(scenario);
        if (!made || !made->isLegal())
            return {};
        std::vector<double> now;
        for (const StageMemory& stage : made->memory().stages)
            now.push_back(statesOf(stage).value());
        for (std::size_t stage = 0; stage < before.size(); ++stage) {
            if (now[stage] > before[stage] * (1 + kRounding) && !saysThatShardingHoldsMore(*made))
                return "zero " + std::to_string(zero) + " holds " + text(now[stage]) + " bytes of states, one stage less " +
                       text(before[stage]);
        }
        before = std::move(now);
    }
    return {};
}

Bytes lineOf(const StageMemory& stage, std::string_view what)
{
    for (const LedgerLine& line : stage.lines) {
        if (line.what == what)
            return line.bytes;
    }
    return {};
}

/// Besides its shards ZeRO-3 holds at most the layers that it gathers, one layer's gradient, and the gathered embedding or head.
std::string gatheringIsExplained(const Estimate& estimate, Draw&)
{
    Scenario scenario = estimate.scenario();
    scenario.plan.reshardAfterForward = true;
    scenario.plan.offload = Offload::None;
    const auto madeWith = [&scenario](int zero) {
        scenario.plan.zero = zero;
        return shardscope::estimate(scenario);
    };
    const Result<Estimate> whole = madeWith(0);
    const Result<Estimate> three = madeWith(3);
    if (!whole || !three || !whole->isLegal() || !three->isLegal())
        return {};
    for (std::size_t i = 0; i < three->memory().stages.size(); ++i) {
        const StageMemory& stage = three->memory().stages[i];
        const StageMemory& all = whole->memory().stages[i];
        const double weights = (lineOf(all, "weights") + lineOf(all, "frozen-weights")).value();
        if (lineOf(stage, "gathered-layers").value() > weights * (1 + kRounding))
            return "gathered layers of stage " + std::to_string(i) + " are more than its " + text(weights) + " bytes of weights";
        if (three->scenario().plan.recompute == Recompute::None && lineOf(stage, "recomputed-layer") > Bytes())
            return "a recomputed layer where none is recomputed";
    }
    return {};
}

std::string partsSumToTotals(const Estimate& estimate, Draw&)
{
    std::string problem;
    for (const StageMemory& stage : estimate.memory().stages) {
        std::array<Bytes, 6> byClass{};
        Bytes sum;
        for (const LedgerLine& line : stage.lines)
            byClass[static_cast<std::size_t>(line.memoryClass)] += line.bytes;
        for (std::size_t each = 0; each < byClass.size(); ++each) {
            problem += unlessSame("lines of a class", byClass[each].value(), stage.byClass[each].value());
            sum += stage.byClass[each];
        }
        problem += unlessSame("classes of a stage", sum.value(), stage.total().value());
    }
    if (!estimate.step())
        return problem;
    const StepEstimate& step = *estimate.step();
    const Seconds parts = step.compute + step.bubble + sumOf(step.exposed) + step.optimizer + step.overhead;
    problem += unlessSame("parts of the step", parts.value(), step.step.value());
    for (const RankTime& rank : step.ranks) {
        const Seconds idle = rank.exposed[static_cast<std::size_t>(Axis::Pp)] + rank.bubble;
        Seconds busy = rank.compute + rank.hostWait + idle;
        for (const Axis axis : {Axis::Tp, Axis::Cp, Axis::Ep})
            busy += rank.exposed[static_cast<std::size_t>(axis)];
        // Exposed data-parallel time within the passes is in the last block; the rest is between that block and the synchronisation.
        busy += rank.exposed[static_cast<std::size_t>(Axis::Dp)];
        problem += unlessSame("parts of a rank", busy.value(), rank.synchronised.value());
    }
    return problem;
}

std::string utilisationIsBounded(const Estimate& estimate, Draw&)
{
    if (!estimate.throughput() || !estimate.throughput()->mfu)
        return {};
    const double mfu = *estimate.throughput()->mfu;
    const double hfu = *estimate.throughput()->hfu;
    return mfu > 0 && mfu <= hfu * (1 + 1e-12) && hfu <= 1 ? std::string() : "MFU " + text(mfu) + ", HFU " + text(hfu);
}

std::string nothingIsNegative(const Estimate& estimate, Draw&)
{
    for (const EstimateField& field : estimateFields(estimate)) {
        if (!std::isfinite(field.value) || field.value < 0 || (field.value == 0 && std::signbit(field.value)))
            return field.pointer + " is " + text(field.value);
    }
    return {};
}

std::string equalScenariosEqualBytes(const Estimate& estimate, Draw&)
{
    const Result<Estimate> again = shardscope::estimate(Scenario(estimate.scenario()), measuredEvidence());
    return again && estimateToJson(*again) == estimateToJson(estimate) ? std::string() : "two documents of one scenario differ";
}

const std::vector<test::Property>& metamorphicProperties()
{
    static const std::vector<test::Property> all{
        {"more FLOP per second is never slower", moreFlop},
        {"more memory bandwidth is never slower", moreMemoryBandwidth},
        {"more scale-up bandwidth is never slower", moreScaleUp},
        {"more network bandwidth is never slower", moreNetwork},
        {"more host bandwidth is never slower", moreHostBandwidth},
        {"more adapters are never slower", moreAdapters},
        {"a larger batch is never shorter", largerBatch},
        {"a longer sequence is never shorter", longerSequence},
        {"more replicas hold no more states", moreReplicasHoldNoMore},
        {"an H200 is never slower than an H100", newerGpu},
        {"more memory never unfits", moreMemoryFits},
        {"recomputing never raises the peak", recomputingHoldsLess},
        {"a higher ZeRO stage never holds more states", zeroHoldsNoMore},
        {"ZeRO-3 gathers no more than there is", gatheringIsExplained},
        {"parts sum to totals", partsSumToTotals},
        {"MFU <= HFU <= 1", utilisationIsBounded},
        {"nothing is negative or infinite", nothingIsNegative},
        {"equal scenarios give equal bytes", equalScenariosEqualBytes},
    };
    return all;
}

}  // namespace

/// How an estimate moves when one thing is bettered, and what holds of each by itself.
class TestMetamorphic : public QObject {
    Q_OBJECT

    std::vector<std::string> m_found;

private slots:
    void initTestCase() { m_found = test::counterExamples(metamorphicProperties(), 11, test::scenarioCount(2500, 50000)); }

    void holds_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < metamorphicProperties().size(); ++i)
            QTest::newRow(metamorphicProperties()[i].name) << i;
    }
    void holds()
    {
        QFETCH(std::size_t, index);
        QVERIFY2(m_found[index].empty(), m_found[index].c_str());
    }
};

QTEST_APPLESS_MAIN(TestMetamorphic)
#include "test_metamorphic.moc"
