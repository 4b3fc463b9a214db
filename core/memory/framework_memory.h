// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"

namespace shardscope {

struct Gpu;
struct ResolvedPlan;

/// Holds what lies between the ledger's tensors and what the driver reports (model.md section 2, "Observed": allocated = ledger +
/// 0.15 GB, reserved = 1.06 × allocated, nvidia-smi = 1.1 × allocated + 2.5 GB on ranks with three communicators). Slack and
/// driver overhead shrink to a fifth of that where memory is short, from 15 % of the capacity left to 3 %: the allocator gives
/// back what it has cached before it fails.
struct FrameworkMemory {
    Term allocated;         ///< the ledger and the workspace
    Term workspace;         ///< cuBLAS and kernel workspaces, counted as allocated by the framework
    Term allocatorSlack;    ///< cached by the allocator and not in use
    Term driver;            ///< pages and buffers outside the allocator
    Term context;           ///< the CUDA context
    Term communicators;     ///< NCCL's buffers
    double slackShare = 1;  ///< of the usual slack and driver overhead that there is room for, kLeastShare to 1
};

/// The observations in numbers. Ranks of one communicator take 0.67 GB of the driver's figure, the context 0.5 GB.
inline constexpr double kSlackOverAllocated = 0.06;
inline constexpr double kDriverOverAllocated = 0.04;
inline constexpr double kLeastShare = 0.2;
inline constexpr double kRoomForAll = 0.15;  ///< of the capacity
inline constexpr double kRoomForLeast = 0.03;
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

/// Whether PyTorch's allocator, or one like it, stands between the program and the driver.
[[nodiscard]] bool cachesMemory(const ResolvedPlan& plan);

/// Bytes of the framework beside `ledger` bytes of tensors. XLA and programs with kernels of their own lay out their buffers before
/// the first step: nothing of them lies idle. A TPU has no NCCL.
[[nodiscard]] FrameworkMemory frameworkMemory(const ResolvedPlan& plan, const Gpu& gpu, Term ledger, const Terms& terms);

}  // namespace shardscope
