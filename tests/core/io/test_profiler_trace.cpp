// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "core/doctor/kernel_names.h"
#include "core/io/profiler_machine.h"
#include "core/io/profiler_trace.h"
#include "core/io/scenario_file.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/text/error_text.h"
#include "tests/support/gzip.h"

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
        const Result<ProfilerTrace> read =
            parse(trace({traced("kernel", "sm90_gemm", 100, 40), traced("kernel", "triton_add", 140, 10),
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
        const QList<QByteArray> kernels{traced("kernel", "gemm", 10, 5), traced("kernel", "gemm", 110, 5),
                                        traced("kernel", "gemm", 210, 5)};
        const QList<QByteArray> host{traced("user_annotation", "ProfilerStep#4", 0, 100),
                                     traced("user_annotation", "ProfilerStep#5", 100, 100)};
        const Result<ProfilerTrace> byHost = parse(trace(kernels + host));
        QVERIFY(byHost && byHost->step == 5);
        QCOMPARE(byHost->kernels.size(), std::size_t{1});
        QVERIFY(isNear(Seconds(byHost->seconds), 100e-6) && isNear(Seconds(byHost->kernels[0].start), 10e-6));
        const Result<ProfilerTrace> byGpu =
            parse(trace(host + QList<QByteArray>{traced("gpu_user_annotation", "ProfilerStep#4", 5, 20)} + kernels));
        QVERIFY(byGpu && byGpu->step == 4);  // what the GPU marks is where the kernels are
        QVERIFY(isNear(Seconds(byGpu->kernels[0].start), 5e-6));
    }

    /// ROCm's marks on the GPU are as long as the launch of a marker: the step is what the host marks.
    void aMarkThatHoldsNothingIsNoStep()
    {
        QList<QByteArray> events{traced("user_annotation", "ProfilerStep#7", 0, 16000),
                                 traced("gpu_user_annotation", "ProfilerStep#7", 4, 17), traced("kernel", "add", 5, 3)};
        for (int i = 1; i < 15; ++i)
            events.append(traced("kernel", "Cijk_Ailk_Bljk_BBS_BH_MT256x256x32", 1000 * i, 900));
        const Result<ProfilerTrace> read = parse(trace(events));
        QVERIFY(read && read->step == 7);
        QVERIFY(isNear(Seconds(read->seconds), 16000e-6));
        QCOMPARE(read->kernels.size(), std::size_t{15});
    }

    /// The head of a trace names the devices, and who recorded it.
    void theMachineIsRead()
    {
        const QByteArray head =
            R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H100 80GB HBM3", "totalGlobalMem": 1}, {"id": 1, "name": "other"}],
            "distributedInfo": {"backend": "nccl", "rank": 3, "world_size": 16, "pg_count": 1, "nccl_version": "2.21.5",
            "pg_config": [{"pg_name": "5", "pg_desc": "mesh_tp", "pg_size": 4, "ranks": [0, 1, 2, 3]}]}, "traceEvents": [)";
        const Result<ProfilerTrace> read = parse(
            head +
            traced("kernel", "ncclDevKernel_AllReduce", 0, 10, R"("Process Group Name": "5", "Process Group Ranks": "[0, 1, ..., 3]")") +
            "]}");
        QVERIFY(read);
        QCOMPARE(read->machine.deviceName(), std::string("NVIDIA H100 80GB HBM3"));
        QCOMPARE(read->machine.devices.size(), std::size_t{2});
        QVERIFY(read->machine.rank == 3 && read->machine.worldSize == 16);
        QCOMPARE(read->machine.nccl, std::string("2.21.5"));
        QCOMPARE(read->groups.size(), std::size_t{1});
        QCOMPARE(read->groups[0].ranks, (std::vector<int>{0, 1, 2, 3}));  // shortened in the event, whole in the head
        QVERIFY(read->machine.nodesOf({0, 1, 2, 3}) == 2);
    }

    void listsOfRanks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count");
        QTest::newRow("usual") << "[0, 8, 16]" << 3;
        QTest::newRow("tight") << "[0,1]" << 2;
        QTest::newRow("shortened") << "[0, 1, ..., 63]" << 0;
        QTest::newRow("empty") << "[]" << 0;
        QTest::newRow("none") << "all" << 0;
        QTest::newRow("beyond") << "[99999999999]" << 0;
        QTest::newRow("unclosed") << "[1, 2" << 0;
    }
    void listsOfRanks()
    {
        QFETCH(QString, text);
        QTEST(static_cast<int>(ranksOfText(text.toStdString()).size()), "count");
    }

    /// Groups without a telling name by their ranks: tp 8, pp 4, dp 2 of 64 GPUs in Megatron's order.
    void groupsAreMatchedByTheirRanks_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<int>("row");
        const auto row = [](const char* name, const QByteArray& arguments, ProfiledRow which) {
            QTest::newRow(name) << arguments << static_cast<int>(which);
        };
        row("tp as text", R"("Process Group Ranks": "[8, 9, 10, 11, 12, 13, 14, 15]")", ProfiledRow::Tp);
        row("tp as a list", R"("Process Group Ranks": [8, 9, 10, 11, 12, 13, 14, 15])", ProfiledRow::Tp);
        row("dp", R"("Process Group Ranks": "[3, 11]", "Process Group Description": "default_pg")", ProfiledRow::Dp);
        row("pp", R"("Process Group Ranks": "[3, 19, 35, 51]", "Process Group Description": "undefined")", ProfiledRow::Pp);
        row("no group of the plan", R"("Process Group Ranks": "[0, 1, 2]")", ProfiledRow::Unknown);
        row("the name tells", R"("Process Group Ranks": "[3, 11]", "Process Group Description": "mesh_cp")", ProfiledRow::Cp);
        row("nothing said", "", ProfiledRow::Unknown);
    }
    void groupsAreMatchedByTheirRanks()
    {
        QFETCH(QByteArray, arguments);
        Result<ProfilerTrace> read =
            parse(trace({traced("kernel", "sm90_gemm", 0, 10), traced("kernel", "ncclDevKernel_AllReduce", 5, 10, arguments)}));
        QVERIFY(read);
        const Scenario scenario = *loadScenario(std::string(SHARDSCOPE_SOURCE_DIR) + "/resources/examples/llama-3-70b-64-h100.json", {});
        matchGroups(read.value(), resolvePlan(scenario));
        const auto found = std::find_if(read->kernels.begin(), read->kernels.end(),
                                        [](const ProfiledKernel& kernel) { return kernel.kind == KernelKind::Communication; });
        QVERIFY(found != read->kernels.end());
        QTEST(static_cast<int>(found->row), "row");
        read.value().machine.worldSize = 32;
        const std::vector<ProfiledKernel> before = read->kernels;
        matchGroups(read.value(), resolvePlan(scenario));
        QCOMPARE(read->kernels.size(), before.size());
    }

    void aPackedTraceIsRead()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("trace.json.gz"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(test::gzip(trace({traced("kernel", "gemm", 0, 10)})));
        file.close();
        QVERIFY(readProfilerTrace(file.fileName().toStdString()));
    }

    void kernelsAtTheSameTimeHaveLanes()
    {
        const Result<ProfilerTrace> read =
            parse(trace({traced("kernel", "gemm", 0, 10), traced("kernel", "gemm", 5, 10), traced("kernel", "gemm", 12, 10)}));
        QVERIFY(read);
        QCOMPARE(read->kernels[0].lane, 0);
        QCOMPARE(read->kernels[1].lane, 0);
        QVERIFY(isNear(Seconds(read->kernels[1].start), 12e-6));
        QCOMPARE(read->kernels[2].lane, 1);
    }

    void ofSeveralGpusTheBusiest()
    {
        const Result<ProfilerTrace> read =
            parse(trace({traced("kernel", "gemm", 0, 10, R"("device": 1)"), traced("kernel", "gemm", 10, 10, R"("device": 3)"),
                         traced("kernel", "add", 20, 10, R"("device": 3)")}));
        QVERIFY(read);
        QCOMPARE(read->kernels.size(), std::size_t{2});
    }

    void aListOfEventsIsATraceToo() { QVERIFY(parse("[" + traced("Kernel", "gemm", 0, 10) + "]")); }

    void whatIsNoTraceIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("empty") << QByteArray() << QStringList{"t.json"};
        QTest::newRow("cut off") << trace({traced("kernel", "gemm", 0, 10)}).chopped(30) << QStringList{"t.json", "line 1"};
        QTest::newRow("a scenario") << QByteArray(R"({"schema": "shardscope.scenario/1", "model": {"preset": "x"}})")
                                    << QStringList{"traceEvents"};
        QTest::newRow("no kernels") << trace({traced("cpu_op", "aten::mm", 0, 10)})
                                    << QStringList{"without GPU kernels", "ProfilerActivity.CUDA"};
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
