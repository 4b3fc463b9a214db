// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/step.h"

#include <QTest>

#include <cmath>

#include "core/step/basis.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

Q_DECLARE_METATYPE(shardscope::Scenario)

namespace {

Scenario with(Scenario scenario, void (*edit)(Scenario&))
{
    edit(scenario);
    return scenario;
}

StepEstimate stepOf(const Scenario& scenario)
{
    Result<StepEstimate> step = estimateStep(Basis(scenario));
    return step ? std::move(step).value() : StepEstimate();
}

Seconds exposedOf(const StepEstimate& step, Axis axis) { return step.exposed[static_cast<std::size_t>(axis)]; }

Scenario pipelined()
{
    return with(fixture::llama70b(64), [](Scenario& s) {
        s.plan.tp = 8;
        s.plan.sequenceParallel = true;
        s.plan.pp = 4;
        s.plan.zero = 1;
        s.training.globalBatch = 64;
    });
}

}  // namespace

class TestStep : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void partsSumToTheStep_data()
    {
        QTest::addColumn<Scenario>("scenario");
        QTest::newRow("data parallel") << fixture::llama70b(8);
        QTest::newRow("pipeline") << pipelined();
        QTest::newRow("interleaved") << with(pipelined(), [](Scenario& s) {
            s.plan.schedule = ScheduleKind::Interleaved;
            s.plan.chunks = 5;
        });
        QTest::newRow("zero bubble") << with(pipelined(), [](Scenario& s) { s.plan.schedule = ScheduleKind::ZbH1; });
        QTest::newRow("both directions") << with(pipelined(), [](Scenario& s) { s.plan.schedule = ScheduleKind::DualPipe; });
        QTest::newRow("full recompute") << with(pipelined(), [](Scenario& s) { s.plan.recompute = Recompute::Full; });
        QTest::newRow("FSDP") << with(fixture::llama70b(64), [](Scenario& s) {
            s.training.recipe = Recipe::Fsdp2;
            s.plan.zero = 3;
        });
        QTest::newRow("context") << with(fixture::llama70b(64), [](Scenario& s) {
            s.plan.tp = 8;
            s.plan.cp = 4;
        });
        QTest::newRow("experts") << with(fixture::mixtral8x7b(64), [](Scenario& s) {
            s.plan.ep = 8;
            s.plan.pp = 2;
        });
    }

    void partsSumToTheStep()
    {
        QFETCH(Scenario, scenario);
        const StepEstimate step = stepOf(scenario);
        QVERIFY(step.step > Seconds());
        const Seconds sum = step.compute + step.bubble + sumOf(step.exposed) + step.optimizer + step.overhead;
        QVERIFY(std::abs(sum / step.step - 1) < 1e-12);
        for (const Seconds part : {step.compute, step.bubble, step.optimizer, step.overhead})
            QVERIFY(part >= Seconds() && std::isfinite(part.value()));
        for (const Seconds part : step.exposed)
            QVERIFY(part >= Seconds());
    }

    void everyRankIsBusyIdleOrWaiting_data() { partsSumToTheStep_data(); }

    void everyRankIsBusyIdleOrWaiting()
    {
        QFETCH(Scenario, scenario);
        const StepEstimate step = stepOf(scenario);
        for (const RankTime& rank : step.ranks) {
            const Seconds accounted = rank.compute + rank.bubble + sumOf(rank.exposed) + rank.hostWait;
            QVERIFY2(std::abs(accounted / rank.synchronised - 1) < 1e-9, qPrintable(QString::number(rank.rank)));
            QVERIFY(rank.synchronised <= step.ranks[static_cast<std::size_t>(step.endingRank)].synchronised);
        }
    }

    /// Inside an island an all-to-all has its own measured bandwidth; the constant is of one that leaves it.
    void theExpertsRateIsThatOfTheNetwork_data()
    {
        QTest::addColumn<int>("ep");
        QTest::addColumn<bool>("depends");
        QTest::newRow("within a node") << 8 << false;
        QTest::newRow("two to a node") << 16 << true;
    }
    void theExpertsRateIsThatOfTheNetwork()
    {
        QFETCH(int, ep);
        fixture::ModelSize size;
        size.experts = 16;
        Scenario scenario = fixture::scenario(size, 64);
        scenario.plan.ep = ep;
        CostConstants slower;
        slower.set(Constant::ExpertRate, slower[Constant::ExpertRate] / 2);
        const Result<StepEstimate> after = estimateStep(Basis(scenario, slower));
        QVERIFY(after);
        QTEST(exposedOf(*after, Axis::Ep) > exposedOf(stepOf(scenario), Axis::Ep), "depends");
    }

    void moreMicroBatchesTakeProportionallyLonger()
    {
        Scenario scenario = fixture::llama70b(8);
        scenario.plan.tp = 8;
        scenario.training.globalBatch = 64;
        const StepEstimate one = stepOf(scenario);
        scenario.training.globalBatch = 128;
        QVERIFY(std::abs(stepOf(scenario).compute / one.compute - 2) < 1e-9);
    }

    void theBubbleIsThatOfTheSchedule()
    {
        const StepEstimate step = stepOf(with(pipelined(), [](Scenario& s) { s.plan.overlap.gradReduce = true; }));
        const RankTime& last = step.ranks.back();
        // 1F1B: the last rank idles while the first micro-batch comes through p − 1 stages.
        Seconds before;
        for (std::size_t stage = 0; stage + 1 < step.stages.size(); ++stage)
            before += step.stages[stage].forward.total();
        QVERIFY(last.bubble + last.exposed[static_cast<std::size_t>(Axis::Pp)] >= before * 0.999);
    }

    void overlapHidesCommunication_data()
    {
        QTest::addColumn<int>("axis");
        QTest::newRow("gradients") << static_cast<int>(Axis::Dp);
        QTest::newRow("tensor") << static_cast<int>(Axis::Tp);
    }

    void overlapHidesCommunication()
    {
        QFETCH(int, axis);
        Scenario scenario = pipelined();
        scenario.plan.overlap = Overlap{false, false, false, false, false};
        const StepEstimate exposed = stepOf(scenario);
        scenario.plan.overlap.gradReduce = scenario.plan.overlap.paramGather = axis == static_cast<int>(Axis::Dp);
        scenario.plan.overlap.tensor = axis == static_cast<int>(Axis::Tp);
        const StepEstimate hidden = stepOf(scenario);
        QVERIFY(exposedOf(hidden, static_cast<Axis>(axis)) < exposedOf(exposed, static_cast<Axis>(axis)));
        QVERIFY(hidden.step < exposed.step);
        QCOMPARE(hidden.compute.value(), exposed.compute.value());
    }

    void recomputationCostsItsForward()
    {
        Scenario scenario = pipelined();
        const StepEstimate none = stepOf(scenario);
        scenario.plan.recompute = Recompute::Full;
        const StepEstimate full = stepOf(scenario);
        const Passes& layer = full.layers.ofLayerKind.front();
        QCOMPARE(layer.recompute.compute.value(), layer.forward.compute.value());
        QVERIFY(full.compute > none.compute * 1.25 && full.compute < none.compute * 1.4);
    }

    void pyTorchStopsRecomputingEarly()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.plan.zero = 3;
        scenario.plan.recompute = Recompute::Full;
        const StepEstimate step = stepOf(scenario);
        const Passes& layer = step.layers.ofLayerKind.front();
        QVERIFY(layer.recompute.compute > Seconds() && layer.recompute.compute < layer.forward.compute);
    }

    void aSlowerNetworkExposesMore()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.plan.zero = 3;
        const Seconds fast = exposedOf(stepOf(scenario), Axis::Dp);
        scenario.cluster.network.bandwidth = scenario.cluster.network.bandwidth / 100;
        QVERIFY(exposedOf(stepOf(scenario), Axis::Dp) > fast);
    }

    void tensorParallelismOverTheNetworkIsSlow()
    {
        Scenario scenario = fixture::llama70b(16);
        scenario.plan.tp = 8;
        const Seconds inside = exposedOf(stepOf(scenario), Axis::Tp);
        scenario.plan.tp = 16;
        QVERIFY(exposedOf(stepOf(scenario), Axis::Tp) > inside);
    }

    void spreadingTheGradientsOverMoreBucketsHidesThem()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 8;
        scenario.plan.overlap.gradReduce = true;
        scenario.plan.bucketBytes = std::int64_t{1} << 40;
        const Seconds oneBucket = exposedOf(stepOf(scenario), Axis::Dp);
        scenario.plan.bucketBytes = 100 << 20;
        QVERIFY(exposedOf(stepOf(scenario), Axis::Dp) < oneBucket);
    }

    void gradientsThatLeaveWithEveryMicroBatchCostMore_data()
    {
        QTest::addColumn<int>("zero");
        QTest::newRow("ZeRO-0") << 0;
        QTest::newRow("ZeRO-1") << 1;
    }

    void gradientsThatLeaveWithEveryMicroBatchCostMore()
    {
        Scenario scenario = fixture::llama70b(64);
        QFETCH(int, zero);
        scenario.plan.zero = zero;
        scenario.plan.tp = 8;
        scenario.plan.overlap.gradReduce = false;
        const Seconds once = exposedOf(stepOf(scenario), Axis::Dp);
        scenario.plan.syncEveryMicrobatch = true;
        const double microBatches = static_cast<double>(resolvePlan(scenario).microBatches);
        QVERIFY(microBatches > 1);
        QVERIFY(exposedOf(stepOf(scenario), Axis::Dp) > once * (0.9 * microBatches));
    }

    void oneGpuSendsNothing_data()
    {
        QTest::addColumn<int>("batch");
        for (const int batch : {1, 7, 33, 64})
            QTest::addRow("%d", batch) << batch;
    }

    void oneGpuSendsNothing()
    {
        Scenario scenario = fixture::llama70b(1);
        QFETCH(int, batch);
        scenario.training.globalBatch = batch;
        scenario.plan.recompute = Recompute::Full;
        const StepEstimate step = stepOf(scenario);
        QCOMPARE(step.communication.value(), 0.0);
        QCOMPARE(step.bubble.value(), 0.0);
    }

    void offloadedActivationsTravelOverTheHostsWire()
    {
        Scenario scenario = pipelined();
        scenario.cluster.gpu.hostBandwidth = BytesPerSecond(1e9);
        const Seconds kept = stepOf(scenario).overhead;
        scenario.plan.offloadActivations = 1;
        const Seconds offloaded = stepOf(scenario).overhead;
        QVERIFY(offloaded > kept);
        scenario.cluster.gpu.hostBandwidth = BytesPerSecond(1e15);
        QCOMPARE(stepOf(scenario).overhead.value(), kept.value());
    }

    /// Were the waits of a split backward all in its first half, a faster second half would lengthen that.
    void eachHalfOfABackwardWaitsForItsOwnLaunches()
    {
        Scenario scenario = pipelined();
        scenario.cluster.gpu.densePeak[static_cast<std::size_t>(Precision::Bf16)] = FlopPerSecond(1e18);
        scenario.cluster.gpu.memoryBandwidth = BytesPerSecond(1e16);
        const auto hostOf = [&](const char* schedule) {
            scenario.plan.schedule = *fromName<ScheduleKind>(schedule);
            const Passes passes = stepOf(scenario).layers.ofLayerKind[0];
            return std::pair(passes.inputGrad.hostPace, passes.weightGrad.hostPace);
        };
        const auto [whole, none] = hostOf("1f1b");
        const auto [first, second] = hostOf("zb-h1");
        QCOMPARE(none.value(), 0.0);
        QVERIFY(second > Seconds() && second < first);
        QCOMPARE((first + second).value(), whole.value());
    }

    void logitsAreNotOffloaded()
    {
        Scenario scenario = pipelined();
        scenario.cluster.gpu.hostBandwidth = BytesPerSecond(1e9);
        scenario.plan.offloadActivations = 1;
        const StepEstimate step = stepOf(scenario);
        QVERIFY(step.layers.ofLayerKind[0].forward.hostWait > Seconds());
        QCOMPARE(step.layers.head.forward.hostWait.value(), 0.0);
        QCOMPARE(step.layers.head.inputGrad.hostWait.value(), 0.0);
    }

    void anAllGatherDispatchesEveryToken()
    {
        Scenario scenario = fixture::mixtral8x7b(64);
        scenario.plan.ep = 8;
        scenario.training.software.moeDispatcher = MoeDispatcher::AllToAll;
        const Seconds toExperts = exposedOf(stepOf(scenario), Axis::Ep);
        scenario.training.software.moeDispatcher = MoeDispatcher::AllGather;
        QVERIFY(exposedOf(stepOf(scenario), Axis::Ep) > toExperts);
    }

    void aPrecisionThatTheGpuLacksIsTimedInSixteenBit()
    {
        Scenario scenario = pipelined();
        scenario.training.precision = Precision::Bf16;
        const Seconds wide = stepOf(scenario).compute;
        scenario.training.precision = Precision::Fp4;
        QCOMPARE(stepOf(scenario).compute.value(), wide.value());
    }

    void zeroTwoReducesEveryMicroBatch()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.zero = 2;
        QVERIFY(stepOf(scenario).traffic.reducesEveryPass);
        scenario.plan.zero = 1;
        QVERIFY(!stepOf(scenario).traffic.reducesEveryPass);
    }

    void deepEpSendsATokenOncePerNode()
    {
        Scenario scenario = fixture::mixtral8x7b(64);
        scenario.plan.ep = 8;
        scenario.plan.tp = 8;
        scenario.plan.etp = 1;
        scenario.plan.order = {Axis::Dp, Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp};
        scenario.training.software.moeDispatcher = MoeDispatcher::AllToAll;
        const Seconds plain = exposedOf(stepOf(scenario), Axis::Ep);
        scenario.training.software.moeDispatcher = MoeDispatcher::DeepEp;
        QVERIFY(exposedOf(stepOf(scenario), Axis::Ep) <= plain);
    }
};

QTEST_APPLESS_MAIN(TestStep)
#include "test_step.moc"
