// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"

namespace shardscope {

struct Gpu;
struct ResolvedPlan;

/// The memory between the ledger's tensors and the driver's figure (model.md section 2, "Observed": allocated = ledger + 0.15 GB, reserved
/// = 1.06 × allocated, nvidia-smi = 1.1 × allocated + 2.5 GB on ranks with three communicators). Slack and driver overhead shrink to a
/// fifth of that where memory is short, from 15 % of the capacity left to 3 %: the allocator releases its cache before it fails.
struct FrameworkMemory {
    Term allocated;         ///< the ledger and the workspace
    Term workspace;         ///< cuBLAS and kernel workspaces, counted as allocated by the framework
    Term allocatorSlack;    ///< cached by the allocator and not in use
    Term driver;            ///< pages and buffers outside the allocator
    Term context;           ///< the CUDA context
    Term communicators;     ///< NCCL's buffers
    double slackShare = 1;  ///< share of the usual slack and driver overhead that fits, kLeastShare to 1
};

/// The observed constants. Ranks of one communicator take 0.67 GB of the driver's figure, the context 0.5 GB.
inline constexpr double kSlackOverAllocated = 0.06;
inline constexpr double kDriverOverAllocated = 0.04;
inline constexpr double kLeastShare = 0.2;
inline constexpr double kRoomForAll = 0.15;  ///< of the capacity
inline constexpr double kRoomForLeast = 0.03;
inline constexpr Bytes kCommunicator(0.67e9);

/// The number of NCCL communicators of one rank, for groups of more than one rank.
struct Communicators {
    bool tensor = false;
    bool context = false;
    bool pipeline = false;
    bool data = false;
    bool expert = false;

    [[nodiscard]] int count() const { return int{tensor} + int{context} + int{pipeline} + int{data} + int{expert}; }
};
[[nodiscard]] Communicators communicatorsOf(const ResolvedPlan& plan);

/// Returns whether the program uses PyTorch's caching allocator, or one like it.
[[nodiscard]] bool cachesMemory(const ResolvedPlan& plan);

/// Returns the bytes of the framework besides `ledger` bytes of tensors. XLA and programs with kernels of their own plan their buffers
/// before the first step, without slack. A TPU has no NCCL.
[[nodiscard]] FrameworkMemory frameworkMemory(const ResolvedPlan& plan, const Gpu& gpu, Term ledger, const Terms& terms);

}  // namespace shardscope
