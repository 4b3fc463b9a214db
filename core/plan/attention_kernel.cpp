// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/attention_kernel.h"

#include "core/framework/framework_defaults.h"
#include "core/hardware/generation.h"
#include "core/hardware/hardware.h"
#include "core/model/architecture.h"

#include <algorithm>
#include <array>

namespace shardscope {
namespace {

/// Where the software runs.
struct Stack {
    const FrameworkTraits& framework;
    int year = 2025;
    bool deterministic = false;
    const GenerationTraits& gpu;

    [[nodiscard]] bool transformerEngine() const { return *framework.attention == AttentionLibrary::TransformerEngine; }
    [[nodiscard]] bool torchAttention() const { return *framework.attention == AttentionLibrary::Torch; }
};

/// cuDNN's support matrix (docs.nvidia.com/cudnn, operations/Attention, release 9.18.1), its rows of the backward.
bool cudnnTakesHeads(const Stack& stack, const AttentionNeeds& needs)
{
    const bool latent = needs.headDim == 192 && needs.valueDim == 128;
    const auto upTo = [&](std::int64_t width) { return needs.headDim <= width && needs.valueDim <= width; };
    if (!stack.gpu.isBlackwell())
        return upTo(stack.gpu.isHopper() ? 256 : 128);
    constexpr int kFirstYearOfWideHeads = 2026;
    const bool wide = stack.year >= kFirstYearOfWideHeads && needs.headDim == 256 && needs.valueDim == 256;
    return upTo(128) || latent || wide;
}

bool cudnnTakes(const Stack& stack, const AttentionNeeds& needs)
{
    // Sinks came with cuDNN 9.13.1 and Transformer Engine 2.8 (pull request 2148, September 2025).
    constexpr int kFirstYearOfSinks = 2025;
    // On Blackwell a deterministic backward needs cuDNN 9.18.1 (Transformer Engine, pull request 2584, January 2026); before Hopper
    // Transformer Engine takes no cuDNN for it at all (dot_product_attention/utils.py).
    constexpr int kFirstDeterministicYearOfBlackwell = 2026;
    if (stack.gpu.isBeforeAmpere() || !cudnnTakesHeads(stack, needs) || (needs.sinks && stack.year < kFirstYearOfSinks))
        return false;
    if (!stack.deterministic)
        return true;
    return stack.gpu.isBlackwell() ? stack.year >= kFirstDeterministicYearOfBlackwell : stack.gpu.isHopper();
}

/// Whether the framework asks for cuDNN before FlashAttention-2.
bool prefersCudnn(const Stack& stack, const AttentionNeeds& needs)
{
    // PyTorch's own attention tries FlashAttention-2 first, unless its caller names an order; windows and sinks are FlexAttention's.
    if (stack.gpu.isBlackwell() && stack.torchAttention())
        return stack.year >= stack.framework.layer->firstYearOfCudnn && !needs.window && !needs.sinks;
    if (stack.gpu.isBlackwell())
        return true;
    // JAX has cuDNN's attention since 0.4.31 (2024); MaxText's configurations of NVIDIA's GPUs say cudnn_flash_te.
    constexpr int kFirstYear = 2024;
    return stack.gpu.isHopper() && stack.year >= kFirstYear && (stack.transformerEngine() || stack.framework.isXla());
}

/// FlashAttention-2 and kernels as fast: FlexAttention, Composable Kernel, splash attention.
bool flash2Takes(const Stack& stack, const AttentionNeeds& needs)
{
    if (stack.gpu.hasSplashAttention)
        return true;                           // splash attention: any mask, any head, and the sink of its log-sum-exp
    constexpr std::int64_t kWidestHead = 256;  // README of FlashAttention, CUDA and Composable Kernel alike
    if (stack.gpu.isBeforeAmpere() || needs.headDim > kWidestHead || needs.valueDim > kWidestHead)
        return false;
    // Windows and sinks are for FlexAttention where PyTorch's own attention takes neither; it came with PyTorch 2.5 (October 2024).
    constexpr int kFirstYearOfFlex = 2025;
    if (stack.torchAttention() && (needs.window || needs.sinks))
        return stack.year >= kFirstYearOfFlex;
    if (needs.sinks && !stack.framework.isXla())
        return false;
    // Unequal heads: PyTorch asks for equal ones (sdp_utils.cpp), Transformer Engine says "does not support MLA"; transformers pads
    // the values (modeling_deepseek_v3.py), as `usedOfPaddedHeads` counts.
    return needs.headDim == needs.valueDim || !(stack.torchAttention() || stack.transformerEngine());
}

/// Where neither takes it: PyTorch's memory-efficient attention, a kernel of FlashAttention's first kind that takes any head and any
/// GPU, but no sinks (transformers multiplies then). Transformer Engine and Megatron have multiplies and a softmax.
AttentionKernel fallback(const Stack& stack, const AttentionNeeds& needs)
{
    constexpr int kFirstYearOfTorchAttention = 2023;  // PyTorch 2.0
    if (stack.framework.isMegatron())
        return stack.transformerEngine() && !stack.gpu.isBeforeAmpere() ? AttentionKernel::Unfused : AttentionKernel::FusedSoftmax;
    return needs.sinks || stack.year < kFirstYearOfTorchAttention ? AttentionKernel::Unfused : AttentionKernel::Flash1;
}

/// FlashAttention of the first kind has kernels for heads of 32, 64 and 128 (version 1.0.9, csrc/flash_attn/fmha_api.cpp, run_fmha_fwd and
/// run_fmha_bwd); narrower ones fill the rest of theirs with zeros. Wider ones have none.
double usedOfFlash1(std::int64_t headDim)
{
    constexpr std::array<std::int64_t, 3> kWidths{32, 64, 128};
    const auto width = std::find_if(kWidths.begin(), kWidths.end(), [headDim](std::int64_t each) { return each >= headDim; });
    return width == kWidths.end() ? 1 : static_cast<double>(headDim) / static_cast<double>(*width);
}

}  // namespace

AttentionNeeds attentionNeeds(const Architecture& architecture)
{
    AttentionNeeds needs;
    needs.sinks = hasAttentionSinks(architecture);
    for (const LayerKind& kind : architecture.kinds) {
        const Attention& attention = kind.attention;
        if (kind.mixer != Mixer::Softmax)
            continue;
        needs.window = needs.window || attention.slidingWindow > 0;
        if (attention.qkHeadDim() > needs.headDim) {
            needs.headDim = attention.qkHeadDim();
            needs.valueDim = attention.valueHeadDim();
        }
    }
    return needs;
}

AttentionKernel attentionKernelOf(const Training& training, const Gpu& gpu, const AttentionNeeds& needs)
{
    if (training.attention)
        return *training.attention;
    const Stack stack{traitsOf(frameworkOf(training)), training.software.year.value_or(2025),
                      training.software.deterministic.value_or(false), traitsOf(gpu.generation)};
    // Megatron's fused softmax and FlashAttention take 16-bit inputs only.
    if (training.precision == Precision::Fp32 || training.precision == Precision::Tf32)
        return AttentionKernel::Unfused;
    if (stack.year < stack.framework.firstYearOfFlash)
        return AttentionKernel::FusedSoftmax;
    if (prefersCudnn(stack, needs) && cudnnTakes(stack, needs))
        return AttentionKernel::Cudnn;
    if (flash2Takes(stack, needs))
        return AttentionKernel::Flash2;
    // PyTorch, too, tries cuDNN before its memory-efficient attention if its FlashAttention-2 refuses.
    const bool lastResort = stack.torchAttention() && stack.gpu.isBlackwell() && !needs.sinks && cudnnTakes(stack, needs);
    return lastResort ? AttentionKernel::Cudnn : fallback(stack, needs);
}

double usedOfPaddedHeads(const Training& training, AttentionKernel kernel, const AttentionNeeds& needs)
{
    if (kernel == AttentionKernel::Flash1 && needs.headDim > 0)
        return usedOfFlash1(needs.headDim);
    // Who trains under a recipe of its own builds the kernel for its heads, as the "Customized FlashAttention" of 192 and 128.
    const bool ownKernel = !traitsOf(frameworkOf(training)).isNamed && training.recipe == Recipe::Megatron;
    const bool pads = kernel == AttentionKernel::Flash2 && needs.valueDim < needs.headDim && !ownKernel;
    return pads ? static_cast<double>(needs.headDim + needs.valueDim) / static_cast<double>(2 * needs.headDim) : 1;
}

}  // namespace shardscope
