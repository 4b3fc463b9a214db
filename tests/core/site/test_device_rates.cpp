// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/training.h"
#include "core/site/device_rates.h"

#include <QTest>

#include <cmath>
#include <tuple>

#include "core/hardware/catalog.h"
#include "core/io/scenario_file.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"

using namespace shardscope;

Q_DECLARE_METATYPE(shardscope::AttentionKernel)
Q_DECLARE_METATYPE(shardscope::MoeRouting)

class TestDeviceRates : public QObject {
    Q_OBJECT

    static Training training(Precision precision)
    {
        Training result;
        result.precision = precision;
        result.sequenceLength = 4096;
        return result;
    }

private slots:
    /// A capacity lays everything out beforehand; the others differ in who reads how many tokens come.
    void whatPrecedesADispatch_data()
    {
        QTest::addColumn<int>("routing");
        QTest::addColumn<int>("dispatcher");
        QTest::addColumn<int>("graph");
        QTest::addColumn<bool>("readsBack");
        QTest::addColumn<bool>("makesMaps");
        const auto row = [](const char* name, MoeRouting routing, MoeDispatcher dispatcher, CudaGraph graph, bool readsBack,
                            bool makesMaps) {
            QTest::newRow(name) << int(routing) << int(dispatcher) << int(graph) << readsBack << makesMaps;
        };
        row("all-to-all", MoeRouting::Balanced, MoeDispatcher::AllToAll, CudaGraph::None, true, false);
        row("DeepEP", MoeRouting::Balanced, MoeDispatcher::DeepEp, CudaGraph::Partial, true, false);
        row("capacity", MoeRouting::Capacity, MoeDispatcher::AllToAll, CudaGraph::None, false, false);
        row("HybridEP", MoeRouting::Balanced, MoeDispatcher::HybridEp, CudaGraph::None, false, true);
        row("HybridEP, partial graph", MoeRouting::Balanced, MoeDispatcher::HybridEp, CudaGraph::Partial, false, true);
        row("HybridEP, full graph", MoeRouting::Balanced, MoeDispatcher::HybridEp, CudaGraph::Full, false, false);
    }
    void whatPrecedesADispatch()
    {
        QFETCH(int, routing);
        QFETCH(int, dispatcher);
        QFETCH(int, graph);
        Training moe = training(Precision::Bf16);
        moe.software.framework = Framework::Megatron;
        moe.software.moeRouting = static_cast<MoeRouting>(routing);
        moe.software.moeDispatcher = static_cast<MoeDispatcher>(dispatcher);
        moe.software.cudaGraph = static_cast<CudaGraph>(graph);
        const DeviceRates rates = deviceRates(moe, *hardwareCatalog().findGpu("h100-sxm"), CostConstants());
        QTEST(rates.readBack > Seconds(), "readsBack");
        QTEST(rates.metadata > Seconds(), "makesMaps");
    }

    /// Each device of a chip multiplies its own tokens and loses part of a tile for each expert.
    void devicesOfAChipLoseRowsEach()
    {
        Training moe = training(Precision::Bf16);
        moe.software.framework = Framework::MaxText;
        const auto lostOn = [&](const char* gpu) { return deviceRates(moe, *hardwareCatalog().findGpu(gpu), CostConstants()).groupedRows; };
        QCOMPARE(lostOn("tpu-v6e"), CostConstants()[Constant::GroupedRowsTpu]);
        QCOMPARE(lostOn("tpu-v7x"), 2 * lostOn("tpu-v6e"));
    }

    /// Transformer Engine, issue 2053.
    void aSuperchipsProcessorLaunchesMoreSlowly_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<bool>("isGrace");
        QTest::newRow("H100") << "h100-sxm" << false;
        QTest::newRow("GH200") << "gh200-96" << true;
        QTest::newRow("B200") << "b200-sxm" << false;
        QTest::newRow("GB200") << "gb200" << true;
    }
    void aSuperchipsProcessorLaunchesMoreSlowly()
    {
        QFETCH(QString, gpu);
        const auto host = [&](double factor) {
            const std::string path = std::string(SHARDSCOPE_SOURCE_DIR) + "/resources/examples/llama-3-70b-64-h100.json";
            Scenario scenario = *loadScenario(path);
            scenario.cluster.gpu = *hardwareCatalog().findGpu(gpu.toStdString());
            CostConstants constants;
            constants.set(Constant::HostGrace, factor * constants[Constant::HostGrace]);
            const Basis basis(scenario, constants);
            return hostForward(basis.site, basis.plan, false).value();
        };
        const double before = host(1);
        const double after = host(1.25);
        QTEST(after > before, "isGrace");
        QVERIFY(qFuzzyCompare(after, before) || qFuzzyCompare(after, 1.25 * before));
    }

    void everyDeviceOfTheCatalogueHasWhatATimeNeeds_data()
    {
        QTest::addColumn<QString>("gpu");
        for (const Gpu& gpu : hardwareCatalog().gpus)
            QTest::newRow(gpu.id.c_str()) << QString::fromStdString(gpu.id);
    }
    void everyDeviceOfTheCatalogueHasWhatATimeNeeds()
    {
        QFETCH(QString, gpu);
        const Gpu& device = *hardwareCatalog().findGpu(gpu.toStdString());
        QCOMPARE(missingFigure(device), std::string_view());
        const DeviceRates rates = deviceRates(training(Precision::Bf16), device, CostConstants());
        for (const double rate : {rates.multiply.value(), rates.attentionForward.value(), rates.memory.value()})
            QVERIFY(std::isfinite(rate) && rate > 1e11);
        QVERIFY(rates.attentionForward <= *device.peak(device.peak(Precision::Bf16) ? Precision::Bf16 : Precision::Fp16));
    }

    /// The rate of a device is a share of its own data sheet, by constants of its own family.
    void aFamilyHasItsConstants_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<Precision>("precision");
        QTest::addColumn<Constant>("multiply");
        QTest::addColumn<Constant>("attention");
        QTest::newRow("MI300X") << "mi300x" << Precision::Bf16 << Constant::MultiplyCdna3 << Constant::AttentionCdna;
        QTest::newRow("MI325X, 8 bits") << "mi325x" << Precision::Fp8 << Constant::MultiplyFp8Cdna << Constant::AttentionCdna;
        QTest::newRow("MI355X") << "mi355x" << Precision::Bf16 << Constant::MultiplyCdna4 << Constant::AttentionCdna;
        QTest::newRow("TPU v6e") << "tpu-v6e" << Precision::Bf16 << Constant::MultiplyTpu << Constant::AttentionTpu;
        QTest::newRow("TPU v6e, 8 bits") << "tpu-v6e" << Precision::Fp8 << Constant::MultiplyTpu << Constant::AttentionTpu;
        QTest::newRow("RTX PRO 6000") << "rtx-pro-6000-bw" << Precision::Bf16 << Constant::MultiplyWorkstation
                                      << Constant::AttentionFlash2Ampere;
        QTest::newRow("RTX PRO 6000, 8 bits") << "rtx-pro-6000-bw" << Precision::Fp8 << Constant::MultiplyFp8Workstation
                                              << Constant::AttentionFlash2Ampere;
        QTest::newRow("RTX 3090") << "rtx-3090" << Precision::Bf16 << Constant::MultiplyWorkstation << Constant::AttentionFlash2Ampere;
        QTest::newRow("L40S") << "l40s" << Precision::Bf16 << Constant::MultiplyWorkstation << Constant::AttentionFlash2Ampere;
        QTest::newRow("Gaudi 3") << "gaudi3" << Precision::Bf16 << Constant::MultiplyGaudi << Constant::AttentionOther;
        QTest::newRow("Gaudi 3, 8 bits") << "gaudi3" << Precision::Fp8 << Constant::MultiplyGaudi << Constant::AttentionOther;
        QTest::newRow("Trainium2") << "trainium2" << Precision::Bf16 << Constant::MultiplyOther << Constant::AttentionOther;
        QTest::newRow("Trainium3, 4 bits") << "trainium3" << Precision::Fp4 << Constant::MultiplyOther << Constant::AttentionOther;
        QTest::newRow("MI455X, 8 bits") << "mi455x" << Precision::Fp8 << Constant::MultiplyOther << Constant::AttentionCdna;
        QTest::newRow("T4") << "t4" << Precision::Fp16 << Constant::MultiplyOther << Constant::AttentionFlash1;
        QTest::newRow("A100") << "a100-sxm-80" << Precision::Bf16 << Constant::MultiplyAmpere << Constant::AttentionFlash2Ampere;
    }
    void aFamilyHasItsConstants()
    {
        QFETCH(QString, gpu);
        QFETCH(Precision, precision);
        QFETCH(Constant, multiply);
        QFETCH(Constant, attention);
        const Gpu& device = *hardwareCatalog().findGpu(gpu.toStdString());
        const DeviceRates before = deviceRates(training(precision), device, CostConstants());
        CostConstants halved;
        halved.set(multiply, halved[multiply] / 2);
        halved.set(attention, halved[attention] / 2);
        const DeviceRates after = deviceRates(training(precision), device, halved);
        QCOMPARE(after.multiply.value(), before.multiply.value() / 2);
        QCOMPARE(after.attentionForward.value(), before.attentionForward.value() / 2);
    }

    /// Shah et al. 2024, figure 5: FlashAttention on H100, causal, heads of 128: TFLOP/s by length, relative to those of 4,096 tokens.
    void longSequencesReachTheirPublishedRates_data()
    {
        QTest::addColumn<AttentionKernel>("kernel");
        QTest::addColumn<Constant>("share");
        QTest::addColumn<qint64>("tokens");
        QTest::addColumn<double>("published");
        const std::tuple<qint64, double, double> rows[] = {
            {1024, 260, 423}, {2048, 298, 521}, {4096, 319, 579}, {8192, 333, 602}, {16384, 335, 616}};
        for (const auto& [tokens, second, third] : rows) {
            const auto length = static_cast<long long>(tokens);
            QTest::addRow("FlashAttention-2, %lld", length)
                << AttentionKernel::Flash2 << Constant::AttentionFlash2Hopper << tokens << second / 319;
            QTest::addRow("FlashAttention-3, %lld", length)
                << AttentionKernel::Flash3 << Constant::AttentionFlash3Hopper << tokens << third / 579;
        }
    }
    void longSequencesReachTheirPublishedRates()
    {
        QFETCH(AttentionKernel, kernel);
        QFETCH(Constant, share);
        QFETCH(qint64, tokens);
        QFETCH(double, published);
        const Gpu& hopper = *hardwareCatalog().findGpu("h100-sxm");
        const auto rateAt = [&](qint64 length) {
            Training training = TestDeviceRates::training(Precision::Bf16);
            training.attention = kernel;
            training.sequenceLength = length;
            return deviceRates(training, hopper, CostConstants()).attentionForward.value();
        };
        QVERIFY(std::abs(rateAt(tokens) / rateAt(4096) / published - 1) < 0.06);
        QCOMPARE(rateAt(4096), 989.4e12 * CostConstants()[share]);
    }

    /// cuDNN 9.4 (August 2024) made attention on Hopper 5 to 30 % faster (release notes): what ran before is slower.
    void cudnnGrewFaster_data()
    {
        QTest::addColumn<AttentionKernel>("kernel");
        QTest::addColumn<int>("year");
        QTest::addColumn<Constant>("share");
        QTest::newRow("cuDNN, 2024") << AttentionKernel::Cudnn << 2024 << Constant::AttentionCudnn2024Hopper;
        QTest::newRow("cuDNN, 2025") << AttentionKernel::Cudnn << 2025 << Constant::AttentionFlash3Hopper;
        QTest::newRow("FlashAttention-3, 2024") << AttentionKernel::Flash3 << 2024 << Constant::AttentionFlash3Hopper;
    }
    void cudnnGrewFaster()
    {
        QFETCH(AttentionKernel, kernel);
        QFETCH(int, year);
        QFETCH(Constant, share);
        Training attending = training(Precision::Bf16);
        attending.attention = kernel;
        attending.software.year = year;
        const CostConstants constants;
        QVERIFY(constants[Constant::AttentionCudnn2024Hopper] < constants[Constant::AttentionFlash3Hopper]);
        QCOMPARE(deviceRates(attending, *hardwareCatalog().findGpu("h100-sxm"), constants).attentionForward.value(),
                 989.4e12 * constants[share]);
    }

    /// A clock follows the watts for each FLOP of the peak, relative to those of the device whose multiplies were measured.
    void theClockFollowsThePower_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<double>("watts");
        QTest::newRow("H100 SXM, which was measured") << "h100-sxm" << 1.0;
        QTest::newRow("H100 of 500 W") << "h100-96" << 500 / 700.0;
        QTest::newRow("GH200, whose 700 W are its processor's, too") << "gh200-96" << 450 / 700.0;
        QTest::newRow("GB200 against B200") << "gb200" << (1200 / 2500.0) / (1000 / 2250.0);
        QTest::newRow("L40S against RTX PRO 6000") << "l40s" << (350 / 362.0) / (600 / 503.8);
        QTest::newRow("RTX 4090: as high as it goes") << "rtx-4090" << 1.65;
        QTest::newRow("MI325X: not known") << "mi325x" << 1.0;
        QTest::newRow("TPU: not known") << "tpu-v5p" << 1.0;
    }
    void theClockFollowsThePower()
    {
        QFETCH(QString, gpu);
        QFETCH(double, watts);
        const Gpu& device = *hardwareCatalog().findGpu(gpu.toStdString());
        CostConstants none;
        none.set(Constant::MultiplyPower, 0);
        const DeviceRates rates = deviceRates(training(Precision::Fp8), device, CostConstants());
        const DeviceRates unclocked = deviceRates(training(Precision::Fp8), device, none);
        const double clock = std::pow(watts, CostConstants()[Constant::MultiplyPower]);
        const auto isClocked = [clock](FlopPerSecond with, FlopPerSecond without) { return std::abs(with / without / clock - 1) < 1e-4; };
        QVERIFY(isClocked(rates.multiply, unclocked.multiply));
        QVERIFY(isClocked(rates.multiply16, unclocked.multiply16));
        QVERIFY(isClocked(rates.attentionForward, unclocked.attentionForward));
        QCOMPARE(rates.memory.value(), unclocked.memory.value());
    }

    /// Dropless experts of MaxText are multiplied in tiles, those of a capacity as one batch.
    void aTpuMultipliesDroplessExpertsInTiles_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<MoeRouting>("routing");
        QTest::addColumn<bool>("inTiles");
        QTest::newRow("TPU, dropless") << "tpu-v6e" << MoeRouting::ForcedBalance << true;
        QTest::newRow("TPU, capacity") << "tpu-v6e" << MoeRouting::Capacity << false;
        QTest::newRow("GPU, dropless") << "h100-sxm" << MoeRouting::ForcedBalance << false;
    }
    void aTpuMultipliesDroplessExpertsInTiles()
    {
        QFETCH(QString, gpu);
        QFETCH(MoeRouting, routing);
        QFETCH(bool, inTiles);
        Training moe = training(Precision::Bf16);
        moe.software.moeRouting = routing;
        const CostConstants constants;
        const DeviceRates rates = deviceRates(moe, *hardwareCatalog().findGpu(gpu.toStdString()), constants);
        QCOMPARE(rates.groupedTile, inTiles ? 1024.0 : 0.0);
        QCOMPARE(rates.groupedRows, constants[inTiles ? Constant::GroupedRowsTpu : Constant::GroupedRows]);
    }

    /// Shah et al. 2024 (FlashAttention-3), section 3.1: 3.9e12 exponentials a second on an H100; verda.com on NVIDIA's GB300: 5e12 on a
    /// B200, 10.7e12 on a B300, at a higher clock than that of the sheets' peaks.
    void exponentialsAsPublished_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<double>("published");
        QTest::newRow("H100") << "h100-sxm" << 3.9e12;
        QTest::newRow("B200") << "b200-sxm" << 5e12;
        QTest::newRow("B300") << "b300-sxm" << 10.7e12;
    }
    void exponentialsAsPublished()
    {
        QFETCH(QString, gpu);
        QFETCH(double, published);
        Training fused = training(Precision::Bf16);
        fused.attention = AttentionKernel::Cudnn;
        const DeviceRates rates = deviceRates(fused, *hardwareCatalog().findGpu(gpu.toStdString()), CostConstants());
        QVERIFY2(rates.exponentials > 0.8 * published && rates.exponentials <= published, qPrintable(QString::number(rates.exponentials)));
        // Today's kernels stay below that bound with heads of 64 (4 · 64 FLOP for each) and more.
        QVERIFY(rates.attentionForward.value() * rates.attentionHead64 < 4 * 64 * rates.exponentials);
        QVERIFY(rates.attentionForward.value() < 4 * 128 * rates.exponentials);
        fused.attention = AttentionKernel::Unfused;
        QCOMPARE(deviceRates(fused, *hardwareCatalog().findGpu(gpu.toStdString()), CostConstants()).exponentials, 0.0);
    }

    /// No length makes a kernel faster than the best that its authors print: 230 of 312 TFLOP/s (Dao 2023, abstract), 740 of 989 (Shah
    /// et al. 2024, abstract), 1,613 of 2,250 (Zadouri et al. 2026, abstract).
    void noKernelIsFasterThanTheBestPublished_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<AttentionKernel>("kernel");
        QTest::addColumn<double>("best");
        QTest::newRow("FlashAttention-2, A100") << "a100-sxm-80" << AttentionKernel::Flash2 << 230e12;
        QTest::newRow("FlashAttention-3, H100") << "h100-sxm" << AttentionKernel::Flash3 << 740e12;
        QTest::newRow("FlashAttention-4, B200") << "b200-sxm" << AttentionKernel::Cudnn << 1613e12;
    }
    void noKernelIsFasterThanTheBestPublished()
    {
        QFETCH(QString, gpu);
        QFETCH(AttentionKernel, kernel);
        QFETCH(double, best);
        Training longest = training(Precision::Bf16);
        longest.attention = kernel;
        longest.sequenceLength = 1 << 20;
        const DeviceRates rates = deviceRates(longest, *hardwareCatalog().findGpu(gpu.toStdString()), CostConstants());
        QVERIFY(rates.attentionForward.value() < best && rates.attentionForward.value() > 0.5 * best);
        QVERIFY(rates.attentionBackward <= 1);
    }

    /// FlashAttention's pull request 2280, heads of 128 and 8,192 tokens on Blackwell: TFLOP/s of the backward, usual and deterministic.
    /// Qiang et al. 2026 (DASH, arXiv 2601.21824): FlashAttention-3's loses at most 37.9 %. The forward loses nothing.
    void aDeterministicBackwardIsSlower_data()
    {
        QTest::addColumn<double>("usually");
        QTest::addColumn<double>("inOrder");
        QTest::newRow("full, one CTA") << 1247.5 << 980.4;
        QTest::newRow("full, two CTAs") << 1359.8 << 1166.7;
        QTest::newRow("causal, one CTA") << 1117.9 << 933.5;
        QTest::newRow("causal, two CTAs") << 1208.6 << 1097.2;
    }
    void aDeterministicBackwardIsSlower()
    {
        QFETCH(double, usually);
        QFETCH(double, inOrder);
        const Gpu& hopper = *hardwareCatalog().findGpu("h100-sxm");
        Training usual = training(Precision::Bf16), deterministic = usual;
        deterministic.software.deterministic = true;
        const DeviceRates before = deviceRates(usual, hopper, CostConstants()), after = deviceRates(deterministic, hopper, CostConstants());
        QCOMPARE(after.attentionForward.value(), before.attentionForward.value());
        const double left = after.attentionBackward / before.attentionBackward;
        QVERIFY(left < 1 && left >= 1 - 0.379);
        QVERIFY2(std::abs(left / (inOrder / usually) - 1) < 0.1, qPrintable(QString::number(left)));
        usual.attention = deterministic.attention = AttentionKernel::Unfused;  // no sums in any order there
        QCOMPARE(deviceRates(deterministic, hopper, CostConstants()).attentionBackward,
                 deviceRates(usual, hopper, CostConstants()).attentionBackward);
    }

    void paddedHeadsComputeForNothing()
    {
        const Gpu& ampere = *hardwareCatalog().findGpu("a100-sxm-80");
        Training padded = training(Precision::Bf16);
        padded.recipe = Recipe::DeepSpeed;
        padded.software.framework = Framework::Other;
        const double equal = deviceRates(padded, ampere, CostConstants(), {}, {192, 192, false, false}).attentionForward.value();
        QCOMPARE(deviceRates(padded, ampere, CostConstants(), {}, {192, 128, false, false}).attentionForward.value(), equal * 320 / 384);
    }

    void aDeviceWithoutAFigureIsToldByIt()
    {
        Gpu gpu = *hardwareCatalog().findGpu("h100-sxm");
        gpu.memoryBandwidth = BytesPerSecond();
        QCOMPARE(missingFigure(gpu), std::string_view("memory_bytes_per_second"));
        gpu.densePeak = {};
        QCOMPARE(missingFigure(gpu), std::string_view("dense_flop_per_second"));
        gpu = *hardwareCatalog().findGpu("v100-sxm2-32");  // no bf16: it multiplies in fp16
        QCOMPARE(missingFigure(gpu), std::string_view());
    }
};

QTEST_APPLESS_MAIN(TestDeviceRates)
#include "test_device_rates.moc"
