// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>

#include "core/lengths/length_distribution.h"

using namespace shardscope;

namespace {

LengthDistribution lengthsOf(std::vector<LengthBin> bins) { return LengthDistribution::of(std::move(bins)).value(); }

}  // namespace

class TestLengthDistribution : public QObject {
    Q_OBJECT
private slots:
    void momentsAreThoseOfTheDocuments()
    {
        const LengthDistribution lengths = lengthsOf({{400, 1}, {100, 3}});
        QCOMPARE(lengths.documents(), 4.0);
        QCOMPARE(lengths.mean(), 175.0);
        QCOMPARE(lengths.meanSquare(), 47500.0);
        QCOMPARE(lengths.effective(), 47500.0 / 175);
        QCOMPARE(lengths.variation(), std::sqrt(47500.0 - 175.0 * 175) / 175);
        QCOMPARE(lengths.shortest(), 100.0);
        QCOMPARE(lengths.longest(), 400.0);
    }

    /// L* = L · (1 + CV²), whatever the lengths.
    void theEffectiveLengthFollowsFromTheVariation()
    {
        for (const double longest : {2.0, 50.0, 1e6}) {
            const LengthDistribution lengths = lengthsOf({{1, 7}, {longest / 2, 2}, {longest, 0.25}});
            const double variation = lengths.variation();
            QVERIFY(std::abs(lengths.effective() / (lengths.mean() * (1 + variation * variation)) - 1) < 1e-12);
            QVERIFY(lengths.effective() >= lengths.mean() && lengths.effective() <= lengths.longest());
        }
    }

    void equalDocumentsDoNotVary()
    {
        const LengthDistribution lengths = lengthsOf({{512, 3}});
        QCOMPARE(lengths.variation(), 0.0);
        QCOMPARE(lengths.effective(), lengths.mean());
    }

    void binsOfOneLengthAreMerged()
    {
        QCOMPARE(lengthsOf({{7, 1}, {3, 2}, {7, 4}, {5, 0}}).bins(), (std::vector<LengthBin>{{3, 2}, {7, 5}}));
    }

    void quantilesAscend()
    {
        const LengthDistribution lengths = lengthsOf({{10, 1}, {20, 2}, {30, 1}});
        QCOMPARE(lengths.quantile(0), 10.0);
        QCOMPARE(lengths.quantile(0.25), 10.0);
        QCOMPARE(lengths.quantile(0.5), 20.0);
        QCOMPARE(lengths.quantile(0.75), 20.0);
        QCOMPARE(lengths.quantile(1), 30.0);
    }

    void aCutLosesWhatIsBeyondIt()
    {
        const LengthDistribution lengths = lengthsOf({{100, 2}, {1000, 1}});
        QCOMPARE(lengths.cutAt(400).bins(), (std::vector<LengthBin>{{100, 2}, {400, 1}}));
        QCOMPARE(lengths.cutShare(400), 0.5);
        QCOMPARE(lengths.cutShare(1000), 0.0);
        QCOMPARE(lengths.cutAt(50).bins(), (std::vector<LengthBin>{{50, 3}}));
    }

    void typicalDocumentsHaveTheMeanOfTheSet()
    {
        const LengthDistribution lengths = lengthsOf({{100, 1}, {200, 2}, {700, 1}});
        QCOMPARE(typicalDocuments(lengths, 4), (std::vector<double>{100, 200, 200, 700}));
        QCOMPARE(typicalDocuments(lengths, 1), (std::vector<double>{200}));
        const std::vector<double> many = typicalDocuments(lengths, 4000);
        QCOMPARE(std::accumulate(many.begin(), many.end(), 0.0) / 4000, lengths.mean());
    }

    void wrongBinsAreRefused_data()
    {
        QTest::addColumn<double>("tokens");
        QTest::addColumn<double>("documents");
        QTest::addColumn<QString>("pointer");
        const double infinity = std::numeric_limits<double>::infinity();
        QTest::newRow("no token") << 0.0 << 1.0 << "/1/tokens";
        QTest::newRow("too long") << 2 * kMaxDocumentTokens << 1.0 << "/1/tokens";
        QTest::newRow("no number of tokens") << std::nan("") << 1.0 << "/1/tokens";
        QTest::newRow("fewer than no documents") << 5.0 << -1.0 << "/1/documents";
        QTest::newRow("no number of documents") << 5.0 << infinity << "/1/documents";
    }
    void wrongBinsAreRefused()
    {
        QFETCH(double, tokens);
        QFETCH(double, documents);
        QFETCH(QString, pointer);
        const Result<LengthDistribution> lengths = LengthDistribution::of({{1, 1}, {tokens, documents}});
        QVERIFY(!lengths);
        QCOMPARE(QString::fromStdString(lengths.error().pointer), pointer);
    }

    void aHistogramNeedsADocument()
    {
        QVERIFY(LengthDistribution::of({}).error().code == ErrorCode::BadUsage);
        QVERIFY(LengthDistribution::of({{5, 0}}).error().code == ErrorCode::BadUsage);
    }
};

QTEST_APPLESS_MAIN(TestLengthDistribution)
#include "test_length_distribution.moc"
