// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <random>

#include "core/plan/check_plan.h"
#include "core/step/basis.h"
#include "core/step/closed_form.h"
#include "core/step/step.h"
#include "core/step/step_bubble.h"
#include "tests/core/explain/explain_scenarios.h"

using namespace shardscope;

/// Where the closed form answers, it is the simulated step.
class TestClosedForm : public QObject {
    Q_OBJECT

    /// 1: they agree; 0: there is no closed form; -1: they differ.
    static int agreement(const Scenario& scenario)
    {
        const ResolvedPlan plan = resolvePlan(scenario);
        const CostConstants constants;
        std::vector<double> ends;
        const std::optional<Seconds> known = closedFormStep(stepInputs(Basis(scenario, constants)), ends);
        if (!known)
            return 0;
        const Result<StepEstimate> simulated = estimateStep(Basis(scenario, constants));
        const bool agrees = simulated && std::abs(*known / simulated->step - 1) <= 1e-9 && isBubbleAlike(*simulated, plan);
        if (!agrees && simulated)
            qWarning("%.15g, simulated %.15g", known->value(), simulated->step.value());
        return agrees ? 1 : -1;
    }

    /// For a step that is too large to lay out, the ends alone give the bubble of the blocks.
    static bool isBubbleAlike(const StepEstimate& step, const ResolvedPlan& plan)
    {
        const std::optional<BubbleFractions> laidOut = bubbleFractions(*step.schedule, *step.simulation);
        const std::optional<BubbleFractions> known = bubbleOfEnds(step, plan);
        if (!laidOut || !known)
            return laidOut.has_value() == known.has_value();
        const auto isNear = [](double a, double b) { return std::abs(a - b) <= 1e-9; };
        const bool isAlike =
            isNear(laidOut->ofTotal, known->ofTotal) && isNear(laidOut->ofIdeal, known->ofIdeal) && isNear(laidOut->ofSpan, known->ofSpan);
        if (!isAlike)
            qWarning("bubble %.12g %.12g %.12g, laid out %.12g %.12g %.12g", known->ofTotal, known->ofIdeal, known->ofSpan,
                     laidOut->ofTotal, laidOut->ofIdeal, laidOut->ofSpan);
        return isAlike;
    }

    static bool hasClosedForm(const Scenario& scenario)
    {
        const ScheduleKind kind = scenario.plan.schedule;
        // Messages of an encoder apart take another time than those between stages.
        const bool isApart = scenario.plan.encoder.placement == EncoderPlacement::Own;
        // Blocks of unequal work are simulated one by one.
        return !isApart && !scenario.training.documents.areUneven() && kind != ScheduleKind::DualPipe && kind != ScheduleKind::DualPipeV;
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
        const Scenario scenario = fixture::explainScenarios()[static_cast<std::size_t>(index)].scenario;
        QCOMPARE(agreement(scenario), hasClosedForm(scenario) ? 1 : 0);
    }

    void randomPlans_data()
    {
        QTest::addColumn<bool>("experts");
        QTest::newRow("dense") << false;
        QTest::newRow("experts") << true;
    }
    void randomPlans()
    {
        QFETCH(bool, experts);
        std::mt19937_64 random(7);
        const auto oneOf = [&random](std::initializer_list<int> values) {
            return *(values.begin() + static_cast<std::ptrdiff_t>(random() % values.size()));
        };
        int compared = 0;
        for (int i = 0; i < 300; ++i) {
            Scenario scenario = experts ? fixture::mixtral8x7b(64) : fixture::llama70b(64);
            scenario.cluster.gpu.memory = Bytes(80e9);
            Plan& plan = scenario.plan;
            plan.tp = oneOf({1, 2, 4, 8});
            plan.sequenceParallel = oneOf({0, 1}) != 0;
            plan.pp = oneOf({1, 2, 4, 8, 16});
            plan.ep = experts ? oneOf({1, 2, 4}) : 1;
            plan.zero = oneOf({0, 1, 2, 3});
            plan.schedule = oneOf({0, 1}) != 0 ? ScheduleKind::OneFOneB : ScheduleKind::Afab;
            plan.recompute = EnumNames<Recompute>::names[random() % 4].first;
            plan.overlap.gradReduce = oneOf({0, 1}) != 0;
            plan.overlap.paramGather = oneOf({0, 1}) != 0;
            plan.overlap.expert = experts && oneOf({0, 1}) != 0;
            plan.microBatch = oneOf({1, 2});
            scenario.training.recipe = EnumNames<Recipe>::names[random() % 4].first;
            scenario.training.globalBatch = oneOf({64, 128, 1024});
            if (!isLegal(scenario))
                continue;
            QCOMPARE(agreement(scenario), 1);
            ++compared;
        }
        QVERIFY2(compared > 100, qPrintable(QString::number(compared)));
    }
};

QTEST_APPLESS_MAIN(TestClosedForm)
#include "test_closed_form.moc"
