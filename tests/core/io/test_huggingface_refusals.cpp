// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/huggingface/import.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/text/error_text.h"

using namespace shardscope;

namespace {

/// A small Llama with `changes` put in (later keys win).
QByteArray llama(const QByteArray& changes)
{
    QMap<QByteArray, QByteArray> keys{{"model_type", "\"llama\""}, {"hidden_size", "64"},        {"intermediate_size", "128"},
                                      {"num_hidden_layers", "2"},  {"num_attention_heads", "8"}, {"num_key_value_heads", "2"},
                                      {"vocab_size", "100"}};
    for (const QByteArray& change : changes.split(';')) {
        const qsizetype colon = change.indexOf(':');
        if (colon > 0)
            keys[change.left(colon).trimmed()] = change.mid(colon + 1).trimmed();
    }
    QByteArray text = "{";
    for (auto key = keys.cbegin(); key != keys.cend(); ++key) {
        if (key.value() != "-")
            text += (text.size() > 1 ? ", \"" : "\"") + key.key() + "\": " + key.value();
    }
    return text + "}";
}

Result<Architecture> import(const QByteArray& text)
{
    return importHuggingFaceConfig(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "config.json");
}

}  // namespace

class TestHuggingFaceRefusals : public QObject {
    Q_OBJECT
private slots:
    void acceptsTheSmallModelItself() { QVERIFY(import(llama("")).hasValue()); }

    void refusesValues_data()
    {
        QTest::addColumn<QByteArray>("changes");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char* name, const char* changes, ErrorCode code, const char* pointer) {
            QTest::newRow(name) << QByteArray(changes) << code << QString(pointer);
        };
        row("a string for a width", "hidden_size: \"64\"", ErrorCode::WrongType, "/hidden_size");
        row("a fraction of a layer", "num_hidden_layers: 2.5", ErrorCode::WrongType, "/num_hidden_layers");
        row("a list of heads", "num_attention_heads: [8]", ErrorCode::WrongType, "/num_attention_heads");
        row("zero layers", "num_hidden_layers: 0", ErrorCode::OutOfRange, "/num_hidden_layers");
        row("a negative width", "intermediate_size: -128", ErrorCode::OutOfRange, "/intermediate_size");
        row("a billion layers", "num_hidden_layers: 1000000000", ErrorCode::OutOfRange, "/num_hidden_layers");
        row("a width beyond 64 bits", "hidden_size: 99999999999999999999", ErrorCode::OutOfRange, "/hidden_size");
        row("a width as large float", "hidden_size: 1e30", ErrorCode::OutOfRange, "/hidden_size");
        row("NaN", "hidden_size: NaN", ErrorCode::NotFinite, "/hidden_size");
        row("Infinity", "vocab_size: Infinity", ErrorCode::NotFinite, "/vocab_size");
        row("a number beyond double", "rope_theta: 1e999", ErrorCode::NotFinite, "/rope_theta");
        row("no width", "hidden_size: -", ErrorCode::MissingKey, "/hidden_size");
        row("no layers", "num_hidden_layers: -", ErrorCode::MissingKey, "/num_hidden_layers");
        row("no type", "model_type: -", ErrorCode::MissingKey, "/model_type");
        row("a type that is a number", "model_type: 7", ErrorCode::WrongType, "/model_type");
        row("heads that don't divide the width", "num_attention_heads: 6; num_key_value_heads: 2", ErrorCode::Contradiction,
            "/num_attention_heads");
        row("key/value heads that don't divide", "num_key_value_heads: 3", ErrorCode::Contradiction, "/num_key_value_heads");
        row("more key/value heads than heads", "num_key_value_heads: 16", ErrorCode::Contradiction, "/num_key_value_heads");
        row("a bias that is a number", "attention_bias: 1", ErrorCode::WrongType, "/attention_bias");
        row("tying as a word", "tie_word_embeddings: \"yes\"", ErrorCode::WrongType, "/tie_word_embeddings");
        row("too many layer types", "model_type: \"qwen2\"; sliding_window: 16; layer_types: [\"full_attention\"]",
            ErrorCode::Contradiction, "/layer_types");
        row("layer types that are numbers", "model_type: \"qwen2\"; sliding_window: 16; layer_types: [1, 2]", ErrorCode::WrongType,
            "/layer_types");
        row("more experts chosen than there are", "model_type: \"mixtral\"; num_local_experts: 4; num_experts_per_tok: 5",
            ErrorCode::Contradiction, "/num_experts_per_tok");
        row("no experts", "model_type: \"mixtral\"; num_local_experts: 0", ErrorCode::OutOfRange, "/num_local_experts");
        row("an unknown letter in a pattern", "model_type: \"nemotron_h\"; hybrid_override_pattern: \"Mx\"", ErrorCode::Contradiction,
            "/hybrid_override_pattern");
        row("a pattern of another length", "model_type: \"nemotron_h\"; hybrid_override_pattern: \"M-M\"", ErrorCode::Contradiction,
            "/hybrid_override_pattern");
        row("an object for a list", "model_type: \"qwen3_moe\"; mlp_only_layers: {}", ErrorCode::WrongType, "/mlp_only_layers");
        row("too many parameters in all",
            "hidden_size: 1048576; intermediate_size: 16777216; num_attention_heads: 64; num_key_value_heads: 64; num_hidden_layers: 16384",
            ErrorCode::Contradiction, "");
        row("a cross-attending GPT-2", "model_type: \"gpt2\"; add_cross_attention: true", ErrorCode::NotACausalDecoder,
            "/add_cross_attention");
        row("the first ChatGLM", "model_type: \"chatglm\"; position_encoding_2d: true", ErrorCode::NotACausalDecoder,
            "/position_encoding_2d");
    }
    void refusesValues()
    {
        QFETCH(QByteArray, changes);
        QFETCH(ErrorCode, code);
        QFETCH(QString, pointer);
        const Result<Architecture> model = import(llama(changes));
        QVERIFY(!model.hasValue());
        QVERIFY2(model.error().code == code, errorText(model.error()).c_str());
        QCOMPARE(QString::fromStdString(model.error().pointer), pointer);
        QCOMPARE(model.error().file, std::string("config.json"));
    }

    void refusesKinds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("mentions");
        const auto row = [](const char* text, ErrorCode code, const char* mentions) {
            QTest::newRow(text) << QByteArray(text) << code << QString(mentions);
        };
        row(R"({"model_type": "bert", "hidden_size": 768})", ErrorCode::NotACausalDecoder, "encoder");
        row(R"({"model_type": "t5", "d_model": 768})", ErrorCode::NotACausalDecoder, "encoder–decoder");
        row(R"({"model_type": "whisper"})", ErrorCode::NotACausalDecoder, "encoder–decoder");
        row(R"({"model_type": "vit"})", ErrorCode::NotACausalDecoder, "images");
        row(R"({"model_type": "wav2vec2"})", ErrorCode::NotACausalDecoder, "sound");
        row(R"({"model_type": "mamba", "hidden_size": 768})", ErrorCode::NotACausalDecoder, "state-space");
        row(R"({"model_type": "falcon_mamba"})", ErrorCode::NotACausalDecoder, "state-space");
        row(R"({"model_type": "rwkv"})", ErrorCode::NotACausalDecoder, "recurrent");
        row(R"({"model_type": "brand_new", "is_encoder_decoder": true})", ErrorCode::NotACausalDecoder, "encoder–decoder");
        row(R"({"model_type": "blip-2", "text_config": {"model_type": "t5"}})", ErrorCode::NotACausalDecoder, "t5");
        row(R"({"model_type": "qwen9"})", ErrorCode::UnknownArchitecture, "\"qwen\"");
        row(R"({"model_type": "brand_new_wrapper", "vision_config": {}})", ErrorCode::UnknownArchitecture, "brand_new_wrapper");
        row(R"({"model_type": ""})", ErrorCode::MissingKey, "model_type");
        row("{}", ErrorCode::MissingKey, "model_type");
        row("[]", ErrorCode::NotAnObject, "array");
        row("7", ErrorCode::NotAnObject, "number");
        row(R"({"model_type": "llava", "text_config": 7})", ErrorCode::NotAnObject, "number");
        row(R"({"model_type": "dbrx", "d_model": 64, "n_layers": 2, "n_heads": 8, "ffn_config": []})", ErrorCode::NotAnObject, "array");
    }
    void refusesKinds()
    {
        QFETCH(QByteArray, text);
        QFETCH(ErrorCode, code);
        QFETCH(QString, mentions);
        const Result<Architecture> model = import(text);
        QVERIFY(!model.hasValue());
        const std::string sentence = errorText(model.error());
        QVERIFY2(model.error().code == code, sentence.c_str());
        QVERIFY2(QString::fromStdString(sentence).contains(mentions), sentence.c_str());
    }

    void readsWrappersByTheirTextModel_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("type");
        const QByteArray dimensions =
            R"("hidden_size": 64, "intermediate_size": 128, "num_hidden_layers": 2, "num_attention_heads": 8, "num_key_value_heads": 2, "vocab_size": 100)";
        const auto row = [&](const char* name, QByteArray text, const char* type) {
            QTest::newRow(name) << text.replace("DIMS", dimensions) << QString(type);
        };
        row("text_config", R"({"model_type": "mistral3", "text_config": {"model_type": "mistral", DIMS}})", "mistral");
        row("language_config", R"({"model_type": "multi_modality", "language_config": {"model_type": "llama", DIMS}})", "llama");
        row("llm_config", R"({"model_type": "internvl_chat", "llm_config": {"model_type": "qwen2", DIMS}})", "qwen2");
        row("thinker_config",
            R"({"model_type": "qwen2_5_omni", "thinker_config": {"model_type": "qwen2_5_omni_thinker", "text_config": {DIMS}}})",
            "qwen2_5_omni_text");
        row("inner type from the wrapper", R"({"model_type": "paligemma", "text_config": {DIMS}})", "gemma");
        row("inner type from the architecture", R"({"model_type": "x", "text_config": {"architectures": ["Qwen2ForCausalLM"], DIMS}})",
            "qwen2");
        row("an old LLaVA beside its own keys", R"({"model_type": "llava", "mm_hidden_size": 1024, DIMS})", "llama");
        row("type from the architecture", R"({"architectures": ["MixtralForCausalLM"], DIMS})", "mixtral");
        row("a flat vision model", R"({"model_type": "qwen2_vl", "vision_config": {}, DIMS})", "qwen2_vl");
    }
    void readsWrappersByTheirTextModel()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, type);
        const Result<Architecture> model = import(text);
        QVERIFY2(model.hasValue(), model ? "" : errorText(model.error()).c_str());
        QCOMPARE(QString::fromStdString(model->modelType), type);
        QCOMPARE(model->hidden, 64);
    }
    void aWrapperTiesItsTextModel()
    {
        const QByteArray text =
            R"({"model_type": "mistral3", "tie_word_embeddings": TIED, "text_config": {"model_type": "mistral", "hidden_size": 64,
            "num_hidden_layers": 1, "num_attention_heads": 8}})";
        QVERIFY(import(QByteArray(text).replace("TIED", "true"))->tiedEmbeddings);
        QVERIFY(!import(QByteArray(text).replace("TIED", "false"))->tiedEmbeddings);
    }
    void classDefaultsFillWhatIsAbsent()
    {
        const Result<Architecture> llama2 = import(llama("num_key_value_heads: -"));
        QCOMPARE(llama2->attention().kvHeads, 8);
        const Result<Architecture> mistral = import(llama("model_type: \"mistral\"; num_key_value_heads: -"));
        QCOMPARE(mistral->attention().kvHeads, 8);
        QCOMPARE(mistral->attention().slidingWindow, 4096);
        const Result<Architecture> noWindow = import(llama("model_type: \"mistral\"; sliding_window: null"));
        QCOMPARE(noWindow->attention().slidingWindow, 0);
        QVERIFY(import(llama("model_type: \"gemma\"; head_dim: 8"))->tiedEmbeddings);
        QVERIFY(!import(llama(""))->tiedEmbeddings);
        QCOMPARE(import(llama("model_type: \"qwen3\""))->attention().headDim, 128);
        QCOMPARE(import(llama("model_type: \"qwen3\"; head_dim: null"))->attention().headDim, 8);
    }
    void ignoresKeysThatSayNothingAboutTensors()
    {
        const Result<Architecture> model =
            import(llama("some_new_key: {\"a\": [1, Infinity]}; torch_dtype: \"bfloat16\"; quantization_config: {}"));
        QVERIFY(model.hasValue());
        QCOMPARE(countParameters(*model).total, countParameters(*import(llama(""))).total);
    }
    void listsWhatItSupports()
    {
        const std::vector<std::string> types = supportedModelTypes();
        QVERIFY(types.size() > 100);
        QVERIFY(std::is_sorted(types.begin(), types.end()));
        QVERIFY(std::adjacent_find(types.begin(), types.end()) == types.end());
    }
};

QTEST_APPLESS_MAIN(TestHuggingFaceRefusals)
#include "test_huggingface_refusals.moc"
