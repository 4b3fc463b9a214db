// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QSignalSpy>

#include "tests/widgets/gui_test.h"
#include "widgets/collectives/collective_chart.h"
#include "widgets/collectives/collective_text.h"
#include "widgets/text/numbers.h"

using namespace shardscope;

namespace {

const LinkSpeeds kSpeeds{{Seconds(3.4e-6), BytesPerSecond(360e9)}, {Seconds(30e-6), BytesPerSecond(45e9)}};
constexpr Bytes kSize{64.0 * 1024 * 1024};
const QSizeF kPicture(1240, 640);

std::shared_ptr<CollectiveData> dataOf(PlayedOperation operation, PlayedAlgorithm algorithm, int ranks, int ranksPerNode)
{
    auto data = std::make_shared<CollectiveData>(collectiveData(operation, algorithm, ranks, kSize, ranksPerNode, kSpeeds));
    data->modelled = Seconds(1e-3);
    data->modelledBy = "a measured curve";
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

class TestCollectiveChart : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    /// Figures that touch are read as one.
    void figuresOfNeighboursStandApart()
    {
        const auto data = dataOf(PlayedOperation::AllReduce, PlayedAlgorithm::Ring, 16, 8);
        const Theme theme;
        for (int width = 500; width <= 1000; width += 20) {
            const Scene scene = collectiveScene(*data, {3, 0}, QSizeF(width, 640), theme);
            QList<QRectF> figures;
            static const QRegularExpression number(QStringLiteral("^[0-9.,]+$"));
            for (const SceneText& text : scene.texts) {
                if (number.match(text.text).hasMatch() && text.box.top() > 400)
                    figures << QRectF(0, 0, theme.textWidth(text.style, text.text), 1)
                                   .translated(text.box.center() - QPointF(theme.textWidth(text.style, text.text) / 2, 0));
            }
            QVERIFY(figures.size() >= 16);
            for (qsizetype i = 1; i < figures.size(); ++i)
                QVERIFY2(figures[i].left() >= figures[i - 1].right() + 2, qPrintable(QString::number(width)));
        }
    }

    void addEverything()
    {
        QTest::addColumn<PlayedOperation>("operation");
        QTest::addColumn<PlayedAlgorithm>("algorithm");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("ranksPerNode");
        for (const auto& [operation, name] : EnumNames<PlayedOperation>::names) {
            for (const PlayedAlgorithm algorithm : algorithmsOf(operation)) {
                for (const int ranks : {2, 4, 6, 8, 16})
                    QTest::addRow("%s %s %d", name.data(), nameOf(algorithm).data(), ranks)
                        << operation << algorithm << ranks << (algorithm == PlayedAlgorithm::Hierarchical ? ranks / 2 : ranks);
            }
        }
        QTest::newRow("a node each") << PlayedOperation::AllGather << PlayedAlgorithm::Ring << 16 << 1;
    }

    /// Nothing leaves the picture or lies over something else that is pointed at; every mark has a name of its own.
    void everythingIsInItsPlace_data() { addEverything(); }
    void everythingIsInItsPlace()
    {
        QFETCH(PlayedOperation, operation);
        QFETCH(PlayedAlgorithm, algorithm);
        QFETCH(int, ranks);
        QFETCH(int, ranksPerNode);
        const auto data = dataOf(operation, algorithm, ranks, ranksPerNode);
        for (const QSizeF& size : {kPicture, QSizeF(1900, 1000), QSizeF(420, 320)}) {
            for (int step = 0; step <= data->steps(); ++step) {
                const Moment moment{step, 0.5};
                Scene scene = collectiveScene(*data, moment, size, Theme());
                scene.rects += travellingChunks(*data, moment, size, Theme()).rects;
                const QRectF page = QRectF(QPointF(), size).adjusted(-1, -1, 1, 1);
                for (const SceneRect& rect : scene.rects)
                    QVERIFY(page.contains(rect.rect));
                for (const SceneLine& line : scene.lines)
                    QVERIFY(page.contains(line.line.p1()) && page.contains(line.line.p2()));
            }
        }
    }

    void whatIsDrawnCanBeHit_data() { addEverything(); }
    void whatIsDrawnCanBeHit()
    {
        QFETCH(PlayedOperation, operation);
        QFETCH(PlayedAlgorithm, algorithm);
        QFETCH(int, ranks);
        QFETCH(int, ranksPerNode);
        CollectiveChart chart;
        chart.resize(kPicture.toSize());
        chart.setData(dataOf(operation, algorithm, ranks, ranksPerNode));
        const Scene& scene = chart.scene();
        const int rows = chart.collective()->rows();
        QCOMPARE(scene.marks.size(), ranks * (1 + rows) + ranks * ranks);
        for (int mark = 0; mark < scene.marks.size(); ++mark) {
            const SceneMark& of = scene.marks[mark];
            QVERIFY(!chart.markName(mark).isEmpty());
            if (of.item >= 0)
                QCOMPARE(chart.markAt(of.bounds.center() + QPointF(of.bounds.width() / 4, 0)), mark);
        }
    }

    /// The panel's closed form is what the links add up to at the end.
    void theFormulaIsWhatIsPlayed_data() { addEverything(); }
    void theFormulaIsWhatIsPlayed()
    {
        QFETCH(PlayedOperation, operation);
        QFETCH(PlayedAlgorithm, algorithm);
        QFETCH(int, ranks);
        QFETCH(int, ranksPerNode);
        const auto data = dataOf(operation, algorithm, ranks, ranksPerNode);
        const QList<CollectiveFormula> lines = formulaLines(*data, {data->steps(), 0});
        const auto value = [&lines](const QString& name) {
            for (const CollectiveFormula& line : lines) {
                if (line.name == name)
                    return line.value;
            }
            return QString();
        };
        QCOMPARE(value("Steps").toInt(), data->steps());
        QCOMPARE(value("Sent so far"), value("All ranks together"));
        QCOMPARE(value("Time by α and β"), durationText(data->time.total.value()));
        QCOMPARE(value("Modelled time"), durationText(1e-3));
        QVERIFY(!stepTitle(*data, 0).isEmpty() && !stepDetail(*data, 0).isEmpty());
        QVERIFY(stepTitle(*data, data->steps()).contains(data->steps() == 1 ? QString("one") : QString::number(data->steps())));
    }

    void partialSumsAreWritten()
    {
        const auto data = dataOf(PlayedOperation::AllReduce, PlayedAlgorithm::Ring, 8, 8);
        QVERIFY(textsOf(collectiveScene(*data, {0, 0}, kPicture, Theme())).contains("1/8"));
        const QStringList amid = textsOf(collectiveScene(*data, {3, 0}, kPicture, Theme()));
        QVERIFY(amid.contains("4/8") && !amid.contains("5/8"));
        QVERIFY(!amid.contains("8/8 ✓"));
        QCOMPARE(textsOf(collectiveScene(*data, {14, 0}, kPicture, Theme())).count("8/8 ✓"), 64);
        QVERIFY(holdingText(*data, 3, 4, 0).contains("4 of 8"));
        QVERIFY(holdingText(*data, 14, 4, 0).contains("finished"));
    }

    /// Not by colour alone: what crosses nodes is dashed.
    void linksAcrossNodesAreDashed()
    {
        const auto dashes = [](int ranksPerNode) {
            const auto data = dataOf(PlayedOperation::AllReduce, PlayedAlgorithm::Ring, 8, ranksPerNode);
            const Scene scene = collectiveScene(*data, {0, 0}, kPicture, Theme());
            return std::count_if(scene.lines.begin(), scene.lines.end(), [](const SceneLine& line) { return line.dashed; });
        };
        QCOMPARE(dashes(8), 0);
        QVERIFY(dashes(4) > 0);
        QVERIFY(dashes(1) > dashes(4));
    }

    void chunksTravelFromRankToRank()
    {
        const auto data = dataOf(PlayedOperation::AllGather, PlayedAlgorithm::Ring, 4, 4);
        const CollectiveLayout layout(*data, kPicture, Theme());
        const auto at = [&](double phase) {
            return travellingChunks(*data, {0, phase}, kPicture, Theme()).rects.constFirst().rect.center();
        };
        QVERIFY(QLineF(at(0), layout.cell(0, 0).center()).length() < 1);
        QVERIFY(QLineF(at(1), layout.cell(1, 0).center()).length() < 1);
        QVERIFY(at(0.5).x() > at(0).x() && at(0.5).x() < at(1).x());
        QVERIFY(travellingChunks(*data, {3, 0}, kPicture, Theme()).rects.isEmpty());
    }

    void theTableHasEveryMessage()
    {
        CollectiveChart chart;
        chart.setData(dataOf(PlayedOperation::AllReduce, PlayedAlgorithm::Hierarchical, 8, 4));
        double bytes = 0;
        for (int row = 0; row < chart.table().rowCount(); ++row)
            bytes += chart.table().index(row, 5).data(Qt::EditRole).toDouble();
        QVERIFY(std::abs(bytes - chart.collective()->sentByAll().value()) < 1);
        QCOMPARE(chart.table().rowCount(), 8 * 8);  // n steps, one link each rank
    }

    void theKeyboardReachesEverything()
    {
        CollectiveChart chart;
        chart.resize(kPicture.toSize());
        chart.setData(dataOf(PlayedOperation::AllReduce, PlayedAlgorithm::Ring, 4, 4));
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.setCursor(0);
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.scene().marks[chart.cursor()].item, 0);
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.scene().marks[chart.cursor()].group, 4);  // the links
        QTest::keyClick(&chart, Qt::Key_Down);
        QTest::keyClick(&chart, Qt::Key_End);
        QVERIFY(chart.markName(chart.cursor()).startsWith("GPU 1 to GPU 3"));
        QTest::keyClick(&chart, Qt::Key_Home);
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chart.scene().marks[chart.cursor()].group, 3);
        QVERIFY(QAccessible::queryAccessibleInterface(&chart) != nullptr);
        QVERIFY(chart.summary().contains("Step 1 of 6"));
    }

    void anEmptyChartSaysSo()
    {
        CollectiveChart chart;
        chart.resize(400, 300);
        QVERIFY(!chart.grab().isNull());
        QVERIFY(!chart.summary().isEmpty());
        QCOMPARE(chart.table().rowCount(), 0);
    }

    /// A step of the animation at 1920 × 1080 must leave most of 16 ms to others.
    void aFrame()
    {
        CollectiveChart chart;
        chart.resize(1920, 1080);
        chart.setData(dataOf(PlayedOperation::AllToAll, PlayedAlgorithm::Pairwise, 16, 8));
        QImage screen(chart.size(), QImage::Format_ARGB32_Premultiplied);
        chart.render(&screen);
        double phase = 0;
        const auto next = [&] {
            phase = phase < 0.9 ? phase + 0.01 : 0;
            chart.setMoment({3, phase});
            chart.render(&screen);
        };
        QBENCHMARK { next(); }
        const QImage last = screen;
        next();
        QVERIFY(screen != last);
    }

    /// From step to step everything is redrawn.
    void aStep()
    {
        CollectiveChart chart;
        chart.resize(1920, 1080);
        chart.setData(dataOf(PlayedOperation::AllToAll, PlayedAlgorithm::Pairwise, 16, 8));
        QImage screen(chart.size(), QImage::Format_ARGB32_Premultiplied);
        int step = 0;
        const auto next = [&] {
            step = (step + 1) % 15;
            chart.setMoment({step, 0});
            chart.render(&screen);
        };
        QBENCHMARK { next(); }
        const QImage last = screen;
        next();
        QVERIFY(screen != last);
    }
};

QTEST_MAIN(TestCollectiveChart)
#include "test_collective_chart.moc"
