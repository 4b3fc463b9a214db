// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <numeric>
#include <set>
#include <vector>

#include "core/lengths/dynamic_context.h"
#include "core/lengths/log_normal.h"
#include "core/lengths/packing.h"
#include "core/lengths/work_distribution.h"

using namespace shardscope;

namespace {

/// What Megatron's own scheduler answers (Megatron-LM d98e8a64d, megatron/core/pipeline_parallel/hybrid_cp_schedule.py,
/// BalancedCPScheduler.get_groups_and_subsamples, run with stubs for torch and the rest of Megatron): ranks and tokens of a rank | lengths |
/// rounds between "/", each a list of degree:documents. 5,000 more lists, of up to 400 documents on up to 64 ranks, were compared once.
constexpr const char* kOfMegatron[] = {
    "2 1024 | 753 686 316 620 621 595 | 1:0,3,2 1:1,4,5",
    "4 8192 | 28188 16681 12192 30661 16452 29530 28542 | 4:3,5,6,0,1,4 / 4:2",
    "8 8192 | 3307 400 428 1139 1182 9370 712 | 2:5 1:0 1:4 1:3 1:6 1:2 1:1",
    "8 4096 | 2641 12353 11717 7560 8689 8028 15152 8206 13623 5799 14464 14740 7553 9301 | 4:6,8,1,4 4:11,10,2,13 / 2:5 2:3 2:12 2:9 / "
    "4:0 4:7",
    "16 8192 | 13681 14363 10098 12664 7861 4969 | 4:1 4:0 2:3 2:2 2:4 2:5",
    "16 4096 | 60 542 1584 504 5345 735 1724 47 | 2:4 2:6 2:2 2:5 2:1 2:3 2:0 2:7",
    "4 4096 | 16384 16384 16384 16384 16384 16384 16384 16384 16384 16384 16384 16384 | 4:0,1,2,3,4,5,6,7,8,9,10,11",
    "2 4096 | 4096 | 2:0",
    "2 4096 | 8192 8192 8192 8192 8192 8192 8192 8192 | 2:0,1,2,3,4,5,6,7",
    "16 1024 | 1548 4096 4096 4087 40 653 1897 377 947 1909 297 4096 377 | 4:1 4:2 4:11 4:3 / 2:9 2:6 2:0 2:8 2:5 2:7 2:12 1:10 1:4",
    "8 1024 | 205 | 8:0",
    "2 4096 | 4096 4096 | 1:0 1:1",
    "4 1024 | 968 | 4:0",
    "16 4096 | 3487 175 4844 7220 7609 4762 7541 5434 3931 160 7869 972 | 2:10 2:4 2:6 2:3 2:7 2:2 2:5 1:8 1:0,11,1,9",
    "8 4096 | 16384 16384 16384 16384 16384 | 4:0,2 4:1,3 / 8:4",
    "16 1024 | 256 1024 256 1024 1024 | 4:1 4:3 4:4 2:0 2:2",
    "16 4096 | 65536 65536 65536 65536 65536 65536 65536 65536 65536 65536 | 16:0,1,2,3,4,5,6,7,8,9",
    "8 1024 | 314 3092 788 2341 1605 | 4:1 4:3 / 4:4 2:2 2:0",
    "16 4096 | 4164 2015 10101 5480 6408 3474 1727 | 4:2 2:4 2:3 2:0 2:5 2:1 2:6",
    "16 1024 | 656 339 333 3454 310 | 4:3 4:0 4:1 2:2 2:4",
    "8 8192 | 4716 583 1443 4467 6605 7358 6542 7465 5581 6634 | 1:7 1:5 1:9 1:4 1:6 1:8 1:0 1:3,2,1",
    "2 4096 | 8192 8192 4096 8192 1024 4096 8192 | 2:0,1,3,6 / 1:2 1:5 / 2:4",
    "2 4096 | 427 4096 4096 4096 824 3663 2797 250 121 602 521 3501 | 1:1,3,6,4,9,10,8 1:2,5,11,0,7",
    "4 8192 | 20802 381 15222 23317 28941 21302 26741 | 4:4,6,3,5,0 / 2:2 2:1",
    "2 8192 | 773 7049 2205 1599 2511 1140 2868 8192 1693 8192 7155 5884 | 1:7,10,6,4,2,8,3,5,0 1:9,1,11",
    "2 4096 | 3213 1657 2765 3225 3539 553 666 1563 1903 1208 43 2283 3960 | 1:12,0,11,1,7 1:4,3,2,8,9,6,5,10",
    "8 1024 | 3970 2194 3248 290 8192 218 76 628 1715 336 | 8:4 / 4:0 4:2,1 / 2:8 2:7 1:9 1:3 1:5 1:6",
    "4 4096 | 4096 4096 | 2:0 2:1",
    "16 4096 | 588 1048 984 428 811 3043 | 4:5 4:1 2:2 2:4 2:0 2:3",
    "4 4096 | 2592 1640 3373 1402 3598 | 1:4 1:2 1:0 1:1,3",
    "8 8192 | 21976 12040 12949 5727 31382 11600 15618 29280 6110 | 4:4 4:7 / 2:6 2:2 2:1 2:5 / 2:8 2:3 4:0",
    "16 4096 | 18 785 | 8:1 8:0",
    "4 8192 | 4930 263 684 758 84 | 1:0 1:3 1:2 1:1,4",
    "2 4096 | 506 1180 6970 3521 6380 1088 4284 6925 2769 6293 5000 | 2:2,7,4,9,10,6 / 1:3 1:8,1,5,0",
    "16 4096 | 2006 3569 2231 2546 371 2091 2722 | 4:1 2:6 2:3 2:2 2:5 2:0 2:4",
    "16 8192 | 1167 254 255 | 8:0 4:2 4:1",
};

struct Vector {
    DynamicContext context;
    std::vector<double> documents;
    std::vector<ContextRound> rounds;
};

Vector vectorOf(const QString& text)
{
    const QStringList parts = text.split(" | ");
    Vector made;
    made.context = {parts[0].section(' ', 0, 0).toInt(), parts[0].section(' ', 1, 1).toDouble()};
    for (const QString& each : parts[1].split(' '))
        made.documents.push_back(each.toDouble());
    for (const QString& round : parts[2].split(" / ")) {
        ContextRound& teams = made.rounds.emplace_back();
        for (const QString& team : round.split(' ')) {
            teams.push_back({team.section(':', 0, 0).toInt(), {}});
            for (const QString& document : team.section(':', 1, 1).split(','))
                teams.back().documents.push_back(document.toULongLong());
        }
    }
    return made;
}

double sumOf(const std::vector<double>& works) { return std::accumulate(works.begin(), works.end(), 0.0); }

const LengthDistribution& manyLengths()
{
    static const LengthDistribution lengths = logNormalLengths({3900, 1.42, 131072}).value();
    return lengths;
}

constexpr double kKappa = 1.746e-5;  ///< of Llama 3 8B

}  // namespace

class TestDynamicContext : public QObject {
    Q_OBJECT
private slots:
    /// Megatron-LM's `gpus_needed`: max(1, 2^ceil(log2(L / max_seqlen_per_dp_cp_rank))).
    void theDegreeIsAPowerOfTwo_data()
    {
        QTest::addColumn<double>("tokens");
        QTest::addColumn<int>("degree");
        QTest::newRow("short") << 1.0 << 1;
        QTest::newRow("just fits") << 4096.0 << 1;
        QTest::newRow("one token more") << 4097.0 << 2;
        QTest::newRow("three ranks are four") << 12000.0 << 4;
        QTest::newRow("long") << 131072.0 << 32;
        QTest::newRow("beyond all ranks") << 1e9 << 64;
    }
    void theDegreeIsAPowerOfTwo()
    {
        QFETCH(double, tokens);
        QTEST(contextDegree(tokens, {64, 4096}), "degree");
    }
    void aPlanGivesARankItsShareOfTheLongestSequence()
    {
        const DynamicContext context = dynamicContext(131072, 8, 4);
        QCOMPARE(context.ranks, 32);
        QCOMPARE(contextDegree(131072, context), 8);
        QCOMPARE(contextDegree(16384, context), 1);
    }
    /// Three documents of 1,000 tokens, and one of 8,000 on two ranks: means over documents and over tokens.
    void degreesAreMeans()
    {
        const LengthDistribution lengths = LengthDistribution::of({{1000, 3}, {8000, 1}}).value();
        const ContextDegrees degrees = contextDegrees(lengths, {4, 4096});
        QCOMPARE(degrees.ofDocuments, 5.0 / 4);
        QCOMPARE(degrees.ofTokens, (3000.0 + 2 * 8000) / 11000);
        QCOMPARE(degrees.widest, 2);
        QCOMPARE(degrees.mostTokens, 4000.0);
    }

    void roundsAreThoseOfMegatron_data()
    {
        QTest::addColumn<QString>("vector");
        for (const char* vector : kOfMegatron)
            QTest::newRow(vector) << vector;
    }
    void roundsAreThoseOfMegatron()
    {
        QFETCH(QString, vector);
        const Vector expected = vectorOf(vector);
        QVERIFY(contextRounds(expected.documents, expected.context) == expected.rounds);
    }
    /// Every document is computed once, and in every round every rank has something to do, on groups that Megatron has.
    void noDocumentIsLostAndNoRankIdle()
    {
        for (const int ranks : {2, 8, 64}) {
            for (const std::size_t count : {std::size_t{1}, std::size_t{7}, std::size_t{300}}) {
                const std::vector<double> documents = typicalDocuments(manyLengths().cutAt(4096.0 * ranks), count);
                std::multiset<std::size_t> seen;
                for (const ContextRound& round : contextRounds(documents, {ranks, 4096})) {
                    int first = 0;
                    for (const ContextTeam& team : round) {
                        QVERIFY(!team.documents.empty());
                        QCOMPARE(first % team.degree, 0);
                        first += team.degree;
                        seen.insert(team.documents.begin(), team.documents.end());
                    }
                    QCOMPARE(first, ranks);
                }
                QCOMPARE(seen.size(), count);
                QCOMPARE(std::set(seen.begin(), seen.end()).size(), count);
            }
        }
    }

    /// One document on all ranks, then one on each: all ranks end together. A document alone is widened to all ranks.
    void aLongDocumentIsCut()
    {
        const DocumentWork work{1, 0, {}};
        QCOMPARE(sumOf(busiestPieces(std::vector<double>{16384, 4096, 4096, 4096, 4096}, {4, 4096}, work)), 8192.0);
        QCOMPARE(sumOf(busiestPieces(std::vector<double>{4096}, {4, 4096}, work)), 1024.0);
        QCOMPARE(sumOf(busiestPieces(std::vector<double>{8192, 100}, {1, 4096}, work)), 8292.0);
    }
    void noRankWaitsLessThanTheMean()
    {
        const DocumentWork work{1, kKappa, {}};
        double mean = 0;
        for (const LengthBin& bin : manyLengths().bins())
            mean += work.of(bin.tokens) * bin.documents / manyLengths().documents();
        for (const int ranks : {1, 8, 64}) {
            double before = 1;
            for (const double perRank : {4096.0, 16384.0, 131072.0}) {
                const double busiest = sumOf(busiestPieces(manyLengths(), 16 * ranks, {ranks, perRank}, work)) / (16 * mean);
                const QByteArray told = QByteArray::number(busiest);
                QVERIFY2(busiest >= before * (1 - 1e-9), told);  // the finer the cut, the more even
                QVERIFY2(perRank > 4096 || busiest < 1.1, told);
                before = busiest;
            }
        }
    }
    /// Against packing into slots of the longest document, on as many ranks: the gain that the method is for.
    void longTailsGainMost()
    {
        const DocumentWork work{1, kKappa, {}};
        const Packing packing = packFirstFit(manyLengths(), {131072, 1}, work);
        std::vector<WeightedWork> works;
        double mean = 0;
        for (const PackedSlot& slot : packing.filled)
            works.push_back({slot.work, 1});
        const double packed = slowestOverMean(WorkDistribution(std::move(works)), 64, 1);
        for (const LengthBin& bin : manyLengths().bins())
            mean += work.of(bin.tokens) * bin.documents / manyLengths().documents();
        const double dynamic = sumOf(busiestPieces(manyLengths(), std::int64_t{64} * 33, {64, 8192}, work)) / (33 * mean);
        QVERIFY2(dynamic < packed / 1.3, qPrintable(QString("%1 against %2").arg(dynamic).arg(packed)));
    }
    /// A step of more documents than are scheduled is as many times the step that is.
    void aVeryLargeStepIsManySteps()
    {
        const DocumentWork work{1, kKappa, {}};
        const double one = sumOf(busiestPieces(manyLengths(), std::int64_t{1} << 16, {8, 16384}, work));
        const double four = sumOf(busiestPieces(manyLengths(), std::int64_t{1} << 18, {8, 16384}, work));
        QVERIFY(std::abs(four / one - 4) < 1e-9);
    }

    void resamplingKeepsTheSum_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {1, 2, 3, 4, 7, 100})
            QTest::addRow("%d", count) << count;
    }
    void resamplingKeepsTheSum()
    {
        QFETCH(int, count);
        const std::vector<double> works{8, 4, 2, 1};
        const std::vector<double> made = resampled(works, static_cast<std::size_t>(count));
        QCOMPARE(made.size(), static_cast<std::size_t>(count));
        QVERIFY(std::abs(sumOf(made) - 15) < 1e-12);
        QVERIFY(made.front() >= made.back());
        if (count == 2)
            QCOMPARE(made, (std::vector<double>{12, 3}));
        if (count == 4)
            QCOMPARE(made, works);
    }
};

QTEST_APPLESS_MAIN(TestDynamicContext)
#include "test_dynamic_context.moc"
