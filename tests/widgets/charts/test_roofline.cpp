// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/roofline.h"

#include "tests/widgets/gui_test.h"

using namespace shardscope;

namespace {

RooflineData sampleRoofline()
{
    RooflineData data;
    data.title = QStringLiteral("Roofline");
    data.whenEmpty = QStringLiteral("nothing");
    data.roofs = {{QStringLiteral("datasheet"), 1e15, 3e12, false}, {QStringLiteral("effective"), 6e14, 2.5e12, true}};
    data.points = {{QStringLiteral("A"), QStringLiteral("up"), 900, 5.5e14, ColorRole::Forward, {}},
                   {QStringLiteral("B"), QStringLiteral("down"), 900, 5.5e14, ColorRole::Forward, {}},
                   {QStringLiteral("C"), QStringLiteral("router"), 20, 4e13, ColorRole::Forward, QStringLiteral("bound by memory")}};
    return data;
}

}  // namespace

class TestRoofline : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void theRoofHasARidge()
    {
        const Roof roof{QStringLiteral("r"), 1e15, 3e12, false};
        QCOMPARE(roofAt(roof, 1), 3e12);
        QCOMPARE(roofAt(roof, 1e15 / 3e12), 1e15);
        QCOMPARE(roofAt(roof, 1e6), 1e15);
    }

    void pointsStandApartAndCanBeHit_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("usual") << QSize(640, 400);
        QTest::newRow("small") << QSize(260, 200);
        QTest::newRow("large") << QSize(2000, 1200);
    }
    void pointsStandApartAndCanBeHit()
    {
        QFETCH(QSize, size);
        Roofline chart;
        chart.setData(sampleRoofline());
        const Scene scene = chart.sceneAt(size, Theme());
        QCOMPARE(scene.marks.size(), 3);
        for (int mark = 0; mark < 3; ++mark)
            QCOMPARE(scene.markAt(scene.marks[mark].bounds.center()), mark);
        QVERIFY(!scene.marks[0].bounds.intersects(scene.marks[1].bounds));
    }

    /// Equal steps on the paper are equal factors.
    void axesAreLogarithmic()
    {
        RooflineData data = sampleRoofline();
        data.points = {{QStringLiteral("A"), QStringLiteral("a"), 10, 1e13, ColorRole::Forward, {}},
                       {QStringLiteral("B"), QStringLiteral("b"), 100, 1e14, ColorRole::Forward, {}},
                       {QStringLiteral("C"), QStringLiteral("c"), 1000, 1e15, ColorRole::Forward, {}}};
        Roofline chart;
        chart.setData(data);
        const Scene scene = chart.sceneAt({800, 500}, Theme());
        const auto at = [&](int mark) { return scene.marks[mark].bounds.center(); };
        QVERIFY(qAbs((at(1).x() - at(0).x()) - (at(2).x() - at(1).x())) < 0.01);
        QVERIFY(qAbs((at(1).y() - at(0).y()) - (at(2).y() - at(1).y())) < 0.01);
    }

    void arrowsGoByIntensityAndRate()
    {
        Roofline chart;
        chart.setData(sampleRoofline());
        chart.resize(640, 400);
        chart.show();
        chart.setCursor(0);
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chart.cursor(), 2);
        QVERIFY(chart.markName(2).contains("bound by memory"));
        QTest::keyClick(&chart, Qt::Key_End);
        QVERIFY(chart.cursor() != 2);
    }

    void theTableHasSharesOfTheRoofs()
    {
        Roofline chart;
        chart.setData(sampleRoofline());
        QCOMPARE(chart.table().rowCount(), 3);
        QCOMPARE(chart.table().columnCount(), 5);
        QCOMPARE(chart.table().index(2, 3).data(Qt::EditRole).toDouble(), 4e13 / (3e12 * 20));
        QVERIFY(chart.summary().startsWith("1 of 3"));
    }

    void withoutPointsItSaysSo()
    {
        RooflineData data = sampleRoofline();
        data.points.clear();
        Roofline chart;
        chart.setData(data);
        QCOMPARE(chart.sceneAt({300, 200}, Theme()).texts.first().text, QString("nothing"));
        QCOMPARE(chart.summary(), QString("nothing"));
    }
};

QTEST_MAIN(TestRoofline)
#include "test_roofline.moc"
