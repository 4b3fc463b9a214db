// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include "core/layer/operator.h"
#include "core/model/tuning.h"

/// Adapters beside the multiplies that they add to; private to `core/layer`.
namespace shardscope {

struct RankShape;

/// A part of a multiply's outputs that is a weight of its own in the model.
struct AdaptedPart {
    AdapterTarget target;
    Term outputs;
};

/// Appends a multiply with the adapters of its parts: A (n × k by k × r), B (n × r by r × o), and the sum with the multiply's result. Their
/// three multiplies each cost 2·n·r·(k + o) FLOP (LoRA, arXiv 2106.09685, section 4.1). Tensor parallelism: core/model/learning.h.
void appendAdapted(OperatorList& list, Operator op, std::initializer_list<AdaptedPart> parts, const RankShape& shape, const Terms& terms);

/// Returns whether the input of these weights is kept as it is: for their own gradient, or for that of an adapter that reads it as it is. One
/// that drops parts of it, or computes in another format, keeps its own copy.
[[nodiscard]] bool keepsInputFor(std::initializer_list<AdapterTarget> targets, const RankShape& shape);

}  // namespace shardscope
