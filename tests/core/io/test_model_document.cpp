// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/io/huggingface/import.h"
#include "core/io/model_document.h"
#include "core/io/model_presets.h"
#include "core/io/model_source.h"
#include "core/model/architecture.h"

using namespace shardscope;

namespace {

QJsonObject document(const Architecture& architecture, std::optional<std::int64_t> sequence)
{
    const LoadedModel model{"some name", {}, std::make_shared<Architecture>(architecture)};
    return QJsonDocument::fromJson(QByteArray::fromStdString(modelDocument(model, sequence))).object();
}

}  // namespace

class TestModelDocument : public QObject {
    Q_OBJECT
private slots:
    void hasTheFieldsOfTheContract()
    {
        const QJsonObject json = document(*modelPreset("llama-3-8b"), 8192);
        QCOMPARE(json["schema"].toString(), QString("shardscope.model/1"));
        QCOMPARE(json["name"].toString(), QString("some name"));
        const QJsonObject parameters = json["parameters"].toObject();
        QCOMPARE(parameters["total"].toInteger(), 8030261248);
        QCOMPARE(parameters["active"].toInteger(), 8030261248);
        QCOMPARE(parameters["embedding"].toInteger(), 525336576);
        QVERIFY(parameters.contains("mtp"));
        QCOMPARE(json["flop_per_token"].toInteger(), 51470401536);
        QCOMPARE(json["architecture"].toObject()["head_dim"].toInt(), 128);
    }
    void latentAttentionHasNoHeadDim()
    {
        const QJsonObject architecture = document(*modelPreset("deepseek-v3"), 4096)["architecture"].toObject();
        QVERIFY(!architecture.contains("head_dim"));
        QCOMPARE(architecture["mla"].toObject()["kv_lora_rank"].toInt(), 512);
        QCOMPARE(architecture["moe"].toObject()["dense_layers"].toInt(), 3);
        QCOMPARE(architecture["mtp_layers"].toInt(), 1);
    }
    void partsSumToTheTotal()
    {
        for (const ModelPreset& preset : modelPresets()) {
            const QJsonObject json = document(*preset.architecture, {});
            const qint64 total = json["parameters"]["total"].toInteger();
            qint64 byKind = 0;
            for (const QJsonValue& value : json["parameters"]["by_kind"].toObject())
                byKind += value.toInteger();
            QCOMPARE(byKind, total);
            QVERIFY(json["parameters"]["active"].toInteger() <= total);
        }
    }
    void theModelsOwnMaximumStandsIn()
    {
        const QJsonObject json = document(*modelPreset("llama-3-8b"), {});
        QCOMPARE(json["sequence"].toInt(), 8192);
        QCOMPARE(json["flop_per_token"].toInteger(), 51470401536);
    }
    void whatCannotBeKnownIsAbsent()
    {
        Architecture noMaximum = *modelPreset("llama-3-8b");
        noMaximum.maxPositions = 0;
        QVERIFY(!document(noMaximum, {}).contains("flop_per_token"));
        const Result<Architecture> hybrid = importHuggingFaceConfig(
            R"({"model_type": "jamba", "hidden_size": 64, "num_hidden_layers": 8, "num_attention_heads": 8, "vocab_size": 100})", "f");
        QVERIFY(hybrid.hasValue());
        const QJsonObject json = document(*hybrid, 4096);
        QVERIFY(!json.contains("flop_per_token"));
        QCOMPARE(json["estimable"].toBool(true), false);
        QVERIFY(json["architecture"].toObject().contains("layer_kinds"));
    }
};

QTEST_APPLESS_MAIN(TestModelDocument)
#include "test_model_document.moc"
