// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/resolved_plan.h"

namespace shardscope {

/// What lies between the ledger's tensors and what the driver reports (model.md section 2, "Observed": allocated = ledger +
/// 0.15 GB, reserved = 1.06 × allocated, nvidia-smi = 1.1 × allocated + 2.5 GB on ranks with three communicators).
struct FrameworkMemory {
    Bytes workspace;       ///< cuBLAS and kernel workspaces, counted as allocated by the framework
    Bytes allocatorSlack;  ///< cached by the allocator and not in use
    Bytes driver;          ///< pages and buffers outside the allocator
    Bytes context;         ///< the CUDA context
    Bytes communicators;   ///< NCCL's buffers
};

/// The observations in numbers. Ranks of one communicator take 0.67 GB of the driver's figure, the context 0.5 GB.
inline constexpr double kReservedOverAllocated = 1.06;
inline constexpr double kDriverOverAllocated = 0.04;
inline constexpr Bytes kCommunicator(0.67e9);

/// The NCCL communicators that one rank is in, of the groups that have more than one rank.
struct Communicators {
    bool tensor = false;
    bool context = false;
    bool pipeline = false;
    bool data = false;
    bool expert = false;

    [[nodiscard]] int count() const { return int{tensor} + int{context} + int{pipeline} + int{data} + int{expert}; }
};
[[nodiscard]] Communicators communicatorsOf(const ResolvedPlan& plan);

/// Bytes of the framework beside `ledger` bytes of tensors.
[[nodiscard]] FrameworkMemory frameworkMemory(const Scenario& scenario, const ResolvedPlan& plan, Bytes ledger);

}  // namespace shardscope
