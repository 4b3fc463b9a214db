// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/operator.h"

namespace shardscope {

struct ResolvedPlan;
struct Site;

/// Whether a checkpoint's second forward ends once every tensor that the backward needs is there (PyTorch's
/// torch.utils.checkpoint, early stop).
[[nodiscard]] bool recomputeStopsEarly(const ResolvedPlan& plan);

/// How often an operator's forward runs again before its backward, in this recompute mode: 0, 1, or a half for torchtitan's
/// policy, which keeps attention and the output of every other multiply.
[[nodiscard]] double repeatedForwards(const Operator& op, Recompute mode, bool stopsEarly);

/// How often a collective of the operator's forward is sent again before its backward. torchtitan's per-operator policy keeps
/// the results of reduce-scatters and all-to-alls beside those of multiplies (its save list names both), so that what is
/// gathered or summed for a multiply is sent again with it, and they are not.
[[nodiscard]] double repeatedSends(const Operator& op, CollectiveKind kind, Recompute mode, bool stopsEarly);

/// FLOP per token that are computed beyond those of the model with causal attention counted once (`trainingFlopPerToken`): what
/// the plan's recompute runs again, and scores of later tokens, which unfused attention computes in vain. Of the whole model: not
/// cut into ranks, its experts balanced. A flash kernel's own second computation of its scores is not counted, as it is not by
/// anyone's HFU.
[[nodiscard]] Flop extraFlopPerToken(const Site& site, const ResolvedPlan& plan, const Terms& terms = {});

}  // namespace shardscope
