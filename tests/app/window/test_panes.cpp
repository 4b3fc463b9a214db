// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSplitter>
#include <QTabBar>

#include <numeric>

#include "app/panels/controls_panel.h"
#include "app/panels/findings_panel.h"
#include "app/panels/verdict_bar.h"
#include "app/views/derivation/derivation_panel.h"
#include "app/views/view_list.h"
#include "app/window/palette_places.h"
#include "app/window/pane.h"
#include "app/window/pane_area.h"
#include "app/window/rail.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/controls/drawer.h"
#include "widgets/theme/theme.h"

using namespace shardscope;

namespace {

/// Gives the pane area another width whenever its panes' splitter is about to be shown, as a window's least size does.
class GrowsWhenItsPanesShow : public QObject {
public:
    explicit GrowsWhenItsPanesShow(PaneArea& panes) : m_panes(panes) { m_panes.installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::ChildAdded)
            m_panes.resize(m_panes.width() > 1000 ? 700 : 1300, m_panes.height());
        return QObject::eventFilter(watched, event);
    }

private:
    PaneArea& m_panes;
};

void drag(QSplitter& splitter, int by)
{
    QSplitterHandle* handle = splitter.handle(1);
    const QPoint from = handle->rect().center();
    const QPoint to = from + (splitter.orientation() == Qt::Vertical ? QPoint(0, by) : QPoint(by, 0));
    QTest::mousePress(handle, Qt::LeftButton, {}, from);
    QTest::mouseMove(handle, to);
    QTest::mouseRelease(handle, Qt::LeftButton, {}, to);
}

double firstShare(const QSplitter& splitter)
{
    const QList<int> sizes = splitter.sizes();
    return double(sizes.first()) / std::accumulate(sizes.begin(), sizes.end(), 0);
}

}  // namespace

/// Rail, panes and drawer: how a person gets from view to view.
class TestPanes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void aPressGoesThere()
    {
        test::WindowFixture fixture;
        for (const ViewRow& row : viewRows()) {
            QTest::mouseClick(&fixture.window.panels().rail().button(row.info.id), Qt::LeftButton);
            QCOMPARE(fixture.window.panels().panes().shown(), QStringList{row.info.id});
            QVERIFY(fixture.window.panels().house().view(row.info.id).isVisible());
        }
    }

    /// Found by the monkey (tests/app/robustness): the slot for the closing of the last pane used a destroyed one.
    void aPaneThatClosesIsHeardOfOnceItHasGone()
    {
        test::WindowFixture fixture;
        PaneArea& panes = fixture.window.panels().panes();
        fixture.window.commands().action("view.go.memory").trigger();
        fixture.window.commands().action("view.beside.pipeline").trigger();
        QCOMPARE(panes.shown().size(), 2);
        QList<qsizetype> told;
        connect(&panes, &PaneArea::changed, this, [&] { told << panes.shown().size(); });
        panes.closeActive();
        QVERIFY(!told.isEmpty());
        QCOMPARE(told, QList<qsizetype>(told.size(), 1));
        QCOMPARE(panes.shown(), QStringList{panes.current()});
        QCOMPARE(told.size(), 1);
    }

    /// A splitter that was moved keeps its share while the window grows and after a start, until somebody chooses a layout.
    void movedSplittersAreKept_data()
    {
        QTest::addColumn<QString>("view");
        for (const char* view : {"compare", "training", "advice", "runs", "probe", "decide"})
            QTest::newRow(view) << QString(view);
    }
    void movedSplittersAreKept()
    {
        QFETCH(QString, view);
        test::WindowFixture fixture;
        fixture.window.resize(1280, 900);
        const auto splitterOf = [&view](MainWindow& window) {
            window.panels().panes().go(view);
            window.resize(1280, 900);
            (void)QTest::qWaitFor([&] { return window.isSettled(); }, 60000);
            return window.panels().house().view(view).findChild<QSplitter*>();
        };
        QSplitter* splitter = splitterOf(fixture.window);
        const double before = firstShare(*splitter);
        drag(*splitter, 70);
        const double moved = firstShare(*splitter);
        QVERIFY2(std::abs(moved - before) > 0.02, qPrintable(QString("%1, then %2").arg(before).arg(moved)));
        fixture.window.resize(1500, 1000);
        QCoreApplication::processEvents();
        QVERIFY2(std::abs(firstShare(*splitter) - moved) < 0.02, qPrintable(QString("%1 of %2").arg(firstShare(*splitter)).arg(moved)));
        fixture.window.close();
        MainWindow again(fixture.workspace, fixture.settings, fixture.appearance);
        again.show();
        QSplitter* same = splitterOf(again);
        QVERIFY2(std::abs(firstShare(*same) - moved) < 0.02, qPrintable(QString("%1 of %2").arg(firstShare(*same)).arg(moved)));
        again.commands().action("view.layout.explore").trigger();
        same = splitterOf(again);
        QVERIFY2(std::abs(firstShare(*same) - moved) > 0.01, qPrintable(QString("%1 of %2").arg(firstShare(*same)).arg(before)));
    }

    void thePanesOwnSplitterIsKeptToo()
    {
        test::WindowFixture fixture;
        fixture.window.resize(1700, 900);
        PaneArea& panes = fixture.window.panels().panes();
        fixture.window.commands().action("view.go.memory").trigger();
        fixture.window.commands().action("view.beside.pipeline").trigger();
        QVERIFY(fixture.hasSettled());
        const auto row = [](const PaneArea& of) { return of.findChild<QSplitter*>()->findChild<QSplitter*>(); };
        drag(*row(panes), 90);
        const double moved = firstShare(*row(panes));
        QVERIFY2(std::abs(moved - 0.5) > 0.02, qPrintable(QString::number(moved)));
        panes.toggleMaximised();
        QCoreApplication::processEvents();
        panes.toggleMaximised();
        QCoreApplication::processEvents();
        QVERIFY2(std::abs(firstShare(*row(panes)) - moved) < 0.02, qPrintable(QString::number(firstShare(*row(panes)))));
        fixture.window.close();
        MainWindow again(fixture.workspace, fixture.settings, fixture.appearance);
        again.resize(1700, 900);
        again.show();
        QTRY_VERIFY(again.isSettled());
        const PaneArea& same = again.panels().panes();
        QCOMPARE(same.shown().size(), 2);
        QVERIFY2(std::abs(firstShare(*row(same)) - moved) < 0.02, qPrintable(QString::number(firstShare(*row(same)))));
    }

    /// Z gives a view the whole window, also the only one, and everything back; what somebody asks for meanwhile comes into sight.
    void aViewFillsTheWindow()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.hasSettled());
        Panels& panels = fixture.window.panels();
        const auto isAround = [&panels] {
            return QList<bool>{panels.rail().isVisible(), panels.controls().isVisible(), panels.verdicts().isVisible(),
                               panels.findings().isVisible()};
        };
        const QList<bool> all(4, true);
        QCOMPARE(isAround(), all);
        const int height = panels.panes().height();
        QAction& key = fixture.window.commands().action("view.maximise");
        key.trigger();
        QCOMPARE(isAround(), QList<bool>(4, false));
        QTRY_VERIFY(panels.panes().height() > height + 100);
        key.trigger();
        QCOMPARE(isAround(), all);
        key.trigger();
        panels.setControlsShown(true);
        QCOMPARE(isAround(), all);
        panels.setFindingsShown(false);
        QVERIFY(!panels.findings().isVisible() && !panels.arrangement().hasFindings);
        fixture.window.commands().action("view.findings").trigger();
        QCOMPARE(isAround(), all);
    }

    /// However little height there is, every name is whole and no button lies on another.
    void everyNameIsRead_data()
    {
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("isBeside");
        QTest::newRow("high") << 1100 << false;
        QTest::newRow("low") << 600 << true;
    }
    void everyNameIsRead()
    {
        QFETCH(int, height);
        QFETCH(bool, isBeside);
        Rail rail;
        rail.resize(rail.sizeHint().width(), height);
        rail.show();
        QTRY_VERIFY(rail.button("overview").isBeside() == isBeside);
        rail.resize(rail.sizeHint().width(), height);
        QCoreApplication::processEvents();
        int bottom = 0;
        for (const ViewRow& row : viewRows()) {
            const RailButton& button = rail.button(row.info.id);
            QVERIFY2(button.y() >= bottom && button.geometry().bottom() < height, qPrintable(row.info.id));
            bottom = button.geometry().bottom();
            const double text = Theme::current().textWidth(TextStyle::Caption, row.info.railName());
            const double room = button.width() - (isBeside ? Theme::current().px(44) : Theme::current().px(8));
            QVERIFY2(text <= room + 1 || !isBeside, qPrintable(row.info.id));
            QVERIFY(button.height() >= button.sizeHint().height());
        }
    }

    void everyViewHasAKey()
    {
        test::WindowFixture fixture;
        for (const ViewRow& row : viewRows()) {
            const QAction& go = fixture.window.commands().action("view.go." + row.info.id);
            QVERIFY2(!go.shortcut().isEmpty(), qPrintable(row.info.id));
            QVERIFY(
                fixture.window.panels().rail().button(row.info.id).toolTip().contains(go.shortcut().toString(QKeySequence::NativeText)));
        }
    }

    /// Two in a small window, four in a large one; more become tabs.
    void asManyPanesAsThereIsRoomFor_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("most");
        QTest::newRow("1280") << QSize(1280, 800) << 2;
        QTest::newRow("1920") << QSize(1920, 1080) << 4;
    }
    void asManyPanesAsThereIsRoomFor()
    {
        QFETCH(QSize, size);
        QFETCH(int, most);
        test::WindowFixture fixture;
        fixture.window.resize(size);
        PaneArea& panes = fixture.window.panels().panes();
        for (const ViewRow& row : viewRows())
            panes.openBeside(row.info.id);
        QCOMPARE(panes.panes().size(), most);
        QStringList open;
        for (const Pane* pane : panes.panes())
            open << pane->views();
        QCOMPARE(open.size(), viewRows().size());
        QVERIFY(fixture.hasSettled());
    }

    void aSmallerWindowLosesNoView()
    {
        test::WindowFixture fixture;
        fixture.window.resize(1920, 1080);
        PaneArea& panes = fixture.window.panels().panes();
        for (const char* id : {"memory", "step", "mesh"})
            panes.openBeside(id);
        QCOMPARE(panes.panes().size(), 4);
        fixture.window.resize(1280, 800);
        QTRY_COMPARE(panes.panes().size(), 2);
        QStringList open;
        for (const Pane* pane : panes.panes())
            open << pane->views();
        open.sort();
        QCOMPARE(open, (QStringList{"memory", "mesh", "overview", "step"}));
    }

    /// A picture is never squeezed: it scrolls where there is less room than it needs.
    void noPictureIsSmallerThanItsLeast()
    {
        test::WindowFixture fixture;
        PaneArea& panes = fixture.window.panels().panes();
        for (const ViewRow& row : viewRows()) {
            panes.openBeside(row.info.id);
            QVERIFY(fixture.hasSettled());
            for (const QString& id : panes.shown()) {
                const View& view = fixture.window.panels().house().view(id);
                QTRY_VERIFY2(view.width() >= view.minimumSizeHint().width() && view.height() >= view.minimumSizeHint().height(),
                             qPrintable(id));
            }
        }
    }

    /// Showing a row of panes can make the window grow, which asks for a layout while one is being made.
    void aWindowThatGrowsUnderItsPanes()
    {
        test::WindowFixture fixture;
        PaneArea& panes = fixture.window.panels().panes();
        for (const int width : {900, 1100, 1280, 1500}) {
            panes.setArrangement(namedLayouts().constFirst().arrangement);
            fixture.window.resize(width, 800);
            GrowsWhenItsPanesShow grows(panes);
            panes.openBeside("mesh");
            QCOMPARE(panes.panes().size(), 2);
            QVERIFY(fixture.hasSettled());
            QCOMPARE(panes.shown(), (QStringList{"overview", "mesh"}));
        }
    }

    void aPaneFillsTheWindowAndComesBack()
    {
        test::WindowFixture fixture;
        PaneArea& panes = fixture.window.panels().panes();
        panes.openBeside("mesh");
        QCOMPARE(panes.shown(), (QStringList{"overview", "mesh"}));
        fixture.window.commands().action("view.maximise").trigger();
        QCOMPARE(panes.shown(), QStringList{"mesh"});
        QVERIFY(!fixture.window.panels().house().view("overview").isVisible());
        fixture.window.commands().action("view.maximise").trigger();
        QCOMPARE(panes.shown(), (QStringList{"overview", "mesh"}));
        fixture.window.commands().action("view.close").trigger();
        QCOMPARE(panes.shown(), QStringList{"overview"});
        fixture.window.commands().action("view.close").trigger();
        QCOMPARE(panes.shown(), QStringList{"overview"});  // the last one stays
    }

    void aViewThatIsOpenIsNotOpenedAgain()
    {
        test::WindowFixture fixture;
        PaneArea& panes = fixture.window.panels().panes();
        panes.openBeside("mesh");
        panes.go("overview");
        QCOMPARE(panes.current(), QString("overview"));
        panes.go("mesh");
        QCOMPARE(panes.current(), QString("mesh"));
        QCOMPARE(panes.panes().size(), 2);
        panes.openBeside("overview");
        QCOMPARE(panes.panes().size(), 2);
    }

    void tabsAreClosedOneByOne()
    {
        test::WindowFixture fixture;
        PaneArea& panes = fixture.window.panels().panes();
        for (const char* id : {"memory", "step", "mesh"})
            panes.openBeside(id);
        auto* tabs = panes.panes().last()->findChild<QTabBar*>();
        QCOMPARE(tabs->count(), 3);
        QCOMPARE(panes.current(), QString("mesh"));
        Q_EMIT tabs->tabCloseRequested(2);
        QCOMPARE(panes.current(), QString("step"));
        tabs->setCurrentIndex(0);
        QCOMPARE(panes.current(), QString("memory"));
    }

    void aTileOpensTheDrawerOverTheViews()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.hasSettled());
        Panels& panels = fixture.window.panels();
        const int width = panels.panes().width();
        QVERIFY(!panels.drawer().isVisible());
        panels.verdicts().tiles().first()->click();
        QVERIFY(panels.drawer().isVisible());
        QCOMPARE(panels.derivation().field(), QString("/fits"));
        QCOMPARE(panels.panes().width(), width);
        QCOMPARE(panels.drawer().geometry().right(), panels.panes().rect().right());
        QTest::keyClick(&panels.derivation(), Qt::Key_Escape);
        QVERIFY(!panels.drawer().isVisible());
        fixture.window.commands().action("view.derivation").trigger();
        QVERIFY(panels.drawer().isVisible() && fixture.window.commands().action("view.derivation").isChecked());
        Q_EMIT panels.derivation().closeRequested();
        QVERIFY(!panels.drawer().isVisible());
    }

    /// Wherever the focus is, as long as nothing else takes the key.
    void escapeUncoversTheViews()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.hasSettled());
        Panels& panels = fixture.window.panels();
        panels.findings().setOpen(true);
        panels.verdicts().tiles().first()->click();
        QVERIFY(panels.drawer().isVisible() && panels.findings().isOpen());
        QTest::keyClick(&fixture.window, Qt::Key_Escape);
        QVERIFY(!panels.drawer().isVisible() && !panels.findings().isOpen());
    }

    /// What the palette says of "64 h100 or 64 h200": the present cluster stands once.
    void clustersThatAreSaidAreDecidedBetween()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.hasSettled());
        Panels& panels = fixture.window.panels();
        const Cluster& present = fixture.document().scenario().cluster;
        decideBetween(panels, present, {{present.gpu.id, present.gpus(), {}}, {"h200-sxm", 64, {}}});
        QCOMPARE(panels.panes().current(), QString("decide"));
        QVERIFY2(panels.house().view("decide").modeId().startsWith("h200-sxm*64|"), qPrintable(panels.house().view("decide").modeId()));
    }

    void aPlaceIsShownOnItsEvidence()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.hasSettled());
        Panels& panels = fixture.window.panels();
        panels.showPlace({"memory", "zero", {2, -1, {}}, "/memory/peak_bytes"});
        QCOMPARE(panels.panes().current(), QString("memory"));
        QCOMPARE(panels.house().view("memory").modeId(), QString("zero"));
        QCOMPARE(panels.lens().selected().stage, 2);
        QVERIFY(panels.drawer().isVisible());
        QCOMPARE(panels.derivation().field(), QString("/memory/peak_bytes"));
    }
};

QTEST_MAIN(TestPanes)
#include "test_panes.moc"
