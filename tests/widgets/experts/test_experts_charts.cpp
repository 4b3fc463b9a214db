// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QSignalSpy>

#include "core/hardware/hardware.h"
#include "tests/widgets/gui_test.h"
#include "widgets/experts/expert_map.h"
#include "widgets/experts/ladder_chart.h"

using namespace shardscope;

namespace {

/// `ranks` with `experts` each; the first is the busiest, and a tenth of its tokens are dropped.
ExpertMapData mapOf(int ranks, int experts, double capacity = 0)
{
    ExpertMapData data;
    data.title = "Tokens by rank";
    data.domainName = "NVLink domain";
    data.capacity = capacity;
    for (int rank = 0; rank < ranks; ++rank) {
        ExpertRank of{rank * 2, rank / 8, rank * experts, {}, {}};
        for (int expert = 0; expert < experts; ++expert) {
            of.routed << 1000.0 - 5 * rank;
            of.kept << (rank == 0 ? 900.0 : of.routed.last());
        }
        data.ranks << of;
    }
    return data;
}

LadderData ladder()
{
    LadderData data;
    data.title = "Ladder";
    data.figures = QStringList{"memory", "time"};
    data.rungs = {{"Naive", "Everything everywhere.", {}, {{200, "200 GiB", "does not fit"}, {4, "4 s", {}}}},
                  {"Better", "Less of it.", {}, {{50, "50 GiB", {}}, {1, "1 s", {}}}},
                  {"Never", "", "This plan is not legal.", {}}};
    return data;
}

QStringList textsOf(const Scene& scene)
{
    QStringList texts;
    for (const SceneText& text : scene.texts)
        texts << text.text;
    return texts;
}

}  // namespace

class TestExpertsCharts : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void whatIsDrawnCanBeHit_data()
    {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("experts");
        QTest::newRow("Mixtral") << 8 << 1;
        QTest::newRow("DeepSeek-V3") << 64 << 4;
        QTest::newRow("one rank") << 1 << 16;
        QTest::newRow("very many") << 256 << 1;
    }
    void whatIsDrawnCanBeHit()
    {
        QFETCH(int, ranks);
        QFETCH(int, experts);
        ExpertMap map;
        map.resize(900, 400);
        map.setData(mapOf(ranks, experts, 950.0 * experts));
        map.show();
        const Scene& scene = map.scene();
        QCOMPARE(scene.marks.size(), ranks * (1 + experts));
        for (int mark = 0; mark < static_cast<int>(scene.marks.size()); ++mark) {
            if (scene.marks[mark].item >= 0)
                QCOMPARE(map.markAt(scene.marks[mark].bounds.center()), mark);
            else
                QCOMPARE(scene.marks[map.markAt(QPointF(scene.marks[mark].bounds.center().x(), scene.plot.bottom() - 2))].group,
                         scene.marks[mark].group);
            QVERIFY(!map.markName(mark).isEmpty());
            QVERIFY(QRectF(QPointF(), scene.size).contains(scene.marks[mark].bounds));
        }
    }

    /// The drawn parts of a bar are in proportion to the kept and dropped tokens.
    void barsAreToScale()
    {
        const ExpertMapData data = mapOf(8, 2, 1900);
        const Theme theme;
        const Scene scene = expertMapScene(data, {900, 400}, theme);
        double dropped = 0;
        double kept = 0;
        for (const SceneRect& rect : scene.rects) {
            const bool isFirst = rect.mark >= 0 && scene.marks[rect.mark].group == 0 && scene.marks[rect.mark].item < 0;
            if (isFirst && rect.fill == theme.color(ColorRole::Error))
                dropped = rect.rect.height();
            if (isFirst && rect.fill == theme.color(ColorRole::ExpertParallel))
                kept = rect.rect.height();
        }
        QVERIFY(kept > 0);
        QVERIFY2(std::abs(dropped / kept - 200.0 / 1800) < 0.02, qPrintable(QString::number(dropped / kept)));
    }

    void levelsAreNamedApart()
    {
        const Scene scene = expertMapScene(mapOf(8, 1, 982.5), {900, 400}, Theme());
        QList<QRectF> boxes;
        for (const SceneText& text : scene.texts) {
            if (text.text.startsWith("mean") || text.text.startsWith("capacity"))
                boxes << text.box;
        }
        QCOMPARE(boxes.size(), 2);
        QVERIFY(!boxes[0].adjusted(0, 1, 0, -1).intersects(boxes[1].adjusted(0, 1, 0, -1)));
    }

    void keysGoThroughRanksAndExperts()
    {
        ExpertMap map;
        map.resize(900, 400);
        map.setData(mapOf(8, 4));
        map.show();
        map.setFocus();
        map.setCursor(0);
        QTest::keyClick(&map, Qt::Key_Right);
        QCOMPARE(map.scene().marks[map.cursor()].group, 1);
        QTest::keyClick(&map, Qt::Key_Down);
        QTest::keyClick(&map, Qt::Key_Down);
        QCOMPARE(map.scene().marks[map.cursor()].item, 1);
        QTest::keyClick(&map, Qt::Key_End);
        QCOMPARE(map.scene().marks[map.cursor()].group, 7);
        QTest::keyClick(&map, Qt::Key_Home);
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(&map, Qt::Key_Down);
        QCOMPARE(map.scene().marks[map.cursor()].item, 3);
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&map);
        QCOMPARE(read->childCount(), 8 * 5);
    }

    void theTableSumsToTheBars()
    {
        ExpertMap map;
        map.setData(mapOf(8, 4, 3900));
        ChartTable& table = map.table();
        QCOMPARE(table.rowCount(), 32);
        double tokens = 0;
        for (int row = 0; row < 32; ++row) {
            const auto number = [&](int column) { return table.index(row, column).data(Qt::EditRole).toDouble(); };
            QCOMPARE(number(4), number(5) + number(6));
            tokens += number(4);
        }
        QCOMPARE(tokens, map.chartData().mean() * 8);
    }

    void noRanksSayWhy()
    {
        ExpertMap map;
        ExpertMapData data;
        data.whenEmpty = "No experts.";
        map.setData(data);
        map.show();
        QVERIFY(textsOf(map.scene()).contains("No experts."));
        QVERIFY(!map.grab().isNull());
    }

    void rungsAreReadOutWithTheirTrouble()
    {
        LadderChart chart;
        chart.resize(900, 260);
        chart.setData(ladder());
        chart.show();
        const QStringList texts = textsOf(chart.scene());
        QVERIFY(texts.contains("memory: does not fit"));
        QVERIFY(texts.contains("This plan is not legal."));
        QCOMPARE(chart.markName(chart.scene().markOf(0, 0)), QString("Naive, memory: 200 GiB, does not fit"));
        QCOMPARE(chart.markName(chart.scene().markOf(2, -1)), QString("Never: This plan is not legal."));
        QCOMPARE(chart.table().rowCount(), 3);
        QCOMPARE(chart.table().index(1, 2).data().toString(), QString("50 GiB"));
    }

    void rungsAreReachedByKeys()
    {
        LadderChart chart;
        chart.resize(900, 260);
        chart.setData(ladder());
        chart.show();
        chart.setFocus();
        chart.setCursor(0);
        QTest::keyClick(&chart, Qt::Key_Down);
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.scene().marks[chart.cursor()].group, 1);
        QCOMPARE(chart.scene().marks[chart.cursor()].item, 0);
        QTest::keyClick(&chart, Qt::Key_End);
        QCOMPARE(chart.scene().marks[chart.cursor()].group, 2);
    }

    void narrowLaddersHaveTwoRows()
    {
        LadderData data = ladder();
        data.rungs << data.rungs[0];
        LadderChart chart;
        chart.setData(data);
        chart.resize(900, 300);
        QCOMPARE(chart.scene().marks[chart.scene().markOf(3, -1)].bounds.top(), chart.scene().marks[0].bounds.top());
        chart.resize(320, 300);
        QVERIFY(chart.sceneAt({320, 300}, Theme()).marks.last().bounds.top() > 100);
    }
};

QTEST_MAIN(TestExpertsCharts)
#include "test_experts_charts.moc"
