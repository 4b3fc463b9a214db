// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ring/ring_chart.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/ring/ring_samples.h"
#include "widgets/ring/ring_panels.h"

using namespace shardscope;

namespace {

std::unique_ptr<RingChart> shown(const std::shared_ptr<const RingPicture>& picture, RingPage page = RingPage::Steps,
                                 const QSize& size = {1000, 600})
{
    auto chart = std::make_unique<RingChart>();
    chart->setPage(page);
    chart->setPicture(picture);
    chart->resize(size);
    chart->show();
    QApplication::setActiveWindow(chart.get());
    chart->setFocus(Qt::TabFocusReason);
    if (!QTest::qWaitForWindowActive(chart.get()))
        qWarning("the chart's window was not activated");
    return chart;
}

QString cursorName(const RingChart& chart)
{
    return chart.cursor() < 0 ? QString("none") : chart.markName(chart.cursor()).section(':', 0, 0);
}

}  // namespace

Q_DECLARE_METATYPE(shardscope::RingPage)

class TestRingChart : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void everythingDrawnCanBeHit_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<RingPage>("page");
        QTest::addColumn<QSize>("size");
        for (const auto& [layout, name] : EnumNames<ContextLayout>::names) {
            for (const int ranks : {1, 2, 4, 8, 64}) {
                for (const RingPage page : {RingPage::Steps, RingPage::Work, RingPage::Times}) {
                    for (const QSize size : {QSize(1240, 600), QSize(500, 420), QSize(1880, 880)})
                        QTest::addRow("%s of %d, page %d, %d wide", std::string(name).c_str(), ranks, static_cast<int>(page), size.width())
                            << static_cast<int>(layout) << ranks << page << size;
                }
            }
        }
    }
    void everythingDrawnCanBeHit()
    {
        QFETCH(int, layout);
        QFETCH(int, ranks);
        QFETCH(RingPage, page);
        QFETCH(QSize, size);
        const auto picture = sample::ring(static_cast<ContextLayout>(layout), ranks, RingDirection::Backward);
        for (int moment = 0; moment < picture->moments(); moment += std::max(1, picture->moments() / 3)) {
            const Scene scene = ringScene(*picture, {moment, 0.5}, page, size, Theme());
            QVERIFY(!scene.marks.isEmpty());
            const QRectF all = QRectF(QPointF(), size).adjusted(-2, -2, 2, 2);
            for (const SceneMark& mark : scene.marks) {
                QVERIFY(all.contains(mark.bounds));
                QVERIFY(mark.group >= 0 && mark.group < ranks && mark.item >= -1 && mark.item < picture->pass.steps);
            }
            int index = 0;
            for (const SceneRect& rect : scene.rects) {
                QVERIFY2(all.contains(rect.rect),
                         qPrintable(
                             QString("%1 %2 %3 %4").arg(rect.rect.x()).arg(rect.rect.y()).arg(rect.rect.width()).arg(rect.rect.height())));
                QVERIFY(rect.mark < scene.marks.size());
                // A sample of thousands: each hit test visits all of them.
                const bool isSampled = ++index % std::max(1, static_cast<int>(scene.rects.size() / 200)) == 0;
                if (isSampled && rect.mark >= 0 && rect.rect.width() >= 2 && rect.rect.height() >= 2)
                    QVERIFY(scene.markAt(rect.rect.center()) >= 0);
            }
            for (const SceneRect& rect : travellingScene(*picture, {moment, 0.5}, page, size, Theme()).rects)
                QVERIFY(all.contains(rect.rect));
        }
    }

    /// As many parts as a screen can show, whatever the number of ranks: it grew with its square, to 14 GB.
    void manyRanksAreDrawnTogether_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<int>("ranks");
        for (const auto& [layout, name] : EnumNames<ContextLayout>::names) {
            for (const int ranks : {65, 129, 1024, 32768})
                QTest::addRow("%s of %d", std::string(name).c_str(), ranks) << static_cast<int>(layout) << ranks;
        }
    }
    void manyRanksAreDrawnTogether()
    {
        QFETCH(int, layout);
        QFETCH(int, ranks);
        for (const RingDirection direction : {RingDirection::Forward, RingDirection::Backward}) {
            const auto picture = sample::ring(static_cast<ContextLayout>(layout), ranks, direction);
            const auto chart = shown(picture, RingPage::Steps, {1240, 600});
            for (const RingPage page : {RingPage::Steps, RingPage::Work, RingPage::Times}) {
                chart->setPage(page);
                for (const int moment : {0, 1, picture->moments() / 2, picture->moments() - 1}) {
                    chart->setMoment({moment, 0.5});
                    const Scene& scene = chart->scene();
                    QVERIFY(!scene.rects.isEmpty() && !scene.marks.isEmpty());
                    QVERIFY2(scene.rects.size() < 40'000 && scene.marks.size() < 25'000, qPrintable(QString::number(scene.rects.size())));
                    QVERIFY(travellingScene(*picture, {moment, 0.5}, page, {1240, 600}, Theme()).rects.size() < 1000);
                }
                QVERIFY(!chart->markName(0).isEmpty());
            }
            QVERIFY(chart->table().rowCount() <= std::max(128 * 128, ranks));
        }
        QList<SceneText> texts =
            ringScene(*sample::ring(static_cast<ContextLayout>(layout), ranks), {1, 0}, RingPage::Work, {1240, 600}, Theme()).texts;
        const bool isTold = std::any_of(texts.begin(), texts.end(), [](const SceneText& text) { return text.text.contains("stands for"); });
        QCOMPARE(isTold, ranks > kMostRingCells);
    }

    /// Every pair of pieces at or below the diagonal belongs to the rank of its query, in the step in which that rank has its key.
    void theMaskIsTheWork()
    {
        for (const ContextLayout layout : {ContextLayout::Contiguous, ContextLayout::Zigzag, ContextLayout::Striped}) {
            const auto picture = sample::ring(layout, 4);
            for (int rank = 0; rank < 4; ++rank) {
                for (int step = 0; step < 4; ++step)
                    QCOMPARE(stepOf(*picture, rank, picture->keysOf(rank, step)), step);
            }
            const Scene scene = ringScene(*picture, {1, 0}, RingPage::Steps, {420, 700}, Theme());
            QSet<QPair<int, int>> seen;
            for (const SceneMark& mark : scene.marks)
                seen.insert({mark.group, mark.item});
            for (int rank = 0; rank < 4; ++rank) {
                for (int step = 0; step < 4; ++step)
                    QCOMPARE(seen.contains({rank, step}), picture->work->share(rank, step) > 0);
            }
        }
    }

    void arrowsWalkThroughRanksAndSteps()
    {
        const auto chart = shown(sample::ring(ContextLayout::Zigzag, 4), RingPage::Work);
        QCOMPARE(cursorName(*chart), "rank 0, step 0");
        QTest::keyClick(chart.get(), Qt::Key_Right);
        QTest::keyClick(chart.get(), Qt::Key_Down);
        QCOMPARE(cursorName(*chart), "rank 1, step 1");
        QTest::keyClick(chart.get(), Qt::Key_End);
        QCOMPARE(cursorName(*chart), "rank 1, step 3");
        QTest::keyClick(chart.get(), Qt::Key_Right);
        QCOMPARE(cursorName(*chart), "rank 1, step 3");
        QTest::keyClick(chart.get(), Qt::Key_Home);
        QTest::keyClick(chart.get(), Qt::Key_Left);
        QCOMPARE(cursorName(*chart), "rank 1");
        QTest::keyClick(chart.get(), Qt::Key_Up);
        QCOMPARE(cursorName(*chart), "rank 0");
        QSignalSpy activated(chart.get(), &ChartWidget::activated);
        QTest::keyClick(chart.get(), Qt::Key_Return);
        QCOMPARE(activated.back(), (QVariantList{0, -1}));
    }

    void sentencesSayWhatIsSeen()
    {
        const auto chart = shown(sample::ring(ContextLayout::Contiguous, 4), RingPage::Work);
        const QString busy = chart->markName(chart->scene().markOf(2, 1));
        QVERIFY2(busy.startsWith("rank 2, step 1: keys of rank 1 (everything), 12.5"), qPrintable(busy));
        const QString idle = chart->markName(chart->scene().markOf(0, 3));
        QVERIFY2(idle.contains("keys of rank 1 (nothing)") && idle.contains("; waits 900"), qPrintable(idle));
        QVERIFY2(chart->summary().contains("Balance 57.1"), qPrintable(chart->summary()));
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(chart.get());
        QCOMPARE(read->text(QAccessible::Name), chart->title());
        QCOMPARE(read->childCount(), chart->scene().marks.size());
    }

    /// A row for each rank and step, whose columns add up.
    void theTableHasTheNumbers()
    {
        const auto picture = sample::ring(ContextLayout::Striped, 4, RingDirection::Backward, RingGradient::Bf16);
        const auto chart = shown(picture);
        QAbstractItemModel& table = chart->table();
        QCOMPARE(table.rowCount(), 16);
        double share = 0;
        for (int row = 0; row < 16; ++row) {
            share += table.index(row, 4).data(Qt::EditRole).toDouble();
            const int rank = table.index(row, 0).data(Qt::EditRole).toInt();
            const int step = table.index(row, 1).data(Qt::EditRole).toInt();
            QCOMPARE(table.index(row, 2).data(Qt::EditRole).toInt(), picture->keysOf(rank, step));
            QCOMPARE(table.index(row, 5).data(Qt::EditRole).toDouble(), picture->pass.computeOf(rank, step).value());
        }
        QVERIFY(std::abs(share - 1) < 1e-12);
        QVERIFY(shown(sample::ring(ContextLayout::AllGather, 4))->table().rowCount() == 4);
    }

    /// Within a step only the ring's own part of the picture is repainted.
    void onlyWhatMovesIsPainted()
    {
        const auto chart = shown(sample::ring(ContextLayout::Zigzag, 4));
        chart->setMoment({1, 0.1});
        QCoreApplication::processEvents();
        const QImage before = chart->grab().toImage();
        chart->setMoment({1, 0.6});
        const QImage after = chart->grab().toImage();
        const QRect circle = placePanels(RingPage::Steps, chart->size(), Theme::current()).circle.toAlignedRect();
        bool hasMoved = false;
        for (int y = 0; y < before.height(); y += 2) {
            for (int x = 0; x < before.width(); x += 2) {
                if (before.pixel(x, y) == after.pixel(x, y))
                    continue;
                QVERIFY(circle.contains(x, y));
                hasMoved = true;
            }
        }
        QVERIFY(hasMoved);
    }

    /// The exported picture is the visible one, chips included.
    void theSceneHasTheChipsToo()
    {
        const auto picture = sample::ring(ContextLayout::Zigzag, 4);
        const auto chart = shown(picture);
        const auto still = ringScene(*picture, chart->moment(), RingPage::Steps, chart->size(), Theme::current());
        QVERIFY(chart->sceneAt(chart->size(), Theme::current()).rects.size() == still.rects.size() + 4);
    }

    void tooSmallIsNoHarm()
    {
        for (const QSize size : {QSize(1, 1), QSize(40, 30), QSize(120, 600), QSize(900, 60)}) {
            for (const RingPage page : {RingPage::Steps, RingPage::Work, RingPage::Times}) {
                const auto chart = shown(sample::ring(ContextLayout::Zigzag, 8), page, size);
                QVERIFY(!chart->grab().isNull());
            }
        }
        RingChart empty;
        QVERIFY(empty.scene().marks.isEmpty() && empty.summary().isEmpty());
        QCOMPARE(empty.table().rowCount(), 0);
    }

    /// One frame of the animation at 1920 × 1080, and what a new step costs.
    void frames_data()
    {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<bool>("newStep");
        for (const int ranks : {4, 16, 64}) {
            QTest::addRow("%d ranks, within a step", ranks) << ranks << false;
            QTest::addRow("%d ranks, a new step", ranks) << ranks << true;
        }
    }
    void frames()
    {
        QFETCH(int, ranks);
        QFETCH(bool, newStep);
        const auto chart = shown(sample::ring(ContextLayout::Zigzag, ranks), RingPage::Steps, {1920, 1080});
        QImage image(chart->size(), QImage::Format_ARGB32_Premultiplied);
        int frame = 0;
        chart->setMoment({1, 0});
        chart->render(&image);
        const auto next = [&] {
            ++frame;
            chart->setMoment(newStep ? Moment{frame % ranks, 0} : Moment{1, (frame % 100) / 100.0});
            chart->render(&image);
        };
        QBENCHMARK { next(); }
        const QImage last = image;
        next();
        QVERIFY(image != last);
    }
};

QTEST_MAIN(TestRingChart)
#include "test_ring_chart.moc"
