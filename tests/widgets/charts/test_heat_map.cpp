// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModel>
#include <QSignalSpy>

#include "tests/widgets/gui_test.h"
#include "widgets/charts/heat_map.h"

using namespace shardscope;

namespace {

HeatMapData cells(int rows, int columns)
{
    HeatMapData data;
    data.title = "Best";
    data.figure = "MFU";
    data.columnsName = "GPUs";
    for (int column = 0; column < columns; ++column)
        data.columns << QString::number(8 << column);
    for (int row = 0; row < rows; ++row) {
        HeatRow made{QString("%1 B").arg(row + 1), {}, row % 2 == 0};
        for (int column = 0; column < columns; ++column)
            made.cells << HeatCell{0.1 * (row + column + 1), QString("%1 %").arg(10 * (row + column + 1)), {"DP 8", "mbs 2"}, "why"};
        data.rows << made;
    }
    return data;
}

}  // namespace

class TestHeatMap : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    /// Every cell has its place, apart from the others and inside the picture, and the larger a value the darker its fill.
    void cellsAreApart()
    {
        HeatMap map;
        map.resize(800, 500);
        map.setData(cells(4, 5));
        const Scene& scene = map.scene();
        QCOMPARE(scene.marks.size(), 20);
        const QRectF all(QPointF(0, 0), scene.size);
        for (qsizetype i = 0; i < scene.marks.size(); ++i) {
            QVERIFY(all.contains(scene.marks[i].bounds));
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY(!scene.marks[i].bounds.intersects(scene.marks[j].bounds));
        }
        QVERIFY(scene.rects.last().fill.lightness() < scene.rects.first().fill.lightness());
        QVERIFY(map.summary().contains("80 %"));
        QVERIFY(map.markName(0).contains("why"));
    }

    /// A cell too low for its lines keeps its figure.
    void lowCells()
    {
        HeatMap map;
        map.resize(500, 120);
        map.setData(cells(6, 5));
        int figures = 0;
        for (const SceneText& text : map.scene().texts) {
            QVERIFY(text.text != QString("DP 8"));
            figures += text.text.endsWith(" %") ? 1 : 0;
        }
        QCOMPARE(figures, 30);
    }

    void keysGoFromCellToCell()
    {
        HeatMap map;
        map.resize(600, 400);
        map.setData(cells(3, 4));
        map.show();
        map.setFocus();
        map.setCursor(0);
        for (const auto& [key, mark] : std::initializer_list<std::pair<Qt::Key, int>>{{Qt::Key_Left, 0},
                                                                                      {Qt::Key_Right, 1},
                                                                                      {Qt::Key_Down, 5},
                                                                                      {Qt::Key_Up, 1},
                                                                                      {Qt::Key_Up, 1},
                                                                                      {Qt::Key_End, 11},
                                                                                      {Qt::Key_Right, 11},
                                                                                      {Qt::Key_Home, 0}}) {
            QTest::keyClick(&map, key);
            QCOMPARE(map.cursor(), mark);
        }
        QSignalSpy activated(&map, &ChartWidget::activated);
        QTest::keyClick(&map, Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
    }

    /// Empty cells say so, in the picture and in the table.
    void emptyCells()
    {
        HeatMapData data = cells(1, 2);
        data.rows[0].cells[1] = {std::nullopt, "none fits", {}, {}};
        HeatMap map;
        map.resize(400, 200);
        map.setData(data);
        QCOMPARE(map.table().index(0, 2).data().toString(), QString("none fits"));
        data.rows.clear();
        data.whenEmpty = "No plan was found.";
        map.setData(data);
        QCOMPARE(map.summary(), data.whenEmpty);
        QVERIFY(!map.grab().isNull());
    }
};

QTEST_MAIN(TestHeatMap)
#include "test_heat_map.moc"
