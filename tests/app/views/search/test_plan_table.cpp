// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/plan_filter.h"

#include "app/views/search/plan_column.h"
#include "app/views/search/plan_table_model.h"
#include "tests/app/app_test.h"

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

class TestPlanFilter : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void conditionsNarrowTheList_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("left");
        QTest::newRow("nothing") << "" << 12;
        QTest::newRow("a degree") << "tp=2" << 4;
        QTest::newRow("not a degree") << "tp!=2" << 8;
        QTest::newRow("two") << "tp>=2 zero<2" << 4;
        QTest::newRow("per cent") << "mfu>=20%" << 8;
        QTest::newRow("a share without its sign") << "mfu>30" << 4;
        QTest::newRow("GiB") << "memory<=20GiB" << 8;
        QTest::newRow("a suffix") << "tokens>2k" << 7;
        QTest::newRow("capitals") << "TP=4" << 4;
        QTest::newRow("a word of the plan") << "1f1b" << 12;
        QTest::newRow("a name of a value") << "schedule=1f1b" << 12;
        QTest::newRow("no such word") << "nonsense" << 0;
        QTest::newRow("no such column is a word") << "speed>3" << 0;
    }
    void conditionsNarrowTheList()
    {
        QFETCH(QString, typed);
        QFETCH(int, left);
        PlanTableModel model;
        PlanFilter filter;
        filter.setSourceModel(&model);
        model.setPlans(someResult());
        filter.setFilter(typed);
        QCOMPARE(filter.rowCount(), left);
    }

    void sortsByNumbers()
    {
        PlanTableModel model;
        PlanFilter filter;
        filter.setSourceModel(&model);
        model.setPlans(someResult());
        filter.sort(planColumn("tokens"), Qt::DescendingOrder);
        for (int row = 1; row < filter.rowCount(); ++row) {
            const auto rate = [&](int of) { return filter.index(of, planColumn("tokens")).data(PlanTableModel::kSortRole).toDouble(); };
            QVERIFY(rate(row) <= rate(row - 1));
        }
    }

    /// What is copied is exact, what is shown is for people.
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

QTEST_MAIN(TestPlanFilter)
#include "test_plan_filter.moc"
