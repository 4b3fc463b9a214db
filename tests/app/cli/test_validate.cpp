// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>

#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

/// A runs file with the example's scenario in each row.
QByteArray runs(const QByteArrayList& rows)
{
    QByteArrayList whole;
    for (const QByteArray& row : rows)
        whole << row.left(row.size() - 1) + ", \"scenario\": " + exampleText() + "}";
    return "{\"schema\": \"shardscope.runs/1\", \"rows\": [" + whole.join(",") + "]}";
}

QByteArray row(const char* id, const QByteArray& measured, const char* more = "")
{
    return QByteArray("{\"id\": \"") + id + "\", \"tier\": \"A\", \"measured\": {" + measured + "}" + more + "}";
}

}  // namespace

class TestValidate : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    double m_allocated = 0;
    double m_step = 0;

private slots:
    void initTestCase()
    {
        const QJsonObject estimate = run({"estimate", example(), "--json"}).json();
        m_allocated = estimate["memory"]["allocated_bytes"].toDouble();
        m_step = estimate["time"]["step_s"].toDouble();
        QVERIFY(m_allocated > 0 && m_step > 0);
    }

    /// Each row says its band; a source counts what lies within, and a known source's bands are made without it.
    void bandsAreToldAndCounted()
    {
        const QByteArray seconds = QByteArray::number(m_step, 'g', 17);
        const QByteArray text =
            runs({row("r/1", "\"step_s\": " + seconds), row("r/2", "\"step_s\": " + QByteArray::number(3 * m_step, 'g', 17))});
        const auto validated = [&](const char* file) { return run({"validate", write(m_folder, file, text), "--json"}).json(); };
        const QJsonObject validation = validated("mine.json");
        const double band = run({"estimate", example(), "--json"}).json()["trust"]["time_band"].toDouble();
        QCOMPARE(validation["rows"][0]["time_band"].toDouble(), band);
        QVERIFY(validation["rows"][0]["memory_band"].toDouble() > 0);
        QCOMPARE(validation["sources"][0]["time_in_band"]["inside"].toInt(), 1);
        QCOMPARE(validation["sources"][0]["time_in_band"]["of"].toInt(), 2);
        QCOMPARE(validation["sources"][0]["memory_in_band"]["of"].toInt(), 0);
        QVERIFY(validated("nemo-long-sequence-h100.json")["rows"][0]["time_band"].toDouble() != band);
        QVERIFY(run({"validate", m_folder.filePath("mine.json")}).out.contains("50.0 %"));
    }

    /// A difference that rounds to nothing has no direction.
    void nothingHasNoSign()
    {
        for (const double factor : {1.00001, 0.99999, 1.0}) {
            const QByteArray seconds = QByteArray::number(factor * m_step, 'g', 17);
            const QByteArray out = run({"validate", write(m_folder, "same.json", runs({row("r/1", "\"step_s\": " + seconds)}))}).out;
            QVERIFY2(out.contains(" 0.0 %") && !out.contains("-0.0 %") && !out.contains("+0.0 %"), out.constData());
        }
    }

    void rowsAndSourcesHaveWhatTheContractNames()
    {
        const QString path = write(m_folder, "a.json",
                                   runs({row("r/1", "\"peak_memory_bytes\": 50e9, \"step_s\": 12.5"), row("r/2", "\"fits\": false"),
                                         row("r/3", "\"tokens_per_s_per_gpu\": 1000", ", \"extra\": [1]")}));
        const Outcome outcome = run({"validate", path, "--json"});
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const QJsonObject validation = outcome.json();
        QCOMPARE(validation["schema"].toString(), QString("shardscope.validation/1"));
        const QJsonArray rows = validation["rows"].toArray();
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[0]["file"].toString(), path);
        QCOMPARE(rows[0]["id"].toString(), QString("r/1"));
        QCOMPARE(rows[0]["time_s"].toDouble(), 12.5);
        QCOMPARE(rows[0]["memory_bytes"].toDouble(), 50e9);
        QCOMPARE(rows[0]["estimated_memory_bytes"].toDouble(), m_allocated);
        QCOMPARE(rows[0]["memory_error"].toDouble(), m_allocated / 50e9 - 1);
        QCOMPARE(rows[0]["fits"], QJsonValue(true));
        QCOMPARE(rows[0]["estimated_fits"], QJsonValue(true));
        QVERIFY(!rows[0].toObject().contains("refused"));
        QCOMPARE(rows[0]["estimated_time_s"].toDouble(), m_step);
        QCOMPARE(rows[0]["time_error"].toDouble(), m_step / 12.5 - 1);
        QCOMPARE(rows[1]["estimated_time_s"].toDouble(), m_step);
        QVERIFY(!rows[1].toObject().contains("time_error"));
        QVERIFY(!rows[1].toObject().contains("memory_error"));
        QCOMPARE(rows[2]["time_s"].toDouble(), 1024.0 * 8192 / (64 * 1000));

        const QJsonArray sources = validation["sources"].toArray();
        QCOMPARE(sources.size(), 1);
        QCOMPARE(sources[0]["file"].toString(), path);
        QCOMPARE(sources[0]["rows"].toInt(), 3);
        QCOMPARE(sources[0]["memory"]["count"].toInt(), 1);
        QCOMPARE(sources[0]["memory"]["mape"].toDouble(), std::abs(m_allocated / 50e9 - 1));
        QCOMPARE(sources[0]["memory"]["median"], sources[0]["memory"]["mape"]);
        QCOMPARE(sources[0]["memory"]["p90"], sources[0]["memory"]["mape"]);
        QCOMPARE(sources[0]["time"]["count"].toInt(), 2);
        QCOMPARE(sources[0]["time_dense"]["count"].toInt(), 2);
        QCOMPARE(sources[0]["time_dense"]["mape"], sources[0]["time"]["mape"]);
        QCOMPARE(sources[0]["time_moe"]["count"].toInt(), 0);
        QVERIFY(!sources[0]["time_moe"].toObject().contains("mape"));
        QVERIFY(!validation.contains("ranking"));
        QCOMPARE(sources[0]["fit"]["right"].toInt(), 2);
        QCOMPARE(sources[0]["fit"]["wrong"].toInt(), 1);
        QCOMPARE(sources[0]["fit"]["oom_recall"], QJsonValue(0.0));
        QCOMPARE(sources[0]["fit"]["wrong_refusals"], QJsonValue(0.0));
        QVERIFY(sources[0]["band"].toObject().contains("time_inside") && sources[0]["band"].toObject().contains("memory_inside"));
        QCOMPARE(validation["pooled"]["fit"], sources[0]["fit"]);
        QCOMPARE(validation["pooled"]["band"], sources[0]["band"]);
    }

    void gridsAreRankedWhereThatIsAsked()
    {
        QByteArray text = runs({row("slow", "\"step_s\": 100"), row("fast", "\"step_s\": 80"), row("other training", "\"step_s\": 1")});
        text.replace(text.indexOf("\"recompute\": \"selective\""), 24, "\"recompute\": \"full\"");
        text.replace(text.lastIndexOf("\"global_batch\": 1024"), 20, "\"global_batch\": 512");
        const QString path = write(m_folder, "ranking.json", text);
        const Outcome outcome = run({"validate", path, "--ranking", "--json"});
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const QJsonArray grids = outcome.json()["ranking"].toArray();
        QCOMPARE(grids.size(), 1);
        QCOMPARE(grids[0]["file"].toString(), path);
        QCOMPARE(grids[0]["plans"].toInt(), 2);
        QCOMPARE(grids[0]["rank_correlation"].toDouble(), 1.0);
        QCOMPARE(grids[0]["regret"].toDouble(-1), 0.0);
        QCOMPARE(grids[0]["preferred"], grids[0]["best"]);
        QCOMPARE(grids[0]["best"]["id"].toString(), QString("fast"));
        QVERIFY(!grids[0].toObject().contains("because"));
        QCOMPARE(outcome.json()["ranking_summary"]["worst_regret"].toDouble(-1), 0.0);
        const QByteArray table = run({"validate", path, "--ranking"}).out;
        QVERIFY2(table.contains("median rank correlation") && table.contains("all grids") && !table.contains("of 5 plans or more"),
                 table.constData());
        QCOMPARE(outcome.json()["ranking_sources"][0]["grids"].toInt(), 1);
    }

    void aPlanWronglyPreferredIsToldWithTheReason()
    {
        QByteArray text = runs({row("recomputes", "\"step_s\": 80"), row("keeps", "\"step_s\": 100")});
        text.replace(text.indexOf("\"recompute\": \"selective\""), 24, "\"recompute\": \"full\"");
        const QString path = write(m_folder, "wrong.json", text);
        const QJsonObject answer = run({"validate", path, "--ranking", "--json"}).json();
        const QJsonValue grid = answer["ranking"][0];
        QCOMPARE(grid["regret"].toDouble(), 1 - 80.0 / 100);
        QCOMPARE(grid["preferred"]["id"].toString(), QString("keeps"));
        QCOMPARE(grid["preferred"]["measured_s"].toDouble(), 100.0);
        QCOMPARE(grid["best"]["id"].toString(), QString("recomputes"));
        QVERIFY(grid["preferred"]["estimated_s"].toDouble() < grid["best"]["estimated_s"].toDouble());
        QCOMPARE(grid["because"]["term"].toString(), QString("compute"));
        QVERIFY(grid["because"]["saved_s"].toDouble() > 0);
        QCOMPARE(answer["ranking_summary"]["median_regret"], grid["regret"]);
        const QByteArray table = run({"validate", path, "--ranking"}).out;
        QVERIFY2(table.contains("Plans preferred wrongly") && table.contains("less compute is estimated"), table.constData());
    }

    void anIllegalRowIsRefusedAndTheOthersStand()
    {
        QByteArray text = runs({row("bad", "\"peak_memory_bytes\": 50e9"), row("good", "\"peak_memory_bytes\": 50e9")});
        text.replace(text.indexOf("\"pp\": 4"), 7, "\"pp\": 3");
        const Outcome outcome = run({"validate", write(m_folder, "b.json", text), "--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonArray rows = outcome.json()["rows"].toArray();
        QVERIFY(rows[0]["refused"].toString().contains("64 GPUs"));
        QVERIFY(!rows[0].toObject().contains("estimated_memory_bytes"));
        QVERIFY(rows[1].toObject().contains("memory_error"));
        QCOMPARE(outcome.json()["sources"][0]["memory"]["count"].toInt(), 1);
        const QByteArray table = run({"validate", m_folder.filePath("b.json")}).out;
        QVERIFY2(table.contains("Rows without an estimate") && table.contains("\nbad ") && table.contains("64 GPUs"), table.constData());
    }

    void aRowBeyondThisProgramIsRefusedWithItsPlace()
    {
        QByteArray text = runs({row("later", "\"step_s\": 1")});
        text.replace("h100-sxm", "h900-sxm");
        const Outcome outcome = run({"validate", write(m_folder, "c.json", text), "--json"});
        QCOMPARE(outcome.status, 0);
        const QString why = outcome.json()["rows"][0]["refused"].toString();
        QVERIFY2(why.contains("/rows/0/scenario/cluster/gpu") && why.contains("h900-sxm"), qPrintable(why));
    }

    void aMalformedFileIsRefusedWhole_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("parts");
        const QByteArray good = runs({row("a", "\"step_s\": 1"), row("b", "\"step_s\": 1")});
        const auto changed = [&good](const char* what, const char* to) {
            QByteArray text = good;
            return text.replace(text.lastIndexOf(what), static_cast<qsizetype>(qstrlen(what)), to);
        };
        QTest::newRow("truncated") << good.left(500) << QStringList{"not valid JSON"};
        QTest::newRow("another document") << exampleText() << QStringList{"/schema", "shardscope.runs/1"};
        QTest::newRow("newer") << QByteArray(good).replace("runs/1", "runs/2") << QStringList{"/schema", "newer"};
        QTest::newRow("no rows") << QByteArray(R"({"schema": "shardscope.runs/1"})") << QStringList{"/rows"};
        QTest::newRow("unknown key") << QByteArray(R"({"schema": "shardscope.runs/1", "rows": [], "row": []})")
                                     << QStringList{"/row", "rows"};
        QTest::newRow("unknown key of a scenario") << changed("\"tp\"", "\"tpp\"") << QStringList{"/rows/1/scenario/plan/tpp", "tp"};
        QTest::newRow("wrong type") << changed("\"step_s\": 1", "\"step_s\": \"1\"") << QStringList{"/rows/1/measured/step_s"};
        QTest::newRow("negative") << changed("\"step_s\": 1", "\"step_s\": -1") << QStringList{"/rows/1/measured/step_s"};
    }
    void aMalformedFileIsRefusedWhole()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, parts);
        QVERIFY(isRefusal(run({"validate", write(m_folder, "d.json", text), "--json"}), parts));
    }

    /// A share of right answers would hide the runs that ran out of memory where most rows ran.
    void runsOutOfMemoryAreToldApart()
    {
        const QString path = write(m_folder, "e.json",
                                   runs({row("ran", "\"step_s\": 12.5"), row("ran too", "\"step_s\": 11"), row("out", "\"fits\": false")}));
        const QByteArray table = run({"validate", path}).out;
        QVERIFY2(table.contains("0 of 1 runs that ran out of memory are recognised (0.0 %)"), table.constData());
        QVERIFY2(table.contains("0 of 2 runs that ran are wrongly estimated not to fit (0.0 %)"), table.constData());
    }

    void theTableListsEachSourceAndTheirMean()
    {
        const QString near =
            write(m_folder, "near.json",
                  runs({row("a", ("\"peak_memory_bytes\": " + QByteArray::number(m_allocated / 1.1, 'g', 17)).constData())}));
        const QString far =
            write(m_folder, "far.json",
                  runs({row("b", ("\"peak_memory_bytes\": " + QByteArray::number(m_allocated / 1.3, 'g', 17)).constData())}));
        const Outcome outcome = run({"validate", near, far});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.contains("mean over sources"));
        QVERIFY2(outcome.out.contains("20.0 %"), outcome.out.constData());
        QVERIFY(outcome.out.indexOf("\nfar ") < outcome.out.indexOf("\nnear "));
    }

    void allMeasuredRunsAreReadAndNoneIsRefusedUnlessItsRulesDo()
    {
        const QDir folder(SHARDSCOPE_SHARED_DIR "/data/runs");
        if (!folder.exists())
            QSKIP("the measured runs are not beside this checkout");
        QStringList arguments{"validate", "--json"};
        for (const QString& name : folder.entryList({"*.json"}))
            arguments << folder.filePath(name);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 0);
        const QJsonArray rows = outcome.json()["rows"].toArray();
        QVERIFY(rows.size() > 3400);
        for (const QJsonValue& row : rows)
            QVERIFY2(row["counted"] == false || !row.toObject().contains("refused"),
                     qPrintable(row["id"].toString() + ": " + row["refused"].toString()));
    }
};

QTEST_GUILESS_MAIN(TestValidate)
#include "test_validate.moc"
