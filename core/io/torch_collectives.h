// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/base/communication.h"

namespace shardscope {

struct ProfilerEvent;

/// Returns the kind of a collective by what c10d calls it: "allreduce", "_allgather_base", "reduce_scatter_tensor_coalesced", "all_to_allv".
[[nodiscard]] std::optional<CollectiveKind> kindOfTorch(std::string_view name);

/// Returns the bytes of a collective as nccl-tests counts them: the total gathered, the total input. 0: not stated.
[[nodiscard]] double totalBytesOfTrace(const ProfilerEvent& event, CollectiveKind kind);

}  // namespace shardscope
