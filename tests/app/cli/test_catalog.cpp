// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

class TestCatalog : public QObject {
    Q_OBJECT

private slots:
    void everyEntryOfTheDocumentStandsInTheTable_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("atLeast");
        QTest::newRow("models") << "models"
                                << "id" << 40;
        QTest::newRow("gpus") << "gpus"
                              << "id" << 33;
        QTest::newRow("networks") << "networks"
                                  << "id" << 16;
        QTest::newRow("clusters") << "clusters"
                                  << "id" << 15;
        QTest::newRow("schedules") << "schedules"
                                   << "id" << 10;
        QTest::newRow("lengths") << "lengths"
                                 << "id" << 6;
        QTest::newRow("parameters") << "parameters"
                                    << "path" << 50;
        QTest::newRow("figures") << "figures"
                                 << "id" << 600;
        QTest::newRow("constants") << "constants"
                                   << "id" << 70;
    }
    void everyEntryOfTheDocumentStandsInTheTable()
    {
        QFETCH(QString, list);
        QFETCH(QString, key);
        QFETCH(int, atLeast);
        const Outcome document = run({"catalog", list, "--json"});
        const Outcome table = run({"catalog", list});
        QCOMPARE(document.status, 0);
        QCOMPARE(table.status, 0);
        const QJsonArray entries = document.json()[list].toArray();
        QVERIFY2(entries.size() >= atLeast, qPrintable(QString::number(entries.size())));
        for (const QJsonValue& entry : entries) {
            const QString name = entry[key].toString();
            QVERIFY(!name.isEmpty());
            QVERIFY2(table.out.startsWith(name.toUtf8() + " ") || table.out.contains("\n" + name.toUtf8() + " "), qPrintable(name));
        }
    }

    void parametersHaveUnitRangeAndDefault()
    {
        for (const QJsonValue& entry : run({"catalog", "parameters", "--json"}).json()["parameters"].toArray()) {
            if (entry["path"].toString() != "plan.bucket_bytes")
                continue;
            QCOMPARE(entry["unit"].toString(), QString("bytes"));
            QVERIFY(entry.toObject().contains("default") && entry["default"].isNull());
            QVERIFY(entry["null_means"].toString().startsWith("the framework's"));
            QVERIFY(entry.toObject().contains("smallest") && entry.toObject().contains("largest"));
            return;
        }
        QFAIL("no plan.bucket_bytes");
    }

    /// The catalogue promises that every listed id can be used.
    void everyPresetCanBeNamed()
    {
        for (const QJsonValue& entry : run({"catalog", "models", "--json"}).json()["models"].toArray()) {
            const Outcome outcome = run({"model", entry["id"].toString(), "--json"});
            QVERIFY2(outcome.status == 0, outcome.err.constData());
            QCOMPARE(outcome.json()["parameters"]["total"], entry["parameters"]["total"]);
        }
    }
};

QTEST_GUILESS_MAIN(TestCatalog)
#include "test_catalog.moc"
