// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/io/hardware_profile_json.h"
#include "core/io/superbench_export.h"
#include "tests/core/io/profile_import/log_texts.h"

using namespace shardscope;
using log_texts::import;
using log_texts::notes;
using log_texts::refusal;

namespace {

const BandwidthSeries* pathOf(const HardwareProfile& profile, const char* path)
{
    const auto found = std::find_if(profile.bandwidth.begin(), profile.bandwidth.end(),
                                    [path](const BandwidthSeries& series) { return series.path == path; });
    return found == profile.bandwidth.end() ? nullptr : &*found;
}

double rateOf(const SizeSample& sample) { return (sample.bytes / sample.seconds).value(); }

bool isNear(double a, double b) { return std::abs(a / b - 1) < 1e-9; }

const QString kNvbandwidth = QStringLiteral(
    "nvbandwidth Version: v0.8\nBuilt from Git version: v0.8\n\nCUDA Runtime Version: 12080\nCUDA Driver Version: 12080\n"
    "Driver Version: 570.10\n\nahost\nDevice 0: NVIDIA H200 (00000000:1b:00)\nDevice 1: NVIDIA H200 (00000000:1c:00)\n\n"
    "Running host_to_device_memcpy_ce.\nmemcpy CE CPU(row) -> GPU(column) bandwidth (GB/s)\n           0         1\n"
    " 0     55.00     56.00\n\nSUM host_to_device_memcpy_ce %1\n\nWaived: \n"
    "Running device_local_copy.\nmemcpy local GPU(column) bandwidth (GB/s)\n           0         1\n 0   2000.00   2100.00\n\n"
    "SUM device_local_copy 4100.00\n\nRunning host_device_latency_sm.\nmemory latency SM CPU(row) <-> GPU(column) (ns)\n           0\n"
    " 0    613.22\n\nSUM host_device_latency_sm 613.22\n");

QString inspected(const char* collective, int rank, int number, double message, double micros, const char* source = "kernel_gpu")
{
    return QStringLiteral(
               R"({"header": {"id": "0x7f", "rank": %1, "n_ranks": 8, "nnodes": 2}, "metadata": {"inspector_output_format_version": "v4.0",
"dump_timestamp_us": 1748030377748202, "hostname": "secret-host", "pid": 1}, "coll_perf": {"coll": "%2", "coll_sn": %3, "coll_msg_size_bytes": %4,
"coll_exec_time_us": %5, "coll_timing_source": "%6", "coll_algobw_gbs": 1, "coll_busbw_gbs": 1}})")
               .arg(rank)
               .arg(collective)
               .arg(number)
               .arg(message, 0, 'f', 0)
               .arg(micros)
               .arg(source)
               .replace('\n', ' ') +
           "\n";
}

}  // namespace

class TestOtherLogs : public QObject {
    Q_OBJECT

private slots:
    void nvbandwidth()
    {
        const Result<ImportedLog> log = import(kNvbandwidth.arg("111.00"));
        QVERIFY2(log, qPrintable(refusal(log)));
        const HardwareProfile& profile = log->profile;
        QCOMPARE(profile.device.gpu, std::string("h200-sxm"));
        QCOMPARE(profile.device.count, 2);
        QCOMPARE(profile.device.cuda, std::string("12.8"));
        QVERIFY(isNear(rateOf(pathOf(profile, "host-to-device")->samples[1]), 56e9));
        // A copy inside the memory is counted once, and reads and writes.
        QVERIFY(isNear(rateOf(pathOf(profile, "device-copy")->samples[0]), 4000e9));
        QVERIFY2(notes(*log).contains("latency tests skipped") && notes(*log).contains("waived"), qPrintable(notes(*log)));
    }

    void aTestWhoseSumDisagreesIsLeftOut()
    {
        const Result<ImportedLog> log = import(kNvbandwidth.arg("211.00"));
        QVERIFY(log && !pathOf(log->profile, "host-to-device") && pathOf(log->profile, "device-copy"));
        QVERIFY2(notes(*log).contains("its SUM is 211, but its cells add up to 111"), qPrintable(notes(*log)));
        const QString alone = kNvbandwidth.arg("211.00").section("Waived", 0, 0);
        QVERIFY2(refusal(import(alone)).contains("do not add up to its SUM"), qPrintable(refusal(import(alone))));
    }

    void nvbandwidthJson()
    {
        const Result<ImportedLog> log =
            import(R"json({"nvbandwidth": {"Driver Version": "570.10", "GPU Device list": ["0: NVIDIA H100 80GB HBM3 (00000000:1b:00)"],
          "testcases": [{"name": "device_to_host_memcpy_ce", "status": "Passed", "bandwidth_description": "memcpy CE CPU(row) <- GPU(column) bandwidth (GB/s)",
            "bandwidth_matrix": [["54.00", "N/A"]], "sum": 54.0}, {"name": "x", "status": "Waived"}]}})json");
        QVERIFY2(log, qPrintable(refusal(log)));
        QCOMPARE(log->profile.device.gpu, std::string("h100-sxm"));
        QVERIFY(isNear(rateOf(pathOf(log->profile, "device-to-host")->samples.at(0)), 54e9));
    }

    /// An all-gather's message is one rank's part; of the ranks of one collective the one that waited least counts.
    void ncclInspector()
    {
        const Result<ImportedLog> log =
            import(inspected("AllGather", 0, 1, 1e6, 500) + inspected("AllGather", 1, 1, 1e6, 300) +
                   inspected("AllReduce", 0, 2, 4e6, 100) + inspected("AllReduce", 0, 3, 4e6, 120, "kernel_cpu"));
        QVERIFY2(log, qPrintable(refusal(log)));
        QCOMPARE(log->origin, ProfileOrigin::NcclInspector);
        QCOMPARE(log->profile.date, std::string("2025-05-23"));
        QCOMPARE(log->profile.collectives.size(), 2u);
        const CollectiveSeries& gathered = log->profile.collectives[0];
        QVERIFY(gathered.kind == CollectiveKind::AllGather && gathered.ranks == 8 && gathered.nodes == 2);
        QCOMPARE(gathered.samples.size(), 1u);
        QCOMPARE(gathered.samples[0].bytes.value(), 8e6);
        QCOMPARE(gathered.samples[0].seconds.value(), 300e-6);
        QCOMPARE(log->profile.collectives[1].samples[0].bytes.value(), 4e6);
        QVERIFY2(notes(*log).contains("because the CPU timed them: 1"), qPrintable(notes(*log)));
        const Result<HardwareProfile> profile = combineLogs({*log});
        QVERIFY(profile && profileToJson(*profile).find("secret") == std::string::npos);
    }

    void manyCollectivesOfOneSizeKeepTheirMedian()
    {
        QString text;
        for (int i = 0; i < 1000; ++i)
            text += inspected("AllReduce", 0, i, 1e6, 100 + i);
        const Result<ImportedLog> log = import(text);
        QVERIFY(log);
        const std::vector<SizeSample>& samples = log->profile.collectives[0].samples;
        QCOMPARE(samples.size(), 64u);
        QVERIFY(std::abs(samples[31].seconds.value() - 600e-6) < 10e-6);
    }

    void babelStream()
    {
        const Result<ImportedLog> log =
            import("BabelStream\nUsing CUDA device NVIDIA H100 80GB "
                   "HBM3\nfunction,num_times,n_elements,sizeof,max_mbytes_per_sec,min_runtime,max_runtime,avg_runtime\n"
                   "Copy,100,33554432,8,3000000,0.00017,0.0002,0.00018\nTriad,100,33554432,8,3000000,0.00026,0.0003,0.00027\n");
        QVERIFY2(log, qPrintable(refusal(log)));
        QCOMPARE(log->profile.device.gpu, std::string("h100-sxm"));
        QVERIFY(isNear(rateOf(pathOf(log->profile, "device-copy")->samples[0]), 2 * 33554432.0 * 8 / 0.00018));
        QVERIFY(isNear(rateOf(pathOf(log->profile, "device-triad")->samples[0]), 3 * 33554432.0 * 8 / 0.00027));
    }

    /// A row without the size of its elements, and a test without a name, measure nothing that could be said.
    void whatIsNotNamedIsLeftOut()
    {
        QVERIFY(!import("BabelStream\nfunction,num_times,n_elements,sizeof,max_mbytes_per_sec,min_runtime,max_runtime,avg_runtime\n"
                        "Copy,100,33554432,,3000000,0.00017,0.0002,0.00018\n"));
        const QString unnamed =
            QStringLiteral("{\"nvbandwidth\": {\"testcases\": [{\"status\": \"Passed\", \"bandwidth_description\": "
                           "\"memcpy bandwidth (GB/s)\", \"bandwidth_matrix\": [[\"2000.00\"]], \"sum\": \"2000.00\"}]}}");
        QVERIFY(!import(unnamed));
    }

    void mamfFinder()
    {
        const QString best = QStringLiteral("Tried 3 shapes => the best outcomes were:\nmean:   700.1 TFLOPS @ 4096x4096x8192 "
                                            "(MxNxK)\nmedian: 710.5 TFLOPS @ 4096x4096x4096 (MxNxK)\n"
                                            "max:    750.0 TFLOPS @ 4096x4096x4096 (MxNxK)\n");
        const QString head = QStringLiteral("Benchmark started on 2026-11-20 07:00:00\n** Dtype: "
                                            "torch.float8_e4m3fn\n_CudaDeviceProperties(name='NVIDIA H200', major=9)\n");
        const Result<ImportedLog> log = import(head + "Warming up the accelerator for 30 secs ... accelerator warmup finished\n" + best);
        QVERIFY2(log, qPrintable(refusal(log)));
        const MatrixMultiplySeries& series = log->profile.matrixMultiply.at(0);
        QVERIFY(series.precision == Precision::Fp8 && series.conditions.state == "steady" && series.conditions.statistic == "median");
        QVERIFY(isNear(series.samples.at(0).seconds.value(), 2 * std::pow(4096.0, 3) / 710.5e12));
        QCOMPARE(log->profile.device.gpu, std::string("h200-sxm"));
        QCOMPARE(log->profile.date, std::string("2026-11-20"));
        const QString shapes = QStringLiteral(
            "     1 |  600.0(mean)  610.0(median)  640.0(max) @ 256x4096x4096 | best:  600.0(mean)  610.0(median)  640.0(max) TFLOPS\r"
            "     2 |  650.0(mean)  660.0(median)  690.0(max) @ 512x4096x4096 | best:  650.0(mean)  660.0(median)  690.0(max) TFLOPS\r");
        const Result<ImportedLog> all = import(head + shapes + best);
        QCOMPARE(all->profile.matrixMultiply.at(0).samples.size(), 3u);
        QVERIFY(all->profile.matrixMultiply.at(0).conditions.state.empty());
    }

    void dcgmAndRvs()
    {
        const Result<ImportedLog> dcgm =
            import(R"({"DCGM GPU Diagnostic": {"test_categories": [{"category": "Integration", "tests": [{"name": "PCIe", "results": [
          {"gpu_ids": "0", "status": "PASS", "info": ["GPU 0 GPU to Host bandwidth:\t\t13.08 GB/s", "GPU 0 Host to GPU bandwidth:\t\t12.13 GB/s, GPU 0 Host to GPU latency:\t2.1 us"]},
          {"gpu_ids": "1", "status": "Fail"}]}]}]}})");
        QVERIFY2(dcgm, qPrintable(refusal(dcgm)));
        QVERIFY(isNear(rateOf(pathOf(dcgm->profile, "host-to-device")->samples.at(0)), 12.13e9));
        QVERIFY(isNear(rateOf(pathOf(dcgm->profile, "device-to-host")->samples.at(0)), 13.08e9));
        QCOMPARE(dcgm->profile.warnings.size(), 1u);
        QVERIFY(refusal(import(R"({"DCGM GPU Diagnostic": {"test_categories": []}})")).contains("states no bandwidth"));
        const Result<ImportedLog> rvs = import(
            R"({"version": "1.2", "babel": {"stream": [{"gpu_id": "5", "array_size": "33554432", "results": [{"subtest": "Triad", "mbytes_per_sec": "4100000.5"}]}]},
          "gst": {"a": [{"gpu_id": "5", "target": "600000", "dtype": "bf16_r", "gflops": "650000", "pass": "true"}]}, "pebb": {"h": [{"srccpu": "0", "dstgpu": "5", "intf": "PCIe", "throughput": "55.5"}]}})");
        QVERIFY2(rvs, qPrintable(refusal(rvs)));
        QVERIFY(isNear(rateOf(pathOf(rvs->profile, "device-triad")->samples.at(0)), 4100000.5e6));
        QVERIFY(isNear(rateOf(pathOf(rvs->profile, "host-to-device")->samples.at(0)), 55.5e9));
        QVERIFY(isNear(2 * std::pow(8192.0, 3) / rvs->profile.matrixMultiply.at(0).samples.at(0).seconds.value(), 650e12));
    }

    void profilerTrace()
    {
        QString events;
        for (int i = 0; i < 8; ++i)
            events +=
                QStringLiteral(
                    R"(%1{"ph":"X","cat":"kernel","name":"ncclDevKernel_AllGather_RING_LL","pid":0,"ts":%2,"dur":%3,"args":{"device":0,
              "Collective name":"_allgather_base","In msg nelems":1000,"Out msg nelems":8000,"Group size":8,"dtype":"BFloat16","Process Group Description":"mesh_dp"}})")
                    .arg(i == 0 ? "" : ",")
                    .arg(i * 1000)
                    .arg(100 + 50 * i);
        const Result<ImportedLog> log = import(R"({"schemaVersion": 1, "traceEvents": [)" + events + "]}");
        QVERIFY2(log, qPrintable(refusal(log)));
        const CollectiveSeries& series = log->profile.collectives.at(0);
        QVERIFY(series.kind == CollectiveKind::AllGather && series.ranks == 8 && series.nodes == 1);
        QCOMPARE(series.samples.size(), 2u);
        QCOMPARE(series.samples[0].bytes.value(), 16000.0);
        QVERIFY(isNear(series.samples[1].seconds.value(), 150e-6));
        QVERIFY(refusal(import(R"({"schemaVersion": 1, "traceEvents": [{"ph": "X", "cat": "kernel", "name": "gemm", "ts": 1, "dur": 2}]})"))
                    .contains("has no collectives"));
    }

    /// The device, its count and the nodes of each group come from the trace itself.
    void aTraceTellsItsMachine()
    {
        const auto traceOf = [](const QString& devices, const QString& ranks) {
            return QStringLiteral(R"({"deviceProperties": [%1], "distributedInfo": {"rank": 0, "world_size": 16, "nccl_version": "2.26.6"},
                "traceEvents": [{"ph":"X","cat":"kernel","name":"ncclDevKernel_AllReduce_Sum_bf16_RING_LL","pid":0,"ts":1,"dur":90,"args":{"device":0,
                "Collective name":"allreduce","In msg nelems":1000,"Out msg nelems":1000,"Group size":4,"dtype":"BFloat16","Process Group Name":"2","Process Group Ranks":"%2"}}]})")
                .arg(devices, ranks);
        };
        const QString two = QStringLiteral(R"({"id": 0, "name": "NVIDIA H100 80GB HBM3"}, {"id": 1, "name": "NVIDIA H100 80GB HBM3"})");
        const Result<ImportedLog> log = import(traceOf(two, "[0, 1, 2, 3]"));
        QVERIFY2(log, qPrintable(refusal(log)));
        const HardwareProfile::Device& device = log->profile.device;
        QCOMPARE(device.gpu, std::string("h100-sxm"));
        QVERIFY(device.count == 2 && device.nccl == "2.26.6");
        QCOMPARE(log->profile.collectives.at(0).nodes, 2);
        const auto assumes = [](const ImportedLog& of) {
            return std::any_of(of.notes.begin(), of.notes.end(),
                               [](const std::string& note) { return note.find("--nodes N") != std::string::npos; });
        };
        QVERIFY(!assumes(*log));
        const Result<ImportedLog> shortened = import(traceOf(two, "[0, ..., 3]"));
        QVERIFY(shortened && shortened->profile.collectives.at(0).nodes == 1 && assumes(*shortened));
    }

    /// Everything that SuperBench's keys can express survives a round trip.
    void superBenchBothWays()
    {
        HardwareProfile profile;
        profile.name = "node-7";
        profile.rates.kernelStart = Seconds(5.6e-6);
        CollectiveSeries series;
        series.ranks = 8;
        series.samples = {{Bytes(1 << 20), Seconds(30e-6)}, {Bytes(1 << 30), Seconds(4e-3)}};
        profile.collectives = {series};
        MatrixMultiplySeries multiply;
        multiply.samples = {{8192, 8192, 4096, Seconds(8e-4)}};
        profile.matrixMultiply = {multiply};
        profile.bandwidth = {{"host-to-device", {}, "", {{Bytes(1e9), Seconds(0.02)}}, {}}};
        const std::string line = superBenchLine(profile);
        QVERIFY2(line.find("\"nccl-bw/allreduce_1073741824_time:0\"") != std::string::npos &&
                     line.find("\"cublaslt-gemm/bf16_0_8192_8192_4096_flops:0\"") != std::string::npos,
                 line.c_str());
        const Result<ImportedLog> log = import(QString::fromStdString(line + line), {}, "results-summary.jsonl");
        QVERIFY2(log, qPrintable(refusal(log)));
        QCOMPARE(log->origin, ProfileOrigin::SuperBench);
        QCOMPARE(log->profile.collectives.at(0).ranks, 8);
        QVERIFY(isNear(log->profile.collectives[0].samples.at(1).seconds.value(), 4e-3));
        QVERIFY(isNear(log->profile.matrixMultiply.at(0).samples.at(0).seconds.value(), 8e-4));
        QVERIFY(isNear(log->profile.launch.at(0).samples.at(0).value(), 5.6e-6));
        QVERIFY(isNear(rateOf(pathOf(log->profile, "host-to-device")->samples.at(0)), 50e9));
    }

    void refusesOtherDefinitions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("what");
        QTest::newRow("DeepSpeed") << "---- Performance of all_reduce on 8 devices ----\nSize (Bytes)    Description    Duration    "
                                      "Throughput (Gbps)    BusBW (Gbps)\n1.0 MB  131072x8  100 us 160 140\n"
                                   << "DeepSpeed's communication benchmark";
        QTest::newRow("p2pBandwidthLatencyTest")
            << "[P2P (Peer-to-Peer) GPU Bandwidth Latency Test]\nUnidirectional P2P=Enabled Bandwidth Matrix (GB/s)\n"
            << "from which no time of a collective follows";
        QTest::newRow("simulated") << R"({"schema": "shardscope.profile/1", "origin": "simulated"})"
                                   << "simulated, not measured";
        QTest::newRow("a scenario that holds one")
            << R"({"schema": "shardscope.scenario/1", "cluster": {"profile": {"schema": "shardscope.profile/1"}}})"
            << "not a known kind of log";
        QTest::newRow("a collective without a name or a time")
            << R"({"node": "n", "nccl-bw/_8192_flops:0": 700.0, "mem-bw/H2D_Mem_BW:0": 55.0, "kernel-launch/event_overhead:0": 0.005})"
            << "no row of the table has a time above 0";
        QTest::newRow("beyond any machine")
            << kNvbandwidth.arg("111.00").replace("2000.00", "2.0e50").remove("SUM device_local_copy 4100.00")
            << "beyond the reach of any machine";
        QTest::newRow("nothing known") << "hello\nworld\n"
                                       << "not a known kind of log";
        QTest::newRow("empty") << ""
                               << "not a known kind of log";
    }
    void refusesOtherDefinitions()
    {
        QFETCH(QString, text);
        QFETCH(QString, what);
        const Result<ImportedLog> log = import(text);
        QVERIFY(!log);
        QVERIFY2(refusal(log).contains(what) && !refusal(log).contains("…"), qPrintable(refusal(log)));
    }

    /// A profile joins what was measured elsewhere; its own stages and warnings stay.
    void profilesJoin()
    {
        const Result<ImportedLog> own =
            import(R"({"schema": "shardscope.profile/1", "origin": "probe", "device": {"gpu": "h100-sxm"}, "complete": false,
          "collectives": [{"op": "all_reduce", "ranks": 8, "data_type": "float", "samples": [[1024, 1e-5]]}], "warnings": ["hot"]})");
        QVERIFY(own);
        log_texts::NcclLog made;
        const Result<HardwareProfile> both = combineLogs({*own, *import(made.text())});
        QVERIFY(both);
        QCOMPARE(both->collectives.size(), 2u);
        QCOMPARE(both->collectives[0].samples.size(), 4u);
        QVERIFY(!both->isComplete && both->warnings.size() == 1);
        QVERIFY(both->collectives[0].fit && both->collectives[0].fit->residual);
    }
};

QTEST_APPLESS_MAIN(TestOtherLogs)
#include "test_other_logs.moc"
