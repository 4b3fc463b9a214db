// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/framework/framework_traits.h"

namespace shardscope {

/// The framework that runs the step: as stated, else the one the byte recipe is named after.
[[nodiscard]] Framework frameworkOf(const Training& training);
/// The framework that such a launcher starts; empty: it starts none of its own.
[[nodiscard]] std::optional<Framework> frameworkOf(LaunchTarget launcher);
/// Megatron-LM and what is built on it.
[[nodiscard]] bool isMegatronFamily(Framework framework);
/// Whether the model runs through torch.compile: as stated, else as the framework does.
[[nodiscard]] bool isCompiled(const Training& training);
/// A program of its own with kernels written for the model, as llm.c and LLM.Q are: a framework that is not named, fused.
[[nodiscard]] bool hasOwnKernels(const Training& training);
/// The implementation of the cross-entropy: as stated, else the framework's default of that year.
[[nodiscard]] Loss lossOf(const Training& training);
/// The stack that runs this training: by framework, year and `compiled`.
[[nodiscard]] SoftwareStack softwareStack(const Training& training);

}  // namespace shardscope
