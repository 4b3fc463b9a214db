// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/io/scenario_file.h"
#include "core/scenario/scenario.h"
#include "core/site/device_rates.h"
#include "core/step/basis.h"
#include "core/step/context_costs.h"
#include "core/step/cost_inputs.h"

using namespace shardscope;

namespace {

constexpr int kRanks = 8;

/// The benchmark's four lists of documents, of 8,192 tokens a rank each (benchmark_varlen_kvpacked_func.py). A rank has its part of each
/// document.
QString documentsOf(int ranks)
{
    QStringList lengths;
    for (const int each : {8192, 256, 7392, 544, 4096, 4096, 3104, 3200, 1600, 160, 128})
        lengths.append(QStringLiteral("[%1, 1]").arg(each * ranks));
    return QStringLiteral(R"("lengths": {"histogram": [%1]}, "packing": "pack", )").arg(lengths.join(QLatin1String(", ")));
}

/// Llama 3.1 8B with 8,192 tokens a rank, of one sequence or packed documents; a rank of one has one eighth of them.
Scenario benchmark(const QString& gpu, int ranks, const QString& layout, bool isPacked)
{
    const QString text = QStringLiteral(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3.1-8b"},
        "cluster": {"gpu": "%1", "gpus_per_node": 8, "nodes": 1},
        "training": {%6"sequence_length": %2, "global_batch": %4, "precision": "bf16", "recipe": "fsdp2", "attention": "flash2",
                     "software": {"framework": "torchtitan", "year": 2025}},
        "plan": {"tp": 1, "cp": %3, "dp": %4, "zero": 3, "cp_layout": "%5", "micro_batch": 1}})");
    return parseScenario(text.arg(gpu)
                             .arg(8192 * ranks)
                             .arg(ranks)
                             .arg(kRanks / ranks)
                             .arg(layout, isPacked ? documentsOf(ranks) : QString())
                             .toStdString(),
                         "test")
        .value();
}

/// Returns the time of attention alone: the benchmark has no other kernels between which a device could wait.
RingTime timesOf(const QString& gpu, int ranks, const QString& layout, bool isPacked)
{
    const Scenario scenario = benchmark(gpu, ranks, layout, isPacked);
    const Basis basis(scenario);
    const CostInputs& all = basis.costs;
    DeviceRates rates = all.rates;
    rates.layer = 1;
    const CostInputs alone{all.site,        all.plan,       all.operators, all.shape, rates,        all.constants,
                           all.collectives, all.placements, all.matrices,  all.topK,  all.mostNodes};
    const RingGradient gradient = ringGradientOf(all.shape.style);
    return ringTime({all.shape.contextLayout, ranks}, gradient, contextCosts(*contextLayer(*scenario.architecture), alone, gradient));
}

double secondsOf(const QString& gpu, int ranks, const QString& layout, bool isPacked, bool isWhole)
{
    const RingTime time = timesOf(gpu, ranks, layout, isPacked);
    return time.forward.total.value() + (isWhole ? time.backward.total.value() : 0);
}

}  // namespace

/// The share of the ideal that rings of FlashAttention-2 reach, against the benchmark of zhuzilin/ring-flash-attention (README at 89962823,
/// 8 GPUs, 8,192 tokens each, 32 and 8 heads of 128). Its ideal is eight times as long as a rank's own tokens take.
class TestRingShares : public QObject {
    Q_OBJECT
private slots:
    void theShareIsTheMeasuredOne_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<QString>("layout");
        QTest::addColumn<bool>("isPacked");
        QTest::addColumn<bool>("isWhole");
        QTest::addColumn<double>("measured");
        struct Row {
            const char* layout;
            bool isPacked;
            double forward;
            double whole;
        };
        const auto add = [](const char* gpu, std::initializer_list<Row> rows) {
            for (const Row& row : rows) {
                const auto addRow = [&](bool isWhole, double measured) {
                    QTest::addRow("%s, %s%s%s", gpu, row.layout, row.isPacked ? ", packed" : "", isWhole ? ", with its backward" : "")
                        << gpu << row.layout << row.isPacked << isWhole << measured;
                };
                addRow(false, row.forward);
                addRow(true, row.whole);
            }
        };
        add("h800-sxm", {{"contiguous", false, 0.521, 0.539},
                         {"zigzag", false, 0.852, 0.902},
                         {"striped", false, 0.744, 0.829},
                         {"contiguous", true, 0.491, 0.511},
                         {"zigzag", true, 0.702, 0.759},
                         {"contiguous-all-gather", true, 0.570, 0.581}});
        add("a100-sxm-80", {{"contiguous", false, 0.514, 0.525},
                            {"zigzag", false, 0.817, 0.898},
                            {"striped", false, 0.696, 0.826},
                            {"contiguous", true, 0.498, 0.521},
                            {"zigzag", true, 0.720, 0.802},
                            {"contiguous-all-gather", true, 0.516, 0.580}});
    }
    void theShareIsTheMeasuredOne()
    {
        QFETCH(QString, gpu);
        QFETCH(QString, layout);
        QFETCH(bool, isPacked);
        QFETCH(bool, isWhole);
        QFETCH(double, measured);
        // The last of eight ranks computes 1.875 times the mean of one sequence, and 1.860 times that of these documents.
        const double waits = isPacked && layout == QLatin1String("contiguous-all-gather") ? 1.860 / 1.875 : 1;
        const double ideal = kRanks * secondsOf(gpu, 1, layout, isPacked, isWhole);
        const double share = ideal / (secondsOf(gpu, kRanks, layout, isPacked, isWhole) * waits);
        QVERIFY2(std::abs(share - measured) <= 0.05, QByteArray::number(share).constData());
    }
};

QTEST_APPLESS_MAIN(TestRingShares)
#include "test_ring_shares.moc"
