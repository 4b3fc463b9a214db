// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/model_source.h"
#include "core/io/scenario_file.h"

using namespace shardscope;

namespace {

const char* const kConfig = R"({"model_type": "llama", "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
                                "intermediate_size": 128, "vocab_size": 100})";

const char* const kScenario = R"({"schema": "shardscope.scenario/1", "name": "mine", "model": {"preset": "llama-3-70b"},
                                  "cluster": {"gpu": "h100-sxm", "nodes": 1}, "training": {"sequence_length": 4096, "global_batch": 8}})";

}  // namespace

class TestModelSource : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void aPreset()
    {
        const Result<LoadedModel> model = loadModel("llama-3-70b");
        QVERIFY(model);
        QVERIFY(!model->name.empty());
        QCOMPARE(model->source.text, std::string("llama-3-70b"));
        QCOMPARE(model->source.kind, ModelSource::Kind::Preset);
        QCOMPARE(model->architecture->hidden, 8192);
    }

    void aConfig()
    {
        const Result<LoadedModel> model = loadModel(file("tiny.json", kConfig));
        QVERIFY(model);
        QCOMPARE(model->name, std::string("tiny"));
        QCOMPARE(model->source.kind, ModelSource::Kind::HuggingFaceConfig);
        QCOMPARE(model->source.text, std::string(kConfig));
        QCOMPARE(model->architecture->hidden, 64);
    }

    void aScenario()
    {
        const Result<LoadedModel> model = loadModel(file("s.json", kScenario));
        QVERIFY(model);
        QCOMPARE(model->name, std::string("mine"));
        QCOMPARE(model->source.text, std::string("llama-3-70b"));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");  // empty: the file's name is the argument as it stands
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("code");
        const auto row = [](const char* what, const char* text, const char* name, ErrorCode code) {
            QTest::newRow(what) << text << name << static_cast<int>(code);
        };
        row("a slip of the finger", "", "llama-3-70bb", ErrorCode::UnknownName);
        row("no such file", "", "nowhere/config.json", ErrorCode::FileNotFound);
        row("a folder", "", "/", ErrorCode::FileUnreadable);
        row("not JSON", "hidden_size: 64", "a.json", ErrorCode::JsonSyntax);
        row("a newer scenario", R"({"schema": "shardscope.scenario/9"})", "b.json", ErrorCode::SchemaTooNew);
        row("an incomplete scenario", R"({"schema": "shardscope.scenario/1"})", "c.json", ErrorCode::MissingKey);
    }
    void refuses()
    {
        QFETCH(QString, text);
        QFETCH(QString, name);
        const Result<LoadedModel> model = loadModel(text.isEmpty() ? name.toStdString() : file(name, text.toUtf8()));
        QVERIFY(!model);
        QTEST(static_cast<int>(model.error().code), "code");
    }

    void anotherDocumentOfOursIsNamed()
    {
        const Result<LoadedModel> model = loadModel(file("runs.json", R"({"schema": "shardscope.runs/1", "rows": []})"));
        QCOMPARE(model.error().code, ErrorCode::SchemaUnknown);
        QCOMPARE(model.error().arguments[0], std::string("shardscope.runs/1"));
        QCOMPARE(model.error().pointer, std::string("/schema"));
    }

    void theNearestPresetIsNamed() { QCOMPARE(loadModel("llama-3-70bb").error().arguments[2], std::string("llama-3-70b")); }

    void anErrorInAConfigNamesTheFile()
    {
        const std::string path = file("wide.json", R"({"model_type": "llama", "hidden_size": "wide"})");
        const Result<LoadedModel> model = loadModel(path);
        QVERIFY(!model);
        QCOMPARE(model.error().file, path);
        QCOMPARE(model.error().pointer, std::string("/hidden_size"));
    }

    void everyPresetResolves()
    {
        for (const std::string& id : modelPresetIds())
            QVERIFY2(resolveModel({ModelSource::Kind::Preset, id}), id.c_str());
    }

    void scenariosComeFromFiles()
    {
        const Result<Scenario> scenario = loadScenario(file("t.json", kScenario), {"plan.tp=8"});
        QVERIFY(scenario);
        QCOMPARE(scenario->plan.tp, 8);
        QCOMPARE(loadScenario("nowhere.json").error().code, ErrorCode::FileNotFound);
        QCOMPARE(loadScenario("nowhere.json").error().file, std::string("nowhere.json"));
    }

private:
    std::string file(const QString& name, const QByteArray& text)
    {
        QFile written(m_folder.filePath(name));
        if (!written.open(QIODevice::WriteOnly) || written.write(text) != text.size())
            return {};
        return written.fileName().toStdString();
    }

    QTemporaryDir m_folder;
};

QTEST_APPLESS_MAIN(TestModelSource)
#include "test_model_source.moc"
