// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMouseEvent>
#include <QSignalSpy>

#include <limits>
#include <map>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/timeline/gantt_samples.h"
#include "widgets/timeline/gantt_raster.h"
#include "widgets/timeline/gantt_view.h"
#include "widgets/timeline/repeats.h"

using namespace shardscope;

namespace {

constexpr QSize kScreen{1920, 1080};

/// 128 ranks: the budgets are for 1,048,576 blocks.
std::shared_ptr<const GanttData> blocks(int microBatches)
{
    static std::map<int, std::shared_ptr<const GanttData>> made;
    auto& data = made[microBatches];
    if (!data)
        data = sample::schedule(ScheduleKind::OneFOneB, 128, microBatches, 0.1);
    return data;
}

std::unique_ptr<GanttView> viewOf(int microBatches)
{
    auto view = std::make_unique<GanttView>();
    view->setSchedules({blocks(microBatches)});
    view->resize(kScreen);
    view->show();
    if (!QTest::qWaitForWindowExposed(view.get()))
        qWarning("the view's window was not exposed");
    view->repaint();  // the first frame is not measured
    return view;
}

}  // namespace

/// Benchmarks, with assertions on what they drew, never on how long it took.
class TestSpeed : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    /// Everything redrawn: frame, lanes, labels, overlay. Budget: 16 ms at a million blocks, growth at most linear.
    void repaint_data()
    {
        QTest::addColumn<int>("microBatches");
        QTest::addColumn<double>("share");  // of all time that is seen
        QTest::addColumn<bool>("strip");
        for (int microBatches : {1024, 2048, 4096})
            QTest::addRow("%d blocks", microBatches * 256) << microBatches << 1.0 << false;
        QTest::newRow("1048576 blocks, a tenth") << 4096 << 0.1 << false;
        QTest::newRow("1048576 blocks, a hundredth") << 4096 << 0.01 << false;
        QTest::newRow("1048576 blocks, a thousandth") << 4096 << 0.001 << false;
        QTest::newRow("1048576 blocks with strips") << 4096 << 1.0 << true;
    }
    void repaint()
    {
        QFETCH(int, microBatches);
        QFETCH(double, share);
        QFETCH(bool, strip);
        const auto view = viewOf(microBatches);
        QCOMPARE(view->content().panels[0]->blockCount(), std::uint32_t(256 * microBatches));
        view->setMemoryStripShown(strip);
        const TimeRange whole = view->content().extent();
        const TimeRange range{whole.end * 0.4, whole.end * (0.4 + 0.6 * share)};
        const QSignalSpy painted(view.get(), &GanttView::painted);
        qsizetype frames = 0;
        bool aside = false;
        QBENCHMARK
        {
            ++frames;
            aside = !aside;
            view->setRange(share == 1 ? whole : range.moved(aside ? range.length() * 1e-3 : 0));
            view->setLettersShown(aside);  // makes it draw where the range is the same
            view->repaint();
        }
        QVERIFY(painted.size() >= frames);  // each was painted indeed
    }

    /// The time that summing blocks saves: a million with live strips, by groups and block by block, in one run. Budget: 8 ms by groups.
    void millionWithStrips_data()
    {
        QTest::addColumn<bool>("grouped");
        QTest::newRow("by groups") << true;
        QTest::newRow("block by block") << false;
    }
    void millionWithStrips()
    {
        QFETCH(bool, grouped);
        auto data = std::make_shared<GanttData>(*blocks(4096));
        for (BlockGroups::Level& level : data->groups.levels) {
            for (BlockGroup& group : level.groups) {
                if (!grouped)
                    group.longestBlock = std::numeric_limits<double>::infinity();  // so that none is taken whole
            }
        }
        GanttContent content;
        content.panels = {data};
        content.range = content.extent();
        content.memoryStrip = true;
        const GanttLayout layout = ganttLayout(content, kScreen, Theme::current(), 1);
        QImage image(kScreen, QImage::Format_RGB32);
        image.fill(Qt::white);
        QBENCHMARK { drawLanes(image, content, layout, Theme::current()); }
        QVERIFY(image.pixel(960, 500) != qRgb(255, 255, 255));
    }

    /// Repetitions are searched for once per schedule. Budget: 8 ms at 65,536 blocks.
    void repeats()
    {
        const auto data = sample::schedule(ScheduleKind::OneFOneB, 64, 512, 0.1);
        QBENCHMARK { QVERIFY(!repeatsOf({data}).empty()); }
    }

    /// A pan of a few pixels, as while dragging: 60 frames a second are 16.7 ms each.
    void panning()
    {
        const auto view = viewOf(4096);
        const TimeRange whole = view->content().extent();
        view->setRange({0, whole.end / 4});
        QBENCHMARK
        {
            view->pan(0.002);
            view->repaint();
            if (view->range().end >= whole.end)
                view->setRange({0, whole.end / 4});
        }
        QVERIFY(view->range().begin > 0);
    }

    /// Budget: 1 ms for a mouse that moves from block to block.
    void hovering()
    {
        const auto view = viewOf(4096);
        const QSignalSpy painted(view.get(), &GanttView::painted);
        int at = 0;
        QBENCHMARK
        {
            at = (at + 37) % 1500;
            const QPointF place(200 + at, 100 + at / 3);
            QMouseEvent move(QEvent::MouseMove, place, view->mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(view.get(), &move);
            view->repaint(view->hitAt(place).bounds.adjusted(-3, -3, 3, 3).toAlignedRect());  // at once, not at the next frame
        }
        QVERIFY(!painted.isEmpty());
    }

    void playheadFrame()
    {
        const auto view = viewOf(4096);
        double time = 0;
        QBENCHMARK
        {
            time += 3;
            view->setPlayhead(time);
            view->repaint();
        }
        QVERIFY(view->playhead().has_value());
    }

    /// Budget: 5 µs each; here a thousand.
    void thousandHits()
    {
        const auto view = viewOf(4096);
        int blocksHit = 0;
        QBENCHMARK
        {
            blocksHit = 0;
            for (int i = 0; i < 1000; ++i)
                blocksHit += !view->hitAt(QPointF(100 + 1.7 * i, 30 + (i * 7) % 700)).block.isNone();
        }
        QVERIFY(blocksHit > 500);
    }

    /// Besides the schedule and its simulation, which are made elsewhere. Budget: 300 ms.
    void preparing()
    {
        const auto timed = sample::timedSchedule(ScheduleKind::OneFOneB, 128, 4096, 0.1);
        QBENCHMARK { QVERIFY(scheduleGantt(timed, {"x", GanttTime::InUnits, {}})->livePeak() > 100); }
    }

    /// Labels are the dearest to draw: as many as fit a screen.
    void manyLabels()
    {
        GanttView view;
        view.setSchedules({sample::schedule(ScheduleKind::OneFOneB, 48, 96)});
        view.resize(kScreen);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const TimeRange range{100, 190};
        bool aside = false;
        QBENCHMARK
        {
            aside = !aside;
            view.setRange(range.moved(aside ? 0.1 : 0));
            view.repaint();
        }
        QVERIFY(view.sceneAt(kScreen, Theme::current()).texts.size() > 1000);
    }
};

QTEST_MAIN(TestSpeed)
#include "test_speed.moc"
