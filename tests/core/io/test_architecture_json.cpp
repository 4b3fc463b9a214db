// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/architecture_json.h"
#include "core/io/huggingface/import.h"
#include "core/io/model_presets.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/model/validate.h"
#include "core/text/error_text.h"
#include "tests/support/files.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

constexpr const char* kLlama =
    R"({"layers": 2, "hidden": 64, "heads": 8, "kv_heads": 2, "head_dim": 8, "ffn": 128, "gated": true, "vocab": 100,
    "tied_embeddings": false, "bias": false, "position": "rope", "norm": "rmsnorm")";

Result<Architecture> read(const QByteArray& extension)
{
    const Result<Json> json = parseJson(std::string(kLlama) + extension.toStdString() + "}", "a.json");
    if (!json)
        return json.error();
    return readArchitecture(*json, "a.json", "/model/architecture");
}

/// Reading a written model gives the same model.
void compareRoundTrip(const Architecture& model)
{
    const Json written = writeArchitecture(model);
    const Result<Architecture> again = readArchitecture(written, "w", "");
    QVERIFY2(again.hasValue(), again ? "" : errorText(again.error()).c_str());
    QVERIFY(*again == model);
    QCOMPARE(writeArchitecture(*again).dump(), written.dump());
}

}  // namespace

class TestArchitectureJson : public QObject {
    Q_OBJECT
private slots:
    void readsThePlainForm()
    {
        const Result<Architecture> model = read("");
        QVERIFY(model.hasValue());
        QCOMPARE(model->layers(), 2);
        QCOMPARE(model->attention().headDim, 8);
        QVERIFY(!model->normBias);
        QCOMPARE(countParameters(*model).total, 2 * (2 * 64 * 64 + 2 * 16 * 64 + 3 * 64 * 128 + 2 * 64) + 64 + 2 * 64 * 100);
    }
    void biasMeansEveryLinearLayer()
    {
        const std::int64_t without = countParameters(*read("")).total;
        QByteArray biased = QByteArray(kLlama) + "}";
        biased.replace("\"bias\": false", "\"bias\": true");
        const Architecture model = *readArchitecture(*parseJson(biased.toStdString(), "f"), "f", "");
        QCOMPARE(countParameters(model).total - without, 2 * (64 + 16 + 16 + 64 + 128 + 128 + 64));
        QVERIFY(!model.headBias);
    }
    void readsExtensions()
    {
        QVERIFY(read(R"(, "norms": 4, "parallel": true, "head_bias": true)")->headBias);
        QCOMPARE(read(R"(, "qk_norm": true)")->attention().qkNorm, QkNorm::PerHead);
        QCOMPARE(read(R"(, "qk_norm": "full")")->attention().qkNorm, QkNorm::Full);
        QCOMPARE(read(R"(, "sliding_window": null)")->attention().slidingWindow, 0);
        QCOMPARE(read(R"(, "mtp_layers": 1)")->mtpLayers, 1);
    }
    /// One learned number per head and layer; written as it was read.
    void readsAttentionSinks()
    {
        const Architecture plain = *read("");
        const Architecture sinks = *read(R"(, "attention_sinks": true)");
        QCOMPARE(countParameters(sinks).total - countParameters(plain).total, sinks.attention().heads * sinks.layers());
        QVERIFY(writeArchitecture(sinks).value("attention_sinks", false));
        QVERIFY(!writeArchitecture(plain).contains("attention_sinks"));
        QVERIFY(*readArchitecture(writeArchitecture(sinks), "f", "") == sinks);
    }
    void readsExperts()
    {
        const Result<Architecture> model = read(
            R"(, "moe": {"experts": 8, "top_k": 2, "expert_ffn": 32, "shared_experts": 0, "shared_expert_ffn": 999, "dense_layers": 1})");
        QVERIFY(model.hasValue());
        QCOMPARE(model->kinds.size(), 2U);
        QVERIFY(model->layer(0).feedForward && !model->layer(0).experts);
        QVERIFY(model->layer(1).experts && !model->layer(1).feedForward);
        QCOMPARE(model->experts()->sharedWidth, 0);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("extension");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char* name, const char* extension, ErrorCode code, const char* pointer) {
            QTest::newRow(name) << QByteArray(extension) << code << QString("/model/architecture") + pointer;
        };
        row("an unknown key", R"(, "hiden": 1)", ErrorCode::UnknownKey, "/hiden");
        row("an unknown key of experts", R"(, "moe": {"experts": 8, "top_k": 2, "expert_ffn": 32, "topk": 1})", ErrorCode::UnknownKey,
            "/moe/topk");
        row("experts without a width", R"(, "moe": {"experts": 8, "top_k": 2})", ErrorCode::MissingKey, "/moe/expert_ffn");
        row("more chosen than there are", R"(, "moe": {"experts": 2, "top_k": 3, "expert_ffn": 32})", ErrorCode::Contradiction,
            "/moe/top_k");
        row("more dense layers than layers", R"(, "moe": {"experts": 2, "top_k": 1, "expert_ffn": 32, "dense_layers": 3})",
            ErrorCode::OutOfRange, "/moe/dense_layers");
        row("a head size beside mla", R"(, "mla": {"kv_lora_rank": 8, "qk_nope_head_dim": 8, "qk_rope_head_dim": 8, "v_head_dim": 8})",
            ErrorCode::Contradiction, "/head_dim");
        row("mla that is no object", R"(, "mla": 3)", ErrorCode::NotAnObject, "/mla");
        row("a q/k norm that isn't one", R"(, "qk_norm": "some")", ErrorCode::UnknownName, "/qk_norm");
        row("a fractional window", R"(, "sliding_window": 2.5)", ErrorCode::WrongType, "/sliding_window");
        row("kinds without a pattern", R"(, "layer_kinds": [{"name": "x"}])", ErrorCode::MissingKey, "/layer_pattern");
        row("a pattern of another length", R"(, "layer_kinds": [{"name": "x"}], "layer_pattern": [[0, 3]])", ErrorCode::Contradiction,
            "/layer_pattern");
        row("a pattern of unknown kinds", R"(, "layer_kinds": [{"name": "x"}], "layer_pattern": [[1, 2]])", ErrorCode::WrongType,
            "/layer_pattern");
        row("a kind with an unknown mixer", R"(, "layer_kinds": [{"name": "x", "mixer": "soft"}], "layer_pattern": [[0, 2]])",
            ErrorCode::UnknownName, "/layer_kinds/0/mixer");
        row("a tensor of negative size", R"(, "extra_tensors": [{"name": "x", "rows": -1}])", ErrorCode::OutOfRange,
            "/extra_tensors/0/rows");
    }
    void refuses()
    {
        QFETCH(QByteArray, extension);
        QFETCH(ErrorCode, code);
        QFETCH(QString, pointer);
        const Result<Architecture> model = read(extension);
        QVERIFY(!model.hasValue());
        QVERIFY2(model.error().code == code, errorText(model.error()).c_str());
        QCOMPARE(QString::fromStdString(model.error().pointer), pointer);
    }
    void namesWhatIsMissing_data()
    {
        QTest::addColumn<QByteArray>("key");
        for (const char* key :
             {"layers", "hidden", "heads", "kv_heads", "ffn", "gated", "vocab", "tied_embeddings", "bias", "position", "norm"})
            QTest::newRow(key) << QByteArray(key);
    }
    void namesWhatIsMissing()
    {
        QFETCH(QByteArray, key);
        QJsonObject object = QJsonDocument::fromJson((QByteArray(kLlama) + "}")).object();
        object.remove(QString::fromLatin1(key));
        const Result<Architecture> model = readArchitecture(*parseJson(QJsonDocument(object).toJson().toStdString(), "f"), "f", "");
        QVERIFY(!model.hasValue());
        QCOMPARE(model.error().code, ErrorCode::MissingKey);
        QCOMPARE(QByteArray::fromStdString(model.error().pointer), "/" + key);
    }

    void roundTripsImports_data()
    {
        QTest::addColumn<QByteArray>("config");
        for (const QJsonValue& row : readObject(dataPath("hf_counts.json"))["rows"].toArray())
            QTest::newRow(qPrintable(row["name"].toString())) << QJsonDocument(row["config"].toObject()).toJson();
        const QDir folder(sharedPath("data/hf_configs"));
        for (const QString& file : folder.entryList({"*.json"}))
            QTest::newRow(qPrintable(file)) << readBytes(folder.filePath(file));
    }
    void roundTripsImports()
    {
        QFETCH(QByteArray, config);
        const Result<Architecture> model =
            importHuggingFaceConfig(std::string_view(config.constData(), static_cast<std::size_t>(config.size())), "f");
        if (!model)
            QSKIP("refused, so there is nothing to write");
        compareRoundTrip(*model);
    }
    void roundTripsPresets()
    {
        for (const ModelPreset& preset : modelPresets())
            compareRoundTrip(*preset.architecture);
    }
    void readsTheArchitecturesOfMeasuredRuns()
    {
        SKIP_WITHOUT_SHARED("data/runs");
        const QDir folder(sharedPath("data/runs"));
        int read = 0;
        for (const QString& file : folder.entryList({"*.json"})) {
            for (const QJsonValue& row : readObject(folder.filePath(file))["rows"].toArray()) {
                const QJsonObject flat = row["scenario"]["model"]["architecture"].toObject();
                const Result<Architecture> model =
                    readArchitecture(*parseJson(QJsonDocument(flat).toJson().toStdString(), "f"), file.toStdString(), "");
                QVERIFY2(model.hasValue(), model ? "" : errorText(model.error()).c_str());
                QVERIFY(canEstimate(*model));
                ++read;
            }
        }
        QVERIFY(read > 3000);
    }
};

QTEST_APPLESS_MAIN(TestArchitectureJson)
#include "test_architecture_json.moc"
