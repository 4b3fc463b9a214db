// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"
#include "core/base/units.h"

namespace shardscope {

struct Attention;
struct RankShape;

/// Widths in elements per token that one tensor-parallel rank holds of queries, keys, values and the attention's output.
struct AttentionShape {
    double localHeads = 0;
    double query = 0;
    double key = 0;
    double value = 0;
    double output = 0;
};

[[nodiscard]] AttentionShape attentionShape(const Attention& attention, double tp, const Terms& terms = {});

/// Keys and values of the tokens that one context-parallel rank holds: what a ring sends per hop (schedules.md section 4).
[[nodiscard]] Bytes keyValueBlock(const AttentionShape& heads, const RankShape& shape, const Terms& terms = {});

}  // namespace shardscope
