// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/framework_defaults.h"

#include "core/framework/recipe_traits.h"

namespace shardscope {

Framework frameworkOf(const Training& training) { return training.software.framework.value_or(traitsOf(training.recipe).framework); }

std::optional<Framework> frameworkOf(LaunchTarget launcher)
{
    for (const auto& [framework, name] : EnumNames<Framework>::names) {
        if (*traitsOf(framework).launcher == launcher)
            return framework;
    }
    // ms-swift runs TRL's trainers, and has no traits of its own. Unsloth's script can state less than its functions can do, so that its
    // rules are not those of every plan for Unsloth.
    if (launcher == LaunchTarget::Swift)
        return Framework::Trl;
    return launcher == LaunchTarget::Unsloth ? std::optional(Framework::Unsloth) : std::nullopt;
}

bool isMegatronFamily(Framework framework) { return traitsOf(framework).isMegatron(); }

bool isCompiled(const Training& training) { return training.software.compiled.value_or(traitsOf(frameworkOf(training)).compiles); }

bool hasOwnKernels(const Training& training)
{
    return !traitsOf(frameworkOf(training)).isNamed && training.software.fusedKernels.value_or(false);
}

OptimizerKernel optimizerKernelOf(const Training& training)
{
    const StateTraits& states = traitsOf(frameworkOf(training)).states;
    const bool isForeach = training.software.year.value_or(2025) <= states.lastYearOfForeach;
    return training.software.optimizerKernel.value_or(isForeach ? OptimizerKernel::Foreach : OptimizerKernel::Fused);
}

Loss lossOf(const Training& training)
{
    return training.software.loss ? *training.software.loss : (*traitsOf(frameworkOf(training)).loss)(training);
}

SoftwareStack softwareStack(const Training& training) { return (*traitsOf(frameworkOf(training)).stack)(training.software); }

}  // namespace shardscope
