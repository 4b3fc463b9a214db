// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/software_stack.h"

#include "core/layer/kernel_style.h"

namespace shardscope {
namespace {

/// Megatron-LM took up Transformer Engine with Megatron-Core; its own scripts use it by 2024.
constexpr int kFirstYearOfTransformerEngine = 2024;

}  // namespace

SoftwareStack softwareStack(const Training& training)
{
    const Software& software = training.software;
    switch (frameworkOf(training)) {
    case Framework::Megatron:
        return software.year.value_or(2025) < kFirstYearOfTransformerEngine ? SoftwareStack::LegacyMegatron : SoftwareStack::TransformerEngine;
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
        return SoftwareStack::Jax;
    }
    return SoftwareStack::TransformerEngine;
}

}  // namespace shardscope
