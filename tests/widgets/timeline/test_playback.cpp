// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

#include <set>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/timeline/gantt_samples.h"
#include "widgets/timeline/gantt_minimap.h"
#include "widgets/timeline/gantt_player.h"
#include "widgets/timeline/gantt_view.h"
#include "widgets/timeline/playback_bar.h"

using namespace shardscope;

namespace {

std::unique_ptr<GanttView> playerShown()
{
    auto view = std::make_unique<GanttView>();
    view->setSchedules({sample::schedule(ScheduleKind::OneFOneB, 4, 8, 0.5)});
    view->resize(800, 280);
    view->show();
    return view;
}

QToolButton* button(const PlaybackBar& bar, const QString& name)
{
    for (QToolButton* each : bar.findChildren<QToolButton*>()) {
        if (each->accessibleName() == name)
            return each;
    }
    return nullptr;
}

}  // namespace

class TestPlayback : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    /// Steps visit every start and end once, in order, and back.
    void stepsGoFromEventToEvent()
    {
        const auto view = playerShown();
        std::set<double> events;
        for (const BlockSpan& span : view->content().panels[0]->spans) {
            events.insert(span.start);
            events.insert(span.end);
        }
        view->player().scrub(0);
        QList<double> forward{0};
        for (std::size_t i = 0; i + 1 < events.size(); ++i) {
            view->player().step(1);
            forward << *view->playhead();
        }
        QCOMPARE(forward, QList<double>(events.begin(), events.end()));
        for (std::size_t i = 0; i + 1 < events.size(); ++i)
            view->player().step(-1);
        QCOMPARE(*view->playhead(), 0.0);
        view->player().step(-1);
        QCOMPARE(*view->playhead(), 0.0);
    }

    void playingFollowsTheClockToTheEnd()
    {
        const auto view = playerShown();
        QSignalSpy playing(&view->player(), &GanttPlayer::playingChanged);
        view->player().setReducedMotion(false);
        view->player().setSpeed(1000);
        QCOMPARE(view->player().speed(), 16.0);  // the fastest
        view->player().play();
        QTRY_VERIFY(view->playhead().value_or(0) > 1);
        const double seen = *view->playhead();
        QTRY_VERIFY(*view->playhead() > seen);
        QTRY_COMPARE_WITH_TIMEOUT(*view->playhead(), view->content().extent().end, 5000);
        QCOMPARE(playing.size(), 2);
        QVERIFY(!view->player().isPlaying());
        view->player().play();  // from the start again
        QVERIFY(*view->playhead() < 1);
        view->player().stop();
        QVERIFY(!view->playhead());
    }

    void aHiddenViewStandsStill()
    {
        const auto view = playerShown();
        view->player().setReducedMotion(false);
        view->player().play();
        QTRY_VERIFY(view->playhead().value_or(0) > 0);
        view->hide();
        const double hidden = *view->playhead();
        QTest::qWait(80);
        QCOMPARE(*view->playhead(), hidden);
        QVERIFY(view->player().isPlaying());
        view->show();
        QTRY_VERIFY(*view->playhead() > hidden);
    }

    void reducedMotionGoesFromEventToEvent()
    {
        const auto view = playerShown();
        view->player().setReducedMotion(true);
        view->player().setSpeed(16);
        QSignalSpy moved(view.get(), &GanttView::playheadMoved);
        view->player().play();
        QTRY_VERIFY(moved.size() >= 4);
        view->player().pause();
        const double time = *view->playhead();
        bool isEvent = false;
        for (const BlockSpan& span : view->content().panels[0]->spans)
            isEvent |= span.start == time || span.end == time;
        QVERIFY(isEvent);
    }

    void spaceAndTheRulerMoveThePlayhead()
    {
        const auto view = playerShown();
        QTest::keyClick(view.get(), Qt::Key_Space);
        QVERIFY(view->player().isPlaying());
        QTest::keyClick(view.get(), Qt::Key_Space);
        QVERIFY(!view->player().isPlaying());
        const QRectF ruler = view->boxes().ruler;
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, ruler.center().toPoint());
        QVERIFY(std::abs(*view->playhead() - view->content().extent().end / 2) < 0.1);
        QTest::keyClick(view.get(), Qt::Key_Period);
        QVERIFY(*view->playhead() > view->content().extent().end / 2 - 0.1);
        // The playhead stays within time.
        view->setPlayhead(1e9);
        QCOMPARE(*view->playhead(), view->content().extent().end);
    }

    void theBarDrivesAndFollows()
    {
        const auto view = playerShown();
        PlaybackBar bar(*view);
        bar.show();
        QTest::mouseClick(button(bar, "Step forward"), Qt::LeftButton);
        QVERIFY(view->playhead().has_value());
        QSlider* slider = bar.findChild<QSlider*>();
        slider->setValue(5000);
        QCOMPARE(*view->playhead(), view->content().extent().end / 2);
        view->setPlayhead(view->content().extent().end / 4);
        QCOMPARE(slider->value(), 2500);
        QVERIFY2(bar.findChild<QLabel*>()->text().endsWith("/ 41"), qPrintable(bar.findChild<QLabel*>()->text()));
        QTest::mouseClick(button(bar, "Play"), Qt::LeftButton);
        QVERIFY(view->player().isPlaying());
        QTest::mouseClick(button(bar, "Pause"), Qt::LeftButton);
        QVERIFY(!view->player().isPlaying());
        view->player().setSpeed(4);
        QCOMPARE(bar.findChild<QComboBox*>()->currentData().toDouble(), 4.0);
        QTest::mouseClick(button(bar, "Show all time"), Qt::LeftButton);
        QVERIFY(!view->playhead());
        view->setSchedules({});
        QVERIFY(!bar.isEnabled());
    }

    void theMinimapPansAndZooms()
    {
        const auto view = playerShown();
        GanttMinimap map(*view);
        map.resize(800, 40);
        map.show();
        QCOMPARE(float(map.window().left()), float(view->boxes().plot.left()));
        view->setRange({10, 20});
        const QRectF window = map.window();
        QTest::mousePress(&map, Qt::LeftButton, {}, window.center().toPoint());
        QTest::mouseMove(&map, window.center().toPoint() + QPoint(80, 0));
        QTest::mouseRelease(&map, Qt::LeftButton, {}, window.center().toPoint() + QPoint(80, 0));
        QVERIFY(view->range().begin > 12);
        QCOMPARE(float(view->range().length()), 10.0F);
        const QRectF moved = map.window();
        QTest::mousePress(&map, Qt::LeftButton, {}, QPoint(int(moved.right()), int(moved.center().y())));
        QTest::mouseMove(&map, QPoint(int(moved.right()) - 60, int(moved.center().y())));
        QTest::mouseRelease(&map, Qt::LeftButton, {}, QPoint(int(moved.right()) - 60, int(moved.center().y())));
        QVERIFY(view->range().length() < 9);
        QTest::mouseClick(&map, Qt::LeftButton, {}, QPoint(int(view->boxes().plot.right()) - 2, 20));
        QCOMPARE(float(view->range().end), float(view->content().extent().end));
        QTest::keyClick(&map, Qt::Key_Home);
        QCOMPARE(view->range().begin, 0.0);
        QTest::keyClick(&map, Qt::Key_F);
        QCOMPARE(view->range(), view->content().extent());
    }

    /// However many rows: the overview has a place for all that fit.
    void theMinimapOfManyRowsIsDrawn()
    {
        GanttView view;
        GanttMinimap map(view);
        map.resize(400, 40);
        map.grab();  // nothing to show yet
        view.setSchedules({sample::schedule(ScheduleKind::OneFOneB, 200, 200), sample::schedule(ScheduleKind::OneFOneB, 3, 900)});
        const QImage picture = map.grab().toImage();
        QSet<QRgb> colours;
        for (int x = 0; x < picture.width(); ++x)
            colours << picture.pixel(x, 12);
        QVERIFY(colours.size() >= 3);
    }
};

QTEST_MAIN(TestPlayback)
#include "test_playback.moc"
