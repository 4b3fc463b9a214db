// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scatter.h"

#include <QSignalSpy>

#include <cmath>

#include "tests/widgets/gui_test.h"
#include "widgets/charts/log_axis.h"

using namespace shardscope;

namespace {

ScatterData someData(int points)
{
    ScatterData data;
    data.title = "Predicted against measured";
    data.xName = "measured";
    data.yName = "estimated";
    data.kinds = {{"dense", ColorRole::Forward, PointShape::Disc, 8}, {"experts", ColorRole::Backward, PointShape::Square, 8}};
    for (int i = 0; i < points; ++i) {
        const double x = 0.01 * std::pow(1.9, i % 20);
        data.points.append({QString("run %1").arg(i), x, x * (1 + 0.03 * (i % 9 - 4)), i % 2});
    }
    data.text = data.tickText = [](double value) { return QString::number(value); };
    data.whenEmpty = "none";
    return data;
}

}  // namespace

class TestScatter : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void anAxisHoldsItsValues_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<int>("most");
        for (const double low : {1e-9, 0.003, 0.9, 1.0, 7.0, 5e10}) {
            for (const double span : {1.0, 1.5, 30.0, 1e6, 1e14}) {
                for (const int most : {0, 3, 8})
                    QTest::addRow("%g to %g, %d", low, low * span, most) << low << low * span << most;
            }
        }
    }
    void anAxisHoldsItsValues()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(int, most);
        const LogAxis axis = logAxis(low, high, most);
        QVERIFY(axis.low <= low * (1 + 1e-9) && axis.high >= high * (1 - 1e-9) && axis.low < axis.high);
        QVERIFY(static_cast<int>(axis.ticks.size()) <= std::max(most, 2));
        QVERIFY(std::is_sorted(axis.ticks.begin(), axis.ticks.end()));
        QCOMPARE(axis.place(axis.low), 0.0);
        QCOMPARE(axis.place(axis.high), 1.0);
        for (const double tick : axis.ticks)
            QVERIFY(axis.place(tick) > -1e-9 && axis.place(tick) < 1 + 1e-9);
    }
    void anAxisOfNothingIsOneToTen()
    {
        for (const auto& [low, high] : {std::pair(0.0, 5.0), std::pair(-1.0, 5.0), std::pair(5.0, 1.0)}) {
            const LogAxis axis = logAxis(low, high, 5);
            QCOMPARE(axis.low, 1.0);
            QCOMPARE(axis.high, 10.0);
        }
    }

    /// Every drawn point can be hit, lies in the plot, and is above the diagonal exactly where the estimate is larger.
    void everyPointCanBeHit()
    {
        Scatter scatter;
        scatter.resize(700, 420);
        scatter.setData(someData(20));
        const Scene& scene = scatter.scene();
        QCOMPARE(scene.marks.size(), 20);
        for (int mark = 0; mark < 20; ++mark) {
            const QRectF bounds = scene.marks[mark].bounds;
            const int hit = scatter.markAt(bounds.center());
            QVERIFY(hit >= mark);  // a later one may lie on top
            QVERIFY(scene.plot.adjusted(-5, -5, 5, 5).contains(bounds.center()));
            const ScatterPoint& point = scatter.chartData().points[mark];
            const double above = (scene.plot.bottom() - bounds.center().y()) / scene.plot.height() -
                                 (bounds.center().x() - scene.plot.left()) / scene.plot.width();
            if (std::abs(point.y / point.x - 1) > 0.05)
                QCOMPARE(above > 0, point.y > point.x);
        }
    }

    void aClickTellsThePoint()
    {
        Scatter scatter;
        scatter.resize(700, 420);
        scatter.setData(someData(1));
        QSignalSpy told(&scatter, &Scatter::activated);
        QTest::mouseClick(&scatter, Qt::LeftButton, {}, scatter.scene().marks[0].bounds.center().toPoint());
        QCOMPARE(told.size(), 1);
        QCOMPARE(told[0][0].toInt(), 0);
    }

    /// The arrow keys reach every point, from one end to the other.
    void theKeyboardReachesAll_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("back");
        QTest::newRow("sideways") << int(Qt::Key_Right) << int(Qt::Key_Left);
        QTest::newRow("upward") << int(Qt::Key_Up) << int(Qt::Key_Down);
    }
    void theKeyboardReachesAll()
    {
        QFETCH(int, key);
        QFETCH(int, back);
        Scatter scatter;
        scatter.resize(700, 420);
        scatter.setData(someData(30));
        scatter.setCursor(0);
        QTest::keyClick(&scatter, Qt::Key_Home);
        for (int i = 0; i < 30; ++i)
            QTest::keyClick(&scatter, static_cast<Qt::Key>(back));
        QSet<int> seen{scatter.cursor()};
        for (int i = 0; i < 30; ++i) {
            QTest::keyClick(&scatter, static_cast<Qt::Key>(key));
            seen.insert(scatter.cursor());
        }
        QCOMPARE(seen.size(), 30);
    }

    void itIsReadOut()
    {
        Scatter scatter;
        scatter.resize(700, 420);
        scatter.setData(someData(9));
        QVERIFY2(scatter.summary().contains("of 9"), qPrintable(scatter.summary()));
        QVERIFY2(scatter.markName(0).contains("run 0") && scatter.markName(0).contains("12"), qPrintable(scatter.markName(0)));
        QCOMPARE(scatter.table().rowCount(), 9);
        QCOMPARE(scatter.table().index(3, 1).data(Qt::EditRole).toDouble(), scatter.chartData().points[3].x);
    }

    void theEmptyOneSaysSo()
    {
        Scatter scatter;
        scatter.setData(someData(0));
        QCOMPARE(scatter.summary(), QString("none"));
        QVERIFY(scatter.scene().marks.isEmpty());
        QVERIFY(!scatter.grab().isNull());
        QTest::keyClick(&scatter, Qt::Key_Right);
        QCOMPARE(scatter.cursor(), -1);
    }

    void manyPointsAreDrawn()
    {
        Scatter scatter;
        scatter.resize(900, 500);
        scatter.setData(someData(5000));
        scatter.setSelected(4999);
        QCOMPARE(scatter.scene().marks.size(), 5000);
        QVERIFY(!scatter.grab().isNull());
    }

    /// However small it is, nothing is drawn outside of it.
    void smallOnesKeepInside()
    {
        for (const QSizeF& size : {QSizeF(1, 1), QSizeF(60, 500), QSizeF(500, 60), QSizeF(220, 150)}) {
            Scatter scatter;
            scatter.setData(someData(20));
            const Scene scene = scatter.sceneAt(size, Theme());
            for (const SceneMark& mark : scene.marks)
                QVERIFY(QRectF(QPointF(), size).adjusted(-9, -9, 9, 9).contains(mark.bounds));
        }
    }
};

QTEST_MAIN(TestScatter)
#include "test_scatter.moc"
