// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/step_overhead.h"

#include "core/framework/framework_defaults.h"
#include "core/framework/recipe_traits.h"
#include "core/scenario/training.h"

namespace shardscope {

Constant hostOfStep(const Training& training)
{
    const FrameworkTraits& framework = traitsOf(frameworkOf(training));
    const bool isForeach = optimizerKernelOf(training) == OptimizerKernel::Foreach && !hasOwnKernels(training);
    const bool waits = traitsOf(training.recipe).shardsEachTensor && isForeach && !framework.isNamed;
    return waits ? Constant::StepPerTensors : Constant::StepPerParameter;
}

}  // namespace shardscope
