// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <numeric>
#include <random>

#include "core/estimate/estimate.h"
#include "core/estimate/time_fields.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/bubble.h"
#include "core/step/equal_stages.h"
#include "core/step/stage_passes.h"
#include "core/step/step.h"
#include "tests/core/explain/explain_scenarios.h"

using namespace shardscope;

/// Where the GPU time of a step goes: properties over plans of every kind.
class TestStepShares : public QObject {
    Q_OBJECT

    static double sum(const StepShares& shares)
    {
        return shares.compute + shares.fillAndDrain + shares.imbalance +
               std::accumulate(shares.exposed.begin(), shares.exposed.end(), 0.0) + shares.optimizer + shares.host;
    }

    static void check(const Estimate& value)
    {
        const StepShares& shares = value.shares();
        const bool areUneven = value.scenario().training.documents.areUneven();
        QVERIFY2(std::abs(sum(shares) - 1) < 1e-9, qPrintable(QString::number(sum(shares) - 1)));
        for (const FieldNumber& number : shareNumbers(shares))
            QVERIFY2(!number.value || *number.value >= 0, number.name.data());
        QCOMPARE(shares.bubble, shares.fillAndDrain + shares.imbalance);
        QCOMPARE(shares.exposedTotal, std::accumulate(shares.exposed.begin(), shares.exposed.end(), 0.0));
        QCOMPARE(shares.slowStage.has_value(), !areUneven && shares.imbalance > 0);
        if (value.plan().pp == 1 && !areUneven)
            QCOMPARE(shares.bubble, 0.0);
        // The GPUs with less work wait for those with the most.
        if (areUneven && *value.throughput()->slowestOverMean > 1 + 1e-9)
            QVERIFY(shares.imbalance > 0);
    }

    /// A model whose embedding and head are negligible compared with its layers.
    static Scenario nearlyEqual(int pp, std::int64_t batch, ScheduleKind kind)
    {
        fixture::ModelSize size;
        size.layers = 16;
        size.vocab = 128;
        Scenario scenario = fixture::scenario(size, pp);
        scenario.training.globalBatch = batch;
        scenario.plan.pp = pp;
        scenario.plan.schedule = kind;
        return scenario;
    }

private slots:
    void everyKindOfPlan_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const fixture::NamedScenario& named : fixture::explainScenarios())
            QTest::newRow(named.name.c_str()) << index++;
    }
    void everyKindOfPlan()
    {
        QFETCH(int, index);
        check(estimate(fixture::explainScenarios()[static_cast<std::size_t>(index)].scenario).value());
    }

    void randomPlans()
    {
        std::mt19937 random(20261123);
        const auto oneOf = [&](std::initializer_list<int> values) { return values.begin()[random() % values.size()]; };
        int legal = 0;
        for (int i = 0; i < 400; ++i) {
            Scenario scenario = random() % 3 == 0 ? fixture::latentExperts(64) : fixture::denseModel(64);
            Plan& plan = scenario.plan;
            plan.tp = oneOf({1, 2, 4, 8});
            plan.pp = oneOf({1, 2, 4, 8});
            plan.cp = oneOf({1, 1, 2});
            plan.ep = scenario.architecture->kinds.size() > 1 ? oneOf({1, 2, 4}) : 1;
            plan.schedule = static_cast<ScheduleKind>(random() % EnumNames<ScheduleKind>::names.size());
            plan.chunks = oneOf({1, 2});
            plan.zero = oneOf({0, 1, 2});
            plan.overlap.pipeline = random() % 2 == 0;
            plan.overlap.gradReduce = random() % 2 == 0;
            scenario.training.globalBatch = oneOf({64, 128, 512});
            const Result<Estimate> value = estimate(scenario);
            if (!value || !value->step())
                continue;
            ++legal;
            check(*value);
        }
        QVERIFY2(legal > 60, qPrintable(QString::number(legal)));
    }

    void equalStagesHaveNoImbalance_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("stages");
        QTest::addColumn<bool>("overlaps");
        for (const ScheduleKind kind : {ScheduleKind::Afab, ScheduleKind::OneFOneB, ScheduleKind::ZbH1}) {
            for (const int stages : {2, 8}) {
                for (const bool overlaps : {true, false})
                    QTest::addRow("%s, %d stages%s", nameOf(kind).data(), stages, overlaps ? "" : ", blocking sends")
                        << static_cast<int>(kind) << stages << overlaps;
            }
        }
    }
    void equalStagesHaveNoImbalance()
    {
        QFETCH(int, kind);
        QFETCH(int, stages);
        QFETCH(bool, overlaps);
        Scenario scenario = nearlyEqual(stages, 32, static_cast<ScheduleKind>(kind));
        scenario.plan.overlap.pipeline = overlaps;
        const Estimate value = estimate(scenario).value();
        QVERIFY(value.step());
        const StepShares& shares = value.shares();
        QVERIFY2(shares.fillAndDrain > 0.01, qPrintable(QString::number(shares.fillAndDrain)));
        QVERIFY2(shares.imbalance < 0.04 * shares.bubble, qPrintable(QString::number(shares.imbalance / shares.bubble)));
    }

    void moreMicroBatchesFillThePipeline()
    {
        double before = 1;
        for (const int batch : {8, 32, 128, 1024, 8192}) {
            const StepShares shares = estimate(nearlyEqual(8, batch, ScheduleKind::OneFOneB)).value().shares();
            QVERIFY(shares.fillAndDrain < before);
            before = shares.fillAndDrain;
        }
        QVERIFY2(before < 0.002, qPrintable(QString::number(before)));
    }

    /// One stage with more layers than the others: their idle time is imbalance, and it is named.
    void theSlowStageIsNamed()
    {
        Scenario scenario = nearlyEqual(4, 256, ScheduleKind::OneFOneB);
        scenario.plan.stageLayers = std::vector<int>{3, 3, 7, 3};
        const Estimate value = estimate(scenario).value();
        QVERIFY(value.step());
        QCOMPARE(value.shares().slowStage, std::optional(2));
        QVERIFY2(value.shares().imbalance > 0.3, qPrintable(QString::number(value.shares().imbalance)));
        QVERIFY2(value.shares().fillAndDrain < 0.02, qPrintable(QString::number(value.shares().fillAndDrain)));
    }

    /// With equal stages and free messages the schedule's own cost is the published one: (p - 1)/(m + p - 1) of all time.
    void equalStagesIdleAsInPrint()
    {
        StepEstimate step = *estimate(nearlyEqual(4, 16, ScheduleKind::OneFOneB)).value().step();
        for (Passes& passes : step.stages)
            passes = step.stages[1];
        step.times = blockTimes(step.stages);
        step.hops = {};
        const Estimate value = estimate(nearlyEqual(4, 16, ScheduleKind::OneFOneB)).value();
        const BlockTimes one = blockTimes(step.stages).front();
        const double idle = idleWithEqualStages(step, value.plan()).value();
        QVERIFY(std::abs(idle / (3 * (one.forward + one.backward)) - 1) < 1e-9);
    }

    /// Idle time until the last block is in both: the bubble of the step is never told of less than the schedule shows.
    void theScheduleAloneIdlesNoMore()
    {
        for (const fixture::NamedScenario& named : fixture::explainScenarios()) {
            const Estimate value = estimate(named.scenario).value();
            const StepEstimate& step = *value.step();
            // By GPUs, of which an encoder apart may have others than a stage.
            const ResolvedPlan& plan = value.plan();
            double waiting = 0;
            for (const RankTime& rank : step.ranks) {
                const double gpus = rank.rank < plan.ranksBeforeLanguage() ? plan.encoderGpus : plan.gridGpus() / plan.gridStages();
                waiting += rank.bubble / step.step * gpus / plan.world;
            }
            QVERIFY2(value.shares().bubble >= waiting - 1e-9, named.name.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestStepShares)
#include "test_step_shares.moc"
