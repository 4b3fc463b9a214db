// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/plan_order.h"

#include "app/text/fit_text.h"
#include "app/text/plan_line.h"
#include "app/views/search/plan_chips.h"

#include "app/views/search/plan_column.h"
#include "app/views/search/plan_table_model.h"
#include "tests/app/app_test.h"
#include "tests/app/estimates.h"

using namespace shardscope;

namespace {

/// tp 1, 2, 4 by zero 0 to 3: the faster the more of both.
std::shared_ptr<const SearchResult> someResult()
{
    SearchResult result;
    for (const int tp : {1, 2, 4}) {
        for (int zero = 0; zero < 4; ++zero) {
            FoundPlan found;
            found.plan.tp = tp;
            found.plan.pp = 2;
            found.plan.dp = 8 / tp;
            found.plan.zero = zero;
            found.figures.tokensPerSecondPerGpu = 1000.0 * tp + zero;
            found.figures.mfu = 0.1 * tp;
            found.figures.peak = Bytes(tp * 1024.0 * 1024 * 1024 * 10);
            result.plans.push_back(found);
        }
    }
    return std::make_shared<const SearchResult>(result);
}

}  // namespace

class TestPlanTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// One word a row, with a mark of its own.
    void everyRowHasItsVerdict()
    {
        SearchResult result = *someResult();
        result.plans[1].figures.fit = Fit::Tight;
        result.plans[2].figures.fit = Fit::DoesNotFit;
        PlanTableModel model;
        model.setPlans(std::make_shared<const SearchResult>(result));
        QSet<QString> words;
        for (const int row : {0, 1, 2}) {
            const QModelIndex cell = model.index(row, planColumn("fit"));
            QVERIFY(cell.data().toString().endsWith(fitWord(result.plans[static_cast<std::size_t>(row)].figures.fit)));
            QVERIFY(!cell.data(Qt::ToolTipRole).toString().isEmpty());
            words << cell.data().toString().left(1);
        }
        QCOMPARE(words.size(), 3);
    }

    /// Two plans that are not the same never look the same.
    void whatDiffersIsSeen_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("json");
        for (const auto& [path, json] : {std::pair("plan.offload", "optimizer"),
                                         {"plan.overlap.tensor", "true"},
                                         {"plan.stage_layers", "[39,41]"},
                                         {"plan.recompute_layers", "3"},
                                         {"plan.reshard_after_forward", "false"},
                                         {"plan.shard_group", "2"},
                                         {"plan.cp_layout", "contiguous"},
                                         {"plan.order", "tp-cp-ep-pp-dp"}})
            QTest::newRow(path) << path << json;
    }
    void whatDiffersIsSeen()
    {
        QFETCH(QString, path);
        QFETCH(QString, json);
        const std::string other = (path + '=' + json).toStdString();
        const Scenario base = test::exampleScenario({"plan.recompute=full"});
        SearchResult result;
        result.plans.resize(2);
        result.plans[0].plan = base.plan;
        result.plans[1].plan = test::exampleScenario({"plan.recompute=full", other}).plan;
        QVERIFY(!(result.plans[0].plan == result.plans[1].plan));
        PlanTableModel model;
        model.setPlans(std::make_shared<const SearchResult>(result), planChips(result, base));
        QStringList rows;
        for (const int row : {0, 1}) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(); ++column)
                cells << model.index(row, column).data().toString();
            rows << cells.join(u'|');
        }
        QVERIFY2(rows[0] != rows[1], qPrintable(rows[0]));
    }

    /// In whole lists no two rows show the same settings, apart from figures.
    void everyListedRowIsToldApart_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("framework");
        QTest::addColumn<QString>("space");
        for (const char* preset : {"llama-3.1-8b", "gemma-3-27b", "qwen3-30b-a3b"}) {
            for (const char* framework : {"megatron", "torchtitan", "nanotron"}) {
                for (const char* space : {"own", "any", "wide"})
                    QTest::addRow("%s %s %s", preset, framework, space) << preset << framework << space;
            }
        }
    }
    void everyListedRowIsToldApart()
    {
        QFETCH(QString, preset);
        QFETCH(QString, framework);
        QFETCH(QString, space);
        const Scenario base = test::exampleScenario({"model.preset=" + preset.toStdString(), "cluster.nodes=4", "plan.dp=null",
                                                     "training.software.framework=" + framework.toStdString()});
        SearchRequest request{base};
        request.top = 400;
        request.wide = space == "wide";
        request.anyFramework = space == "any";
        const auto result = std::make_shared<const SearchResult>(search(request).value());
        PlanTableModel model;
        model.setPlans(result, planChips(*result, base));
        QHash<QString, int> rows;
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(); ++column) {
                if (planColumns()[static_cast<std::size_t>(column)].isChoice)
                    cells << model.index(row, column).data().toString();
            }
            const QString seen = cells.join(u'|');
            QVERIFY2(!rows.contains(seen), qPrintable(QString("%1 and %2: %3").arg(rows.value(seen)).arg(row).arg(seen)));
            rows.insert(seen, row);
        }
    }

    void recomputationSaysOfHowManyLayers()
    {
        Plan plan;
        plan.recompute = Recompute::Full;
        QVERIFY(planLine(plan).contains("all layers"));
        plan.recomputeLayers = 3;
        QVERIFY(planLine(plan).contains('3'));
    }

    void sortsByNumbers()
    {
        PlanTableModel model;
        PlanOrder filter;
        filter.setSourceModel(&model);
        model.setPlans(someResult());
        filter.sort(planColumn("tokens"), Qt::DescendingOrder);
        for (int row = 1; row < filter.rowCount(); ++row) {
            const auto rate = [&](int of) { return filter.index(of, planColumn("tokens")).data(PlanTableModel::kSortRole).toDouble(); };
            QVERIFY(rate(row) <= rate(row - 1));
        }
    }

    /// Copied numbers are exact, shown ones are rounded for people.
    void rawNumbersBehindTheShown()
    {
        PlanTableModel model;
        model.setPlans(someResult());
        const QModelIndex memory = model.index(0, planColumn("memory"));
        QCOMPARE(memory.data(Qt::EditRole).toDouble(), 10.0 * 1024 * 1024 * 1024);
        QCOMPARE(memory.data().toString(), QStringLiteral("10.0\u00a0GiB"));
        QVERIFY(!model.index(0, planColumn("cost")).data().isValid());
    }
};

QTEST_MAIN(TestPlanTable)
#include "test_plan_table.moc"
