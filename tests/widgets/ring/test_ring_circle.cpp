// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/gui_test.h"
#include "widgets/ring/ring_circle.h"

using namespace shardscope;

class TestRingCircle : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void nothingTouches_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<double>("scale");
        for (const QSizeF size : {QSizeF(700, 320), QSizeF(480, 230), QSizeF(1060, 600), QSizeF(300, 300), QSizeF(320, 620)}) {
            for (const int ranks : {1, 2, 3, 4, 5, 8, 12, 16, 32, 64}) {
                for (const double scale : {1.0, 1.5})
                    QTest::addRow("%gx%g, %d ranks, %g", size.width(), size.height(), ranks, scale) << size << ranks << scale;
            }
        }
    }
    void nothingTouches()
    {
        QFETCH(QSizeF, size);
        QFETCH(int, ranks);
        QFETCH(double, scale);
        const Theme theme(ThemeKind::Light, scale);
        const QRectF area(QPointF(20, 10), size);
        const RingCircle circle(area, ranks, theme);
        for (int rank = 0; rank < ranks; ++rank) {
            QVERIFY(area.adjusted(-2, -2, 2, 2).contains(circle.home(rank)));
            QVERIFY(area.contains(circle.chip(rank)));
            QCOMPARE(circle.lane(rank).isEmpty(), circle.detail() != RingCircle::Detail::Boxes);
            QVERIFY(circle.lane(rank).isEmpty() || circle.home(rank).contains(circle.lane(rank)));
            if (circle.detail() == RingCircle::Detail::Dots)
                continue;  // there may be more of them than pixels
            for (int other = 0; other < ranks; ++other) {
                QVERIFY(!circle.home(rank).intersects(circle.chip(other)));
                QVERIFY(rank == other || !circle.home(rank).intersects(circle.home(other)));
                QVERIFY(rank == other || !circle.chip(rank).intersects(circle.chip(other)));
            }
        }
    }

    /// The way from rank to rank has no leaps, and leads to the next one.
    void theWayIsSmooth_data()
    {
        QTest::addColumn<int>("ranks");
        for (const int ranks : {2, 3, 4, 8, 16})
            QTest::addRow("%d", ranks) << ranks;
    }
    void theWayIsSmooth()
    {
        QFETCH(int, ranks);
        const Theme theme;
        const RingCircle circle(QRectF(0, 0, 800, 400), ranks, theme);
        QPointF last = circle.chip(0).center();
        for (int part = 1; part <= 100 * ranks; ++part) {
            const QPointF at = circle.chip(part / 100.0).center();
            QVERIFY(QLineF(last, at).length() < 40);
            last = at;
        }
        QVERIFY(QLineF(last, circle.chip(0).center()).length() < 0.1);
    }

    void detailGivesWay()
    {
        const Theme theme;
        QCOMPARE(RingCircle(QRectF(0, 0, 700, 320), 4, theme).detail(), RingCircle::Detail::Boxes);
        QCOMPARE(RingCircle(QRectF(0, 0, 700, 320), 8, theme).detail(), RingCircle::Detail::Boxes);
        QCOMPARE(RingCircle(QRectF(0, 0, 700, 320), 64, theme).detail(), RingCircle::Detail::Dots);
        QVERIFY(RingCircle(QRectF(0, 0, 260, 200), 8, theme).detail() != RingCircle::Detail::Boxes);
    }

    void ranksHaveTheirOwnColours()
    {
        const Theme theme;
        for (const int ranks : {2, 8, 9, 64}) {
            QSet<QRgb> colours;
            for (int rank = 0; rank < ranks; ++rank)
                colours.insert(rankColor(rank, ranks, theme).rgb());
            QCOMPARE(colours.size(), ranks);
        }
        // More than eight: from dark to light, so that the order is seen without hues.
        for (int rank = 1; rank < 64; ++rank)
            QVERIFY(luminance(rankColor(rank, 64, theme)) > luminance(rankColor(rank - 1, 64, theme)));
    }
};

QTEST_MAIN(TestRingCircle)
#include "test_ring_circle.moc"
