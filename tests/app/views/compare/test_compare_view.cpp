// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/compare_view.h"

#include <QScopeGuard>
#include <QSignalSpy>

#include "app/document/document.h"
#include "app/search/best_plan_finder.h"
#include "app/search/search_question.h"
#include "app/text/fit_text.h"
#include "app/text/scenario_text.h"
#include "core/explain/explain.h"
#include "tests/app/estimates.h"
#include "widgets/charts/stacked_bars.h"

using namespace shardscope;

class TestCompareView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<CompareView>();
        m_view->resize(1000, 700);
        m_view->setEstimate(test::estimateWith());
    }
    void cleanup() { m_view.reset(); }

    /// With nothing to compare, the best plan on the same GPUs is compared with this one: the search's result, to the digit.
    void aloneItStandsBesideItsBestPlan()
    {
        show();
        const ScenarioComparison& comparison = *m_view->comparison();
        QCOMPARE(comparison.sides.size(), 2);
        QVERIFY(comparison.sides[1].name.contains("best plan"));
        const std::optional<BestPlan> best = bestPlanOf(searchRequest(m_view->estimate()->scenario(), {.top = 1}, {}));
        QVERIFY(best && best->plan);
        QCOMPARE(comparison.sides[1].estimate->throughput()->tokensPerSecondPerGpu, *best->plan->figures.tokensPerSecondPerGpu);
        QCOMPARE(comparison.sides[1].estimate->gpus(), m_view->estimate()->gpus());
        QVERIFY(!m_view->grab().isNull());
    }

    /// Bars show the estimates: their sums are the time of a million tokens and the peak.
    void barsAddUpToTheFigures()
    {
        m_view->setContext(&ViewContext::pinned, pinned({"plan.tp=4", "plan.dp=null", "plan.recompute=full"}));
        show();
        const ScenarioComparison& comparison = *m_view->comparison();
        QCOMPARE(comparison.sides.size(), 2);
        const StackedBarsData step = stepBars(comparison);
        const StackedBarsData memory = memoryBars(comparison);
        for (int i = 0; i < 2; ++i) {
            const Estimate& of = *comparison.sides[i].estimate;
            QVERIFY(std::abs(step.bars[i].total() / (1e6 / of.throughput()->tokensPerSecondPerGpu) - 1) < 1e-9);
            QVERIFY(std::abs(memory.bars[i].total() / of.memory().peak.value() - 1) < 1e-9);
        }
        QVERIFY(!comparisonVerdict(comparison).isEmpty());
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
        QVERIFY(!m_view->grab().isNull());
    }

    /// Each part of each bar leads to the derivation of its very value, in its own side's estimate; above the bar the scenario is taken over.
    void everyPartIsExplained()
    {
        m_view->setContext(&ViewContext::pinned, pinned({"plan.tp=4", "plan.dp=null", "plan.recompute=full"}));
        show();
        const ScenarioComparison& comparison = *m_view->comparison();
        QSignalSpy asked(m_view.get(), &View::derivationRequested);
        for (StackedBars* bars : m_view->findChildren<StackedBars*>()) {
            const bool isMemory = bars->chartData().title == memoryBars(comparison).title;
            for (int side = 0; side < 2; ++side) {
                const Estimate& of = *comparison.sides[side].estimate;
                for (int item = 0; item < bars->chartData().series.size(); ++item) {
                    Q_EMIT bars->activated(side, item);
                    const Result<Derivation> derivation = explain(of, asked.last()[0].toString().toStdString());
                    QVERIFY2(derivation, qPrintable(asked.last()[0].toString()));
                    const double part = bars->chartData().bars[side].values[item];
                    const double whole = isMemory ? 1 : 1e6 / of.throughput()->tokensPerSecondPerGpu;
                    QVERIFY(std::abs(derivation->value * whole - part) <= 1e-6 * std::max(1.0, std::abs(part)));
                    QCOMPARE(asked.last()[1].value<std::shared_ptr<const Estimate>>() == nullptr, side == 0);
                }
            }
        }
        QCOMPARE(asked.size(), 2 * (10 + 6));
    }

    /// Each bar against the memory of its own GPUs; one line where all have the same.
    void everyBarHasItsOwnCapacity()
    {
        m_view->setContext(&ViewContext::pinned, pinned({"cluster.gpu=h200-sxm"}));
        show();
        const StackedBarsData memory = memoryBars(*m_view->comparison());
        QCOMPARE(memory.limit.value, 0.0);
        for (qsizetype side = 0; side < 2; ++side)
            QCOMPARE(memory.bars[side].ownLimit.value, m_view->comparison()->sides[side].estimate->memory().capacity.value());
        QVERIFY(memory.bars[1].ownLimit.value > memory.bars[0].ownLimit.value);
        for (const StackedBars* bars : m_view->findChildren<StackedBars*>()) {
            const auto isDrawn = [&](const ChartLimit& limit) {
                const QList<SceneText>& texts = bars->scene().texts;
                return std::any_of(texts.begin(), texts.end(), [&](const SceneText& text) { return text.text == limit.name; });
            };
            if (bars->chartData().title == memory.title)
                QVERIFY(isDrawn(memory.bars[0].ownLimit) && isDrawn(memory.bars[1].ownLimit));
        }
        QVERIFY(!m_view->grab().isNull());
        m_view->setContext(&ViewContext::pinned, pinned({"plan.recompute=full"}));
        QTRY_VERIFY(m_view->isSettled());
        const StackedBarsData equal = memoryBars(*m_view->comparison());
        QVERIFY(equal.limit.value > 0 && !equal.hasOwnLimits());
    }

    /// Four clusters at the size of a small window, light and dark: no text of a chart is over another or cut, and every bar has its line.
    void fourClustersAreReadable_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void fourClustersAreReadable()
    {
        QFETCH(bool, isDark);
        Theme::apply(Theme(isDark ? ThemeKind::Dark : ThemeKind::Light));
        const auto restore = qScopeGuard([] { Theme::apply(Theme()); });
        m_view->resize(1280, 800);
        for (const char* gpu : {"a100-sxm-80", "b200-sxm"}) {
            m_view->setEstimate(test::estimateWith({std::string("cluster.gpu=") + gpu, "cluster.price_per_gpu_hour=2"}));
            show();
            m_view->addPresent();
        }
        m_view->setEstimate(test::estimateWith({"training.token_budget=1000000000000", "cluster.price_per_gpu_hour=2"}));
        m_view->setContext(&ViewContext::pinned, pinned({"cluster.gpu=h200-sxm", "plan.micro_batch=2"}));
        show();
        QCOMPARE(m_view->comparison()->sides.size(), 4);
        QVERIFY(!m_view->grab().isNull());
        for (const StackedBars* bars : m_view->findChildren<StackedBars*>()) {
            const QList<SceneText>& texts = bars->scene().texts;
            for (qsizetype i = 0; i < texts.size(); ++i) {
                const auto strikes = [&](const SceneLine& line) {
                    const QRectF covered = texts[i].plate.isValid() ? texts[i].box : inkOf(texts[i]).adjusted(0, 1, 0, -1);
                    const double half = line.width / 2;
                    return covered.intersects(QRectF(line.line.p1(), line.line.p2()).adjusted(0, -half, 0, half));
                };
                QVERIFY2(std::none_of(bars->scene().lines.begin(), bars->scene().lines.end(), strikes), qPrintable(texts[i].text));
                QVERIFY2(QRectF(QPointF(), bars->scene().size).adjusted(-1, -1, 1, 1).contains(inkOf(texts[i])), qPrintable(texts[i].text));
                for (qsizetype other = 0; other < i; ++other) {
                    const QRectF shared = inkOf(texts[i]).intersected(inkOf(texts[other]));
                    QVERIFY2(shared.width() < 1 || shared.height() < 1, qPrintable(texts[i].text + " over " + texts[other].text));
                }
            }
        }
    }

    /// Model, GPUs and verdict stand at the head of every column; days and prices below.
    void everyColumnSaysWhatItIsOf()
    {
        m_view->setEstimate(test::estimateWith({"training.token_budget=1000000000000", "cluster.price_per_gpu_hour=2"}));
        m_view->setContext(&ViewContext::pinned, pinned({"model.preset=llama-3.1-8b", "cluster.nodes=4", "plan.pp=1", "plan.dp=4",
                                                         "cluster.price_per_gpu_hour=2"}));
        show();
        const ScenarioComparison& comparison = *m_view->comparison();
        for (int side = 0; side < 2; ++side) {
            const QString head = m_view->currentTable()->headerData(side + 1, Qt::Horizontal).toString();
            const Estimate& of = *comparison.sides[side].estimate;
            for (const QString& part : {modelNameOf(of.scenario()) + " · " + QLocale().toString(of.gpus()) + " × H100", fitWord(of.fit())})
                QVERIFY2(head.contains(part), qPrintable(head));
            // What a scenario was called when it was opened is not what it is now.
            QVERIFY2(!head.contains("on 64 H100"), qPrintable(head));
        }
        const auto row = [&](const QString& name) {
            for (const ComparisonRow& each : comparisonRows(comparison)) {
                if (each.name == name)
                    return each.texts;
            }
            return QStringList();
        };
        const QStringList days = row("days of training");
        QCOMPARE(days.size(), 2);
        QVERIFY(days[0].at(0).isDigit());
        QVERIFY2(days[1].contains("token budget"), qPrintable(days[1]));
        QVERIFY(row("price of the training")[0].at(0).isDigit());
        QCOMPARE(row("price of the training")[1], QString("Set a token budget to see this."));
        QVERIFY(row("price of 10⁶ tokens")[0].at(0).isDigit() && row("price of 10⁶ tokens")[1].at(0).isDigit());
    }

    void onlyWhatDiffersIsListed()
    {
        m_view->setContext(&ViewContext::pinned, pinned({"plan.recompute=full"}));
        show();
        int fields = 0;
        for (const ComparisonRow& row : comparisonRows(*m_view->comparison())) {
            fields += row.isFigure ? 0 : 1;
            QCOMPARE(row.texts.size(), 2);
        }
        QCOMPARE(fields, 1);
        QCOMPARE(m_view->currentTable()->rowCount(), static_cast<int>(comparisonRows(*m_view->comparison()).size()));
    }

    void upToFourAreKept()
    {
        for (const char* change : {"plan.recompute=full", "plan.zero=0", "plan.zero=2", "plan.micro_batch=2"}) {
            m_view->addPresent();
            m_view->setEstimate(test::estimateWith({change}));
        }
        show();
        QCOMPARE(m_view->comparison()->sides.size(), CompareView::kMostSides);
        m_view->removeAdded();
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->comparison()->sides.size() <= 2);  // itself, and its best plan
    }

    void aSideIsTakenOver()
    {
        m_view->setContext(&ViewContext::pinned, pinned({"plan.recompute=full"}));
        show();
        Document document(test::exampleScenario({}));
        connect(m_view.get(), &View::editRequested, &document, [&document](const DocumentEdit& edit) { edit(document); });
        m_view->takeOver(1);
        QCOMPARE(document.scenario().plan.recompute, Recompute::Full);
        document.undoStack().undo();
        QCOMPARE(scenarioText(document.scenario()), scenarioText(test::exampleScenario({})));
    }

    /// A and B by their keys, on both axes.
    void aSideIsLitUpByItsKey()
    {
        m_view->setContext(&ViewContext::pinned, pinned({"plan.recompute=full"}));
        show();
        const auto lit = [this] {
            QList<int> groups;
            for (const StackedBars* bars : m_view->findChildren<StackedBars*>())
                groups << bars->highlightedGroup();
            return groups;
        };
        QTest::keyClick(m_view.get(), Qt::Key_2);
        QCOMPARE(lit(), (QList<int>{1, 1}));
        QTest::keyClick(m_view.get(), Qt::Key_1);
        QCOMPARE(lit(), (QList<int>{0, 0}));
        QTest::keyClick(m_view.get(), Qt::Key_1);
        QTest::keyClick(m_view.get(), Qt::Key_3);  // there is none
        QCOMPARE(lit(), (QList<int>{-1, -1}));
    }

    /// An illegal plan is listed and says so.
    void anIllegalOneIsShownAsSuch()
    {
        m_view->setContext(&ViewContext::pinned, pinned({"plan.tp=16", "plan.pp=8", "plan.dp=1"}));
        show();
        QVERIFY(!stepBars(*m_view->comparison()).bars[1].impossible.isEmpty());
        QVERIFY(!m_view->grab().isNull());
    }

private:
    /// Where the letters of a text are within its box.
    static QRectF inkOf(const SceneText& text)
    {
        const double width = Theme::current().textWidth(text.style, text.text);
        if (text.wrap || width >= text.box.width())
            return text.box;
        QRectF ink(text.box.left(), text.box.top(), width, text.box.height());
        if (text.alignment & Qt::AlignRight)
            ink.moveRight(text.box.right());
        else if (text.alignment & Qt::AlignHCenter)
            ink.moveCenter(text.box.center());
        return ink;
    }
    static std::shared_ptr<const Scenario> pinned(const std::vector<std::string>& overrides)
    {
        return std::make_shared<const Scenario>(test::exampleScenario(overrides));
    }
    void show()
    {
        m_view->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isSettled(), 30000);
    }
    std::unique_ptr<CompareView> m_view;
};

QTEST_MAIN(TestCompareView)
#include "test_compare_view.moc"
