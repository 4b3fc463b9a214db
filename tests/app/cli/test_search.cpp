// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

/// One node of a small model.
const QStringList kSmall{"--set", "model.preset=smollm3-3b",
                         "--set", "cluster.nodes=1",
                         "--set", "training.global_batch=16",
                         "--set", "plan.tp=1",
                         "--set", "plan.pp=1",
                         "--set", "plan.dp=8"};

}  // namespace

class TestSearchCommand : public QObject {
    Q_OBJECT

private slots:
    void theDocumentHasWhatTheContractNames()
    {
        const Outcome outcome = run(QStringList{"search", example(), "--top", "3", "--json"} + kSmall);
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.err.isEmpty());
        const QJsonObject answer = outcome.json();
        QCOMPARE(answer["schema"].toString(), QString("shardscope.search/1"));
        const QJsonObject counts = answer["counts"].toObject();
        QCOMPARE(counts["enumerated"].toInteger(), counts["evaluated"].toInteger() + counts["pruned"].toInteger());
        QVERIFY(counts["fitting"].toInteger() > 0 && counts["fitting"].toInteger() < counts["enumerated"].toInteger());
        QVERIFY(answer["seconds"].toDouble() > 0);
        const QJsonArray plans = answer["plans"].toArray();
        QCOMPARE(plans.size(), 3);
        for (const QJsonValue& each : plans) {
            for (const char* key : {"step_s", "tokens_per_s_per_gpu", "mfu", "peak_bytes"})
                QVERIFY2(each[QLatin1String(key)].toDouble() > 0, key);
            QCOMPARE(each["plan"]["tp"].toInt() * each["plan"]["cp"].toInt() * each["plan"]["pp"].toInt() * each["plan"]["dp"].toInt(), 8);
            QVERIFY(each["cost_per_token"].isUndefined());  // no price
        }
        QVERIFY(plans[0]["loses_by"].isUndefined());
        QVERIFY(plans[1]["loses_by"].isObject());
        QVERIFY(!answer["pareto"].toArray().isEmpty());
        QCOMPARE(answer["certificate"]["objective"].toString(), QString("throughput"));
        QCOMPARE(answer["certificate"]["best"].toDouble(), plans[0]["step_s"].toDouble());
        QVERIFY(answer["certificate"]["bound"].toDouble() >= answer["certificate"]["best"].toDouble());
    }

    /// The best plan of the built-in example on half of its nodes fits with its band. The gain of a tight plan, which is faster there, is
    /// shown separately.
    void theBestOfTheExampleFits()
    {
        const QStringList half{"--set", "cluster.nodes=4"};
        const QStringList searched = QStringList{"search", example()} + half;
        const QJsonObject answer = run(searched + QStringList{"--json"}).json();
        for (const char* list : {"plans", "pareto"}) {
            for (const QJsonValue& each : answer[QLatin1String(list)].toArray())
                QCOMPARE(each["fit"].toString(), QString("fits"));
        }
        const QJsonObject best = answer["plans"].toArray()[0].toObject();
        QStringList words = QStringList{"estimate", example(), "--json"} + half;
        const QJsonObject plan = best["plan"].toObject();
        for (const char* field : {"tp", "sequence_parallel", "cp", "pp", "schedule", "chunks", "dp", "zero", "micro_batch", "recompute"})
            words << "--set" << QString("plan.%1=%2").arg(QLatin1String(field), plan[QLatin1String(field)].toVariant().toString());
        const QJsonObject estimate = run(words).json();
        QCOMPARE(estimate["fit"].toString(), QString("fits"));
        QVERIFY(estimate["memory"]["band_high_bytes"].toDouble() <= estimate["memory"]["capacity_bytes"].toDouble());
        QVERIFY(answer["counts"]["tight"].toInteger() > 0);

        const QJsonObject tight = answer["tight_best"].toObject();
        QCOMPARE(tight["fit"].toString(), QString("tight"));
        QVERIFY(tight["gain"].toDouble() > 0);
        const QJsonObject accepted = run(searched + QStringList{"--json", "--allow-tight"}).json();
        QVERIFY(accepted["tight_best"].isUndefined());
        QCOMPARE(accepted["plans"][0]["plan"].toObject(), tight["plan"].toObject());
        QVERIFY(qAbs(best["step_s"].toDouble() / tight["step_s"].toDouble() - 1 - tight["gain"].toDouble()) < 1e-9);
        const QByteArray text = run(searched).out;
        QVERIFY2(text.contains(" % tokens/s if you accept a tight fit: "), text.constData());
    }

    /// Megatron's example is answered with what Megatron runs, and with its own kind of gradients.
    void theFrameworkIsKept()
    {
        const QJsonObject answer = run({"search", example(), "--json", "--top", "200"}).json();
        for (const char* list : {"plans", "pareto"}) {
            for (const QJsonValue& each : answer[QLatin1String(list)].toArray()) {
                QVERIFY(!each["plan"]["schedule"].toString().startsWith("zb"));
                QVERIFY(each["needs"].isUndefined() && each["changes_numerics"].isUndefined());
            }
        }
        // torchtitan has that schedule, and FSDP or nothing in place of ZeRO's stages.
        const QStringList asked{"search", example(),   "--top", "2",           "--fix", "plan.schedule=zb-v", "--fix", "plan.pp=4",
                                "--fix",  "plan.cp=1", "--fix", "plan.zero=3", "--fix", "plan.recompute=full"};
        const Outcome other = run(asked + QStringList{"--json"});
        for (const QJsonValue& each : other.json()["plans"].toArray())
            QVERIFY(each["needs"].toArray().contains("torchtitan"));
        QVERIFY(run(asked).out.contains("needs torchtitan"));
    }

    void aFilterConstrainsTheSearch()
    {
        const QJsonObject all = run({"search", example(), "--json"}).json();
        const QJsonObject answer = run({"search", example(), "--json", "--filter", "memory<60 tp<=4 pp>1", "--filter", "mbs=1"}).json();
        QVERIFY(answer["counts"]["enumerated"].toInteger() < all["counts"]["enumerated"].toInteger());
        QVERIFY(!answer["plans"].toArray().isEmpty());
        for (const char* list : {"plans", "pareto"}) {
            for (const QJsonValue& each : answer[QLatin1String(list)].toArray()) {
                QVERIFY(each["peak_bytes"].toDouble() < 60 * 1024.0 * 1024 * 1024);
                QVERIFY(each["plan"]["tp"].toInt() <= 4 && each["plan"]["pp"].toInt() > 1 && each["plan"]["micro_batch"].toInt() == 1);
            }
        }
        QCOMPARE(answer["certificate"]["best"].toDouble(), answer["plans"][0]["step_s"].toDouble());
        QCOMPARE(run({"search", example(), "--filter", "mfu>90%"}).status, 1);
    }

    /// Every difference between two rows has a column, and so has the verdict; full recomputation is shown with its layers.
    void theTableTellsRowsApart()
    {
        const QByteArray text = run({"search", example(), "--top", "40"}).out;
        QVERIFY(text.contains("  verdict  "));
        QVERIFY2(text.contains("full, 80 of 80 layers"), text.constData());
        // The settings of a row: between its number and its step.
        static const QRegularExpression row("^ *(\\d+) +(.*?) +[\\d.]+ m?s  ");
        const QList<QByteArray> lines = text.split('\n');
        QSet<QString> rows;
        for (const QByteArray& line : lines.mid(lines.indexOf("The best for throughput") + 2, 40))
            rows.insert(row.match(QString::fromUtf8(line)).captured(2));
        QVERIFY(!rows.contains(QString()));
        QCOMPARE(rows.size(), 40);
    }

    /// The best plan, put into the scenario and estimated.
    void aRowIsWhatEstimateSays()
    {
        const QJsonObject best =
            run(QStringList{"search", example(), "--top", "1", "--json"} + kSmall).json()["plans"].toArray()[0].toObject();
        QStringList words{"estimate", example(), "--json"};
        words << kSmall;
        const QJsonObject plan = best["plan"].toObject();
        for (const char* field : {"tp", "sequence_parallel", "cp", "pp", "schedule", "chunks", "dp", "zero", "micro_batch", "recompute"})
            words << "--set" << QString("plan.%1=%2").arg(QLatin1String(field), plan[QLatin1String(field)].toVariant().toString());
        const QJsonObject estimate = run(words).json();
        QVERIFY(qAbs(estimate["time"]["step_s"].toDouble() / best["step_s"].toDouble() - 1) < 1e-9);
        QVERIFY(qAbs(estimate["memory"]["peak_bytes"].toDouble() / best["peak_bytes"].toDouble() - 1) < 1e-9);
    }

    void aFixedFieldStays()
    {
        const Outcome outcome =
            run(QStringList{"search", example(), "--json", "--fix", "plan.tp=4", "--fix", "plan.zero=0", "--target", "megatron"} +
                kSmall.mid(0, 6));
        QCOMPARE(outcome.status, 0);
        for (const QJsonValue& each : outcome.json()["plans"].toArray()) {
            QCOMPARE(each["plan"]["tp"].toInt(), 4);
            QCOMPARE(each["plan"]["zero"].toInt(), 0);
            QVERIFY(!each["plan"]["schedule"].toString().startsWith("zb"));  // Megatron-LM has no such schedule
        }
    }

    void nothingFits()
    {
        const Outcome outcome = run({"search", example(), "--json", "--set", "model.preset=llama-3.1-405b", "--set", "cluster.nodes=1",
                                     "--set", "plan.dp=1", "--set", "plan.pp=1"});
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.json()["plans"].toArray().isEmpty());
        QVERIFY(outcome.json()["counts"]["enumerated"].toInteger() > 0);
        QVERIFY(outcome.json()["certificate"].isUndefined());
    }

    void wrongUse_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("said");
        QTest::newRow("a path without a value") << QStringList{"--fix", "plan.tp"} << "--fix PATH=VALUE";
        QTest::newRow("no field") << QStringList{"--fix", "plan.tpp=2"} << "--fix: at /plan/tpp";
        QTest::newRow("no such field to set") << QStringList{"--fix", "plan.tp=2", "--set", "plan.ppp=2"} << "--set: at /plan/ppp";
        QTest::newRow("no field of the plan") << QStringList{"--fix", "training.precision=bf16"} << "training.precision";
        QTest::newRow("no objective") << QStringList{"--objective", "speed"} << "throughput";
        QTest::newRow("none to list") << QStringList{"--top", "0"} << "at least 1";
        QTest::newRow("no such figure") << QStringList{"--filter", "tp=2 memroy<70"} << "--filter: at character 6, \"memroy<\"";
        QTest::newRow("no number") << QStringList{"--filter", "tp<=eight"} << "for example tp<=8";
        QTest::newRow("no target") << QStringList{"--target", "megatro"} << "megatron";
    }
    void wrongUse()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, said);
        const Outcome outcome = run(QStringList{"search", example()} + words);
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY2(outcome.err.contains(said.toUtf8()), outcome.err.constData());
    }

    void theTableSaysWhatItDid()
    {
        const QByteArray text = run(QStringList{"search", example(), "--top", "2", "--objective", "memory"} + kSmall).out;
        QVERIFY(text.contains(" legal plans in ") && text.contains("pruned for memory"));
        QVERIFY(text.contains("The best for memory") && text.contains("Certificate"));
        QVERIFY(run({"search", example(), "--fix", "plan.tp=7"}).out.contains("No plan is legal"));
    }

    /// The terms of two plans are added up in another order: what differs by rounding is no loss.
    void roundingIsNoLoss()
    {
        const QStringList words{
            "search", example(), "--set", "cluster.nodes=32", "--set", "training.global_batch=512", "--set", "plan.overlap.pipeline=false"};
        QVERIFY(!run(words).out.contains(" 0.00 "));
        for (const QJsonValue& plan : run(words + QStringList{"--json"}).json()["plans"].toArray()) {
            const QJsonObject losses = plan["loses_by"].toObject();
            for (const QString& term : losses.keys())
                QVERIFY2(losses[term].toDouble() > 1e-9, qPrintable(term));
        }
    }

    void theCertificateOfCostIsAPrice()
    {
        const QStringList cost{"search", example(), "--top", "1", "--objective", "cost"};
        const Outcome priced = run(cost + QStringList{"--json", "--set", "cluster.price_per_gpu_hour=2.5"});
        const double each = priced.json()["certificate"]["best"].toDouble();
        QVERIFY(each > 0 && each < 1e-4);
        const QByteArray told = run(cost + QStringList{"--set", "cluster.price_per_gpu_hour=2.5"}).out;
        QVERIFY2(told.contains("the best plan has " + QByteArray::number(each * 1e6, 'f', 4) + " per million tokens"), told.constData());
        QVERIFY(run(cost).out.contains(" s per step"));
    }

    /// Rows of a wide search differ in fields that have no column.
    void aWideSearchTellsWhatItTurned()
    {
        const QByteArray text = run(QStringList{"search", example(), "--top", "2", "--wide"} + kSmall).out;
        QVERIFY2(text.contains("plan.overlap.tensor=true"), text.constData());
    }
};

QTEST_GUILESS_MAIN(TestSearchCommand)
#include "test_search.moc"
