// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/architecture_json.h"
#include "core/io/encoder_json.h"
#include "core/io/huggingface/import.h"
#include "core/layer/encoder_operators.h"
#include "core/model/architecture.h"
#include "core/model/encoder_counts.h"
#include "core/model/parameters.h"
#include "core/text/error_text.h"

using namespace shardscope;

namespace {

Json json(const std::string& text) { return parseJson(text, {}).value(); }

const QByteArray kVoxtral = R"({"model_type": "voxtral", "projector_hidden_act": "gelu", "audio_token_id": 24,
    "text_config": {"model_type": "llama", "hidden_size": 3072, "num_hidden_layers": 30, "num_attention_heads": 32,
                    "num_key_value_heads": 8, "head_dim": 128, "intermediate_size": 8192, "vocab_size": 131072,
                    "max_position_embeddings": 131072, "tie_word_embeddings": false},
    "audio_config": {"model_type": "voxtral_encoder", "hidden_size": 1280, "intermediate_size": 5120, "num_hidden_layers": 32,
                     "num_attention_heads": 20, "head_dim": 64, "num_key_value_heads": 20, "num_mel_bins": 128,
                     "max_source_positions": 1500, "vocab_size": 51866, "scale_embedding": false, "activation_function": "gelu"}})";

const QByteArray kQwen2Audio = R"({"model_type": "qwen2_audio", "audio_token_index": 151646,
    "text_config": {"model_type": "qwen2", "hidden_size": 4096, "num_hidden_layers": 32, "num_attention_heads": 32,
                    "num_key_value_heads": 32, "intermediate_size": 11008, "vocab_size": 156032, "max_position_embeddings": 8192},
    "audio_config": {"d_model": 1280, "encoder_layers": 32, "encoder_attention_heads": 20, "encoder_ffn_dim": 5120,
                     "num_mel_bins": 128, "max_source_positions": 1500}})";

const QByteArray kQwen3Omni = R"({"model_type": "qwen3_omni_moe", "thinker_config": {"model_type": "qwen3_omni_moe_thinker",
    "text_config": {"model_type": "qwen3_omni_moe_text", "hidden_size": 2048, "num_hidden_layers": 48, "num_attention_heads": 32,
                    "num_key_value_heads": 4, "head_dim": 128, "num_experts": 128, "num_experts_per_tok": 8,
                    "moe_intermediate_size": 768, "intermediate_size": 768, "vocab_size": 152064},
    "vision_config": {"model_type": "qwen3_omni_moe_vision_encoder", "depth": 27, "hidden_size": 1152, "intermediate_size": 4304,
                      "num_heads": 16, "out_hidden_size": 2048, "patch_size": 16, "deepstack_visual_indexes": [8, 16, 24]},
    "audio_config": {"model_type": "qwen3_omni_moe_audio_encoder", "d_model": 1280, "encoder_layers": 32,
                     "encoder_attention_heads": 20, "encoder_ffn_dim": 5120, "num_mel_bins": 128, "n_window": 50,
                     "n_window_infer": 800, "downsample_hidden_size": 480, "output_dim": 2048, "conv_chunksize": 500}}})";

const QByteArray kQwen25Omni = R"({"model_type": "qwen2_5_omni", "thinker_config": {"model_type": "qwen2_5_omni_thinker",
    "text_config": {"model_type": "qwen2_5_omni_text", "hidden_size": 3584, "num_hidden_layers": 28, "num_attention_heads": 28,
                    "num_key_value_heads": 4, "intermediate_size": 18944, "vocab_size": 152064},
    "vision_config": {"model_type": "qwen2_5_omni_vision_encoder", "depth": 32, "hidden_size": 1280},
    "audio_config": {"model_type": "qwen2_5_omni_audio_encoder", "d_model": 1280, "encoder_layers": 32,
                     "encoder_attention_heads": 20, "encoder_ffn_dim": 5120, "num_mel_bins": 128, "n_window": 100,
                     "output_dim": 3584}}})";

Architecture modelOf(const QByteArray& config) { return importHuggingFaceConfig(config.toStdString(), "config.json").value(); }

const Encoder& soundOf(const Architecture& model) { return model.encoders.back(); }

/// Whisper's layer: four projections of which that of keys has no bias, two of the feed-forward, two norms.
constexpr std::int64_t kWhisperLayer = 4 * 1280 * 1280 + 3 * 1280 + 2 * 1280 * 5120 + 5120 + 1280 + 4 * 1280;
constexpr std::int64_t kWhisperConvolutions = 3 * 128 * 1280 + 1280 + 3 * 1280 * 1280 + 1280;

}  // namespace

class TestAudioTowers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// By the tensors of the classes in transformers.
    void parametersAreExact_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<qint64>("layers");
        QTest::addColumn<qint64>("projector");
        QTest::newRow("Voxtral Mini") << kVoxtral << qint64{32 * kWhisperLayer + kWhisperConvolutions + 1500 * 1280 + 2 * 1280}
                                      << qint64{5120 * 3072 + 3072 * 3072};
        QTest::newRow("Qwen2-Audio 7B") << kQwen2Audio << qint64{32 * kWhisperLayer + kWhisperConvolutions + 1500 * 1280 + 2 * 1280}
                                        << qint64{1280 * 4096 + 4096};
        QTest::newRow("Qwen2.5-Omni 7B") << kQwen25Omni << qint64{32 * kWhisperLayer + kWhisperConvolutions + 2 * 1280 + 2 * 3584}
                                         << qint64{1280 * 3584 + 3584};
        QTest::newRow("Qwen3-Omni 30B-A3B") << kQwen3Omni
                                            << qint64{32 * (kWhisperLayer + 1280) + 9 * 480 + 480 + 2 * (9 * 480 * 480 + 480) +
                                                      16 * 480 * 1280 + 2 * 1280}
                                            << qint64{1280 * 1280 + 1280 + 1280 * 2048 + 2048};
    }
    void parametersAreExact()
    {
        QFETCH(QByteArray, config);
        QFETCH(qint64, layers);
        QFETCH(qint64, projector);
        const Result<Architecture> model = importHuggingFaceConfig(config.toStdString(), "config.json");
        QVERIFY2(model, model ? "" : errorText(model.error()).c_str());
        const EncoderParameters count = encoderParameters(soundOf(*model));
        QCOMPARE(soundOf(*model).name, std::string("audio"));
        QCOMPARE(qint64{count.layers}, layers);
        QCOMPARE(qint64{count.projector}, projector);
    }

    /// Voxtral (arXiv 2507.13264, section 2): 640 M of encoder, 25 M of adapter, 4.7 B; Qwen3-Omni (arXiv 2509.17765, table 1): 650 M.
    void publishedCountsHold()
    {
        const auto within = [](std::int64_t count, double published, double share) {
            return std::abs(static_cast<double>(count) / published - 1) < share;
        };
        const Architecture voxtral = modelOf(kVoxtral);
        QVERIFY(within(encoderParameters(soundOf(voxtral)).layers, 640e6, 0.01));
        QVERIFY(within(encoderParameters(soundOf(voxtral)).projector, 25e6, 0.01));
        QVERIFY(within(countParameters(voxtral).total, 4.7e9, 0.01) ||
                within(countParameters(voxtral).total + countParameters(voxtral).encoders, 4.7e9, 0.01));
        const Architecture omni = modelOf(kQwen3Omni);
        QCOMPARE(omni.encoders.size(), std::size_t{2});
        QVERIFY(within(encoderParameters(soundOf(omni)).total(), 650e6, 0.01));
        QVERIFY(within(encoderParameters(omni.encoders.front()).total(), 540e6, 0.01));
    }

    /// Thirty seconds are 3,000 frames: 1,500 patches and 750 tokens in Qwen2-Audio, 375 in Voxtral; Qwen3-Omni makes 13 tokens of a second.
    void secondsBecomeTokens_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<double>("seconds");
        QTest::addColumn<qint64>("patches");
        QTest::addColumn<qint64>("tokens");
        QTest::newRow("Qwen2-Audio pads") << kQwen2Audio << 0.0 << qint64{1500} << qint64{750};
        QTest::newRow("Voxtral pads") << kVoxtral << 0.0 << qint64{1500} << qint64{375};
        QTest::newRow("Qwen2.5-Omni") << kQwen25Omni << 30.0 << qint64{1500} << qint64{750};
        QTest::newRow("an odd rest") << kQwen25Omni << 3.01 << qint64{100 + 51} << qint64{75};
        QTest::newRow("Qwen3-Omni") << kQwen3Omni << 30.0 << qint64{30 * 13} << qint64{30 * 13};
        QTest::newRow("half a second more") << kQwen3Omni << 2.5 << qint64{2 * 13 + 7} << qint64{2 * 13 + 7};
    }
    void secondsBecomeTokens()
    {
        QFETCH(QByteArray, config);
        QFETCH(double, seconds);
        QFETCH(qint64, patches);
        QFETCH(qint64, tokens);
        Encoder encoder = soundOf(modelOf(config));
        if (seconds > 0)
            encoder.sound->seconds = seconds;
        QCOMPARE(qint64{encoder.patchesOfItem()}, patches);
        QCOMPARE(qint64{encoder.tokensOfItem()}, tokens);
    }

    /// Twice the weights for each output of a convolution, and attention to all 1,500 patches or to the window's.
    void oneItemTakesItsFlop()
    {
        const Encoder voxtral = soundOf(modelOf(kVoxtral));
        const double weights = 32.0 * (4.0 * 1280 * 1280 + 2.0 * 1280 * 5120);
        const double layers = 1500 * 2 * weights + 32 * 4.0 * 1280 * 1500 * 1500;
        const double convolutions = 2 * (3000.0 * 3 * 128 * 1280 + 1500.0 * 3 * 1280 * 1280);
        const double projector = 2 * 375.0 * (5120 * 3072 + 3072 * 3072);
        QVERIFY(std::abs(forwardFlopOfItem(voxtral).value() / (layers + convolutions + projector) - 1) < 1e-9);
        Encoder omni = soundOf(modelOf(kQwen3Omni));
        omni.sound->seconds = 64;
        const Attention& attention = omni.kinds.front().attention;
        QVERIFY(attention.chunked);
        QCOMPARE(attention.slidingWindow, std::int64_t{8 * 13});
        const double patches = 64 * 13;
        const double parts = 2 * patches * weights + 32 * 4.0 * 1280 * patches * 8 * 13 +
                             2 * patches * (256.0 * 9 * 480 + 64.0 * 9 * 480 * 480 + 16.0 * 9 * 480 * 480 + 16.0 * 480 * 1280) +
                             2 * patches * (1280.0 * 1280 + 1280.0 * 2048);
        QVERIFY(std::abs(forwardFlopOfItem(omni).value() / parts - 1) < 1e-9);
    }

    /// The operators of a step compute what is counted, and those of a frozen tower keep nothing.
    void theOperatorsComputeWhatIsCounted()
    {
        for (const QByteArray& config : {kVoxtral, kQwen2Audio, kQwen25Omni, kQwen3Omni}) {
            Architecture model = modelOf(config);
            model.encoders.erase(model.encoders.begin(), model.encoders.end() - 1);
            Encoder& encoder = model.encoders.front();
            encoder.itemsPerSequence = 2;
            if (encoder.tokensPerItem == 0)
                encoder.sound->seconds = 30;
            RankShape shape;
            shape.hidden = static_cast<double>(model.hidden);
            shape.sequence = shape.tokens = shape.shardedTokens = 4096;
            double flop = 0;
            Bytes kept;
            for (const EncoderPart& part : encoderParts(model, shape)) {
                for (const Operator& op : part.operators)
                    flop += op.forward.value() * part.times;
                if (part.kind != EncoderPartKind::Projector)
                    kept += part.kept(Recompute::None);
            }
            const double counted = 2 * forwardFlopOfItem(encoder).value();
            QVERIFY2(std::abs(flop / counted - 1) < 1e-6, qPrintable(QString::number(flop / counted, 'g', 12)));
            QCOMPARE(kept.value(), 0.0);
            encoder.frozen = false;
            const EncoderPart patches = encoderParts(model, shape).front();
            QVERIFY(patches.kept(Recompute::None) > Bytes());
            QVERIFY(patches.operators.front().isDetached);
        }
    }

    void whatIsStatedDecides_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QString>("stated");
        QTest::addColumn<QString>("said");
        QTest::newRow("a length is needed") << kQwen25Omni << R"([{"name": "audio", "items_per_sequence": 1}])"
                                            << "item_seconds";
        QTest::newRow("no side of sound") << kQwen25Omni << R"([{"name": "audio", "items_per_sequence": 1, "item_size": 512}])"
                                          << "sound";
        QTest::newRow("no seconds of an image") << kQwen3Omni << R"([{"name": "vision", "items_per_sequence": 1, "item_seconds": 3}])"
                                                << "images";
        QTest::newRow("it pads to 30 s") << kVoxtral << R"([{"name": "audio", "items_per_sequence": 1, "item_seconds": 12}])"
                                         << "30 s";
        QTest::newRow("no time runs backwards") << kQwen3Omni << R"([{"name": "audio", "items_per_sequence": 1, "item_seconds": -3}])"
                                                << "-3";
    }
    void whatIsStatedDecides()
    {
        QFETCH(QByteArray, config);
        QFETCH(QString, stated);
        QFETCH(QString, said);
        const Result<Architecture> model = withEncoders(modelOf(config), json(stated.toStdString()), {});
        QVERIFY(!model);
        const QString text = QString::fromStdString(errorText(model.error()));
        QVERIFY2(text.contains(said), qPrintable(text));
    }

    /// Both of an omni model, each by its name; and back from JSON.
    void bothTowersTakePart()
    {
        const Result<Architecture> model = withEncoders(modelOf(kQwen3Omni), json(R"({"vision": {"items_per_sequence": 2, "item_size": 512},
            "audio": {"items_per_sequence": 3, "item_seconds": 20, "frozen": false}})"),
                                                        {});
        QVERIFY2(model, model ? "" : errorText(model.error()).c_str());
        QCOMPARE(encodedTokens(*model), 2.0 * 256 + 3.0 * 260);
        const Result<Architecture> back = readArchitecture(writeArchitecture(*model), {}, {});
        QVERIFY2(back, back ? "" : errorText(back.error()).c_str());
        QCOMPARE(*back, *model);
        QVERIFY(json(statedEncoders("[]", model->encoders.back())) == json(R"([{"name": "audio", "items_per_sequence": 3, "frozen": false,
            "item_seconds": 20}])"));
    }

    /// A tower that is not known is named, wherever the wrapper keeps it; so is a key of a known one.
    void whatIsNotReadIsNamed()
    {
        QVERIFY(unreadConfigKeys(kVoxtral.toStdString()).empty());
        QVERIFY(unreadConfigKeys(kQwen2Audio.toStdString()).empty());
        QString config = QString::fromUtf8(kQwen3Omni);
        config.replace(QStringLiteral("qwen3_omni_moe_audio_encoder"), QStringLiteral("a_new_encoder"));
        config.replace(QStringLiteral("\"depth\": 27"), QStringLiteral("\"depth\": 27, \"folded\": 3"));
        const std::vector<std::string> unread = unreadConfigKeys(config.toStdString());
        QCOMPARE(unread, (std::vector<std::string>{"thinker_config.audio_config", "thinker_config.vision_config.folded"}));
    }
};

QTEST_APPLESS_MAIN(TestAudioTowers)
#include "test_audio_towers.moc"
