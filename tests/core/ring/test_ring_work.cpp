// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/ring/block_mask.h"
#include "core/ring/ring_work.h"

using namespace shardscope;

namespace {

using Matrix = QList<QList<double>>;

/// Cells as they are counted: pairs with a sequence, else full blocks.
Matrix cellsOf(const RingShape& shape)
{
    const RingWork work(shape);
    Matrix cells;
    for (int rank = 0; rank < work.ranks(); ++rank) {
        cells << QList<double>();
        for (int step = 0; step < work.steps(); ++step)
            cells.last() << work.cell(rank, step);
    }
    return cells;
}

bool isNear(double a, double b, double most = 1e-12) { return std::abs(a - b) <= most; }

}  // namespace

class TestRingWork : public QObject {
    Q_OBJECT
private slots:
    /// schedules.md, section 4: "cp=4 matrices (rank x step)" and the exact cells of eight tokens a rank.
    void theWorkedMatrices_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<int>("sequence");
        QTest::addColumn<Matrix>("expected");
        const auto row = [](const char* name, ContextLayout layout, int sequence, const Matrix& expected) {
            QTest::newRow(name) << static_cast<int>(layout) << sequence << expected;
        };
        const QList<double> halves{.5, .5, .5, .5};
        row("contiguous", ContextLayout::Contiguous, 0, {{.5, 0, 0, 0}, {.5, 1, 0, 0}, {.5, 1, 1, 0}, {.5, 1, 1, 1}});
        row("zigzag", ContextLayout::Zigzag, 0, {halves, halves, halves, halves});
        row("striped", ContextLayout::Striped, 0, {halves, halves, halves, halves});
        row("all-gather", ContextLayout::AllGather, 0, {{2}, {2}, {2}, {2}});
        row("contiguous all-gather", ContextLayout::ContiguousAllGather, 0, {{.5}, {1.5}, {2.5}, {3.5}});
        row("ulysses", ContextLayout::Ulysses, 0, {{2}, {2}, {2}, {2}});
        const QList<double> exact{36, 32, 32, 32};
        row("zigzag, 8 tokens", ContextLayout::Zigzag, 32, {exact, exact, exact, exact});
        row("striped, 8 tokens", ContextLayout::Striped, 32, {{36, 28, 28, 28}, {36, 36, 28, 28}, {36, 36, 36, 28}, {36, 36, 36, 36}});
        row("contiguous, 8 tokens", ContextLayout::Contiguous, 32, {{36, 0, 0, 0}, {36, 64, 0, 0}, {36, 64, 64, 0}, {36, 64, 64, 64}});
        row("all-gather, 8 tokens", ContextLayout::AllGather, 32, {{132}, {132}, {132}, {132}});
        row("ulysses, 8 tokens", ContextLayout::Ulysses, 32, {{132}, {132}, {132}, {132}});
    }
    void theWorkedMatrices()
    {
        QFETCH(int, layout);
        QFETCH(int, sequence);
        QFETCH(Matrix, expected);
        RingShape shape{static_cast<ContextLayout>(layout), 4, {}};
        if (sequence > 0)
            shape.sequence = sequence;
        QCOMPARE(cellsOf(shape), expected);
    }

    /// The same section: c/(2c − 1) of the contiguous ring, 1 of the zigzag, and of eight tokens a rank when striped.
    void theBalances_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<double>("expected");
        QTest::addColumn<double>("within");
        const auto row = [](ContextLayout layout, int ranks, int tokens, double expected, double within) {
            QTest::addRow("%d of %d, %d tokens", static_cast<int>(layout), ranks, tokens)
                << static_cast<int>(layout) << ranks << tokens << expected << within;
        };
        row(ContextLayout::Contiguous, 2, 0, 2.0 / 3, 1e-12);
        row(ContextLayout::Contiguous, 4, 0, 4.0 / 7, 1e-12);
        row(ContextLayout::Contiguous, 8, 0, 8.0 / 15, 1e-12);
        row(ContextLayout::Contiguous, 64, 0, 64.0 / 127, 1e-12);
        row(ContextLayout::ContiguousAllGather, 4, 0, 4.0 / 7, 1e-12);
        row(ContextLayout::Striped, 2, 8, .944, 5e-4);
        row(ContextLayout::Striped, 4, 8, .917, 5e-4);
        row(ContextLayout::Striped, 8, 8, .903, 5e-4);
        row(ContextLayout::Striped, 8, 0, 1, 0);
        row(ContextLayout::Striped, 64, 156250, 1, 1e-5);
        for (const int tokens : {0, 2, 8}) {
            row(ContextLayout::Zigzag, 8, tokens, 1, 1e-15);
            row(ContextLayout::AllGather, 8, tokens, 1, 1e-15);
            row(ContextLayout::Ulysses, 8, tokens, 1, 1e-15);
        }
    }
    void theBalances()
    {
        QFETCH(int, layout);
        QFETCH(int, ranks);
        QFETCH(int, tokens);
        QFETCH(double, expected);
        QFETCH(double, within);
        RingShape shape{static_cast<ContextLayout>(layout), ranks, {}};
        if (tokens > 0)
            shape.sequence = std::int64_t{tokens} * ranks;
        QVERIFY2(isNear(RingWork(shape).balance(), expected, within), qPrintable(QString::number(RingWork(shape).balance(), 'g', 12)));
    }

    /// The masks do not depend on tokens: each pair of a query and an earlier key must be in the cell of its owners' ranks.
    void everyPairIsInItsCell_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<int>("ranks");
        for (const auto& [layout, name] : EnumNames<ContextLayout>::names) {
            for (const int ranks : {1, 2, 3, 4, 7})
                QTest::addRow("%s of %d", std::string(name).c_str(), ranks) << static_cast<int>(layout) << ranks;
        }
    }
    void everyPairIsInItsCell()
    {
        QFETCH(int, layout);
        QFETCH(int, ranks);
        const RingShape shape{static_cast<ContextLayout>(layout), ranks, std::int64_t{6} * ranks};
        const RingWork work(shape);
        Matrix counted(ranks, QList<double>(work.steps(), 0));
        for (int query = 0; query < *shape.sequence; ++query) {
            for (int key = 0; key <= query; ++key) {
                const int rank = rankOfToken(shape.layout, ranks, *shape.sequence, query);
                const int owner = rankOfToken(shape.layout, ranks, *shape.sequence, key);
                counted[rank][isRing(shape.layout) ? (rank - owner + ranks) % ranks : 0] += 1;
            }
        }
        if (shape.layout == ContextLayout::Ulysses)  // distributes heads: every rank has its share of each pair
            counted.fill({work.all() / ranks});
        QCOMPARE(cellsOf(shape), counted);
    }

    void allWorkIsDoneOnce_data() { everyPairIsInItsCell_data(); }
    void allWorkIsDoneOnce()
    {
        QFETCH(int, layout);
        QFETCH(int, ranks);
        for (const std::int64_t tokens : {0, 2, 4096, 10'000'000 / 7 / 2 * 2}) {
            RingShape shape{static_cast<ContextLayout>(layout), ranks, {}};
            if (tokens > 0)
                shape.sequence = tokens * ranks;
            const RingWork work(shape);
            double cells = 0;
            double totals = 0;
            double steps = 0;
            for (int rank = 0; rank < ranks; ++rank) {
                totals += work.shareOfRank(rank);
                for (int step = 0; step < work.steps(); ++step)
                    cells += work.cell(rank, step);
            }
            for (int step = 0; step < work.steps(); ++step)
                steps += work.shareOfStep(step);
            QCOMPARE(cells, work.all());  // whole numbers: exact
            QVERIFY(isNear(totals, 1) && isNear(steps, 1));
        }
    }

    void tenMillionTokensAreExact()
    {
        const std::int64_t sequence = 10'000'000;
        const RingWork work({ContextLayout::Striped, 64, sequence});
        const std::int64_t n = sequence / 64;
        QCOMPARE(static_cast<std::int64_t>(work.cell(0, 63)), n * (n - 1) / 2);
        QCOMPARE(static_cast<std::int64_t>(work.all()), sequence * (sequence + 1) / 2);
        QCOMPARE(static_cast<std::int64_t>(RingWork({ContextLayout::Contiguous, 1, kMaxRingSequence}).all()),
                 kMaxRingSequence * (kMaxRingSequence + 1) / 2);
    }

    void aStepIsAsEvenAsItsRanks()
    {
        const RingWork contiguous({ContextLayout::Contiguous, 4, {}});
        QCOMPARE(contiguous.balanceOfStep(0), 1.0);
        QCOMPARE(contiguous.balanceOfStep(1), 0.75);
        QCOMPARE(contiguous.balanceOfStep(3), 0.25);
        QCOMPARE(RingWork({ContextLayout::Zigzag, 4, {}}).balanceOfStep(3), 1.0);
    }

    /// A group that a picture of many ranks draws as one is the sum of its cells.
    void groupsOfCellsAddUp_data() { everyPairIsInItsCell_data(); }
    void groupsOfCellsAddUp()
    {
        QFETCH(int, layout);
        QFETCH(int, ranks);
        for (const int tokens : {0, 6}) {
            RingShape shape{static_cast<ContextLayout>(layout), ranks, {}};
            if (tokens > 0)
                shape.sequence = std::int64_t{tokens} * ranks;
            const RingWork work(shape);
            double largest = 0;
            for (int rank = 0; rank < ranks; ++rank) {
                for (int rankEnd = rank + 1; rankEnd <= ranks; ++rankEnd) {
                    for (int step = 0; step < work.steps(); ++step) {
                        largest = std::max(largest, work.share(rank, step));
                        for (int stepEnd = step + 1; stepEnd <= work.steps(); ++stepEnd) {
                            double sum = 0;
                            for (int r = rank; r < rankEnd; ++r) {
                                for (int s = step; s < stepEnd; ++s)
                                    sum += work.share(r, s);
                            }
                            QVERIFY(isNear(work.shareOfCells(rank, rankEnd, step, stepEnd), sum));
                        }
                    }
                }
            }
            QVERIFY(isNear(work.largestShare(), largest));
        }
    }

    /// A block goes one rank on in each step, and every rank has had every block.
    void everyBlockVisitsEveryRank()
    {
        for (int rank = 0; rank < 5; ++rank) {
            QSet<int> seen;
            for (int step = 0; step < 5; ++step) {
                seen << keysFrom(rank, step, 5);
                QCOMPARE(keysFrom((rank + 1) % 5, step + 1, 5), keysFrom(rank, step, 5));
            }
            QCOMPARE(seen.size(), 5);
            QCOMPARE(keysFrom(rank, 0, 5), rank);
        }
    }
};

QTEST_APPLESS_MAIN(TestRingWork)
#include "test_ring_work.moc"
