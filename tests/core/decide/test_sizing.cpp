// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/decide/sizing.h"
#include "tests/core/decide/decided.h"

using namespace shardscope;

class TestSizing : public QObject {
    Q_OBJECT

private slots:
    void sizesRiseByWholeNodes()
    {
        QCOMPARE(sizesOf(8, 200), (std::vector<int>{1, 2, 4, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192}));
        QCOMPARE(sizesOf(1, 8), (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8}));
        QCOMPARE(sizesOf(8, 5), (std::vector<int>{1, 2, 4}));
        for (const int perNode : {1, 4, 8, 72}) {
            const std::vector<int> sizes = sizesOf(perNode, 4096);
            QVERIFY(std::is_sorted(sizes.begin(), sizes.end()));
            QVERIFY(std::adjacent_find(sizes.begin(), sizes.end()) == sizes.end());
            for (const int size : sizes)
                QVERIFY(size < perNode || size % perNode == 0);
        }
    }

    /// The chosen row keeps the limits, and no row that keeps them has less.
    void theChosenIsTheLeast_data()
    {
        QTest::addColumn<int>("objective");
        for (const auto& [objective, name] : EnumNames<SizeObjective>::names)
            QTest::newRow(name.data()) << static_cast<int>(objective);
    }
    void theChosenIsTheLeast()
    {
        QFETCH(int, objective);
        SizeRequest request{fixture::smallTraining()};
        request.maxGpus = 32;
        request.limits.objective = static_cast<SizeObjective>(objective);
        request.scenario.training.tokenBudget = 1e11;
        request.limits.days = 12;
        const Sizing sizing = findSize(request, fixture::decisionRules()).value();
        QVERIFY(sizing.chosen);
        const DecisionRow& chosen = sizing.table.rows[*sizing.chosen];
        QVERIFY(chosen.fits() && *chosen.figures->days <= 12);
        const auto value = [&](const DecisionRow& row) {
            switch (request.limits.objective) {
            case SizeObjective::Gpus:
                return static_cast<double>(row.scenario().cluster.gpus());
            case SizeObjective::Price:
                return *row.figures->price;
            case SizeObjective::PricePerToken:
                return *row.figures->pricePerMillionTokens;
            case SizeObjective::Mfu:
                return -*row.figures->mfu;
            case SizeObjective::Days:
                break;
            }
            return *row.figures->days;
        };
        int tooSlow = 0;
        for (const DecisionRow& row : sizing.table.rows) {
            if (row.fits() && *row.figures->days <= 12)
                QVERIFY(value(row) >= value(chosen));
            else
                ++tooSlow;
        }
        QVERIFY(tooSlow > 0);  // the limit does something
    }

    /// For the fewest GPUs every smaller number of nodes was looked at, but for those that the peak rate rules out.
    void noSmallerClusterIsOverlooked()
    {
        SizeRequest request{fixture::smallTraining()};
        request.scenario.training.tokenBudget = 1e12;
        request.scenario.training.globalBatch = 288;
        const DecisionRow node = decisionRow(request.scenario, fixture::decisionRules());
        request.limits.days = *node.figures->days / 8.9;  // between eight and nine nodes, if they scale
        const Sizing sizing = findSize(request, fixture::decisionRules()).value();
        QVERIFY(sizing.chosen && *sizing.chosen == sizing.table.rows.size() - 1);
        const int gpus = sizing.table.rows.back().scenario().cluster.gpus();
        const int first = sizing.table.rows.front().scenario().cluster.gpus();
        QVERIFY(gpus > 64 && first < gpus);
        for (std::size_t i = 0; i < sizing.table.rows.size(); ++i)
            QCOMPARE(sizing.table.rows[i].scenario().cluster.gpus(), first + 8 * static_cast<int>(i));
        const double daysAtPeak = *node.figures->days * *node.figures->mfu * 8 / (first - 8);
        QVERIFY(daysAtPeak > *request.limits.days);
    }

    /// A row below the MFU that is asked for is not chosen, however cheap it is.
    void theLeastMfuIsKept()
    {
        SizeRequest request{fixture::smallTraining()};
        request.maxGpus = 32;
        request.limits.objective = SizeObjective::Days;
        const Sizing fastest = findSize(request, fixture::decisionRules()).value();
        request.limits.objective = SizeObjective::Mfu;
        const Sizing busiest = findSize(request, fixture::decisionRules()).value();
        QVERIFY(fastest.chosen && busiest.chosen);
        const double low = *fastest.table.rows[*fastest.chosen].figures->mfu, high = *busiest.table.rows[*busiest.chosen].figures->mfu;
        QVERIFY(low < high);
        request.limits.objective = SizeObjective::Days;
        request.limits.mfu = (low + high) / 2;
        const Sizing kept = findSize(request, fixture::decisionRules()).value();
        QVERIFY(kept.chosen && *kept.table.rows[*kept.chosen].figures->mfu >= *request.limits.mfu);
        request.limits.mfu = 1;
        QVERIFY(!findSize(request, fixture::decisionRules()).value().chosen);
    }

    void whatNoClusterKeepsHasNoAnswer()
    {
        SizeRequest request{fixture::smallTraining()};
        request.maxGpus = 16;
        request.limits.budget = 1;
        const Sizing tooDear = findSize(request, fixture::decisionRules()).value();
        QVERIFY(!tooDear.chosen && !tooDear.table.rows.empty());
        request.limits.days = 1e-6;  // not even at the peak rate
        const Sizing tooSlow = findSize(request, fixture::decisionRules()).value();
        QVERIFY(!tooSlow.chosen && tooSlow.table.rows.empty());
        request.gpus = {"nothing"};
        QVERIFY(!findSize(request, fixture::decisionRules()));
    }
};

QTEST_APPLESS_MAIN(TestSizing)
#include "test_sizing.moc"
