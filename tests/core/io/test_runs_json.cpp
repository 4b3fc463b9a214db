// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include "core/io/runs_json.h"

using namespace shardscope;

namespace {

const QString kRow = QStringLiteral(R"({
  "id": "r/0", "source": "somewhere", "framework": "nanotron", "tier": "B", "assumed": ["recompute"], "group": "g1", "near_duplicate": false, "kind": null,
  "scenario": {"schema": "shardscope.scenario/1", "model": {"preset": "llama-3-70b"}, "cluster": {"gpu": "h100-sxm", "nodes": 2},
               "training": {"sequence_length": 4096, "global_batch": 64}},
  "measured": {"tokens_per_s_per_gpu": 1000.0, "peak_memory_bytes": 5e10, "memory_kind": "reserved", "memory_rank": "first", "tflops_per_gpu": 400},
  "notes": "a note"
})");

Result<std::vector<Run>> readRows(const QString& rows)
{
    return parseRuns(QString(R"({"schema": "shardscope.runs/1", "rows": [%1]})").arg(rows).toStdString(), "runs.json");
}

QString editedRuns(const char* from, const char* to) { return QString(kRow).replace(QLatin1String(from), QLatin1String(to)); }

}  // namespace

class TestRunsJson : public QObject {
    Q_OBJECT
private slots:
    void readsARow()
    {
        const Result<std::vector<Run>> runs = readRows(kRow);
        QVERIFY(runs && runs->size() == 1);
        const Run& run = runs->front();
        QVERIFY(run.scenario);
        QCOMPARE(run.id, std::string("r/0"));
        QCOMPARE(run.tier, RunTier::B);
        QCOMPARE(run.assumed, std::vector<std::string>{"recompute"});
        QCOMPARE(run.measured.memoryKind, MemoryKind::Reserved);
        QCOMPARE(run.measured.memoryRank, MemoryRank::First);
        QVERIFY(run.measured.fits && run.counted() && !run.measured.stepTime);
        QCOMPARE(run.stepTime()->value(), 64.0 * 4096 / (1000.0 * 16));
    }

    void statedStepTimeComesFirst()
    {
        const Result<std::vector<Run>> runs = readRows(editedRuns("\"tokens_per_s_per_gpu\"", "\"step_s\": 7.5, \"tokens_per_s_per_gpu\""));
        QVERIFY(runs);
        QCOMPARE(runs->front().stepTime()->value(), 7.5);
    }

    void aRowHasAnId()
    {
        const Result<std::vector<Run>> runs = readRows(editedRuns("\"id\": \"r/0\",", ""));
        QVERIFY(runs && !runs->front().scenario);
        QCOMPARE(runs->front().scenario.error().code, ErrorCode::MissingKey);
        QCOMPARE(runs->front().scenario.error().pointer, std::string("/rows/0/id"));
    }

    void defectiveAndDuplicateRowsDoNotCount()
    {
        QVERIFY(!readRows(editedRuns("\"tier\": \"B\"", "\"tier\": \"D\""))->front().counted());
        QVERIFY(!readRows(editedRuns("\"tier\": \"B\"", "\"tier\": \"X\""))->front().counted());
        QVERIFY(!readRows(editedRuns("\"near_duplicate\": false", "\"near_duplicate\": true"))->front().counted());
    }

    void aBadRowIsRefusedAlone_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("scenario") << editedRuns("\"nodes\": 2", "\"nodes\": 0") << "/rows/1/scenario/cluster/nodes";
        QTest::newRow("unknown key in the scenario")
            << editedRuns("\"nodes\": 2", "\"nodes\": 2, \"x\": 1") << "/rows/1/scenario/cluster/x";
        QTest::newRow("no scenario") << QString(R"({"id": "a", "measured": {}})") << "/rows/1/scenario";
        QTest::newRow("tier") << editedRuns("\"tier\": \"B\"", "\"tier\": \"Q\"") << "/rows/1/tier";
        QTest::newRow("memory kind") << editedRuns("\"reserved\"", "\"reserve\"") << "/rows/1/measured/memory_kind";
        QTest::newRow("negative time") << editedRuns("1000.0", "-3") << "/rows/1/measured/tokens_per_s_per_gpu";
        QTest::newRow("not an object") << QString("3") << "/rows/1";
    }
    void aBadRowIsRefusedAlone()
    {
        QFETCH(QString, row);
        const Result<std::vector<Run>> runs = readRows(kRow + "," + row + "," + kRow);
        QVERIFY(runs && runs->size() == 3);
        QVERIFY((*runs)[0].scenario && (*runs)[2].scenario);
        QVERIFY(!(*runs)[1].scenario);
        QTEST(QString::fromStdString((*runs)[1].scenario.error().pointer), "pointer");
    }

    void aBadFileIsAnError()
    {
        QCOMPARE(parseRuns("[]", "f").error().code, ErrorCode::NotAnObject);
        QCOMPARE(parseRuns(R"({"schema": "shardscope.runs/1"})", "f").error().code, ErrorCode::MissingKey);
        QCOMPARE(parseRuns(R"({"schema": "shardscope.runs/1", "rows": {}})", "f").error().code, ErrorCode::WrongType);
        QCOMPARE(parseRuns(R"({"schema": "shardscope.runs/2", "rows": []})", "f").error().code, ErrorCode::SchemaTooNew);
        QCOMPARE(parseRuns(R"({"schema": "shardscope.runs/1", "rows": [], "row": 1})", "f").error().code, ErrorCode::UnknownKey);
        QCOMPARE(loadRuns("/nowhere/runs.json").error().code, ErrorCode::FileNotFound);
    }

    void everyCollectedRunReads()
    {
        const QDir folder(SHARDSCOPE_SHARED_DIR "/data/runs");
        const QStringList files = folder.entryList({"*.json"});
        if (files.isEmpty())
            QSKIP("the design library is not beside the repository");
        QElapsedTimer timer;
        timer.start();
        std::size_t rows = 0;
        for (const QString& file : files) {
            const Result<std::vector<Run>> runs = loadRuns(folder.filePath(file).toStdString());
            QVERIFY2(runs, qPrintable(file));
            for (const Run& run : *runs)
                QVERIFY2(run.scenario, run.scenario ? "" : (run.id + " " + run.scenario.error().pointer).c_str());
            rows += runs->size();
        }
        qInfo("%zu rows in %lld ms", rows, static_cast<long long>(timer.elapsed()));
        QVERIFY(rows > 3000);
    }
};

QTEST_APPLESS_MAIN(TestRunsJson)
#include "test_runs_json.moc"
