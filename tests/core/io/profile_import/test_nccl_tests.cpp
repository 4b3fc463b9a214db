// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>

#include "core/io/hardware_profile_json.h"
#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/nccl_table.h"
#include "tests/core/io/profile_import/log_texts.h"

using namespace shardscope;
using log_texts::import;
using log_texts::NcclLog;
using log_texts::notes;
using log_texts::refusal;

namespace {

QString prefixed(const QString& text, const QString& prefix)
{
    QStringList lines = text.split('\n');
    for (QString& line : lines)
        line.prepend(prefix);
    return lines.join('\n');
}

const CollectiveSeries& first(const Result<ImportedLog>& log) { return log->profile.collectives.front(); }

}  // namespace

class TestNcclTests : public QObject {
    Q_OBJECT

private slots:
    void readsATable()
    {
        NcclLog made;
        made.hosts = 2;
        made.ranks = 16;
        made.busFactor = 1.875;
        const Result<ImportedLog> log = import(made.text());
        QVERIFY2(log, qPrintable(refusal(log)));
        QCOMPARE(log->origin, ProfileOrigin::NcclTests);
        QCOMPARE(log->profile.device.gpu, std::string("h100-sxm"));
        QCOMPARE(log->profile.device.nccl, std::string("2.28.9"));
        QCOMPARE(log->profile.device.count, 8);
        QCOMPARE(first(log).ranks, 16);
        QCOMPARE(first(log).nodes, 2);
        QCOMPARE(first(log).conditions.statistic, std::string("mean"));
        QCOMPARE(first(log).samples.size(), 3u);
        QVERIFY(qAbs(first(log).samples[2].seconds.value() / ((1 << 30) / 200e9) - 1) < 1e-5);
        QVERIFY(log->profile.collectives.at(1).inPlace && log->notes.empty());
    }

    /// Changes to the lines by launchers, terminals and web pages have no effect.
    void survivesWhatLaunchersDo_data()
    {
        QTest::addColumn<QString>("text");
        const QString plain = NcclLog().text();
        QTest::newRow("mpirun --tag-output") << prefixed(plain, "[1,0]<stdout>:");
        QTest::newRow("srun -l") << prefixed(plain, "12: ");
        QTest::newRow("Intel MPI") << prefixed(plain, "[0] ");
        QTest::newRow("two, one after the other") << prefixed(plain, "(head, rank=0, pid=3808) [1,0]<stdout>:");
        QTest::newRow("indented") << prefixed(plain, "      ");
        QTest::newRow("colours") << prefixed(plain, "\x1b[32m");
        QTest::newRow("carriage returns") << QString(plain).replace("\n", "\r\n");
        QTest::newRow("spaces collapsed") << QString(plain).replace(QRegularExpression(" {2,}"), " ");
        QTest::newRow("tags inside rows") << QString(plain).replace(" -1 ", " -1[0] ");
        QTest::newRow("foreign lines between") << QString(plain).replace(
            "\n268435456", "\nnode0:123:456 NCCL INFO Channel 00/24 : 0 1 2\n...\n+ shift\n268435456");
        QTest::newRow("a markdown fence") << "```\n" + plain + "```\n";
        QTest::newRow("digits grouped") << QString(plain).replace("\n1073741824 ", "\n1_073_741_824 ");
        QTest::newRow("a time stamp at the end")
            << QString(plain).replace("#wrong\n", "#wrong timestamp\n").replace(" 0\n", " 0 2026-11-20 07:46:54\n");
    }
    void survivesWhatLaunchersDo()
    {
        QFETCH(QString, text);
        const Result<ImportedLog> log = import(text), plain = import(NcclLog().text());
        QVERIFY2(log, qPrintable(refusal(log)));
        QCOMPARE(first(log).samples.size(), 3u);
        QCOMPARE(first(log).ranks, 8);
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(first(log).samples[i].seconds.value(), first(plain).samples[i].seconds.value());
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("what");
        const auto row = [](const char* name, auto change, const char* what) {
            NcclLog log;
            change(log);
            QTest::newRow(name) << log.text() << QString::fromUtf8(what);
        };
        row(
            "a shared GPU", [](NcclLog& log) { log.sameBus = true; }, "share one GPU");
        row(
            "times of the CPU", [](NcclLog& log) { log.timeColumn = "cputime"; }, "the CPU took to launch");
        row(
            "wrong results", [](NcclLog& log) { log.wrong = 7; }, "wrong results (#wrong 7)");
        row(
            "a list that is cut", [](NcclLog& log) { log.ranks = 4; }, "busbw / algbw is 1.75, which is that of 8 ranks");
        row(
            "times that don't fit", [](NcclLog& log) { log.timeScale = 1.3; }, "size / time does not equal the printed algbw");
        row(
            "a table for each process",
            [](NcclLog& log) {
                log.ranks = 1;
                log.busFactor = 0;
            },
            "built without MPI");
        row(
            "uneven nodes",
            [](NcclLog& log) {
                log.devices = false;
                log.program = "sendrecv";
                log.busFactor = 1;
            },
            "the number of ranks is unknown");
        row(
            "nothing that names it",
            [](NcclLog& log) {
                log.banner = log.devices = false;
                log.redop = "none";
                log.busFactor = 0.875;
                log.countOfOneRank = true;
            },
            "the tables of an all-gather and an all-to-all look the same");
        QTest::newRow("a header alone") << QStringLiteral("# size count type redop root time algbw busbw #wrong\n")
                                        << QStringLiteral("has no rows");
        QTest::newRow("out of bounds") << NcclLog().text().replace("values : 0 OK", "values : 3 FAILED")
                                       << QStringLiteral("gave wrong results");
    }
    void refuses()
    {
        QFETCH(QString, text);
        QFETCH(QString, what);
        const Result<ImportedLog> log = import(text);
        QVERIFY(!log);
        QVERIFY2(refusal(log).startsWith("a.log: at line ") && refusal(log).contains(what) && refusal(log).contains("; "),
                 qPrintable(refusal(log)));
    }

    void optionsSayWhatALogDoesNot()
    {
        NcclLog made;
        made.banner = made.devices = false;
        made.redop = "none";
        made.busFactor = 0.875;
        made.countOfOneRank = true;
        ImportOptions options;
        options.kind = CollectiveKind::AllToAll;
        options.nodes = 4;
        options.gpu = "gb200";
        const Result<ImportedLog> log = import(made.text(), options);
        QVERIFY2(log, qPrintable(refusal(log)));
        QCOMPARE(first(log).kind, CollectiveKind::AllToAll);
        QCOMPARE(first(log).ranks, 8);
        QCOMPARE(first(log).nodes, 4);
        QCOMPARE(log->profile.device.gpu, std::string("gb200"));
        const Result<ImportedLog> named = import(made.text(), {}, "logs/b200_all_gather.txt");
        QVERIFY(named && first(named).kind == CollectiveKind::AllGather);
        QVERIFY2(notes(*named).contains("from the name of the file"), qPrintable(notes(*named)));
    }

    /// Ranks follow from the ratio where the printed decimals leave no choice, for every count up to a rack and more.
    void ranksFollowFromTheRatio()
    {
        for (int ranks = 2; ranks <= 128; ++ranks) {
            const double twice = 2.0 * (ranks - 1) / ranks;
            QCOMPARE(ranksByRatio(twice, 1e-5, true), std::optional(ranks));
            QCOMPARE(ranksByRatio(twice / 2, 1e-5, false), std::optional(ranks));
        }
        QVERIFY(!ranksByRatio(1.9999, 1e-3, true) && !ranksByRatio(2.5, 1e-3, true) && !ranksByRatio(0, 0, true));
    }

    void inferredRanksMustAgreeWithTheCounts()
    {
        NcclLog made;
        made.program = "all_gather";
        made.busFactor = 0.875;
        made.countOfOneRank = true;
        made.devices = false;
        const Result<ImportedLog> log = import(made.text());
        QVERIFY2(log, qPrintable(refusal(log)));
        QCOMPARE(first(log).ranks, 8);
        ImportOptions wrong;
        wrong.ranks = 16;
        QVERIFY(refusal(import(made.text(), wrong)).contains("seems to be of all_gather of 16 ranks"));
    }

    void millisecondsOfTheFirstVersion()
    {
        const QString text =
            QStringLiteral("# Rank 0 on a device 0 [0x00] Tesla V100-SXM2-16GB\n# Rank 1 on b device 0 [0x00] Tesla V100-SXM2-16GB\n"
                           "# bytes N type op time algbw busbw res time algbw busbw res\n"
                           "1073741824 268435456 float sum 107.374 10.00 10.00 N/A 107.374 10.00 10.00 N/A\n");
        const Result<ImportedLog> log = import(text);
        QVERIFY2(log, qPrintable(refusal(log)));
        QCOMPARE(first(log).samples[0].seconds.value(), 0.107374);
        QVERIFY(first(log).kind == CollectiveKind::AllReduce && first(log).nodes == 2);
    }

    /// Found by the fuzzer: a name that is no UTF-8 was imported, and its profile could not be written.
    void aNameInAnotherEncodingCanBeWritten()
    {
        std::string text = NcclLog().text().toStdString();
        for (std::size_t at = text.find("NVIDIA H100"); at != std::string::npos; at = text.find("NVIDIA H100", at + 1))
            text[at + 6] = '\xe9';
        const Result<ImportedLog> log = importLog(text, "a.log");
        QVERIFY(log && !profileToJson(*combineLogs({*log})).empty());
    }

    void json()
    {
        const QString document = QStringLiteral(
            R"({"version":3,"start_time":"2026-11-20 07:46:54","args":["./all_gather_perf","-g","4"],"env":["TOKEN=secret"],"nccl_version":22809,
            "config":{"nthreads":1,"ngpus":4,"devices":[{"rank":0,"hostname":"n0","device":0,"device_hex":"0000:1b:00","device_info":"NVIDIA H200"},
              {"rank":4,"hostname":"n1","device":0,"device_hex":"0000:1b:00","device_info":"NVIDIA H200"}]},
            "results":[{"size":1073741824,"count":33554432,"type":"float","redop":"none","root":"    -1","out_of_place":{"%1":5368.709,"alg_bw":200.0,"bus_bw":175.0,"nwrong":null},"in_place":null}],
            "out_of_bounds":{"count":0,"okay":"true"}})");
        const Result<ImportedLog> log = import(document.arg("time"));
        QVERIFY2(log, qPrintable(refusal(log)));
        QCOMPARE(first(log).kind, CollectiveKind::AllGather);
        QCOMPARE(first(log).ranks, 8);
        QCOMPARE(first(log).nodes, 2);
        QCOMPARE(log->profile.date, std::string("2026-11-20"));
        QCOMPARE(log->profile.device.gpu, std::string("h200-sxm"));
        QVERIFY(refusal(import(document.arg("cpu_time"))).contains("CPU took to launch"));
        QVERIFY(refusal(import(document.arg("time").replace("\"okay\":\"true\"", "\"okay\":\"false\""))).contains("wrong results"));
    }
};

QTEST_APPLESS_MAIN(TestNcclTests)
#include "test_nccl_tests.moc"
