// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/layer/layer_cuts.h"

#include <QLocale>

#include <cmath>

#include "core/layer/operator_cut.h"
#include "core/layer/rank_shape.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString numberText(double value) { return QLocale().toString(std::round(value), 'f', 0); }

QString shapeText(double rows, double columns) { return tr("%1 × %2").arg(numberText(rows), numberText(columns)); }

/// `rows` and `columns` are one rank's; the whole has as many more as it is cut into.
LayerTensor tensor(const QString& shape, LayerCut cut, double parts, double rows, double columns)
{
    const LayerCut along = parts > 1 ? cut : LayerCut::Whole;
    return {shape,
            along,
            static_cast<int>(parts),
            false,
            along == LayerCut::Rows ? rows * parts : rows,
            along == LayerCut::Columns ? columns * parts : columns};
}

CutPicture multiplyPicture(const Operator& op, const RankShape& shape)
{
    CutPicture cut;
    const MatrixShape& m = op.shape;
    const double parts = waysOf(op.id, shape);
    LayerCut in = LayerCut::Whole, weights = LayerCut::Whole, out = LayerCut::Whole;
    if (op.traits().cut == OperatorCut::Columns) {
        weights = out = LayerCut::Columns;
        cut.name = parts > 1 ? tr("weights split by columns, %1 ways").arg(numberText(parts)) : QString();
    } else if (op.traits().cut == OperatorCut::Rows) {
        in = LayerCut::Columns;
        weights = LayerCut::Rows;
        cut.name =
            parts > 1 ? tr("weights split by rows, %1 ways: each rank has a partial sum of the output").arg(numberText(parts)) : QString();
    } else if (op.traits().cut == OperatorCut::None) {
        cut.name = parts > 1 ? tr("all ranks of %1 do the same work").arg(numberText(parts)) : QString();
    } else if (shape.sequenceParallel) {
        in = out = LayerCut::Rows;
        cut.splitsSequence = true;
        cut.name = tr("tokens split %1 ways; every rank has all the weights").arg(numberText(parts));
    }
    cut.input = tensor(shapeText(m.m * m.count, m.k), in, parts, m.m * m.count, m.k);
    const QString one = shapeText(m.k, m.n);
    cut.weights = tensor(m.count > 1 ? tr("%1 × (%2)").arg(numberText(m.count), one) : one, weights, parts, m.k, m.n * m.count);
    cut.output = tensor(shapeText(m.m * m.count, m.n), out, parts, m.m * m.count, m.n);
    cut.output.isPartialSum = weights == LayerCut::Rows && parts > 1;
    if (op.traits().is(OperatorRole::Routed) && shape.ep > 1)
        cut.name = tr("%1 experts per rank, distributed over %2 ranks").arg(numberText(m.count), numberText(shape.ep)) +
                   (cut.name.isEmpty() ? QString() : tr("; ") + cut.name);
    return cut;
}

}  // namespace

CutPicture cutPicture(const Operator& op, const RankShape& shape)
{
    if (op.isMultiply())
        return multiplyPicture(op, shape);
    CutPicture cut;
    LayerCut along = LayerCut::Columns;
    double parts = waysOf(op.id, shape);
    if (op.kind() == OperatorKind::Permute) {
        along = LayerCut::Rows;
        parts = shape.ep;
        cut.name = parts > 1 ? tr("rows of this rank’s experts, out of %1").arg(numberText(parts)) : QString();
    } else if (op.traits().cut == OperatorCut::None) {
        cut.name = parts > 1 ? tr("all ranks of %1 do the same work").arg(numberText(parts)) : QString();
        parts = 1;
    } else if (op.traits().cut == OperatorCut::Tokens) {
        along = LayerCut::Rows;
        cut.splitsSequence = shape.sequenceParallel;
        cut.name = shape.sequenceParallel ? tr("tokens split %1 ways (sequence parallel)").arg(numberText(parts))
                   : parts > 1            ? tr("all ranks of %1 do the same work").arg(numberText(parts))
                                          : QString();
        parts = shape.sequenceParallel ? parts : 1;
    } else if (parts > 1) {
        cut.name = (op.kind() == OperatorKind::Attention ? tr("heads split %1 ways") : tr("features split %1 ways")).arg(numberText(parts));
    }
    cut.input = tensor(shapeText(op.shape.m, op.shape.k), along, parts, op.shape.m, op.shape.k);
    cut.output = tensor(shapeText(op.shape.m, op.shape.n), along, parts, op.shape.m, op.shape.n);
    return cut;
}

}  // namespace shardscope
