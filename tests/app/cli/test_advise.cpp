// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

/// As `--set` takes them.
QStringList overrides(const QJsonObject& change)
{
    QStringList all;
    for (auto field = change.begin(); field != change.end(); ++field) {
        const QByteArray value = QJsonDocument(QJsonArray{field.value()}).toJson(QJsonDocument::Compact);
        all << "--set" << field.key() + "=" + QString::fromUtf8(value.mid(1, value.size() - 2));
    }
    return all;
}

void compareWithEstimate(const QJsonObject& change, const QJsonObject& figures)
{
    const Outcome estimate = run(QStringList{"estimate", example(), "--json"} + overrides(change));
    QCOMPARE(estimate.status, 0);
    QCOMPARE(estimate.json()["fits"], figures["fits"]);
    QCOMPARE(estimate.json()["memory"]["peak_bytes"], figures["peak_bytes"]);
    QCOMPARE(estimate.json()["time"]["step_s"], figures["step_s"]);
}

}  // namespace

class TestAdvise : public QObject {
    Q_OBJECT

private slots:
    void theDocumentIsTheContracts()
    {
        const Outcome outcome = run({"advise", example(), "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject advice = outcome.json();
        QCOMPARE(advice["schema"].toString(), QString("shardscope.advice/1"));
        QVERIFY(advice["findings"].isArray());
        QStringList steps;
        for (const QJsonValue step : advice["steps"].toArray()) {
            steps << step["step"].toString();
            for (const QJsonValue decision : step["decisions"].toArray()) {
                for (const char* key : {"rule", "source", "because"})
                    QVERIFY2(!decision[QLatin1String(key)].toString().isEmpty(), key);
                QVERIFY(decision["applies"].isBool() && decision["change"].isObject());
            }
        }
        QCOMPARE(steps, (QStringList{"fit", "batch", "throughput"}));
        QVERIFY(advice["recipes"].toArray().size() > 2);
        for (const QJsonValue recipe : advice["recipes"].toArray()) {
            QVERIFY(!recipe["name"].toString().isEmpty() && !recipe["source"].toString().isEmpty());
            QVERIFY(recipe["plan"]["tp"].toInt() >= 1 && recipe["fits"].isBool());
            QVERIFY(recipe["step_s"].toDouble() > 0 && recipe["peak_bytes"].toDouble() > 0);
        }
    }

    void eachChangeGivesTheFiguresThatItShows()
    {
        const QJsonObject advice = run({"advise", example(), "--json"}).json();
        int compared = 0;
        for (const QJsonValue step : advice["steps"].toArray()) {
            for (const QJsonValue decision : step["decisions"].toArray()) {
                if (!decision["after"].isObject())
                    continue;
                compareWithEstimate(decision["change"].toObject(), decision["after"].toObject());
                ++compared;
            }
        }
        QVERIFY(compared >= 5);
        for (const QJsonValue recipe : advice["recipes"].toArray())
            compareWithEstimate(recipe["change"].toObject(), recipe.toObject());
        compareWithEstimate(advice["change"].toObject(), advice["after"].toObject());
    }

    void thePathIsTold()
    {
        const Outcome short_ = run({"advise", example()});
        QCOMPARE(short_.status, 0);
        for (const char* words : {"Fit one training step in memory", "Reach the target batch size", "Train faster", "fit-10b-to-100b",
                                  "Because: ", "Source: ", "Starting points", "tokens/s per GPU", "The path leads"})
            QVERIFY2(short_.out.contains(words), words);
        QVERIFY(!short_.out.contains("tree-below-1b"));
        const Outcome all = run({"advise", example(), "--all"});
        QVERIFY(all.out.contains("tree-below-1b") && all.out.contains("does not apply"));
    }

    void ownRulesStandBeside()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("ours.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"schema": "shardscope.advice-rules/1",
            "rules": [{"id": "our-70b", "step": "throughput", "source": "us", "when": [{"fact": "parameters", "at_least": 6e10}],
                       "try": [{"name": "TP 4", "set": {"plan.tp": 4, "plan.pp": "any"}}]}],
            "recipes": [{"name": "ours", "set": {"plan.tp": 4}}]})");
        file.close();
        const Outcome outcome = run({"advise", example(), "--rules", file.fileName()});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.contains("our-70b") && outcome.out.contains("Your own rules") && outcome.out.contains("ours "));
        const Outcome absent = run({"advise", example(), "--rules", folder.filePath("none.json")});
        QCOMPARE(absent.status, 2);
        QVERIFY(absent.out.isEmpty() && absent.err.contains("none.json"));
    }

    void theSearchsBestStandsBeside()
    {
        const QStringList small{"--set", "cluster.nodes=1", "--set", "model.preset=llama-3.2-1b", "--set", "plan.pp=1",
                                "--set", "plan.dp=1",       "--json"};
        const QJsonObject advice = run(QStringList{"advise", example(), "--best"} + small).json();
        const QJsonObject best = advice["recipes"][0].toObject();
        QCOMPARE(best["name"].toString(), QString("the search's best"));
        const QJsonObject found = run(QStringList{"search", example(), "--top", "1"} + small).json();
        QVERIFY(best["step_s"].toDouble() <= found["plans"][0]["step_s"].toDouble() * (1 + 1e-9));
        QVERIFY(best["step_s"].toDouble() <= advice["after"]["step_s"].toDouble() ||
                advice["change"].toObject().contains("training.global_batch"));
    }

    void anIllegalPlanHasItsFindings()
    {
        const Outcome outcome = run({"advise", example(), "--json", "--set", "plan.tp=7"});
        QCOMPARE(outcome.status, 1);
        QVERIFY(!outcome.json()["findings"].toArray().isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestAdvise)
#include "test_advise.moc"
