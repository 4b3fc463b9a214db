// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/sample_data.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/charts/stacked_timeline.h"
#include "widgets/charts/treemap.h"

using namespace shardscope;

namespace {

template <typename Chart, typename Data>
std::unique_ptr<Chart> shown(const Data& data)
{
    auto chart = std::make_unique<Chart>();
    chart->setData(data);
    chart->resize(640, 320);
    chart->show();
    QApplication::setActiveWindow(chart.get());
    chart->setFocus(Qt::TabFocusReason);
    if (!QTest::qWaitForWindowActive(chart.get()))
        qWarning("the chart's window was not activated");
    return chart;
}

QString cursorName(const ChartWidget& chart)
{
    return chart.cursor() < 0 ? QString("none") : chart.markName(chart.cursor()).section(QRegularExpression("[:(]"), 0, 0);
}

/// A mark for each 100 pixels of its width: less room, fewer marks.
class FewerWhenNarrow : public ChartWidget {
public:
    using ChartWidget::ChartWidget;
    Scene sceneAt(const QSizeF& size, const Theme&) const override
    {
        Scene scene;
        scene.size = size;
        for (int mark = 0; mark < static_cast<int>(size.width()) / 100; ++mark)
            scene.marks.append({QRectF(100.0 * mark, 0, 90, size.height()), mark, mark});
        return scene;
    }
    QString title() const override { return QStringLiteral("marks"); }
    QString summary() const override { return QStringLiteral("some marks"); }
    QString markName(int mark) const override { return QStringLiteral("mark %1").arg(mark); }

protected:
    TableData tableData() const override { return {}; }
    int neighbour(int mark, int) const override { return mark; }
    void paintPointed(QPainter& painter, int mark, const Theme& theme) const override
    {
        if (mark >= scene().marks.size())
            qWarning("a mark that has gone is drawn");
        else
            ChartWidget::paintPointed(painter, mark, theme);
    }
};

}  // namespace

class TestChartWidgets : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    /// Found by the monkey (tests/app/robustness): the mouse was on a mark that a narrower window no longer has.
    void aNarrowerChartForgetsTheMarksThatHaveGone()
    {
        FewerWhenNarrow chart;
        chart.resize(800, 100);
        chart.show();
        chart.setCursor(6);
        QTest::mouseMove(&chart, {745, 50});
        chart.resize(300, 100);
        (void)chart.grab();
        QCOMPARE(chart.cursor(), -1);
        chart.resize(800, 100);
        chart.setCursor(1);
        chart.resize(300, 100);
        QCOMPARE(chart.cursor(), 1);
    }

    void arrowsWalkThroughBars()
    {
        const auto chart = shown<StackedBars>(sample::bars(3));
        QCOMPARE(cursorName(*chart), "stage 0");
        QTest::keyClick(chart.get(), Qt::Key_Right);
        QCOMPARE(cursorName(*chart), "stage 1");
        QTest::keyClick(chart.get(), Qt::Key_Up);
        QCOMPARE(cursorName(*chart), "stage 1, parameters");
        QTest::keyClick(chart.get(), Qt::Key_End);
        QCOMPARE(cursorName(*chart), "stage 2, parameters");
        QTest::keyClick(chart.get(), Qt::Key_Right);
        QCOMPARE(cursorName(*chart), "stage 2, parameters");
        QTest::keyClick(chart.get(), Qt::Key_Down);
        QCOMPARE(cursorName(*chart), "stage 2");
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(chart.get(), Qt::Key_Up);
        QCOMPARE(cursorName(*chart), "stage 2, framework");
    }

    void arrowsFollowTheEyeFromRightToLeft()
    {
        const auto chart = shown<StackedBars>(sample::bars(3));
        chart->setLayoutDirection(Qt::RightToLeft);
        QVERIFY(chart->scene().marks.front().bounds.center().x() > chart->width() / 2.0);
        QTest::keyClick(chart.get(), Qt::Key_Left);
        QCOMPARE(cursorName(*chart), "stage 1");
    }

    void aClickTellsBarAndSegment()
    {
        const auto chart = shown<StackedBars>(sample::bars(3));
        const QSignalSpy activated(chart.get(), &ChartWidget::activated);
        const QSignalSpy hovered(chart.get(), &ChartWidget::hovered);
        const SceneMark mark = chart->scene().marks[chart->scene().markOf(1, 3)];
        QTest::mouseMove(chart.get(), mark.bounds.center().toPoint());
        QTest::mouseClick(chart.get(), Qt::LeftButton, {}, mark.bounds.center().toPoint());
        QCOMPARE(activated.back(), (QVariantList{1, 3}));
        QCOMPARE(hovered.back(), (QVariantList{1, 3}));
        QTest::keyClick(chart.get(), Qt::Key_Return);
        QCOMPARE(activated.size(), 2);
        // Above the bar is the bar as a whole.
        const QPointF above(mark.bounds.center().x(), chart->scene().plot.top() + 2);
        QTest::mouseClick(chart.get(), Qt::LeftButton, {}, above.toPoint());
        QCOMPARE(activated.back(), (QVariantList{1, -1}));
        QTest::mouseClick(chart.get(), Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(activated.size(), 3);
    }

    void newDataKeepsTheCursorWhereThereIsOne()
    {
        const auto chart = shown<StackedBars>(sample::bars(8));
        QTest::keyClick(chart.get(), Qt::Key_End);
        chart->setData(sample::bars(9));
        QCOMPARE(cursorName(*chart), "stage 7");
        chart->setData(sample::bars(1));
        QCOMPARE(chart->cursor(), -1);
        chart->setData(sample::bars(0));
        QTest::keyClick(chart.get(), Qt::Key_Right);
        QCOMPARE(chart->cursor(), -1);
    }

    void sentencesSayWhatIsSeen()
    {
        StackedBarsData data = sample::bars(4);
        StackedBars chart;
        chart.setData(data);
        QVERIFY2(chart.summary().contains("stage 0, 57.5") && chart.summary().contains("within 80 GB"), qPrintable(chart.summary()));
        data.bars[2].values[3] = 120e9;
        chart.setData(data);
        QVERIFY2(chart.summary().contains("stage 2, 153") && chart.summary().contains("1 bar(s) above 80 GB"), qPrintable(chart.summary()));
        data.bars[2].values.clear();
        data.bars[2].impossible = "80 layers do not divide by 3";
        chart.setData(data);
        chart.resize(640, 320);
        QCOMPARE(chart.markName(chart.scene().markOf(2, -1)), "stage 2: 80 layers do not divide by 3");
    }

    void everyTileIsReached()
    {
        const auto chart = shown<Treemap>(sample::treemap());
        QSet<int> reached;
        QList<int> open{chart->scene().markOf(0, 0)};
        while (!open.isEmpty()) {
            const int from = open.takeLast();
            if (reached.contains(from))
                continue;
            reached << from;
            for (int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                chart->setCursor(from);
                QTest::keyClick(chart.get(), static_cast<Qt::Key>(key));
                open << chart->cursor();
            }
        }
        qsizetype tiles = 0;
        for (const SceneMark& mark : chart->scene().marks)
            tiles += mark.item >= 0 && !mark.bounds.isEmpty();
        QVERIFY(tiles > 15);
        QVERIFY(reached.size() >= tiles);
    }

    void keysFindPeakAndMarkersOfATimeline()
    {
        TimelineData data = sample::timeline(5000);
        data.values[3][2222] *= 2;
        const auto chart = shown<StackedTimeline>(data);
        QTest::keyClick(chart.get(), Qt::Key_Up);
        QCOMPARE(chart->scene().marks[chart->cursor()].group, 2222);
        QVERIFY(chart->summary().startsWith("Highest at 2222 t"));
        QTest::keyClick(chart.get(), Qt::Key_PageDown);
        const int after = chart->scene().marks[chart->cursor()].group;
        QVERIFY2(std::abs(after - 4000) <= 10, qPrintable(QString::number(after)));
        QTest::keyClick(chart.get(), Qt::Key_PageUp);
        QVERIFY(std::abs(chart->scene().marks[chart->cursor()].group - 750) <= 10);
        QTest::keyClick(chart.get(), Qt::Key_Home);
        QCOMPARE(chart->cursor(), 0);
        QTest::keyClick(chart.get(), Qt::Key_Right);
        QCOMPARE(chart->cursor(), 1);
        for (const SceneMark& mark : chart->scene().marks)
            QCOMPARE(chart->scene().marks[chart->markAt(mark.bounds.center())].group, mark.group);
    }

    void tablesStandBehindCharts()
    {
        StackedBars chart;
        chart.setData(sample::bars(2));
        QAbstractItemModelTester tester(&chart.table());
        QCOMPARE(chart.table().rowCount(), 2);
        QCOMPARE(chart.table().columnCount(), 8);
        QCOMPARE(chart.table().index(0, 1).data().toString().replace(QChar(0xa0), ' '), "9.0 GiB");
        QCOMPARE(chart.table().index(0, 1).data(Qt::EditRole).toDouble(), 9663676416.0);
        chart.setData(sample::bars(3));
        QCOMPARE(chart.table().rowCount(), 3);
        chart.copyTable();
        const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
        QCOMPARE(lines[0], "stage\tparameters\tgradients\toptimizer\tactivations\ttemporary\tframework\ttotal");
        QVERIFY2(QString(lines[1]).replace(QChar(0xa0), ' ').startsWith("stage 0\t9.0 GiB\t"), qPrintable(lines[1]));

        Treemap treemap;
        treemap.setData(sample::treemap());
        QCOMPARE(treemap.table().rowCount(), 20);
        StackedTimeline timeline;
        timeline.setData(sample::timeline(40));
        QCOMPARE(timeline.table().rowCount(), 40);
        QCOMPARE(timeline.table().index(3, 7).data(Qt::EditRole).toDouble(), timeline.chartData().totalAt(3));
    }

    void csvIsQuotedAndHarmless()
    {
        ChartTable table;
        const QStringList texts{"plain", "a, b", "say \"x\"", "two\nlines", "=1+1"};
        table.setTable({{"text", "number"},
                        5,
                        [texts](int row, int column) { return column ? QVariant(0.1 * row) : QVariant(texts[row]); },
                        [](double value) { return QString::number(value); },
                        {}});
        QCOMPARE(
            toCsv(table),
            QString(
                "text,number\r\nplain,0\r\n\"a, b\",0.1\r\n\"say \"\"x\"\"\",0.2\r\n\"two\nlines\",0.30000000000000004\r\n'=1+1,0.4\r\n"));
        QVERIFY(toTsv(table).contains("two lines\t"));
        QVERIFY(toTsv(table).contains("\n'=1+1\t"));  // a spreadsheet that it is pasted into computes nothing either
    }

    /// A number that begins like a formula stays a number.
    void onlyFormulasAreQuoted()
    {
        ChartTable table;
        const QStringList texts{"-5", "+1e3", "-5 GiB", "@SUM(A1)", "-", "\t=1"};
        table.setTable({{"=head"},
                        6,
                        [texts](int row, int) { return QVariant(texts[row]); },
                        [](double value) { return QString::number(value); },
                        {}});
        QCOMPARE(toCsv(table), QString("'=head\r\n-5\r\n+1e3\r\n'-5 GiB\r\n'@SUM(A1)\r\n'-\r\n'\t=1\r\n"));
    }

    void jsonKeepsNumbers()
    {
        ChartTable table;
        table.setTable({{"text", "number"},
                        2,
                        [](int row, int column) { return column ? QVariant(0.1 * row) : QVariant("=1+\"x\""); },
                        [](double value) { return QString::number(value); },
                        {}});
        const QJsonObject json = QJsonDocument::fromJson(toJson(table)).object();
        QCOMPARE(json["schema"].toString(), QString("shardscope.table/1"));
        QCOMPARE(json["columns"].toArray(), QJsonArray({"text", "number"}));
        QCOMPARE(json["rows"].toArray().size(), 2);
        QCOMPARE(json["rows"].toArray().at(1).toArray(), QJsonArray({"=1+\"x\"", 0.1}));
    }

    void screenReadersReadMarks()
    {
        QAccessible::setActive(true);
        const auto chart = shown<StackedBars>(sample::bars(3));
        QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(chart.get());
        QVERIFY(whole);
        QCOMPARE(whole->role(), QAccessible::Chart);
        QCOMPARE(whole->text(QAccessible::Name), "Memory by pipeline stage");
        QCOMPARE(whole->text(QAccessible::Description), chart->summary());
        QCOMPARE(whole->childCount(), chart->scene().marks.size());
        for (int i = 0; i < whole->childCount(); ++i) {
            QAccessibleInterface* mark = whole->child(i);
            QVERIFY(!mark->text(QAccessible::Name).isEmpty());
            QCOMPARE(whole->indexOfChild(mark), i);
            if (chart->scene().marks[i].item >= 0 && mark->rect().height() > 2)
                QCOMPARE(whole->childAt(mark->rect().center().x(), mark->rect().center().y()), mark);
        }
        const QSignalSpy activated(chart.get(), &ChartWidget::activated);
        whole->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activated.size(), 1);
        QCOMPARE(chart->cursor(), 2);
        // A mark that the chart no longer has is invalid, not a dangling pointer.
        QAccessibleInterface* last = whole->child(whole->childCount() - 1);
        chart->setData(sample::bars(1));
        QVERIFY(!last->isValid());
        QVERIFY(last->text(QAccessible::Name).isEmpty());
    }
};

QTEST_MAIN(TestChartWidgets)
#include "test_chart_widgets.moc"
