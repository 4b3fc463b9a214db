// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "widgets/charts/axis.h"
#include "widgets/charts/decimate.h"
#include "widgets/charts/squarify.h"

using namespace shardscope;

/// The pure arithmetic under the charts.
class TestLayout : public QObject {
    Q_OBJECT
private slots:
    void ticksAreRound_data()
    {
        QTest::addColumn<double>("maximum");
        QTest::addColumn<int>("most");
        QTest::addColumn<QList<double>>("ticks");
        QTest::addColumn<int>("decimals");
        QTest::newRow("80 in four") << 80.0 << 4 << QList<double>{0, 20, 40, 60, 80} << 0;
        QTest::newRow("80 in eight") << 80.0 << 8 << QList<double>{0, 10, 20, 30, 40, 50, 60, 70, 80} << 0;
        QTest::newRow("79.2") << 79.2 << 5 << QList<double>{0, 20, 40, 60, 80} << 0;
        QTest::newRow("quarter steps") << 1.0 << 4 << QList<double>{0, 0.25, 0.5, 0.75, 1} << 2;
        QTest::newRow("small") << 0.03 << 3 << QList<double>{0, 0.01, 0.02, 0.03} << 2;
        QTest::newRow("no room") << 80.0 << 0 << QList<double>{0, 100} << 0;
        QTest::newRow("nothing") << 0.0 << 4 << QList<double>{0, 1} << 0;
        QTest::newRow("not a number") << std::nan("") << 4 << QList<double>{0, 1} << 0;
    }
    void ticksAreRound()
    {
        QFETCH(double, maximum);
        QFETCH(int, most);
        QFETCH(QList<double>, ticks);
        QFETCH(int, decimals);
        const AxisTicks found = niceTicks(maximum, most);
        QCOMPARE(found.values.size(), static_cast<std::size_t>(ticks.size()));
        for (std::size_t i = 0; i < found.values.size(); ++i)
            QVERIFY(std::abs(found.values[i] - ticks[static_cast<qsizetype>(i)]) < 1e-9);
        QCOMPARE(found.decimals, decimals);
    }
    void ticksCoverAnything()
    {
        QRandomGenerator random(1);
        for (int i = 0; i < 5000; ++i) {
            const double maximum = std::pow(10, random.generateDouble() * 20 - 6);
            const int most = random.bounded(1, 12);
            const AxisTicks ticks = niceTicks(maximum, most);
            QVERIFY(ticks.top() >= maximum * (1 - 1e-8));
            QVERIFY(ticks.values.size() <= static_cast<std::size_t>(most) + 1);
            // The last step is needed.
            QVERIFY(ticks.values[ticks.values.size() - 2] < maximum);
        }
    }

    /// The example of the paper, section 3.1: areas 6, 6, 4, 3, 2, 2, 1 in 6 × 4.
    void squarifyIsThePublishedOne()
    {
        const QList<QRectF> pieces = squarify({6, 6, 4, 3, 2, 2, 1}, QRectF(0, 0, 6, 4));
        QCOMPARE(pieces[0], QRectF(0, 0, 3, 2));
        QCOMPARE(pieces[1], QRectF(0, 2, 3, 2));
        QVERIFY(std::abs(pieces[2].width() - 12.0 / 7) < 1e-9);
        QVERIFY(std::abs(pieces[2].height() - 7.0 / 3) < 1e-9);
    }
    void squarifyCoversAll()
    {
        QRandomGenerator random(2);
        for (int round = 0; round < 300; ++round) {
            QList<double> values(random.bounded(1, 60));
            for (double& value : values)
                value = random.bounded(5) == 0 ? 0 : std::exp(random.generateDouble() * 12);
            const QRectF room(3, 5, random.bounded(1, 800), random.bounded(1, 600));
            const QList<QRectF> pieces = squarify(values, room);
            const double total = std::accumulate(values.begin(), values.end(), 0.0);
            for (qsizetype i = 0; i < pieces.size(); ++i) {
                const double area = pieces[i].width() * pieces[i].height();
                const double wanted = total > 0 ? values[i] / total * room.width() * room.height() : 0;
                QVERIFY(std::abs(area - wanted) <= 1e-6 * room.width() * room.height());
                QVERIFY(values[i] <= 0 || room.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(pieces[i]));
                for (qsizetype j = 0; j < i; ++j) {
                    const QRectF both = pieces[i] & pieces[j];
                    QVERIFY(both.width() * both.height() < 1e-6 * room.width() * room.height());
                }
            }
        }
    }
    void squarifyTakesNothing()
    {
        QVERIFY(squarify({}, QRectF(0, 0, 4, 4)).isEmpty());
        QVERIFY(squarify({0, -1, std::nan("")}, QRectF(0, 0, 4, 4))[2].isEmpty());
        QVERIFY(squarify({1}, QRectF())[0].isEmpty());
    }

    /// Against the definition, moment by moment.
    void decimationLosesNoPeak()
    {
        QRandomGenerator random(3);
        for (int round = 0; round < 400; ++round) {
            const int count = random.bounded(1, 400);
            const int pixels = random.bounded(1, 120);
            QList<double> times{0};
            QList<double> totals{random.generateDouble()};
            for (int i = 1; i < count; ++i) {
                times << times.back() + (random.bounded(4) == 0 ? 0.0 : random.generateDouble());
                totals << random.generateDouble();
            }
            const double end = times.back() + random.generateDouble();
            const QList<TimelineColumn> columns = decimate(times, end, totals, pixels);
            int covered = 0;
            double shownPeak = 0;
            for (const TimelineColumn& column : columns) {
                QCOMPARE(column.x, covered);
                covered += column.width;
                shownPeak = std::max(shownPeak, totals[column.moment]);
            }
            QCOMPARE(covered, pixels);
            QCOMPARE(shownPeak, *std::max_element(totals.begin(), totals.end()));
            QVERIFY(std::is_sorted(columns.begin(), columns.end(),
                                   [](const TimelineColumn& a, const TimelineColumn& b) { return a.moment < b.moment; }));
        }
    }
    void decimationKeepsFewMomentsWhole()
    {
        const QList<TimelineColumn> columns = decimate({0, 1, 3}, 4, {5, 1, 2}, 8);
        QCOMPARE(columns.size(), 3);
        QCOMPARE(columns[0].width, 2);
        QCOMPARE(columns[1].width, 4);
        QCOMPARE(columns[2].width, 2);
        QCOMPARE(columns[1].moment, 1);
        QVERIFY(decimate({}, 4, {}, 8).isEmpty());
        QVERIFY(decimate({0}, 4, {1}, 0).isEmpty());
        QCOMPARE(decimate({7}, 7, {1}, 5).front().width, 5);
    }
};

QTEST_APPLESS_MAIN(TestLayout)
#include "test_layout.moc"
