// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layer/layer_diagram.h"

#include <QSignalSpy>

#include <cmath>

#include "tests/widgets/gui_test.h"

using namespace shardscope;

namespace {

LayerRow row(const QString& letter, const QString& name)
{
    LayerRow result;
    result.letter = letter;
    result.name = name;
    result.input = {QStringLiteral("8 × 4"), LayerCut::Whole, 1, false};
    result.output = result.input;
    result.forwardSeconds = 1e-3;
    result.backwardSeconds = 2e-3;
    result.bound = QStringLiteral("memory");
    return result;
}

LayerDiagramData sample()
{
    LayerDiagramData data;
    data.title = QStringLiteral("A layer");
    data.whenEmpty = QStringLiteral("nothing");
    LayerRow up = row(QStringLiteral("B"), QStringLiteral("up"));
    up.cutName = QStringLiteral("cut by columns, 4 ways");
    up.weights = {QStringLiteral("4 × 3"), LayerCut::Columns, 4, false};
    up.output.cut = LayerCut::Columns;
    up.output.parts = 4;
    up.flop = 2.5e12;
    up.transfers = {{QStringLiteral("all-gather"), Axis::Tp, 1024, 1e-4, 1e-4, true}};
    LayerRow down = row(QStringLiteral("C"), QStringLiteral("down"));
    down.weights = {QStringLiteral("3 × 4"), LayerCut::Rows, 4, false};
    down.output.isPartialSum = true;
    down.transfers = {{QStringLiteral("reduce-scatter"), Axis::Tp, 1024, 1e-4, 0, false}};
    LayerRow norm = row(QStringLiteral("A"), QStringLiteral("norm"));
    norm.splitsSequence = true;
    data.rows = {norm, up, down};
    return data;
}

}  // namespace

class TestLayerDiagram : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void whatIsDrawnCanBeHit_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("roomy") << QSize(1200, 500);
        QTest::newRow("narrow") << QSize(420, 300);
        QTest::newRow("low") << QSize(900, 130);
    }
    void whatIsDrawnCanBeHit()
    {
        QFETCH(QSize, size);
        LayerDiagram diagram;
        diagram.setData(sample());
        const Scene scene = diagram.sceneAt(size, Theme());
        QCOMPARE(scene.marks.size(), 5);  // three operators, two collectives
        for (int mark = 0; mark < scene.marks.size(); ++mark)
            QCOMPARE(scene.markAt(scene.marks[mark].bounds.center()), mark);
        const QRectF whole(0, 0, size.width(), size.height());
        for (const SceneMark& mark : scene.marks)
            QVERIFY(whole.adjusted(-1, -1, 1, 1).contains(mark.bounds));
        for (const SceneText& text : scene.texts)
            QVERIFY2(text.box.right() <= size.width() + 1, qPrintable(text.text));
    }

    /// An all-gather stands above its operator, a reduce-scatter below.
    void collectivesStandWhereTheyHappen()
    {
        LayerDiagram diagram;
        diagram.setData(sample());
        const Scene scene = diagram.sceneAt({1000, 400}, Theme());
        const auto top = [&](int group, int item) { return scene.marks[scene.markOf(group, item)].bounds.top(); };
        QVERIFY(top(1, 0) < top(1, -1));
        QVERIFY(top(2, 0) > top(2, -1));
    }

    void cutsAreDrawnAsStrips()
    {
        LayerDiagramData data = sample();
        const auto linesOf = [&](int parts) {
            data.rows[1].weights.parts = parts;
            LayerDiagram diagram;
            diagram.setData(data);
            return diagram.sceneAt({1000, 400}, Theme()).lines.size();
        };
        QCOMPARE(linesOf(4) - linesOf(2), 2);
        QCOMPARE(linesOf(64), linesOf(8));  // more could not be told apart
    }

    /// One scale for all sides, and the picture says it.
    void tensorsAreToScale()
    {
        LayerDiagramData data = sample();
        for (LayerRow& each : data.rows) {
            each.input.rows = each.output.rows = 400;
            each.input.columns = each.output.columns = 800;
        }
        data.rows[1].weights.rows = 800;
        data.rows[1].weights.columns = 1600;
        data.rows[1].weights.parts = 1;
        data.rows[1].weights.cut = LayerCut::Whole;
        LayerDiagram diagram;
        diagram.setData(data);
        const Scene scene = diagram.sceneAt({1400, 700}, Theme());
        // Two bars of known sizes, each before its two ticks.
        const double shortBar = scene.lines[scene.lines.size() - 6].line.length();
        const double longBar = scene.lines[scene.lines.size() - 3].line.length();
        QCOMPARE(scene.texts[scene.texts.size() - 3].text, QString("512"));
        QCOMPARE(scene.texts[scene.texts.size() - 2].text, QString("4,096"));
        const double perDoubling = (longBar - shortBar) / 3;
        QVERIFY(perDoubling > 5);
        const auto lengthOf = [&](double size) { return shortBar + std::log2(size / 512) * perDoubling; };
        const auto has = [&](double rows, double columns) {
            return std::any_of(scene.rects.begin(), scene.rects.end(), [&](const SceneRect& rect) {
                return std::abs(rect.rect.width() - lengthOf(columns)) <= 1 && std::abs(rect.rect.height() - lengthOf(rows)) <= 1;
            });
        };
        QVERIFY(has(400, 800));
        QVERIFY(has(800, 1600));
    }

    void rowsFillTheHeight()
    {
        LayerDiagram diagram;
        diagram.setData(sample());
        const double full = diagram.fullHeight(Theme());
        QVERIFY(diagram.sceneAt({1000, 2 * full}, Theme()).plot.height() > 1.6 * diagram.sceneAt({1000, full}, Theme()).plot.height());
    }

    void arrowsWalk()
    {
        LayerDiagram diagram;
        diagram.setData(sample());
        diagram.resize(1000, 400);
        diagram.show();
        diagram.setCursor(diagram.scene().markOf(0, -1));
        QTest::keyClick(&diagram, Qt::Key_Down);
        QVERIFY(diagram.markName(diagram.cursor()).startsWith("B up, cut by columns, 4 ways"));
        QTest::keyClick(&diagram, Qt::Key_Right);
        QCOMPARE(diagram.markName(diagram.cursor()), QString("up: all-gather of 1.0\u00a0KiB over TP, 100 µs, all exposed"));
        QTest::keyClick(&diagram, Qt::Key_Left);
        QTest::keyClick(&diagram, Qt::Key_End);
        QVERIFY(diagram.markName(diagram.cursor()).startsWith("C down"));
        QSignalSpy chosen(&diagram, &LayerDiagram::activated);
        QTest::keyClick(&diagram, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toInt(), 2);
    }

    void theTableHasTheNumbers()
    {
        LayerDiagram diagram;
        diagram.setData(sample());
        const ChartTable& table = diagram.table();
        QCOMPARE(table.rowCount(), 3);
        QCOMPARE(table.index(1, 5).data(Qt::EditRole).toDouble(), 2.5e12);
        QCOMPARE(table.index(2, 11).data().toString(), QString("reduce-scatter of 1.0\u00a0KiB over TP, 100 µs, overlapped"));
    }

    void anEmptyLayerSaysSo()
    {
        LayerDiagram diagram;
        LayerDiagramData data = sample();
        data.rows.clear();
        diagram.setData(data);
        QCOMPARE(diagram.sceneAt({400, 300}, Theme()).texts.first().text, QString("nothing"));
        QCOMPARE(diagram.summary(), QString("nothing"));
    }

    void numbersAreShort()
    {
        QCOMPARE(flopText(2.5e12), QString("2.5 TFLOP"));
        QCOMPARE(flopText(12), QString("12 FLOP"));
        QCOMPARE(shortTimeText(1.234e-5), QString("12.3 µs"));
        QCOMPARE(shortTimeText(0.5), QString("500 ms"));
    }
};

QTEST_MAIN(TestLayerDiagram)
#include "test_layer_diagram.moc"
