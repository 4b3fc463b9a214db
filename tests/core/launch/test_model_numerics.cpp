// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include "core/io/huggingface/import.h"
#include "core/io/model_presets.h"
#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"
#include "core/scenario/model_source.h"
#include "core/text/error_text.h"
#include "tests/core/launch/hub_config.h"

using namespace shardscope;

namespace {

constexpr const char* kPlan = R"("cluster": {"preset": "dgx-h100", "nodes": 1},
    "training": {"sequence_length": 2048, "global_batch": 16}, "plan": {"tp": 2, "dp": 4, "zero": 1}})";

/// A Llama of no preset's size.
std::string config(const std::string& more)
{
    return R"({"model_type": "llama", "hidden_size": 512, "num_hidden_layers": 4, "num_attention_heads": 8, "num_key_value_heads": 8,
        "intermediate_size": 1536, "vocab_size": 32000, "max_position_embeddings": 4096)" +
           more + "}";
}

Scenario scenarioOf(const std::string& model)
{
    const Result<Scenario> scenario = parseScenario(R"({"schema": "shardscope.scenario/1", "model": )" + model + ", " + kPlan, "test");
    if (!scenario)
        qFatal("%s", errorText(scenario.error()).c_str());
    return *scenario;
}

std::string textOf(const LaunchExport& launch)
{
    std::string text;
    for (const LaunchFile& file : launch.files)
        text += file.text;
    for (const Finding& change : launch.changes) {
        for (const auto& [name, value] : change.numbers)
            text += "\n" + name + " " +
                    (std::holds_alternative<std::string>(value) ? std::get<std::string>(value) : std::to_string(std::get<double>(value)));
    }
    return text;
}

bool hasChange(const LaunchExport& launch, std::string_view id)
{
    return std::any_of(launch.changes.begin(), launch.changes.end(), [id](const Finding& change) { return change.id == id; });
}

QByteArray hubConfig(const QString& name)
{
    QFile file(QDir(QStringLiteral(SHARDSCOPE_SHARED_DIR)).filePath("data/hf_configs/" + name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestModelNumerics : public QObject {
    Q_OBJECT
private slots:
    void readValuesAreWritten_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QStringList>("tied");
        QTest::addColumn<QStringList>("untied");
        QTest::newRow("megatron") << QByteArray("megatron") << QStringList{"--rotary-base 1000042", "--norm-epsilon 3.0e-06"}
                                  << QStringList{"--untie-embeddings-and-output-weights"};
        QTest::newRow("megatron-bridge") << QByteArray("megatron-bridge")
                                         << QStringList{"rotary_base: 1000042", "layernorm_epsilon: 3.0e-06"}
                                         << QStringList{"share_embeddings_and_output_weights: false"};
        QTest::newRow("nanotron") << QByteArray("nanotron")
                                  << QStringList{"rope_theta: 1000042", "rms_norm_eps: 3.0e-06", "tie_word_embeddings: true"}
                                  << QStringList{"tie_word_embeddings: false"};
        QTest::newRow("torchtitan-0.2.2") << QByteArray("torchtitan-0.2.2")
                                          << QStringList{"rope_theta 1000042", "norm_eps 3.0e-06", "tied tied"}
                                          << QStringList{"tied untied"};
    }
    /// A value of config.json is in every file that has a setting for it, else in its notes.
    void readValuesAreWritten()
    {
        QFETCH(QByteArray, target);
        QFETCH(QStringList, tied);
        QFETCH(QStringList, untied);
        const Target known = *fromName<Target>(target.constData());
        const std::string values = R"(, "rope_theta": 1000042, "rms_norm_eps": 3e-06)";
        const std::string first =
            textOf(exportLaunch(scenarioOf("{\"hf_config\": " + config(values + R"(, "tie_word_embeddings": true)") + "}"), known));
        for (const QString& part : tied)
            QVERIFY2(first.find(part.toStdString()) != std::string::npos, (part.toStdString() + " is not in " + first).c_str());
        for (const QString& part : untied)
            QVERIFY2(first.find(part.toStdString()) == std::string::npos, first.c_str());
        const std::string second = textOf(exportLaunch(scenarioOf("{\"hf_config\": " + config(values) + "}"), known));
        for (const QString& part : untied)
            QVERIFY2(second.find(part.toStdString()) != std::string::npos, (part.toStdString() + " is not in " + second).c_str());
    }

    /// torchtitan's main has a function for each model and no file for another: whatever its values, nothing is written that loses them.
    void mainHasNoFileForOtherModels()
    {
        for (const char* values : {"", R"(, "rope_theta": 1000042, "rms_norm_eps": 3e-06, "tie_word_embeddings": true)"}) {
            const LaunchExport launch = exportLaunch(scenarioOf("{\"hf_config\": " + config(values) + "}"), Target::Torchtitan);
            QVERIFY(launch.verdict == LaunchVerdict::NotExpressible);
            QVERIFY(launch.files.empty());
            QVERIFY(!launch.changes.empty());
        }
    }

    void unstatedValuesAreSaidToBeAssumed_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char* target : {"megatron", "megatron-bridge", "nanotron"})
            QTest::newRow(target) << QByteArray(target);
    }
    void unstatedValuesAreSaidToBeAssumed()
    {
        QFETCH(QByteArray, target);
        const Target known = *fromName<Target>(target.constData());
        const LaunchExport open = exportLaunch(scenarioOf("{\"hf_config\": " + config("") + "}"), known);
        QVERIFY(open.verdict == LaunchVerdict::Approximate && hasChange(open, "launch-value-assumed"));
        const LaunchExport stated =
            exportLaunch(scenarioOf("{\"hf_config\": " + config(R"(, "rope_theta": 20000.0, "rms_norm_eps": 1e-05)") + "}"), known);
        QVERIFY(!hasChange(stated, "launch-value-assumed"));
    }

    /// Whatever a file says of them comes back with it.
    void valuesSurviveARoundTrip()
    {
        const Scenario scenario = scenarioOf("{\"hf_config\": " + config(R"(, "rope_theta": 1000042, "rms_norm_eps": 3e-06)") + "}");
        for (const Target target : {Target::Megatron, Target::MegatronBridge, Target::Nanotron}) {
            const LaunchExport launch = exportLaunch(scenario, target);
            const Result<ImportedLaunch> imported = importLaunch(launch.files.front().text, launch.files.front().name, target, scenario);
            QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
            QCOMPARE(imported->scenario.architecture->ropeTheta, 1000042.0);
            QCOMPARE(imported->scenario.architecture->normEpsilon, 3e-06);
        }
    }

    void ropeParametersAreRead()
    {
        const auto theta = [](const std::string& more) { return importHuggingFaceConfig(config(more), "config.json")->ropeTheta; };
        QCOMPARE(theta(R"(, "rope_parameters": {"rope_type": "default", "rope_theta": 8000000})"), 8e6);
        QCOMPARE(theta(R"(, "rope_parameters": {"full_attention": {"rope_theta": 1e6}, "sliding_attention": {"rope_theta": 1e4}})"), 1e6);
        QCOMPARE(theta(R"(, "attn_config": {"rope_theta": 500000})"), 5e5);  // DBRX
        QCOMPARE(theta(R"(, "rope_parameters": null, "rope_theta": "many")"), 0.0);
    }

    void presetsAreRecognised_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("preset");
        for (const auto& [file, preset] : {std::pair{"DeepSeek-V2-Lite", "deepseek-v2-lite"},
                                           {"DeepSeek-V2.5-236B", "deepseek-v2"},
                                           {"DeepSeek-V3", "deepseek-v3"},
                                           {"GLM-4.5-Air", "glm-4.5-air"},
                                           {"Kimi-K2-Instruct", "kimi-k2"},
                                           {"Llama-2-70b-hf", "llama-2-70b"},
                                           {"Llama-3.1-405B", "llama-3.1-405b"},
                                           {"Llama-3.1-70B", "llama-3.1-70b"},
                                           {"Llama-3.1-8B", "llama-3.1-8b"},
                                           {"Llama-3.2-1B", "llama-3.2-1b"},
                                           {"Llama-3.2-3B", "llama-3.2-3b"},
                                           {"Meta-Llama-3-70B", "llama-3-70b"},
                                           {"MiniMax-M2.5", "minimax-m2"},
                                           {"Mistral-7B-v0.1", "mistral-7b"},
                                           {"Mixtral-8x22B-v0.1", "mixtral-8x22b"},
                                           {"Mixtral-8x7B-v0.1", "mixtral-8x7b"},
                                           {"Phi-3-mini-128k-instruct", "phi-3-mini"},
                                           {"Qwen2.5-1.5B", "qwen2.5-1.5b"},
                                           {"Qwen2.5-14B", "qwen2.5-14b"},
                                           {"Qwen2.5-3B", "qwen2.5-3b"},
                                           {"Qwen2.5-72B", "qwen2.5-72b"},
                                           {"Qwen3-0.6B", "qwen3-0.6b"},
                                           {"Qwen3-14B", "qwen3-14b"},
                                           {"Qwen3-235B-A22B", "qwen3-235b-a22b"},
                                           {"Qwen3-32B", "qwen3-32b"},
                                           {"Qwen3-8B", "qwen3-8b"},
                                           {"SmolLM2-135M", "smollm2-135m"},
                                           {"SmolLM3-3B-Base", "smollm3-3b"},
                                           {"Yi-34B", "yi-34b"},
                                           {"bloom-560m", "bloom-560m"},
                                           {"falcon-40b", "falcon-40b"},
                                           {"gemma-2-2b", "gemma-2-2b"},
                                           {"gemma-3-1b", "gemma-3-1b"},
                                           {"gemma-3-27b-it", "gemma-3-27b"},
                                           {"gemma-7b", "gemma-7b"},
                                           {"gemma-4-26B-A4B", "gemma-4-26b-a4b"},
                                           {"DeepSeek-V4-Flash", "deepseek-v4-flash"},
                                           {"GLM-5", "glm-5"},
                                           {"GLM-5.2", "glm-5.2"},
                                           {"Nemotron-H-56B-Base-8K", "nemotron-h-56b"},
                                           {"Qwen3.5-35B-A3B", "qwen3.5-35b-a3b"},
                                           {"Qwen3-VL-8B-Instruct", "qwen3-vl-8b"},
                                           {"Qwen3-VL-30B-A3B-Instruct", "qwen3-vl-30b-a3b"},
                                           {"gpt-oss-120b", "gpt-oss-120b"},
                                           {"gpt-oss-20b", "gpt-oss-20b"},
                                           {"gpt2", "gpt2"},
                                           {"gpt2-medium", "gpt2-medium"},
                                           {"internlm2-7b", "internlm2-7b"},
                                           {"mpt-7b", "mpt-7b"},
                                           {"phi-2", "phi-2"},
                                           {"phi-4", "phi-4"},
                                           {"pythia-6.9b-deduped", "pythia-6.9b"},
                                           {"Baichuan2-7B", "baichuan2-7b"},
                                           {"dbrx", "dbrx"},
                                           // Others' models, some of the same dimensions with another base of the rotary frequencies.
                                           {"CodeLlama-34b-Instruct-hf", ""},
                                           {"Llama-2-13b-neuron", ""},
                                           {"Falcon3-7B-like_llama", ""},
                                           {"MiMo-7B-Base", ""},
                                           {"Qwen3-Coder-480B-A35B-Instruct", ""},
                                           {"XVERSE-7B", ""},
                                           {"dictalm2.0-instruct", ""}})
            QTest::newRow(file) << QString(file) << QString(preset);
    }
    void presetsAreRecognised()
    {
        QFETCH(QString, file);
        QFETCH(QString, preset);
        const QByteArray text = hubConfig(file + ".json");
        if (text.isEmpty())
            QSKIP("the shared configs are not there");
        const Result<Architecture> architecture = importHuggingFaceConfig(text.toStdString(), file.toStdString());
        QVERIFY2(architecture, architecture ? "" : errorText(architecture.error()).c_str());
        QCOMPARE(QString::fromStdString(presetIdOf(*architecture)), preset);
    }

    /// A preset's own values are those of its config.json.
    void aFileExportsAsItsPreset()
    {
        const QByteArray text = hubConfig("Qwen3-235B-A22B.json");
        if (text.isEmpty())
            QSKIP("the shared configs are not there");
        const Scenario preset = scenarioOf(R"({"preset": "qwen3-235b-a22b"})");
        const Scenario file = scenarioOf("{\"hf_config\": " + text.toStdString() + "}");
        for (const auto& [target, name] : EnumNames<Target>::names) {
            const LaunchExport first = exportLaunch(preset, target);
            const LaunchExport second = exportLaunch(file, target);
            QCOMPARE(first.verdict, second.verdict);
            QCOMPARE(textOf(first), textOf(second));
        }
    }

    /// A config.json with a preset's numbers is that preset, and exports as it does.
    /// Those with other mixers are recognised above by their own files, and no launcher's file carries them.
    void everyPresetIsReadFromItsConfig_data()
    {
        QTest::addColumn<QString>("id");
        for (const ModelPreset& preset : modelPresets()) {
            const std::vector<LayerKind>& kinds = preset.architecture->kinds;
            const bool isFlat = std::none_of(kinds.begin(), kinds.end(), [](const LayerKind& kind) {
                return kind.recurrence || kind.compressed || kind.attention.sparse || kind.attention.blocks ||
                       (kind.experts && kind.feedForward);
            });
            if (!preset.architecture->modelType.empty() && isFlat)
                QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.id);
        }
    }
    void everyPresetIsReadFromItsConfig()
    {
        QFETCH(QString, id);
        const Result<Architecture> own = modelPreset(id.toStdString());
        const std::string config = test::hubConfigOf(*own);
        const Result<Architecture> read = importHuggingFaceConfig(config, "config.json");
        QVERIFY2(read, read ? "" : (errorText(read.error()) + config).c_str());
        const std::string found = presetIdOf(*read);
        QVERIFY2(!found.empty(), config.c_str());
        // Some presets have the numbers of another, under two names.
        QCOMPARE(found, presetIdOf(*own));
        const Scenario preset = scenarioOf("{\"preset\": \"" + found + "\"}");
        const Scenario file = scenarioOf("{\"hf_config\": " + config + "}");
        for (const Target target : {Target::MegatronBridge, Target::Torchtitan, Target::Torchtitan022})
            QCOMPARE(textOf(exportLaunch(file, target)), textOf(exportLaunch(preset, target)));
    }

    /// How rotary positions are scaled comes back from every file that has a setting for it; of any other the export says so.
    void scalingIsCarriedOrTold_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QString>("scaling");
        QTest::addColumn<bool>("isCarried");
        const std::initializer_list<std::pair<const char*, const char*>> scalings{
            {"none", "null"},
            {"llama3", R"({"rope_type": "llama3", "factor": 16.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
                           "original_max_position_embeddings": 8192})"},
            {"llama3 of fewer positions", R"({"rope_type": "llama3", "factor": 16.0, "original_max_position_embeddings": 4096})"},
            {"linear", R"({"type": "linear", "factor": 4})"},
            {"linear by a fraction", R"({"type": "linear", "factor": 2.5})"},
            {"yarn", R"({"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 2048})"},
            {"longrope", R"({"type": "longrope", "short_factor": [1], "long_factor": [2]})"},
            {"dynamic", R"({"rope_type": "dynamic", "factor": 2.0})"}};
        for (const char* target : {"megatron", "megatron-bridge", "nanotron"}) {
            for (const auto& [name, text] : scalings) {
                const QString kind = name;
                const bool isMegatron = QByteArray(target).startsWith("megatron");
                const bool isCarried = kind == "none" || (isMegatron && (kind == "llama3" || kind == "linear" || kind == "yarn"));
                QTest::newRow(qPrintable(QString(target) + ": " + kind)) << QByteArray(target) << QString(text) << isCarried;
            }
        }
    }
    void scalingIsCarriedOrTold()
    {
        QFETCH(QByteArray, target);
        QFETCH(QString, scaling);
        QFETCH(bool, isCarried);
        const std::string values = R"(, "rope_theta": 20000.0, "rms_norm_eps": 1e-05, "tie_word_embeddings": true, "rope_scaling": )";
        const Scenario scenario = scenarioOf("{\"hf_config\": " + config(values + scaling.toStdString()) + "}");
        const Target known = *fromName<Target>(target.constData());
        const LaunchExport launch = exportLaunch(scenario, known);
        QCOMPARE(hasChange(launch, "launch-rope-scaling"), !isCarried);
        QCOMPARE(launch.verdict == LaunchVerdict::Exact, isCarried);
        const Result<ImportedLaunch> read = importLaunch(launch.files.front().text, launch.files.front().name, known, scenario);
        QVERIFY2(read, read ? "" : errorText(read.error()).c_str());
        QCOMPARE(read->scenario.architecture->ropeScaling == scenario.architecture->ropeScaling, isCarried);
        QCOMPARE(read->scenario.architecture->tiedEmbeddings, true);
    }

    /// DeepSeek's, in Megatron-LM's flags.
    void latentAttentionCarriesItsScaling()
    {
        const Scenario scenario = scenarioOf(R"({"preset": "deepseek-v2-lite"})");
        const LaunchExport launch = exportLaunch(scenario, Target::Megatron);
        const std::string text = textOf(launch);
        for (const char* part : {"--rotary-scaling-factor 40", "--mscale 0.707", "--mscale-all-dim 0.707"})
            QVERIFY2(text.find(part) != std::string::npos, text.c_str());
        const Result<ImportedLaunch> read = importLaunch(launch.files.front().text, launch.files.front().name, Target::Megatron, scenario);
        QVERIFY(read && read->scenario.architecture->ropeScaling == scenario.architecture->ropeScaling);
    }

    /// Equal in everything but what the name says of it, a preset is found by its own numbers.
    void everyPresetIsItsOwn()
    {
        for (const ModelPreset& preset : modelPresets()) {
            const std::string found = presetIdOf(*preset.architecture);
            const auto other =
                std::find_if(modelPresets().begin(), modelPresets().end(), [&](const ModelPreset& known) { return known.id == found; });
            QVERIFY2(other != modelPresets().end(), preset.id.c_str());
            QCOMPARE(other->architecture->layers(), preset.architecture->layers());
            QCOMPARE(other->architecture->vocab, preset.architecture->vocab);
            QCOMPARE(other->architecture->ropeTheta, preset.architecture->ropeTheta);
        }
    }
};

QTEST_APPLESS_MAIN(TestModelNumerics)
#include "test_model_numerics.moc"
