// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves.h"

#include <QSignalSpy>

#include <algorithm>
#include <cmath>

#include "tests/widgets/gui_test.h"
#include "widgets/charts/plotted.h"
#include "widgets/charts/point_names.h"

using namespace shardscope;

namespace {

CurvesData someCurves(int points, bool isLogarithmic = false)
{
    CurvesData data;
    data.title = "Throughput against memory";
    const auto text = [](double value) { return QString::number(value); };
    data.x = {"memory", isLogarithmic, 1, text, text};
    data.y = {"rate", false, 1, text, text};
    for (int curve = 0; curve < 3; ++curve) {
        Curve made{QString("curve %1").arg(curve), ColorRole::Forward, curve != 1, curve == 2, PointShape::Disc, 8, {}};
        for (int i = 0; i < points; ++i)
            made.points.append({std::pow(2.0, i % 12), 100.0 * (curve + 1) + i, {}});
        data.curves.append(made);
    }
    data.xLimit = {3000, "capacity"};
    data.whenEmpty = "nothing fits";
    return data;
}

}  // namespace

class TestCurves : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void everyPointIsAMarkWhereItsValuesAre_data()
    {
        QTest::addColumn<bool>("isLogarithmic");
        QTest::newRow("linear") << false;
        QTest::newRow("logarithmic") << true;
    }
    void everyPointIsAMarkWhereItsValuesAre()
    {
        QFETCH(bool, isLogarithmic);
        Curves curves;
        curves.resize(600, 400);
        const CurvesData data = someCurves(12, isLogarithmic);
        curves.setData(data);
        const Scene& scene = curves.scene();
        QCOMPARE(scene.marks.size(), 36);
        for (const SceneMark& a : scene.marks) {
            QVERIFY(scene.plot.adjusted(-1, -1, 1, 1).contains(a.bounds.center()));
            for (const SceneMark& b : scene.marks) {
                const CurvePoint& at = data.curves[a.group].points[a.item];
                const CurvePoint& other = data.curves[b.group].points[b.item];
                QVERIFY(at.x >= other.x || a.bounds.center().x() <= b.bounds.center().x());
                QVERIFY(at.y >= other.y || a.bounds.center().y() >= b.bounds.center().y());
            }
        }
        QVERIFY(!curves.grab().isNull());
    }

    /// Where asked for, points have their names, none over another or over a point, and none beyond the plot.
    void pointsHaveTheirNames()
    {
        CurvesData data = someCurves(12);
        for (Curve& curve : data.curves) {
            curve.areNamed = true;
            for (int i = 0; i < curve.points.size(); ++i)
                curve.points[i].name = QStringLiteral("point %1").arg(i);
        }
        Curves curves;
        curves.resize(600, 400);
        curves.setData(data);
        const Scene& scene = curves.scene();
        QList<QRectF> names;
        for (const SceneText& text : scene.texts) {
            if (text.text.startsWith("point"))
                names << text.box;
        }
        QVERIFY(names.size() > 5 && names.size() <= scene.marks.size());
        for (int i = 0; i < names.size(); ++i) {
            QVERIFY(scene.plot.adjusted(0, -20, 0, 20).contains(names[i]));
            for (int j = 0; j < i; ++j)
                QVERIFY(!names[i].intersects(names[j]));
            for (const SceneMark& mark : scene.marks)
                QVERIFY(!names[i].intersects(mark.bounds));
        }
    }

    /// A name stands above its point where the curve leaves to the right and a limit is at the left, and beside it where nothing is in the way.
    void aNameKeepsClearOfLines()
    {
        const QRectF point(100, 100, 10, 10);
        const QSizeF size(60, 14);
        NameSurroundings around{QRectF(0, 0, 400, 300), {point}, {}};
        QVERIFY(placeOfName(point, size, 4, around)->left() > point.right());
        around.lines = {QLineF(105, 105, 300, 110)};
        QVERIFY(placeOfName(point, size, 4, around)->right() < point.left());
        around.lines << QLineF(60, 0, 60, 300);
        QVERIFY(placeOfName(point, size, 4, around)->bottom() <= point.top());
        around.lines << QLineF(0, 93, 400, 93);
        QVERIFY(placeOfName(point, size, 4, around)->top() >= point.bottom());
        around.lines << QLineF(0, 115, 400, 115);  // lines are everywhere: a name on one is better than none
        QVERIFY(placeOfName(point, size, 4, around)->left() > point.right());
        around.taken << around.room;
        QVERIFY(!placeOfName(point, size, 4, around));
    }

    /// The name of a limit lies above the plot, where no point is; next to its line where the vertical axis' name is in the way.
    void theLimitsNameHidesNoPoint()
    {
        Curves curves;
        for (const int width : {600, 1200}) {
            for (const double limit : {3000.0, 1.0, 1500.0}) {
                CurvesData data = someCurves(12);
                data.xLimit.value = limit;
                curves.resize(width, 400);
                curves.setData(data);
                const Scene& scene = curves.scene();
                const auto textOf = [&](const QString& text) {
                    return std::find_if(scene.texts.begin(), scene.texts.end(), [&](const SceneText& each) { return each.text == text; })
                        ->box;
                };
                const QRectF name = textOf("capacity");
                QVERIFY(QRectF(QPointF(), scene.size).contains(name));
                QCOMPARE(name.bottom() <= scene.plot.top(), limit > 1);
            }
        }
    }

    void aClickTellsCurveAndPoint()
    {
        Curves curves;
        curves.resize(600, 400);
        curves.setData(someCurves(12));
        QSignalSpy activated(&curves, &Curves::activated);
        const int mark = curves.scene().markOf(2, 11);
        QTest::mouseClick(&curves, Qt::LeftButton, {}, curves.scene().marks[mark].bounds.center().toPoint());
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated[0][0].toInt(), 2);
        QCOMPARE(activated[0][1].toInt(), 11);
    }

    void theKeyboardReachesEveryPoint()
    {
        Curves curves;
        curves.resize(600, 400);
        curves.setData(someCurves(12));
        curves.setCursor(curves.scene().markOf(0, 0));
        QTest::keyClick(&curves, Qt::Key_Right);
        QCOMPARE(curves.cursor(), curves.scene().markOf(0, 1));
        QTest::keyClick(&curves, Qt::Key_End);
        QCOMPARE(curves.cursor(), curves.scene().markOf(0, 11));
        QTest::keyClick(&curves, Qt::Key_Down);
        QCOMPARE(curves.cursor(), curves.scene().markOf(1, 11));
        QTest::keyClick(&curves, Qt::Key_Up);
        QCOMPARE(curves.cursor(), curves.scene().markOf(0, 11));
    }

    void theTableHasEveryPoint()
    {
        Curves curves;
        curves.setData(someCurves(5));
        QCOMPARE(curves.table().rowCount(), 15);
        QCOMPARE(curves.table().columnCount(), 4);
        QVERIFY(curves.summary().contains("curve 1"));
    }

    void nothingIsSaidInWords()
    {
        Curves curves;
        curves.resize(400, 300);
        curves.setData(someCurves(0));
        QVERIFY(curves.scene().marks.isEmpty());
        QCOMPARE(curves.scene().texts.constFirst().text, QString("nothing fits"));
        QCOMPARE(curves.summary(), QString("nothing fits"));
        QVERIFY(!curves.grab().isNull());
    }

    /// One of thousands of points in one place is drawn, and all can be pointed at.
    void coveredPointsAreDrawnOnce()
    {
        Curves curves;
        curves.resize(900, 500);
        CurvesData data = someCurves(0);
        for (int i = 0; i < 5000; ++i)
            data.curves[1].points.append({10, 10, {}});
        curves.setData(data);
        QCOMPARE(curves.scene().marks.size(), 5000);
        QCOMPARE(curves.scene().plotted->points[1].points.size(), 1);
    }

    /// However small it is, nothing is drawn outside of it.
    void smallOnesKeepInside()
    {
        for (const QSizeF& size : {QSizeF(1, 1), QSizeF(60, 500), QSizeF(500, 60), QSizeF(240, 170)}) {
            Curves curves;
            curves.setData(someCurves(12));
            for (const SceneMark& mark : curves.sceneAt(size, Theme()).marks)
                QVERIFY(QRectF(QPointF(), size).adjusted(-9, -9, 9, 9).contains(mark.bounds));
        }
    }
};

QTEST_MAIN(TestCurves)
#include "test_curves.moc"
