// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/estimate/estimate.h"
#include "core/estimate/useful_tokens.h"
#include "core/layer/document_rows.h"
#include "core/model/architecture.h"
#include "core/model/forward_models.h"
#include "core/model/parameters.h"
#include "core/step/basis.h"
#include "core/step/computed_flop.h"
#include "core/step/step.h"
#include "tests/core/explain/explain_scenarios.h"

using namespace shardscope;

/// The parts of an estimate's time and the figures that follow, over every kind of plan.
class TestThroughput : public QObject {
    Q_OBJECT

    static void addScenarios()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const fixture::NamedScenario& named : fixture::explainScenarios())
            QTest::newRow(named.name.c_str()) << index++;
    }

    static Estimate estimated(int index) { return estimate(fixture::explainScenarios()[static_cast<std::size_t>(index)].scenario).value(); }

    static Scenario dense(Recompute mode, AttentionKernel kernel = AttentionKernel::Flash2)
    {
        Scenario scenario = fixture::denseModel(16);
        scenario.cluster.gpu.memory = Bytes(80e9);
        scenario.training.globalBatch = 64;
        scenario.training.attention = kernel;
        scenario.plan.recompute = mode;
        return scenario;
    }

private slots:
    void theStepIsTheSumOfItsParts_data() { addScenarios(); }
    void theStepIsTheSumOfItsParts()
    {
        QFETCH(int, index);
        const Estimate value = estimated(index);
        QVERIFY(value.step());
        const StepEstimate& step = *value.step();
        QCOMPARE(step.step.value(), (step.compute + step.bubble + sumOf(step.exposed) + step.optimizer + step.overhead).value());
        for (const Seconds part : {step.compute, step.bubble, step.optimizer, step.overhead, step.communication})
            QVERIFY(part >= Seconds());
        for (const Seconds exposed : step.exposed)
            QVERIFY(exposed >= Seconds());
        QVERIFY(step.communication + Seconds(1e-12) >= sumOf(step.ranks[static_cast<std::size_t>(step.endingRank)].exposed));
    }

    /// Every second of a rank has an owner, up to its last gradient.
    void theRanksAreWhole_data() { addScenarios(); }
    void theRanksAreWhole()
    {
        QFETCH(int, index);
        const Estimate value = estimated(index);
        QCOMPARE(static_cast<int>(value.step()->ranks.size()), value.plan().pp);
        Seconds last;
        for (const RankTime& rank : value.step()->ranks) {
            const Seconds sum = rank.compute + rank.bubble + sumOf(rank.exposed) + rank.hostWait;
            QVERIFY2(std::abs(sum / rank.synchronised - 1) < 1e-9, qPrintable(QString::number(sum / rank.synchronised - 1)));
            last = std::max(last, rank.synchronised);
        }
        const RankTime& ending = value.step()->ranks[static_cast<std::size_t>(value.step()->endingRank)];
        QCOMPARE((ending.synchronised + value.step()->encoderWait).value(), last.value());
        QVERIFY(value.step()->step >= last);
    }

    void tokensAndFlopFollowFromTheStep_data() { addScenarios(); }
    void tokensAndFlopFollowFromTheStep()
    {
        QFETCH(int, index);
        const Estimate value = estimated(index);
        const Training& training = value.scenario().training;
        const Throughput& throughput = *value.throughput();
        const double tokens = usefulTokensOfStep(value.scenario());
        QCOMPARE(throughput.tokensPerSecond, tokens / value.step()->step.value());
        QCOMPARE(throughput.tokensPerSecondPerGpu * value.gpus(), throughput.tokensPerSecond);
        const Flop others = forwardFlopPerToken(value.basis()->site.forwards, attendedTokens(training), true);
        const double flop = (modelFlopPerToken(value.architecture(), training, true) + others).value() * tokens;
        QCOMPARE(throughput.modelTflopsPerGpu, flop / value.step()->step.value() / value.gpus() / 1e12);
        const double peak = value.scenario().cluster.gpu.peak(training.precision)->value();
        QCOMPARE(*throughput.mfu, throughput.modelTflopsPerGpu * 1e12 / peak);
        const auto& kinds = value.scenario().architecture->kinds;
        const bool attends = std::any_of(kinds.begin(), kinds.end(), [](const LayerKind& kind) { return kind.mixer == Mixer::Softmax; });
        QVERIFY(attends ? *throughput.mfuFullAttention > *throughput.mfu : *throughput.mfuFullAttention == *throughput.mfu);
        QVERIFY(*throughput.hfu >= *throughput.mfu);
        QVERIFY(*throughput.mfu > 0 && *throughput.hfu < 1);
        QCOMPARE(throughput.computeToCommunication.has_value(), value.step()->communication > Seconds());
    }

    void withoutRecomputeNothingIsComputedTwice()
    {
        const Estimate value = estimate(dense(Recompute::None)).value();
        QCOMPARE(*value.throughput()->hfu, *value.throughput()->mfu);
    }

    void unfusedAttentionComputesTheFullSquare()
    {
        const Estimate value = estimate(dense(Recompute::None, AttentionKernel::Unfused)).value();
        QCOMPARE(*value.throughput()->hfu, *value.throughput()->mfuFullAttention);
    }

    /// Full recompute runs the forward of every layer again: a third of what they train for, and nothing of the head.
    void fullRecomputeRepeatsTheLayersForward()
    {
        const Estimate value = estimate(dense(Recompute::Full)).value();
        const Architecture& model = *value.scenario().architecture;
        const double head = 6.0 * static_cast<double>(model.vocab * model.hidden);
        const double layers = value.throughput()->modelFlop.value() - head;
        QCOMPARE(value.throughput()->computedFlop.value(), head + layers * 4 / 3);
    }

    void onlyTheStatedLayersRecompute()
    {
        Scenario scenario = dense(Recompute::Full);
        scenario.plan.pp = 2;
        const Flop all = estimate(scenario).value().throughput()->computedFlop;
        scenario.plan.recomputeLayers = 2;  // of eight on each of two ranks
        const Throughput some = *estimate(scenario).value().throughput();
        QCOMPARE((some.computedFlop - some.modelFlop).value(), (all - some.modelFlop).value() / 4);
    }

    void selectiveRecomputeRepeatsTheAttentionCore()
    {
        const Throughput some = *estimate(dense(Recompute::Selective)).value().throughput();
        // Forward is a third of the FLOP of forward and backward, both over half a square.
        const double causalAttention = some.fullAttentionFlop.value() - some.modelFlop.value();
        QCOMPARE((some.computedFlop - some.modelFlop).value(), causalAttention / 3);
    }

    void theSplitChangesNoFlop()
    {
        Scenario split = fixture::mixtral8x7b(32);
        split.cluster.gpu.memory = Bytes(80e9);
        split.plan.recompute = Recompute::Full;
        const Flop whole = estimate(split).value().throughput()->computedFlop;
        split.plan.tp = 2;
        split.plan.sequenceParallel = true;
        split.plan.ep = 4;
        split.plan.etp = 1;
        split.plan.cp = 2;
        split.plan.pp = 2;
        split.training.software.expertImbalance = 1.5;
        const Estimate value = estimate(split).value();
        QVERIFY(value.throughput());
        QCOMPARE(value.throughput()->computedFlop.value(), whole.value());
    }

    void aDeviceWithoutThatPrecisionHasNoUtilisation()
    {
        Scenario scenario = dense(Recompute::None);
        scenario.training.precision = Precision::Fp4;
        const Estimate value = estimate(scenario).value();
        QVERIFY(value.throughput());
        QVERIFY(!value.throughput()->mfu && !value.throughput()->mfuFullAttention && !value.throughput()->hfu);
        QVERIFY(value.throughput()->modelTflopsPerGpu > 0);
    }

    void oneGpuCommunicatesNothing()
    {
        Scenario scenario = dense(Recompute::None);
        scenario.cluster.gpusPerNode = scenario.cluster.nodes = 1;
        const Estimate value = estimate(scenario).value();
        QVERIFY(!value.throughput()->computeToCommunication);
        QCOMPARE(value.step()->bubble.value(), 0.0);
    }

    void costNeedsItsInputs()
    {
        Scenario scenario = dense(Recompute::None);
        scenario.cluster.pricePerGpuHour = 3;
        scenario.cluster.wattsPerGpu = Watts(700);
        QVERIFY(!estimate(scenario)->cost().days && !estimate(scenario)->cost().price && !estimate(scenario)->cost().energyWh);
        scenario.training.tokenBudget = 86400e3;
        const Estimate value = estimate(scenario).value();
        QCOMPARE(*value.cost().days, 1e3 / value.throughput()->tokensPerSecond);
        QCOMPARE(*value.cost().price, *value.cost().days * 24 * 16 * 3);
        QCOMPARE(*value.cost().energyWh, *value.cost().days * 24 * 16 * 700);
    }
};

QTEST_APPLESS_MAIN(TestThroughput)
#include "test_throughput.moc"
