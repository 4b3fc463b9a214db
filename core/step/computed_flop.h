// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/operator.h"

namespace shardscope {

struct ResolvedPlan;
struct Site;

/// Returns whether a checkpoint's second forward ends once every tensor that the backward needs is available (PyTorch's
/// torch.utils.checkpoint, early stop).
[[nodiscard]] bool recomputeStopsEarly(const ResolvedPlan& plan);

/// Returns how often an operator's forward runs again before its backward, in this recompute mode: 0, 1, or a half for torchtitan's policy,
/// which keeps attention and the output of every other multiply.
[[nodiscard]] double repeatedForwards(const Operator& op, Recompute mode, bool stopsEarly);

/// Returns how often a collective of the operator's forward is sent again before its backward. torchtitan's per-operator policy keeps the
/// results of reduce-scatters and all-to-alls as well as those of multiplies (its save list names both). Only gathers and sums for a
/// repeated multiply are sent again.
[[nodiscard]] double repeatedSends(const Operator& op, CollectiveKind kind, Recompute mode, bool stopsEarly);

/// Returns the FLOP per token that are computed beyond `trainingFlopPerToken`: the plan's recomputation, feed-forwards in tiles, and scores of later tokens, which
/// unfused attention computes in vain. For the whole model, with balanced experts. A flash kernel's own recomputation of its scores is not
/// counted, as in every published HFU. Encoders that take part count the same.
[[nodiscard]] Flop extraFlopPerToken(const Site& site, const ResolvedPlan& plan, const Terms& terms = {});

}  // namespace shardscope
