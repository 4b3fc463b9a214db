// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_view.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cmath>

#include "app/views/base/chart_page.h"
#include "app/views/base/save_picture.h"
#include "app/views/base/state_page.h"
#include "app/views/pipeline/bubble_cause.h"
#include "app/views/pipeline/limit_page.h"
#include "app/views/pipeline/pipeline_chart.h"
#include "app/views/pipeline/pipeline_controls.h"
#include "app/views/pipeline/pipeline_facts.h"
#include "app/views/pipeline/pipeline_steps.h"
#include "app/views/pipeline/step_button.h"
#include "core/plan/check_plan.h"
#include "core/step/step.h"
#include "tests/app/estimates.h"
#include "tests/app/views/base/edits_of.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/tile.h"

using namespace shardscope;

namespace {

const PipelineShape kSmall{ScheduleKind::OneFOneB, 4, 8, 1, 1};

}  // namespace

class TestPipelineView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<PipelineView>();
        m_view->resize(1000, 700);
    }
    void cleanup() { m_view.reset(); }

    void aHiddenViewDrawsNothing()
    {
        m_view->setEstimate(test::estimateWith());
        m_view->compareWith(ScheduleKind::ZbH1);
        QVERIFY(!m_view->isSettled());
        QVERIFY(!m_view->picture());
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->picture()->drawn && m_view->picture()->against);
    }

    void showsThePlansSchedule()
    {
        show(test::estimateWith());
        QCOMPARE(m_view->picture()->drawn->shape().stages, 4);
        QVERIFY(!m_view->isTrial());
        QCOMPARE(m_view->currentChart(), static_cast<ChartWidget*>(&m_view->chart().gantt()));
        QCOMPARE(m_view->chart().gantt().content().panels.size(), std::size_t(1));
        QVERIFY2(m_view->explanation().startsWith("Rank 3 computes"), qPrintable(m_view->explanation()));
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
        m_view->setEstimate(test::estimateWith({"plan.pp=8", "plan.dp=1"}));
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->chart().gantt().content().panels.front()->rows.size(), std::size_t(8));
    }

    /// The rank that the others wait for, and what a press on the better split brings: as the whole estimate says of it.
    void theCauseOfTheBubbleIsToldWithItsCure()
    {
        show(test::estimateWith({"plan.pp=8", "plan.dp=1"}));
        const BubbleCause& cause = *m_view->cause();
        QCOMPARE(cause.rank, 7);
        QVERIFY(cause.ratio > 1.02 && cause.holds.contains("head"));
        QVERIFY(cause.change < 0 && !cause.cure.empty());
        test::EditsOf edits(*m_view, m_view->estimate()->scenario());
        m_view->applyCure();
        QCOMPARE(edits.count, 1);
        QCOMPARE(edits.scenario().plan, withChanges(m_view->estimate()->scenario(), cause.cure).plan);
        const Estimate after = shardscope::estimate(edits.scenario()).value();
        QVERIFY(std::abs(after.step()->step / m_view->estimate()->step()->step - 1 - cause.change) < 1e-9);
        // If no rank is slower there is no message.
        m_view->setUnitTimes(true);
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(!m_view->cause());
        QVERIFY(m_view->explanation().startsWith("Law: idle"));
    }

    /// Equal ranks with few micro-batches wait for the pipeline to fill; what shortens that is offered as well.
    void fillingAndDrainingHasACure()
    {
        show(test::estimateWith({"plan.pp=4", "plan.dp=2", "training.global_batch=16", "plan.micro_batch=2"}));
        const BubbleCause& cause = *m_view->cause();
        QVERIFY2(m_view->explanation().contains(cause.rank < 0 ? "filling and draining" : "computes"), qPrintable(m_view->explanation()));
        QCOMPARE(cause.microBatches, std::int64_t{4});
        QVERIFY(cause.fillAndDrain > 0.1 && cause.change < -0.02);
        QVERIFY2(cureText(cause).startsWith("Smaller micro-batch:") || cureText(cause).startsWith("Interleave:"),
                 qPrintable(cureText(cause)));
        QVERIFY2(cureMeaning(cause).startsWith("Set ") && cureMeaning(cause).contains(" to "), qPrintable(cureMeaning(cause)));
    }

    /// All numbers of section 2 of schedules.md, as a person reads them on the tiles.
    void tilesSayTheNumbers()
    {
        showSmall();
        QStringList values;
        for (const Tile* tile : facts().tiles())
            values << QString(tile->tileData().value).replace(QChar(0x00a0), u' ');
        QCOMPARE(values, QStringList({"33", "–", "27.3 %", "37.5 %", "27.3 %", "9", "4"}));
        QCOMPARE(facts().tiles()[5]->tileData().standing, Standing::Good);
        QSet<QString> sentences;
        for (Tile* tile : facts().tiles()) {
            QTest::keyClick(tile, Qt::Key_Space);
            sentences.insert(m_view->explanation());
        }
        QCOMPARE(sentences.size(), 7);
    }

    void aSecondScheduleIsOnTheSameAxis()
    {
        showSmall();
        m_view->compareWith(ScheduleKind::ZbH1);
        QTRY_VERIFY(m_view->isSettled());
        const GanttContent& content = m_view->chart().gantt().content();
        QCOMPARE(content.panels.size(), std::size_t(2));
        QCOMPARE(content.extent().end, 33.0);
        QCOMPARE(content.difference(), -6.0);
        QVERIFY(facts().tiles()[0]->tileData().delta.contains("27"));
        QCOMPARE(facts().tiles()[0]->tileData().deltaStanding, Standing::Good);
        m_view->compareWith({});
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(content.panels.size(), std::size_t(1));
    }

    void anImpossibleSecondIsSaid()
    {
        showSmall();
        m_view->tryOut({ScheduleKind::OneFOneB, 3, 8, 1, 1});
        m_view->compareWith(ScheduleKind::DualPipe);
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->chart().gantt().content().panels.size(), std::size_t(1));
        QVERIFY2(m_view->explanation().startsWith("DualPipe cannot be shown for comparison: "), qPrintable(m_view->explanation()));
    }

    /// Idle time explains itself on a click, and when reached with the keyboard.
    void aGapSaysWhatItWaitsFor()
    {
        showSmall();
        GanttView& gantt = m_view->chart().gantt();
        const GanttLayout& boxes = gantt.boxes();
        const double x = boxes.scale(gantt.content()).x(6);
        QTest::mouseClick(&gantt, Qt::LeftButton, {}, QPointF(x, boxes.panels[0].lane(0).center().y()).toPoint());
        QCOMPARE(m_view->explanation(),
                 QString("Rank 0 waits 6 before it starts B0: it needs the gradient of B0 on rank 1, which ends at 10."));
        QTest::mouseClick(&gantt, Qt::LeftButton, {},
                          QPointF(boxes.scale(gantt.content()).x(0.5), boxes.panels[0].lane(0).center().y()).toPoint());
        QVERIFY2(m_view->explanation().startsWith("F0 of rank 0 runs from 0 to 1. It does not wait for any other block."),
                 qPrintable(m_view->explanation()));
        QTest::keyClick(&gantt, Qt::Key_Escape);
        QVERIFY(m_view->explanation().startsWith("Law:"));
        QTest::keyClick(&gantt, Qt::Key_PageDown);
        QVERIFY2(m_view->explanation().startsWith("Rank 0 waits 6"), qPrintable(m_view->explanation()));
    }
    void playingTellsWhatTheRanksDo()
    {
        showSmall();
        m_view->chart().gantt().setPlayhead(4.5);
        QVERIFY2(m_view->explanation().startsWith("At 4.5, 1 of 4 ranks work."), qPrintable(m_view->explanation()));
        m_view->compareWith(ScheduleKind::Afab);
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(!m_view->grab().isNull());
    }

    void phasesAreSteppedThrough()
    {
        showSmall();
        m_view->chart().showPhase(Phase::WarmUp);
        QCOMPARE(m_view->chart().gantt().range(), (TimeRange{0, 10}));
        QVERIFY(m_view->explanation().startsWith("Warm-up"));
        m_view->chart().showPhase(Phase::Steady);
        QCOMPARE(m_view->chart().gantt().range(), (TimeRange{4, 25}));
        m_view->chart().showPhase(Phase::CoolDown);
        QCOMPARE(m_view->chart().gantt().range().end, 33.0);
        m_view->chart().showPhase({});
        QCOMPARE(m_view->chart().gantt().range(), (TimeRange{0, 33}));
        QVERIFY(m_view->explanation().startsWith("Law:"));
    }

    void slidersTryOutWithoutChangingThePlan()
    {
        show(test::estimateWith());
        test::EditsOf applied(*m_view, test::exampleScenario({}));
        PipelineControls& controls = *m_view->findChild<PipelineControls*>();
        QVERIFY(!controls.applyButton().isEnabled());
        Q_EMIT controls.kind().choiceEdited("interleaved");
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->question().shape.chunks, 2);
        controls.microBatches().setValue(16);
        Q_EMIT controls.microBatches().valueEdited(16);
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->picture()->drawn->shape().microBatches, 16);
        QVERIFY(m_view->isTrial() && applied.count == 0);
        controls.applyButton().click();
        QCOMPARE(applied.count, 1);
        const Plan& plan = applied.scenario().plan;
        QVERIFY(plan.schedule == ScheduleKind::Interleaved && plan.chunks == 2);
        QCOMPARE(*derivePlan(applied.scenario()).microBatches, std::int64_t{16});
        controls.backButton().click();
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(!m_view->isTrial());
        QCOMPARE(m_view->picture()->drawn->shape().kind, ScheduleKind::OneFOneB);
    }
    /// The cached picture is that of the newest schedule, also after a slider has moved.
    void whatIsDrawnIsTheNewest()
    {
        showSmall();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
        const QImage before = m_view->chart().gantt().grab().toImage();
        m_view->tryOut({ScheduleKind::ZbH1, 4, 8, 1, 1});
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->chart().gantt().grab().toImage() != before);
        m_view->tryOut(kSmall);
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->chart().gantt().grab().toImage(), before);
    }
    void aPlanThatChangesEndsTheTrial()
    {
        showSmall();
        QVERIFY(m_view->isTrial());
        m_view->setEstimate(test::estimateWith({"training.sequence_length=4096"}));
        QVERIFY(m_view->isTrial());
        m_view->setEstimate(test::estimateWith({"plan.pp=2", "plan.dp=4"}));
        QVERIFY(!m_view->isTrial());
    }

    /// Each remedy that is offered leads to a schedule.
    void anImpossibleScheduleOffersWhatWouldDo_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("stages");
        QTest::addColumn<int>("microBatches");
        QTest::newRow("last group too short") << int(ScheduleKind::Interleaved) << 4 << 9;
        QTest::newRow("odd ranks") << int(ScheduleKind::DualPipe) << 3 << 8;
        QTest::newRow("too few micro-batches") << int(ScheduleKind::DualPipeV) << 4 << 3;
        QTest::newRow("more blocks than memory") << int(ScheduleKind::OneFOneB) << 256 << 1'000'000;
    }
    void anImpossibleScheduleOffersWhatWouldDo()
    {
        QFETCH(int, kind);
        QFETCH(int, stages);
        QFETCH(int, microBatches);
        showSmall();
        const PipelineShape shape = shapeInKind({ScheduleKind::OneFOneB, stages, microBatches, 1, 1}, ScheduleKind(kind));
        m_view->tryOut(shape);
        QTRY_VERIFY(m_view->isSettled());
        auto* page = m_view->findChild<LimitPage*>();
        QVERIFY(page->isVisible());
        QVERIFY(!page->state().reason().isEmpty());
        QCOMPARE(m_view->currentChart(), nullptr);
        const auto buttons = page->findChildren<QPushButton*>();
        QVERIFY(!buttons.isEmpty());
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
        if (kind == int(ScheduleKind::OneFOneB))
            return;  // would do, but sixteen million blocks are for the benchmark
        for (int index = 0; index < buttons.size(); ++index) {
            m_view->tryOut(shape);
            QTRY_VERIFY(m_view->isSettled());
            page->findChildren<QPushButton*>()[index]->click();
            QTRY_VERIFY(m_view->isSettled());
            QVERIFY(m_view->picture()->drawn.has_value());
        }
    }

    void statesAreSaid()
    {
        m_view->show();
        auto* state = m_view->findChild<StatePage*>();
        QVERIFY(state->isVisible());
        m_view->setEstimate(test::illegalEstimate());
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY2(state->isVisible() && state->reason().contains("64 GPUs"), qPrintable(state->reason()));
        // A pipeline can be tried out nevertheless.
        m_view->tryOut(kSmall);
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(!state->isVisible());
        QCOMPARE(m_view->picture()->drawn->makespan(), 33.0);
    }

    void theFiveImprovements()
    {
        showSmall();
        m_view->setMode(PipelineMode::Steps);
        QTRY_VERIFY(m_view->isSettled());
        auto* steps = m_view->findChild<PipelineSteps*>();
        QVERIFY(steps->isVisible());
        QCOMPARE(steps->table().rowCount(), 5);
        QCOMPARE(steps->table().index(0, 1).data(Qt::EditRole).toDouble(), 96.0);
        QCOMPARE(steps->table().index(4, 1).data(Qt::EditRole).toDouble(), 25.5);
        QCOMPARE(steps->table().index(4, 4).data(Qt::EditRole).toDouble(), 0.0);
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
        QVERIFY(!m_view->grab().isNull());
        QTest::keyClick(steps->buttons()[4], Qt::Key_Space);
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->mode(), PipelineMode::Schedule);
        QCOMPARE(m_view->picture()->drawn->makespan(), 25.5);
    }
    /// Five schedules of hundreds of micro-batches could not be read: at first there are few.
    void theImprovementsStartReadable()
    {
        show(test::estimateWith());
        m_view->setMode(PipelineMode::Steps);
        QTRY_VERIFY(m_view->isSettled());
        auto* steps = m_view->findChild<PipelineSteps*>();
        QCOMPARE(steps->table().index(1, 1).data(Qt::EditRole).toDouble(), 33.0);
        QVERIFY(m_view->explanation().contains("The micro-batches are few"));
        QVERIFY(!m_view->isTrial());
    }
    void aStepThatIsNotPossibleSaysWhy()
    {
        showSmall();
        m_view->tryOut({ScheduleKind::OneFOneB, 4, 3, 1, 1});
        m_view->setMode(PipelineMode::Steps);
        QTRY_VERIFY(m_view->isSettled());
        auto* steps = m_view->findChild<PipelineSteps*>();
        QVERIFY(!steps->buttons()[3]->isEnabled());
        QVERIFY(steps->buttons()[3]->accessibleDescription().contains("Not possible"));
        QCOMPARE(steps->table().index(3, 1).data(Qt::EditRole).toString(), QString("not possible"));
        QVERIFY(steps->buttons()[4]->isEnabled());
    }
    void chunksOfTheInterleavedStep()
    {
        showSmall();
        m_view->setMode(PipelineMode::Steps);
        PipelineControls& controls = *m_view->findChild<PipelineControls*>();
        controls.chunks().setValue(4);
        Q_EMIT controls.chunks().valueEdited(4);
        QTRY_VERIFY(m_view->isSettled());
        auto* steps = m_view->findChild<PipelineSteps*>();
        QCOMPARE(steps->table().index(3, 1).data(Qt::EditRole).toDouble(), 24 + 9 / 4.0);
        QCOMPARE(m_view->question().shape.chunks, 1);
    }

    void aBurstOfEditsEndsAtTheLast()
    {
        showSmall();
        for (int m = 1; m <= 200; ++m)
            m_view->tryOut(shapeWith(kSmall, 4, m, 1));
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->picture()->drawn->makespan(), 3.0 * (200 + 3));
        m_view->setMode(PipelineMode::Steps);
        m_view->tryOut(kSmall);
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->findChild<PipelineSteps*>()->isVisible());
    }

    void rowsAreTheStagesOfOtherViews()
    {
        showSmall();
        QSignalSpy hovered(m_view.get(), &View::pointed);
        Q_EMIT m_view->chart().gantt().hovered(2, -1);
        QCOMPARE(hovered[0][0].value<Pointed>().stage, 2);
        m_view->setContext(&ViewContext::pointed, {1, -1, {}});
        QVERIFY(!m_view->grab().isNull());
    }

    void tablesAndPicturesAreWritten()
    {
        showSmall();
        QTemporaryDir folder;
        m_view->setTableShown(true);
        QVERIFY(m_view->chart().page().isTableShown());
        QCOMPARE(m_view->currentChart()->table().rowCount(), 64);
        QCOMPARE(saveCsv(*m_view->currentChart(), folder.filePath("p.csv")), QString());
        for (const QString& name : {QString("p.png"), QString("p.svg"), QString("p.pdf")}) {
            QCOMPARE(savePicture(*m_view->currentChart(), folder.filePath(name)), QString());
            QVERIFY2(QFileInfo(folder.filePath(name)).size() > 500, qPrintable(name));
        }
        QVERIFY(savePicture(*m_view->currentChart(), folder.filePath("nowhere/p.png")).contains("nowhere"));
        m_view->setTableShown(false);
        m_view->setMode(PipelineMode::Steps);
        QTRY_VERIFY(m_view->isSettled());
        const Scene scene = m_view->findChild<PipelineSteps*>()->scene();
        QVERIFY(scene.rects.size() > 5 * 32);
        QVERIFY(
            std::any_of(scene.texts.begin(), scene.texts.end(), [](const SceneText& text) { return text.text.contains("makespan 25.5"); }));
        QCOMPARE(savePicture(scene, "steps", folder.filePath("s.svg")), QString());
        QVERIFY(QFileInfo(folder.filePath("s.svg")).size() > 5000);
    }

private:
    [[nodiscard]] PipelineFacts& facts() const { return *m_view->findChild<PipelineFacts*>(); }
    void show(std::shared_ptr<const Estimate> estimate)
    {
        m_view->setEstimate(std::move(estimate));
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
    }
    void showSmall()
    {
        m_view->setUnitTimes(true);
        show(test::estimateWith());
        m_view->tryOut(kSmall);
        QTRY_VERIFY(m_view->isSettled());
    }

    std::unique_ptr<PipelineView> m_view;
};

QTEST_MAIN(TestPipelineView)
#include "test_pipeline_view.moc"
