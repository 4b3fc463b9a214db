// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QSignalSpy>

#include <cmath>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/timeline/gantt_samples.h"
#include "widgets/timeline/gantt_breaks.h"
#include "widgets/timeline/gantt_player.h"
#include "widgets/timeline/gantt_view.h"
#include "widgets/timeline/lane_runs.h"
#include "widgets/timeline/live_strip.h"

using namespace shardscope;

/// A view that folds what repeats: 512 micro-batches on 16 stages.
class TestFolding : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_view = std::make_unique<GanttView>();
        m_view->resize(1200, 500);
        m_view->setSchedules({sample::schedule(ScheduleKind::OneFOneB, 16, 512, 0.05)});
        m_view->setFolding(true);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    void theBreakSaysHowOftenAndHowLong()
    {
        QCOMPARE(m_view->content().folds.all().size(), std::size_t{1});
        const QString times = QStringLiteral("× %1").arg(fold().count);
        const Scene scene = m_view->sceneAt({1200, 500}, Theme::current());
        const auto says = [&](const QString& words) {
            return std::any_of(scene.texts.begin(), scene.texts.end(), [&](const SceneText& text) { return text.text == words; });
        };
        QVERIFY(says(times));
        QVERIFY(says("identical"));
        QVERIFY(m_view->summary().contains(times + " identical"));
        const QAbstractItemModel& table = m_view->table();
        const int last = table.rowCount() - 1;
        QCOMPARE(last, int(data().blockCount()));
        QVERIFY(table.index(last, 2).data().toString().contains(times));
        QCOMPARE(table.index(last, 5).data(Qt::EditRole).toDouble(), fold().length());
    }

    /// The remaining part is drawn much larger, with each block at its times.
    void whatStaysIsLarge()
    {
        const TimeScale scale = m_view->boxes().scale(m_view->content());
        const double evenly = m_view->boxes().plot.width() / data().end;
        int seen = 0;
        for (std::uint32_t block = 0; block < data().blockCount(); ++block) {
            const BlockSpan& span = data().spans[block];
            if (span.end > fold().begin && span.start < fold().end)
                continue;
            QVERIFY(std::abs(scale.x(span.end) - scale.x(span.start) - (span.end - span.start) * scale.perTime()) < 1e-6);
            QVERIFY((span.end - span.start) * scale.perTime() > 4 * (span.end - span.start) * evenly);
            ++seen;
        }
        QVERIFY(seen > 500);
    }

    void thePictureContinuesBehindTheBreak()
    {
        const TimeScale scale = m_view->boxes().columnScale(m_view->content());
        const auto pieces = scale.pieces(0, m_view->boxes().columns());
        QCOMPARE(pieces.size(), std::size_t{3});
        QVERIFY(pieces[1].fold);
        int cut = 0;
        for (int lane = 0; lane < 16; ++lane) {
            LaneRuns runs;
            laneRuns(data(), lane, scale, 0, m_view->boxes().columns(), runs);
            const auto broken =
                std::find_if(runs.runs.begin(), runs.runs.end(), [](const LaneRun& run) { return run.kind == LaneRun::Kind::Break; });
            QVERIFY(broken != runs.runs.end() && broken != runs.runs.begin());
            // The block that the break cuts continues behind it as the same block, the skipped repeats later.
            const std::uint32_t block = data().firstEndingAfter(lane, fold().begin);
            const double wide = 2 / scale.perTime();
            if (data().spans[block].start > fold().begin - wide || data().spans[block].end < fold().begin + wide)
                continue;
            const std::uint32_t later = block + std::uint32_t(fold().count * fold().blocks);
            QCOMPARE((broken - 1)->first, block);
            QCOMPARE((broken + 1)->first, later);
            QCOMPARE(data().styleOf[later], data().styleOf[block]);
            ++cut;
        }
        QVERIFY(cut > 4);
    }

    void stripsKeepTheirLevels()
    {
        const int columns = m_view->boxes().columns();
        const TimeScale scale = m_view->boxes().columnScale(m_view->content());
        std::vector<double> folded;
        liveLevels(data(), 2, scale, columns, folded);
        QCOMPARE(*std::max_element(folded.begin(), folded.end()), data().rows[2].livePeak);
        for (const TimePiece& piece : scale.pieces(0, columns)) {
            if (piece.fold)
                continue;
            // The same columns of an even axis.
            std::vector<double> even;
            liveLevels(data(), 2, TimeScale({piece.scale.time(0), piece.scale.time(columns)}, 0, columns), columns, even);
            for (int column = piece.begin + 1; column < piece.end - 1; ++column)
                QCOMPARE(folded[std::size_t(column)], even[std::size_t(column)]);
        }
    }

    void theKeyTheDoubleClickAndAHiddenBlockUnfold()
    {
        const QSignalSpy changed(m_view.get(), &GanttView::foldingChanged);
        QTest::keyClick(m_view.get(), Qt::Key_R);
        QVERIFY(!m_view->isFolding() && m_view->content().folds.isEmpty());
        QTest::keyClick(m_view.get(), Qt::Key_R);
        QVERIFY(m_view->isFolding());
        const TimeScale scale = m_view->boxes().scale(m_view->content());
        const QPointF middle(scale.x((fold().begin + fold().end) / 2), m_view->boxes().plot.center().y());
        QVERIFY(m_view->foldAt(middle));
        QVERIFY(m_view->hitAt(middle).block.isNone() && m_view->hitAt(middle).gap.isNone());
        QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, middle.toPoint());
        QVERIFY(!m_view->isFolding());
        m_view->setFolding(true);
        m_view->setCursor(m_view->markOf({0, data().lanes[3].begin + 500}));
        QVERIFY(!m_view->isFolding());
        QCOMPARE(changed.size(), 5);
    }

    void theKeyboardStepsOverTheBreak()
    {
        m_view->setFocus();
        std::uint32_t block = data().firstEndingAfter(4, fold().begin);
        if (data().spans[block].start >= fold().begin)
            --block;
        m_view->setCursor(m_view->markOf({0, block}));
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        const std::uint32_t next = m_view->placeOf(m_view->cursor()).block;
        QVERIFY(m_view->isFolding());
        QVERIFY(next > block + 100 && data().spans[next].end > fold().end);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(m_view->placeOf(m_view->cursor()).block, block);
    }

    void timeStepsOverTheBreak()
    {
        const double within = (fold().begin + fold().end) / 2;
        QCOMPARE(*m_view->nextEvent(within, 1), fold().end);
        QCOMPARE(*m_view->nextEvent(within, -1), fold().begin);
        double time = fold().begin - 1e-6;
        for (int i = 0; i < 3; ++i) {
            time = *m_view->nextEvent(time, 1);
            QVERIFY(!m_view->content().folds.at(time));
        }
        QVERIFY(time >= fold().end);
    }

    void zoomAndPanWorkInShownTime()
    {
        const TimeRange whole = m_view->range();
        const TimeScale scale = m_view->boxes().scale(m_view->content());
        const double about = fold().end + 3;
        const double x = scale.x(about);
        m_view->zoomAbout(about, 2);
        QVERIFY(std::abs(m_view->boxes().scale(m_view->content()).x(about) - x) < 1e-3);
        m_view->pan(-10);
        QCOMPARE(m_view->range().begin, 0.0);
        m_view->fit();
        QCOMPARE(m_view->range(), whole);
    }

    void whereNothingRepeatsNothingFolds()
    {
        m_view->setSchedules({sample::schedule(ScheduleKind::OneFOneB, 4, 8)});
        QVERIFY(m_view->isFolding() && m_view->repeats().empty() && m_view->content().folds.isEmpty());
    }

private:
    const GanttData& data() const { return *m_view->content().panels[0]; }
    const TimeFold& fold() const { return m_view->content().folds.all()[0]; }

    std::unique_ptr<GanttView> m_view;
};

QTEST_MAIN(TestFolding)
#include "test_folding.moc"
