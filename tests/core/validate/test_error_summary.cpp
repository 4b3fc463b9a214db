// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/validate/error_summary.h"

using namespace shardscope;

class TestErrorSummary : public QObject {
    Q_OBJECT

private slots:
    void quantiles_data()
    {
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<double>("fraction");
        QTest::addColumn<double>("expected");
        QTest::newRow("of one") << QList<double>{3} << 0.9 << 3.0;
        QTest::newRow("odd median") << QList<double>{9, 1, 5} << 0.5 << 5.0;
        QTest::newRow("even median") << QList<double>{4, 1, 3, 2} << 0.5 << 2.5;
        QTest::newRow("p90 of 11") << QList<double>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10} << 0.9 << 9.0;
        QTest::newRow("p90 of 2") << QList<double>{0, 1} << 0.9 << 0.9;
        QTest::newRow("smallest") << QList<double>{2, 7, 1} << 0.0 << 1.0;
        QTest::newRow("largest") << QList<double>{2, 7, 1} << 1.0 << 7.0;
    }
    void quantiles()
    {
        QFETCH(QList<double>, values);
        QFETCH(double, fraction);
        QFETCH(double, expected);
        QCOMPARE(quantile({values.begin(), values.end()}, fraction), expected);
    }

    void signsLeadToABiasNotToASmallerError()
    {
        const ErrorSummary summary = summarise({-0.1, 0.1, -0.3, 0.1});
        QCOMPARE(summary.count, 4);
        QCOMPARE(summary.mape, 0.15);
        QCOMPARE(summary.median, 0.1);
        QCOMPARE(summary.p90, 0.24);
        QVERIFY(std::abs(summary.bias) < 1e-12);
    }

    void nothingToCompareIsACountOfZero() { QCOMPARE(summarise({}).count, 0); }

    void figuresAreOrderedAndWithinTheErrors()
    {
        std::mt19937 random(1);
        std::normal_distribution<double> error(0.05, 0.2);
        for (int round = 0; round < 200; ++round) {
            std::vector<double> errors(1 + random() % 40);
            std::generate(errors.begin(), errors.end(), [&] { return error(random); });
            const ErrorSummary summary = summarise(errors);
            double largest = 0;
            for (const double each : errors)
                largest = std::max(largest, std::abs(each));
            QVERIFY(summary.median <= summary.p90);
            QVERIFY(summary.p90 <= largest);
            QVERIFY(summary.mape <= largest);
            QVERIFY(std::abs(summary.bias) <= largest);
        }
    }
};

QTEST_GUILESS_MAIN(TestErrorSummary)
#include "test_error_summary.moc"
