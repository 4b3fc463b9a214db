// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QWheelEvent>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/timeline/gantt_samples.h"
#include "widgets/timeline/gantt_text.h"
#include "widgets/timeline/gantt_view.h"

using namespace shardscope;

namespace {

std::unique_ptr<GanttView> shown(std::vector<std::shared_ptr<const GanttData>> panels, QSize size = {900, 320})
{
    auto view = std::make_unique<GanttView>();
    view->setSchedules(std::move(panels));
    view->resize(size);
    view->show();
    QApplication::setActiveWindow(view.get());
    view->setFocus(Qt::TabFocusReason);
    if (!QTest::qWaitForWindowActive(view.get()))
        qWarning("the view's window was not activated");
    return view;
}

std::unique_ptr<GanttView> shown(int stages = 4, int microBatches = 8, QSize size = {900, 320})
{
    return shown({sample::schedule(ScheduleKind::OneFOneB, stages, microBatches)}, size);
}

QString cursorName(const GanttView& view)
{
    const GanttPlace place = view.placeOf(view.cursor());
    return place.isNone() ? QString("none") : view.content().panels[std::size_t(place.panel)]->labelOf(place.block);
}

int cursorRow(const GanttView& view)
{
    const GanttPlace place = view.placeOf(view.cursor());
    return view.content().panels[std::size_t(place.panel)]->rowOf(place.block);
}

void wheel(GanttView& view, const QPointF& at, QPoint delta, Qt::KeyboardModifiers modifiers = {})
{
    QWheelEvent event(at, view.mapToGlobal(at), {}, delta, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &event);
}

double timeAt(const GanttView& view, double x) { return view.boxes().scale(view.content()).time(x); }

}  // namespace

class TestGanttView : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void arrowsGoFromBlockToBlockAndRowToRow()
    {
        const auto view = shown();
        QCOMPARE(cursorName(*view), "F0");
        QTest::keyClick(view.get(), Qt::Key_Right);
        QCOMPARE(cursorName(*view), "F1");
        QTest::keyClick(view.get(), Qt::Key_Down);
        QCOMPARE(cursorRow(*view), 1);
        QCOMPARE(cursorName(*view), "F0");  // what rank 1 runs at the middle of F1
        QTest::keyClick(view.get(), Qt::Key_End);
        QCOMPARE(cursorName(*view), "B7");
        QTest::keyClick(view.get(), Qt::Key_Right);
        QCOMPARE(cursorName(*view), "B7");
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(view.get(), Qt::Key_Up);
        QCOMPARE(cursorRow(*view), 0);
        QTest::keyClick(view.get(), Qt::Key_Home);
        QCOMPARE(cursorName(*view), "F0");
    }

    void arrowsCrossFromOneScheduleToTheOther()
    {
        const auto view = shown({sample::schedule(ScheduleKind::OneFOneB, 2, 4), sample::schedule(ScheduleKind::ZbH1, 2, 4)});
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(view.get(), Qt::Key_Down);
        QCOMPARE(view->placeOf(view->cursor()).panel, 1);
        QTest::keyClick(view.get(), Qt::Key_Up);
        QCOMPARE(view->placeOf(view->cursor()).panel, 0);
    }

    /// By Left, Right, Up and Down alone.
    void everyBlockIsReachedByKeys()
    {
        const auto view = shown({sample::streams()});
        QSet<int> reached;
        QList<int> open{view->cursor()};
        while (!open.isEmpty()) {
            const int from = open.takeLast();
            if (reached.contains(from))
                continue;
            reached << from;
            for (int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                view->setCursor(from);
                QTest::keyClick(view.get(), static_cast<Qt::Key>(key));
                open << view->cursor();
            }
        }
        QCOMPARE(reached.size(), qsizetype(view->content().panels[0]->blockCount()));
    }

    void pageKeysGoFromGapToGap()
    {
        const auto view = shown();
        QTest::keyClick(view.get(), Qt::Key_PageDown);
        const GanttGap gap = view->selectedGap();
        QCOMPARE(gap.begin, 4.0);
        QCOMPARE(gap.end, 10.0);
        QCOMPARE(cursorName(*view), "B0");
        QVERIFY2(view->nameOf(gap).contains("waits for backward of micro-batch 0 on rank 1"), qPrintable(view->nameOf(gap)));
        QTest::keyClick(view.get(), Qt::Key_PageDown);
        QVERIFY(view->selectedGap().begin > gap.end);
        QTest::keyClick(view.get(), Qt::Key_PageUp);
        QCOMPARE(view->selectedGap(), gap);
        QTest::keyClick(view.get(), Qt::Key_Escape);
        QVERIFY(view->selectedGap().isNone());
    }

    void clicksSelectBlocksAndGaps()
    {
        const auto view = shown();
        const QSignalSpy blocks(view.get(), &GanttView::blockSelected);
        const QSignalSpy gaps(view.get(), &GanttView::gapSelected);
        const QSignalSpy activated(view.get(), &ChartWidget::activated);
        const GanttPlace place{0, 20};
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, view->boundsOf(place).center().toPoint());
        QCOMPARE(view->selected(), place);
        QCOMPARE(blocks.size(), 1);
        QCOMPARE(activated.back(), (QVariantList{1, 20}));
        const TimeScale scale = view->boxes().scale(view->content());
        const QPointF idle(scale.x(7), view->boxes().panels[0].lane(0).center().y());
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, idle.toPoint());
        QVERIFY(view->selected().isNone());
        QCOMPARE(gaps.size(), 1);
        QCOMPARE(view->selectedGap().begin, 4.0);
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, QPoint(2, int(idle.y())));  // a row's name
        QVERIFY(view->selectedGap().isNone());
        QTest::keyClick(view.get(), Qt::Key_Return);
        QCOMPARE(view->selected(), view->placeOf(view->cursor()));
    }

    void hoveringTellsRowAndBlock()
    {
        const auto view = shown();
        const QSignalSpy hovered(view.get(), &ChartWidget::hovered);
        QTest::mouseMove(view.get(), view->boundsOf({0, 20}).center().toPoint());
        QCOMPARE(hovered.back(), (QVariantList{1, 20}));
        QTest::mouseMove(view.get(), QPoint(view->width() - 1, view->height() - 1));
        QCOMPARE(hovered.back(), (QVariantList{-1, -1}));
    }

    void theWheelZoomsAboutTheCursor()
    {
        const auto view = shown();
        const QPointF at(300, 100);
        const double before = timeAt(*view, at.x());
        for (int i = 0; i < 5; ++i)
            wheel(*view, at, {0, 120}, Qt::ControlModifier);
        QVERIFY(view->range().length() < 20);
        QVERIFY(std::abs(timeAt(*view, at.x()) - before) * view->boxes().scale(view->content()).perTime() < 1);
        wheel(*view, at, {0, -120 * 50}, Qt::ControlModifier);
        QCOMPARE(view->range(), view->content().extent());
        wheel(*view, at, {0, 120});  // all rows are seen: without a key too
        QVERIFY(view->range() != view->content().extent());
        const TimeRange zoomed = view->range();
        wheel(*view, at, {0, -120}, Qt::ShiftModifier);
        QVERIFY(view->range().begin > zoomed.begin);
        QCOMPARE(float(view->range().length()), float(zoomed.length()));
    }

    void theWheelScrollsRowsThatDoNotFit()
    {
        const auto view = shown(128, 128, {700, 240});
        QVERIFY(view->boxes().rowsHeight > view->boxes().plot.height());
        const double top = view->boxes().panels[0].lane(0).top();
        wheel(*view, {300, 100}, {0, -120});
        QVERIFY(view->boxes().panels[0].lane(0).top() < top);
        QCOMPARE(view->range(), view->content().extent());
        for (int i = 0; i < 127; ++i)
            QTest::keyClick(view.get(), Qt::Key_Down);
        QCOMPARE(cursorRow(*view), 127);  // scrolled into view
        QVERIFY(view->boxes().plot.adjusted(0, -1, 0, 1).contains(view->boundsOf(view->placeOf(view->cursor())).center()));
    }

    void draggingPansAndBack()
    {
        const auto view = shown();
        view->setRange({8, 20});
        const TimeRange before = view->range();
        const QPoint from(400, 100);
        QTest::mousePress(view.get(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view.get(), from + QPoint(-60, 0));
        QTest::mouseMove(view.get(), from + QPoint(-120, 0));
        QVERIFY(view->range().begin > before.begin + 1);
        QCOMPARE(float(view->range().length()), float(before.length()));
        QTest::mouseMove(view.get(), from);
        QCOMPARE(float(view->range().begin), float(before.begin));
        QTest::mouseMove(view.get(), from + QPoint(-120, 0));
        QTest::mouseRelease(view.get(), Qt::LeftButton, {}, from + QPoint(-120, 0));
        QVERIFY(view->selected().isNone() && view->selectedGap().isNone());  // no click
        QVERIFY(view->goBack());
        QCOMPARE(view->range(), before);
        QVERIFY(view->goForward());
        QVERIFY(view->range().begin > before.begin + 1);
        QVERIFY(!view->goForward());
    }

    void keysZoomAndPan()
    {
        const auto view = shown();
        const TimeRange whole = view->content().extent();
        QTest::keyClick(view.get(), Qt::Key_Plus);
        QVERIFY(view->range().length() < whole.length());
        QVERIFY(view->range().begin <= 0.5);  // about the block at the keyboard
        const TimeRange zoomed = view->range();
        QTest::keyClick(view.get(), Qt::Key_D);
        QVERIFY(view->range().begin > zoomed.begin);
        QTest::keyClick(view.get(), Qt::Key_A);
        QCOMPARE(float(view->range().begin), float(zoomed.begin));
        QTest::keyClick(view.get(), Qt::Key_S);
        QTest::keyClick(view.get(), Qt::Key_F);
        QCOMPARE(view->range(), whole);
        QTest::keyClick(view.get(), Qt::Key_Z);
        QVERIFY(view->range().length() < 10);
        for (int i = 0; i < 200; ++i)
            QTest::keyClick(view.get(), Qt::Key_W);
        QVERIFY(view->range().length() > 0);
    }

    void newSchedulesKeepTheRangeOfTheSameExtent()
    {
        const auto view = shown();
        view->setRange({3, 9});
        view->select({0, 5});
        view->setSchedules({sample::schedule(ScheduleKind::OneFOneB, 4, 8)});
        QCOMPARE(view->range(), TimeRange({3, 9}));
        QVERIFY(view->selected().isNone());
        view->setSchedules({sample::schedule(ScheduleKind::OneFOneB, 4, 16)});
        QCOMPARE(view->range(), view->content().extent());
        view->setSchedules({});
        view->setWhenEmpty("No schedule");
        QCOMPARE(view->summary(), "No schedule");
        for (int key : {Qt::Key_Right, Qt::Key_PageDown, Qt::Key_Space, Qt::Key_Plus, Qt::Key_Return})
            QTest::keyClick(view.get(), static_cast<Qt::Key>(key));
        QCOMPARE(view->cursor(), -1);
        QCOMPARE(view->table().rowCount(), 0);
        view->repaint();
    }

    void marksCountThroughPanels()
    {
        const auto view = shown({sample::schedule(ScheduleKind::OneFOneB, 2, 4), sample::schedule(ScheduleKind::ZbH1, 2, 4)});
        const int first = int(view->content().panels[0]->blockCount());
        for (int mark : {0, first - 1, first, first + 7})
            QCOMPARE(view->markOf(view->placeOf(mark)), mark);
        QVERIFY(view->placeOf(100000).isNone());
        QVERIFY(view->placeOf(-1).isNone());
    }

    void aTableStandsBehind()
    {
        GanttView view;
        view.setSchedules({sample::schedule(ScheduleKind::OneFOneB, 2, 4)});
        QAbstractItemModelTester tester(&view.table());
        QCOMPARE(view.table().rowCount(), 16);
        QCOMPARE(view.table().index(0, 1).data().toString(), "F0");
        view.setSchedules({sample::schedule(ScheduleKind::OneFOneB, 2, 4), sample::schedule(ScheduleKind::ZbH1, 2, 4)});
        QCOMPARE(view.table().rowCount(), 16 + 24);
        QCOMPARE(view.table().columnCount(), 7);
        QCOMPARE(view.table().index(16, 4).data(Qt::EditRole).toDouble(), 0.0);
        QVERIFY(toCsv(view.table()).startsWith("schedule,row,block,item,start,end,length\r\n"));
    }

    void screenReadersReadRowsAndTheBlockAtTheKeyboard()
    {
        QAccessible::setActive(true);
        const auto view = shown();
        QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(view.get());
        QVERIFY(whole);
        QCOMPARE(whole->role(), QAccessible::Chart);
        QVERIFY(whole->text(QAccessible::Description).contains("64 block(s)"));
        QCOMPARE(whole->childCount(), 5);
        QCOMPARE(whole->child(2)->text(QAccessible::Name), rowText(view->content(), 0, 2));
        QTest::keyClick(view.get(), Qt::Key_Right);
        QAccessibleInterface* block = whole->focusChild();
        QVERIFY(block);
        QCOMPARE(whole->indexOfChild(block), 4);
        QCOMPARE(block->text(QAccessible::Name), "rank 0: forward of micro-batch 1, 1 to 2 (1)");
        QCOMPARE(whole->childAt(block->rect().center().x(), block->rect().center().y()), block);
        block->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(view->selected(), (GanttPlace{0, 1}));
        QVERIFY(block->state().selected);
        QTest::keyClick(view.get(), Qt::Key_PageDown);
        QVERIFY(block->text(QAccessible::Name).contains("idle"));
        whole->child(3)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(cursorRow(*view), 3);
        const QRect row = whole->child(3)->rect();
        QCOMPARE(whole->childAt(row.left() + 1, row.center().y()), whole->child(3));
        view->setSchedules({});
        QVERIFY(!block->isValid());
        QCOMPARE(whole->childCount(), 0);
    }

    void themesAndSizesAreFollowed()
    {
        const auto view = shown();
        const QImage light = view->grab().toImage();
        Theme::apply(Theme(ThemeKind::Dark));
        const QImage dark = view->grab().toImage();
        QVERIFY(light.pixel(1, light.height() - 1) != dark.pixel(1, dark.height() - 1));
        view->resize(500, 200);
        QVERIFY(view->boxes().plot.right() < 500);
        const Scene exported = view->sceneAt({1200, 500}, Theme(ThemeKind::Light));
        QCOMPARE(exported.size, QSizeF(1200, 500));
        QVERIFY(exported.rects.size() > 64);
    }

    void everyFrameIsTimed()
    {
        const auto view = shown();
        QSignalSpy painted(view.get(), &GanttView::painted);
        view->repaint();
        QCOMPARE(painted.size(), 1);
        QVERIFY(painted[0][0].value<std::chrono::nanoseconds>().count() > 0);
    }
};

QTEST_MAIN(TestGanttView)
#include "test_gantt_view.moc"
