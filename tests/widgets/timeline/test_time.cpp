// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "widgets/timeline/time_ruler.h"

using namespace shardscope;

class TestTime : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void placesAndTimesAreEachOthersInverse()
    {
        for (double begin : {-5.0, 0.0, 1e6, 9007199254740993.0}) {
            for (double length : {1e-3, 1.0, 12345.6}) {
                if (begin + length == begin)
                    continue;
                const TimeScale scale({begin, begin + length}, 70, 1280);
                QVERIFY(std::abs(scale.x(begin) - 70) < 1e-6);
                for (double x : {70.0, 71.5, 700.0, 1350.0})
                    QVERIFY(std::abs(scale.x(scale.time(x)) - x) <= 1e-6 + scale.perTime() * std::abs(begin) * 1e-15);
            }
        }
    }

    void zoomingKeepsTheTimeUnderTheCursor()
    {
        const TimeRange range{10, 90};
        for (double factor : {0.3, 1.0, 2.0, 50.0}) {
            const TimeRange zoomed = range.zoomed(30, factor);
            QCOMPARE(TimeScale(zoomed, 0, 800).x(30), TimeScale(range, 0, 800).x(30));
            QCOMPARE(zoomed.length(), range.length() / factor);
        }
        QCOMPARE(range.moved(7).moved(-7), range);
    }

    void rangesStayWithinTheWhole()
    {
        const TimeRange whole{0, 100};
        QCOMPARE(TimeRange({-20, 30}).within(whole, 1), TimeRange({0, 50}));
        QCOMPARE(TimeRange({80, 130}).within(whole, 1), TimeRange({50, 100}));
        QCOMPARE(TimeRange({-500, 800}).within(whole, 1), whole);
        QCOMPARE(TimeRange({50, 50}).within(whole, 1), TimeRange({49.5, 50.5}));
        QCOMPARE(TimeRange({60, 40}).within(whole, 1), TimeRange({49.5, 50.5}));  // reversed
    }

    void marksAreNiceAndWithin_data()
    {
        QTest::addColumn<double>("begin");
        QTest::addColumn<double>("end");
        QTest::addColumn<GanttTime>("time");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("second");
        QTest::newRow("units") << 0.0 << 33.0 << GanttTime::InUnits << QString() << "5";
        QTest::newRow("tenths") << 7.0 << 7.9 << GanttTime::InUnits << QString() << "7.1";
        QTest::newRow("seconds") << 0.0 << 13.0 << GanttTime::InSeconds << "s"
                                 << "2";
        QTest::newRow("milliseconds") << 0.2 << 0.3 << GanttTime::InSeconds << "ms"
                                      << "220";
        QTest::newRow("microseconds") << 1.0 << 1.0001 << GanttTime::InSeconds << "µs"
                                      << "1,000,020";
    }
    void marksAreNiceAndWithin()
    {
        QFETCH(double, begin);
        QFETCH(double, end);
        QFETCH(GanttTime, time);
        QFETCH(QString, unit);
        QFETCH(QString, second);
        const TimeRuler ruler = timeRuler(time, {begin, end}, 9);
        QCOMPARE(ruler.unitName, unit);
        QVERIFY(ruler.times.size() >= 4 && ruler.times.size() <= 11);
        QCOMPARE(ruler.text(ruler.times[1]), second);
        const double slack = (end - begin) * 1e-6;
        for (double mark : ruler.times)
            QVERIFY(mark >= begin - slack && mark <= end + slack);
    }

    void timesAreWrittenWithoutTheirRounding()
    {
        QCOMPARE(ganttTimeText(GanttTime::InUnits, 0.1 + 0.2), "0.3");
        QCOMPARE(ganttTimeText(GanttTime::InUnits, 33), "33");
        QVERIFY(ganttTimeText(GanttTime::InSeconds, 0.0032).startsWith("3.2"));
    }
};

QTEST_APPLESS_MAIN(TestTime)
#include "test_time.moc"
