// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/apply_pipeline.h"

#include <QTest>

#include "app/document/edit_command.h"
#include "core/plan/resolved_plan.h"
#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"

using namespace shardscope;

class TestApplyPipeline : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// The plan resolves to the very pipeline that was asked for.
    void thePlanHasThePipeline_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("stages");
        QTest::addColumn<int>("microBatches");
        QTest::addColumn<int>("chunks");
        QTest::addColumn<int>("group");
        QTest::newRow("zero bubble") << int(ScheduleKind::ZbH1) << 4 << 16 << 1 << 1;
        QTest::newRow("other ranks") << int(ScheduleKind::OneFOneB) << 2 << 32 << 1 << 1;
        QTest::newRow("interleaved") << int(ScheduleKind::Interleaved) << 4 << 24 << 5 << 4;
        QTest::newRow("chosen group") << int(ScheduleKind::Interleaved) << 4 << 24 << 2 << 8;
        QTest::newRow("vee") << int(ScheduleKind::ZbV) << 8 << 64 << 2 << 1;
    }
    void thePlanHasThePipeline()
    {
        QFETCH(int, kind);
        QFETCH(int, stages);
        QFETCH(int, microBatches);
        QFETCH(int, chunks);
        QFETCH(int, group);
        Document document(test::exampleScenario());
        applyPipeline(document, {ScheduleKind(kind), stages, microBatches, chunks, group});
        const ResolvedPlan plan = resolvePlan(document.scenario());
        QCOMPARE(int(document.scenario().plan.schedule), kind);
        QCOMPARE(plan.pp, stages);
        QCOMPARE(plan.microBatches, std::int64_t{microBatches});
        QCOMPARE(plan.chunks, chunks);
        QCOMPARE(plan.group, group);
        QCOMPARE(plan.tp * plan.cp * plan.pp * plan.dp, 64);
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QVERIFY(isSame(document.scenario(), test::exampleScenario()));
    }

    void layersOfOtherStagesAreForgotten()
    {
        Scenario scenario = test::exampleScenario();
        scenario.plan.stageLayers = std::vector<int>{19, 20, 20, 21};
        Document document(scenario);
        applyPipeline(document, {ScheduleKind::ZbH1, 4, 16, 1, 1});
        QVERIFY(document.scenario().plan.stageLayers.has_value());
        applyPipeline(document, {ScheduleKind::ZbH1, 8, 16, 1, 1});
        QVERIFY(!document.scenario().plan.stageLayers);
    }
    void lockedDegreesStay()
    {
        Document document(test::exampleScenario());
        document.setLocked("plan.dp", true);
        const int before = resolvePlan(document.scenario()).dp;
        applyPipeline(document, {ScheduleKind::OneFOneB, 8, 16, 1, 1});
        const ResolvedPlan plan = resolvePlan(document.scenario());
        QCOMPARE(plan.dp, before);
        QCOMPARE(plan.pp, 8);
        QCOMPARE(plan.microBatches, std::int64_t{16});
    }
    void whatIsThereAlreadyLeavesNoTrace()
    {
        Document document(test::exampleScenario());
        const ResolvedPlan plan = resolvePlan(document.scenario());
        applyPipeline(document, {document.scenario().plan.schedule, plan.pp, plan.microBatches, plan.chunks, plan.group});
        QCOMPARE(document.undoStack().count(), 0);
    }
};

QTEST_GUILESS_MAIN(TestApplyPipeline)
#include "test_apply_pipeline.moc"
