// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>

#include "probe/host/kernels/kernel_table.h"
#include "probe/host/multiplier.h"
#include "probe/host/own_attention.h"

using namespace shardscope::probe;

namespace {

/// The largest error of C compared with a plain sum in double precision, over the size of the operands.
double errorOf(long m, long n, long k, const Floats& a, const Floats& b, const Floats& c)
{
    double worst = 0;
    for (long i = 0; i < m; ++i) {
        for (long j = 0; j < n; ++j) {
            double sum = 0;
            for (long step = 0; step < k; ++step)
                sum += static_cast<double>(a.data()[i * k + step]) * static_cast<double>(b.data()[step * n + j]);
            worst = std::max(worst, std::abs(sum - static_cast<double>(c.data()[i * n + j])));
        }
    }
    return worst / std::sqrt(static_cast<double>(k));
}

}  // namespace

class TestOwnKernels : public QObject {
    Q_OBJECT

private slots:
    /// Sizes around the tiles, the panels and their edges, on any number of threads.
    void multiplies_data()
    {
        QTest::addColumn<int>("m");
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("k");
        QTest::addColumn<int>("threads");
        for (const auto& [m, n, k, threads] : std::vector<std::array<int, 4>>{{1, 1, 1, 1},
                                                                              {14, 32, 5, 1},
                                                                              {15, 33, 7, 2},
                                                                              {1, 300, 40, 2},
                                                                              {300, 1, 40, 4},
                                                                              {64, 64, 513, 2},
                                                                              {300, 90, 257, 3},
                                                                              {33, 1100, 20, 2}})
            QTest::addRow("%d x %d x %d on %d", m, n, k, threads) << m << n << k << threads;
    }
    void multiplies()
    {
        QFETCH(int, m);
        QFETCH(int, n);
        QFETCH(int, k);
        QFETCH(int, threads);
        Floats a(static_cast<std::size_t>(m * k)), b(static_cast<std::size_t>(k * n)), c(static_cast<std::size_t>(m * n), 99);
        a.fillNormal(1);
        b.fillNormal(2);
        ownMultiply(m, n, k, a.data(), b.data(), c.data(), threads);
        QVERIFY(errorOf(m, n, k, a, b, c) < 1e-5);
        // Whatever library was found multiplies the same way.
        const Multiplier multiply(threads);
        multiply(m, n, k, a.data(), b.data(), c.data());
        QVERIFY(errorOf(m, n, k, a, b, c) < 1e-5);
    }

    /// Every processor's loops, where this one runs them: the plain ones are those of a machine that has nothing better.
    void thePlainLoopsMultiplyToo()
    {
        constexpr int kDepth = 9;
        std::vector<float> a(static_cast<std::size_t>(kPlainKernels.rows * kDepth)),
            b(static_cast<std::size_t>(kPlainKernels.columns * kDepth));
        for (std::size_t i = 0; i < a.size(); ++i)
            a[i] = static_cast<float>(i % 5);
        for (std::size_t i = 0; i < b.size(); ++i)
            b[i] = static_cast<float>(i % 7);
        std::vector<float> c(static_cast<std::size_t>(kPlainKernels.rows * kPlainKernels.columns), 1);
        kPlainKernels.multiplyTile(kDepth, a.data(), b.data(), c.data(), kPlainKernels.columns);
        for (int row = 0; row < kPlainKernels.rows; ++row) {
            for (int column = 0; column < kPlainKernels.columns; ++column) {
                float sum = 1;
                for (int step = 0; step < kDepth; ++step)
                    sum += a[static_cast<std::size_t>(step * kPlainKernels.rows + row)] *
                           b[static_cast<std::size_t>(step * kPlainKernels.columns + column)];
                QCOMPARE(c[static_cast<std::size_t>(row * kPlainKernels.columns + column)], sum);
            }
        }
    }

    /// The blocked softmax is the plain one: every token attends to itself and the tokens before it.
    void attends_data()
    {
        QTest::addColumn<int>("sequence");
        QTest::addColumn<int>("width");
        for (const auto& [sequence, width] : std::vector<std::pair<int, int>>{{1, 8}, {63, 16}, {64, 32}, {65, 16}, {200, 24}})
            QTest::addRow("%d tokens of %d", sequence, width) << sequence << width;
    }
    void attends()
    {
        QFETCH(int, sequence);
        QFETCH(int, width);
        constexpr int kHeads = 2;
        OwnAttention attention(kHeads, sequence, width);
        attention.run(2);
        const auto at = [&](const Floats& data, int head, int token, int d) {
            return static_cast<double>(data.data()[(head * sequence + token) * width + d]);
        };
        for (int head = 0; head < kHeads; ++head) {
            for (int token = 0; token < sequence; ++token) {
                std::vector<double> weights;
                double total = 0;
                for (int other = 0; other <= token; ++other) {
                    double score = 0;
                    for (int d = 0; d < width; ++d)
                        score += at(attention.query, head, token, d) * at(attention.key, head, other, d);
                    weights.push_back(std::exp(score / std::sqrt(width)));
                    total += weights.back();
                }
                for (int d = 0; d < width; ++d) {
                    double expected = 0;
                    for (int other = 0; other <= token; ++other)
                        expected += weights[static_cast<std::size_t>(other)] / total * at(attention.value, head, other, d);
                    QVERIFY(std::abs(at(attention.output, head, token, d) - expected) < 2e-5);
                }
            }
        }
    }

    void operandsAreNoConstants()
    {
        Floats data(1 << 20);
        data.fillNormal(3);
        double sum = 0, squares = 0;
        for (std::size_t i = 0; i < data.size(); ++i) {
            sum += static_cast<double>(data.data()[i]);
            squares += static_cast<double>(data.data()[i]) * static_cast<double>(data.data()[i]);
        }
        QVERIFY(std::abs(sum / static_cast<double>(data.size())) < 0.05);
        QVERIFY(std::abs(squares / static_cast<double>(data.size()) - 1) < 0.05);
    }
};

QTEST_APPLESS_MAIN(TestOwnKernels)
#include "test_own_kernels.moc"
