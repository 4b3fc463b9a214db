// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/generation.h"

#include <QTest>

#include <algorithm>

#include "core/hardware/catalog.h"

using namespace shardscope;

class TestGeneration : public QObject {
    Q_OBJECT
private slots:
    /// GB202 was a workstation's part where multiplies were timed and Blackwell where attention was chosen, by a comparison in each place.
    void aNameHasOneMeaning_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("nccl");
        QTest::addColumn<int>("share");
        QTest::addColumn<bool>("blackwell");
        const auto row = [](const char* gpu, NcclTuning nccl, Constant share, bool blackwell) {
            QTest::newRow(gpu) << gpu << static_cast<int>(nccl) << static_cast<int>(share) << blackwell;
        };
        row("v100-sxm2-32", NcclTuning::Volta, Constant::MultiplyOther, false);
        row("t4", NcclTuning::Volta, Constant::MultiplyOther, false);
        row("a100-sxm-80", NcclTuning::Ampere, Constant::MultiplyAmpere, false);
        row("rtx-3090", NcclTuning::Ampere, Constant::MultiplyWorkstation, false);
        row("l40s", NcclTuning::Ampere, Constant::MultiplyWorkstation, false);
        row("h100-sxm", NcclTuning::Hopper, Constant::MultiplyHopper, false);
        row("b200-sxm", NcclTuning::Blackwell, Constant::MultiplyBlackwell, true);
        row("gb300", NcclTuning::Blackwell, Constant::MultiplyBlackwellUltra, true);
        row("rtx-pro-6000-bw", NcclTuning::Blackwell, Constant::MultiplyWorkstation, true);
        row("gb10", NcclTuning::Blackwell, Constant::MultiplyWorkstation, true);
        row("vr200", NcclTuning::Blackwell, Constant::MultiplyOther, true);
        row("mi355x", NcclTuning::Ampere, Constant::MultiplyCdna4, false);
        row("mi455x", NcclTuning::Ampere, Constant::MultiplyOther, false);
        row("trainium2", NcclTuning::Hopper, Constant::MultiplyOther, false);
        row("gaudi3", NcclTuning::Ampere, Constant::MultiplyGaudi, false);
        row("tpu-v6e", NcclTuning::Hopper, Constant::MultiplyTpu, false);
    }
    void aNameHasOneMeaning()
    {
        QFETCH(QString, gpu);
        const GenerationTraits& traits = traitsOf(hardwareCatalog().findGpu(gpu.toStdString())->generation);
        QTEST(static_cast<int>(*traits.nccl), "nccl");
        QTEST(static_cast<int>(*traits.multiply->wide), "share");
        QTEST(traits.isBlackwell(), "blackwell");
    }

    void everyGenerationHasAGpu()
    {
        const auto& gpus = hardwareCatalog().gpus;
        for (const auto& [generation, name] : EnumNames<GpuGeneration>::names) {
            const auto isOfIt = [wanted = generation](const Gpu& gpu) { return gpu.generation == wanted; };
            QVERIFY2(std::any_of(gpus.begin(), gpus.end(), isOfIt), name.data());
            QVERIFY(traitsOf(generation).hostMemory > BytesPerSecond());
        }
    }

    /// A compute capability is NVIDIA's, and by it the kernels are chosen.
    void nvidiaStatesItsCapability()
    {
        for (const Gpu& gpu : hardwareCatalog().gpus)
            QVERIFY2((traitsOf(gpu.generation).computeCapability > 0) == (gpu.vendor == "NVIDIA"), gpu.id.c_str());
    }
};

QTEST_APPLESS_MAIN(TestGeneration)
#include "test_generation.moc"
