// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"
#include "core/base/units.h"

namespace shardscope {

struct Attention;
struct RankShape;

/// Widths of queries, keys, values and the attention's output on one tensor-parallel rank, in elements per token. Sparse attention reads
/// the compressed keys, whose first part is the values, with queries as wide, for all heads.
struct AttentionShape {
    double localHeads = 0;
    double query = 0;
    double key = 0;
    double value = 0;
    double output = 0;
};

[[nodiscard]] AttentionShape attentionShape(const Attention& attention, double tp, const Terms& terms = {});

/// Returns the bytes of the keys and values of one context-parallel rank: a ring sends them per hop (schedules.md section 4).
[[nodiscard]] Bytes keyValueBlock(const AttentionShape& heads, const RankShape& shape, const Terms& terms = {});

}  // namespace shardscope
