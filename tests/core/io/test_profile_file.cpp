// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "core/io/runs_json.h"
#include "core/io/scenario_file.h"

using namespace shardscope;

namespace {

const QString kProfiled = QStringLiteral(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3-70b"},
  "cluster": {"gpu": "h100-sxm", "nodes": 8, "profile": %1}, "training": {"sequence_length": 8192, "global_batch": 1024}})");

}  // namespace

class TestProfileFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string write(const QString& name, const QString& text) const
    {
        QFile file(m_folder.filePath(name));
        const QByteArray bytes = text.toUtf8();
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName().toStdString() : std::string();
    }

private slots:
    void initTestCase()
    {
        QVERIFY(QDir(m_folder.path()).mkdir("profiles"));
        write("profiles/good.json", R"({"schema": "shardscope.profile/1", "collectives": []})");
        write("newer.json", R"({"schema": "shardscope.profile/2"})");
        write("other.json", R"({"schema": "shardscope.scenario/1"})");
        write("bare.json", "{}");
        write("list.json", "[]");
        write("broken.json", "{");
    }

    void accepts_data()
    {
        QTest::addColumn<QString>("profile");
        QTest::newRow("null") << "null";
        QTest::newRow("relative to the scenario") << R"("profiles/good.json")";
        QTest::newRow("absolute") << "\"" + m_folder.filePath("profiles/good.json") + "\"";
        QTest::newRow("its content") << R"({"schema": "shardscope.profile/1", "date": "2026-01-01"})";
    }
    void accepts()
    {
        QFETCH(QString, profile);
        const Result<Scenario> scenario = loadScenario(write("s.json", kProfiled.arg(profile)));
        QVERIFY(scenario);
        QCOMPARE(scenario->cluster.profile.has_value(), profile != "null");
        QCOMPARE(scenario->cluster.calibration != nullptr, profile != "null");
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("profile");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("within");
        const auto row = [this](const char* what, const char* profile, ErrorCode code, const char* file) {
            QTest::newRow(what) << profile << static_cast<int>(code) << (*file == '\0' ? QString() : m_folder.filePath(file));
        };
        row("no such file", R"("none.json")", ErrorCode::FileNotFound, "none.json");
        row("a folder", R"("profiles")", ErrorCode::FileUnreadable, "profiles");
        row("not JSON", R"("broken.json")", ErrorCode::JsonSyntax, "broken.json");
        row("a list", R"("list.json")", ErrorCode::NotAnObject, "list.json");
        row("no schema", R"("bare.json")", ErrorCode::SchemaMissing, "bare.json");
        row("another schema", R"("other.json")", ErrorCode::SchemaUnknown, "other.json");
        row("a newer schema", R"("newer.json")", ErrorCode::SchemaTooNew, "newer.json");
        row("content of another schema", R"({"schema": "shardscope.runs/1"})", ErrorCode::SchemaUnknown, "");
        row("empty content", "{}", ErrorCode::SchemaMissing, "");
    }
    void refuses()
    {
        QFETCH(QString, profile);
        const std::string path = write("s.json", kProfiled.arg(profile));
        const Result<Scenario> scenario = loadScenario(path);
        QVERIFY(!scenario);
        QTEST(static_cast<int>(scenario.error().code), "code");
        QCOMPARE(scenario.error().file, path);
        const QString pointer = QString::fromStdString(scenario.error().pointer), within = QString::fromStdString(scenario.error().within);
        QVERIFY2(pointer.startsWith("/cluster/profile"), qPrintable(pointer));
        QTEST(within.section(": at ", 0, 0), "within");
    }

    void blamesAnOverride()
    {
        const Result<Scenario> scenario = loadScenario(write("s.json", kProfiled.arg("null")), {"cluster.profile=none.json"});
        QCOMPARE(scenario.error().code, ErrorCode::FileNotFound);
        QCOMPARE(scenario.error().file, std::string("--set cluster.profile"));
    }

    void aRowOfRunsHasAProfileToo()
    {
        const QString row = R"({"id": "r", "measured": {"fits": true}, "scenario": %1})";
        const auto load = [&](const char* profile) {
            return loadRuns(write("runs.json", R"({"schema": "shardscope.runs/1", "rows": [)" + row.arg(kProfiled.arg(profile)) + "]}"));
        };
        QVERIFY(load(R"("profiles/good.json")")->front().scenario);
        const Result<std::vector<Run>> runs = load(R"("none.json")");
        QVERIFY(runs && !runs->front().scenario);
        QCOMPARE(runs->front().scenario.error().pointer, std::string("/rows/0/scenario/cluster/profile"));
    }
};

QTEST_APPLESS_MAIN(TestProfileFile)
#include "test_profile_file.moc"
