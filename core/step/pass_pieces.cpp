// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/pass_pieces.h"

#include "core/layer/layer_operators.h"
#include "core/layer/model_operators.h"
#include "core/memory/rank_stages.h"
#include "core/model/architecture.h"
#include "core/step/basis.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// The exposed and the hidden communication of an operator.
struct OperatorTraffic {
    bool any = false;
    bool before = false;
    Axis axis = Axis::Tp;
    Seconds exposed;
    Seconds hidden;
};

OperatorTraffic trafficOf(const Operator& op, const OperatorTiming& timing, bool backward)
{
    const CollectiveList& list = backward ? op.backwardCollectives : op.forwardCollectives;
    OperatorTraffic traffic;
    if (list.items().empty())
        return traffic;
    // One operator communicates in one dimension. The second of its two backward collectives is the longer wait.
    const Collective& last = list.items().back();
    traffic.any = true;
    traffic.before = op.bringsInput(last, backward);
    traffic.axis = axisOf(last.group);
    const TransferList& transfers = backward ? timing.backward : timing.forward;
    traffic.exposed = transfers.exposed();
    traffic.hidden = transfers.seconds() - traffic.exposed;
    return traffic;
}

/// Appends spans at the end of what there is.
class PieceWriter {
public:
    PieceWriter(Pieces& pieces, int stage) : m_pieces(pieces) { m_span.stage = stage; }

    void setLayer(std::int32_t layer) { m_span.layer = layer; }
    void compute(StreamWork work, Seconds seconds, std::optional<OperatorId> op) { append(Stream::Compute, work, seconds, op, false); }
    void wait(Axis axis, Seconds seconds, std::optional<OperatorId> op) { append(streamOf(axis), workOf(axis), seconds, op, true); }
    void beside(Axis axis, Seconds seconds, std::optional<OperatorId> op)
    {
        if (seconds > Seconds())
            m_pieces.beside.push_back(span(streamOf(axis), workOf(axis), seconds, op, false));
    }
    /// Activations over the host's link, which is busy while the pass runs and while it waits for the rest of them.
    void transfer(StreamWork work, Seconds seconds)
    {
        if (seconds > Seconds())
            m_pieces.beside.push_back(span(Stream::Host, work, seconds, {}, false));
    }
    void hostWait(Seconds seconds) { append(Stream::Compute, StreamWork::HostWait, seconds, {}, false); }

private:
    /// Within a pass only sharded weights travel between data-parallel ranks.
    static StreamWork workOf(Axis axis) { return axis == Axis::Dp ? StreamWork::ShardTraffic : StreamWork::Collective; }

    [[nodiscard]] StreamSpan span(Stream stream, StreamWork work, Seconds seconds, std::optional<OperatorId> op, bool exposed) const
    {
        StreamSpan result = m_span;
        result.start = m_pieces.length;
        result.end = m_pieces.length + seconds.value();
        result.op = op;
        result.stream = stream;
        result.work = work;
        result.exposed = exposed;
        return result;
    }
    void append(Stream stream, StreamWork work, Seconds seconds, std::optional<OperatorId> op, bool exposed)
    {
        if (!(seconds > Seconds()))
            return;
        m_pieces.fixed.push_back(span(stream, work, seconds, op, exposed));
        m_pieces.length += seconds.value();
    }

    Pieces& m_pieces;
    StreamSpan m_span;
};

double shareOf(Seconds part, Seconds sum) { return sum > Seconds() ? part / sum : 0; }

}  // namespace

/// Lays the operators of one pass of one layer out. The total is exactly the layer's; it is divided over the operators in proportion to
/// their own costs (a layer's compute includes contention that belongs to no operator).
class PassOpener {
public:
    PassOpener(const PieceMaker::Part& part, PieceWriter& writer) : m_part(part), m_writer(writer) { writer.setLayer(part.layer); }

    void forward(const PassTime& pass, StreamWork work)
    {
        const Scale scale = scaleOf(pass, false);
        besideWhole(pass, work, scale);
        for (const auto& [op, timing] : *m_part.operators) {
            const OperatorTraffic traffic = trafficOf(op, timing, false);
            if (traffic.any && traffic.before)
                wait(traffic, scale, op.id);
            beside(traffic, scale, op.id);
            m_writer.compute(work, timing.cost.forward * scale.compute, op.id);
            if (traffic.any && !traffic.before)
                wait(traffic, scale, op.id);
        }
        waitWhole(pass, scale);
    }

    void backward(const Passes& passes, const PassParts& parts)
    {
        const Scale scale = parts.inputGrad ? scaleOf(passes.inputGrad, true) : Scale();
        const double weights = shareOf(passes.weightGrad.compute, sumOfCosts(&OperatorCost::weightGrad));
        if (parts.inputGrad)
            besideWhole(passes.inputGrad, StreamWork::InputGrad, scale);
        for (std::size_t i = m_part.operators->size(); i-- > 0;) {
            const auto& [op, timing] = (*m_part.operators)[i];
            const OperatorTraffic traffic = parts.inputGrad ? trafficOf(op, timing, true) : OperatorTraffic();
            if (traffic.any && traffic.before)
                wait(traffic, scale, op.id);
            if (parts.inputGrad)
                m_writer.compute(StreamWork::InputGrad, timing.cost.inputGrad * scale.compute, op.id);
            // The gradient of the input is on its way while that of the weights is computed.
            beside(traffic, scale, op.id);
            if (parts.weightGrad)
                m_writer.compute(StreamWork::WeightGrad, timing.cost.weightGrad * weights, op.id);
            if (traffic.any && !traffic.before)
                wait(traffic, scale, op.id);
        }
        if (parts.inputGrad)
            waitWhole(passes.inputGrad, scale);
        if (parts.weightGrad)
            closed(passes.weightGrad, StreamWork::WeightGrad, weights > 0);
    }

    /// As one piece.
    void closed(const PassTime& pass, StreamWork work, bool withoutCompute = false)
    {
        besideWhole(pass, work, Scale());
        if (!withoutCompute)
            m_writer.compute(work, pass.compute, {});
        waitWhole(pass, Scale());
    }

private:
    struct Scale {
        double compute = 0;
        EnumArray<Axis, double> exposed{};
        EnumArray<Axis, double> hidden{};
    };

    [[nodiscard]] Seconds sumOfCosts(Seconds OperatorCost::*cost) const
    {
        Seconds sum;
        for (const auto& [op, timing] : *m_part.operators)
            sum += timing.cost.*cost;
        return sum;
    }
    [[nodiscard]] Scale scaleOf(const PassTime& pass, bool backward) const
    {
        SecondsByAxis exposed{};
        SecondsByAxis hidden{};
        for (const auto& [op, timing] : *m_part.operators) {
            const OperatorTraffic traffic = trafficOf(op, timing, backward);
            exposed[static_cast<std::size_t>(traffic.axis)] += traffic.exposed;
            hidden[static_cast<std::size_t>(traffic.axis)] += traffic.hidden;
        }
        Scale scale;
        scale.compute = shareOf(pass.compute, sumOfCosts(backward ? &OperatorCost::inputGrad : &OperatorCost::forward));
        for (std::size_t i = 0; i < exposed.size(); ++i) {
            scale.exposed[i] = shareOf(pass.exposed[i], exposed[i]);
            scale.hidden[i] = shareOf(pass.hidden[i], hidden[i]);
        }
        return scale;
    }
    void wait(const OperatorTraffic& traffic, const Scale& scale, std::optional<OperatorId> op)
    {
        m_writer.wait(traffic.axis, traffic.exposed * scale.exposed[static_cast<std::size_t>(traffic.axis)], op);
    }
    void beside(const OperatorTraffic& traffic, const Scale& scale, std::optional<OperatorId> op)
    {
        if (traffic.any)
            m_writer.beside(traffic.axis, traffic.hidden * scale.hidden[static_cast<std::size_t>(traffic.axis)], op);
    }
    /// Adds what belongs to the pass and to no operator of it.
    void besideWhole(const PassTime& pass, StreamWork work, const Scale& scale)
    {
        m_writer.transfer(work == StreamWork::Forward ? StreamWork::ToHost : StreamWork::FromHost, pass.hostTransfer);
        for (std::size_t i = 0; i < pass.hidden.size(); ++i) {
            if (scale.hidden[i] <= 0)
                m_writer.beside(static_cast<Axis>(i), pass.hidden[i], {});
        }
    }
    void waitWhole(const PassTime& pass, const Scale& scale)
    {
        for (std::size_t i = 0; i < pass.exposed.size(); ++i) {
            if (scale.exposed[i] <= 0)
                m_writer.wait(static_cast<Axis>(i), pass.exposed[i], {});
        }
        m_writer.hostWait(pass.hostWait);
    }

    const PieceMaker::Part& m_part;
    PieceWriter& m_writer;
};

PieceMaker::PieceMaker(const Basis& basis, const LayerPasses& layers, const StepEstimate& estimate, StreamDetail detail)
    : m_basis(basis), m_plan(basis.plan), m_layers(layers), m_estimate(estimate), m_detail(detail)
{
    if (detail != StreamDetail::Operators)
        return;
    const Architecture& architecture = *basis.site.architecture;
    const ModelOperators& operators = basis.costs.operators;
    for (std::size_t kind = 0; kind < architecture.kinds.size(); ++kind)
        m_ofLayerKind.push_back(timed(operators.ofLayerKind[kind], static_cast<double>(architecture.kinds[kind].attention.qkHeadDim())));
    m_embedding = timed(operators.embedding, 0);
    m_head = timed(operators.head, 0);
}

PieceMaker::TimedOperators PieceMaker::timed(const OperatorList& operators, double headDim) const
{
    TimedOperators result;
    result.reserve(operators.size());
    for (const Operator& op : operators)
        result.push_back({op, operatorTiming(op, headDim, m_basis.costs)});
    return result;
}

std::vector<PieceMaker::Part> PieceMaker::partsOf(int stage) const
{
    const LayerPasses& layers = m_layers;
    const bool open = m_detail == StreamDetail::Operators;
    const StageRange range = stageRanges(m_basis.site, m_plan)[static_cast<std::size_t>(stage)];
    std::vector<Part> parts;
    if (stage == firstStage(m_plan))
        parts = {{&layers.encoders, nullptr, kEncoderLayers},
                 {&layers.forwards, nullptr, kForwardModels},
                 {&layers.embedding, open ? &m_embedding : nullptr, kEmbeddingLayer}};
    for (int layer = range.first; layer < range.end; ++layer) {
        const std::size_t kind = m_basis.site.architecture->kindOfLayer[static_cast<std::size_t>(layer)];
        const Passes& passes = layer < range.recomputedEnd ? layers.ofLayerKind[kind] : layers.ofLayerKindKept[kind];
        parts.push_back({&passes, open ? &m_ofLayerKind[kind] : nullptr, layer});
    }
    if (stage + 1 == static_cast<int>(m_plan.stageLayers.size())) {
        parts.push_back({&layers.head, open ? &m_head : nullptr, kHeadLayer});
        parts.push_back({&layers.mtp, nullptr, kPredictionLayers});
    }
    return parts;
}

Pieces PieceMaker::ofStage(int stage, const PassParts& wanted) const
{
    Pieces pieces;
    PieceWriter writer(pieces, stage);
    std::vector<Part> parts;
    if (m_detail == StreamDetail::Blocks)
        parts.push_back({&m_estimate.stages[static_cast<std::size_t>(stage)], nullptr, kNoLayer});
    else
        parts = partsOf(stage);
    for (std::size_t i = 0; wanted.forward && i < parts.size(); ++i) {
        PassOpener opener(parts[i], writer);
        if (parts[i].operators != nullptr)
            opener.forward(parts[i].passes->forward, StreamWork::Forward);
        else
            opener.closed(parts[i].passes->forward, StreamWork::Forward);
    }
    for (std::size_t i = parts.size(); (wanted.inputGrad || wanted.weightGrad) && i-- > 0;) {
        const Part& part = parts[i];
        PassOpener opener(part, writer);
        if (wanted.inputGrad) {
            const bool repeatsAll = part.operators != nullptr && m_plan.recompute == Recompute::Full;
            if (repeatsAll && part.passes->recompute.compute > Seconds())
                opener.forward(part.passes->recompute, StreamWork::Recompute);
            else
                opener.closed(part.passes->recompute, StreamWork::Recompute);
        }
        if (part.operators != nullptr) {
            opener.backward(*part.passes, wanted);
        } else {
            if (wanted.inputGrad)
                opener.closed(part.passes->inputGrad, StreamWork::InputGrad);
            if (wanted.weightGrad)
                opener.closed(part.passes->weightGrad, StreamWork::WeightGrad);
        }
    }
    return pieces;
}

}  // namespace shardscope
