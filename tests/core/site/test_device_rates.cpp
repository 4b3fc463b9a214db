// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/device_rates.h"

#include <QTest>

#include <cmath>

#include "core/hardware/catalog.h"

using namespace shardscope;

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

    /// What a device reaches is a share of its own sheet, by constants of its own family.
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

    /// Shah et al. 2024, figure 5: FlashAttention-3 on H100, causal, heads of 128: TFLOP/s by length, beside those of 4,096 tokens.
    void longSequencesReachTheirPublishedRates_data()
    {
        QTest::addColumn<qint64>("tokens");
        QTest::addColumn<double>("published");
        const std::pair<qint64, double> rows[] = {{1024, 423}, {2048, 521}, {4096, 579}, {8192, 602}, {16384, 616}};
        for (const auto& [tokens, published] : rows)
            QTest::addRow("%lld", static_cast<long long>(tokens)) << tokens << published / 579;
    }
    void longSequencesReachTheirPublishedRates()
    {
        QFETCH(qint64, tokens);
        QFETCH(double, published);
        const Gpu& hopper = *hardwareCatalog().findGpu("h100-sxm");
        const auto rateAt = [&](qint64 length) {
            Training training = TestDeviceRates::training(Precision::Bf16);
            training.attention = AttentionKernel::Flash3;
            training.sequenceLength = length;
            return deviceRates(training, hopper, CostConstants()).attentionForward.value();
        };
        QVERIFY(std::abs(rateAt(tokens) / rateAt(4096) / published - 1) < 0.06);
        QCOMPARE(rateAt(4096), 989.4e12 * CostConstants()[Constant::AttentionFlash3Hopper]);
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
