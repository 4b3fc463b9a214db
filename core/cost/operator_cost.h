// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/operator.h"

namespace shardscope {

struct DeviceRates;

/// The limit of an operator's speed.
enum class Bound { Compute, Memory, Launch };

/// GPU seconds of one operator of one micro-batch, without its collectives. The backward of a multiply consists of the input gradient and
/// the weight gradient (one multiply each); all else is input gradient.
struct OperatorCost {
    Seconds forward;
    Seconds inputGrad;
    Seconds weightGrad;
    Bound bound = Bound::Memory;

    [[nodiscard]] Seconds backward() const { return inputGrad + weightGrad; }
};

/// Returns the seconds: a multiply takes start + max(FLOP / rate, bytes / bandwidth); attention its FLOP at its kernel's rate; a recurrence
/// start + FLOP / rate + bytes / bandwidth; everything else the bytes that it moves (model.md section 3).
/// Recorded as "operator-forward", "operator-input-gradient" and, of a multiply, "operator-weight-gradient".
[[nodiscard]] OperatorCost operatorCost(const Operator& op, double headDim, const DeviceRates& rates, const Terms& terms = {});

/// Returns whether the operator multiplies in the training's own format of 8 bits or fewer.
[[nodiscard]] bool runsInEightBit(const Operator& op, const DeviceRates& rates);

}  // namespace shardscope
