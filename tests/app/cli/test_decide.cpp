// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

/// A small model.
const QStringList kSmall{
    "--set",       "model.preset=smollm3-3b", "--set", "training.global_batch=64", "--set", "plan.tp=1", "--set", "plan.pp=1", "--set",
    "plan.dp=null"};

QStringList words(const QString& command, const QStringList& more) { return QStringList{command, example()} + kSmall + more; }

}  // namespace

class TestDecide : public QObject {
    Q_OBJECT

private slots:
    /// The rows of the contract, one for each kind and count, and the assumptions with their sources.
    void theDocumentHasWhatTheContractNames()
    {
        const Outcome outcome = run(words("decide", {"--gpus", "h100-sxm,a100-sxm-80", "--counts", "8,16", "--json"}));
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.err.isEmpty());
        QCOMPARE(outcome.json()["schema"].toString(), QString("shardscope.decision/1"));
        const QJsonArray rows = outcome.json()["rows"].toArray();
        QCOMPARE(rows.size(), 4);
        for (const QJsonValue& row : rows) {
            for (const char* key :
                 {"gpus", "step_s", "tokens_per_s_per_gpu", "mfu", "days", "price", "price_per_million_tokens", "energy_mwh", "time_band"})
                QVERIFY2(row[QLatin1String(key)].toDouble() > 0, key);
            QCOMPARE(row["fit"].toString(), QString("fits"));
            QCOMPARE(row["currency"].toString(), QString("USD"));
            QVERIFY(row["plan"].isObject() && row["certificate"].isObject());
            QCOMPARE(row["assumed"].toArray().size(), 4);
        }
        QCOMPARE(rows[0]["cluster"].toString(), QString("dgx-h100"));
        QVERIFY(rows[1]["days"].toDouble() < rows[0]["days"].toDouble());
        QVERIFY(!outcome.json()["front"].toArray().isEmpty());
        QVERIFY(!outcome.json().contains("chosen"));
    }

    /// A row is the estimate of its own scenario.
    void aRowIsWhatEstimateSays()
    {
        const QJsonObject row = run(words("decide", {"--json"})).json()["rows"].toArray()[0].toObject();
        QStringList set;
        for (const QString& key : row["plan"].toObject().keys()) {
            if (row["plan"][key].isObject() || row["plan"][key].isArray())
                continue;
            set << "--set"
                << "plan." + key + "=" +
                       QString::fromUtf8(QJsonDocument(QJsonArray{row["plan"][key]}).toJson(QJsonDocument::Compact).mid(1).chopped(1));
        }
        const QJsonObject made = run(words("estimate", set + QStringList{"--json"})).json();
        QCOMPARE(made["time"]["step_s"].toDouble(), row["step_s"].toDouble());
    }

    void sizeChooses()
    {
        const Outcome outcome = run(words("size", {"--days", "30", "--max-gpus", "32", "--set", "training.token_budget=2e11", "--json"}));
        QCOMPARE(outcome.status, 0);
        const int chosen = outcome.json()["chosen"].toInt(-1);
        QVERIFY(chosen >= 0);
        QVERIFY(outcome.json()["rows"].toArray().at(chosen)["days"].toDouble() <= 30);
        const Outcome none = run(words("size", {"--days", "0.001", "--max-gpus", "8", "--json"}));
        QCOMPARE(none.status, 1);
        QVERIFY(!none.json().contains("chosen"));
    }

    void thePageTellsWhatIsAssumed()
    {
        const QByteArray page = run(words("decide", {"--counts", "8"})).out;
        for (const char* part : {"assumed: training.token_budget", "Hoffmann 2022", "CoreWeave on demand, USD, 2026-02",
                                 "assumed: cluster.watts_per_gpu of h100-sxm", "* no other row is both cheaper and faster"})
            QVERIFY2(page.contains(part), page.constData());
    }

    void badInputIsTold_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("unknown GPU") << QStringList{"decide", example(), "--gpus", "h1000"}
                                     << QByteArray("--gpus: there is no GPU \"h1000\"");
        QTest::newRow("no whole nodes") << QStringList{"decide", example(), "--counts", "12"}
                                        << QByteArray("12 GPUs of h100-sxm in nodes of 8");
        QTest::newRow("no number") << QStringList{"decide", example(), "--counts", "8,many"}
                                   << QByteArray("--counts: \"many\" is not a whole number");
        QTest::newRow("days of nothing") << QStringList{"size", example(), "--days", "0"} << QByteArray("--days");
        QTest::newRow("days in words") << QStringList{"size", example(), "--days", "soon"} << QByteArray("days as a plain number");
        QTest::newRow("objective") << QStringList{"size", example(), "--objective", "throughput"} << QByteArray("gpus, price, days");
        QTest::newRow("size of an unknown GPU")
            << QStringList{"size", example(), "--gpus", "h1000"} << QByteArray("--gpus: there is no GPU");
    }
    void badInputIsTold()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, told);
        const Outcome outcome = run(words);
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY2(outcome.err.contains(told), outcome.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestDecide)
#include "test_decide.moc"
