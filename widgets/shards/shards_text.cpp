// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shards/shards_text.h"

#include <QLocale>

#include <cmath>

#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString zeroName(const ZeroExample& example) { return example.isHybrid() ? tr("Hybrid sharding") : tr("ZeRO-%1").arg(example.zero); }

QString zeroAction(const ZeroExample& example, const ShardFrame& frame)
{
    const QString layer = QString::number(frame.layer + 1);
    switch (frame.action) {
    case ShardAction::Start:
        return tr("Before the step");
    case ShardAction::GatherWeights:
        if (frame.layer < 0)
            return tr("All-gather the new weights");
        return (frame.inBackward ? tr("Backward: all-gather layer %1") : tr("Forward: all-gather layer %1")).arg(layer);
    case ShardAction::Forward:
        return tr("Forward pass through layer %1").arg(layer);
    case ShardAction::Backward:
        return tr("Backward pass through layer %1").arg(layer);
    case ShardAction::Reduce:
        return (example.zero == 0 ? tr("All-reduce the gradients of layer %1") : tr("Reduce-scatter the gradients of layer %1")).arg(layer);
    case ShardAction::ReduceReplicas:
        return tr("All-reduce layer %1 over the replicas").arg(layer);
    case ShardAction::Update:
        return tr("Optimizer step");
    }
    return {};
}

QString zeroMeaning(const ZeroExample& example, const ShardFrame& frame)
{
    switch (frame.action) {
    case ShardAction::Start:
        if (example.zero == 0)
            return tr("Every rank has all weights and all optimizer states.");
        if (example.isHybrid())
            return tr("The two ranks of a group share one replica. The other group has the same replica.");
        return example.zero == 3 ? tr("Each rank has a quarter of everything.")
                                 : tr("Every rank has all weights but only a quarter of the optimizer states.");
    case ShardAction::GatherWeights:
        return frame.layer < 0 ? tr("Each rank sends the quarter that it has updated.")
                               : tr("Every rank needs the whole layer briefly and then frees its memory.");
    case ShardAction::Forward:
        return tr("Each rank computes with its own part of the batch.");
    case ShardAction::Backward:
        return tr("Each rank computes gradients for its own part of the batch. They are not summed yet.");
    case ShardAction::Reduce:
        if (example.zero == 0)
            return tr("Every rank gets the sum over all ranks.");
        return example.zero == 1 ? tr("Each rank gets the sum of its own quarter. The rest stays in its buffer, unsummed.")
                                 : tr("Each rank gets the sum of its own part and frees the rest.");
    case ShardAction::ReduceReplicas:
        return tr("Ranks that store the same part, one in each group, add their sums.");
    case ShardAction::Update:
        return example.zero == 0 ? tr("Every rank updates everything, so all ranks do the same work.")
                                 : tr("Each rank updates the part whose optimizer states it stores.");
    }
    return {};
}

QString tensorAction(TensorAction action)
{
    switch (action) {
    case TensorAction::Start:
        return tr("A is split by columns, B by rows");
    case TensorAction::GatherTokens:
        return tr("All-gather the tokens");
    case TensorAction::MultiplyColumns:
        return tr("Y = max(0, X · A): each rank has its columns of Y");
    case TensorAction::MultiplyRows:
        return tr("Z = Y · B: each rank has partial sums only");
    case TensorAction::AllReduce:
        return tr("All-reduce: the partial sums are added");
    case TensorAction::ReduceScatter:
        return tr("Reduce-scatter: partial sums are added, each rank keeps its tokens");
    }
    return {};
}

QString tensorMeaning(const TensorAnimation& animation, TensorAction action)
{
    switch (action) {
    case TensorAction::Start:
        return animation.sequenceParallel ? tr("Sequence parallelism: each rank has half of the tokens of X, and half of the weights.")
                                          : tr("Each rank has all of X and half of the weights.");
    case TensorAction::GatherTokens:
        return tr("A column of Y needs every token.");
    case TensorAction::MultiplyColumns:
        return tr("Neither a column nor the activation function needs another column, so there is no communication.");
    case TensorAction::MultiplyRows:
        return tr("Each rank multiplies its columns of Y by its rows of B. There is still no communication, but no number is final.");
    case TensorAction::AllReduce:
        return tr("Every rank has exactly the same product as the unsplit matrices.");
    case TensorAction::ReduceScatter:
        return tr("Together the ranks have the product of the unsplit matrices. The total bytes sent equal those of one all-reduce.");
    }
    return {};
}

QString sentText(const ShardFrame& frame)
{
    if (!frame.collective)
        return tr("No communication.");
    return tr("Sent: %1 of %2 over %3 ranks, %4 per rank.")
        .arg(collectiveName(*frame.collective), bytesText(frame.size.value()), QString::number(frame.groupRanks),
             bytesText(frame.sent.value()));
}

QString layerSentence(const ShardsPicture& picture, int frame)
{
    const OperatorShare& op = picture.layer.operators[static_cast<std::size_t>(frame)];
    QString text = tr("Over TP: %1.").arg(cutText(op.cut));
    for (const Collective& collective : op.forward)
        text += u' ' + tr("Forward: %1 of %2.").arg(collectiveName(collective.kind), bytesText(collective.bytes.value()));
    for (const Collective& collective : op.backward)
        text += u' ' + tr("Backward: %1 of %2.").arg(collectiveName(collective.kind), bytesText(collective.bytes.value()));
    if (op.forward.empty() && op.backward.empty())
        text += u' ' + tr("No communication.");
    return text;
}

}  // namespace

QString collectiveName(CollectiveKind kind)
{
    switch (kind) {
    case CollectiveKind::AllReduce:
        return tr("all-reduce");
    case CollectiveKind::AllGather:
        return tr("all-gather");
    case CollectiveKind::ReduceScatter:
        return tr("reduce-scatter");
    case CollectiveKind::AllToAll:
        return tr("all-to-all");
    case CollectiveKind::SendReceive:
        return tr("send and receive");
    }
    return {};
}

QString stateName(ModelState state)
{
    switch (state) {
    case ModelState::Weights:
        return tr("Weights");
    case ModelState::Gradients:
        return tr("Gradients");
    case ModelState::Optimizer:
        return tr("Optimizer states");
    }
    return {};
}

QString holdingText(Holding holding)
{
    switch (holding) {
    case Holding::Nothing:
        return tr("unavailable");
    case Holding::Final:
        return tr("here");
    case Holding::OwnSum:
        return tr("own batch only");
    case Holding::GroupSum:
        return tr("group sum");
    case Holding::Outdated:
        return tr("outdated");
    }
    return {};
}

QString useText(ShardTrafficUse use)
{
    switch (use) {
    case ShardTrafficUse::GatherForward:
        return tr("all-gather weights, forward");
    case ShardTrafficUse::GatherBackward:
        return tr("all-gather weights, backward");
    case ShardTrafficUse::Gradients:
        return tr("reduce gradients");
    case ShardTrafficUse::GradientReplicas:
        return tr("reduce over replicas");
    case ShardTrafficUse::GatherUpdated:
        return tr("all-gather new weights");
    }
    return {};
}

QString cutText(OperatorCut cut)
{
    switch (cut) {
    case OperatorCut::None:
        return tr("not split: every rank does all of it");
    case OperatorCut::Columns:
        return tr("split by columns");
    case OperatorCut::Rows:
        return tr("split by rows");
    case OperatorCut::Heads:
        return tr("split by heads");
    case OperatorCut::Tokens:
        return tr("split by tokens");
    }
    return {};
}

QString phaseText(ModelPhase phase)
{
    switch (phase) {
    case ModelPhase::Held:
        return tr("Stored by one GPU");
    case ModelPhase::Forward:
        return tr("Sent by the end of the forward passes");
    case ModelPhase::Backward:
        return tr("Sent by the end of the backward passes");
    case ModelPhase::Update:
        return tr("Sent by the end of the step");
    }
    return {};
}

QString frameHeadline(const ShardsPicture& picture, int frame)
{
    const auto at = static_cast<std::size_t>(frame);
    switch (picture.page) {
    case ShardsPage::Zero:
        return zeroAction(picture.zero.example, picture.zero.frames[at]);
    case ShardsPage::Model:
        return phaseText(static_cast<ModelPhase>(frame));
    case ShardsPage::Tensor:
        return tensorAction(picture.tensor.frames[at].action);
    case ShardsPage::Layer:
        return picture.operatorNames.value(frame);
    }
    return {};
}

QString frameSentence(const ShardsPicture& picture, int frame)
{
    const auto at = static_cast<std::size_t>(frame);
    switch (picture.page) {
    case ShardsPage::Zero:
        return zeroMeaning(picture.zero.example, picture.zero.frames[at]) + u' ' + sentText(picture.zero.frames[at]);
    case ShardsPage::Model:
        return tr("%1. Everything else is as in the plan. Bytes are taken from the estimate.").arg(picture.subject);
    case ShardsPage::Tensor: {
        const TensorFrame& of = picture.tensor.frames[at];
        const QString meaning = tensorMeaning(picture.tensor, of.action);
        return of.collective ? meaning + u' ' + tr("Each rank sends %1.").arg(bytesText(of.sent.value())) : meaning;
    }
    case ShardsPage::Layer:
        return layerSentence(picture, frame);
    }
    return {};
}

QString zeroLaw(const ZeroExample& example)
{
    if (example.zero == 0)
        return tr("2Ψ(n−1)/n");
    const QString share = example.isHybrid() ? tr("%1Ψ(g−1)/g + all-reduce of Ψ/g") : tr("%1Ψ(n−1)/n");
    return share.arg(example.zero == 3 ? 3 : 2);
}

QString pictureSummary(const ShardsPicture& picture)
{
    switch (picture.page) {
    case ShardsPage::Zero:
        return tr("%1, %2 ranks: at most %3 per rank; each rank sends %4 per step.")
            .arg(zeroName(picture.zero.example), QString::number(picture.zero.example.ranks), bytesText(picture.zero.peak(0).value()),
                 bytesText(picture.zero.sent().value()));
    case ShardsPage::Model: {
        QStringList parts;
        for (std::size_t i = 0; i < picture.shardings.size(); ++i) {
            const ModelSharding& of = picture.shardings[i];
            const int at = static_cast<int>(i);
            parts << (picture.problems[at].isEmpty()
                          ? tr("%1: %2 of states, %3 sent")
                                .arg(picture.shardingNames[at], bytesText(of.states().value()), bytesText(of.sent().value()))
                          : tr("%1: not possible").arg(picture.shardingNames[at]));
        }
        return picture.subject + QStringLiteral(". ") + parts.join(QStringLiteral("; ")) + u'.';
    }
    case ShardsPage::Tensor:
        return tr("The product of two matrices split across two ranks, next to the unsplit product. The numbers are the same.");
    case ShardsPage::Layer:
        return tr("%1: one layer over %2 ranks. Per micro-batch, each rank sends %3 forward and %4 backward.")
            .arg(picture.subject, QString::number(picture.layer.tp), bytesText(picture.layer.sent(false).value()),
                 bytesText(picture.layer.sent(true).value()));
    }
    return {};
}

QString pictureTitle(const ShardsPicture& picture)
{
    switch (picture.page) {
    case ShardsPage::Zero:
        return tr("%1 in a small example").arg(zeroName(picture.zero.example));
    case ShardsPage::Model:
        return tr("States and traffic by ZeRO stage");
    case ShardsPage::Tensor:
        return picture.tensor.sequenceParallel ? tr("Tensor and sequence parallelism in numbers") : tr("Tensor parallelism in numbers");
    case ShardsPage::Layer:
        return tr("How a layer is split");
    }
    return {};
}

QString shapeText(const MatrixShape& shape)
{
    if (shape.m <= 0)
        return tr("–");
    const QLocale locale;
    const auto whole = [&locale](double value) { return locale.toString(value, 'f', value == std::floor(value) ? 0 : 1); };
    const QString text = QStringLiteral("(%1 × %2) · (%2 × %3)").arg(whole(shape.m), whole(shape.k), whole(shape.n));
    return shape.count > 1 ? tr("%1 times %2").arg(whole(shape.count), text) : text;
}

}  // namespace shardscope
