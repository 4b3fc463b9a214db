// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

const QStringList kClasses{"parameters", "gradients", "optimizer", "activations", "temporary", "framework"};

}  // namespace

/// `estimate` and `explain`.
class TestEstimate : public QObject {
    Q_OBJECT

private slots:
    void theDocumentHasWhatTheContractNames()
    {
        const Outcome outcome = run({"estimate", example(), "--json"});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.err.isEmpty());
        const QJsonObject estimate = outcome.json();
        QCOMPARE(estimate["schema"].toString(), QString("shardscope.estimate/1"));
        QCOMPARE(estimate["fits"], QJsonValue(true));
        QCOMPARE(estimate["gpus"].toInt(), 64);
        QVERIFY(estimate["findings"].isArray());
        QCOMPARE(estimate["parameters"]["total"].toInteger(), 70553706496);
        QCOMPARE(estimate["parameters"]["active"].toInteger(), 70553706496);
        const QJsonObject memory = estimate["memory"].toObject();
        for (const char* key : {"capacity_bytes", "peak_bytes", "allocated_bytes", "reserved_bytes"})
            QVERIFY2(memory[QLatin1String(key)].toDouble() > 0, key);
        QCOMPARE(memory["by_stage"].toArray().size(), 4);
        QVERIFY(estimate["time"]["step_s"].toDouble() > 0);
        QCOMPARE(estimate["throughput"]["tokens_per_s"].toDouble(), 1024.0 * 8192 / estimate["time"]["step_s"].toDouble());
        QVERIFY(estimate["cost"].toObject().isEmpty());  // no token budget
    }

    void theBandIsThere()
    {
        const Outcome outcome = run({"estimate", example(), "--json"});
        const QJsonObject trust = outcome.json()["trust"].toObject();
        for (const char* band : {"time_band", "memory_band"})
            QVERIFY2(trust[QLatin1String(band)].toDouble() > 0.01 && trust[QLatin1String(band)].toDouble() < 1, band);
        QVERIFY(trust["measured_like_it"].toInt() > 0);
        QVERIFY2(trust["why"].toString().contains("Hopper"), qPrintable(trust["why"].toString()));
        const QString text = run({"estimate", example()}).out;
        QCOMPARE(text.count("Seven of ten unseen runs"), 2);
        QVERIFY(text.contains("Nearest"));
        QVERIFY(run({"explain", example(), "/time/step_s"}).out.contains("Seven of ten unseen runs"));
    }

    void theVerdictSaysWhatHangsOnTheBand_data()
    {
        QTest::addColumn<int>("microBatch");
        QTest::addColumn<QString>("word");
        QTest::newRow("roomy") << 1 << "FITS, ";
        QTest::newRow("tight") << 2 << "TIGHT (the upper end of the band is above the capacity), ";
        QTest::newRow("too much") << 4 << "DOES NOT FIT, ";
    }
    void theVerdictSaysWhatHangsOnTheBand()
    {
        QFETCH(int, microBatch);
        QFETCH(QString, word);
        const Outcome outcome =
            run({"estimate", example(), "--set", QString("plan.micro_batch=%1").arg(microBatch), "--set", "plan.recompute=none"});
        QVERIFY2(outcome.out.startsWith(word.toUtf8()), outcome.out.left(100).constData());
    }

    void thePartsSumToTheTotalAndThePeakIsTheLargest_data()
    {
        QTest::addColumn<QStringList>("changes");
        QTest::newRow("current setting") << QStringList{};
        QTest::newRow("interleaved") << QStringList{"plan.schedule=interleaved", "plan.chunks=5"};
        QTest::newRow("full recompute") << QStringList{"plan.recompute=full", "plan.micro_batch=4"};
        QTest::newRow("fsdp") << QStringList{"training.recipe=fsdp2", "plan.zero=3", "plan.pp=1", "plan.dp=8"};
        QTest::newRow("experts") << QStringList{"model.preset=mixtral-8x7b", "plan.ep=2", "plan.etp=1"};
    }
    void thePartsSumToTheTotalAndThePeakIsTheLargest()
    {
        QFETCH(QStringList, changes);
        QStringList arguments{"estimate", example(), "--json"};
        for (const QString& change : changes)
            arguments << "--set" << change;
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 0);
        const QJsonObject memory = outcome.json()["memory"].toObject();
        double largest = 0;
        for (const QJsonValue& stage : memory["by_stage"].toArray()) {
            double sum = 0;
            for (const QString& name : kClasses)
                sum += stage[name].toDouble();
            QCOMPARE(stage["total"].toDouble(), sum);
            largest = std::max(largest, sum);
        }
        const QJsonObject time = outcome.json()["time"].toObject();
        double seconds =
            time["compute_s"].toDouble() + time["bubble_s"].toDouble() + time["optimizer_s"].toDouble() + time["overhead_s"].toDouble();
        for (const QJsonValue& exposed : time["exposed_s"].toObject())
            seconds += exposed.toDouble();
        QCOMPARE(time["step_s"].toDouble(), seconds);
        QCOMPARE(memory["peak_bytes"].toDouble(), largest);
        QCOMPARE(memory["by_stage"][memory["peak_stage"].toInt()]["total"].toDouble(), largest);
        QVERIFY(memory["allocated_bytes"].toDouble() <= memory["reserved_bytes"].toDouble());
        QVERIFY(memory["reserved_bytes"].toDouble() <= largest);
    }

    void costIsThereWhereItCanBeKnown()
    {
        const QStringList budget{"estimate", example(), "--json", "--set", "training.token_budget=1e12"};
        const QJsonObject days = run(budget).json()["cost"].toObject();
        QCOMPARE(days.keys(), QStringList{"days"});
        const Outcome all = run(budget + QStringList{"--set", "cluster.price_per_gpu_hour=2", "--set", "cluster.watts_per_gpu=500"});
        const QJsonObject cost = all.json()["cost"].toObject();
        QCOMPARE(cost["days"], days["days"]);
        QCOMPARE(cost["days"].toDouble(), 1e12 / all.json()["throughput"]["tokens_per_s"].toDouble() / 86400);
        QCOMPARE(cost["price"].toDouble(), cost["days"].toDouble() * 24 * 64 * 2);
        QCOMPARE(cost["energy_wh"].toDouble(), cost["days"].toDouble() * 24 * 64 * 500);
        const QByteArray table = run({"estimate", example(), "--set", "training.token_budget=1e12"}).out;
        QVERIFY2(table.contains("days, price unknown without") && table.contains("cluster.price_per_gpu_hour"), table.constData());
    }

    void failuresAreCountedWhereTheirRateIsStated()
    {
        const QStringList asked{
            "estimate", example(), "--set", "training.token_budget=1e12", "--set", "training.run.gpu_hours_per_failure=50700"};
        const QJsonObject cost = run(asked + QStringList{"--json"}).json()["cost"].toObject();
        const double goodput = cost["goodput"].toDouble();
        QVERIFY(goodput > 0.9 && goodput < 1);
        QCOMPARE(cost["days"].toDouble(), cost["failure_free_days"].toDouble() / goodput);
        QCOMPARE(cost["failure_interval_s"].toDouble(), 50700 * 3600.0 / 64);
        QVERIFY(std::abs(goodput + cost["checkpoint_share"].toDouble() + cost["failure_share"].toDouble() - 1) < 1e-12);
        const Outcome often = run(asked + QStringList{"--set", "training.run.checkpoint_every_s=60", "--json"});
        QCOMPARE(often.json()["cost"]["checkpoint_interval_s"].toDouble(), 60.0);
        QVERIFY(often.json()["cost"]["goodput"].toDouble() < goodput);
        const QByteArray table = run(asked).out;
        for (const char* part : {"Goodput 9", "failures expected", "Young", "Daly"})
            QVERIFY2(table.contains(part), part);
        QVERIFY2(table.contains("fails every 33.0 days"), table.constData());
        QVERIFY(
            run({"explain", example(), "/cost/restart_s", "--set", "training.run.gpu_hours_per_failure=1e5"}).out.contains("MegaScale"));
        const Outcome never = run({"estimate", example(), "--set", "training.token_budget=1e12", "--set",
                                   "training.run.gpu_hours_per_failure=1", "--set", "training.run.checkpoint_every_s=3600"});
        QVERIFY2(never.out.contains("never ends"), never.out.constData());
    }

    void theTableSaysWhereTheStepGoes()
    {
        const QByteArray table = run({"estimate", example()}).out;
        for (const char* part :
             {"Time of one step: ", "\ncompute ", "\nidle (micro-batches) ", "Bubble: ", "exposed tp", "\noptimizer ", "overhead (host)",
              "100.0 %", "tokens/s per GPU", "MFU ", "HFU ", "compute to communication", "training.token_budget"})
            QVERIFY2(table.contains(part), part);
        QVERIFY(!table.contains("exposed ep"));
    }

    void whatDoesNotFitIsAnAnswer()
    {
        const QStringList arguments{"estimate", example(), "--set", "plan.micro_batch=8"};
        const Outcome outcome = run(arguments + QStringList{"--json"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.json()["fits"], QJsonValue(false));
        QVERIFY(run(arguments).out.startsWith("DOES NOT FIT, "));
    }

    /// The first remedy of the table, applied as printed, has the stated effect.
    void whatWouldMakeItFitCanBeSet()
    {
        const QStringList arguments{"estimate", example(), "--set", "plan.tp=4", "--set", "plan.dp=4"};
        const QString table = QString::fromUtf8(run(arguments).out);
        const QStringList lines = table.mid(table.indexOf("Changes that make the plan fit")).split('\n');
        QVERIFY2(lines.size() > 4, qPrintable(table));
        // Many settings go on in the lines below, which begin with blanks alone.
        QString row = lines[2];
        for (qsizetype line = 3; line < lines.size() && lines[line].startsWith("          "); ++line)
            row += lines[line];
        const QStringList first = row.simplified().split(' ');
        const qsizetype settings = first.indexOf(QRegularExpression("^(plan|cluster|training)\\..*"));
        QVERIFY2(settings > 3, qPrintable(lines[2]));
        QStringList mended = arguments;
        for (const QString& each : first.mid(settings))
            mended << "--set" << each;
        const QJsonObject estimate = run(mended + QStringList{"--json"}).json();
        QCOMPARE(estimate["fits"], QJsonValue(true));
        QCOMPARE(QString::number(estimate["memory"]["peak_bytes"].toDouble() / (1 << 30), 'f', 1), first[0]);
        QCOMPARE(QString::number(qRound(estimate["throughput"]["tokens_per_s_per_gpu"].toDouble())), QString(first[1]).remove(','));
        // The contract's document has no field for them.
        QVERIFY(!run(arguments + QStringList{"--json"}).json().contains("remedies"));
    }

    void settingsThatCostTimeForNothingAreTold()
    {
        const QByteArray text = run({"estimate", example(), "--set", "plan.recompute=full"}).out;
        QVERIFY2(text.contains("Settings that cost time without benefit") && text.contains("plan.recompute=none"), text.constData());
        QVERIFY(!run({"estimate", example(), "--set", "plan.tp=4", "--set", "plan.dp=4"}).out.contains("cost time without benefit"));
    }

    void anIllegalPlanHasFindingsAlone()
    {
        for (const QStringList& command : {QStringList{"estimate", example()}, QStringList{"explain", example(), "/memory/peak_bytes"}}) {
            const QStringList arguments = command + QStringList{"--set", "plan.pp=3"};
            const Outcome outcome = run(arguments + QStringList{"--json"});
            QCOMPARE(outcome.status, 1);
            QVERIFY(outcome.err.isEmpty());
            QCOMPARE(outcome.json().keys(), QStringList{"findings"});
            const Outcome table = run(arguments);
            QCOMPARE(table.status, 1);
            QVERIFY(table.out.startsWith("ILLEGAL PLAN: 1 error"));
        }
    }

    void hintsLeaveTheStatusAlone()
    {
        const Outcome outcome = run({"estimate", example(), "--json", "--set", "plan.tp=16", "--set", "plan.dp=1"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.json()["findings"][0]["severity"].toString(), QString("hint"));
    }

    void theTableAnswersAtOnce()
    {
        const Outcome outcome = run({"estimate", example()});
        const QByteArray verdict = outcome.out.left(outcome.out.indexOf('\n'));
        QVERIFY2(verdict.startsWith("FITS, ") && verdict.contains(" GiB free") && verdict.contains(" GB)"), verdict.constData());
        QVERIFY(outcome.out.contains("Llama 3 70B on 64 H100"));
        QVERIFY(outcome.out.contains("ggg"));
        QVERIFY(outcome.out.contains("ooo"));
    }

    void equalStagesShareALine()
    {
        const Outcome outcome = run(
            {"estimate", example(), "--set", "plan.schedule=afab", "--set", "training.global_batch=16", "--set", "plan.recompute=full"});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.contains("\n1–2 "), outcome.out.constData());
    }

    void aFigureIsExplainedDownToItsInputs()
    {
        const double peak = run({"estimate", example(), "--json"}).json()["memory"]["peak_bytes"].toDouble();
        const Outcome outcome = run({"explain", example(), "/memory/peak_bytes", "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject derivation = outcome.json();
        QCOMPARE(derivation["schema"].toString(), QString("shardscope.derivation/1"));
        QCOMPARE(derivation["field"].toString(), QString("/memory/peak_bytes"));
        QCOMPARE(derivation["value"].toDouble(), peak);
        QCOMPARE(derivation["unit"].toString(), QString("bytes"));
        for (const char* key : {"formula", "source"})
            QVERIFY2(!derivation[QLatin1String(key)].toString().isEmpty(), key);
        QVERIFY(!derivation["inputs"].toArray().isEmpty());
        QVERIFY(derivation["inputs_explained"].isArray());
        const QStringList asked{"explain",
                                example(),
                                "/cost/goodput",
                                "--set",
                                "training.run.gpu_hours_per_failure=1",
                                "--set",
                                "training.run.restart_s=31000000",
                                "--set",
                                "training.run.checkpoint_every_s=31000000"};
        const Outcome endless = run(asked);
        QVERIFY2(endless.out.contains("infinite") && !endless.out.contains("inf "), endless.out.constData());
        const QJsonValue wall = run(asked + QStringList{"--json"}).json()["inputs"][1];
        QVERIFY(wall["value"].isNull() && wall["infinite"].toBool());
        const Outcome tree = run({"explain", example(), "/memory/peak_bytes"});
        QCOMPARE(tree.status, 0);
        QVERIFY(tree.out.startsWith("/memory/peak_bytes"));
    }

    void everyNumberOfTheEstimateIsExplained()
    {
        const QJsonObject memory = run({"estimate", example(), "--json"}).json()["memory"].toObject();
        for (const QString& name : kClasses + QStringList{"total"}) {
            const Outcome outcome = run({"explain", example(), "/memory/by_stage/1/" + name, "--json"});
            QCOMPARE(outcome.status, 0);
            QCOMPARE(outcome.json()["value"], memory["by_stage"][1][name]);
        }
    }

    void anUnknownFieldNamesTheNearest()
    {
        QVERIFY(isRefusal(run({"explain", example(), "/memory/peak_byte"}), {"\"/memory/peak_byte\"", "\"/memory/peak_bytes\""}));
        QVERIFY(isRefusal(run({"explain", example(), ""}), {"field"}));
    }

    void aFigureThatCannotBeKnownSaysWhatItNeeds()
    {
        QVERIFY(
            isRefusal(run({"explain", example(), "/cost/days"}), {"/cost/days is not known of this scenario", "training.token_budget"}));
        QCOMPARE(run({"explain", example(), "/cost/days", "--set", "training.token_budget=1e12"}).status, 0);
        QVERIFY(
            isRefusal(run({"explain", example(), "/cost/price", "--set", "training.token_budget=1e12"}), {"cluster.price_per_gpu_hour"}));
    }
};

QTEST_GUILESS_MAIN(TestEstimate)
#include "test_estimate.moc"
