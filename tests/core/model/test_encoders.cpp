// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/architecture_json.h"
#include "core/io/encoder_json.h"
#include "core/io/huggingface/import.h"
#include "core/model/architecture.h"
#include "core/model/encoder_counts.h"
#include "core/model/parameters.h"
#include "core/text/error_text.h"
#include "tests/support/files.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

Result<Architecture> import(const QString& config)
{
    const QByteArray text = readBytes(sharedPath("data/hf_configs/" + config + ".json"));
    return importHuggingFaceConfig(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), config.toStdString());
}

Json json(const char* text) { return parseJson(text, {}).value(); }

}  // namespace

class TestEncoders : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void parametersAreExact_data()
    {
        QTest::addColumn<QString>("config");
        QTest::addColumn<qint64>("layers");
        QTest::addColumn<qint64>("projector");
        // finetune_cases.json, vision_towers; the mergers of Qwen's towers are part of the tower there.
        QTest::newRow("Qwen3-VL-8B") << "Qwen3-VL-8B-Instruct" << qint64{415'891'440} << qint64{160'496'896};
        QTest::newRow("Qwen2.5-VL-7B") << "Qwen2.5-VL-7B-Instruct" << qint64{631'975'680} << qint64{44'574'464};
        QTest::newRow("Gemma 3 27B") << "gemma-3-27b-it" << qint64{416'866'032} << qint64{6'194'304};
        QTest::newRow("Llama 4 Scout") << "Llama-4-Scout-17B-16E-Instruct" << qint64{811'115'008} << qint64{39'845'888 + 20'971'520};
    }
    void parametersAreExact()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/Qwen3-VL-8B-Instruct.json");
        QFETCH(QString, config);
        QFETCH(qint64, layers);
        QFETCH(qint64, projector);
        const Result<Architecture> model = import(config);
        QVERIFY2(model, model ? "" : errorText(model.error()).c_str());
        QCOMPARE(model->encoders.size(), std::size_t{1});
        const EncoderParameters count = encoderParameters(model->encoders.front());
        QCOMPARE(qint64{count.layers}, layers);
        QCOMPARE(qint64{count.projector}, projector);
        QCOMPARE(qint64{countParameters(*model).encoders}, layers + projector);
        QVERIFY(!model->encoders.front().takesPart());
    }

    /// Totals of the towers in finetune_cases.json.
    void towersMatchPublishedTotals_data()
    {
        QTest::addColumn<QString>("config");
        QTest::addColumn<qint64>("total");
        QTest::newRow("Qwen3-VL-8B") << "Qwen3-VL-8B-Instruct" << qint64{576'388'336};
        QTest::newRow("Qwen3-VL-30B-A3B") << "Qwen3-VL-30B-A3B-Instruct" << qint64{538'631'408};
        QTest::newRow("Qwen2.5-VL-7B") << "Qwen2.5-VL-7B-Instruct" << qint64{676'550'144};
        QTest::newRow("Gemma 3 27B with its projector") << "gemma-3-27b-it" << qint64{416'866'032 + 6'194'304};
        QTest::newRow("Llama 4 Scout with its projector") << "Llama-4-Scout-17B-16E-Instruct" << qint64{850'960'896 + 20'971'520};
    }
    void towersMatchPublishedTotals()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/Qwen3-VL-8B-Instruct.json");
        QFETCH(QString, config);
        QFETCH(qint64, total);
        const Result<Architecture> model = import(config);
        QVERIFY(model);
        QCOMPARE(qint64{encoderParameters(model->encoders.front()).total()}, total);
    }

    /// finetune_cases.json: one image of 1024 × 1024 in Qwen3-VL 8B, and of 896 × 896 in Gemma 3, forward. They leave the first projection
    /// out, and Gemma's figure the projector as well.
    void oneImageTakesItsFlop()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/Qwen3-VL-8B-Instruct.json");
        const Result<Architecture> qwen = import("Qwen3-VL-8B-Instruct");
        QVERIFY(qwen);
        Encoder encoder = qwen->encoders.front();
        encoder.height = encoder.width = 1024;
        QCOMPARE(encoder.patchesOfItem(), std::int64_t{4096});
        QCOMPARE(encoder.tokensOfItem(), std::int64_t{1024});
        const double patches = 2.0 * 4096 * 1152 * (2 * 3 * 16 * 16);
        QVERIFY(std::abs((forwardFlopOfItem(encoder).value() - patches) / 5.783e12 - 1) < 2e-4);

        const Result<Architecture> gemma = import("gemma-3-27b-it");
        QVERIFY(gemma);
        const Encoder& siglip = gemma->encoders.front();
        QCOMPARE(siglip.patchesOfItem(), std::int64_t{4096});
        QCOMPARE(siglip.tokensOfItem(), std::int64_t{256});
        const double outside = 2.0 * 4096 * 1152 * 588 + 2.0 * 256 * 1152 * 5376;
        QVERIFY(std::abs((forwardFlopOfItem(siglip).value() - outside) / 5.455e12 - 1) < 2e-4);
    }

    /// A frozen tower counts once, one that learns three times but for the gradients of its patches; those of the projector's input are made
    /// for a tower that learns alone. Without items nothing is added.
    void modelFlopCountTheEncoder()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/gemma-3-27b-it.json");
        const Result<Architecture> text = import("gemma-3-27b-it");
        QVERIFY(text);
        const auto perToken = [](const Architecture& model) { return trainingFlopPerToken(model, 8192).value(); };
        Architecture model = *text;
        model.encoders.front().itemsPerSequence = 0;
        QCOMPARE(perToken(model), perToken(*text));
        model.encoders.front().itemsPerSequence = 4;
        const double frozen = perToken(model) - perToken(*text);
        model.encoders.front().frozen = false;
        const double learning = perToken(model) - perToken(*text);
        const double projector = 4 * 2.0 * 256 * 1152 * 5376 / 8192;
        const double patches = 4 * 2.0 * 4096 * (14 * 14 * 3) * 1152 / 8192;
        const double layers = frozen - 2 * projector;
        QVERIFY2(std::abs((learning - 3 * projector) / (3 * layers - patches) - 1) < 1e-9, qPrintable(QString::number(learning)));
        QCOMPARE(encodedTokens(model), 1024.0);
    }

    /// Gemma 3 makes 256 tokens of an image, whatever its size: no other size is taken.
    void aFixedSizeStays()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/gemma-3-27b-it.json");
        const Result<Architecture> model = import("gemma-3-27b-it");
        QVERIFY(model);
        const auto with = [&](const char* size) {
            return withEncoders(*model, json((R"([{"items_per_sequence": 4, "item_size": )" + std::string(size) + "}]").c_str()), {});
        };
        QVERIFY(!with("1024"));
        const Result<Architecture> own = with("896");
        QVERIFY(own);
        QCOMPARE(encodedTokens(*own), 1024.0);
    }

    /// The class of Qwen3.5's tower has no mergers inside, also where its config doesn't list them.
    void qwen35HasOneMerger()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/Qwen3.5-35B-A3B.json");
        Json config = parseJson(readBytes(sharedPath("data/hf_configs/Qwen3.5-35B-A3B.json")).toStdString(), {}).value();
        const Result<Architecture> listed = importHuggingFaceConfig(config.dump(), {});
        config["vision_config"].erase("deepstack_visual_indexes");
        const Result<Architecture> silent = importHuggingFaceConfig(config.dump(), {});
        QVERIFY(listed && silent);
        QVERIFY(*listed == *silent);
        QCOMPARE(encoderParameters(silent->encoders.front()).total(), std::int64_t{446'571'248});
    }

    /// To whole squares of merged patches: 1,000 pixels are 36 squares of 28.
    void sidesAreRounded()
    {
        Encoder encoder;
        encoder.patchSide = 14;
        encoder.mergedSide = 2;
        encoder.height = encoder.width = 1000;
        QCOMPARE(encoder.tokensOfItem(), std::int64_t{36 * 36});
        encoder.height = 3;
        QCOMPARE(encoder.patchesOfItem(), std::int64_t{2 * 72});
    }

    void qwenAttendsInWindows()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/Qwen2.5-VL-7B-Instruct.json");
        const Result<Architecture> model = import("Qwen2.5-VL-7B-Instruct");
        QVERIFY(model);
        const Encoder& encoder = model->encoders.front();
        QCOMPARE(encoder.layers(), 32);
        QCOMPARE(std::count(encoder.kindOfLayer.begin(), encoder.kindOfLayer.end(), 0), std::ptrdiff_t{4});
        QCOMPARE(encoder.kinds[1].attention.slidingWindow, std::int64_t{64});
        QCOMPARE(causalKeys(encoder.kinds[1].attention, 4096).value, 64.0);
        QCOMPARE(causalKeys(encoder.kinds[0].attention, 4096).value, 4096.0);
    }

    void aTowerOfAnUnknownClassIsNamed()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/Janus-1.3B.json");
        const Result<Architecture> model = import("Janus-1.3B");
        QVERIFY(model);
        QVERIFY(model->encoders.empty());
        const QByteArray text = readBytes(sharedPath("data/hf_configs/Janus-1.3B.json"));
        const std::vector<std::string> unread = unreadConfigKeys(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        QVERIFY(std::find(unread.begin(), unread.end(), "vision_config") != unread.end());
    }

    void encodersGoRound()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/Qwen2.5-VL-7B-Instruct.json");
        const Result<Architecture> model = import("Qwen2.5-VL-7B-Instruct");
        QVERIFY(model);
        const Result<Architecture> stated =
            withEncoders(*model, json(R"([{"name": "vision", "items_per_sequence": 2.5, "item_size": [448, 896], "frozen": false}])"), {});
        QVERIFY2(stated, stated ? "" : errorText(stated.error()).c_str());
        const Encoder& encoder = stated->encoders.front();
        QVERIFY(encoder.takesPart() && !encoder.frozen);
        QCOMPARE(encoder.patchesOfItem(), std::int64_t{32 * 64});
        QCOMPARE(encoder.tokensOfItem(), std::int64_t{16 * 32});
        const Result<Architecture> again = readArchitecture(writeArchitecture(*stated), {}, {});
        QVERIFY2(again, again ? "" : errorText(again.error()).c_str());
        QVERIFY(*again == *stated);
        const Result<Architecture> byName = withEncoders(*model, json(statedEncoders({}, encoder).c_str()), {});
        QVERIFY(byName && *byName == *stated);
        QVERIFY(statedEncoders(statedEncoders({}, encoder), model->encoders.front()).empty());
    }

    /// `hf` brings the tower of another model; an object by name is as good as a list.
    void aTowerIsStatedByItsConfig()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/Qwen3-8B.json");
        const Result<Architecture> text = import("Qwen3-8B");
        const Result<Architecture> whole = import("Qwen3-VL-8B-Instruct");
        QVERIFY(text && whole);
        Json config = parseJson(readBytes(sharedPath("data/hf_configs/Qwen3-VL-8B-Instruct.json")).toStdString(), {}).value();
        Json entry{{"vision", {{"hf", config["vision_config"]}, {"items_per_sequence", 1}, {"item_size", 512}}}};
        const Result<Architecture> model = withEncoders(*text, entry, {});
        QVERIFY2(model, model ? "" : errorText(model.error()).c_str());
        QCOMPARE(encoderParameters(model->encoders.front()).total(), encoderParameters(whole->encoders.front()).total());
        QCOMPARE(model->encoders.front().tokensOfItem(), std::int64_t{256});
    }

    void wrongStatementsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no such encoder") << QByteArray(R"([{"name": "audio", "items_per_sequence": 1}])");
        QTest::newRow("no size") << QByteArray(R"([{"name": "vision", "items_per_sequence": 1}])");
        QTest::newRow("negative items") << QByteArray(R"([{"name": "vision", "items_per_sequence": -1, "item_size": 512}])");
        QTest::newRow("no side") << QByteArray(R"([{"name": "vision", "items_per_sequence": 1, "item_size": [512]}])");
        QTest::newRow("unknown key") << QByteArray(R"([{"name": "vision", "images": 1}])");
        QTest::newRow("no list") << QByteArray(R"("vision")");
        QTest::newRow("no class") << QByteArray(R"([{"name": "vision", "hf": {"depth": 2}}])");
        QTest::newRow("another width") << QByteArray(R"([{"name": "vision", "hf": {"model_type": "qwen3_vl", "out_hidden_size": 2048}}])");
        QTest::newRow("unknown tower") << QByteArray(R"([{"name": "vision", "hf": {"model_type": "resnet"}}])");
    }
    void wrongStatementsAreRefused()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/Qwen3-VL-8B-Instruct.json");
        QFETCH(QByteArray, text);
        const Result<Architecture> model = import("Qwen3-VL-8B-Instruct");
        QVERIFY(model);
        QVERIFY(!withEncoders(*model, json(text.constData()), {}));
    }
};

QTEST_APPLESS_MAIN(TestEncoders)
#include "test_encoders.moc"
