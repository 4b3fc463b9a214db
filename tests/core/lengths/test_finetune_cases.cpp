// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <map>
#include <memory>

#include "core/io/length_presets.h"
#include "core/io/model_presets.h"
#include "core/lengths/log_normal.h"
#include "core/lengths/micro_batch_lengths.h"
#include "core/lengths/padding.h"
#include "core/lengths/unequal_blocks.h"
#include "core/model/architecture.h"
#include "tests/support/files.h"

using namespace shardscope;

namespace {

constexpr double kKappa = 1.746e-5;  ///< Llama 3 8B
const DocumentWork kWork{1, kKappa, {}};

QJsonArray casesOf(const char* group)
{
    const QJsonObject file = test::readObject(test::sharedPath("data/finetune_cases.json"));
    const QJsonArray groups = file["groups"].toArray();
    for (const QJsonValue& each : groups) {
        if (each["id"].toString() == QLatin1String(group))
            return each["cases"].toArray();
    }
    return {};
}

/// The distribution that a row of `lengths` was counted on: the documents themselves where this program has them, else the log-normal that
/// the row's documents were drawn from.
LengthDistribution lengthsOf(const QJsonObject& row)
{
    static const std::map<QString, const char*> presets{{"alpaca_en_demo_1000", "alpaca-gpt4"},
                                                        {"c4_demo_300", "c4"},
                                                        {"dpo_en_demo_chosen_300", "dpo-en"},
                                                        {"glaive_toolcall_300", "glaive-toolcall"},
                                                        {"gsm8k_train_total_7473", "gsm8k"}};
    const auto preset = presets.find(row["dataset"].toString());
    if (preset != presets.end())
        return lengthPreset(preset->second).value()->lengths;
    const double sigma = row["lognormal_sigma"].toDouble();
    const double max = row["mean"].toDouble() / row["efficiency_padded_to_max_of_set"].toDouble();
    return logNormalLengths({logNormalMean(row["lognormal_mu"].toDouble(), sigma, max), sigma, max}).value();
}

/// Draws of a random sample differ from the distribution that they were drawn from.
void compare(double found, double stated, double tolerance, const QString& what)
{
    QVERIFY2(std::abs(found / stated - 1) <= tolerance, qPrintable(QString("%1: %2 here, %3 stated").arg(what).arg(found).arg(stated)));
}

}  // namespace

class TestFinetuneCases : public QObject {
    Q_OBJECT
private slots:
    void lengths_data()
    {
        SKIP_WITHOUT_SHARED("data/finetune_cases.json");
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonValue& row : casesOf("lengths"))
            QTest::newRow(qPrintable(row["dataset"].toString())) << row.toObject();
    }
    void lengths()
    {
        SKIP_WITHOUT_SHARED("data/finetune_cases.json");
        QFETCH(QJsonObject, row);
        const LengthDistribution lengths = lengthsOf(row);
        const bool isSampled = row["dataset"].toString().contains("lognormal");
        const double tail = isSampled ? 0.1 : 0.06;  // ΣL² of a sample hangs on its few longest documents
        compare(lengths.mean(), row["mean"].toDouble(), isSampled ? 0.02 : 0.001, "mean");
        compare(lengths.variation(), row["cv"].toDouble(), isSampled ? 0.06 : 0.003, "CV");
        for (const int rows : {2, 4, 8})
            compare(keptShare(lengths, rows), row[QString("pad_efficiency_random_b%1").arg(rows)].toDouble(), isSampled ? 0.03 : 0.005,
                    QString("kept share of %1").arg(rows));
        for (const QString& key : row.keys()) {
            if (!key.startsWith("ffd_C"))
                continue;
            const double slot = key.mid(5).toDouble();
            const QJsonObject stated = row[key].toObject();
            const DocumentWork squares{0, 1, {}};
            const Packing packing = packFirstFit(lengths, {slot, 1}, squares);
            const PackedSlot sum = packing.sum();
            const double count = static_cast<double>(packing.filled.size());
            const MicroBatchLengths microBatch = packedMicroBatches(packing, 1, squares);
            compare(packing.fillShare(), stated["efficiency"].toDouble(), 0.012, key + " fill");
            compare(packing.documentsPerSlot(), stated["sequences_per_pack"].toDouble(), 0.05, key + " documents per slot");
            compare(sum.squares / count / slot / slot, stated["sum_sq_over_C2"].toDouble(), tail, key + " squares");
            compare(sum.squares / sum.tokens, stated["effective_length"].toDouble(), tail, key + " effective length");
            compare(microBatch.work.variation(), stated["cv_of_sum_sq"].toDouble(), 0.15, key + " variation of squares");
            QVERIFY(std::abs(lengths.cutShare(slot) - stated["truncated_share_tokens"].toDouble()) < 0.02);
        }
    }

    /// Packers of frameworks fill as much as first-fit decreasing of similar lengths, within a hundredth.
    void measuredPackers()
    {
        SKIP_WITHOUT_SHARED("data/finetune_cases.json");
        const LengthDistribution lengths = logNormalLengths({379, 1, 8192}).value();  // Tulu 3: 21.55 documents fill 0.9973 of 8192
        int asked = 0;
        for (const QJsonValue& row : casesOf("packing_measured")) {
            const QString data = row["data"].toString();
            if (!data.startsWith("Tulu3"))
                continue;
            const double slot = data.section(' ', 2, 2).toDouble();
            const std::int64_t multiple = data.section(' ', -1).toLongLong();
            const Packing packing = packFirstFit(lengths, {slot, multiple}, kWork);
            QVERIFY(std::abs(packing.fillShare() - row["efficiency"].toDouble()) < 0.01);
            ++asked;
        }
        QCOMPARE(asked, 3);
    }

    void balance()
    {
        SKIP_WITHOUT_SHARED("data/finetune_cases.json");
        int asked = 0;
        for (const QJsonValue& row : casesOf("balance")) {
            const QString data = row["data"].toString();
            if (data.isEmpty())
                continue;
            const bool isAlpaca = data.startsWith("alpaca");
            const double slot = isAlpaca ? 8192 : data.startsWith("same") ? 32768 : 131072;
            const LengthDistribution lengths = isAlpaca ? lengthPreset("alpaca-gpt4").value()->lengths
                                                        : logNormalLengths({logNormalMean(7.26, 1.42, 131072), 1.42, 131072}).value();
            const MicroBatchLengths microBatch = packedMicroBatches(packFirstFit(lengths, {slot, 1}, kWork), 1, kWork);
            // Alpaca's 0.054 contradicts its own 1.011 at 64 ranks (1 + 0.054·2.34 is 1.13): it has the emptier last slot of a short list.
            if (!isAlpaca)
                compare(microBatch.work.variation(), row["cv_cost"].toDouble(), 0.06, data);
            const QJsonObject stated = row["max_over_mean"].toObject();
            for (const QString& key : stated.keys()) {
                const int ranks = key.section('_', 0, 0).mid(1).toInt();
                const int microBatches = key.section('_', 1, 1).mid(1).toInt();
                compare(slowestOverMean(microBatch.work, ranks, microBatches), stated[key].toDouble(), 0.06, data + ' ' + key);
                ++asked;
            }
        }
        QCOMPARE(asked, 10);
    }

    /// Exactly.
    void pipelineVectors()
    {
        SKIP_WITHOUT_SHARED("data/finetune_cases.json");
        int asked = 0;
        for (const QJsonValue& row : casesOf("balance")) {
            for (const QJsonValue& vector : row["vectors"].toArray()) {
                std::vector<double> works;
                for (const QJsonValue& work : vector["c"].toArray())
                    works.push_back(work.toDouble());
                const PipelineShape shape{ScheduleKind::OneFOneB, 4, static_cast<std::int64_t>(works.size())};
                const Result<Simulation> simulation = simulate(makeSchedule(shape), uniformTimes(shape, {1, 2, 1, 1, 3}), 0, works);
                QVERIFY(simulation);
                QCOMPARE(simulation->makespan, vector["makespan"].toDouble());
                ++asked;
            }
        }
        QCOMPARE(asked, 5);
    }

    void pipelineOverWork()
    {
        SKIP_WITHOUT_SHARED("data/finetune_cases.json");
        const PipelineShape shape{ScheduleKind::OneFOneB, 8, 32};
        const Schedule schedule = makeSchedule(shape);
        int asked = 0;
        for (const QJsonValue& row : casesOf("balance")) {
            const QJsonObject stated = row["makespan_over_work"].toObject();
            for (const QString& key : stated.keys()) {
                const double variation = key.mid(2).toDouble();
                const LengthDistribution works = logNormalLengths({1e4, std::sqrt(std::log1p(variation * variation)), 1e8}).value();
                const MicroBatchLengths microBatch = unpaddedMicroBatches(works, 1, 1e8, {1, 0, {}});
                const Result<WorkDistribution> makespans =
                    unequalMakespans(schedule, uniformTimes(shape, {1, 2, 1, 1, 3}), 0, microBatch.work, 256);
                QVERIFY(makespans);
                compare(makespans->mean() / (3 * 32), stated[key].toDouble(), 0.05, key);
                ++asked;
            }
        }
        QCOMPARE(asked, 4);
    }

    void normalOrderStatistics()
    {
        SKIP_WITHOUT_SHARED("data/finetune_cases.json");
        std::vector<WeightedWork> values;
        for (int index = -8000; index <= 8000; ++index)
            values.push_back({index / 1000.0, std::exp(-index * 0.0005 * index / 1000.0)});
        const WorkDistribution normal(std::move(values));
        int asked = 0;
        for (const QJsonValue& row : casesOf("balance")) {
            const QJsonObject stated = row["normal_order_statistic"].toObject();
            for (const QString& draws : stated.keys()) {
                QVERIFY2(std::abs(normal.meanLargest(draws.toDouble()) - stated[draws].toDouble()) < 0.01, qPrintable(draws));
                ++asked;
            }
        }
        QCOMPARE(asked, 10);
    }

    /// Exactly: Megatron-LM's unit test.
    void flopsExact()
    {
        SKIP_WITHOUT_SHARED("data/finetune_cases.json");
        Architecture model;
        model.hidden = 512;
        model.vocab = 32000;
        LayerKind kind;
        kind.attention.heads = kind.attention.kvHeads = 8;
        kind.attention.headDim = 64;
        model.kinds = {kind};
        model.kindOfLayer.assign(4, 0);
        const double four = documentWork(model).value().perSquare;
        model.kindOfLayer.assign(2, 0);
        const double two = documentWork(model).value().perSquare;
        int asked = 0;
        for (const QJsonValue& row : casesOf("flops_exact")) {
            const QString name = row["test"].toString();
            if (name.startsWith("core attention")) {
                QCOMPARE(four * row["sum_L2"].toDouble(), row["flop"].toDouble());
                ++asked;
            } else if (name.startsWith("four documents")) {
                QCOMPARE(4 * four * 256 * 256 / (four * 1024 * 1024), row["share_of_core"].toDouble());
                ++asked;
            } else if (name.startsWith("hybrid")) {
                QCOMPARE(two * 4 * 1024 * 1024, row["flop_delta"].toDouble());
                ++asked;
            }
        }
        QCOMPARE(asked, 3);  // the others are of encoders: tests/core/model/test_encoders.cpp
    }

    /// They need a measured run of each: this code answers none of them, but none may be impossible for it.
    void publishedGains()
    {
        SKIP_WITHOUT_SHARED("data/finetune_cases.json");
        const LengthDistribution chats = logNormalLengths({622, 1.1, 300000}).value();  // LMSYS-Chat-1M: over 99 % below 4K, longest 300K
        QVERIFY(chats.quantile(0.985) < 4096);
        for (const QJsonValue& row : casesOf("balance_published")) {
            if (row["name"].toString() == "padding-free HF") {
                // Two rows of OrcaMath or FLAN lose less than half to padding; packing gains no more than that.
                QVERIFY(row["orcamath"].toDouble() < 1 / keptShare(chats, 8) && row["flan"].toDouble() < 1 / keptShare(chats, 8));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestFinetuneCases)
#include "test_finetune_cases.moc"
