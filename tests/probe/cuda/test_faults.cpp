// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>

#include "tests/probe/cuda/cuda_run.h"

using namespace shardscope::cuda_run;

/// Faults of real nodes, provoked: each ends in one report that says what to do.
class TestFaults : public QObject {
    Q_OBJECT
private slots:
    void stageEndsWithAdvice_data()
    {
        QTest::addColumn<QString>("stage");
        QTest::addColumn<QString>("machine");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<QString>("fix");
        const auto row = [](const char* name, const char* stage, const char* machine, const char* outcome, const char* fix) {
            QTest::newRow(name) << stage << machine << outcome << fix;
        };
        row("no GPU", "identify", "init=100", "unavailable", "CUDA_VISIBLE_DEVICES");
        row("none in the list", "identify", "devices=0", "unavailable", "CUDA_VISIBLE_DEVICES");
        row("stub", "identify", "init=34", "unavailable", "stubs");
        row("old driver", "identify", "init=35", "failed", "Update the driver");
        row("fabric manager", "identify", "init=802", "failed", "nvidia-fabricmanager");
        row("fabric manager, up in time", "identify", "init=802,init-times=2", "done", "");
        row("mismatch", "identify", "init=803", "failed", "Reboot");
        row("busy", "identify", "busy", "failed", "--allow-busy");
        row("old GPU", "identify", "old", "failed", "CUDA_VISIBLE_DEVICES");
        row("exclusive", "memory", "context=46", "failed", "-c DEFAULT");
        row("ECC", "matmul", "launch=214", "failed", "reset");
        row("broken kernel", "launch", "launch=719", "failed", "Xid");
        row("compiler", "launch", "compile=6", "failed", "SHARDSCOPE_CUDA_LIBRARY_PATH");
        row("no memory for a context", "memory", "context=2", "failed", "nvidia-smi");
        row("little memory", "matmul", "memory=30", "failed", "nvidia-smi");
        row("one GPU", "all_reduce", "devices=1", "unavailable", "");
        row("one GPU has no peer", "peer", "devices=1", "unavailable", "");
        row("slice", "all_reduce", "devices=2,mig", "unavailable", "");
        row("slice beside a multiply", "contention", "devices=2,mig", "unavailable", "");
        row("same GPU twice", "all_reduce", "devices=2,duplicate", "failed", "gpus-per-task");
        row("wrong data", "all_gather", "devices=2,wrong=5", "failed", "ACS");
        row("hang", "all_reduce", "devices=2,hang", "failed", "NCCL_P2P_DISABLE=1");
        row("a rank died", "send_recv", "devices=2,async=6", "failed", "NCCL_DEBUG");
    }
    void stageEndsWithAdvice()
    {
        QFETCH(QString, stage);
        QFETCH(QString, machine);
        QFETCH(QString, outcome);
        QFETCH(QString, fix);
        const StageRun run = runStage(stage, machine, {"--patience", "0.02"});
        QVERIFY2(run.ended, run.log.constData());
        QCOMPARE(run.all("stage-end").size(), 1);
        QVERIFY2(run.outcome() == outcome, qPrintable(run.outcome() + ": " + run.end()["text"].toString()));
        QVERIFY2(run.end()["fix"].toString().contains(fix), qPrintable(run.end()["fix"].toString()));
        QVERIFY(outcome == "done" || !run.end()["text"].toString().isEmpty());
    }

    void checkSaysWhatIsOdd_data()
    {
        QTest::addColumn<QString>("machine");
        QTest::addColumn<QString>("id");
        QTest::newRow("slice") << "mig"
                               << "mig";
        QTest::newRow("hot") << "throttle"
                             << "throttled";
        QTest::newRow("link") << "link-down"
                              << "nvlink-down";
        QTest::newRow("narrow") << "narrow"
                                << "pcie-narrow";
        QTest::newRow("exclusive") << "exclusive"
                                   << "exclusive";
        QTest::newRow("NVML and the driver differ") << "nvml=18"
                                                    << "driver-mismatch";
    }
    /// It continues, with a warning.
    void checkSaysWhatIsOdd()
    {
        QFETCH(QString, machine);
        QFETCH(QString, id);
        const StageRun run = runStage("identify", machine);
        QCOMPARE(run.outcome(), QString("done"));
        QCOMPARE(run.check(id)["level"].toString(), QString("warn"));
        QVERIFY(!run.check(id)["fix"].toString().isEmpty());
    }

    void errorsWhileMeasuringAreCounted() { QCOMPARE(runStage("health", "ecc-later").check("ecc")["level"].toString(), QString("fail")); }

    void busyGpuIsMeasuredWhenAsked()
    {
        const StageRun run = runStage("identify", "busy", {"--allow-busy"});
        QCOMPARE(run.outcome(), QString("done"));
        QCOMPARE(run.check("busy")["level"].toString(), QString("warn"));
    }

    /// NVML tells the host's pids: our own context looks like another process's, so GPUs are asked before there is one.
    void containersPidsAreNoStrangers()
    {
        const StageRun run = runStage("identify", "host-pids");
        QCOMPARE(run.outcome(), QString("done"));
        QVERIFY(run.check("busy").isEmpty());
        QVERIFY(!run.check("cublaslt").isEmpty());
    }

    /// A GPU that hangs under a stage is left within the second that a cancelled run has.
    void stopIsObeyed_data()
    {
        QTest::addColumn<QString>("stage");
        QTest::addColumn<QString>("machine");
        QTest::newRow("between two timings") << "memory"
                                             << "slow-runs";
        QTest::newRow("in a collective that never ends") << "all_reduce"
                                                         << "devices=2,hang";
    }
    void stopIsObeyed()
    {
        QFETCH(QString, stage);
        QFETCH(QString, machine);
        QProcess process;
        startStage(process, stage, machine, {});
        QByteArray said;
        while (!said.contains("\"progress\"") && !said.contains("\"sample\"") && process.waitForReadyRead(20000))
            said += process.readAllStandardOutput();
        process.terminate();
        QVERIFY(process.waitForFinished(5000));
        said += process.readAllStandardOutput();
        QVERIFY2(said.contains("\"outcome\":\"cancelled\""), said.constData());
    }

    /// A hang is reported before any memory is freed, and names its collective.
    void hangIsToldAtOnce()
    {
        const StageRun run = runStage("reduce_scatter", "devices=2,hang", {"--patience", "0.02"});
        QCOMPARE(run.check("collective-hang")["level"].toString(), QString("fail"));
        QVERIFY(run.check("collective-hang")["text"].toString().contains("reduce_scatter"));
    }

    /// Files of the right name that are none of NVIDIA's: a driver that is no library, and an NCCL without its functions.
    void brokenLibrariesAreNamed()
    {
        QTemporaryDir folder;
        for (const char* name : {"libcuda.so.1", "libnvrtc.so.13", "libcublasLt.so.13", "libnvidia-ml.so.1"})
            QFile::link(QStringLiteral(SHARDSCOPE_FAKE_CUDA "/") + name, folder.filePath(name));
        const QStringList candidates{"/lib/x86_64-linux-gnu/libm.so.6", "/lib/aarch64-linux-gnu/libm.so.6", "/lib64/libm.so.6",
                                     "/usr/lib/libm.so.6"};
        for (const QString& library : candidates) {
            if (QFile::exists(library) && !QFile::exists(folder.filePath("libnccl.so.2")))
                QFile::copy(library, folder.filePath("libnccl.so.2"));
        }
        if (!QFile::exists(folder.filePath("libnccl.so.2")))
            QSKIP("no libm to stand for an NCCL without its functions");
        const StageRun run = runStage("all_reduce", "devices=2", {}, folder.path());
        QCOMPARE(run.outcome(), QString("unavailable"));
        QVERIFY(run.end()["text"].toString().contains("ncclAllReduce"));
        QVERIFY(runStage("identify", "devices=2", {}, folder.path()).check("no-nccl")["level"] == "warn");
    }
};

QTEST_MAIN(TestFaults)
#include "test_faults.moc"
