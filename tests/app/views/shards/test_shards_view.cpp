// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/shards/shards_view.h"
#include "core/plan/resolved_plan.h"

#include <QSignalSpy>
#include <QToolButton>

#include "app/views/base/example_note.h"
#include "app/views/base/state_page.h"
#include "tests/app/estimates.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/player/player.h"
#include "widgets/shards/shards_chart.h"

using namespace shardscope;

class TestShardsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<ShardsView>();
        m_view->resize(1200, 720);
    }
    void cleanup() { m_view.reset(); }

    /// Hidden, it neither computes nor draws.
    void hiddenItDoesNothing()
    {
        m_view->setEstimate(test::estimateWith({}));
        QVERIFY(!m_view->isSettled());
        QVERIFY(!m_view->chart().picture());
        m_view->player().play();
        QVERIFY(!m_view->player().isTicking());
    }

    /// The small examples need no estimate.
    void smallExamplesAreThereAtOnce()
    {
        m_view->show();
        QVERIFY(m_view->chart().picture());
        QVERIFY(m_view->chart().isVisible());
        QCOMPARE(m_view->chart().picture()->zero.example.zero, 3);
        // Pieces are on their way, so that a still picture tells what happens.
        QVERIFY(m_view->chart().moment().isMoving());
    }

    void modelShowsTheEstimate()
    {
        const std::shared_ptr<const Estimate> estimate = test::estimateWith({"plan.zero=1"});
        show(ShardsPage::Model, estimate);
        const auto& shardings = m_view->chart().picture()->shardings;
        QCOMPARE(shardings.size(), std::size_t{5});
        QVERIFY(shardings[1].isPlans);
        const StageMemory& worst = estimate->memory().stages[static_cast<std::size_t>(estimate->memory().peakStage)];
        QCOMPARE(shardings[1].total.value(), worst.total().value());
    }

    /// A stage that another view points at is the one whose bytes are shown.
    void aStagePointedAtElsewhereIsShown()
    {
        const std::shared_ptr<const Estimate> estimate = test::estimateWith({"plan.zero=1"});
        const int other = estimate->plan().pp - 1;
        QVERIFY(other > 0);
        show(ShardsPage::Model, estimate);
        m_view->setContext(&ViewContext::pointed, {other, -1, {}});
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->question().stage, other);
        QCOMPARE(m_view->chart().picture()->shardings[1].total.value(),
                 estimate->memory().stages[static_cast<std::size_t>(other)].total().value());
    }

    void layerShowsTheOperators()
    {
        show(ShardsPage::Layer, test::estimateWith({}));
        const ShardsPicture& picture = *m_view->chart().picture();
        QCOMPARE(picture.operatorNames.size(), static_cast<qsizetype>(picture.layer.operators.size()));
        Q_EMIT m_view->chart().activated(3, -1);
        QCOMPARE(m_view->chart().moment().frame, 3);
    }

    /// With or without sequence parallelism, as the plan has it, and said where it is not.
    void theLayerIsThePlans()
    {
        const std::shared_ptr<const Estimate> estimate = test::estimateWith({"plan.sequence_parallel=true"});
        QVERIFY(estimate->plan().sequenceParallel);
        show(ShardsPage::Layer, estimate);
        QVERIFY(m_view->chart().picture()->layer.sequenceParallel);
        QVERIFY(!m_view->chart().picture()->subject.contains("What if"));
        ShardsQuestion next = m_view->question();
        next.sequenceParallel = false;
        m_view->setQuestion(next);
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->chart().picture()->subject.contains("What if"));
    }

    /// One GPU cuts nothing: the layer that is shown is an example's, until another page is asked for.
    void whatIsNotCutIsShownOfAnExample()
    {
        show(ShardsPage::Layer, test::estimateWith({"model.preset=llama-3.1-8b", "cluster.gpus_per_node=1", "cluster.nodes=1", "plan.tp=1",
                                                    "plan.pp=1", "plan.dp=1"}));
        const auto* note = m_view->findChild<ExampleNote*>();
        QTRY_VERIFY(m_view->isSettled() && note->isVisible());
        QCOMPARE(m_view->chart().picture()->layer.tp, 8);
        QVERIFY(!m_view->chart().isEnabled());
        ShardsQuestion next = m_view->question();
        next.page = ShardsPage::Zero;
        m_view->setQuestion(next);
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(note->isHidden() && m_view->chart().isEnabled());
    }

    void withoutAnEstimateTheModelWaits()
    {
        show(ShardsPage::Model, nullptr);
        QVERIFY(!m_view->chart().isVisible());
        const auto* state = m_view->findChild<StatePage*>();
        QVERIFY(state && state->isVisible() && !state->reason().isEmpty());
    }

    /// Step by step each frame is shown at its end; gliding, on its way.
    void steppingShowsEnds()
    {
        m_view->show();
        m_view->player().step(1);
        QVERIFY(!m_view->chart().moment().isMoving());
        QCOMPARE(m_view->chart().moment().frame, 2);
        m_view->player().setReducedMotion(true);
        m_view->player().play();
        QVERIFY(!m_view->chart().moment().isMoving());
        m_view->player().pause();
    }

    void noTimerRunsWhileHidden()
    {
        m_view->show();
        m_view->player().play();
        QVERIFY(m_view->player().isTicking());
        m_view->hide();
        QVERIFY(!m_view->player().isTicking());
    }

    /// Another stage of ZeRO starts from the beginning; a click on a frame of the strip goes to it.
    void choicesBeginAnew()
    {
        m_view->show();
        ShardsQuestion next = m_view->question();
        next.zero = 1;
        m_view->setQuestion(next);
        QCOMPARE(m_view->chart().picture()->zero.example.zero, 1);
        QCOMPARE(m_view->chart().moment().frame, 0);
        Q_EMIT m_view->chart().activated(kFrameGroup, 4);
        QCOMPARE(m_view->chart().moment().frame, 4);
    }

    /// The pointed part belongs to one dimension, which the other views highlight.
    void pointingTellsTheDimension()
    {
        m_view->show();
        QSignalSpy pointed(m_view.get(), &ShardsView::pointed);
        Q_EMIT m_view->chart().hovered(1, -1);
        Q_EMIT m_view->chart().hovered(-1, -1);
        QCOMPARE(pointed.size(), 2);
        QCOMPARE(pointed.at(0).at(0).value<Pointed>().dimension, std::optional(Axis::Dp));
        QVERIFY(pointed.at(1).at(0).value<Pointed>().isNothing());
    }

    void theTableTakesThePlace()
    {
        m_view->show();
        m_view->setTableShown(true);
        QVERIFY(!m_view->chart().isVisible());
        m_view->setTableShown(false);
        QVERIFY(m_view->chart().isVisible());
    }

private:
    void show(ShardsPage page, const std::shared_ptr<const Estimate>& estimate)
    {
        ShardsQuestion question;
        question.page = page;
        m_view->setQuestion(question);
        m_view->setEstimate(estimate);
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
    }

    std::unique_ptr<ShardsView> m_view;
};

QTEST_MAIN(TestShardsView)
#include "test_shards_view.moc"
