// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QtTest>

#include "app/views/puzzle/puzzle_view.h"
#include "core/base/schedule_kind.h"
#include "tests/app/app_test.h"
#include "widgets/timeline/gantt_view.h"

using namespace shardscope;

namespace {

void lay(PuzzleView& view)
{
    view.setAttribute(Qt::WA_DontShowOnScreen);
    view.resize(1000, 640);
    view.show();
}

PuzzleRules small()
{
    PuzzleRules rules;
    rules.stages = 2;
    rules.microBatches = 2;
    return rules;
}

}  // namespace

class TestPuzzleView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// 1F1B of two ranks, by the keyboard alone.
    void isBuiltByTheKeyboard()
    {
        PuzzleView view;
        lay(view);
        view.startAnew(small());
        QWidget* board = view.currentChart();
        const auto press = [&](int key) { QTest::keyClick(board, static_cast<Qt::Key>(key)); };
        press(Qt::Key_B);  // too early
        QVERIFY2(view.message().contains("B0") && view.message().startsWith(QString::fromUtf8("✗")), qPrintable(view.message()));
        QCOMPARE(view.puzzle().moves().size(), std::size_t(0));
        press(Qt::Key_F);
        press(Qt::Key_F);
        press(Qt::Key_Down);
        QCOMPARE(view.rank(), 1);
        for (const int key : {Qt::Key_F, Qt::Key_B, Qt::Key_F, Qt::Key_B})
            press(key);
        press(Qt::Key_Up);
        press(Qt::Key_B);
        press(Qt::Key_B);
        QVERIFY(view.puzzle().isDone());
        QCOMPARE(view.puzzle().makespan(), 9.0);
        const auto told = [&] {
            QStringList texts;
            for (const QLabel* label : view.findChildren<QLabel*>())
                texts << label->text();
            return texts.join('\n');
        };
        QVERIFY2(told().contains("You built"), qPrintable(told()));
        QVERIFY2(told().contains("1F1B"), qPrintable(told()));
        press(Qt::Key_Backspace);
        QVERIFY(!view.puzzle().isDone());
        press(Qt::Key_W);
        QVERIFY(view.message().contains("no W"));
    }

    /// There is something to go on from, and it is on the way to a published schedule.
    /// A click in a rank's row chooses it, where a block stands and where none does; then its next block comes there.
    void aRankIsChosenByAClick()
    {
        PuzzleView view;
        lay(view);
        auto& board = dynamic_cast<GanttView&>(*view.currentChart());
        const auto pointIn = [&board](int row, bool isGap) {
            for (int y = 1; y < board.height(); y += 3) {
                for (int x = board.width() - 1; x > 0; x -= 3) {
                    const GanttHit hit = board.hitAt(QPointF(x, y));
                    if (hit.row == row && (isGap ? !hit.gap.isNone() : !hit.block.isNone()))
                        return QPoint(x, y);
                }
            }
            return QPoint();
        };
        QTest::mouseClick(&board, Qt::LeftButton, {}, pointIn(2, true));
        QCOMPARE(view.rank(), 2);
        QCOMPARE(board.highlightedGroup(), 2);
        QTest::mouseClick(&board, Qt::LeftButton, {}, pointIn(1, false));
        QCOMPARE(view.rank(), 1);
        const std::size_t before = view.puzzle().moves().size();
        QTest::keyClick(&board, Qt::Key_B);
        QCOMPARE(view.puzzle().moves().size(), before + 1);
        QCOMPARE(view.puzzle().moves().back().rank, 1);
    }

    void beginsWithAPosition()
    {
        const PuzzleView view;
        QVERIFY(!view.puzzle().moves().empty() && !view.puzzle().isDone());
        QVERIFY(!recognised(view.puzzle()).empty());
    }

    /// Its row stands above the published ones.
    void standsBesidePar()
    {
        PuzzleView view;
        lay(view);
        view.startAnew(small());
        const QAbstractItemModel& table = *view.currentTable();
        QVERIFY(table.rowCount() >= 3);
        QCOMPARE(table.index(0, 1).data().toString(), QString("0"));
        view.finishAs(*fromName<ScheduleKind>("1f1b"));
        QVERIFY(view.puzzle().isDone());
        QCOMPARE(table.index(0, 1).data().toString(), table.index(1, 1).data().toString());
    }

    void aPositionIsHandedOn()
    {
        QTemporaryDir folder;
        PuzzleView view;
        lay(view);
        view.startAnew(small());
        view.placeNext(BlockKind::Forward);
        const QString path = folder.filePath("p.json");
        QCOMPARE(view.save(path), QString());
        PuzzleView other;
        QCOMPARE(other.open(path), QString());
        QVERIFY(other.puzzle().moves() == view.puzzle().moves() && other.puzzle().rules() == small());
        QFile(path).remove();
        QVERIFY(!other.open(path).isEmpty());
        QVERIFY(!view.save("/no/such/folder/p.json").isEmpty());
    }

    void thePositionIsKept()
    {
        QTemporaryDir folder;
        {
            PuzzleView view;
            view.setContext(&ViewContext::folder, folder.path());
            view.startAnew(small());
            view.placeNext(BlockKind::Forward);
        }
        PuzzleView again;
        again.setContext(&ViewContext::folder, folder.path());
        QCOMPARE(again.puzzle().moves().size(), std::size_t(1));
    }
};

QTEST_MAIN(TestPuzzleView)
#include "test_puzzle_view.moc"
