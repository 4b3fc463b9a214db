// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "probe/protocol/profile_builder.h"

using namespace shardscope;
using namespace shardscope::probe;

namespace {

const std::vector<StageInfo> kStages{
    {"identify", "", 1, {}, 20, false}, {"matmul", "", 1, {"identify"}, 20, false}, {"all_reduce", "", 1, {"identify"}, 20, true}};

SampleTaken taken(const std::string& stage, Measured what, double seconds, int unit = -1)
{
    Sample sample;
    sample.what = std::move(what);
    sample.seconds = Seconds(seconds);
    sample.best = Seconds(seconds * 0.9);
    sample.unit = unit;
    sample.conditions = "cuBLASLt";
    return {stage, sample};
}

SampleTaken multiply(double side, double seconds, int unit = 0)
{
    return taken("matmul", MultiplyPoint{Precision::Bf16, {side, side, side, 1}, "tn", "steady"}, seconds, unit);
}

SampleTaken reduce(double bytes, double seconds)
{
    return taken("all_reduce", CollectivePoint{CollectiveKind::AllReduce, 8, 1, "bfloat16", Bytes(bytes)}, seconds);
}

StageEnded ended(const std::string& stage, StageOutcome outcome)
{
    return {stage, outcome, 1, outcome == StageOutcome::Done ? "" : "why", {}};
}

}  // namespace

class TestProfileBuilder : public QObject {
    Q_OBJECT

private slots:
    void keepsWhatIsDoneAndNamesWhatIsNot()
    {
        ProfileBuilder builder(ProfileOrigin::Probe, kStages, false);
        builder.add(ended("identify", StageOutcome::Done));
        builder.add(multiply(4096, 1e-4));
        QVERIFY(!builder.hasMeasured());
        builder.add(ended("matmul", StageOutcome::Done));
        QVERIFY(builder.hasMeasured());
        builder.add(reduce(1024, 1e-5));
        builder.add(ended("all_reduce", StageOutcome::Crashed));
        const HardwareProfile profile = builder.profile();
        QVERIFY(!profile.isComplete && profile.collectives.empty() && !profile.matrixMultiply.empty());
        QCOMPARE(profile.stages.size(), 3u);
        QCOMPARE(profile.stages[2].status, std::string("crashed"));
        QCOMPARE(profile.stages[2].message, std::string("why"));
        QCOMPARE(profile.origin, ProfileOrigin::Probe);
        QVERIFY(profile.date.size() == 20 && profile.date.back() == 'Z');
    }

    void whatHasNotRunIsNotComplete()
    {
        ProfileBuilder builder(ProfileOrigin::Probe, kStages, false);
        builder.add(ended("identify", StageOutcome::Done));
        QVERIFY(!builder.profile().isComplete);
        QCOMPARE(builder.profile().stages[1].status, std::string("not-run"));
        builder.add(ended("matmul", StageOutcome::Done));
        builder.add(ended("all_reduce", StageOutcome::Unavailable));
        QVERIFY(builder.profile().isComplete);
    }

    /// Medians and bests, and each unit's, stand apart; sizes ascend whatever came first.
    void seriesAreOfOneKind()
    {
        ProfileBuilder builder(ProfileOrigin::Probe, kStages, false);
        for (const StageInfo& stage : kStages)
            builder.add(ended(stage.id, StageOutcome::Done));
        for (const int unit : {0, 1}) {
            builder.add(multiply(2048, 2e-5, unit));
            builder.add(multiply(4096, 1e-4, unit));
        }
        for (const double bytes : {4096.0, 1024.0, 65536.0})
            builder.add(reduce(bytes, 1e-5 + bytes / 1e11));
        const HardwareProfile profile = builder.profile();
        QCOMPARE(profile.matrixMultiply.size(), 4u);
        for (const MatrixMultiplySeries& series : profile.matrixMultiply) {
            QCOMPARE(series.samples.size(), 2u);
            QCOMPARE(series.conditions.state, std::string("steady"));
            QCOMPARE(series.samples[1].seconds.value(), series.conditions.statistic == "best" ? 0.9e-4 : 1e-4);
            QVERIFY(series.source.find("cuBLASLt") != std::string::npos);
        }
        QCOMPARE(profile.collectives.size(), 1u);
        QVERIFY(profile.collectives[0].samples[0].bytes < profile.collectives[0].samples[1].bytes);
        QVERIFY(profile.collectives[0].samples[1].bytes < profile.collectives[0].samples[2].bytes);
        QVERIFY(profile.collectives[0].fit);
        QVERIFY(std::abs(profile.collectives[0].fit->bandwidth.value() / 1e11 - 1) < 1e-6);
    }

    void theLabsKernelsAreNotKept()
    {
        ProfileBuilder builder(ProfileOrigin::Probe, kStages, true);
        builder.add(ended("matmul", StageOutcome::Done));
        builder.add(taken("matmul", KernelPoint{"copy-strided", "memory", Flop(0), Bytes(1e9)}, 1e-3));
        const HardwareProfile profile = builder.profile();
        QVERIFY(profile.matrixMultiply.empty() && profile.bandwidth.empty());
    }

    void findingsAreWarningsUnlessAllIsWell()
    {
        ProfileBuilder builder(ProfileOrigin::Probe, kStages, false);
        builder.add(Check{"identify", "load", CheckLevel::Ok, "quiet", ""});
        builder.add(Check{"identify", "ecc", CheckLevel::Fail, "3 errors.", "Reset it."});
        QCOMPARE(builder.profile().warnings, (std::vector<std::string>{"3 errors. Reset it."}));
    }
};

QTEST_APPLESS_MAIN(TestProfileBuilder)
#include "test_profile_builder.moc"
