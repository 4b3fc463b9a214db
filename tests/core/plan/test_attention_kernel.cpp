// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/attention_kernel.h"

#include <QTest>

#include "core/framework/framework_defaults.h"
#include "core/hardware/catalog.h"
#include "core/model/architecture.h"
#include "core/model/tensor_list.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

Q_DECLARE_METATYPE(shardscope::Framework)
Q_DECLARE_METATYPE(shardscope::AttentionKernel)
Q_DECLARE_METATYPE(shardscope::AttentionNeeds)

namespace {

constexpr AttentionNeeds kPlain{128, 128, false, false}, kLatent{192, 128, false, false}, kWide{256, 256, false, false},
    kWidest{512, 512, false, false}, kWindow{128, 128, true, false}, kSinks{64, 64, true, true};

Training trainingOf(Framework framework, int year, bool deterministic = false)
{
    Training training;
    training.software.framework = framework;
    training.software.year = year;
    training.software.deterministic = deterministic;
    return training;
}

}  // namespace

class TestAttentionKernel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// By the support tables that the code cites: FlashAttention's README, cuDNN's support matrix (9.18.1), Transformer Engine's pull
    /// requests 2148 (sinks, 2025) and 2584 (deterministic on Blackwell, 2026), PyTorch's sdp_utils.cpp.
    void followsTheKernelsOwnTables_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<Framework>("framework");
        QTest::addColumn<int>("year");
        QTest::addColumn<AttentionNeeds>("needs");
        QTest::addColumn<bool>("deterministic");
        QTest::addColumn<AttentionKernel>("kernel");
        using enum Framework;
        using Kernel = AttentionKernel;
        const auto row = [](const char* what, const char* gpu, Framework framework, int year, const AttentionNeeds& needs, Kernel kernel,
                            bool deterministic = false) {
            QTest::newRow(what) << gpu << framework << year << needs << deterministic << kernel;
        };
        row("Transformer Engine prefers cuDNN on Hopper", "h100-sxm", Megatron, 2024, kPlain, Kernel::Cudnn);
        row("and FlashAttention-2 on Ampere", "a100-sxm-80", Megatron, 2024, kPlain, Kernel::Flash2);
        row("Megatron before FlashAttention", "a100-sxm-80", Megatron, 2022, kPlain, Kernel::FusedSoftmax);
        row("JAX has cuDNN on Hopper, too", "h100-sxm", MaxText, 2025, kPlain, Kernel::Cudnn);
        row("but not before 2024", "h100-sxm", MaxText, 2023, kPlain, Kernel::Flash2);
        row("a TPU has splash attention for any head", "tpu-v6e", MaxText, 2025, kWidest, Kernel::Flash2);
        row("and with sinks", "tpu-v6e", MaxText, 2025, kSinks, Kernel::Flash2);

        row("cuDNN takes latent heads on Hopper", "h100-sxm", Megatron, 2025, kLatent, Kernel::Cudnn);
        row("and on Blackwell", "gb200", MegatronBridge, 2025, kLatent, Kernel::Cudnn);
        row("on Ampere neither does in Transformer Engine", "a100-sxm-80", Megatron, 2025, kLatent, Kernel::Unfused);
        row("transformers pads the values", "a100-sxm-80", Other, 2025, kLatent, Kernel::Flash2);
        row("PyTorch's flash asks for equal heads", "h100-sxm", Torchtitan, 2025, kLatent, Kernel::Flash1);
        row("and goes on to cuDNN on Blackwell", "b200-sxm", Torchtitan, 2025, kLatent, Kernel::Cudnn);
        row("torchtitan asks for cuDNN on Blackwell (pull request 1196)", "b200-sxm", Torchtitan, 2025, kPlain, Kernel::Cudnn);
        row("not before 2025", "b200-sxm", Torchtitan, 2024, kPlain, Kernel::Flash2);
        row("not for windows, which are FlexAttention's", "b200-sxm", Torchtitan, 2025, kWindow, Kernel::Flash2);
        row("nor on Hopper", "h100-sxm", Torchtitan, 2025, kPlain, Kernel::Flash2);
        row("other users of PyTorch do not ask", "b200-sxm", Fsdp1, 2025, kPlain, Kernel::Flash2);

        row("heads of 256 on Hopper", "h100-sxm", Megatron, 2025, kWide, Kernel::Cudnn);
        row("on Blackwell before 2026", "b200-sxm", Megatron, 2025, kWide, Kernel::Flash2);
        row("on Blackwell from 2026 on", "b200-sxm", Megatron, 2026, kWide, Kernel::Cudnn);
        row("heads of 512 in Transformer Engine", "h100-sxm", Megatron, 2026, kWidest, Kernel::Unfused);
        row("heads of 512 in PyTorch", "h100-sxm", Torchtitan, 2026, kWidest, Kernel::Flash1);

        row("windows in FlashAttention-2", "a100-sxm-80", Composer, 2024, kWindow, Kernel::Flash2);
        row("windows in cuDNN", "h100-sxm", Megatron, 2025, kWindow, Kernel::Cudnn);
        row("windows in PyTorch: FlexAttention", "h100-sxm", Torchtitan, 2025, kWindow, Kernel::Flash2);
        row("before it a mask", "h100-sxm", Torchtitan, 2024, kWindow, Kernel::Flash1);

        row("sinks in cuDNN from 2025 on", "h100-sxm", Megatron, 2025, kSinks, Kernel::Cudnn);
        row("sinks in Transformer Engine before", "h100-sxm", Megatron, 2024, kSinks, Kernel::Unfused);
        row("sinks in transformers", "h100-sxm", Other, 2025, kSinks, Kernel::Unfused);
        row("sinks in torchtitan", "h100-sxm", Torchtitan, 2025, kSinks, Kernel::Flash2);

        row("deterministic on Hopper", "h100-sxm", Megatron, 2025, kPlain, Kernel::Cudnn, true);
        row("deterministic on Blackwell before cuDNN 9.18.1", "b200-sxm", Megatron, 2025, kPlain, Kernel::Flash2, true);
        row("deterministic on Blackwell since", "b200-sxm", Megatron, 2026, kPlain, Kernel::Cudnn, true);

        row("Volta in Megatron", "v100-sxm2-32", Megatron, 2024, kPlain, Kernel::FusedSoftmax);
        row("Volta in PyTorch", "v100-sxm2-32", Fsdp1, 2024, kPlain, Kernel::Flash1);
        row("Volta before PyTorch 2", "v100-sxm2-32", Fsdp1, 2022, kPlain, Kernel::Unfused);
    }
    void followsTheKernelsOwnTables()
    {
        QFETCH(QString, gpu);
        QFETCH(Framework, framework);
        QFETCH(int, year);
        QFETCH(AttentionNeeds, needs);
        QFETCH(bool, deterministic);
        const Gpu& device = *hardwareCatalog().findGpu(gpu.toStdString());
        Training training = trainingOf(framework, year, deterministic);
        QTEST(attentionKernelOf(training, device, needs), "kernel");
        training.attention = AttentionKernel::Flash3;
        QCOMPARE(attentionKernelOf(training, device, needs), AttentionKernel::Flash3);  // as stated
    }

    /// Where a fused kernel exists it is the default: a plain model never multiplies on a device of these years.
    void nothingStatedIsNeverSlow()
    {
        for (const Gpu& gpu : hardwareCatalog().gpus) {
            for (const auto& [framework, name] : EnumNames<Framework>::names) {
                if (traitsOf(gpu.generation).isBeforeAmpere() && isMegatronFamily(framework))
                    continue;
                const AttentionKernel kernel = attentionKernelOf(trainingOf(framework, 2025), gpu, kPlain);
                QVERIFY2(isFused(kernel), (gpu.id + ", " + std::string(name)).c_str());
            }
        }
    }

    void theWidestHeadOfAllLayersCounts()
    {
        Architecture architecture = *fixture::architecture({});
        QCOMPARE(attentionNeeds(architecture), kPlain);
        LayerKind wide = architecture.kinds.front();
        wide.attention.headDim = 256;
        wide.attention.slidingWindow = 1024;
        architecture.kinds.push_back(wide);
        QCOMPARE(attentionNeeds(architecture), (AttentionNeeds{256, 256, true, false}));
        addAttentionSinks(architecture.kinds.front().extraTensors, 64);
        QVERIFY(attentionNeeds(architecture).sinks);
        architecture.kinds.front().attention.latent = LatentAttention{1536, 512, 320, 64, 128};
        QCOMPARE(attentionNeeds(architecture), (AttentionNeeds{384, 128, true, true}));
    }

    /// transformers computes 192 + 192 columns for 192 + 128 of use.
    void paddingIsComputedForNothing()
    {
        Training training = trainingOf(Framework::Other, 2025);
        training.recipe = Recipe::DeepSpeed;
        QCOMPARE(usedOfPaddedHeads(training, AttentionKernel::Flash2, kLatent), 320.0 / 384);
        QCOMPARE(usedOfPaddedHeads(training, AttentionKernel::Flash2, kPlain), 1.0);
        QCOMPARE(usedOfPaddedHeads(training, AttentionKernel::Cudnn, kLatent), 1.0);
        training.recipe = Recipe::Megatron;
        QCOMPARE(usedOfPaddedHeads(training, AttentionKernel::Flash2, kLatent), 1.0);
    }

    void theFirstFlashAttentionHasThreeWidths_data()
    {
        QTest::addColumn<int>("headDim");
        QTest::addColumn<double>("used");
        QTest::newRow("a kernel of its own") << 64 << 1.0;
        QTest::newRow("the widest") << 128 << 1.0;
        QTest::newRow("Pythia 2.8B: 80 of 128") << 80 << 0.625;
        QTest::newRow("48 of 64") << 48 << 0.75;
        QTest::newRow("16 of 32") << 16 << 0.5;
        QTest::newRow("it has no kernel for these") << 256 << 1.0;
    }

    void theFirstFlashAttentionHasThreeWidths()
    {
        QFETCH(int, headDim);
        QTEST(usedOfPaddedHeads(trainingOf(Framework::Neox, 2023), AttentionKernel::Flash1, {headDim, headDim, false, false}), "used");
    }
};

QTEST_APPLESS_MAIN(TestAttentionKernel)
#include "test_attention_kernel.moc"
