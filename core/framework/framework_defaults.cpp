// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/framework_defaults.h"

namespace shardscope {
namespace {

/// Megatron-LM took up Transformer Engine with Megatron-Core; its own scripts use it by 2024.
constexpr int kFirstYearOfTransformerEngine = 2024;
/// torch.compile came with PyTorch 2.0 in March 2023; published training code uses it by 2024.
constexpr int kFirstYearOfCompilers = 2024;

}  // namespace

Framework frameworkOf(const Training& training)
{
    if (training.software.framework)
        return *training.software.framework;
    switch (training.recipe) {
    case Recipe::Megatron:
        return Framework::Megatron;
    case Recipe::Nanotron:
        return Framework::Nanotron;
    case Recipe::DeepSpeed:
        return Framework::MegatronDeepSpeed;
    case Recipe::Fsdp2:
        return Framework::Torchtitan;
    case Recipe::PureBf16:
        return Framework::Other;
    }
    return Framework::Other;
}

bool isMegatronFamily(Framework framework)
{
    using enum Framework;
    return framework == Megatron || framework == MegatronBridge || framework == Nemo || framework == MegatronDeepSpeed || framework == Neox;
}

bool isCompiled(const Training& training) { return training.software.compiled.value_or(frameworkOf(training) == Framework::Torchtitan); }

bool hasOwnKernels(const Training& training) { return frameworkOf(training) == Framework::Other && training.software.fusedKernels.value_or(false); }

Loss lossOf(const Training& training)
{
    if (training.software.loss)
        return *training.software.loss;
    const bool compiled = training.software.compiled.value_or(true);
    switch (frameworkOf(training)) {
    case Framework::Megatron:
    case Framework::Nemo:
    case Framework::InternEvo:
    case Framework::Nanotron:
    case Framework::MegatronDeepSpeed:  // a fork of Megatron-LM with its cross-entropy
    case Framework::Neox:
        return Loss::VocabParallel;
    case Framework::MegatronBridge:
    case Framework::Composer:  // llm-foundry's default is flash-attention's fused cross-entropy
        return Loss::Fused;
    case Framework::Other:
        // DeepSpeed's optimizers of a framework that is not named run under transformers, which does not fuse its loss unless asked to
        // (TrainingArguments.use_liger_kernel).
        if (training.recipe == Recipe::DeepSpeed || !compiled)
            return Loss::Eager;
        return training.software.year.value_or(2025) < kFirstYearOfCompilers ? Loss::Eager : Loss::Fused;
    case Framework::Fsdp1:
        return training.software.compiled.value_or(false) ? Loss::Compiled : Loss::Eager;
    case Framework::Torchtitan:  // the loss is compiled with the model since 2025
        return compiled && training.software.year.value_or(2025) >= 2025 ? Loss::Compiled : Loss::Eager;
    case Framework::Jax:
    case Framework::MaxText:
        return Loss::Compiled;
    default:
        return Loss::Eager;
    }
}

SoftwareStack softwareStack(const Training& training)
{
    const Software& software = training.software;
    switch (frameworkOf(training)) {
    case Framework::Megatron:
        return software.year.value_or(2025) < kFirstYearOfTransformerEngine ? SoftwareStack::LegacyMegatron
                                                                            : SoftwareStack::TransformerEngine;
    case Framework::MegatronBridge:
    case Framework::Nemo:
        return SoftwareStack::TransformerEngine;
    case Framework::MegatronDeepSpeed:
    case Framework::Neox:
        return SoftwareStack::LegacyMegatron;
    case Framework::Nanotron:
        return SoftwareStack::Nanotron;
    case Framework::Torchtitan:
        return software.compiled.value_or(true) ? SoftwareStack::CompiledTorch : SoftwareStack::EagerTorch;
    case Framework::Fsdp1:
    case Framework::Composer:
        return software.compiled.value_or(false) ? SoftwareStack::CompiledTorch : SoftwareStack::EagerTorch;
    case Framework::Jax:
    case Framework::MaxText:
        return SoftwareStack::Jax;
    case Framework::InternEvo:
        return SoftwareStack::EagerTorch;
    case Framework::Other:
        break;
    }
    // Of a framework that is not named, its kernels: written for the model, PyTorch's one by one before compilers were usual.
    if (software.fusedKernels.value_or(false))
        return SoftwareStack::TransformerEngine;
    return software.year.value_or(2025) < kFirstYearOfCompilers ? SoftwareStack::EagerTorch : SoftwareStack::Jax;
}

}  // namespace shardscope
