// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/cost_constants.h"
#include "core/site/device_rates.h"
#include "core/site/measured_constants.h"

#include <QTest>

#include <cmath>

#include "core/calibrate/fit_profile.h"
#include "core/calibrate/measured_rates.h"
#include "core/estimate/estimate.h"
#include "core/explain/explain.h"
#include "core/hardware/catalog.h"
#include "core/io/scenario_file.h"
#include "core/step/step.h"
#include "core/text/message_text.h"

using namespace shardscope;

namespace {

Scenario example(const std::vector<std::string>& overrides = {})
{
    return *loadScenario(std::string(SHARDSCOPE_SOURCE_DIR) + "/resources/examples/llama-3-70b-64-h100.json", overrides);
}

/// All that a profile can measure, of an H100 whose every rate is `rate` times a usual one.
HardwareProfile measuredAt(double multiply, double memory, double links, double host = 1)
{
    HardwareProfile profile;
    profile.device.gpu = "h100-sxm";
    profile.name = "node-7";
    profile.origin = ProfileOrigin::Probe;
    MatrixMultiplySeries series;
    series.conditions.state = "steady";
    for (const double m : {16.0, 512.0, 2048.0, 8192.0}) {
        for (const double n : {4096.0, 8192.0}) {
            const double seconds =
                5e-6 + std::max(2 * m * n * 8192 / (7e14 * multiply), 2 * (m * 8192 + n * 8192 + m * n) / (2e12 * memory));
            series.samples.push_back({m, n, 8192, Seconds(seconds)});
        }
    }
    profile.matrixMultiply = {series};
    profile.bandwidth = {{"device-copy", {}, "", {{Bytes(1e9), Seconds(1e9 / (2.7e12 * memory))}}, {}},
                         {"host-to-device", {}, "", {{Bytes(1e9), Seconds(1e9 / (5e10 * host))}}, {}}};
    for (const CollectiveKind kind :
         {CollectiveKind::AllReduce, CollectiveKind::AllGather, CollectiveKind::ReduceScatter, CollectiveKind::SendReceive}) {
        for (const int nodes : {1, 8}) {
            CollectiveSeries curve;
            curve.kind = kind;
            curve.ranks = kind == CollectiveKind::SendReceive ? 2 * std::min(nodes, 1) : 8 * nodes;
            curve.nodes = nodes;
            for (double bytes = 1024; bytes < 2e9; bytes *= 4)
                curve.samples.push_back({Bytes(bytes), Seconds(2e-5 + bytes / (2.5e11 / nodes * links))});
            if (curve.ranks >= 2)
                profile.collectives.push_back(curve);
        }
    }
    fitProfile(profile, hardwareCatalog().findGpu("h100-sxm"));
    return profile;
}

double stepOf(Scenario scenario, const HardwareProfile& profile)
{
    scenario.cluster.profile = "node-7.json";
    scenario.cluster.calibration = std::make_shared<const HardwareProfile>(profile);
    const Result<Estimate> made = estimate(scenario);
    return made && made->step() ? made->step()->step.value() : 0;
}

}  // namespace

class TestMeasuredConstants : public QObject {
    Q_OBJECT

private slots:
    void withoutAProfileThereAreNone()
    {
        const Scenario scenario = example();
        QVERIFY(measuredConstants(scenario.cluster, scenario.training, {}, CostConstants()).empty());
    }

    /// Whatever a profile says twice as slow makes no step faster, and what the plan uses makes it slower.
    void aSlowerMachineIsSlower_data()
    {
        QTest::addColumn<double>("multiply");
        QTest::addColumn<double>("memory");
        QTest::addColumn<double>("links");
        QTest::newRow("multiplies") << 0.5 << 1.0 << 1.0;
        QTest::newRow("memory") << 1.0 << 0.5 << 1.0;
        QTest::newRow("links") << 1.0 << 1.0 << 0.5;
        QTest::newRow("all") << 0.5 << 0.5 << 0.5;
    }
    void aSlowerMachineIsSlower()
    {
        QFETCH(double, multiply);
        QFETCH(double, memory);
        QFETCH(double, links);
        const double usual = stepOf(example(), measuredAt(1, 1, 1)), slower = stepOf(example(), measuredAt(multiply, memory, links));
        QVERIFY(usual > 0);
        QVERIFY2(slower > usual * 1.01, qPrintable(QStringLiteral("%1 s, was %2 s").arg(slower).arg(usual)));
        QVERIFY(slower < usual * 2.2);
    }

    /// The link to the host counts where states live there.
    void theHostLinkCounts()
    {
        const Scenario offloaded = example({"plan.offload=optimizer"});
        QVERIFY(stepOf(offloaded, measuredAt(1, 1, 1, 0.5)) > stepOf(offloaded, measuredAt(1, 1, 1)) * 1.0001);
    }

    /// A profile that says what the model has without one changes nothing.
    void whatTheModelHasAnywayChangesNothing()
    {
        Scenario scenario = example();
        const double without = estimate(scenario)->step()->step.value();
        HardwareProfile profile;
        const CostConstants constants;
        const Gpu& gpu = scenario.cluster.gpu;
        MeasuredRates::Multiply multiply;
        multiply.rate = {*gpu.peak(Precision::Bf16) * constants[Constant::MultiplyHopper], constants[Constant::MultiplyHopper]};
        multiply.start = Seconds(constants[Constant::MultiplyStart]);
        multiply.bandwidth = MeasuredRate<BytesPerSecond>{gpu.memoryBandwidth * constants[Constant::MultiplyMemory], {}};
        profile.rates.multiply[static_cast<std::size_t>(Precision::Bf16)] = multiply;
        profile.rates.memory =
            MeasuredRate<BytesPerSecond>{gpu.memoryBandwidth * constants[Constant::MemoryBandwidth], constants[Constant::MemoryBandwidth]};
        profile.rates.kernelStart = Seconds(constants[Constant::KernelStart]);
        QVERIFY(std::abs(stepOf(scenario, profile) / without - 1) < 1e-12);
    }

    /// The model's rate at the training's length becomes the measured one, of every kernel on every generation.
    void attentionReachesWhatWasMeasured_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("kernel");
        QTest::newRow("FlashAttention-3, Hopper") << "h100-sxm" << static_cast<int>(AttentionKernel::Flash3);
        QTest::newRow("FlashAttention-2, Hopper") << "h100-sxm" << static_cast<int>(AttentionKernel::Flash2);
        QTest::newRow("cuDNN, Blackwell") << "b200-sxm" << static_cast<int>(AttentionKernel::Cudnn);
        QTest::newRow("FlashAttention-2, Ampere") << "a100-sxm-80" << static_cast<int>(AttentionKernel::Flash2);
        QTest::newRow("unfused") << "a100-sxm-80" << static_cast<int>(AttentionKernel::Unfused);
    }
    void attentionReachesWhatWasMeasured()
    {
        QFETCH(QString, gpu);
        QFETCH(int, kernel);
        Cluster cluster;
        cluster.gpu = *hardwareCatalog().findGpu(gpu.toStdString());
        Training training;
        training.sequenceLength = 8192;
        training.attention = static_cast<AttentionKernel>(kernel);
        HardwareProfile profile;
        for (const double sequence : {2048.0, 32768.0}) {
            AttentionSeries series;
            series.kernel = nameOf(static_cast<AttentionKernel>(kernel));
            AttentionSample sample{1, 32, sequence, 128, Seconds(1)};
            sample.seconds = Seconds(flopOfAttention(series, sample).value() / (sequence < 4000 ? 1e14 : 1.6e14));
            series.samples = {sample};
            profile.attention.push_back(series);
        }
        fitProfile(profile, &cluster.gpu);
        cluster.calibration = std::make_shared<const HardwareProfile>(profile);
        const CostConstants constants = withProfile(CostConstants(), cluster, training, {});
        const double rate = deviceRates(training, cluster.gpu, constants).attentionForward.value();
        QVERIFY2(std::abs(rate / std::sqrt(1e14 * 1.6e14) - 1) < 1e-9, qPrintable(QString::number(rate)));
    }

    /// A share of the data sheet follows the cluster's own sheet; a device that is in no catalogue is taken as it was measured.
    void sharesFollowTheSheet()
    {
        Cluster cluster;
        cluster.gpu = *hardwareCatalog().findGpu("h100-sxm");
        cluster.calibration = std::make_shared<const HardwareProfile>(measuredAt(1, 1, 1));
        Training training;
        const auto rate = [&] {
            return deviceRates(training, cluster.gpu, withProfile(CostConstants(), cluster, training, {})).multiply.value();
        };
        const double usual = rate();
        QVERIFY(std::abs(usual / 7e14 - 1) < 0.01);
        cluster.gpu.densePeak[static_cast<std::size_t>(Precision::Bf16)] = *cluster.gpu.peak(Precision::Bf16) * 2.0;
        QVERIFY(std::abs(rate() / usual - 2) < 1e-9);
        HardwareProfile unknown = measuredAt(1, 1, 1);
        unknown.device.gpu.clear();
        fitProfile(unknown, nullptr);
        cluster.calibration = std::make_shared<const HardwareProfile>(unknown);
        QVERIFY(std::abs(rate() / usual - 1) < 1e-9);
    }

    /// The derivation names the profile wherever one of its constants is used.
    void explainNamesTheProfile()
    {
        Scenario scenario = example();
        scenario.cluster.profile = "node-7.json";
        scenario.cluster.calibration = std::make_shared<const HardwareProfile>(measuredAt(1, 1, 1));
        const Result<Estimate> made = estimate(scenario);
        QVERIFY(made);
        const Result<Derivation> derivation = explain(*made, "/time/compute_s");
        QVERIFY(derivation);
        int named = 0;
        const auto visit = [&named](const Derivation& part, const auto& self) -> void {
            if (messageText(part.name) == "constant multiply.hopper" && messageText(part.source) == "measured: profile node-7 (probe)" &&
                part.trust == Trust::Measured)
                ++named;
            for (const Derivation& input : part.inputs)
                self(input, self);
        };
        visit(*derivation, visit);
        QVERIFY(named > 0);
    }
};

QTEST_APPLESS_MAIN(TestMeasuredConstants)
#include "test_measured_constants.moc"
