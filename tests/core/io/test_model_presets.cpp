// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <set>

#include <QTest>

#include "core/io/model_presets.h"
#include "core/io/resource.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/model/validate.h"
#include "core/text/error_text.h"

using namespace shardscope;

class TestModelPresets : public QObject {
    Q_OBJECT
private slots:
    void everyFileIsRight()
    {
        std::size_t models = 0;
        for (const Resource& resource : embeddedResources()) {
            if (resource.path.substr(0, 7) != "models/")
                continue;
            const auto presets = readModelPresets(resource.text, resource.path);
            QVERIFY2(presets.hasValue(), presets ? "" : errorText(presets.error()).c_str());
            models += presets->size();
        }
        QVERIFY(models >= 45);
        QCOMPARE(modelPresets().size(), models);
    }
    void countsEqualThePublished_data()
    {
        QTest::addColumn<QString>("id");
        for (const ModelPreset& preset : modelPresets())
            QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.id);
    }
    void countsEqualThePublished()
    {
        QFETCH(QString, id);
        const auto preset =
            std::find_if(modelPresets().begin(), modelPresets().end(), [&](const ModelPreset& p) { return p.id == id.toStdString(); });
        const std::int64_t total = countParameters(*preset->architecture).total;
        const QString published = QString::fromStdString(preset->published);
        if (!published.endsWith('B')) {
            QCOMPARE(QString::number(total), published);
        } else {
            // Published rounded, in billions: equal to the digits given.
            const qsizetype point = published.indexOf('.');
            const int digits = point < 0 ? 0 : static_cast<int>(published.size() - point - 2);
            QCOMPARE(QString::number(static_cast<double>(total) / 1e9, 'f', digits) + 'B', published);
        }
        QVERIFY(canEstimate(*preset->architecture));
        QVERIFY(preset->architecture->maxPositions > 0);
        QVERIFY(!preset->source.empty());
        QVERIFY(!preset->name.empty());
    }
    void idsAreUnique()
    {
        std::set<std::string> ids;
        for (const ModelPreset& preset : modelPresets())
            QVERIFY2(ids.insert(preset.id).second, preset.id.c_str());
    }
    void hasWhatThePublicExamplesName()
    {
        for (const char* id :
             {"llama-3-70b", "llama-2-7b", "llama-3.1-405b", "mixtral-8x7b", "qwen3-30b-a3b", "deepseek-v3", "kimi-k2", "gpt-oss-120b",
              "gpt2", "gpt-3-175b", "bloom-176b", "smollm3-3b", "megatron-gpt-22b", "playbook-1.34b", "playbook-80b"})
            QVERIFY2(modelPreset(id).hasValue(), id);
    }
    void namesTheNearest()
    {
        const auto result = modelPreset("lama-3-70b");
        QCOMPARE(result.error().code, ErrorCode::UnknownName);
        QCOMPARE(result.error().arguments.at(2), std::string("llama-3-70b"));
    }
    void refusesAnotherSchema()
    {
        QCOMPARE(readModelPresets(R"({"schema": "shardscope.models/2", "models": []})", "f").error().code, ErrorCode::SchemaUnknown);
        QCOMPARE(readModelPresets(R"({"models": []})", "f").error().code, ErrorCode::SchemaMissing);
        QCOMPARE(readModelPresets(R"({"schema": "shardscope.models/1"})", "f").error().pointer, std::string("/models"));
    }
};

QTEST_APPLESS_MAIN(TestModelPresets)
#include "test_model_presets.moc"
