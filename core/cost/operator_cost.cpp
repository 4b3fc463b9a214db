// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/operator_cost.h"

#include <algorithm>

namespace shardscope {
namespace {

OperatorCost multiplyCost(const Operator& op, const DeviceRates& rates)
{
    const MatrixShape& shape = op.shape;
    const bool eightBit = runsInEightBit(op, rates);
    FlopPerSecond rate = eightBit ? rates.multiply : rates.multiply16;
    double rows = shape.m;
    if (shape.count > 1) {
        rate *= rates.groupedMultiply;
        rows += rates.groupedRows;
    }
    const Seconds compute = Flop(2 * rows * shape.n * shape.k * shape.count) / rate;
    const Seconds memory = op.movedForward / rates.multiplyMemory;
    const Seconds one = rates.layer * (rates.multiplyStart + std::max(compute, memory));
    OperatorCost cost{one, one, one, compute >= memory ? Bound::Compute : Bound::Memory};
    if (std::max(compute, memory) < rates.multiplyStart)
        cost.bound = Bound::Launch;
    if (eightBit) {
        const double input = shape.m * shape.k * shape.count;
        const double output = shape.m * shape.n * shape.count;
        cost.forward += Bytes(rates.castBytes * input) / rates.memory;
        cost.inputGrad += Bytes(rates.castBytes * output) / rates.memory;
    }
    return cost;
}

OperatorCost attentionCost(const Operator& op, double headDim, const DeviceRates& rates)
{
    const FlopPerSecond rate = rates.attentionForward * (headDim <= 64 ? rates.attentionHead64 : 1.0);
    const bool fused = op.backward > 2.2 * op.forward;
    OperatorCost cost;
    cost.bound = Bound::Compute;
    cost.forward = op.forward / rate;
    cost.inputGrad = op.backward / (rate * rates.attentionBackward);
    if (fused) {
        cost.forward = std::max(cost.forward, op.movedForward / rates.memory);
    } else {
        cost.forward += op.movedForward * rates.attentionScores / rates.memory;
        cost.inputGrad += op.movedBackward * rates.attentionScores / rates.memory;
    }
    cost.forward = rates.layer * (cost.forward + rates.kernelStart);
    cost.inputGrad = rates.layer * (cost.inputGrad + rates.kernelStart);
    return cost;
}

/// What the implementation holds at its peak tells its passes: eager PyTorch 14 bytes a logit, a fused kernel 5.
OperatorCost lossCost(const Operator& op, const DeviceRates& rates)
{
    constexpr double kForwardShare = 0.6;
    const Seconds moved = op.keptIn(Recompute::None) * op.chunks * rates.lossPasses / rates.memory;
    return {rates.kernelStart + moved * kForwardShare, rates.kernelStart + moved * (1 - kForwardShare), Seconds(), Bound::Memory};
}

}  // namespace

bool runsInEightBit(const Operator& op, const DeviceRates& rates)
{
    return rates.castBytes > 0 && op.isMultiply() && !op.traits().is(OperatorRole::SixteenBit);
}

OperatorCost operatorCost(const Operator& op, double headDim, const DeviceRates& rates)
{
    if (op.isMultiply())
        return multiplyCost(op, rates);
    if (op.kind() == OperatorKind::Attention)
        return attentionCost(op, headDim, rates);
    if (op.kind() == OperatorKind::CrossEntropy)
        return lossCost(op, rates);
    const auto moved = [&rates](Bytes bytes) { return rates.layer * (bytes * rates.fusion / rates.memory + rates.kernelStart); };
    OperatorCost cost;
    cost.forward = moved(op.movedForward);
    cost.inputGrad = moved(op.movedBackward);
    cost.bound = op.movedForward * rates.fusion / rates.memory < rates.kernelStart ? Bound::Launch : Bound::Memory;
    return cost;
}

}  // namespace shardscope
