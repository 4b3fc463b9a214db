// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/layer_cuts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "core/layer/attention_shape.h"
#include "core/layer/expert_routing.h"

namespace shardscope {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("LayerCuts", text); }

QString numberText(double value)
{
    return QLocale().toString(std::round(value), 'f', 0);
}

QString shapeText(double rows, double columns) { return tr("%1 × %2").arg(numberText(rows), numberText(columns)); }

template <std::size_t N>
bool isOneOf(std::string_view name, const std::array<std::string_view, N>& names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

constexpr std::array<std::string_view, 6> kByColumns{"qkv", "query-up", "key-value-up", "feed-forward-up", "shared-expert-up", "expert-up"};
constexpr std::array<std::string_view, 4> kByRows{"attention-output", "feed-forward-down", "shared-expert-down", "expert-down"};
constexpr std::array<std::string_view, 3> kOfExperts{"expert-up", "expert-activation", "expert-down"};

/// Features of one token that an operator without weights works on, on this rank.
double featuresOf(const Operator& op, const LayerKind& kind, const RankShape& shape)
{
    const AttentionShape heads = attentionShape(kind.attention, shape.tp);
    if (op.name == "qk-norm" || op.name == "rotary")
        return heads.query + heads.key;
    if (op.name == "key-concatenate")
        return heads.key;
    if (op.name == "activation" && kind.feedForward)
        return static_cast<double>(kind.feedForward->width) / shape.tp;
    if (op.name == "shared-expert-activation" && kind.experts)
        return static_cast<double>(kind.experts->sharedWidth) / shape.tp;
    if (op.name == "expert-activation" && kind.experts)
        return static_cast<double>(kind.experts->expert.width) / shape.etp;
    if (op.name == "latent-norm" && kind.attention.latent)
        return static_cast<double>(kind.attention.latent->qLoraRank + kind.attention.latent->kvLoraRank);
    return shape.hidden;
}

LayerTensor tensor(const QString& shape, LayerCut cut, double parts)
{
    return {shape, parts > 1 ? cut : LayerCut::Whole, static_cast<int>(parts), false};
}

OperatorCut multiplyCut(const Operator& op, const RankShape& shape)
{
    OperatorCut cut;
    const MatrixShape& m = op.shape;
    const bool ofExperts = isOneOf(op.name, kOfExperts);
    const double parts = ofExperts ? shape.etp : shape.tp;
    LayerCut in = LayerCut::Whole, weights = LayerCut::Whole, out = LayerCut::Whole;
    if (isOneOf(op.name, kByColumns)) {
        weights = out = LayerCut::Columns;
        cut.name = parts > 1 ? tr("weights cut by columns, %1 ways").arg(numberText(parts)) : QString();
    } else if (isOneOf(op.name, kByRows)) {
        in = LayerCut::Columns;
        weights = LayerCut::Rows;
        cut.name = parts > 1 ? tr("weights cut by rows, %1 ways: each rank has a summand of the output").arg(numberText(parts)) : QString();
    } else if (shape.sequenceParallel) {
        in = out = LayerCut::Rows;
        cut.splitsSequence = true;
        cut.name = tr("tokens cut, %1 ways; every rank has all the weights").arg(numberText(parts));
    }
    cut.input = tensor(shapeText(m.m * m.count, m.k), in, parts);
    const QString one = shapeText(m.k, m.n);
    cut.weights = tensor(m.count > 1 ? tr("%1 × (%2)").arg(numberText(m.count), one) : one, weights, parts);
    cut.output = tensor(shapeText(m.m * m.count, m.n), out, parts);
    cut.output.isPartialSum = weights == LayerCut::Rows && parts > 1;
    if (ofExperts && shape.ep > 1)
        cut.name = tr("%1 experts of each rank, dealt out over %2 ranks").arg(numberText(m.count), numberText(shape.ep)) + (cut.name.isEmpty() ? QString() : tr("; ") + cut.name);
    return cut;
}

bool worksOnWholeTokens(const Operator& op)
{
    return op.kind == OperatorKind::Norm || op.kind == OperatorKind::Residual;
}

}  // namespace

OperatorCut operatorCut(const Operator& op, const LayerKind& kind, const RankShape& shape)
{
    if (op.shape.m > 0)
        return multiplyCut(op, shape);
    OperatorCut cut;
    const double features = featuresOf(op, kind, shape);
    if (op.kind == OperatorKind::Attention) {
        const AttentionShape heads = attentionShape(kind.attention, shape.tp);
        cut.input = tensor(shapeText(shape.tokens, heads.query + heads.key + heads.value), LayerCut::Columns, shape.tp);
        cut.output = tensor(shapeText(shape.tokens, heads.output), LayerCut::Columns, shape.tp);
        cut.name = shape.tp > 1 ? tr("heads cut, %1 ways").arg(numberText(shape.tp)) : QString();
        return cut;
    }
    const bool isWhole = worksOnWholeTokens(op) && op.name != "qk-norm";
    const double experts = op.name == "expert-activation" ? shape.etp : shape.tp;
    const bool isRouted = op.kind == OperatorKind::Permute && kind.experts;
    if (isRouted) {
        cut.name = shape.ep > 1 ? tr("rows of the experts of this rank, of %1").arg(numberText(shape.ep)) : QString();
        cut.input = cut.output = tensor(shapeText(routedRows(*kind.experts, shape), shape.hidden), LayerCut::Rows, shape.ep);
        return cut;
    }
    if (isWhole) {
        cut.splitsSequence = shape.sequenceParallel;
        cut.name = shape.sequenceParallel ? tr("tokens cut, %1 ways (sequence parallel)").arg(numberText(shape.tp))
                   : shape.tp > 1         ? tr("every rank of %1 does the same").arg(numberText(shape.tp))
                                          : QString();
        cut.input = cut.output = tensor(shapeText(shape.shardedTokens, features), LayerCut::Rows, shape.sequenceParallel ? shape.tp : 1);
        return cut;
    }
    cut.name = experts > 1 ? tr("features cut, %1 ways").arg(numberText(experts)) : QString();
    const double tokens = op.name == "expert-activation" && kind.experts ? routedRows(*kind.experts, shape) : shape.tokens;
    cut.input = cut.output = tensor(shapeText(tokens, features), LayerCut::Columns, experts);
    return cut;
}

}  // namespace shardscope
