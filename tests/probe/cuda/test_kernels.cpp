// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/probe/cuda/emulated.h"

using namespace shardscope::emulated;

namespace {

/// Inputs and outputs of an attention of `heads` heads.
struct Attention {
    int sequence;
    int head;
    int heads;
    bool causal;
    std::size_t elements = static_cast<std::size_t>(sequence * heads) * static_cast<std::size_t>(head);
    unsigned rows = static_cast<unsigned>(sequence * heads);
    float scale = 1 / std::sqrt(static_cast<float>(head));
    Halves q = normal(elements, 1), k = normal(elements, 2), v = normal(elements, 3), gradient = normal(elements, 4);
    Halves o = Halves(elements), qGradient = Halves(elements), kGradient = Halves(elements), vGradient = Halves(elements);
    std::vector<float> logarithms = std::vector<float>(rows);

    [[nodiscard]] std::string name(const char* pass) const { return std::string("attention_") + pass + "_" + std::to_string(head); }

    void runFast()
    {
        const auto sequenceBlocks = static_cast<unsigned>(sequence);
        const auto headBlocks = static_cast<unsigned>(heads);
        std::vector<float> delta(rows);
        std::vector<float> sums(elements);
        run(name("forward").c_str(), {sequenceBlocks / 128, headBlocks, 128, 1}, o.data(), logarithms.data(), q.data(), k.data(), v.data(),
            sequence, scale, causal ? 1 : 0);
        run("attention_delta", {rows / 4, 1, 128, 1}, delta.data(), o.data(), gradient.data(), head);
        run(name("backward").c_str(), {sequenceBlocks / 64, headBlocks, 128, 1}, sums.data(), kGradient.data(), vGradient.data(), q.data(),
            k.data(), v.data(), gradient.data(), logarithms.data(), delta.data(), sequence, scale, causal ? 1 : 0);
        run("attention_to_bf16", {3, 1, 256, 1}, qGradient.data(), sums.data(), static_cast<unsigned long long>(elements / 2), scale);
    }
};

/// By the definition, in double, without a line of the kernels.
struct Definition {
    std::vector<float> o, qGradient, kGradient, vGradient;

    explicit Definition(const Attention& a) : o(a.elements), qGradient(a.elements), kGradient(a.elements), vGradient(a.elements)
    {
        const auto n = static_cast<std::size_t>(a.sequence);
        const auto d = static_cast<std::size_t>(a.head);
        for (std::size_t head = 0; head < static_cast<std::size_t>(a.heads); ++head) {
            const std::size_t first = head * n * d;
            for (std::size_t row = 0; row < n; ++row)
                addRow(a, first, row, a.causal ? row + 1 : n);
        }
    }

    void addRow(const Attention& a, std::size_t first, std::size_t row, std::size_t keys)
    {
        const auto d = static_cast<std::size_t>(a.head);
        const auto at = [&](const Halves& x, std::size_t i, std::size_t j) { return static_cast<double>(toFloat(x[first + i * d + j])); };
        std::vector<double> weights(keys);
        double total = 0;
        for (std::size_t key = 0; key < keys; ++key) {
            double sum = 0;
            for (std::size_t j = 0; j < d; ++j)
                sum += at(a.q, row, j) * at(a.k, key, j);
            total += weights[key] = std::exp(sum * static_cast<double>(a.scale));
        }
        std::vector<double> gradients(keys);
        double inner = 0;
        for (std::size_t key = 0; key < keys; ++key) {
            weights[key] /= total;
            for (std::size_t j = 0; j < d; ++j) {
                gradients[key] += at(a.gradient, row, j) * at(a.v, key, j);
                o[first + row * d + j] += static_cast<float>(weights[key] * at(a.v, key, j));
                vGradient[first + key * d + j] += static_cast<float>(weights[key] * at(a.gradient, row, j));
            }
            inner += weights[key] * gradients[key];
        }
        for (std::size_t key = 0; key < keys; ++key) {
            const double score = weights[key] * (gradients[key] - inner) * static_cast<double>(a.scale);
            for (std::size_t j = 0; j < d; ++j) {
                qGradient[first + row * d + j] += static_cast<float>(score * at(a.k, key, j));
                kGradient[first + key * d + j] += static_cast<float>(score * at(a.q, row, j));
            }
        }
    }
};

constexpr double kRounding = 0.005;  ///< of two roundings to bf16

}  // namespace

class TestKernels : public QObject {
    Q_OBJECT
private slots:
    void attentionIsItsDefinition_data()
    {
        QTest::addColumn<int>("sequence");
        QTest::addColumn<int>("head");
        QTest::addColumn<bool>("causal");
        QTest::newRow("64, causal") << 384 << 64 << true;
        QTest::newRow("64, full") << 256 << 64 << false;
        QTest::newRow("128, causal") << 256 << 128 << true;
        QTest::newRow("128, full, one block of rows") << 128 << 128 << false;
    }
    void attentionIsItsDefinition()
    {
        QFETCH(int, sequence);
        QFETCH(int, head);
        QFETCH(bool, causal);
        Attention attention{sequence, head, 2, causal};
        attention.runFast();
        const Definition expected(attention);
        QVERIFY(difference(attention.o, expected.o) < kRounding);
        QVERIFY(difference(attention.qGradient, expected.qGradient) < kRounding);
        QVERIFY(difference(attention.kGradient, expected.kGradient) < kRounding);
        QVERIFY(difference(attention.vGradient, expected.vGradient) < kRounding);
    }

    /// The plain kernels, which a GPU compares the fast ones with.
    void plainAttentionIsItsDefinition()
    {
        const Attention a{64, 64, 2, true};
        const Definition expected(a);
        const int rows = static_cast<int>(a.rows);
        const std::size_t scores = static_cast<std::size_t>(a.rows) * 64;
        std::vector<float> o(a.elements), q(a.elements), k(a.elements), v(a.elements), weights(scores), gradients(scores);
        const Shape shape{a.rows / 64 + 1, 1, 64, 1};
        run("reference_forward", shape, o.data(), weights.data(), a.q.data(), a.k.data(), a.v.data(), 64, 64, a.scale, 1, rows);
        run("reference_backward_rows", shape, q.data(), gradients.data(), weights.data(), a.k.data(), a.v.data(), a.gradient.data(), 64, 64,
            a.scale, rows);
        run("reference_backward_keys", shape, k.data(), v.data(), weights.data(), gradients.data(), a.q.data(), a.gradient.data(), 64, 64,
            rows);
        for (std::size_t i = 0; i < a.elements; ++i) {
            QVERIFY(std::abs(o[i] - expected.o[i]) < 1e-4f && std::abs(q[i] - expected.qGradient[i]) < 1e-4f);
            QVERIFY(std::abs(k[i] - expected.kGradient[i]) < 1e-4f && std::abs(v[i] - expected.vGradient[i]) < 1e-4f);
        }
    }

    void multipliesAgree_data()
    {
        QTest::addColumn<QString>("kernel");
        QTest::newRow("naive") << "multiply_naive";
        QTest::newRow("tiled") << "multiply_tiled";
        QTest::newRow("tensor cores") << "multiply_tensor";
    }
    void multipliesAgree()
    {
        QFETCH(QString, kernel);
        const int m = 256;
        const int n = 128;
        const int k = 320;  // five steps: the three tiles in flight go round
        const Halves a = normal(static_cast<std::size_t>(m * k), 5);
        const Halves b = normal(static_cast<std::size_t>(n * k), 6);
        Halves c(static_cast<std::size_t>(m * n));
        const bool tensor = kernel == "multiply_tensor";
        run(qPrintable(kernel), tensor ? Shape{n / 128, m / 128, 256, 1} : Shape{n / 32, m / 32, 32, 32}, c.data(), a.data(), b.data(), m,
            n, k);
        std::vector<float> expected;
        for (int row = 0; row < m; ++row) {
            for (int column = 0; column < n; ++column) {
                double sum = 0;
                for (int i = 0; i < k; ++i)
                    sum += static_cast<double>(toFloat(a[static_cast<std::size_t>(row * k + i)])) *
                           static_cast<double>(toFloat(b[static_cast<std::size_t>(column * k + i)]));
                expected.push_back(static_cast<float>(sum));
            }
        }
        QVERIFY(difference(c, expected) < kRounding);
    }

    void normalisationsAgree()
    {
        constexpr unsigned kRows = 3;
        const int columns = 512;
        const std::size_t count = kRows * static_cast<std::size_t>(columns);
        const unsigned long long pairs = count / 2;
        const Halves x = normal(count, 7);
        const Halves weight = normal(static_cast<std::size_t>(columns), 8);
        std::vector<float> expected(count);
        for (std::size_t row = 0; row < kRows; ++row) {
            double squares = 0;
            for (std::size_t i = 0; i < 512; ++i)
                squares += std::pow(static_cast<double>(toFloat(x[row * 512 + i])), 2);
            for (std::size_t i = 0; i < 512; ++i)
                expected[row * 512 + i] =
                    static_cast<float>(static_cast<double>(toFloat(x[row * 512 + i])) / std::sqrt(squares / 512 + 1e-5)) *
                    toFloat(weight[i]);
        }
        Halves fused(count);
        run("normalise_fused", {kRows, 1, 256, 1}, fused.data(), x.data(), weight.data(), columns, 1e-5f);
        QVERIFY(difference(fused, expected) < kRounding);
        std::vector<float> a(count), b(count), scale(kRows);
        Halves steps(count);
        run("normalise_to_float", {2, 1, 256, 1}, a.data(), x.data(), pairs);
        run("normalise_square", {2, 1, 256, 1}, b.data(), a.data(), pairs);
        run("normalise_mean", {kRows, 1, 256, 1}, scale.data(), b.data(), columns, 1e-5f);
        run("normalise_scale", {kRows, 1, 256, 1}, b.data(), a.data(), scale.data(), columns);
        run("normalise_weight", {kRows, 1, 256, 1}, steps.data(), b.data(), weight.data(), columns);
        QVERIFY(difference(steps, expected) < kRounding);
    }

    void copiesCopy_data()
    {
        QTest::addColumn<int>("words");
        for (int words : {4, 1024, 4096 * 3, 8192 * 4 + 32})
            QTest::addRow("%d words", words) << words;
    }
    void copiesCopy()
    {
        QFETCH(int, words);
        const auto count = static_cast<std::size_t>(words);
        std::vector<unsigned> from(count);
        std::mt19937 engine(9);
        std::generate(from.begin(), from.end(), engine);
        std::vector<unsigned> to(count);
        const unsigned long long vectors = count / 4;
        const unsigned long long all = count;
        run("memory_copy", {2, 1, 256, 1}, to.data(), from.data(), vectors);
        QVERIFY(to == from);
        std::fill(to.begin(), to.end(), 0u);
        run("memory_copy_words", {2, 1, 256, 1}, to.data(), from.data(), all);
        QVERIFY(to == from);
        if (words % 32 != 0)
            return;
        std::fill(to.begin(), to.end(), 0u);
        run("memory_copy_strided", {2, 32, 256, 1}, to.data(), from.data(), all, 32ull);
        QVERIFY(to == from);
    }

    void triadIsTriad()
    {
        std::vector<float> a(1000), b(1000, 2.0f), c(1000, 5.0f);
        run("memory_triad", {1, 1, 256, 1}, a.data(), b.data(), c.data(), 3.0f, 250ull);
        QVERIFY(std::all_of(a.begin(), a.end(), [](float value) { return value == 17.0f; }));
    }

    /// Mean 0, variance 1, a kurtosis of 3, and no two neighbours alike.
    void inputsAreNormal()
    {
        const unsigned long long count = 100000;
        std::vector<float> values(count);
        run("fill_normal_float", {4, 1, 256, 1}, values.data(), count, 5ull, 1.0f);
        double moments[5] = {};
        for (float value : values) {
            for (int power = 1; power <= 4; ++power)
                moments[power] += std::pow(static_cast<double>(value), power) / static_cast<double>(count);
        }
        QVERIFY(std::abs(moments[1]) < 0.02 && std::abs(moments[2] - 1) < 0.02 && std::abs(moments[3]) < 0.05 &&
                std::abs(moments[4] - 3) < 0.15);
        QVERIFY(std::adjacent_find(values.begin(), values.end()) == values.end());
        Halves halves(count);
        run("fill_normal_bf16", {4, 1, 256, 1}, halves.data(), count, 5ull, 1.0f);
        QVERIFY(difference(halves, values) < kRounding);
    }

    /// Each byte is the e4m3 that is nearest to the number that fill_normal_float draws.
    void fp8IsTheNearest()
    {
        std::vector<float> known;
        for (int code = 0; code < 127; ++code)
            known.push_back(code < 8 ? static_cast<float>(code) / 512 : std::ldexp(1 + static_cast<float>(code % 8) / 8, code / 8 - 7));
        const unsigned long long count = 20000;
        for (const float scale : {0.01f, 1.0f, 200.0f}) {
            std::vector<float> values(count);
            std::vector<unsigned char> bytes(count);
            run("fill_normal_float", {4, 1, 256, 1}, values.data(), count, 6ull, scale);
            run("fill_normal_e4m3", {4, 1, 256, 1}, bytes.data(), count, 6ull, scale);
            for (std::size_t i = 0; i < count; ++i) {
                QVERIFY((bytes[i] & 0x7f) < 127 && std::signbit(values[i]) == ((bytes[i] & 0x80) != 0));
                const float size = std::min(std::abs(values[i]), 448.0f);
                const float got = known[bytes[i] & 0x7f];
                for (float other : known)
                    QVERIFY(std::abs(got - size) <= std::abs(other - size));
            }
        }
    }

    /// The expected result of every rank, computed here from the inputs of all; a single wrong element is counted.
    void collectivesAreChecked_data()
    {
        QTest::addColumn<int>("operation");
        const char* const names[] = {"all-reduce", "all-gather", "reduce-scatter", "all-to-all", "send and receive"};
        for (int operation = 0; operation < 5; ++operation)
            QTest::newRow(names[operation]) << operation;
    }
    void collectivesAreChecked()
    {
        QFETCH(int, operation);
        constexpr int kRanks = 5;
        constexpr std::size_t kShare = 64;
        std::vector<std::vector<int>> given(kRanks, std::vector<int>(kShare * kRanks));
        for (int rank = 0; rank < kRanks; ++rank)
            run("collective_fill", {1, 1, 256, 1}, given[static_cast<std::size_t>(rank)].data(),
                static_cast<unsigned long long>(kShare * kRanks), rank);
        for (std::size_t rank = 0; rank < kRanks; ++rank) {
            std::vector<int> got;
            const std::size_t count = operation == 1 || operation == 3 ? kShare * kRanks : kShare;
            for (std::size_t i = 0; i < count; ++i) {
                int sum = 0;
                for (const auto& one : given)
                    sum += operation == 2 ? one[rank * kShare + i] : one[i];
                const std::size_t from = i / kShare;
                got.push_back(operation == 0 || operation == 2 ? sum
                              : operation == 1                 ? given[from][i % kShare]
                              : operation == 3                 ? given[from][rank * kShare + i % kShare]
                                                               : given[(rank + kRanks - 1) % kRanks][i]);
            }
            unsigned wrong = 0;
            const auto check = [&] {
                run("collective_check", {1, 1, 256, 1}, got.data(), static_cast<unsigned long long>(count),
                    static_cast<unsigned long long>(kShare), operation, static_cast<int>(rank), kRanks, &wrong);
            };
            check();
            QCOMPARE(wrong, 0u);
            got[count / 2] ^= 1;
            check();
            QCOMPARE(wrong, 1u);
        }
    }
};

QTEST_MAIN(TestKernels)
#include "test_kernels.moc"
