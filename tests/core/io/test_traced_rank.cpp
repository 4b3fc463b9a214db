// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include "core/io/host_names.h"
#include "core/io/profiler_host.h"
#include "core/io/traced_rank_file.h"
#include "core/text/error_text.h"
#include "tests/support/gzip.h"

using namespace shardscope;

namespace {

QByteArray spanOf(const char* category, const QByteArray& name, double start, double duration, const QByteArray& arguments = {},
                  int thread = 1)
{
    return QByteArrayLiteral(R"({"ph": "X", "cat": ")") + category + R"(", "name": ")" + name + R"(", "pid": 0, "tid": )" +
           QByteArray::number(thread) + R"(, "ts": )" + QByteArray::number(start) + R"(, "dur": )" + QByteArray::number(duration) +
           R"(, "args": {)" + arguments + "}}";
}

QByteArray kernelSpan(double start, double duration, int correlation = 0, const QByteArray& more = {})
{
    return spanOf("kernel", "nvjet", start, duration, "\"device\": 0, \"correlation\": " + QByteArray::number(correlation) + more, 7);
}

QByteArray launchSpan(double start, int correlation)
{
    return spanOf("cuda_runtime", "cudaLaunchKernel", start, 5, "\"correlation\": " + QByteArray::number(correlation));
}

QByteArray stepMark(const char* category, int number, double start, double duration)
{
    return spanOf(category, "ProfilerStep#" + QByteArray::number(number), start, duration);
}

QByteArray wholeTrace(const QList<QByteArray>& events, int rank = 0, int world = 2)
{
    return QByteArray(R"({"distributedInfo": {"rank": )") + QByteArray::number(rank) + R"(, "world_size": )" + QByteArray::number(world) +
           R"(}, "deviceProperties": [{"id": 0, "name": "NVIDIA H100 80GB HBM3"}], "traceEvents": [)" + events.join(",\n") + "]}";
}

Result<TracedRank> rankOfText(const QByteArray& text) { return parseTracedRank(text.toStdString(), "t.json"); }

bool isNear(double a, double b) { return std::abs(a - b) < 1e-12; }

QString writtenIn(const QTemporaryDir& folder, const QString& name, const QByteArray& text)
{
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

}  // namespace

class TestTracedRank : public QObject {
    Q_OBJECT

private slots:
    /// From the end of the step before, or from the host's mark, to the last kernel or the host's mark.
    void theStepIsAPeriod_data()
    {
        QTest::addColumn<QList<QByteArray>>("events");
        QTest::addColumn<double>("start");
        QTest::addColumn<double>("seconds");
        const QList<QByteArray> launched{launchSpan(10, 1), launchSpan(120, 2), kernelSpan(20, 60, 1), kernelSpan(150, 80, 2)};
        QTest::newRow("the host waits for each step")
            << launched + QList<QByteArray>{stepMark("user_annotation", 1, 0, 100), stepMark("user_annotation", 2, 100, 150)} << 50e-6
            << 150e-6;
        const QList<QByteArray> ahead{launchSpan(10, 1), launchSpan(40, 2), kernelSpan(20, 60, 1), kernelSpan(90, 80, 2)};
        QTest::newRow("the host runs ahead") << ahead + QList<QByteArray>{stepMark("user_annotation", 1, 0, 30),
                                                                          stepMark("user_annotation", 2, 30, 30)}
                                             << 10e-6 << 90e-6;
        QTest::newRow("marks of the GPU alone")
            << QList<QByteArray>{kernelSpan(20, 60), kernelSpan(90, 80), stepMark("gpu_user_annotation", 1, 20, 60),
                                 stepMark("gpu_user_annotation", 2, 90, 80)}
            << 10e-6 << 90e-6;
        QTest::newRow("only one is marked") << ahead + QList<QByteArray>{stepMark("user_annotation", 2, 30, 30)} << 10e-6 << 90e-6;
        QTest::newRow("none is marked") << QList<QByteArray>{kernelSpan(90, 80)} << 0.0 << 80e-6;
    }
    void theStepIsAPeriod()
    {
        QFETCH(QList<QByteArray>, events);
        QFETCH(double, start);
        QFETCH(double, seconds);
        const Result<TracedRank> rank = rankOfText(wholeTrace(events));
        QVERIFY(rank);
        QCOMPARE(rank->kernels.size(), std::size_t{1});
        QVERIFY2(isNear(rank->seconds, seconds), QByteArray::number(rank->seconds).constData());
        QVERIFY2(isNear(rank->kernels[0].start, start), QByteArray::number(rank->kernels[0].start).constData());
    }

    void launchesAreJoined()
    {
        const Result<TracedRank> rank =
            rankOfText(wholeTrace({stepMark("user_annotation", 1, 0, 100), launchSpan(15, 9), kernelSpan(20, 10, 9)}));
        QVERIFY(rank && rank->hasLaunches && rank->kernels[0].launched);
        QVERIFY(isNear(*rank->kernels[0].launched, 15e-6));
        const Result<TracedRank> without = rankOfText(wholeTrace({kernelSpan(20, 10, 9)}));
        QVERIFY(without && !without->hasLaunches && !without->kernels[0].launched);
    }

    void shapesAreJoined()
    {
        const Result<TracedRank> rank = rankOfText(
            wholeTrace({spanOf("cpu_op", "aten::addmm", 0, 5, R"("External id": 4, "Input Dims": [[8], [16, 32], [32, 8], [], []])"),
                        kernelSpan(20, 10, 0, ", \"External id\": 4"), kernelSpan(40, 10)}));
        QVERIFY(rank);
        QCOMPARE(rank->kernels[0].shape, 0);
        QVERIFY(rank->shapes[0].m == 16 && rank->shapes[0].k == 32 && rank->shapes[0].n == 8);
        QCOMPARE(rank->kernels[1].shape, -1);
    }

    void shapesOfOperators_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("inputs");  // "2x3 3x4"
        QTest::addColumn<double>("flop");
        QTest::newRow("mm") << "aten::mm"
                            << "2x3 3x4" << 48.0;
        QTest::newRow("addmm") << "aten::addmm"
                               << "4 2x3 3x4" << 48.0;
        QTest::newRow("bmm") << "aten::bmm"
                             << "5x2x3 5x3x4" << 240.0;
        QTest::newRow("scaled") << "aten::_scaled_mm"
                                << "2x3 3x4 1 1" << 48.0;
        QTest::newRow("no product") << "aten::mm"
                                    << "2x3 4x5" << 0.0;
        QTest::newRow("another operator") << "aten::add"
                                          << "2x3 3x4" << 0.0;
        QTest::newRow("too few") << "aten::addmm"
                                 << "4 2x3" << 0.0;
    }
    void shapesOfOperators()
    {
        QFETCH(QString, name);
        QFETCH(QString, inputs);
        std::vector<std::vector<double>> shapes;
        for (const QString& input : inputs.split(' ')) {
            shapes.emplace_back();
            for (const QString& each : input.split('x'))
                shapes.back().push_back(each.toDouble());
        }
        const std::optional<MatrixShape> shape = multipliedShape(name.toStdString(), shapes);
        QTEST(shape ? shape->flop().value() : 0.0, "flop");
    }

    void theHostsWorkIsToldByItsName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("work");
        const auto row = [](const char* name, HostWork work) { QTest::newRow(name) << QString(name) << static_cast<int>(work); };
        row("enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__next__", HostWork::Loader);
        row("megatron/training/utils.py(50): get_batch_on_this_tp_rank", HostWork::Loader);
        row("torch/utils/data/dataloader.py(628): __next__", HostWork::Loader);
        row("train_with_dataloader.py(10): train", HostWork::Other);
        row("save_checkpoints/train.py(10): main", HostWork::Other);
        row("save_checkpoint", HostWork::Checkpoint);
        row("torch/serialization.py(900): save", HostWork::Checkpoint);
        row("torch/distributed/checkpoint/state_dict_saver.py(80): save", HostWork::Checkpoint);
        row("cudaDeviceSynchronize", HostWork::Synchronise);
        row("torch/utils/checkpoint.py(400): checkpoint", HostWork::Other);
        row("CheckpointFunctionBackward", HostWork::Other);
        row("SavedTensor.save_for_backward checkpoint", HostWork::Other);
        row("aten::mm", HostWork::Other);
    }
    void theHostsWorkIsToldByItsName()
    {
        QFETCH(QString, name);
        QTEST(static_cast<int>(hostWorkOf(name.toStdString())), "work");
    }

    /// A worker of the loader that launches nothing is not the loop that waits for it.
    void onlyThreadsThatLaunchAreTheHost()
    {
        const Result<TracedRank> rank = rankOfText(
            wholeTrace({stepMark("user_annotation", 1, 0, 900), launchSpan(15, 9), kernelSpan(20, 10, 9),
                        spanOf("user_annotation", "DataLoader", 100, 200, {}, 1), spanOf("user_annotation", "DataLoader", 100, 200, {}, 5),
                        spanOf("cpu_op", "aten::mm", 400, 10, {}, 1)}));
        QVERIFY(rank);
        QCOMPARE(rank->host.size(), std::size_t{1});
        QCOMPARE(rank->host[0].work, HostWork::Loader);
    }

    void collectivesHaveSizesAndNumbers()
    {
        const Result<TracedRank> rank = rankOfText(wholeTrace({spanOf(
            "kernel", "ncclDevKernel_AllGather", 0, 10,
            R"("Collective name": "_allgather_base", "In msg nelems": 100, "Out msg nelems": 400, "Group size": 4, "dtype": "BFloat16", "Seq": 12,
            "Process Group Name": "3", "Process Group Description": "mesh_dp", "Process Group Ranks": "[0, 1, 2, 3]")")}));
        QVERIFY(rank);
        const TracedCollective& collective = rank->collectives.at(0);
        QVERIFY(collective.kind == CollectiveKind::AllGather && collective.bytes == 800 && collective.ranks == 4 &&
                collective.sequence == 12);
        QVERIFY(rank->kernels[0].row == ProfiledRow::Dp && rank->groups.at(0).ranks.size() == 4);
        QCOMPARE(rank->gpu, std::string("h100-sxm"));
    }

    void badEventsAreCounted()
    {
        const Result<TracedRank> rank =
            rankOfText(wholeTrace({kernelSpan(20, 10), kernelSpan(90, -5), spanOf("kernel", "x", 40, 5, "\"device\": 3")}));
        QVERIFY(rank);
        QCOMPARE(rank->negative, std::size_t{1});
        QCOMPARE(rank->kernels.size(), std::size_t{1});
        QCOMPARE(rank->otherDevices, std::size_t{1});
    }

    void theAllocatorsPeakIsRead()
    {
        const auto message = [](int device, double bytes) {
            return QByteArray(R"({"ph": "i", "cat": "cpu_instant_event", "name": "[memory]", "ts": 1, "args": {"Device Type": )") +
                   QByteArray::number(device) + ", \"Total Allocated\": " + QByteArray::number(bytes) + "}}";
        };
        const Result<TracedRank> rank =
            rankOfText(wholeTrace({kernelSpan(20, 10), message(1, 100), message(1, 300), message(1, 200), message(0, 900)}));
        QVERIFY(rank);
        QCOMPARE(rank->peakAllocated, std::optional<double>(300));
    }

    void aFolderIsReadByName()
    {
        const QTemporaryDir folder;
        const QByteArray events = kernelSpan(20, 10);
        QVERIFY(!writtenIn(folder, "b_rank1.json", wholeTrace({events}, 1)).isEmpty());
        QVERIFY(!writtenIn(folder, "a_rank0.json.gz", test::gzip(wholeTrace({events}, 0))).isEmpty());
        QVERIFY(!writtenIn(folder, "notes.txt", "no trace").isEmpty());
        const Result<std::vector<TracedRank>> ranks = readTracedRanks({folder.path().toStdString()});
        QVERIFY(ranks);
        QCOMPARE(ranks->size(), std::size_t{2});
        QVERIFY((*ranks)[0].rank == 0 && (*ranks)[1].rank == 1);
    }

    void theNameOfAFileTellsTheRank_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("rank");
        QTest::newRow("torchtitan") << "rank3_trace.json" << 3;
        QTest::newRow("Megatron-LM") << "rank-12.json" << 12;
        QTest::newRow("no rank") << "worker_4.pt.trace.json" << -1;
        QTest::newRow("a word") << "ranking.json" << -1;
    }
    void theNameOfAFileTellsTheRank()
    {
        QFETCH(QString, name);
        const Result<TracedRank> rank = parseTracedRank(("[" + kernelSpan(1, 2) + "]").toStdString(), name.toStdString());
        QVERIFY(rank);
        QTEST(rank->rank.value_or(-1), "rank");
        QCOMPARE(rank->isRankOfName, rank->rank.has_value());
    }

    void tracesThatDoNotBelongTogetherAreRefused_data()
    {
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<QStringList>("parts");
        const QList<QByteArray> events{kernelSpan(20, 10), stepMark("user_annotation", 4, 0, 50)};
        QTest::newRow("one rank twice") << wholeTrace(events, 0) << QStringList{"rank 0", "one trace for each rank"};
        QTest::newRow("another step") << wholeTrace({kernelSpan(20, 10), stepMark("user_annotation", 7, 0, 50)}, 1)
                                      << QStringList{"step 7", "step 4", "same step"};
        QTest::newRow("no step") << wholeTrace({kernelSpan(20, 10)}, 1) << QStringList{"no marked step", "step 4"};
        QTest::newRow("another run") << wholeTrace(events, 1, 16) << QStringList{"16 GPUs", "on 2", "one run"};
        QTest::newRow("cut off") << test::gzip(wholeTrace(events, 1)).chopped(20) << QStringList{"second.json"};
        QTest::newRow("no trace") << QByteArray("{}") << QStringList{"traceEvents"};
        QTest::newRow("no kernels") << wholeTrace({stepMark("user_annotation", 4, 0, 50)}, 1) << QStringList{"without GPU kernels"};
    }
    void tracesThatDoNotBelongTogetherAreRefused()
    {
        QFETCH(QByteArray, second);
        QFETCH(QStringList, parts);
        const QTemporaryDir folder;
        const QString first = writtenIn(folder, "first.json", wholeTrace({kernelSpan(20, 10), stepMark("user_annotation", 4, 0, 50)}, 0));
        const QString other = writtenIn(folder, "second.json", second);
        const Result<std::vector<TracedRank>> ranks = readTracedRanks({first.toStdString(), other.toStdString()});
        QVERIFY(!ranks);
        const QString sentence = QString::fromStdString(errorText(ranks.error()));
        for (const QString& part : parts)
            QVERIFY2(sentence.contains(part), qPrintable(sentence));
        QVERIFY2(sentence.contains("second.json"), qPrintable(sentence));
    }

    void anEmptyFolderIsRefused()
    {
        const QTemporaryDir folder;
        const Result<std::vector<TracedRank>> ranks = readTracedRanks({folder.path().toStdString()});
        QVERIFY(!ranks);
        QVERIFY(QString::fromStdString(errorText(ranks.error())).contains(".json.gz"));
    }
};

QTEST_APPLESS_MAIN(TestTracedRank)
#include "test_traced_rank.moc"
