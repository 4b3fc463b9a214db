// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/choices.h"
#include "core/hardware/generation.h"

namespace shardscope {

struct ResolvedPlan;
struct Scenario;

/// Holds what of a run says how far an estimate of it can be wrong: the hardware's generation, who wrote the kernels, dense or mixture
/// of experts, and how many nodes take part. The model's size says nothing more (tried: it narrows no band).
struct Likeness {
    std::string gpu;  ///< its id
    std::string vendor;
    GpuGeneration generation{};
    Framework framework{};
    bool experts = false;
    int gpus = 1;
    int nodes = 1;
};

[[nodiscard]] Likeness likenessOf(const Scenario& scenario, const ResolvedPlan& plan);

/// 1 for runs that are alike in all of it, towards 0 for those that share nothing. Symmetric.
[[nodiscard]] double similarity(const Likeness& a, const Likeness& b);

/// Whether the two frameworks are of one family: Megatron's, PyTorch's FSDP trainers', or one and the same.
[[nodiscard]] bool areOfOneFamily(Framework a, Framework b);

}  // namespace shardscope
