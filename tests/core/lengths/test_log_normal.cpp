// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <limits>

#include "core/lengths/log_normal.h"

using namespace shardscope;

class TestLogNormal : public QObject {
    Q_OBJECT
private slots:
    void momentsAreTheClosedForms_data()
    {
        QTest::addColumn<double>("mu");
        QTest::addColumn<double>("sigma");
        QTest::newRow("Alpaca") << 4.87 << 0.81;
        QTest::newRow("GSM8K") << 5.07 << 0.33;
        QTest::newRow("nearly equal") << 6.0 << 0.01;
        QTest::newRow("a long tail") << 8.0 << 1.0;
    }
    /// Without a cut in reach: mean exp(μ + σ²/2), L* = exp(μ + 1.5·σ²), CV² = exp(σ²) − 1.
    void momentsAreTheClosedForms()
    {
        QFETCH(double, mu);
        QFETCH(double, sigma);
        const double max = kMaxDocumentTokens;
        const double mean = std::exp(mu + sigma * sigma / 2);
        QVERIFY(std::abs(logNormalMean(mu, sigma, max) / mean - 1) < 1e-6);
        const Result<LengthDistribution> lengths = logNormalLengths({mean, sigma, max});
        QVERIFY(lengths);
        QVERIFY(std::abs(lengths->mean() / mean - 1) < 1e-6);
        QVERIFY(std::abs(lengths->effective() / std::exp(mu + 1.5 * sigma * sigma) - 1) < 2e-5);
        QVERIFY(std::abs(lengths->variation() / std::sqrt(std::expm1(sigma * sigma)) - 1) < 2e-3);
    }

    /// The mean is what was asked for, however much the cut takes.
    void theMeanIsThatOfTheCutDistribution()
    {
        for (const double sigma : {0.2, 0.8, 1.4, 3.0}) {
            for (const double mean : {2.0, 300.0, 4000.0, 8000.0}) {
                const Result<LengthDistribution> lengths = logNormalLengths({mean, sigma, 8192});
                QVERIFY(lengths);
                QVERIFY2(std::abs(lengths->mean() / mean - 1) < 1e-6, qPrintable(QString::number(lengths->mean())));
                QVERIFY(lengths->longest() <= 8192 && lengths->shortest() >= 1);
            }
        }
    }

    void aCutTailShortensTheEffectiveLength()
    {
        double last = 0;
        for (const double max : {8192.0, 32768.0, 131072.0, 1e6}) {
            const double effective = logNormalLengths({2000, 1.4, max})->effective();
            QVERIFY(effective > last);
            last = effective;
        }
        QVERIFY(last < 2000 * std::exp(1.4 * 1.4));
    }

    void noSpreadIsOneLength() { QCOMPARE(logNormalLengths({512, 0, 512})->bins(), (std::vector<LengthBin>{{512, 1}})); }

    void wrongShapesAreRefused_data()
    {
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("sigma");
        QTest::addColumn<double>("max");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("no mean") << 0.0 << 1.0 << 100.0 << "/mean";
        QTest::newRow("a mean that is no number") << std::nan("") << 1.0 << 100.0 << "/mean";
        QTest::newRow("a negative spread") << 50.0 << -1.0 << 100.0 << "/sigma";
        QTest::newRow("no maximum") << 50.0 << 1.0 << 0.0 << "/max";
        QTest::newRow("the mean is the maximum") << 100.0 << 1.0 << 100.0 << "/mean";
        QTest::newRow("the mean is the minimum") << 1.0 << 1.0 << 100.0 << "/mean";
        QTest::newRow("one length beyond the maximum") << 101.0 << 0.0 << 100.0 << "/mean";
    }
    void wrongShapesAreRefused()
    {
        QFETCH(double, mean);
        QFETCH(double, sigma);
        QFETCH(double, max);
        QFETCH(QString, pointer);
        const Result<LengthDistribution> lengths = logNormalLengths({mean, sigma, max});
        QVERIFY(!lengths);
        QCOMPARE(QString::fromStdString(lengths.error().pointer), pointer);
    }
};

QTEST_APPLESS_MAIN(TestLogNormal)
#include "test_log_normal.moc"
