// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include <cmath>

#include "core/io/hardware_profile_json.h"
#include "core/io/profile_import/profile_import.h"
#include "core/text/error_text.h"
#include "tests/support/files.h"

using namespace shardscope;

namespace {

const QString kFolder = QStringLiteral("data/probe_samples");

/// The expected result of each sample file: the first series that an estimate reads, or why it is refused.
struct Sample {
    const char* file;
    const char* first;  ///< "all_reduce 16 2", "bandwidth PATH", or empty: refused
    int samples;        ///< of that series
    double largest;     ///< seconds of the largest size, or GB/s of a bandwidth; 0: not checked
    const char* refusal = "";
};

constexpr Sample kSamples[] = {
    {"gke_b200_2nodes_all_gather_nccl2.26.6.txt", "all_gather 16 2", 24, 0},
    {"gke_h200_2nodes_all_gather_nccl2.26.6.txt", "all_gather 16 2", 24, 0},
    {"google_docs_a4_b200_2nodes_all_gather_collapsed.txt", "all_gather 16 2", 24, 0},
    {"google_docs_a4x_gb200_2nodes_all_gather_collapsed.txt", "all_gather 8 1", 24, 0},
    {"google_docs_a4x_gb200_8nodes_all_gather_collapsed.txt", "all_gather 32 4", 24, 0},
    {"google_docs_a4xmax_gb300_2nodes_command-says-alltoall_banner-says-all_gather.txt", "all_gather 8 2", 23, 0},
    {"intelmpi_tags_inside_rows_nccl1453_fragment.txt", "all_reduce 24 3", 7, 193909e-6},
    {"ml-engineering_a100_1node_handtrimmed.txt", "all_reduce 8 1", 20, 0},
    {"nccl-tests_v1.0layout_v100_milliseconds_gist.txt", "all_reduce 2 2", 5, 17.616e-3},
    {"nccl-tests_v2.0layout_gtx1080_five_collectives_in_one_file.txt", "all_reduce 2 1", 6, 154639e-6},
    {"nccl-tests_v2.10layout_abci_a100_2nodes_sharp.txt", "all_reduce 16 2", 29, 0},
    {"nccl-tests_v2.13layout_aws-batch_p5_1node_mpirun-tag-output.txt", "all_reduce 8 1", 32, 62239e-6},
    {"nccl-tests_v2.13layout_aws_p4de_2nodes_srun-l-prefix.txt", "all_reduce 16 2", 29, 51406e-6},
    {"nccl-tests_v2.13layout_aws_p5_2nodes_k8s_mpirun-tag_indented_ellipsis.txt", "all_reduce 16 2", 6, 0},
    {"nccl-tests_v2.13layout_aws_p5_2nodes_srun-l-prefix.txt", "all_reduce 16 2", 32, 0},
    {"nccl-tests_v2.13layout_coreweave_gb200_3tables_in_markdown.md", "all_reduce 72 18", 5, 20299e-6},
    {"nccl-tests_v2.13layout_coreweave_h100_64gpu_sharp_excerpt.txt", "all_reduce 96 12", 5, 0},
    {"nccl-tests_v2.13layout_h100_2nodes_k8s_with_shell_trace.txt", "all_reduce 16 2", 5, 0},
    {"nccl-tests_v2.13layout_oci_a100-40_2nodes_full.txt", "all_reduce 16 2", 31, 0},
    {"nccl-tests_v2.18.0_rtx5090_two_ranks_one_gpu_mpirun-tag.txt", "", 0, 0, "share one GPU"},
    {"nccl-tests_v2.18.3_h100nvl_slingshot_step-bytes.txt", "all_reduce 4 2", 11, 0},
    {"nccl-tests_v2.18.3_h200_2nodes_all_dtypes.txt", "all_reduce 16 2", 3, 0},
    {"nccl-tests_v2.18.3_h200_2nodes_all_reduce_1K-16G.txt", "all_reduce 16 2", 25, 0},
    {"nccl-tests_v2.19.6_FORMAT-SYNTHETIC.json", "all_reduce 8 1", 7, 0},
    {"nccl-tests_v2.19.6_FORMAT-SYNTHETIC_c.txt", "", 0, 0, "cputime"},
    {"nccl-tests_v2.19.6_FORMAT-SYNTHETIC_i.txt", "all_reduce 8 1", 7, 0},
    {"nccl-tests_v2.19.6_FORMAT-SYNTHETIC_m.txt", "all_reduce 8 1", 7, 0},
    {"nccl-tests_v2.19.6_FORMAT-SYNTHETIC_t.txt", "all_reduce 8 1", 7, 0},
    {"nccl-tests_v2.19.6_FORMAT-SYNTHETIC_ti.txt", "all_reduce 8 1", 7, 0},
    {"nccl-tests_v2.19.6_FORMAT-SYNTHETIC_x.txt", "all_reduce 8 1", 7, 0},
    {"nvbandwidth_v0.10.0_7xBlackwell_bidirectional.txt", "bandwidth host-to-device", 7, 55.6},
    {"nvbandwidth_v0.10.0_h100_8gpu_several_runs_in_one_file.txt", "bandwidth device-to-device", 56, 395.1},
    {"nvbandwidth_v0.2_h800_8gpu_excerpt.txt", "bandwidth host-to-device", 8, 55.3},
    {"nvbandwidth_v0.4_h100_8gpu_d2d.txt", "bandwidth device-to-device", 56, 371.2},
    {"nvbandwidth_v0.6_gh200_superbench_HANDEDITED.log", "bandwidth host-to-device", 6, 0},
    {"nvbandwidth_v0.8_rtx3050laptop_with_waived.txt", "bandwidth host-to-device", 1, 12.98},
    {"rccl-tests_mi355x_allreduce_alltoall_hand-trimmed.txt", "all_reduce 8 1", 2, 73913e-6},
    {"skypilot_h200_2nodes_all_gather_double_prefix.txt", "all_gather 16 2", 9, 24724e-6},
    {"superbench_nccl_allgather.log", "all_gather 8 1", 29, 0},
    {"superbench_nccl_allreduce.log", "all_reduce 8 1", 32, 0},
    {"superbench_nccl_alltoall.log", "all_to_all 8 1", 29, 0},
    {"superbench_nccl_broadcast.log", "broadcast 8 1", 32, 0},
    {"superbench_nccl_reduce.log", "reduce 8 1", 32, 0},
    {"superbench_nccl_reducescatter.log", "reduce_scatter 8 1", 29, 0},
};

std::string pathOf(const char* file) { return test::sharedPath(kFolder + "/" + QString::fromUtf8(file)).toStdString(); }

const CollectiveSeries* firstCollective(const HardwareProfile& profile)
{
    return !profile.collectives.empty()       ? &profile.collectives.front()
           : profile.otherCollectives.empty() ? nullptr
                                              : &profile.otherCollectives.front();
}

QString nameOf(const CollectiveSeries& series)
{
    const std::string kind = series.otherKind.empty() ? std::string(shardscope::nameOf(series.kind)) : series.otherKind;
    return QStringLiteral("%1 %2 %3").arg(QString::fromStdString(kind)).arg(series.ranks).arg(series.nodes);
}

}  // namespace

class TestProbeSamples : public QObject {
    Q_OBJECT

private slots:
    void everyFileHasARow()
    {
        SKIP_WITHOUT_SHARED("data/probe_samples");
        QStringList files = QDir(test::sharedPath(kFolder)).entryList(QDir::Files), known{"README.md"};
        for (const Sample& sample : kSamples)
            known << sample.file;
        files.sort();
        known.sort();
        QCOMPARE(files, known);
    }

    void importsOrRefuses_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(kSamples)); ++i)
            QTest::newRow(kSamples[i].file) << i;
    }
    void importsOrRefuses()
    {
        SKIP_WITHOUT_SHARED("data/probe_samples");
        QFETCH(int, index);
        const Sample& sample = kSamples[index];
        const Result<ImportedLog> log = importLogFile(pathOf(sample.file));
        if (*sample.first == '\0') {
            QVERIFY(!log);
            const QString text = QString::fromStdString(errorText(log.error()));
            QVERIFY2(text.contains(sample.refusal) && text.contains("at line "), qPrintable(text));
            return;
        }
        QVERIFY2(log, log ? "" : errorText(log.error()).c_str());
        const Result<HardwareProfile> profile = combineLogs({*log});
        QVERIFY(profile);
        if (QString(sample.first).startsWith("bandwidth ")) {
            const BandwidthSeries& series = log->profile.bandwidth.front();
            QCOMPARE("bandwidth " + QString::fromStdString(series.path), QString(sample.first));
            QCOMPARE(static_cast<int>(series.samples.size()), sample.samples);
            const double rate = (series.samples.front().bytes / series.samples.front().seconds).value() / 1e9;
            QVERIFY2(sample.largest == 0 || std::abs(rate / sample.largest - 1) < 0.005, qPrintable(QString::number(rate)));
        } else {
            const CollectiveSeries* series = firstCollective(*profile);
            QVERIFY(series);
            QCOMPARE(nameOf(*series), QString(sample.first));
            QCOMPARE(static_cast<int>(series->samples.size()), sample.samples);
            if (sample.largest > 0)
                QCOMPARE(series->samples.back().seconds.value(), sample.largest);
        }
        // A written profile is read back.
        const std::string text = profileToJson(*profile);
        const Result<HardwareProfile> again = parseHardwareProfile(text, "written");
        QVERIFY2(again, again ? "" : errorText(again.error()).c_str());
        QCOMPARE(profileToJson(*again), text);
    }

    /// Several at once are one profile, where they are of one GPU.
    void alikeFilesCombine()
    {
        SKIP_WITHOUT_SHARED("data/probe_samples");
        std::vector<ImportedLog> logs;
        for (const char* file : {"superbench_nccl_allgather.log", "superbench_nccl_allreduce.log", "superbench_nccl_alltoall.log"})
            logs.push_back(*importLogFile(pathOf(file)));
        const Result<HardwareProfile> profile = combineLogs(logs);
        QVERIFY(profile);
        QCOMPARE(profile->collectives.size(), 6u);
        QVERIFY(!profile->collectives[2].inPlace && profile->collectives[3].inPlace);
        QCOMPARE(profile->device.gpu, std::string("a100-sxm-40"));
        logs.push_back(*importLogFile(pathOf("nvbandwidth_v0.4_h100_8gpu_d2d.txt")));
        const Result<HardwareProfile> mixed = combineLogs(logs);
        QVERIFY(!mixed);
        QVERIFY(QString::fromStdString(errorText(mixed.error())).contains("one profile for each kind of machine"));
    }

    /// A table that contradicts its own list of ranks is left out and reported; the valid ones count.
    void aMislabelledTableIsLeftOut()
    {
        SKIP_WITHOUT_SHARED("data/probe_samples");
        const Result<ImportedLog> log = importLogFile(pathOf("nccl-tests_v2.13layout_coreweave_gb200_3tables_in_markdown.md"));
        QVERIFY(log);
        QCOMPARE(log->profile.device.gpu, std::string("gb200"));
        QStringList notes;
        for (const std::string& note : log->notes)
            notes << QString::fromStdString(note);
        QVERIFY2(notes.join("\n").contains("144 ranks, but busbw / algbw is 1.9844, which is that of 128 ranks"),
                 qPrintable(notes.join("\n")));
    }
};

QTEST_APPLESS_MAIN(TestProbeSamples)
#include "test_probe_samples.moc"
