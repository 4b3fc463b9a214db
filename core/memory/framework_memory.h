// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/resolved_plan.h"

namespace shardscope {

/// What lies between the ledger's tensors and what the driver reports (model.md section 2, "Observed": allocated = ledger +
/// 0.15 GB, reserved = 1.06 × allocated, nvidia-smi = 1.1 × allocated + 2.5 GB on ranks with three communicators). Slack and
/// driver overhead shrink to a fifth of that where memory is short: the allocator gives back what it has cached before it fails.
struct FrameworkMemory {
    Bytes workspace;       ///< cuBLAS and kernel workspaces, counted as allocated by the framework
    Bytes allocatorSlack;  ///< cached by the allocator and not in use
    Bytes driver;          ///< pages and buffers outside the allocator
    Bytes context;         ///< the CUDA context
    Bytes communicators;   ///< NCCL's buffers
};

/// Bytes of the framework beside `ledger` bytes of tensors on a GPU that offers `capacity`.
[[nodiscard]] FrameworkMemory frameworkMemory(const Scenario& scenario, const ResolvedPlan& plan, Bytes ledger, Bytes capacity);

}  // namespace shardscope
