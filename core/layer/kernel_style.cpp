// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/kernel_style.h"

namespace shardscope {
namespace {

bool isEagerTorch(Framework framework, bool compiled)
{
    switch (framework) {
    case Framework::Nanotron:
        return true;
    case Framework::Torchtitan:
    case Framework::Fsdp1:
    case Framework::Composer:
        return !compiled;
    default:
        return false;
    }
}

/// GPT-2 and GPT-3 style layers (LayerNorm, not gated, no ALiBi) keep Megatron's default dropout of 0.1; later models
/// (gated, or BLOOM with its published dropout of 0) train without.
bool trainsWithDropout(const Architecture& architecture, Framework framework)
{
    if (!isMegatronFamily(framework) || architecture.norm != Norm::LayerNorm || architecture.position == Position::Alibi)
        return false;
    const auto& feedForward = architecture.kinds.front().feedForward;
    return !feedForward || !feedForward->gated;
}

/// Peak bytes per logit: the logits, what the cross-entropy keeps of them and their gradient. TE's fused kernel 5, Megatron's
/// vocab-parallel 6, torch.compile 6.5, nanotron's sharded 12 (fp32 logits, exponentials and softmax), eager torch 14
/// (bf16 2 + fp32 logits 4 + log-softmax 4 + gradient 4).
double lossBytes(Loss loss, Framework framework)
{
    switch (loss) {
    case Loss::Fused:
        return 5;
    case Loss::VocabParallel:
        return framework == Framework::Nanotron ? 12 : 6;
    case Loss::Compiled:
        return 6.5;
    case Loss::Eager:
    case Loss::Chunked:  // of the chunk that it works on
        return 14;
    }
    return 14;
}

struct LossMoves {
    double forward = 0;
    double backward = 0;
};

/// Bytes per 16-bit logit that the kernels of a cross-entropy read and write, counted from its code. Vocabulary-parallel
/// (Megatron-LM cross_entropy.py, nanotron's copy): cast 6, largest 4, difference 8, exponential 8, sum 4, quotient 8; backward
/// product 8, cast 6. Eager torch: cast 6, log-softmax 12; backward zeros and scatter 4, log-softmax 12, cast 6. A fused kernel
/// (Transformer Engine, Liger) reads twice and writes the gradient once, then scales it; a compiled one computes it in the backward.
LossMoves lossMoves(Loss loss, bool compiled)
{
    constexpr LossMoves kEager{18, 22};
    constexpr LossMoves kCompiled{6, 4};
    switch (loss) {
    case Loss::VocabParallel:
        return {38, 14};
    case Loss::Fused:
        return {6, 4};
    case Loss::Compiled:
        return kCompiled;
    case Loss::Chunked:
        return compiled ? kCompiled : kEager;
    case Loss::Eager:
        break;
    }
    return kEager;
}

/// nanotron's column-parallel layers gather their sequence-sharded inputs. Its runs of the Ultra-Scale Playbook (1,344 rows)
/// fall into two groups, inputs kept and inputs gathered again; these are the shares over both.
double gatheredInputsOfNanotron(const ResolvedPlan& plan)
{
    constexpr double kAccumulating = 1.5;
    constexpr double kSingleMicroBatch = 0.6;
    if (plan.tp == 1 || plan.pp > 1)
        return 0;
    return plan.microBatches > 1 ? kAccumulating : kSingleMicroBatch;
}

}  // namespace

KernelStyle kernelStyle(const Site& site, const ResolvedPlan& plan)
{
    const Training& training = site.training;
    KernelStyle style;
    style.framework = plan.framework;
    style.attention = plan.attention;
    style.loss = plan.loss;
    style.elementBytes = training.precision == Precision::Fp32 || training.precision == Precision::Tf32 ? 4 : 2;
    const bool eightBit = training.precision == Precision::Fp8 || training.precision == Precision::Fp4;
    style.multiplyInputBytes = eightBit && isMegatronFamily(style.framework) ? 1 : style.elementBytes;
    const bool eager = isEagerTorch(style.framework, plan.compiled);
    style.fp32RingGradients = training.recipe != Recipe::Megatron;
    style.dropout = trainsWithDropout(*site.architecture, style.framework);
    style.eagerActivations = !training.software.fusedKernels.value_or(true);
    style.eagerNorms = style.eagerActivations && site.architecture->norm == Norm::RmsNorm;
    style.keepsActivation = eager || style.eagerActivations;
    style.keepsBlockOutput = eager;
    // Megatron-Core (0.11, 2025) and torchtitan apply the router's weights inside the experts' activation.
    style.keepsExpertOutputs = training.software.year.value_or(2025) < 2025;
    if (style.framework == Framework::Nanotron) {
        style.rotaryCopies = 2;
        style.gatheredInputs = gatheredInputsOfNanotron(plan);
    }
    // torchtune's CEWithChunkedOutputLoss (num_output_chunks) and Liger's default make eight chunks or more.
    style.lossChunks = style.loss == Loss::Chunked ? 8 : 1;
    style.lossBytesPerLogit = lossBytes(style.loss, style.framework);
    const LossMoves moves = lossMoves(style.loss, plan.compiled);
    style.lossMovedForward = moves.forward;
    style.lossMovedBackward = moves.backward;
    return style;
}

}  // namespace shardscope
