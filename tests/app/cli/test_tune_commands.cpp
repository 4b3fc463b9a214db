// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

QString tune() { return QStringLiteral(SHARDSCOPE_SOURCE_DIR) + "/resources/examples/llama-3.1-8b-qlora-rtx-4090.json"; }

}  // namespace

/// Fine-tunes on the command line: cures, a search over values of the training, the card to choose.
class TestTuneCommands : public QObject {
    Q_OBJECT

private slots:
    void anotherTrainingComesLastAndSaysSo()
    {
        const QByteArray page =
            run({"estimate", tune(), "--set", "training.method=full", "--set", "training.base_format=null", "--set", "training.adapter={}"})
                .out;
        QVERIFY2(page.contains("first those that keep the training"), page.constData());
        QVERIFY(page.contains("another training: adapters learn, all other weights are frozen"));
        QVERIFY(page.contains("training.method=lora"));
    }

    void aSearchVariesValues()
    {
        const QStringList words{"search", tune(), "--vary", "training.method=full,lora,qlora", "--vary", "training.adapter.rank=8,32"};
        const Outcome page = run(words);
        QCOMPARE(page.status, 0);
        for (const char* part : {"5 searches of", "These are different trainings: with another training.method and training.adapter.rank",
                                 "training.method", "qlora", "none: training.method=full training.adapter.rank=–: no plan fits"})
            QVERIFY2(page.out.simplified().contains(part), page.out.constData());
        const QJsonObject json = run(words + QStringList{"--json"}).json();
        QCOMPARE(json["schema"].toString(), QString("shardscope.search/1"));
        QCOMPARE(json["varied"].toArray(), (QJsonArray{"training.method", "training.adapter.rank"}));
        QVERIFY(json["are_different_trainings"].toBool());
        const QJsonArray plans = json["plans"].toArray();
        QCOMPARE(plans.size(), 4);
        double last = 1e300;
        for (const QJsonValue& plan : plans) {
            for (const char* key : {"step_s", "tokens_per_s_per_gpu", "mfu", "peak_bytes"})
                QVERIFY2(plan[QLatin1String(key)].toDouble() > 0, key);
            QVERIFY(plan["plan"].isObject() && plan["certificate"].isObject());
            QVERIFY(plan["varied"]["training.adapter.rank"].toInt() >= 8);
            QVERIFY(plan["tokens_per_s_per_gpu"].toDouble() <= last);
            last = plan["tokens_per_s_per_gpu"].toDouble();
        }
        QVERIFY(!json["pareto"].toArray().isEmpty());
        const QJsonArray without = json["without_plan"].toArray();
        QCOMPARE(without.size(), 1);
        QCOMPARE(without[0]["varied"]["training.method"].toString(), QString("full"));
        QVERIFY(without[0]["varied"]["training.adapter.rank"].isNull());
        const auto enumerated = json["counts"]["enumerated"].toInteger();
        QVERIFY(enumerated > 0 && enumerated == json["counts"]["evaluated"].toInteger() + json["counts"]["pruned"].toInteger());
    }

    /// A field of the plan that does not change what is learned.
    void oneTrainingIsSaidToBeOne()
    {
        const Outcome page = run({"search", tune(), "--vary", "plan.offload=none,optimizer"});
        QCOMPARE(page.status, 0);
        QVERIFY(page.out.contains("All rows are the same training."));
        const Outcome none = run({"search", tune(), "--vary", "training.method=full"});
        QCOMPARE(none.status, 1);
        QVERIFY(none.out.contains("none: training.method=full: no plan fits"));
    }

    void badFieldsAreRefusedByName_data()
    {
        QTest::addColumn<QStringList>("vary");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("unknown") << QStringList{"--vary", "training.methods=full"} << QByteArray("training.method");
        QTest::newRow("searched") << QStringList{"--vary", "plan.tp=1,2"} << QByteArray("every search varies plan.tp itself");
        QTest::newRow("of the cluster") << QStringList{"--vary", "cluster.gpu=l4"} << QByteArray("cluster.gpu cannot vary in a search");
        QTest::newRow("a value") << QStringList{"--vary", "training.method=loran"} << QByteArray("loran");
        QTest::newRow("twice") << QStringList{"--vary", "training.method=full", "--vary", "training.method=lora"}
                               << QByteArray("varies a field that varies already");
    }
    void badFieldsAreRefusedByName()
    {
        QFETCH(QStringList, vary);
        QFETCH(QByteArray, told);
        const Outcome outcome = run(QStringList{"search", tune()} + vary);
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY2(outcome.err.contains(told) && outcome.err.contains("--vary"), outcome.err.constData());
    }

    /// Which card? A verdict, the longest sequence and the largest micro-batch of each, and no price that no provider lists.
    void eachCardSaysHowFarItGoes()
    {
        const QStringList words{"decide", tune(), "--gpus", "rtx-4090,l4,a10g,a100-sxm-80,h100-sxm", "--counts", "1"};
        const Outcome page = run(words);
        QCOMPARE(page.status, 0);
        for (const char* part : {"longest seq", "max mbs", "per M tokens", "not known: no provider's price is listed for rtx-4090",
                                 "not known: the tokens of this fine-tune. Set training.token_budget"})
            QVERIFY2(page.out.simplified().contains(part), page.out.constData());
        for (const char* part : {"Hoffmann", "gpu_hours_per_failure", "MWh"})
            QVERIFY2(!page.out.contains(part), part);
        const QJsonArray rows = run(words + QStringList{"--json"}).json()["rows"].toArray();
        QCOMPARE(rows.size(), 5);
        for (const QJsonValue& row : rows) {
            QCOMPARE(row["gpus"].toInt(), 1);
            QVERIFY(row["longest_sequence"].toInt() > 2048 && row["largest_micro_batch"].toInt() >= 1);
            QVERIFY(row["days"].isUndefined() && row["price"].isUndefined());
        }
        QVERIFY(rows[0]["price_per_million_tokens"].isUndefined());
        QVERIFY(rows[4]["price_per_million_tokens"].toDouble() > 0);
    }

    void aLimitNeedsTheTokens()
    {
        const Outcome outcome = run({"size", tune(), "--days", "2", "--max-gpus", "1"});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("--days") && outcome.err.contains("training.token_budget"), outcome.err.constData());
        const Outcome known = run({"size", tune(), "--days", "2", "--max-gpus", "1", "--set", "training.token_budget=1e7"});
        QCOMPARE(known.status, 0);
    }
};

QTEST_GUILESS_MAIN(TestTuneCommands)
#include "test_tune_commands.moc"
