// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/kernel_evidence.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/cost/operator_cost.h"
#include "core/estimate/estimate.h"
#include "core/model/operator_traits.h"
#include "core/step/basis.h"

namespace shardscope {
namespace {

/// The longest first, and no more than are read.
void keepLongest(std::vector<EvidenceRow>& rows)
{
    const auto weight = [](const EvidenceRow& row) { return row.seconds.value_or(row.expected.value_or(0)); };
    std::stable_sort(rows.begin(), rows.end(), [&](const EvidenceRow& a, const EvidenceRow& b) { return weight(a) > weight(b); });
    if (rows.size() > kMostEvidence)
        rows.resize(kMostEvidence);
}

void extend(std::optional<TracedMoment>& longest, const TracedKernel& kernel)
{
    if (!longest || kernel.seconds() > longest->end - longest->start)
        longest = TracedMoment{kernel.start, kernel.end};
}

bool isIn(OperatorKind kind, ComputeClass which)
{
    const bool multiplies = kind == OperatorKind::MatrixMultiply || kind == OperatorKind::Router || kind == OperatorKind::Scores;
    if (which == ComputeClass::Multiply)
        return multiplies;
    return which == ComputeClass::Attention ? kind == OperatorKind::Attention : !multiplies && kind != OperatorKind::Attention;
}

/// What the device's model says of one multiplication in 16 bits.
Seconds multiplySeconds(const MatrixShape& shape, const CostInputs& costs)
{
    constexpr double kElement = 2;
    Operator op(OperatorId::FeedForwardUp);
    op.shape = shape;
    op.forward = shape.flop();
    op.movedForward = Bytes(kElement * shape.count * (shape.m * shape.k + shape.k * shape.n + shape.m * shape.n));
    return operatorCost(op, 0, costs.rates).forward;
}

}  // namespace

std::vector<EvidenceRow> kernelEvidence(const TracedCase& traced, Activity activity)
{
    std::map<std::size_t, EvidenceRow> rows;
    const TracedRank& rank = traced.rank();
    std::size_t last = Slice::kNone;
    for (const Slice& slice : traced.timeline().slices) {
        if (slice.activity != activity || slice.kernel == Slice::kNone)
            continue;
        const TracedKernel& kernel = rank.kernels[slice.kernel];
        EvidenceRow& row = rows[kernel.name];
        row.what = rank.nameOf(kernel);
        row.seconds = row.seconds.value_or(0) + slice.seconds();
        row.count += slice.kernel == last ? 0 : 1;
        last = slice.kernel;
        extend(row.longest, kernel);
    }
    std::vector<EvidenceRow> result;
    for (auto& [name, row] : rows)
        result.push_back(std::move(row));
    keepLongest(result);
    return result;
}

std::vector<EvidenceRow> operatorEvidence(const TracedCase& traced, ComputeClass which)
{
    std::map<OperatorId, EvidenceRow> rows;
    for (const OperatorSeconds& sum : traced.estimated.operators) {
        if (!sum.op || !isIn(traitsOf(*sum.op).kind, which))
            continue;
        EvidenceRow& row = rows[*sum.op];
        row.kind = EvidenceKind::Operator;
        row.what = nameOf(*sum.op);
        row.expected = row.expected.value_or(0) + sum.seconds.value();
        row.count += sum.times;
    }
    std::vector<EvidenceRow> result;
    for (auto& [op, row] : rows)
        result.push_back(std::move(row));
    if (which == ComputeClass::Kernels && traced.estimated.optimizer > Seconds()) {
        EvidenceRow row;
        row.kind = EvidenceKind::Operator;
        row.what = "optimizer";
        row.count = 1;
        row.expected = traced.estimated.optimizer.value();
        result.push_back(std::move(row));
    }
    keepLongest(result);
    return result;
}

std::vector<EvidenceRow> shapeEvidence(const TracedCase& traced)
{
    std::map<std::tuple<double, double, double, double>, EvidenceRow> rows;
    const TracedRank& rank = traced.rank();
    const CostInputs& costs = traced.estimate.basis()->ofRank(traced.estimated.rank).costs;
    for (const TracedKernel& kernel : rank.kernels) {
        if (kernel.kind != KernelKind::Multiply || kernel.shape < 0)
            continue;
        const MatrixShape& shape = rank.shapes[static_cast<std::size_t>(kernel.shape)];
        EvidenceRow& row = rows[{shape.m, shape.n, shape.k, shape.count}];
        row.kind = EvidenceKind::Shape;
        row.shape = shape;
        row.seconds = row.seconds.value_or(0) + kernel.seconds();
        row.count += 1;
        extend(row.longest, kernel);
    }
    std::vector<EvidenceRow> result;
    for (auto& [key, row] : rows) {
        row.expected = multiplySeconds(*row.shape, costs).value() * row.count;
        result.push_back(std::move(row));
    }
    const auto lost = [](const EvidenceRow& row) { return *row.seconds - *row.expected; };
    std::stable_sort(result.begin(), result.end(), [&](const EvidenceRow& a, const EvidenceRow& b) { return lost(a) > lost(b); });
    if (result.size() > kMostEvidence)
        result.resize(kMostEvidence);
    return result;
}

}  // namespace shardscope
