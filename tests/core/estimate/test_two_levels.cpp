// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/collective/group_placement.h"
#include "core/estimate/estimate.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/links/step_traffic.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/step/basis.h"
#include "core/step/flows.h"
#include "core/step/step.h"

using namespace shardscope;

namespace {

constexpr double kSequence = 131072;
constexpr int kRanks = 8;

/// Llama 3 70B with as many key/value heads as heads, so that all of eight ranks can exchange them.
Scenario scenario(std::vector<std::string> more)
{
    std::vector<std::string> overrides{"plan.tp=1",  "plan.pp=4", "plan.cp=8", "plan.dp=2", "training.sequence_length=131072",
                                       "plan.zero=1"};
    overrides.insert(overrides.end(), more.begin(), more.end());
    return parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example", overrides).value();
}

Scenario onTwoLevels(int inner, std::vector<std::string> more = {})
{
    more.push_back("plan.cp_layout=ulysses-ring");
    more.push_back("plan.cp_inner=" + std::to_string(inner));
    return scenario(std::move(more));
}

Scenario inLayout(const char* layout, std::vector<std::string> more = {})
{
    more.push_back(std::string("plan.cp_layout=") + layout);
    return scenario(std::move(more));
}

/// Returns the bytes that the flows of a rank send in the groups.
double sentIn(const Estimate& estimate, int rank, std::initializer_list<CommunicationGroup> groups)
{
    double sent = 0;
    for (const Flow& flow : stepFlows(*estimate.basis(), *estimate.step(), rank)) {
        if (std::find(groups.begin(), groups.end(), flow.collective.group) != groups.end() && flow.use != FlowUse::Imbalance)
            sent += flow.collective.total().value() * busFactor(flow.collective.kind, flow.placement.ranks);
    }
    return sent;
}

void compare(const Scenario& a, const Scenario& b)
{
    const Result<Estimate> one = estimate(a);
    const Result<Estimate> other = estimate(b);
    QVERIFY(one && other && one->step() && other->step());
    QCOMPARE(one->step()->step.value(), other->step()->step.value());
    QCOMPARE(one->memory().peak.value(), other->memory().peak.value());
    for (std::size_t stage = 0; stage < one->memory().stages.size(); ++stage)
        QCOMPARE(one->memory().stages[stage].total().value(), other->memory().stages[stage].total().value());
    const auto axis = static_cast<std::size_t>(Axis::Cp);
    QCOMPARE(stepTraffic(*one->basis(), *one->step())->ranks[0].alongAxis[axis].total().value(),
             stepTraffic(*other->basis(), *other->step())->ranks[0].alongAxis[axis].total().value());
}

}  // namespace

/// Ulysses × ring: neighbours exchange heads, and groups of them form a ring.
class TestTwoLevels : public QObject {
    Q_OBJECT
private slots:
    void theEndsAreTheOneLevelLayouts_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::newRow("Transformer Engine") << QStringList{};
        QTest::newRow("fp32 gradients") << QStringList{"training.recipe=fsdp2"};
        QTest::newRow("tensor ranks") << QStringList{"plan.tp=2", "plan.pp=2", "plan.sequence_parallel=true"};
        QTest::newRow("full recomputation") << QStringList{"plan.recompute=full"};
        QTest::newRow("unfused") << QStringList{"training.attention=unfused"};
    }
    /// One inner rank is a zigzag ring to the digit; if all ranks are inner ones it is Ulysses to the digit.
    void theEndsAreTheOneLevelLayouts()
    {
        QFETCH(QStringList, more);
        std::vector<std::string> overrides;
        for (const QString& each : more)
            overrides.push_back(each.toStdString());
        compare(onTwoLevels(1, overrides), inLayout("zigzag", overrides));
        compare(onTwoLevels(kRanks, overrides), inLayout("ulysses", overrides));
    }

    void theBytesAreTheClosedForm_data()
    {
        QTest::addColumn<int>("inner");
        for (const int inner : {1, 2, 4, 8})
            QTest::addRow("%d inner ranks", inner) << inner;
    }
    /// Per rank, layer and micro-batch, forward: (a − 1)/a · s/c · (2H + 2g) · d · e inside, and (r − 1) · s/r · 2g/a · d · e outside. The
    /// backward sends the same all-to-alls, and keys and values and their gradients.
    void theBytesAreTheClosedForm()
    {
        QFETCH(int, inner);
        const Result<Estimate> estimated = estimate(onTwoLevels(inner, {"plan.recompute=none"}));
        QVERIFY(estimated && estimated->step());
        const Attention& attention = estimated->scenario().architecture->kinds.front().attention;
        const auto heads = static_cast<double>(attention.heads);
        const auto kvHeads = static_cast<double>(attention.kvHeads);
        const double width = static_cast<double>(attention.headDim) * 2;
        const double a = inner;
        const double r = kRanks / a;
        const double exchange = (a - 1) / a * (kSequence / kRanks) * (2 * heads + 2 * kvHeads) * width;
        const double hops = (r - 1) * (kSequence / r) * (2 * kvHeads / a) * width;
        const double passes = static_cast<double>(estimated->plan().microBatches) * estimated->scenario().plan.microBatch;
        const double layers = estimated->plan().stageLayers.front();
        const auto isNear = [](double got, double expected) { return std::abs(got - expected) <= 1e-9 * std::max(1.0, expected); };
        const double inside = sentIn(*estimated, 0, {CommunicationGroup::ContextInner});
        const double outside = sentIn(*estimated, 0, {CommunicationGroup::ContextOuter});
        QVERIFY2(isNear(inside, 2 * exchange * passes * layers), qPrintable(QString::number(inside / exchange / passes / layers)));
        QVERIFY2(isNear(outside, 3 * hops * passes * layers), qPrintable(QString::number(outside / std::max(1.0, hops) / passes / layers)));
        QCOMPARE(sentIn(*estimated, 0, {CommunicationGroup::Context}), 0.0);
    }

    /// The ring keeps two blocks of keys and values, which are as large as without an exchange before it.
    void theMemoryIsThatOfTheRing()
    {
        const Bytes ring = estimate(inLayout("zigzag"))->memory().peak;
        const Bytes all = estimate(inLayout("ulysses"))->memory().peak;
        QVERIFY(all < ring);
        for (const int inner : {1, 2, 4})
            QCOMPARE(estimate(onTwoLevels(inner))->memory().peak, ring);
        QCOMPARE(estimate(onTwoLevels(kRanks))->memory().peak, all);
    }

    /// Inner ranks are neighbours beside the tensor ranks, outer ones stand at the same place of different inner groups.
    void neighboursExchangeHeads()
    {
        const Scenario of = onTwoLevels(4, {"plan.tp=2", "plan.pp=2", "plan.dp=2"});
        const ResolvedPlan plan = resolvePlan(of);
        const GroupPlacement inner = placeGroup(CommunicationGroup::ContextInner, plan, plan.order, of.cluster);
        const GroupPlacement outer = placeGroup(CommunicationGroup::ContextOuter, plan, plan.order, of.cluster);
        QVERIFY(inner.ranks == 4 && inner.ranksPerNode == 4 && inner.nodes == 1);
        QVERIFY(outer.ranks == 2 && outer.ranksPerNode == 1 && outer.nodes == 2);
        const ResolvedPlan ring = resolvePlan(inLayout("zigzag"));
        QCOMPARE(placeGroup(CommunicationGroup::ContextInner, ring, ring.order, of.cluster), GroupPlacement());
    }

    /// All-to-alls stay inside a node, and each rank sends its keys and values over the network.
    void onlyTheRingUsesTheNetwork()
    {
        const Result<Estimate> estimated = estimate(onTwoLevels(4, {"plan.tp=2", "plan.pp=2", "plan.dp=2"}));
        QVERIFY(estimated && estimated->step());
        const std::optional<StepTraffic> traffic = stepTraffic(*estimated->basis(), *estimated->step());
        QVERIFY(traffic.has_value());
        for (const RankTraffic& rank : traffic->ranks) {
            const Wires& sent = rank.alongAxis[static_cast<std::size_t>(Axis::Cp)];
            QVERIFY(sent.domain > Bytes() && sent.network > Bytes());
        }
        const double inside = sentIn(*estimated, 0, {CommunicationGroup::ContextInner});
        const double outside = sentIn(*estimated, 0, {CommunicationGroup::ContextOuter});
        const Wires& first = traffic->ranks[0].alongAxis[static_cast<std::size_t>(Axis::Cp)];
        QVERIFY(std::abs(first.domain.value() / inside - 1) < 1e-9 && std::abs(first.network.value() / outside - 1) < 1e-9);
    }

    /// Across two nodes it is faster than Ulysses, whose all-to-alls cross the network, and than a ring, most of whose hops are exposed.
    void itIsFasterThanBothWhereHeadsFitInANode()
    {
        const std::vector<std::string> more{"plan.cp=16", "plan.pp=4", "plan.dp=1", "training.sequence_length=65536"};
        const auto stepOf = [](const Scenario& of) { return estimate(of)->step()->step; };
        std::vector<std::string> two = more;
        two.insert(two.end(), {"plan.cp_layout=ulysses-ring", "plan.cp_inner=8"});
        const Seconds both = stepOf(scenario(two));
        QVERIFY(both < stepOf(inLayout("zigzag", more)));
        QVERIFY(both < stepOf(inLayout("all-gather", more)));
    }
};

QTEST_APPLESS_MAIN(TestTwoLevels)
#include "test_two_levels.moc"
