// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/calibrate/fit_profile.h"
#include "core/estimate/estimate.h"
#include "core/hardware/catalog.h"
#include "core/io/scenario_file.h"
#include "core/step/step.h"
#include "core/text/finding_text.h"

using namespace shardscope;

namespace {

constexpr double kMiB = 1024.0 * 1024.0;

Scenario example() { return *loadScenario(std::string(SHARDSCOPE_SOURCE_DIR) + "/resources/examples/llama-3-70b-64-h100.json", {}); }

CollectiveSeries curve(CollectiveKind kind, int ranks, int nodes, double from, double to)
{
    CollectiveSeries series;
    series.kind = kind;
    series.ranks = ranks;
    series.nodes = nodes;
    series.source = "a log";
    for (double bytes = from; bytes <= to; bytes *= 2)
        series.samples.push_back({Bytes(bytes), Seconds(2e-5 + bytes / 3e11)});
    return series;
}

HardwareProfile ofNode(double from, double to)
{
    HardwareProfile profile;
    profile.device.gpu = "h100-sxm";
    for (const CollectiveKind kind : {CollectiveKind::AllGather, CollectiveKind::ReduceScatter})
        profile.collectives.push_back(curve(kind, 8, 1, from, to));
    return profile;
}

/// A processor's profile: memory, launches and multiplies in fp32 only.
HardwareProfile ofProcessor(Precision precision = Precision::Fp32)
{
    HardwareProfile profile;
    profile.name = "desk";
    profile.origin = ProfileOrigin::Host;
    profile.device.name = "Some processor";
    MatrixMultiplySeries multiply;
    multiply.precision = precision;
    multiply.conditions.state = "steady";
    for (const double m : {256.0, 512.0, 1024.0, 2048.0, 4096.0})
        multiply.samples.push_back({m, 1024, 1024, Seconds(2 * m * 1024 * 1024 / 5e11)});
    profile.matrixMultiply = {multiply};
    profile.bandwidth = {{"device-copy", {}, "", {{Bytes(1e9), Seconds(1e9 / 2e10)}}, {}}};
    profile.collectives = {curve(CollectiveKind::AllGather, 8, 1, 1024, 1024 * kMiB)};
    fitProfile(profile, nullptr);
    return profile;
}

Estimate estimated(const HardwareProfile& profile, Precision precision = Precision::Bf16)
{
    Scenario scenario = example();
    scenario.training.precision = precision;
    scenario.cluster.profile = "profile.json";
    scenario.cluster.calibration = std::make_shared<const HardwareProfile>(profile);
    return *estimate(scenario);
}

const Finding* find(const Estimate& made, const char* id)
{
    for (const Finding& finding : made.findings()) {
        if (finding.id == id)
            return &finding;
    }
    return nullptr;
}

double numberOf(const Finding& finding, std::string_view name)
{
    for (const auto& [key, value] : finding.numbers) {
        if (key == name)
            return std::get<double>(value);
    }
    return 0;
}

}  // namespace

class TestProfileFindings : public QObject {
    Q_OBJECT

private slots:
    /// The example gathers 128 MiB in a node. Four times outside is still said to be measured.
    void farOutsideACurveIsSaid_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<QString>("id");
        QTest::newRow("within") << 1024.0 << 256 * kMiB << "";
        QTest::newRow("four times above") << 1024.0 << 32 * kMiB << "";
        QTest::newRow("eight times above") << 1024.0 << 16 * kMiB << "profile-curve-ends";
        QTest::newRow("a log cut at 64 KiB") << 1024.0 << 65536.0 << "profile-curve-ends";
        QTest::newRow("a single point") << 8.0 << 8.0 << "profile-curve-ends";
        QTest::newRow("eight times below") << 1024 * kMiB << 4096 * kMiB << "profile-curve-begins";
    }
    void farOutsideACurveIsSaid()
    {
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(QString, id);
        const Estimate made = estimated(ofNode(from, to));
        for (const char* each : {"profile-curve-ends", "profile-curve-begins"})
            QCOMPARE(find(made, each) != nullptr, id == each);
        if (id.isEmpty())
            return;
        const Finding& finding = *find(made, qPrintable(id));
        const bool isAbove = id == "profile-curve-ends";
        const double end = numberOf(finding, isAbove ? "largest" : "smallest"), asked = numberOf(finding, "asked");
        QCOMPARE(end, isAbove ? to : from);
        QCOMPARE(asked, 128 * kMiB);
        QCOMPARE(numberOf(finding, "times"), isAbove ? asked / end : end / asked);
        QCOMPARE(finding.severity, Severity::Warning);  // its collectives are a tenth of the step
        const QString text = QString::fromStdString(findingText(finding));
        for (const char* part : {"all-gather", "ranks: 8", "128 MiB"})
            QVERIFY2(text.contains(part), qPrintable(text));
    }

    /// A truncated log costs no more accuracy than the error of NCCL's model.
    void aCutLogMovesTheStepLittle()
    {
        const double whole = estimated(ofNode(1024, 1024 * kMiB)).step()->step.value();
        const double cut = estimated(ofNode(1024, 65536)).step()->step.value();
        QVERIFY2(std::abs(cut / whole - 1) < 0.25, qPrintable(QString("%1 of %2").arg(cut).arg(whole)));
    }

    void aGroupFarOutsideIsSaid()
    {
        HardwareProfile profile;
        profile.device.gpu = "h100-sxm";
        Scenario scenario = example();
        profile.collectives = {curve(CollectiveKind::AllReduce, 2, 2, 1024, 4096 * kMiB),
                               curve(CollectiveKind::ReduceScatter, 2, 2, 1024, 4096 * kMiB),
                               curve(CollectiveKind::AllGather, 2, 2, 1024, 4096 * kMiB)};
        scenario.cluster.nodes *= 8;
        scenario.training.globalBatch *= 8;
        scenario.plan.dp = scenario.plan.dp.value_or(1) * 8;
        scenario.cluster.calibration = std::make_shared<const HardwareProfile>(profile);
        const Result<Estimate> made = estimate(scenario);
        QVERIFY(made && made->step());
        const Finding* finding = find(*made, "profile-group-outside");
        QVERIFY(finding);
        QCOMPARE(numberOf(*finding, "measured_ranks"), 2.0);
        QVERIFY(numberOf(*finding, "times") > 4);
    }

    void withoutAProfileThereIsNone()
    {
        const Result<Estimate> made = estimate(example());
        for (const Finding& finding : made->findings())
            QVERIFY2(!finding.id.starts_with("profile-"), finding.id.c_str());
    }

    /// Half a step of a processor and half of a GPU make no sense: the estimate is the one without the profile, with a note.
    void aProcessorsPrecisionIsNotMixed_data()
    {
        QTest::addColumn<int>("measured");
        QTest::addColumn<int>("training");
        QTest::addColumn<bool>("mixed");
        const auto row = [](const char* name, Precision measured, Precision training, bool mixed) {
            QTest::newRow(name) << static_cast<int>(measured) << static_cast<int>(training) << mixed;
        };
        row("fp32 and bf16", Precision::Fp32, Precision::Bf16, true);
        row("fp32 and fp8", Precision::Fp32, Precision::Fp8, true);
        row("fp32 and fp32", Precision::Fp32, Precision::Fp32, false);
        row("bf16 and bf16", Precision::Bf16, Precision::Bf16, false);
    }
    void aProcessorsPrecisionIsNotMixed()
    {
        QFETCH(int, measured);
        QFETCH(int, training);
        QFETCH(bool, mixed);
        const auto precision = static_cast<Precision>(training);
        Scenario plain = example();
        plain.training.precision = precision;
        const double without = estimate(plain)->step()->step.value();
        const Estimate made = estimated(ofProcessor(static_cast<Precision>(measured)), precision);
        const Finding* finding = find(made, "profile-precision-mixed");
        QCOMPARE(finding != nullptr, mixed);
        QCOMPARE(made.step()->step.value() == without, mixed);
        QCOMPARE(find(made, "profile-of-another-machine") != nullptr, !mixed);
        if (!finding)
            return;
        QCOMPARE(finding->severity, Severity::Warning);
        const QString text = QString::fromStdString(findingText(*finding));
        for (const char* part : {"Some processor", "fp32", "meaningless", "H100"})
            QVERIFY2(text.contains(part), qPrintable(text));
    }
};

QTEST_APPLESS_MAIN(TestProfileFindings)
#include "test_profile_findings.moc"
