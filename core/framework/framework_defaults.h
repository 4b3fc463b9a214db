// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/framework/framework_traits.h"

namespace shardscope {

/// Returns the framework that runs the step: as stated, else the one after which the byte recipe is named.
[[nodiscard]] Framework frameworkOf(const Training& training);
/// Returns the framework that this launcher starts, or whose trainers it starts; empty: it starts none of its own.
[[nodiscard]] std::optional<Framework> frameworkOf(LaunchTarget launcher);
/// Returns whether it is Megatron-LM or built on it.
[[nodiscard]] bool isMegatronFamily(Framework framework);
/// Returns whether the model runs through torch.compile: as stated, else by the framework's default.
[[nodiscard]] bool isCompiled(const Training& training);
/// Returns whether the training is a program with kernels written for the model, such as llm.c and LLM.Q: an unnamed framework, fused.
[[nodiscard]] bool hasOwnKernels(const Training& training);
/// Returns the implementation of the cross-entropy: as stated, else the framework's default of that year.
[[nodiscard]] Loss lossOf(const Training& training);
/// Returns the kernels of PyTorch's AdamW: as stated, else the framework's of that year.
[[nodiscard]] OptimizerKernel optimizerKernelOf(const Training& training);
/// Returns the stack that runs this training: by framework, year and `compiled`.
[[nodiscard]] SoftwareStack softwareStack(const Training& training);

}  // namespace shardscope
