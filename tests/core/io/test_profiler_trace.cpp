// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "core/io/kernel_names.h"
#include "core/text/error_text.h"

using namespace shardscope;

namespace {

QByteArray traced(const char* category, const char* name, double start, double duration, const QByteArray& arguments = {})
{
    return QByteArrayLiteral(R"({"ph": "X", "cat": ")") + category + R"(", "name": ")" + name + R"(", "pid": 0, "tid": 7, "ts": )" +
           QByteArray::number(start) + R"(, "dur": )" + QByteArray::number(duration) + R"(, "args": {)" + arguments + "}}";
}

QByteArray trace(const QList<QByteArray>& events)
{
    return R"({"schemaVersion": 1, "deviceProperties": [{"id": 0}], "traceEvents": [)" + events.join(", ") + R"(], "traceName": "x"})";
}

Result<ProfilerTrace> parse(const QByteArray& text) { return parseProfilerTrace(text.toStdString(), "t.json"); }

bool isNear(Seconds a, double b) { return qAbs(a.value() - b) < 1e-12; }

}  // namespace

class TestProfilerTrace : public QObject {
    Q_OBJECT

private slots:
    void kernelsAreToldApart_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, KernelKind kind) { QTest::newRow(name) << QString(name) << static_cast<int>(kind); };
        row("nvjet_hsh_256x128_64x4_2x1_v_bz_coopA_NNT", KernelKind::Multiply);
        row("sm90_xmma_gemm_bf16bf16_bf16f32_f32_tn_n_tilesize128x256x64", KernelKind::Multiply);
        row("void cutlass::Kernel2<cutlass_80_tensorop_bf16_s16816gemm_relu>", KernelKind::Multiply);
        row("Cijk_Ailk_Bljk_BBS_BH_MT256x256x32", KernelKind::Multiply);
        row("void flash::flash_fwd_kernel<Flash_fwd_kernel_traits<128>>", KernelKind::Attention);
        row("cudnn_generated_fort_native_sdpa_sm90_flash_bprop_wgmma_f16", KernelKind::Attention);
        row("fmha_cutlassB_bf16_aligned_64x64_k128_sm80", KernelKind::Attention);
        row("ncclDevKernel_ReduceScatter_Sum_f32_RING_LL(ncclDevKernelArgsStorage<4096ul>)", KernelKind::Communication);
        row("void deep_ep::internode::dispatch<false, 8>", KernelKind::Communication);
        row("triton_red_fused__to_copy_add_mul_rsqrt_3", KernelKind::MemoryBound);
        row("void at::native::vectorized_elementwise_kernel<4, at::native::CUDAFunctor_add>", KernelKind::MemoryBound);
        row("Memcpy HtoD (Pinned -> Device)", KernelKind::Copy);
    }
    void kernelsAreToldApart()
    {
        QFETCH(QString, name);
        QTEST(static_cast<int>(kernelKind(name.toStdString())), "kind");
    }

    void groupsAreToldApart_data()
    {
        QTest::addColumn<QString>("group");
        QTest::addColumn<QString>("collective");
        QTest::addColumn<int>("row");
        const auto row = [](const char* group, const char* collective, ProfiledRow which) {
            QTest::addRow("%s/%s", group, collective) << QString(group) << QString(collective) << static_cast<int>(which);
        };
        row("mesh_tp", "_allgather_base", ProfiledRow::Tp);
        row("TENSOR_MODEL_PARALLEL_GROUP", "", ProfiledRow::Tp);
        row("mesh_dp_shard_cp", "_allgather_base", ProfiledRow::Dp);
        row("EXPERT_DATA_PARALLEL_GROUP", "", ProfiledRow::Dp);
        row("EXPERT_MODEL_PARALLEL_GROUP", "", ProfiledRow::Ep);
        row("CONTEXT_PARALLEL_GROUP", "", ProfiledRow::Cp);
        row("PIPELINE_MODEL_PARALLEL_GROUP", "send", ProfiledRow::Pp);
        row("undefined", "send", ProfiledRow::Pp);
        row("undefined", "all_to_allv", ProfiledRow::Ep);
        row("default_pg", "allreduce", ProfiledRow::Unknown);
        row("", "", ProfiledRow::Unknown);
        row("http_server", "", ProfiledRow::Unknown);  // no word of it is "tp"
    }
    void groupsAreToldApart()
    {
        QFETCH(QString, group);
        QFETCH(QString, collective);
        QTEST(static_cast<int>(rowOfGroup(group.toStdString(), collective.toStdString())), "row");
    }

    void sumsTellHiddenFromExposed()
    {
        const Result<ProfilerTrace> read = parse(trace({traced("kernel", "sm90_gemm", 100, 40), traced("kernel", "triton_add", 140, 10),
                                                        traced("kernel", "ncclDevKernel_AllGather", 120, 60, R"("Process Group Description": "mesh_tp")"),
                                                        traced("gpu_memcpy", "Memcpy DtoH", 190, 10), traced("cpu_op", "aten::mm", 0, 500)}));
        QVERIFY(read);
        QCOMPARE(read->kernels.size(), std::size_t{4});
        QVERIFY(isNear(Seconds(read->seconds), 100e-6));
        QVERIFY(!read->step);
        const ProfilerSums sums = profilerSums(*read);
        QVERIFY(isNear(sums.byKind[static_cast<std::size_t>(KernelKind::Multiply)], 40e-6));
        QVERIFY(isNear(sums.compute, 60e-6));
        QVERIFY(isNear(sums.hidden[static_cast<std::size_t>(ProfiledRow::Tp)], 30e-6));
        QVERIFY(isNear(sums.exposed[static_cast<std::size_t>(ProfiledRow::Tp)], 30e-6));
        QVERIFY(isNear(sums.idle, 10e-6));
    }

    void theLastMarkedStepIsTaken()
    {
        const QList<QByteArray> kernels{traced("kernel", "gemm", 10, 5), traced("kernel", "gemm", 110, 5), traced("kernel", "gemm", 210, 5)};
        const QList<QByteArray> host{traced("user_annotation", "ProfilerStep#4", 0, 100), traced("user_annotation", "ProfilerStep#5", 100, 100)};
        const Result<ProfilerTrace> byHost = parse(trace(kernels + host));
        QVERIFY(byHost && byHost->step == 5);
        QCOMPARE(byHost->kernels.size(), std::size_t{1});
        QVERIFY(isNear(Seconds(byHost->seconds), 100e-6) && isNear(Seconds(byHost->kernels[0].start), 10e-6));
        const Result<ProfilerTrace> byGpu = parse(trace(host + QList<QByteArray>{traced("gpu_user_annotation", "ProfilerStep#4", 5, 20)} + kernels));
        QVERIFY(byGpu && byGpu->step == 4);  // what the GPU marks is where the kernels are
        QVERIFY(isNear(Seconds(byGpu->kernels[0].start), 5e-6));
    }

    void kernelsAtTheSameTimeHaveLanes()
    {
        const Result<ProfilerTrace> read = parse(trace({traced("kernel", "gemm", 0, 10), traced("kernel", "gemm", 5, 10), traced("kernel", "gemm", 12, 10)}));
        QVERIFY(read);
        QCOMPARE(read->kernels[0].lane, 0);
        QCOMPARE(read->kernels[1].lane, 0);
        QVERIFY(isNear(Seconds(read->kernels[1].start), 12e-6));
        QCOMPARE(read->kernels[2].lane, 1);
    }

    void ofSeveralGpusTheBusiest()
    {
        const Result<ProfilerTrace> read = parse(trace({traced("kernel", "gemm", 0, 10, R"("device": 1)"), traced("kernel", "gemm", 10, 10, R"("device": 3)"),
                                                        traced("kernel", "add", 20, 10, R"("device": 3)")}));
        QVERIFY(read);
        QCOMPARE(read->kernels.size(), std::size_t{2});
    }

    void aListOfEventsIsATraceToo()
    {
        QVERIFY(parse("[" + traced("Kernel", "gemm", 0, 10) + "]"));
    }

    void whatIsNoTraceIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("empty") << QByteArray() << QStringList{"t.json"};
        QTest::newRow("cut off") << trace({traced("kernel", "gemm", 0, 10)}).chopped(30) << QStringList{"t.json", "line 1"};
        QTest::newRow("a scenario") << QByteArray(R"({"schema": "shardscope.scenario/1", "model": {"preset": "x"}})") << QStringList{"traceEvents"};
        QTest::newRow("no kernels") << trace({traced("cpu_op", "aten::mm", 0, 10)}) << QStringList{"without GPU kernels", "ProfilerActivity.CUDA"};
        QTest::newRow("no time") << trace({traced("kernel", "gemm", 5, 0)}) << QStringList{"take no time"};
        QTest::newRow("packed") << QByteArray("\x1f\x8b\x08\x00", 4) << QStringList{"gunzip"};
        QTest::newRow("deep") << QByteArray(200, '[') << QStringList{"64"};
        QTest::newRow("wrong types") << QByteArray(R"({"traceEvents": [{"ph": 1, "cat": [], "ts": "0", "dur": {}}, 7, null, "x", [[]]]})")
                                     << QStringList{"without GPU kernels"};
        QTest::newRow("beyond double") << QByteArray(R"({"traceEvents": [{"ts": 1e999}]})") << QStringList{"t.json"};
    }
    void whatIsNoTraceIsRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, parts);
        const Result<ProfilerTrace> read = parse(text);
        QVERIFY(!read);
        const QString sentence = QString::fromStdString(errorText(read.error()));
        for (const QString& part : parts)
            QVERIFY2(sentence.contains(part), qPrintable(sentence));
    }

    void aMissingFileIsNamed()
    {
        const QTemporaryDir folder;
        const Result<ProfilerTrace> read = readProfilerTrace(folder.filePath("no.json").toStdString());
        QVERIFY(!read);
        QVERIFY(QString::fromStdString(errorText(read.error())).contains("no.json"));
    }
};

QTEST_APPLESS_MAIN(TestProfilerTrace)
#include "test_profiler_trace.moc"
