// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"

namespace shardscope {

struct MixtureOfExperts;
struct RankShape;

/// Returns the rows that the experts of the busiest rank receive for one micro-batch: tokens × top-k, × the imbalance, or × the capacity
/// factor where tokens beyond it are dropped and gaps padded. With expert tensor parallelism every rank of the group sees the group's rows.
[[nodiscard]] double routedRows(const MixtureOfExperts& experts, const RankShape& shape, const Terms& terms = {});

}  // namespace shardscope
