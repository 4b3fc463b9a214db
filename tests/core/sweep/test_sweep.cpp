// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/sweep/sweep.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

/// Llama-sized, tensor and pipeline parallel: every axis has something to turn.
Scenario dense()
{
    Scenario scenario = fixture::scenario({.layers = 32, .hidden = 4096, .heads = 32, .kvHeads = 8, .ffn = 14336}, 32);
    scenario.cluster.gpu.memory = Bytes(80.0 * 1024 * 1024 * 1024);
    scenario.plan.tp = 4;
    scenario.plan.pp = 2;
    scenario.plan.sequenceParallel = true;
    scenario.plan.zero = 1;
    scenario.training.globalBatch = 64;
    scenario.training.sequenceLength = 4096;
    return scenario;
}

}  // namespace

class TestSweep : public QObject {
    Q_OBJECT

private slots:
    void everyAxis_data()
    {
        QTest::addColumn<int>("axis");
        for (std::size_t axis = 0; axis < sweepAxes().size(); ++axis)
            QTest::newRow(sweepAxes()[axis].id.data()) << static_cast<int>(axis);
    }
    /// The scenario's own value is among those tried, and with it the scenario is unchanged.
    void everyAxis()
    {
        QFETCH(int, axis);
        const SweepAxis& which = sweepAxes()[static_cast<std::size_t>(axis)];
        const Scenario scenario = which.id == "plan.ep" ? fixture::mixtral8x7b(16) : dense();
        const double own = valueOn(scenario, which);
        const std::vector<double> values = sweepValues(scenario, which);
        QVERIFY(values.size() >= 3);
        QVERIFY(std::is_sorted(values.begin(), values.end()));
        QVERIFY(std::find(values.begin(), values.end(), own) != values.end());
        const SweepPoint here = sweepPoint(withValue(scenario, which, own), own);
        QCOMPARE(here.figures, figuresOf(*estimate(scenario)));
    }

    /// Each point is that scenario's own estimate, and its value is the one asked for.
    void aPointIsAnEstimate_data() { everyAxis_data(); }
    void aPointIsAnEstimate()
    {
        QFETCH(int, axis);
        const SweepAxis& which = sweepAxes()[static_cast<std::size_t>(axis)];
        const Scenario scenario = which.id == "plan.ep" ? fixture::mixtral8x7b(16) : dense();
        const std::vector<SweepPoint> points = sweep(scenario, which, sweepValues(scenario, which));
        int legal = 0;
        for (const SweepPoint& point : points) {
            QVERIFY(std::abs(valueOn(point.scenario, which) / std::max(point.value, 1.0) - (point.value > 0 ? 1 : 0)) < 1e-9);
            const Result<Estimate> made = estimate(point.scenario);
            QCOMPARE(point.figures, figuresOf(*made));
            QCOMPARE(point.refusal.has_value(), !made->isLegal());
            legal += made->isLegal() ? 1 : 0;
        }
        QVERIFY(legal >= 2);
    }

    void fasterHardwareIsNeverSlower()
    {
        for (const SweepAxis& axis : sweepAxes()) {
            if (!axis.isRate())
                continue;
            const std::vector<SweepPoint> points = sweep(dense(), axis, sweepValues(dense(), axis));
            for (std::size_t i = 1; i < points.size(); ++i)
                QVERIFY(points[i].figures.step->value() <= points[i - 1].figures.step->value() * (1 + 1e-12));
        }
    }

    /// Strong scaling holds the batch, weak scaling the batch of a GPU.
    void whatIsHeld()
    {
        for (const SweepPoint& point : sweep(dense(), sweepAxis("strong-scaling"), {16, 64, 128}))
            QCOMPARE(point.scenario.training.globalBatch, std::int64_t{64});
        for (const SweepPoint& point : sweep(dense(), sweepAxis("weak-scaling"), {16, 64, 128}))
            QCOMPARE(static_cast<double>(point.scenario.training.globalBatch) / point.value, 2.0);
        for (const SweepPoint& point : sweep(dense(), sweepAxis("sequence-length"), {2048, 8192, 32768}))
            QCOMPARE(static_cast<double>(point.scenario.training.globalBatch) * point.value, 64.0 * 4096);
    }

    void anotherPlanForEachValue()
    {
        const Replan withoutPipeline = [](const Scenario& scenario, const std::stop_token&) {
            Scenario other = scenario;
            other.plan.pp = 1;
            return Replanned{other};
        };
        for (const SweepPoint& point : sweep(dense(), sweepAxis("strong-scaling"), {16, 32}, withoutPipeline))
            QCOMPARE(point.scenario.plan.pp, 1);
    }

    /// A tight plan never takes the place of the best that fits, nor the current plan that of one that was not found.
    void aTightPlanStandsBesideTheBest()
    {
        const Scenario scenario = dense();
        const auto pointOf = [&](Replanned found) {
            return sweep(scenario, sweepAxis("training.global_batch"), {128},
                         [&](const Scenario&, const std::stop_token&) { return found; })
                .front();
        };
        QCOMPARE(pointOf({scenario, {}, 0.03}).tightGain, std::optional(0.03));
        Scenario other = scenario;
        other.plan.pp = 1;
        const SweepPoint tight = pointOf({{}, other, {}});
        QVERIFY(!tight.hasNoPlan && tight.scenario.plan.pp == 1);
        const SweepPoint none = pointOf({});
        QVERIFY(none.hasNoPlan && !none.figures.legal && !none.figures.step);
    }

    /// A band is that of the point's own GPUs, and its verdict counts with it.
    void theVerdictIsTheEstimates()
    {
        for (const SweepPoint& point : sweep(dense(), sweepAxis("strong-scaling"), {16, 64, 512}, {}, {}, &measuredEvidence()))
            QCOMPARE(point.figures.fit, estimate(point.scenario, measuredEvidence()).value().fit());
    }

    void endsWhenAskedTo()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(sweep(dense(), sweepAxis("training.global_batch"), {64, 128}, {}, stop.get_token()).empty());
    }
};

QTEST_GUILESS_MAIN(TestSweep)
#include "test_sweep.moc"
