// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

/// Whether one of the notes has this value under the key.
bool has(const QJsonValue& notes, const QString& key, const QString& value)
{
    const QJsonArray all = notes.toArray();
    return std::any_of(all.begin(), all.end(), [&](const QJsonValue& note) { return note[key].toString() == value; });
}

}  // namespace

class TestExport : public QObject {
    Q_OBJECT
private slots:
    void answersAsAFileAndAsADocument()
    {
        const Outcome file = run({"export", example(), "--target", "megatron"});
        QCOMPARE(file.status, 0);
        QVERIFY(file.out.startsWith("#!/bin/bash\n") && file.out.contains("--tensor-model-parallel-size 8"));
        const Outcome document = run({"export", example(), "--target", "megatron", "--json"});
        const QJsonObject& json = document.json();
        QCOMPARE(json["verdict"].toString(), QString("exact"));
        QVERIFY(json["changed"].toArray().isEmpty() && json["version"].toString().contains("Megatron-LM"));
        QVERIFY(file.out.startsWith(json["files"].toArray().at(0).toObject()["text"].toString().toUtf8()));
    }
    void illegalAndNotExpressible()
    {
        const Outcome illegal = run({"export", example(), "--target", "megatron", "--set", "training.global_batch=7", "--json"});
        QCOMPARE(illegal.status, 1);
        QVERIFY(!illegal.json()["findings"].toArray().isEmpty());
        const Outcome none = run({"export", example(), "--target", "deepspeed", "--json"});
        QCOMPARE(none.status, 0);
        const QJsonObject& json = none.json();
        QCOMPARE(json["verdict"].toString(), QString("not-expressible"));
        QVERIFY(json["files"].toArray().isEmpty() && !json["why"].toArray().isEmpty());
        QCOMPARE(run({"export", example(), "--target", "torchtitanic"}).status, 2);
        QCOMPARE(run({"export", example()}).status, 2);
    }
    void comesBack()
    {
        const QTemporaryDir folder;
        const Outcome file = run({"export", example(), "--target", "nanotron"});
        const QString path = write(folder, "plan.yaml", file.out);
        const Outcome scenario = run({"import", path});
        QCOMPARE(scenario.status, 0);
        const QString back = write(folder, "plan.json", scenario.out);
        QCOMPARE(run({"check", back, "--target", "nanotron"}).status, 0);
        QCOMPARE(scenario.json()["plan"]["tp"].toInt(), 8);
        const Outcome listed = run({"import", path, "--json", "--set", "plan.tp=4"});
        const QJsonObject& json = listed.json();
        QCOMPARE(json["scenario"]["plan"]["tp"].toInt(), 4);
        QVERIFY(has(json["ignored"], "key", "tokens.train_steps"));
        QCOMPARE(run({"import", back}).status, 2);
    }

    void whatStandsBelowTheFileIsNoPartOfIt_data()
    {
        QTest::addColumn<QString>("target");
        for (const char* target : {"megatron", "megatron-bridge", "nanotron", "torchtitan", "torchtitan-0.2.2"})
            QTest::newRow(target) << target;
    }
    void whatStandsBelowTheFileIsNoPartOfIt()
    {
        QFETCH(QString, target);
        const QTemporaryDir folder;
        const QString file = write(folder, "launch.txt", run({"export", example(), "--target", target}).out);
        const QJsonObject back = run({"import", file, "--json", "--set", "plan.tp=1", "--set", "plan.pp=1", "--set", "plan.dp=64"}).json();
        QCOMPARE(back["target"].toString(), target);
        for (const char* field : {"plan.tp", "plan.pp", "plan.cp", "plan.micro_batch", "training.global_batch"})
            QVERIFY2(!has(back["assumed"], "path", field), field);
    }
};

QTEST_APPLESS_MAIN(TestExport)
#include "test_export.moc"
