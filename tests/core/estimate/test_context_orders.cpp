// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/estimate/estimate.h"
#include "core/io/scenario_file.h"
#include "core/step/step.h"

using namespace shardscope;

namespace {

double stepOf(const QString& scenario, const char* layout)
{
    const std::vector<std::string> overrides{std::string("plan.cp_layout=") + layout};
    const Result<Scenario> read = parseScenario(scenario.toStdString(), "test", overrides);
    return read ? estimate(*read).value().step()->step.value() : -1;
}

/// MaxText, pull request 4687: Llama 2 7B on 64 TPU v5p, 2 M tokens a step, the attention's output kept (remat_policy custom).
QString maxtext()
{
    return QStringLiteral(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-2-7b"},
        "cluster": {"gpu": "tpu-v5p", "gpus_per_node": 4, "nodes": 16},
        "training": {"sequence_length": 32768, "global_batch": 64, "precision": "bf16", "recipe": "fsdp2",
                     "software": {"framework": "maxtext", "year": 2026}},
        "plan": {"tp": 1, "cp": 16, "dp": 4, "zero": 3, "micro_batch": 16, "recompute": "per-op"}})");
}

/// prime-rl, pull request 2418: GLM-4.5-Air on 8 H200 with FlashAttention-3, 65,536 tokens.
QString primeRl(int cp)
{
    return QStringLiteral(R"({"schema": "shardscope.scenario/1", "model": {"preset": "glm-4.5-air"},
        "cluster": {"gpu": "h200-sxm", "gpus_per_node": 8, "nodes": 1, "network": "ib-ndr"},
        "training": {"sequence_length": 65536, "global_batch": %2, "precision": "bf16", "recipe": "fsdp2", "attention": "flash3",
                     "software": {"framework": "torchtitan", "year": 2026}},
        "plan": {"tp": 1, "cp": %1, "dp": %2, "zero": 3, "micro_batch": 1, "recompute": "full"}})")
        .arg(cp)
        .arg(8 / cp);
}

}  // namespace

/// Layouts of context parallelism in the order in which they were measured, and about as far apart.
class TestContextOrders : public QObject {
    Q_OBJECT
private slots:
    void theRatioIsTheMeasuredOne_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QByteArray>("slower");
        QTest::addColumn<QByteArray>("faster");
        QTest::addColumn<double>("measured");
        const auto row = [](const char* name, const QString& scenario, const char* slower, const char* faster, double measured) {
            QTest::newRow(name) << scenario << QByteArray(slower) << QByteArray(faster) << measured;
        };
        // 16.38 s and 8.90 s: each hop of keys, values and fp32 gradients takes one link of the torus in one direction.
        row("a TPU's ring against Ulysses", maxtext(), "zigzag", "ulysses", 1.84);
        // Its "ring" is llama3_flash_attn_varlen on contiguous shards: the last rank computes (2c - 1)/c of the mean.
        row("a contiguous all-gather, 2 ranks", primeRl(2), "contiguous-all-gather", "ulysses", 1.28);
        row("a contiguous all-gather, 4 ranks", primeRl(4), "contiguous-all-gather", "ulysses", 1.49);
    }
    void theRatioIsTheMeasuredOne()
    {
        QFETCH(QString, scenario);
        QFETCH(QByteArray, slower);
        QFETCH(QByteArray, faster);
        QFETCH(double, measured);
        const double ratio = stepOf(scenario, slower) / stepOf(scenario, faster);
        QVERIFY2(std::abs(ratio / measured - 1) <= 0.1, qPrintable(QString::number(ratio)));
    }
};

QTEST_APPLESS_MAIN(TestContextOrders)
#include "test_context_orders.moc"
