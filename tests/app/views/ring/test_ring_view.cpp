// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ring/ring_view.h"

#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>

#include "app/views/base/chart_page.h"
#include "app/views/base/state_page.h"
#include "app/views/ring/ring_content.h"
#include "app/views/ring/ring_controls.h"
#include "core/ring/ring_request.h"
#include "tests/app/estimates.h"
#include "tests/app/views/base/edits_of.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/player/player.h"
#include "widgets/ring/ring_chart.h"

using namespace shardscope;

namespace {

/// tp 4, so that two key/value heads are left to a rank.
std::shared_ptr<const Estimate> withoutContext() { return test::estimateWith({"plan.tp=4", "plan.pp=1", "plan.dp=16"}); }

std::shared_ptr<const Estimate> withContext(const std::string& layout = "zigzag", int cp = 4)
{
    return test::estimateWith({"plan.tp=4", "plan.pp=1", "plan.cp=" + std::to_string(cp), "plan.dp=" + std::to_string(16 / cp),
                               "plan.cp_layout=" + layout, "training.sequence_length=32768"});
}

}  // namespace

class TestRingView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<RingView>();
        m_view->resize(1000, 700);
    }
    void cleanup() { m_view.reset(); }

    void aHiddenViewDrawsNothing()
    {
        m_view->setEstimate(withContext());
        QVERIFY(!m_view->isSettled());
        QVERIFY(!chart().picture());
        m_view->player().play();
        QVERIFY(!m_view->player().isTicking());
        m_view->show();
        QVERIFY(m_view->isSettled() && chart().picture());
        m_view->hide();
        QVERIFY(!m_view->player().isTicking());
    }

    void theScenarioIsShown()
    {
        show(withContext("striped", 8));
        QCOMPARE(m_view->whatIf(), (RingWhatIf{8, ContextLayout::Striped, 32768, 2}));
        QCOMPARE(chart().picture()->shape, (RingShape{ContextLayout::Striped, 8, 32768}));
        QCOMPARE(m_view->player().steps(), 8);
        QCOMPARE(m_view->player().place(), 1.0);
        QVERIFY(!button("Apply")->isEnabled() && !button("Reset")->isEnabled());
    }

    /// Without context parallelism the view shows four ranks, and says that the scenario has none.
    void withoutContextItIsAWhatIf()
    {
        show(withoutContext());
        QCOMPARE(m_view->whatIf().ranks, 4);
        QCOMPARE(chart().picture()->shape.ranks, 4);
        QVERIFY(button("Apply")->isEnabled());
        const QList<QLabel*> labels = m_view->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) { return label->text().contains("cp 1"); }));
    }

    /// The bytes and the balance are those that the command `ring` answers.
    void theFiguresAreTheCommands_data()
    {
        QTest::addColumn<int>("layout");
        for (const auto& [layout, name] : EnumNames<ContextLayout>::names)
            QTest::addRow("%s", std::string(name).c_str()) << static_cast<int>(layout);
    }
    void theFiguresAreTheCommands()
    {
        QFETCH(int, layout);
        const auto chosen = static_cast<ContextLayout>(layout);
        show(withoutContext());
        m_view->setWhatIf({2, chosen, 32768});
        RingRequest request{2, chosen, 32768, 16, 2, 128, 2};  // 64 and 8 heads over tp 4
        const auto answer = answerRing(request);
        QCOMPARE(chart().picture()->bytes.forward, answer->bytes->forward);
        QCOMPARE(chart().picture()->bytes.backwardFp32, answer->bytes->backwardFp32);
        QCOMPARE(chart().picture()->work->balance(), answer->work->balance());
    }

    void everyModeAndPassShowsAChart_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("layout");
        for (int mode = 0; mode <= static_cast<int>(RingMode::Layouts); ++mode) {
            for (const auto& [layout, name] : EnumNames<ContextLayout>::names)
                QTest::addRow("mode %d, %s", mode, std::string(name).c_str()) << mode << static_cast<int>(layout);
        }
    }
    void everyModeAndPassShowsAChart()
    {
        QFETCH(int, mode);
        QFETCH(int, layout);
        show(withoutContext());
        m_view->setMode(static_cast<RingMode>(mode));
        m_view->setWhatIf({2, static_cast<ContextLayout>(layout), 16384});
        for (const RingPassChoice& pass : {RingPassChoice{}, RingPassChoice{RingDirection::Backward, RingGradient::Bf16},
                                           RingPassChoice{RingDirection::Backward, RingGradient::Fp32}}) {
            m_view->setPass(pass);
            for (const bool table : {true, false}) {
                m_view->setTableShown(table);
                QVERIFY(m_view->currentChart());
                QVERIFY(m_view->currentChart()->table().rowCount() >= 2);
                QVERIFY(!m_view->grab().isNull());
                QCOMPARE(test::namelessWidgets(*m_view), QStringList());
            }
        }
    }

    /// Sliders leave the scenario alone; a new scenario takes over only if it says something else about the ring.
    void aWhatIfStays()
    {
        show(withContext());
        m_view->setWhatIf({16, ContextLayout::Contiguous, 65536});
        QCOMPARE(chart().picture()->shape.ranks, 16);
        m_view->setEstimate(test::estimateWith(
            {"plan.tp=4", "plan.pp=1", "plan.cp=4", "plan.dp=4", "training.sequence_length=32768", "training.global_batch=512"}));
        QCOMPARE(m_view->whatIf().ranks, 16);
        m_view->setEstimate(withContext("zigzag", 8));
        QCOMPARE(m_view->whatIf(), (RingWhatIf{8, ContextLayout::Zigzag, 32768, 2}));
        m_view->setWhatIf({16, ContextLayout::Contiguous, 65536});
        button("Reset")->click();
        QCOMPARE(m_view->whatIf(), (RingWhatIf{8, ContextLayout::Zigzag, 32768, 2}));
    }

    void applyTellsTheFields()
    {
        show(withoutContext());
        test::EditsOf applied(*m_view, withoutContext()->scenario());
        m_view->setWhatIf({8, ContextLayout::Striped, 65536});
        button("Apply")->click();
        QCOMPARE(applied.count, 1);
        QCOMPARE(applied.document.undoStack().count(), 1);
        const Scenario& scenario = applied.scenario();
        QCOMPARE(scenario.plan.cp, 8);
        QCOMPARE(scenario.plan.cpLayout, ContextLayout::Striped);
        QCOMPARE(scenario.training.sequenceLength, 65536);
    }

    /// Two ranks exchange heads, and four such groups form a ring.
    void twoLevelsAreShownAndApplied()
    {
        show(test::estimateWith({"plan.tp=4", "plan.pp=1", "plan.cp=8", "plan.dp=2", "plan.cp_layout=ulysses-ring", "plan.cp_inner=2",
                                 "training.sequence_length=32768"}));
        QCOMPARE(m_view->whatIf(), (RingWhatIf{8, ContextLayout::UlyssesRing, 32768, 2}));
        QCOMPARE(chart().picture()->shape, (RingShape{ContextLayout::UlyssesRing, 8, 32768, 2}));
        QCOMPARE(chart().picture()->moments(), 6);
        QVERIFY(!button("Apply")->isEnabled());
        show(withoutContext());
        test::EditsOf applied(*m_view, withoutContext()->scenario());
        m_view->setWhatIf({4, ContextLayout::UlyssesRing, 32768, 3});  // not a divisor: one that is possible takes its place
        QCOMPARE(m_view->whatIf().inner, 2);
        button("Apply")->click();
        QCOMPARE(applied.scenario().plan.cpLayout, ContextLayout::UlyssesRing);
        QCOMPARE(applied.scenario().plan.cpInner, std::optional(2));
        m_view->setWhatIf({8, ContextLayout::UlyssesRing, 32768, 4});
        auto* state = m_view->findChild<StatePage*>();
        QVERIFY2(state->isVisible() && state->reason().contains("inner ranks 2"), qPrintable(state->reason()));
    }

    void whatCannotBeIsSaid()
    {
        show(withoutContext());
        m_view->setWhatIf({4, ContextLayout::Ulysses, 32768});  // two key/value heads for four ranks
        auto* state = m_view->findChild<StatePage*>();
        QVERIFY(state->isVisible());
        QVERIFY2(state->reason().contains("2 key/value heads") && state->reason().contains("ranks 2"), qPrintable(state->reason()));
        QCOMPARE(m_view->currentChart(), nullptr);
        QVERIFY(!button("Apply")->isEnabled());
        m_view->setMode(RingMode::Layouts);
        QVERIFY(m_view->currentChart());
        m_view->setMode(RingMode::Steps);
        m_view->setWhatIf({4, ContextLayout::Zigzag, 32764});
        QVERIFY2(state->reason().contains("32,760"), qPrintable(state->reason()));
        m_view->setWhatIf({4, ContextLayout::Zigzag, 32768});
        QVERIFY(!state->isVisible() && chart().picture());
        m_view->setWhatIf({64, ContextLayout::Zigzag, 32768});  // more GPUs than there are
        QVERIFY(chart().picture() && !button("Apply")->isEnabled());
        QVERIFY2(button("Apply")->toolTip().contains("256 GPUs"), qPrintable(button("Apply")->toolTip()));
    }

    /// The mask shows what may be chosen; what is chosen is said.
    void sparseAttentionIsTold()
    {
        const QString chosen = "Of the keys in the mask, an indexer chooses at most 2,048 for each query.";
        const RingWhatIf whatIf{2, ContextLayout::AllGather, 8192};
        QVERIFY(ringContent(*test::estimateWith({"model.preset=glm-5"}), whatIf, {}).figures.endsWith(chosen));
        QVERIFY(!ringContent(*test::estimateWith(), whatIf, {}).figures.contains("indexer"));
    }

    void aModelWithoutAttentionAndNoEstimate()
    {
        m_view->show();
        QVERIFY(m_view->findChild<StatePage*>()->isVisible());
        QVERIFY(!m_view->findChild<RingControls*>()->isVisible());
        m_view->setEstimate(test::illegalEstimate());  // the ring of an illegal plan can be looked at all the same
        QVERIFY(chart().picture());
        m_view->setEstimate(nullptr);
        QVERIFY(m_view->findChild<StatePage*>()->isVisible());
    }

    void theLongestAndTheWidest()
    {
        show(withoutContext());
        for (const ContextLayout layout : {ContextLayout::Contiguous, ContextLayout::Zigzag, ContextLayout::Striped,
                                           ContextLayout::AllGather, ContextLayout::ContiguousAllGather}) {
            m_view->setWhatIf({64, layout, 9'999'872});
            QVERIFY(chart().picture());
            QVERIFY(!m_view->grab().isNull());
        }
    }

    void aCellGoesToItsStep()
    {
        show(withContext());
        Q_EMIT chart().activated(2, 3);
        QCOMPARE(m_view->player().place(), 3.0);
        QCOMPARE(chart().moment().step, 3);
        m_view->setTableShown(true);
        Q_EMIT qobject_cast<ChartPage*>(chart().parentWidget())->cellActivated(6, 0);  // rank 1, step 2
        QCOMPARE(m_view->player().place(), 2.0);
    }

    void aCardChoosesItsLayout()
    {
        show(withContext());
        m_view->setMode(RingMode::Layouts);
        Q_EMIT m_view->findChild<RingLayouts*>()->activated(2, -1);
        QCOMPARE(m_view->whatIf().layout, ContextLayout::Striped);
        QCOMPARE(m_view->findChild<RingLayouts*>()->chartData().chosen, 2);
    }

    void ranksArePointedAt()
    {
        show(withContext());
        QSignalSpy hovered(m_view.get(), &RingView::rankHovered);
        Q_EMIT chart().hovered(2, 1);
        QCOMPARE(hovered.back()[0].toInt(), 2);
        const QImage before = m_view->grab().toImage();
        m_view->setHighlightedRank(3);
        QVERIFY(m_view->grab().toImage() != before);
        m_view->setHighlightedRank(-1);
        QCOMPARE(m_view->grab().toImage(), before);
    }

    /// The estimate may come when the view is seen already: it begins where a still picture says most.
    void theStartIsTheSameWheneverTheEstimateComes()
    {
        m_view->show();
        m_view->setEstimate(withContext());
        QCOMPARE(m_view->player().place(), 1.0);
        m_view->setWhatIf({4, ContextLayout::AllGather, 32768});
        QCOMPARE(m_view->player().place(), 1.0);  // after the gather
        QCOMPARE(m_view->player().steps(), 2);
    }

    void controlsEdit()
    {
        show(withContext());
        auto* controls = m_view->findChild<RingControls*>();
        const QList<DegreeSlider*> sliders = controls->findChildren<DegreeSlider*>();
        const auto ranks = std::find_if(sliders.begin(), sliders.end(), [](const DegreeSlider* each) { return each->isVisible(); });
        QVERIFY(ranks != sliders.end());  // the inner ranks have no meaning in this layout
        Q_EMIT(*ranks)->valueEdited(16);
        QCOMPARE(m_view->whatIf().ranks, 16);
        Q_EMIT controls->findChild<QuantitySlider*>()->valueEdited(1 << 20);
        QCOMPARE(m_view->whatIf().sequence, 1 << 20);
        Q_EMIT controls->findChild<SegmentedChoice*>()->choiceEdited("contiguous");
        QCOMPARE(m_view->whatIf().layout, ContextLayout::Contiguous);
        QCOMPARE(chart().picture()->shape, (RingShape{ContextLayout::Contiguous, 16, 1 << 20}));
    }

    void csvIsWritten()
    {
        show(withContext());
        QTemporaryDir folder;
        QCOMPARE(saveCsv(*m_view->currentChart(), folder.filePath("ring.csv")), QString());
        QFile file(folder.filePath("ring.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("\r\n"), 17);
    }

    /// The time from a slider's move until everything is computed and painted.
    void sliderToPixels()
    {
        show(withContext("zigzag", 4));
        QImage picture(m_view->size(), QImage::Format_ARGB32_Premultiplied);
        bool other = false;
        const auto move = [&] {
            other = !other;
            m_view->setWhatIf({16, ContextLayout::Zigzag, other ? 65536 : 131072});
            m_view->render(&picture);
        };
        QBENCHMARK { move(); }
        const QImage last = picture;
        move();
        QVERIFY(picture != last);
    }

private:
    void show(std::shared_ptr<const Estimate> estimate)
    {
        m_view->setEstimate(std::move(estimate));
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
    }
    RingChart& chart() { return *m_view->findChild<RingChart*>(); }
    QPushButton* button(const QString& text)
    {
        for (QPushButton* each : m_view->findChild<RingControls*>()->findChildren<QPushButton*>()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    }

    std::unique_ptr<RingView> m_view;
};

QTEST_MAIN(TestRingView)
#include "test_ring_view.moc"
