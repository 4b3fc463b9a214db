// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/links/step_traffic.h"
#include "core/step/basis.h"
#include "core/step/sharded_layers.h"
#include "core/step/step.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

Scenario dense()
{
    Scenario scenario = fixture::llama70b(64);
    scenario.plan.tp = 4;
    scenario.plan.sequenceParallel = true;
    scenario.plan.cp = 2;
    scenario.plan.pp = 2;
    scenario.plan.zero = 1;
    return scenario;
}

Scenario expert()
{
    Scenario scenario = fixture::mixtral8x7b(64);
    scenario.plan.tp = 2;
    scenario.plan.sequenceParallel = true;
    scenario.plan.ep = 8;
    scenario.plan.etp = 1;
    scenario.plan.pp = 2;
    scenario.plan.zero = 1;
    return scenario;
}

StepTraffic trafficOf(const Scenario& scenario)
{
    const Basis basis(scenario);
    return stepTraffic(basis, estimateStep(basis).value()).value();
}

Bytes sumAlong(const StepTraffic& traffic, Axis axis)
{
    Bytes sum;
    for (const RankTraffic& rank : traffic.ranks)
        sum += rank.along(axis).total();
    return sum;
}

}  // namespace

class TestStepTraffic : public QObject {
    Q_OBJECT
private slots:
    /// Llama 3 70B, tp 8 with sequence parallelism, pp 4: a layer gathers and scatters b·s·h four times forward, six backward
    /// (Korthikanti et al. 2022, section 4.2.2: the gathered input is gathered again).
    void tensorBytesAreTheLayersTenCollectives()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 8;
        scenario.plan.sequenceParallel = true;
        scenario.plan.pp = 4;
        const ResolvedPlan plan = resolvePlan(scenario);
        const double hidden = 8192.0 * 8192 * 2;
        const double expected = 10 * hidden * 7 / 8 * 20 * static_cast<double>(plan.microBatches);
        const StepTraffic traffic = trafficOf(scenario);
        const int middle = 16;  // stage 1 has neither embedding nor head
        QVERIFY(near(traffic.ranks[middle].along(Axis::Tp).domain.value(), expected));
        QCOMPARE(traffic.ranks[middle].along(Axis::Tp).network.value(), 0.0);
    }

    /// Sums over ranks equal the traffic of every stage's flows, on any links.
    void sumsAreTheStepsFlows()
    {
        for (const Scenario& scenario : {dense(), expert()}) {
            const Basis basis(scenario);
            const StepEstimate step = estimateStep(basis).value();
            const StepTraffic traffic = stepTraffic(basis, step).value();
            std::array<double, 5> sums{};
            for (int stage = 0; stage < basis.plan.pp; ++stage) {
                for (const Flow& flow : stepFlows(basis, step, stage))
                    sums[static_cast<std::size_t>(axisOf(flow.collective.group))] +=
                        sentBy(flow, basis.costs).total().value() * basis.plan.world / basis.plan.pp;
            }
            Bytes all;
            for (const auto& [axis, name] : EnumNames<Axis>::names) {
                const double sum = sums[static_cast<std::size_t>(axis)];
                QVERIFY2(std::abs(sumAlong(traffic, axis).value() - sum) <= 1e-9 * sum, name.data());
                all += sumAlong(traffic, axis);
            }
            QVERIFY(near(all.value(), traffic.total().total().value()));
        }
    }

    /// The rank order moves bytes from one link to the other; it adds none.
    void ordersOnlyMoveBytesBetweenWires()
    {
        for (Scenario scenario : {dense(), expert()}) {
            const StepTraffic usual = trafficOf(scenario);
            RankOrder order{Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp};
            bool hasMoved = false;
            do {
                scenario.plan.order = order;
                const StepTraffic traffic = trafficOf(scenario);
                for (const auto& [axis, name] : EnumNames<Axis>::names)
                    QVERIFY(near(sumAlong(traffic, axis).value(), sumAlong(usual, axis).value()));
                hasMoved = hasMoved || !near(traffic.total().network.value(), usual.total().network.value());
            } while (std::next_permutation(order.begin(), order.end()));
            QVERIFY(hasMoved);
        }
    }

    void aRacksNetworkCarriesWhatANodesCannot()
    {
        Scenario scenario = dense();
        QVERIFY(trafficOf(scenario).total().network.value() > 0);
        scenario.cluster.nvlinkDomain = 64;
        const StepTraffic traffic = trafficOf(scenario);
        QCOMPARE(traffic.total().network.value(), 0.0);
        QVERIFY(traffic.total().domain.value() > 0);
    }

    void tensorParallelismInOneNodeStaysThere()
    {
        Scenario scenario = dense();
        for (const RankTraffic& rank : trafficOf(scenario).ranks)
            QCOMPARE(rank.along(Axis::Tp).network.value(), 0.0);
        scenario.plan.order = {Axis::Dp, Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp};
        for (const RankTraffic& rank : trafficOf(scenario).ranks)
            QVERIFY(rank.along(Axis::Tp).network.value() > 0);
    }

    void oneGpuSendsNothing()
    {
        const StepTraffic traffic = trafficOf(fixture::llama70b(1));
        QCOMPARE(traffic.ranks.size(), std::size_t{1});
        QCOMPARE(traffic.total().total().value(), 0.0);
    }

    /// Rajbhandari et al. 2020, section 7: stages 1 and 2 move what a plain all-reduce does, stage 3 half as much again.
    void zeroStagesHaveTheirPublishedRatios()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 8;
        scenario.training.globalBatch = 8;  // one micro-batch
        scenario.plan.gradientType = GradientType::Bf16;
        std::array<double, 4> sums{};
        for (int zero = 0; zero < 4; ++zero) {
            scenario.plan.zero = zero;
            QCOMPARE(resolvePlan(scenario).microBatches, 1);
            sums[static_cast<std::size_t>(zero)] = sumAlong(trafficOf(scenario), Axis::Dp).value();
        }
        QVERIFY(near(sums[1], sums[0]));
        QVERIFY(near(sums[2], sums[0]));
        QVERIFY(near(sums[3], sums[0] * 1.5));
    }

    void hybridShardingReducesOverItsReplicas()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.zero = 3;
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.plan.shardGroup = 8;
        const StepTraffic traffic = trafficOf(scenario);
        // Within the node weights and gradients, beyond it only the shards' gradients.
        const Wires& of = traffic.ranks[0].along(Axis::Dp);
        const Basis basis(scenario);
        double replicas = 0;
        for (const Flow& flow : stepFlows(basis, estimateStep(basis).value(), 0)) {
            if (flow.use == FlowUse::GradientReplicas)
                replicas += sentBytes(CollectiveKind::AllReduce, flow.collective.total(), 8).value();
        }
        QVERIFY(near(of.network.value(), replicas));
        QVERIFY(of.domain > of.network);
    }

    /// Each hop is paid twice, forward and backward, by whichever rank passes it on.
    void pipelineHopsAreCountedOnce_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("chunks");
        QTest::addColumn<int>("hops");
        QTest::newRow("1f1b") << int(ScheduleKind::OneFOneB) << 1 << 3;
        QTest::newRow("interleaved") << int(ScheduleKind::Interleaved) << 2 << 7;
        QTest::newRow("vee turns round on the last rank") << int(ScheduleKind::ZbV) << 2 << 6;
        QTest::newRow("both directions, half of the micro-batches each") << int(ScheduleKind::DualPipe) << 2 << 3;
    }
    void pipelineHopsAreCountedOnce()
    {
        QFETCH(int, kind);
        QFETCH(int, chunks);
        QFETCH(int, hops);
        Scenario scenario = fixture::llama70b(32);
        scenario.plan.pp = 4;
        scenario.plan.tp = 8;
        scenario.plan.schedule = static_cast<ScheduleKind>(kind);
        scenario.plan.chunks = chunks;
        const Basis basis(scenario);
        const StepEstimate step = estimateStep(basis).value();
        Bytes sum;
        for (int stage = 0; stage < 4; ++stage) {
            for (const Flow& flow : stepFlows(basis, step, stage)) {
                if (flow.use != FlowUse::Hop)
                    continue;
                QVERIFY(flow.peer != stage && flow.peer >= 0 && flow.peer < 4);
                sum += flow.collective.total();
            }
        }
        const double expected = 2.0 * hops * static_cast<double>(basis.plan.microBatches) * hopBytes(basis.costs).value();
        QVERIFY2(near(sum.value(), expected), qPrintable(QString::number(sum.value() / expected)));
    }

    void recomputationRepeatsForwardCollectives()
    {
        Scenario scenario = dense();
        const auto tensor = [&] { return sumAlong(trafficOf(scenario), Axis::Tp).value(); };
        const auto context = [&] { return sumAlong(trafficOf(scenario), Axis::Cp).value(); };
        const double none = tensor();
        const double ring = context();
        scenario.plan.recompute = Recompute::Selective;
        QVERIFY(near(tensor(), none));
        QVERIFY(near(context(), ring * 4 / 3));  // forward 1, backward 2
        scenario.plan.recompute = Recompute::Full;
        QVERIFY(tensor() > none * 1.35 && tensor() < none * 1.4);  // 14 of 10 a layer, less at the ends
        scenario.plan.recomputeLayers = 0;
        QVERIFY(near(tensor(), none));
    }

    /// Copies by domain instead of by expert: less over the network.
    void theDispatcherDecidesWhatExpertsSend()
    {
        Scenario scenario = expert();
        scenario.plan.ep = 8;
        scenario.plan.order = {Axis::Tp, Axis::Cp, Axis::Dp, Axis::Ep, Axis::Pp};  // two a node
        const double plain = trafficOf(scenario).ranks[0].along(Axis::Ep).network.value();
        scenario.training.software.moeDispatcher = MoeDispatcher::DeepEp;
        const double grouped = trafficOf(scenario).ranks[0].along(Axis::Ep).network.value();
        QVERIFY(plain > 0);
        QVERIFY(grouped < plain);
    }

    void productsThatDoNotFitHaveNoTraffic()
    {
        Scenario scenario = dense();
        scenario.plan.dp = 3;
        const Basis basis(scenario);
        QVERIFY(!stepTraffic(basis, estimateStep(basis).value()));
    }
};

QTEST_APPLESS_MAIN(TestStepTraffic)
#include "test_step_traffic.moc"
