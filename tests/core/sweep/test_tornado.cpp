// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/estimate/estimate.h"
#include "core/step/step.h"
#include "core/sweep/token_roofline.h"
#include "core/sweep/tornado.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

Scenario denseScenario()
{
    Scenario scenario = fixture::scenario({.layers = 32, .hidden = 4096, .heads = 32, .kvHeads = 8, .ffn = 14336}, 32);
    scenario.plan.tp = 4;
    scenario.plan.sequenceParallel = true;
    scenario.plan.zero = 1;
    scenario.training.globalBatch = 64;
    scenario.training.sequenceLength = 4096;
    return scenario;
}

}  // namespace

class TestTornado : public QObject {
    Q_OBJECT

private slots:
    void theFarthestComesFirstAndAllMoveTheTime()
    {
        const Seconds step = estimate(denseScenario())->step()->step;
        const std::vector<Sensitivity> bars = tornado(denseScenario());
        QVERIFY(bars.size() >= 8);
        for (std::size_t i = 0; i < bars.size(); ++i) {
            QVERIFY(bars[i].reach(step) > 0);
            QVERIFY(bars[i].lowValue <= bars[i].value && bars[i].value <= bars[i].highValue);
            QVERIFY(i == 0 || bars[i].reach(step) <= bars[i - 1].reach(step));
            // A tenth of one assumption cannot move the step by much more than a tenth.
            QVERIFY2(bars[i].reach(step) < 0.15, nameOf(bars[i]).c_str());
        }
    }

    void aRateIsTheScenarioWithThatRate()
    {
        for (const Sensitivity& bar : tornado(denseScenario())) {
            if (!bar.rate)
                continue;
            const Result<Estimate> high = estimate(withValue(denseScenario(), *bar.rate, bar.highValue));
            QCOMPARE(bar.high.value(), high->step()->step.value());
            QVERIFY(bar.high <= bar.low);
        }
    }

    /// Constants of other devices are left out.
    void otherDevicesConstantsAreLeftOut()
    {
        for (const Sensitivity& bar : tornado(denseScenario())) {
            QVERIFY(bar.constant != Constant::MultiplyTpu);
            QVERIFY(bar.constant != Constant::AttentionCdna);
        }
    }

    /// Data parallelism sends once a step, tensor parallelism with every token.
    void onlyWhatIsSentOnceAStepNeedsABatch()
    {
        const std::vector<TokenRooflinePoint> points = tokenRoofline(denseScenario());
        QVERIFY(points.size() >= 6);
        const TokenRooflinePoint& small = points.front();
        const TokenRooflinePoint& large = points.back();
        const double times = large.tokensPerGpu / small.tokensPerGpu;
        QVERIFY(large.computePerCommunication(Axis::Dp) > 0.5 * times * small.computePerCommunication(Axis::Dp));
        QVERIFY(std::abs(large.computePerCommunication(Axis::Tp) / small.computePerCommunication(Axis::Tp) - 1) < 0.2);
        QCOMPARE(small.computePerCommunication(Axis::Ep), 0.0);
    }

    void aPlanWithoutATimeHasNoLines()
    {
        Scenario scenario = denseScenario();
        scenario.plan.tp = 3;
        QVERIFY(tokenRoofline(scenario).empty());
    }
};

QTEST_GUILESS_MAIN(TestTornado)
#include "test_tornado.moc"
