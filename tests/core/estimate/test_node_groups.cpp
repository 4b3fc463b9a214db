// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/balance/deal_layers.h"
#include "core/balance/even_stages.h"
#include "core/decide/assumption.h"
#include "core/decide/offered_cluster.h"
#include "core/decide/sizing.h"
#include "core/estimate/estimate.h"
#include "core/field/parameters.h"
#include "core/hardware/catalog.h"
#include "core/io/json.h"
#include "core/io/scenario_json.h"
#include "core/io/scenario_link.h"
#include "core/launch/launch_export.h"
#include "core/model/architecture.h"
#include "core/plan/check_plan.h"
#include "core/plan/resolved_plan.h"
#include "core/remedy/field_change.h"
#include "core/schedule/schedule.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "core/sweep/sweep_axis.h"
#include "tests/support/properties.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using test::Draw;
using test::unlessSame;

namespace {

Json document(const Json& groups, int pp, const Json& plan = Json::object())
{
    Json whole = {{"schema", "shardscope.scenario/1"},
                  {"model", {{"preset", "llama-3.1-8b"}}},
                  {"cluster", {{"groups", groups}}},
                  {"training", {{"sequence_length", 4096}, {"global_batch", 32}}},
                  {"plan", {{"tp", 8}, {"pp", pp}, {"sequence_parallel", true}}}};
    whole["plan"].update(plan);
    return whole;
}

Json group(const char* gpu, int nodes) { return {{"gpu", gpu}, {"nodes", nodes}}; }

Json twoKinds() { return Json::array({group("h100-sxm", 2), group("a100-sxm-80", 2)}); }

Scenario read(const Json& whole) { return readScenario(whole, "s.json").value(); }

std::string idsOf(const std::vector<Finding>& findings)
{
    std::string ids;
    for (const Finding& finding : findings) {
        if (finding.severity == Severity::Error)
            ids += (ids.empty() ? "" : " ") + std::string(finding.id);
    }
    return ids;
}

/// All in one group again, as a cluster of one kind.
Scenario joined(Scenario scenario)
{
    for (const NodeGroup& other : scenario.cluster.others)
        scenario.cluster.nodes += other.nodes;
    scenario.cluster.others.clear();
    return scenario;
}

/// The groups' boundary, if all of them have the same nodes: it must not show.
std::optional<Scenario> onEqualGroups(Scenario scenario, Draw& draw)
{
    std::optional<Scenario> cut = test::onSeveralKinds(std::move(scenario), draw);
    if (!cut)
        return cut;
    cut->cluster.between.reset();
    for (NodeGroup& other : cut->cluster.others) {
        other.gpu = cut->cluster.gpu;
        other.network = cut->cluster.network;
    }
    return isLegal(*cut) ? cut : std::nullopt;
}

/// Where stages are smaller than a rack, groups of nodes end inside of one, or of a pod: what a plan then has within it is another question.
bool endsInsideRack(const Scenario& scenario)
{
    const Cluster whole = joined(scenario).cluster;
    return islandOfJob(whole) > whole.gpusPerNode;
}

std::string groupsDoNotShow(const Estimate& estimate, Draw&)
{
    const Cluster& cluster = estimate.scenario().cluster;
    const auto isEqual = [&](const NodeGroup& other) {
        return other.gpu.id == cluster.gpu.id && other.network.id == cluster.network.id && other.nicsPerNode == cluster.nicsPerNode;
    };
    const bool areEqual = !cluster.between && std::all_of(cluster.others.begin(), cluster.others.end(), isEqual);
    if (!areEqual || cluster.podNodes || endsInsideRack(estimate.scenario()))
        return {};
    const Result<Estimate> whole = shardscope::estimate(joined(estimate.scenario()));
    if (!whole || !whole->step() || !estimate.step())
        return whole && static_cast<bool>(whole->step()) == static_cast<bool>(estimate.step()) ? "" : "one has no step";
    return unlessSame("step", estimate.step()->step.value(), whole->step()->step.value()) +
           unlessSame("peak", estimate.memory().peak.value(), whole->memory().peak.value()) +
           unlessSame("mfu", estimate.throughput()->mfu.value_or(0), whole->throughput()->mfu.value_or(0));
}

/// Every way to cut the layers into that many stages of at least one.
void forEachSplit(std::vector<int>& split, int stage, int left, const std::function<void()>& visit)
{
    const auto index = static_cast<std::size_t>(stage);
    const int stages = static_cast<int>(split.size());
    if (stage + 1 == stages) {
        split[index] = left;
        return visit();
    }
    for (split[index] = 1; split[index] <= left - (stages - stage - 1); ++split[index])
        forEachSplit(split, stage + 1, left - split[index], visit);
}

double slowestStage(Scenario scenario, const std::vector<int>& layers)
{
    scenario.plan.stageLayers = layers;
    double most = 0;
    const Estimate made = estimate(std::move(scenario)).value();
    for (const Passes& stage : made.step()->stages)
        most = std::max(most, (stage.forward.total() + stage.backward().total()).value());
    return most;
}

}  // namespace

/// Clusters of several kinds of nodes: each stage of the pipeline is on nodes of one kind.
class TestNodeGroups : public QObject {
    Q_OBJECT

private slots:
    void readAndWritten()
    {
        Json whole = document(twoKinds(), 4);
        whole["cluster"]["between"] = "roce-400";
        whole["plan"]["placement"] = {2, 2};
        const Scenario scenario = read(whole);
        QCOMPARE(scenario.cluster.gpus(), 32);
        QCOMPARE(scenario.cluster.group(1).gpu.id, std::string("a100-sxm-80"));
        QCOMPARE(scenario.cluster.group(1).network.id, hardwareCatalog().usualNode("a100-sxm-80")->network);
        const Json written = scenarioToJson(scenario);
        QVERIFY(scenarioToJson(read(written)) == written);
        QVERIFY(!written["cluster"].contains("gpu"));
        QVERIFY(written["cluster"]["between"] == "roce-400");
        QVERIFY(written["plan"]["placement"] == Json({2, 2}));
        // A cluster of one kind is written as before.
        QVERIFY(!scenarioToJson(joined(scenario))["cluster"].contains("groups"));
    }

    void aLinkHasThem()
    {
        const Scenario scenario = read(document(twoKinds(), 4));
        const Result<Scenario> linked = parseScenarioLink(scenarioLink(scenario));
        QVERIFY(linked);
        QVERIFY(scenarioToJson(*linked) == scenarioToJson(scenario));
    }

    /// Neither the first group's price nor its power limit is that of all GPUs.
    void assumedPriceAndPowerAreMeans()
    {
        const Scenario scenario = read(document(twoKinds(), 4));
        const Scenario reversed = read(document(Json::array({group("a100-sxm-80", 2), group("h100-sxm", 2)}), 4));
        const Cluster one = withAssumptions(scenario).scenario.cluster;
        const Cluster other = withAssumptions(reversed).scenario.cluster;
        QCOMPARE(*one.pricePerGpuHour, *other.pricePerGpuHour);
        const auto priceOf = [](const char* gpu) { return hardwareCatalog().priceOf(gpu)->perGpuHour; };
        QCOMPARE(*one.pricePerGpuHour, (priceOf("h100-sxm") + priceOf("a100-sxm-80")) / 2);
        QCOMPARE(one.wattsPerGpu->value(), other.wattsPerGpu->value());
        QVERIFY(!onClusters(scenario, {}, {16}));
        QVERIFY(!findSize(SizeRequest{scenario}, DecisionRules()));
    }

    /// Whatever is printed as a change can be given to --set.
    void groupsChangeAsOneField()
    {
        const Scenario before = read(document(twoKinds(), 4));
        Scenario after = before;
        after.cluster.nodes *= 2;
        after.cluster.others.front().nodes *= 2;
        const std::vector<FieldChange> changes = changesBetween(before, after);
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(std::string(changes.front().parameter->path), std::string("cluster.groups"));
        QVERIFY(scenarioToJson(withChanges(before, changes)) == scenarioToJson(after));
        const Scenario single = withChanges(before, {{findParameter("cluster.groups"), Value()}});
        QVERIFY(!single.cluster.isMixed());
        QVERIFY(readScenario(scenarioToJson(single), "s.json"));
    }

    /// Layers are dealt within the most of each stage, or not at all.
    void dealtLayersKeepWithinTheMost()
    {
        const Scenario scenario = read(document(twoKinds(), 4));
        const Basis basis(scenario);
        const std::vector<int> free = dealLayers(basis);
        QVERIFY(free.front() > free.back());
        const std::vector<int> held = dealLayers(basis, {8, 9, 32, 32});
        QCOMPARE(held[0], 8);
        QCOMPARE(held[1], 9);
        QCOMPARE(std::accumulate(held.begin(), held.end(), 0), scenario.architecture->layers());
        QVERIFY(dealLayers(basis, {7, 7, 7, 7}).empty());
    }

    /// A change of the whole cluster, or of one figure of "the" GPU, is none of its first group alone.
    void theFirstGroupIsNotTheCluster()
    {
        const Scenario scenario = read(document(twoKinds(), 4));
        QVERIFY(sweepValues(scenario, sweepAxis("strong-scaling")).empty());
        QVERIFY(sweepValues(scenario, sweepAxis("memory-bandwidth")).empty());
        QVERIFY(!sweepValues(scenario, sweepAxis("sequence-length")).empty());
        const std::vector<Scenario> offered = onClusters(scenario, {"h200-sxm"}, {16}).value();
        QVERIFY(!offered.front().cluster.isMixed());
        QCOMPARE(offered.front().cluster.gpus(), 16);
    }

    void refused_data()
    {
        QTest::addColumn<QString>("cluster");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("an unknown GPU") << R"({"groups":[{"gpu":"h100-sxm","nodes":1},{"gpu":"h1000","nodes":1}]})"
                                        << "/cluster/groups/1/gpu";
        QTest::newRow("no nodes") << R"({"groups":[{"gpu":"h100-sxm"}]})"
                                  << "/cluster/groups/0/nodes";
        QTest::newRow("no GPU") << R"({"groups":[{"nodes":2}]})"
                                << "/cluster/groups/0/gpu";
        QTest::newRow("an unknown key") << R"({"groups":[{"gpu":"h100-sxm","nodes":1,"gpus":8}]})"
                                        << "/cluster/groups/0/gpus";
        QTest::newRow("nodes twice") << R"({"gpu":"h100-sxm","groups":[{"gpu":"h100-sxm","nodes":1}]})"
                                     << "/cluster/gpu";
        QTest::newRow("a network between none") << R"({"gpu":"h100-sxm","nodes":2,"between":"ib-ndr"})"
                                                << "/cluster/between";
        QTest::newRow("none") << R"({"groups":[]})"
                              << "/cluster/groups";
        QTest::newRow("no list") << R"({"groups":{"gpu":"h100-sxm"}})"
                                 << "/cluster/groups";
        QTest::newRow("a profile of one kind") << R"({"profile":"p.json","groups":[{"gpu":"h100-sxm","nodes":1}]})"
                                               << "/cluster/profile";
        QTest::newRow("too many") << R"({"groups":[{"gpu":"h100-sxm","nodes":200000},{"gpu":"h100-sxm","nodes":200000}]})"
                                  << "/cluster/groups";
    }
    void refused()
    {
        QFETCH(QString, cluster);
        QFETCH(QString, pointer);
        Json whole = document(twoKinds(), 2);
        whole["cluster"] = Json::parse(cluster.toStdString());
        const Result<Scenario> scenario = readScenario(whole, "s.json");
        QVERIFY(!scenario);
        QCOMPARE(QString::fromStdString(scenario.error().pointer), pointer);
    }

    void rules_data()
    {
        QTest::addColumn<QString>("plan");
        QTest::addColumn<QString>("broken");
        QTest::newRow("two stages on each") << R"({})"
                                            << "";
        QTest::newRow("placed so") << R"({"placement":[2,2]})"
                                   << "";
        QTest::newRow("placed otherwise") << R"({"placement":[3,1]})"
                                          << "placement-fills-groups";
        QTest::newRow("a group is missing") << R"({"placement":[4]})"
                                            << "placement-fills-groups";
        QTest::newRow("a stage on both kinds") << R"({"pp":1})"
                                               << "group-of-broken-stages";
        QTest::newRow("pipeline inside") << R"({"order":"tp-cp-ep-pp-dp"})"
                                         << "groups-need-pipeline-outermost";
        QTest::newRow("both directions") << R"({"schedule":"dualpipe","chunks":2})"
                                         << "groups-need-one-direction";
    }
    void rules()
    {
        QFETCH(QString, plan);
        QFETCH(QString, broken);
        const Scenario scenario = read(document(twoKinds(), 4, Json::parse(plan.toStdString())));
        QCOMPARE(QString::fromStdString(idsOf(checkPlan(scenario))), broken);
    }

    /// Two groups of equal nodes are the cluster that they make, in every figure.
    void equalGroupsDoNotShow()
    {
        const std::vector<test::Property> properties{{"equal groups", groupsDoNotShow}};
        const std::vector<std::string> found = test::counterExamples(properties, 51, test::scenarioCount(1500), onEqualGroups);
        QVERIFY2(found[0].empty(), found[0].c_str());
    }

    /// Each stage takes the time that it takes on a whole cluster of its own kind.
    void stagesTakeTheirOwnTime()
    {
        const Estimate mixed = estimate(read(document(twoKinds(), 4))).value();
        for (const auto& [gpu, first] : {std::pair("h100-sxm", 0), std::pair("a100-sxm-80", 2)}) {
            const Estimate alone = estimate(read(document(Json::array({group(gpu, 4)}), 4))).value();
            for (int rank = first; rank < first + 2; ++rank) {
                const auto index = static_cast<std::size_t>(rank);
                QCOMPARE(mixed.step()->stages[index].forward.total().value(), alone.step()->stages[index].forward.total().value());
                QCOMPARE(mixed.memory().stages[index].total().value(), alone.memory().stages[index].total().value());
                QCOMPARE(mixed.memory().stages[index].capacity.value(), alone.memory().capacity.value());
            }
        }
        QVERIFY(!mixed.timeBand());
    }

    /// The rank that is nearest its own GPU's capacity decides, not the one with the most bytes.
    void theFullestRankDecides()
    {
        const Json groups = Json::array({group("h200-sxm", 2), group("a100-sxm-40", 2)});
        const Estimate made = estimate(read(document(groups, 4, {{"recompute", "full"}}))).value();
        const MemoryEstimate& memory = made.memory();
        QVERIFY(memory.stages[0].total() > memory.stages[2].total());
        QVERIFY(memory.peakStage >= 2);
        QCOMPARE(memory.capacity.value(), capacity(*hardwareCatalog().findGpu("a100-sxm-40")).value());
        QCOMPARE(memory.peak.value(), memory.stages[static_cast<std::size_t>(memory.peakStage)].total().value());
    }

    void aSlowNetworkBetweenShowsInItsHopsAlone()
    {
        Json whole = document(twoKinds(), 4);
        const Estimate fast = estimate(read(whole)).value();
        whole["cluster"]["between"] = "eth-10";
        const Estimate slow = estimate(read(whole)).value();
        const HopTimes& hops = slow.step()->hops;
        QCOMPARE(hops.between(0, 1), fast.step()->hops.between(0, 1));
        QCOMPARE(hops.between(2, 3), fast.step()->hops.between(2, 3));
        QVERIFY(hops.between(1, 2) > 10 * hops.between(0, 1));
        QVERIFY(slow.step()->step > fast.step()->step);
    }

    /// Against every split: no other has a faster slowest stage.
    void dealtLayersAreTheBest_data()
    {
        QTest::addColumn<QString>("groups");
        QTest::newRow("fast, slow") << R"([{"gpu":"h100-sxm","nodes":2},{"gpu":"a100-sxm-80","nodes":2}])";
        QTest::newRow("slow, fast") << R"([{"gpu":"a100-sxm-80","nodes":2},{"gpu":"h100-sxm","nodes":2}])";
        QTest::newRow("three kinds") << R"([{"gpu":"b200-sxm","nodes":1},{"gpu":"a100-sxm-80","nodes":2},{"gpu":"h100-sxm","nodes":1}])";
    }
    void dealtLayersAreTheBest()
    {
        QFETCH(QString, groups);
        Scenario scenario = read(document(Json::parse(groups.toStdString()), 4));
        auto small = std::make_shared<Architecture>(*scenario.architecture);
        small->kindOfLayer.resize(12);
        scenario.architecture = small;
        const std::vector<int> dealt = dealLayers(Basis(scenario));
        QCOMPARE(static_cast<int>(dealt.size()), 4);
        const double own = slowestStage(scenario, dealt);
        double best = own;
        std::vector<int> split(4, 0);
        forEachSplit(split, 0, 12, [&] { best = std::min(best, slowestStage(scenario, split)); });
        QVERIFY2(own <= best * (1 + 1e-12), qPrintable(QStringLiteral("%1 against %2").arg(own).arg(best)));
        scenario.plan.stageLayers = evenStages(scenario, EvenOut::Time).value();
        QVERIFY(estimate(scenario).value().step()->step <=
                estimate(read(document(Json::parse(groups.toStdString()), 4))).value().step()->step);
    }

    void noLaunchFileStatesThem()
    {
        const LaunchExport made = exportLaunch(read(document(twoKinds(), 4)), LaunchTarget::Megatron);
        QCOMPARE(made.verdict, LaunchVerdict::NotExpressible);
        QVERIFY(
            std::any_of(made.changes.begin(), made.changes.end(), [](const Finding& each) { return each.id == "launch-several-kinds"; }));
    }
};

QTEST_APPLESS_MAIN(TestNodeGroups)
#include "test_node_groups.moc"
