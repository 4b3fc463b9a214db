// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/hardware/catalog.h"
#include "core/io/answers.h"
#include "core/io/residuals_json.h"
#include "tests/core/explain/explain_scenarios.h"

using namespace shardscope;

class TestEstimateJson : public QObject {
    Q_OBJECT

    static QJsonObject document(const Estimate& value)
    {
        return QJsonDocument::fromJson(QByteArray::fromStdString(estimateToJson(value))).object();
    }

    static QStringList keys(const QJsonObject& object)
    {
        QStringList list = object.keys();
        list.sort();
        return list;
    }

    static QJsonValue at(const QJsonValue& root, const std::string& pointer)
    {
        QJsonValue value = root;
        for (const QString& key : QString::fromStdString(pointer).split('/', Qt::SkipEmptyParts))
            value = value.isArray() ? QJsonValue(value.toArray().at(key.toInt())) : value.toObject().value(key);
        return value;
    }

private slots:
    void hasTheContractsKeys()
    {
        const Estimate value = estimate(fixture::explainScenarios().front().scenario).value();
        const QJsonObject json = document(value);
        QCOMPARE(json["schema"].toString(), QStringLiteral("shardscope.estimate/1"));
        QCOMPARE(keys(json),
                 (QStringList{"cost", "findings", "fit", "fits", "gpus", "memory", "parameters", "schema", "throughput", "time"}));
        QCOMPARE(keys(json["parameters"].toObject()), (QStringList{"active", "frozen", "total", "trainable"}));
        const QJsonObject memory = json["memory"].toObject();
        for (const char* key :
             {"capacity_bytes", "peak_bytes", "allocated_bytes", "reserved_bytes", "peak_stage", "by_stage", "capacity_trust", "footnote"})
            QVERIFY2(memory.contains(QLatin1String(key)), key);
        QCOMPARE(memory["capacity_trust"].toString(), QStringLiteral("vendor-table"));
        QCOMPARE(memory["by_stage"].toArray().size(), 4);
        for (const char* key : {"stage", "parameters", "gradients", "optimizer", "activations", "temporary", "framework", "total", "lines"})
            QVERIFY2(memory["by_stage"].toArray()[0].toObject().contains(QLatin1String(key)), key);
    }

    /// Beside the evidence an estimate says how far it is to be trusted, and its band stands around the peak.
    void trustHasTheContractsKeys()
    {
        Scenario scenario = fixture::explainScenarios().front().scenario;
        scenario.cluster.gpu = *hardwareCatalog().findGpu("h100-sxm");
        const Estimate value = estimate(scenario, measuredEvidence()).value();
        const QJsonObject json = document(value);
        const QJsonObject trust = json["trust"].toObject();
        QCOMPARE(keys(trust), (QStringList{"measured_like_it", "memory_band", "nearest", "time_band", "why"}));
        QCOMPARE(trust["time_band"].toDouble(), *value.timeBand());
        QVERIFY(trust["why"].isString() && trust["nearest"].isString() && trust["measured_like_it"].toInt() > 0);
        const double peak = json["memory"]["peak_bytes"].toDouble();
        const double band = trust["memory_band"].toDouble();
        QCOMPARE(peak / json["memory"]["band_low_bytes"].toDouble() - 1, band);
        QCOMPARE(1 - peak / json["memory"]["band_high_bytes"].toDouble(), band);
        for (const EstimateField& field : estimateFields(value)) {
            if (field.pointer.starts_with("/trust/"))
                QCOMPARE(at(json, field.pointer).toDouble(), field.value);
        }
    }

    void aRefusedPlanHasNoTrust()
    {
        Scenario scenario = fixture::explainScenarios().front().scenario;
        scenario.plan.tp = 7;
        QVERIFY(!document(estimate(scenario, measuredEvidence()).value()).contains("trust"));
    }

    void timeHasTheContractsKeys()
    {
        Scenario scenario = fixture::explainScenarios().front().scenario;
        scenario.training.tokenBudget = 1e12;
        scenario.cluster.pricePerGpuHour = 2;
        scenario.cluster.wattsPerGpu = Watts(600);
        const QJsonObject json = document(estimate(scenario).value());
        const QJsonObject time = json["time"].toObject();
        for (const char* key : {"step_s", "compute_s", "bubble_s", "optimizer_s", "overhead_s"})
            QVERIFY2(time[QLatin1String(key)].isDouble(), key);
        QCOMPARE(keys(time["exposed_s"].toObject()), (QStringList{"cp", "dp", "ep", "pp", "tp"}));
        QCOMPARE(time["by_rank"].toArray().size(), 4);
        QCOMPARE(keys(json["throughput"].toObject()), (QStringList{"compute_to_communication", "hfu", "mfu", "mfu_full_attention",
                                                                   "model_tflops_per_gpu", "tokens_per_s", "tokens_per_s_per_gpu"}));
        QCOMPARE(keys(json["cost"].toObject()), (QStringList{"days", "energy_wh", "price", "price_per_million_tokens"}));
        scenario.training.tokenBudget.reset();
        QCOMPARE(keys(document(estimate(scenario).value())["cost"].toObject()), QStringList{"price_per_million_tokens"});
        scenario.cluster.pricePerGpuHour.reset();
        QCOMPARE(keys(document(estimate(scenario).value())["cost"].toObject()), QStringList());
    }

    void everyScenario_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const fixture::NamedScenario& named : fixture::explainScenarios())
            QTest::newRow(named.name.c_str()) << index++;
    }
    void everyScenario()
    {
        QFETCH(int, index);
        const Estimate value = estimate(fixture::explainScenarios()[static_cast<std::size_t>(index)].scenario).value();
        const QJsonObject json = document(value);
        for (const EstimateField& field : estimateFields(value)) {
            const QJsonValue written = at(json, field.pointer);
            QVERIFY2(written.isDouble() || written.isBool(), field.pointer.c_str());
            QCOMPARE(written.isBool() ? (written.toBool() ? 1.0 : 0.0) : written.toDouble(), field.value);
        }
        double peak = 0;
        for (const QJsonValue& entry : json["memory"].toObject()["by_stage"].toArray()) {
            const QJsonObject stage = entry.toObject();
            double sum = 0;
            for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names)
                sum += stage[QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))].toDouble();
            QVERIFY(sum == stage["total"].toDouble());
            double lines = 0;
            for (const QJsonValue& line : stage["lines"].toObject())
                lines += line.toDouble();
            QVERIFY(std::abs(lines - stage["total"].toDouble()) < 1);
            peak = std::max(peak, sum);
        }
        const QJsonObject time = json["time"].toObject();
        double seconds = 0;
        for (const char* key : {"compute_s", "bubble_s", "optimizer_s", "overhead_s"})
            seconds += time[QLatin1String(key)].toDouble();
        for (const QJsonValue& axis : time["exposed_s"].toObject())
            seconds += axis.toDouble();
        QCOMPARE(seconds, time["step_s"].toDouble());
        QVERIFY(peak == json["memory"].toObject()["peak_bytes"].toDouble());
    }

    void illegalPlansHaveNoMemory()
    {
        Scenario scenario = fixture::explainScenarios().front().scenario;
        scenario.plan.tp = 3;
        const QJsonObject json = document(estimate(scenario).value());
        QVERIFY(!json.contains("memory") && !json.contains("time") && !json.contains("throughput") && !json.contains("cost"));
        QCOMPARE(json["fits"].toBool(true), false);
        QVERIFY(!json["findings"].toArray().isEmpty());
        QVERIFY(!json["findings"].toArray()[0].toObject()["message"].toString().isEmpty());
    }

    void wholeNumbersHaveNoPoint()
    {
        const std::string text = estimateToJson(estimate(fixture::explainScenarios().front().scenario).value());
        QVERIFY(text.find("\"capacity_bytes\": 80000000000,") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestEstimateJson)
#include "test_estimate_json.moc"
