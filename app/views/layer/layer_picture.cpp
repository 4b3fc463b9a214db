// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/layer/layer_picture.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

#include "app/text/core_text.h"
#include "app/views/layer/layer_cuts.h"
#include "core/estimate/estimate.h"
#include "core/layer/encoder_recompute.h"
#include "core/layer/layer_operators.h"
#include "core/model/architecture.h"
#include "core/model/layer_name.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "widgets/layer/layer_diagram.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString partName(const EncoderPart& part)
{
    const QString name = QString::fromStdString(part.name);
    switch (part.kind) {
    case EncoderPartKind::Patches:
        return tr("patches of the %1 encoder", "name of an encoder").arg(name);
    case EncoderPartKind::Layer:
        return (part.isWindowed ? tr("%1 encoder with attention in windows", "name of an encoder") : tr("%1 encoder", "name of an encoder"))
            .arg(name);
    case EncoderPartKind::Projector:
        return tr("projector of the %1 encoder", "name of an encoder").arg(name);
    }
    return {};
}

QString boundName(Bound bound)
{
    switch (bound) {
    case Bound::Compute:
        return tr("compute");
    case Bound::Memory:
        return tr("memory");
    case Bound::Launch:
        return tr("launch");
    }
    return {};
}

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
        return tr("ring of sends");
    }
    return {};
}

QList<LayerTransfer> transfersOf(const LayerPicture& picture, std::size_t index, bool backward)
{
    const Operator& op = picture.operators[index];
    const OperatorTiming& timing = picture.timings[index];
    QList<LayerTransfer> transfers;
    for (const Transfer& sent : (backward ? timing.backward : timing.forward).items()) {
        const Collective& collective = sent.collective;
        LayerTransfer transfer{collectiveName(collective.kind),
                               axisOf(collective.group),
                               collective.total().value(),
                               sent.seconds.value(),
                               sent.exposed.value(),
                               false};
        transfer.before = op.bringsInput(collective, backward);
        transfers.append(transfer);
    }
    return transfers;
}

double keptBy(const LayerPicture& picture, const Operator& op) { return picture.learns ? op.keptIn(picture.recompute).value() : 0; }

LayerRow rowOf(const LayerPicture& picture, std::size_t index, bool backward)
{
    const Operator& op = picture.operators[index];
    const OperatorTiming& timing = picture.timings[index];
    const CutPicture cut = cutPicture(op, picture.shape);
    LayerRow row;
    row.letter = letterOf(index);
    row.name = operatorName(op.id);
    row.cutName = cut.name;
    row.input = cut.input;
    row.weights = cut.weights;
    row.output = cut.output;
    row.splitsSequence = cut.splitsSequence;
    row.flop = op.forward.value();
    row.movedBytes = op.movedForward.value();
    row.keptBytes = keptBy(picture, op);
    row.forwardSeconds = timing.cost.forward.value();
    row.backwardSeconds = picture.learns ? timing.cost.backward().value() : 0;
    row.bound = boundName(timing.cost.bound);
    row.transfers = transfersOf(picture, index, backward);
    return row;
}

QString rateText(double flopPerSecond) { return tr("%1/s").arg(flopText(flopPerSecond)); }

/// The rate that the estimate gives multiplies of this training.
double effectiveRate(const LayerPicture& picture) { return picture.inputs.rates.multiply.value(); }

}  // namespace

std::vector<DrawnLayer> drawnLayers(const Estimate& estimate)
{
    const Architecture& architecture = estimate.architecture();
    std::vector<DrawnLayer> drawn;
    for (std::size_t kind = 0; kind < architecture.kinds.size(); ++kind) {
        const auto layers = std::count(architecture.kindOfLayer.begin(), architecture.kindOfLayer.end(), kind);
        drawn.push_back({coreText(layerName(architecture.kinds[kind])), static_cast<int>(layers)});
    }
    for (const EncoderPart& part : estimate.basis()->ofRank(0).ledger.operators.encoders)
        drawn.push_back({partName(part), static_cast<int>(part.times)});
    return drawn;
}

std::shared_ptr<const LayerPicture> layerPicture(std::shared_ptr<const Estimate> estimate, int kind)
{
    const Architecture& architecture = *estimate->basis()->site.architecture;
    const auto index = static_cast<std::size_t>(kind);
    const bool isLayer = index < architecture.kinds.size();
    const Basis& basis = isLayer ? *estimate->basis() : estimate->basis()->ofRank(0);
    const ModelOperators& all = basis.costs.operators;
    const EncoderPart* part = isLayer ? nullptr : &all.encoders[index - architecture.kinds.size()];
    const OperatorList& operators = part ? part->operators : all.ofLayerKind[index];
    const double headDim = part ? part->headDim : static_cast<double>(architecture.kinds[index].attention.qkHeadDim());
    std::vector<OperatorTiming> timings;
    for (const Operator& op : operators)
        timings.push_back(operatorTiming(op, headDim, basis.costs));
    QString name = part ? partName(*part) : coreText(layerName(architecture.kinds[index]));
    return std::make_shared<const LayerPicture>(
        LayerPicture{std::move(estimate), std::move(name), part ? part->shape : basis.costs.shape, !part || part->learns,
                     part ? recomputeOf(*part, basis.plan) : basis.plan.recompute, basis.costs, operators, std::move(timings)});
}

QString letterOf(std::size_t index)
{
    const QString last(QChar(u'A' + static_cast<char16_t>(index % 26)));
    return index < 26 ? last : letterOf(index / 26 - 1) + last;
}

LayerDiagramData layerDiagram(const LayerPicture& picture, LayerDirection direction)
{
    LayerDiagramData data;
    const QString& name = picture.name;
    data.title = direction == LayerDirection::Forward ? tr("Operators of a layer, forward: %1").arg(name)
                                                      : tr("Operators of a layer, backward: %1").arg(name);
    data.whenEmpty = tr("This kind of layer has no operators.");
    for (std::size_t i = 0; i < picture.operators.size(); ++i)
        data.rows.append(rowOf(picture, i, direction == LayerDirection::Backward));
    return data;
}

RooflineData layerRoofline(const LayerPicture& picture)
{
    RooflineData data;
    const Scenario& scenario = picture.estimate->scenario();
    const Gpu& gpu = scenario.cluster.gpu;
    data.title = tr("Roofline of the layer’s operators on %1").arg(QString::fromStdString(gpu.name));
    data.whenEmpty = tr("This layer has no matrix multiplication.");
    if (const auto peak = gpu.peak(scenario.training.precision))
        data.roofs.append({tr("data sheet: %1").arg(rateText(peak->value())), peak->value(), gpu.memoryBandwidth.value(), false});
    data.roofs.append(
        {tr("effective: %1").arg(rateText(effectiveRate(picture))), effectiveRate(picture), picture.inputs.rates.memory.value(), true});
    for (std::size_t i = 0; i < picture.operators.size(); ++i) {
        const Operator& op = picture.operators[i];
        const double seconds = picture.timings[i].cost.forward.value();
        if (!(op.forward.value() > 0) || !(op.movedForward.value() > 0) || !(seconds > 0))
            continue;
        data.points.append({letterOf(i), operatorName(op.id), op.forward / Flop(1) / op.movedForward.value(), op.forward.value() / seconds,
                            op.kind() == OperatorKind::Attention ? ColorRole::InputGradient : ColorRole::Forward,
                            tr("bound by %1").arg(boundName(picture.timings[i].cost.bound))});
    }
    return data;
}

QString explainOperator(const LayerPicture& picture, int index)
{
    const auto at = static_cast<std::size_t>(index);
    const Operator& op = picture.operators[at];
    const OperatorTiming& timing = picture.timings[at];
    const CutPicture cut = cutPicture(op, picture.shape);
    QStringList sentences;
    //: an operator and how it is cut
    sentences << (cut.name.isEmpty() ? tr("%1: not split.").arg(operatorName(op.id)) : tr("%1: %2.").arg(operatorName(op.id), cut.name));
    const QString moved = bytesText(op.movedForward.value());
    if (op.isMultiply()) {
        const MatrixShape& m = op.shape;
        const QString product =
            tr("2 · %1 · %2 · %3").arg(QLocale().toString(m.m, 'f', 0), QLocale().toString(m.n, 'f', 0), QLocale().toString(m.k, 'f', 0));
        sentences << tr("Forward pass: %1%2 = %3, and %4 moved.")
                         .arg(product, m.count > 1 ? tr(" · %1").arg(QLocale().toString(m.count, 'f', 0)) : QString(),
                              flopText(op.forward.value()), moved);
        sentences << tr("The time is the longer of the arithmetic at %1 and the memory traffic at %2/s, plus a kernel launch: %3.")
                         .arg(rateText(effectiveRate(picture)), bytesText(picture.inputs.rates.multiplyMemory.value(), ByteUnit::Decimal),
                              shortTimeText(timing.cost.forward.value()));
        if (op.isFixed)
            sentences << tr("It has no backward pass.");
        else if (op.isFrozen)
            sentences
                << tr("The backward pass does this once, for the input gradient: %1.").arg(shortTimeText(timing.cost.inputGrad.value()));
        else
            sentences << tr("The backward pass does this twice: %1 for the input gradient and %2 for the weight gradient.")
                             .arg(shortTimeText(timing.cost.inputGrad.value()), shortTimeText(timing.cost.weightGrad.value()));
    } else if (op.kind() == OperatorKind::Attention) {
        sentences << tr("Forward pass %1, backward pass %2. At the kernel’s own rate this takes %3 and %4.")
                         .arg(flopText(op.forward.value()), flopText(op.backward.value()), shortTimeText(timing.cost.forward.value()),
                              shortTimeText(timing.cost.inputGrad.value()));
    } else if (op.kind() == OperatorKind::Scan) {
        sentences
            << tr("A recurrence over the tokens of each head: %1 forward and %2 backward, counted token by token. Its kernels compute "
                  "chunks of tokens, %3 FLOP for each that is counted, and move %4 forward.")
                   .arg(flopText(op.forward.value()), flopText(op.backward.value()), QLocale().toString(op.executed, 'g', 3), moved);
        sentences << tr("After a start of %1 they take the time of the arithmetic and of the memory traffic: %2 forward, %3 backward.")
                         .arg(shortTimeText(picture.inputs.rates.scanStart.value()), shortTimeText(timing.cost.forward.value()),
                              shortTimeText(timing.cost.inputGrad.value()));
    } else if (op.kind() == OperatorKind::Scores) {
        sentences
            << tr("Scores that choose what attention sees: %1 forward and %2 backward, at the rate of matrix multiplications %3 and %4.")
                   .arg(flopText(op.forward.value()), flopText(op.backward.value()), shortTimeText(timing.cost.forward.value()),
                        shortTimeText(timing.cost.inputGrad.value()));
    } else {
        sentences << tr("This operator only moves bytes: %1 forward and %2 backward. With a factor of %3 for unfused kernels, at %4/s, "
                        "this takes %5 and %6.")
                         .arg(moved, bytesText(op.movedBackward.value()), QLocale().toString(picture.inputs.rates.fusion, 'g', 3),
                              bytesText(picture.inputs.rates.memory.value(), ByteUnit::Decimal), shortTimeText(timing.cost.forward.value()),
                              shortTimeText(timing.cost.inputGrad.value()));
    }
    if (op.isFrozen)
        sentences << (op.isAdapted ? tr("Its weights do not learn: an adapter does.") : tr("Its weights do not learn."));
    if (op.decoded > Bytes())
        sentences << tr("They are stored in fewer bits: each pass moves %1 to decode them.").arg(bytesText(op.decoded.value()));
    if (!picture.learns)
        sentences << tr("The encoder is frozen: it has no backward pass.");
    const double kept = keptBy(picture, op);
    sentences << (kept > 0 ? tr("%1 of activations are kept for the backward pass.").arg(bytesText(kept))
                           : tr("No activations are kept for the backward pass."));
    for (const bool backward : {false, true}) {
        for (const LayerTransfer& transfer : transfersOf(picture, at, backward))
            sentences << (backward ? tr("Backward pass: %1.") : tr("Forward pass: %1.")).arg(transferText(transfer));
    }
    return sentences.join(u' ');
}

}  // namespace shardscope
