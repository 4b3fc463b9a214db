// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

const QStringList kIllegal{"--set", "plan.pp=3"};  // 8 · 3 · 2 ranks are not 64

bool isFinding(const QJsonValue& finding)
{
    return !finding["id"].toString().isEmpty() && QStringList{"error", "warning", "hint"}.contains(finding["severity"].toString()) &&
           finding["numbers"].isObject() && finding["nearest"].isObject() && !finding["message"].toString().isEmpty() &&
           !finding["source"].toString().isEmpty();
}

/// All ranks of all groups, sorted.
QList<int> ranksOf(const QJsonValue& groups)
{
    QList<int> ranks;
    for (const QJsonValue& group : groups.toArray()) {
        for (const QJsonValue& rank : group.toArray())
            ranks << rank.toInt();
    }
    std::sort(ranks.begin(), ranks.end());
    return ranks;
}

}  // namespace

/// `check` and `mesh`.
class TestPlanCommands : public QObject {
    Q_OBJECT

private slots:
    void aLegalPlanIsOk()
    {
        const Outcome outcome = run({"check", example(), "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject check = outcome.json();
        QCOMPARE(check["schema"].toString(), QString("shardscope.check/1"));
        QCOMPARE(check["ok"], QJsonValue(true));
        QCOMPARE(check["derived"]["dp"].toInt(), 2);
        QCOMPARE(check["derived"]["microbatches"].toInt(), 512);
        QCOMPARE(check["derived"]["edp"].toInt(), 2);
        QVERIFY(check["findings"].isArray());
        QVERIFY(run({"check", example()}).out.startsWith("LEGAL"));
    }

    void anIllegalPlanIsAnsweredWithStatusOne()
    {
        const Outcome outcome = run(QStringList{"check", example(), "--json"} + kIllegal);
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.err.isEmpty());
        QCOMPARE(outcome.json()["ok"], QJsonValue(false));
        const QJsonArray findings = outcome.json()["findings"].toArray();
        QVERIFY(!findings.isEmpty());
        QVERIFY(std::all_of(findings.begin(), findings.end(), isFinding));
        QCOMPARE(findings[0]["rule"].toString(), QString("C-1"));
        QCOMPARE(findings[0]["severity"].toString(), QString("error"));
        QVERIFY(!findings[0]["nearest"].toObject().isEmpty());

        const Outcome table = run(QStringList{"check", example()} + kIllegal);
        QCOMPARE(table.status, 1);
        QVERIFY(table.out.startsWith("ILLEGAL"));
        QVERIFY(table.out.contains("C-1"));
    }

    void aHintLeavesThePlanLegal()
    {
        const Outcome outcome = run({"check", example(), "--json", "--set", "plan.tp=16", "--set", "plan.dp=1"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.json()["findings"][0]["id"].toString(), QString("tp-crosses-node"));
        QCOMPARE(outcome.json()["findings"][0]["severity"].toString(), QString("hint"));
    }

    void aTargetAddsItsRules()
    {
        const QStringList plan{"check", example(), "--json", "--set", "plan.stage_layers=[40,20,10,10]", "--set", "plan.schedule=afab"};
        QCOMPARE(run(plan).status, 0);
        const Outcome outcome = run(plan + QStringList{"--target", "megatron"});
        QCOMPARE(outcome.status, 1);
        QVERIFY(run(plan).json()["findings"].toArray().size() < outcome.json()["findings"].toArray().size());
    }

    void eachMeshGroupPartitionsTheWorld()
    {
        const Outcome outcome = run({"mesh", example(), "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject mesh = outcome.json();
        QCOMPARE(mesh["schema"].toString(), QString("shardscope.mesh/1"));
        QCOMPARE(mesh["world"].toInt(), 64);
        QList<int> world(64);
        std::iota(world.begin(), world.end(), 0);
        for (const char* name : {"tp", "cp", "dp", "dp-cp", "pp"})
            QCOMPARE(ranksOf(mesh["groups"][QLatin1String(name)]), world);
        for (const char* name : {"ep", "etp", "edp"})
            QCOMPARE(ranksOf(mesh["expert_groups"][QLatin1String(name)]), world);
        QCOMPARE(mesh["groups"]["tp"][0], QJsonValue(QJsonArray{0, 1, 2, 3, 4, 5, 6, 7}));
        QCOMPARE(mesh["groups"]["pp"][0], QJsonValue(QJsonArray{0, 16, 32, 48}));
    }

    void theOrderMovesTheRanks()
    {
        const QJsonObject mesh = run({"mesh", example(), "--json", "--set", "plan.order=pp-tp-cp-ep-dp"}).json();
        QCOMPARE(mesh["groups"]["pp"][0], QJsonValue(QJsonArray{0, 1, 2, 3}));
    }

    void aMeshIsAnsweredWheneverTheProductsFit()
    {
        // Illegal (the batch does not divide), but its products fit.
        const QStringList plan{example(), "--set", "training.global_batch=7", "--json"};
        QCOMPARE(run(QStringList{"check"} + plan).status, 1);
        QCOMPARE(run(QStringList{"mesh"} + plan).status, 0);
    }

    void aMeshThatDoesNotFitIsRefusedWithFindings()
    {
        const Outcome outcome = run(QStringList{"mesh", example(), "--json"} + kIllegal);
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.json()["findings"].toArray().size() >= 1);
        QVERIFY(!outcome.json().contains("groups"));
        const Outcome table = run(QStringList{"mesh", example()} + kIllegal);
        QCOMPARE(table.status, 1);
        QVERIFY(table.out.startsWith("ILLEGAL PLAN"));
    }

    void theTableShowsSizesAndRanks()
    {
        const Outcome outcome = run({"mesh", example()});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.contains("64 GPUs"));
        QVERIFY(outcome.out.contains("[0 1 2 3 4 5 6 7]"));
    }
};

QTEST_GUILESS_MAIN(TestPlanCommands)
#include "test_plan_commands.moc"
