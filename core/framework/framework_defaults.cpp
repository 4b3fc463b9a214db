// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/framework_defaults.h"

namespace shardscope {

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
        break;
    }
    return Framework::Other;
}

std::optional<Framework> frameworkOf(LaunchTarget launcher)
{
    for (const auto& [framework, name] : EnumNames<Framework>::names) {
        if (*traitsOf(framework).launcher == launcher)
            return framework;
    }
    return std::nullopt;
}

bool isMegatronFamily(Framework framework) { return traitsOf(framework).isMegatron(); }

bool isCompiled(const Training& training) { return training.software.compiled.value_or(traitsOf(frameworkOf(training)).compiles); }

bool hasOwnKernels(const Training& training)
{
    return !traitsOf(frameworkOf(training)).isNamed && training.software.fusedKernels.value_or(false);
}

Loss lossOf(const Training& training)
{
    return training.software.loss ? *training.software.loss : (*traitsOf(frameworkOf(training)).loss)(training);
}

SoftwareStack softwareStack(const Training& training) { return (*traitsOf(frameworkOf(training)).stack)(training.software); }

}  // namespace shardscope
