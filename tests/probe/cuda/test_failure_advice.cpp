// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "probe/cuda/api/handles.h"
#include "probe/cuda/checks/failure_advice.h"

using namespace shardscope::probe::cuda;

class TestFailureAdvice : public QObject {
    Q_OBJECT
private slots:
    void everyFailureHasItsFix_data()
    {
        QTest::addColumn<QString>("library");
        QTest::addColumn<QString>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("fix");
        QTest::addColumn<bool>("missing");
        const auto row = [](const char* library, const char* call, int code, const char* detail, const char* id, const char* fix,
                            bool missing) {
            QTest::addRow("%s %s %d %s", library, call, code, detail) << library << call << code << detail << id << fix << missing;
        };
        row("libcuda", "dlopen", 0, "no such file", "no-driver", "--gpus all", true);
        row("libcuda", "dlsym", 0, "lacks cuGetX", "driver-old", "470", true);
        row("libcuda", "cuInit", 34, "", "stub-driver", "stubs", true);
        row("libcuda", "cuInit", 35, "", "driver-old", "580", false);
        row("libcuda", "cuInit", 100, "", "no-gpu", "CUDA_VISIBLE_DEVICES", true);
        row("libcuda", "cuDeviceGet", 101, "", "visible-devices", "CUDA_VISIBLE_DEVICES", false);
        row("libcuda", "cuDevicePrimaryCtxRetain", 46, "", "exclusive", "-c DEFAULT", false);
        row("libcuda", "cuMemAlloc_v2", 2, "", "out-of-memory", "nvidia-smi", false);
        row("libcuda", "cuModuleLoadData", 222, "", "driver-old", "libnvrtc", false);
        row("libcuda", "cuModuleLoadData", 209, "", "driver-old", "libnvrtc", false);
        row("libcuda", "cuStreamQuery", 214, "", "ecc", "reset", false);
        row("libcuda", "cuInit", 800, "", "imex", "IMEX", false);
        row("libcuda", "cuInit", 802, "", "fabric-manager", "nvidia-fabricmanager", false);
        row("libcuda", "cuInit", 803, "", "driver-mismatch", "Reboot", false);
        row("libcuda", "cuInit", 804, "", "driver-mismatch", "cuda-compat", false);
        row("libcuda", "cuLaunchKernel", 719, "", "cuda-error", "Xid", false);
        row("libnvidia-ml", "nvmlInit_v2", 18, "", "driver-mismatch", "Reboot", false);
        row("libnvrtc", "dlopen", 0, "", "no-nvrtc", "nvidia-cuda-nvrtc", true);
        row("libnvrtc", "nvrtcCompileProgram", 6, "line 7", "compile", "libnvrtc", false);
        row("libcublasLt", "dlopen", 0, "", "no-cublaslt", "nvidia-cublas", true);
        row("libnccl", "dlopen", 0, "", "no-nccl", "nvidia-nccl", true);
        row("libnccl", "dlsym", 0, "", "no-nccl", "2.7", true);
        row("libnccl", "ncclGroupEnd", 5, "Duplicate GPU detected : rank 0 and rank 1", "same-gpu-twice", "gpus-per-task", false);
        row("libnccl", "ncclGroupEnd", 5, "Multiple Ranks are using the same GPU/Partition", "same-gpu-twice", "gpus-per-task", false);
        row("libnccl", "ncclGroupEnd", 2, "failed to extend /dev/shm/nccl-x to N bytes", "shared-memory", "--shm-size", false);
        row("libnccl", "ncclGroupEnd", 1, "Failed to bind NVLink SHARP (NVLS) Multicast memory", "nvls", "NCCL_NVLS_ENABLE=0", false);
        row("libnccl", "cuStreamQuery", 0, "it did not finish within 30 s", "collective-hang", "NCCL_P2P_DISABLE=1", false);
        row("libnccl", "compare", 0, "wrong data: rank 1", "collective-wrong", "ACS", false);
        row("libnccl", "ncclGroupEnd", 3, "internal error", "nccl-error", "NCCL_DEBUG", false);
    }
    void everyFailureHasItsFix()
    {
        QFETCH(QString, library);
        QFETCH(QString, call);
        QFETCH(int, code);
        QFETCH(QString, detail);
        QFETCH(QString, id);
        QFETCH(QString, fix);
        QFETCH(bool, missing);
        const Advice advice = adviceFor({library.toStdString(), call.toStdString(), code, {}, detail.toStdString()});
        QCOMPARE(QString::fromStdString(advice.id), id);
        QVERIFY2(QString::fromStdString(advice.fix).contains(fix), advice.fix.c_str());
        QCOMPARE(advice.missing, missing);
        QVERIFY(QRegularExpression("^[a-z0-9-]+$").match(id).hasMatch());
        // The library's own message stays readable.
        QVERIFY(QString::fromStdString(advice.text).contains(detail));
        QVERIFY(code == 0 || QString::fromStdString(advice.text).contains(QString::number(code)));
    }
};

QTEST_MAIN(TestFailureAdvice)
#include "test_failure_advice.moc"
