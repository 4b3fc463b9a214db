// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/step/sharded_layers.h"
#include "core/traffic/pipeline_traffic.h"
#include "core/traffic/stage_collectives.h"
#include "core/traffic/step_traffic.h"
#include "tests/core/scenario_fixture.h"
#include "core/step/basis.h"

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

StepTraffic trafficOf(const Scenario& scenario) { return stepTraffic(Basis(scenario)).value(); }

Bytes sumAlong(const StepTraffic& traffic, Axis axis)
{
    Bytes sum;
    for (const RankTraffic& rank : traffic.ranks)
        sum += rank.along(axis).total();
    return sum;
}

Bytes sentIn(const StageCollectives& stage, CommunicationGroup group, int ranks)
{
    Bytes sum;
    for (std::size_t kind = 0; kind < kCollectiveKinds; ++kind)
        sum += sentBytes(static_cast<CollectiveKind>(kind), stage.of(group, static_cast<CollectiveKind>(kind)), ranks);
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

    /// Sums over ranks are what every stage's collectives send, whatever wires they take.
    void sumsAreTheStagesCollectives()
    {
        for (const Scenario& scenario : {dense(), expert()}) {
            const ResolvedPlan plan = resolvePlan(scenario);
            const StepTraffic traffic = trafficOf(scenario);
            Bytes tensor;
            Bytes context;
            Bytes data;
            for (int stage = 0; stage < plan.pp; ++stage) {
                const StageCollectives of = stageCollectives(Basis(scenario), stage);
                const double ranks = plan.world / plan.pp;
                tensor +=
                    (sentIn(of, CommunicationGroup::Tensor, plan.tp) + sentIn(of, CommunicationGroup::ExpertTensor, plan.etp)) * ranks;
                context += sentIn(of, CommunicationGroup::Context, plan.cp) * ranks;
                data += (sentIn(of, CommunicationGroup::Data, plan.dp * plan.cp) + sentIn(of, CommunicationGroup::ExpertData, plan.edp)) *
                        ranks;
            }
            QVERIFY(near(sumAlong(traffic, Axis::Tp).value(), tensor.value()));
            QVERIFY(near(sumAlong(traffic, Axis::Cp).value(), context.value()));
            QVERIFY(near(sumAlong(traffic, Axis::Dp).value(), data.value()));
            Bytes all;
            for (const auto& [axis, name] : EnumNames<Axis>::names)
                all += sumAlong(traffic, axis);
            QVERIFY(near(all.value(), traffic.total().total().value()));
        }
    }

    /// The rank order moves bytes from one wire to the other; it makes none.
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

    void gradientsTravelAsTheStepTimesThem_data()
    {
        QTest::addColumn<int>("recipe");
        QTest::addColumn<int>("zero");
        for (const auto& [recipe, name] : EnumNames<Recipe>::names) {
            for (const int zero : {0, 1, 2, 3})
                QTest::addRow("%s, ZeRO %d", std::string(name).c_str(), zero) << int(recipe) << zero;
        }
    }
    /// The bytes drawn on the links are those of core/step: per parameter, and how often a step.
    void gradientsTravelAsTheStepTimesThem()
    {
        QFETCH(int, recipe);
        QFETCH(int, zero);
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 8;
        scenario.plan.zero = zero;
        scenario.training.recipe = static_cast<Recipe>(recipe);
        scenario.training.software.framework =
            scenario.training.recipe == Recipe::Fsdp2 ? Framework::Other : scenario.training.software.framework;
        const Basis basis(scenario);
        const ResolvedPlan& plan = basis.plan;
        const DataTraffic timed = dataTraffic(basis.ledger.recipe, basis.costs);
        QCOMPARE(gradientWireBytes(basis), timed.gradientBytes);
        const RankParameters parameters{1e9, 0};
        StageCollectives collectives;
        addGradientCollectives(collectives, basis, parameters);
        const double gathers =
            collectives.of(CommunicationGroup::Data, CollectiveKind::AllGather).value() / (parameters.dense * timed.weightBytes);
        const auto microBatches = static_cast<double>(plan.microBatches);
        QCOMPARE(gathers, timed.gathersEveryPass ? 2 * microBatches : timed.gathersAtStep ? 1.0 : 0.0);
        const double reductions =
            collectives.of(CommunicationGroup::Data, CollectiveKind::ReduceScatter).value() / (parameters.dense * timed.gradientBytes);
        QCOMPARE(reductions, timed.reducesEveryPass ? microBatches : 1.0);
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
        const ResolvedPlan plan = resolvePlan(scenario);
        const StageCollectives stage = stageCollectives(Basis(scenario), 0);
        QVERIFY(near(of.network.value(), sentBytes(CollectiveKind::AllReduce, stage.replicas, 8).value()));
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
        const ResolvedPlan plan = resolvePlan(scenario);
        Bytes sum;
        for (int stage = 0; stage < 4; ++stage) {
            for (const PipelineSend& send : pipelineSends(Basis(scenario), stage)) {
                QVERIFY(send.stage != stage && send.stage >= 0 && send.stage < 4);
                sum += send.bytes;
            }
        }
        const double expected = 2.0 * hops * static_cast<double>(plan.microBatches) * hopBytes(Basis(scenario)).value();
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
        QVERIFY(!stepTraffic(Basis(scenario)));
    }
};

QTEST_APPLESS_MAIN(TestStepTraffic)
#include "test_step_traffic.moc"
