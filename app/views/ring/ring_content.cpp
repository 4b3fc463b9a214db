// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ring/ring_content.h"

#include <algorithm>
#include <cmath>

#include "app/text/core_text.h"
#include "core/estimate/estimate.h"
#include "core/hardware/hardware.h"
#include "core/model/architecture.h"
#include "core/ring/ring_request.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "core/step/context_costs.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr int kInventedRanks = 4;

Scenario changed(Scenario scenario, const RingWhatIf& whatIf, ContextLayout layout)
{
    scenario.plan.cp = whatIf.ranks;
    scenario.plan.cpLayout = layout;
    scenario.plan.cpInner = hasTwoLevels(layout) ? std::optional(whatIf.inner) : std::nullopt;
    scenario.training.sequenceLength = whatIf.sequence;
    // The ring that is drawn has all ranks, whatever the degree of the mean document.
    if (scenario.training.documents.chooseContext())
        scenario.training.documents.balance.reset();
    return scenario;
}

/// Heads of one tensor-parallel rank, which Ulysses distributes.
RingRequest requestOf(const Scenario& scenario, const Attention& attention)
{
    const std::int64_t tp = std::max(1, scenario.plan.tp);
    const std::int64_t kvHeads = attention.latent ? attention.heads : attention.kvHeads;
    RingRequest request;
    request.ranks = scenario.plan.cp;
    request.layout = scenario.plan.cpLayout;
    request.inner = scenario.plan.cpInner.value_or(1);
    request.sequence = scenario.training.sequenceLength;
    request.heads = std::max<std::int64_t>(1, attention.heads / tp);
    request.kvHeads = std::max<std::int64_t>(1, kvHeads / tp);
    return request;
}

/// " Nearest that would do: sequence 32,768; ranks 2."
QString remediesOf(const Finding& finding)
{
    QStringList remedies;
    for (const auto& [field, values] : finding.nearest) {
        QStringList numbers;
        for (const NearestValue& value : values)
            numbers << QLocale().toString(std::get<double>(value), 'f', 0);
        if (!numbers.isEmpty())
            remedies << tr(field == "ranks"   ? "ranks %1"
                           : field == "inner" ? "inner ranks %1"
                                              : "sequence %1")
                            .arg(numbers.join(tr(" or ")));
    }
    return remedies.isEmpty() ? QString() : u' ' + tr("Nearest valid value: %1.").arg(remedies.join(QStringLiteral("; ")));
}

QString whyNot(const Scenario& scenario, const Attention& attention)
{
    const std::int64_t sequence = scenario.training.sequenceLength;
    if (sequence > kMaxRingSequence)
        return tr("Only sequences of up to %1 tokens can be drawn.").arg(countText(static_cast<double>(kMaxRingSequence)));
    const std::vector<Finding> findings = checkRing(requestOf(scenario, attention));
    return findings.empty() ? QString() : findingSentence(findings.front()) + remediesOf(findings.front());
}

/// One layout of the what-if, with what it costs.
class CaseMaker {
public:
    CaseMaker(const Estimate& estimate, const RingWhatIf& whatIf, const LayerKind& kind)
        : m_estimate(estimate), m_whatIf(whatIf), m_kind(kind)
    {
    }

    [[nodiscard]] RingLayoutCase make(ContextLayout layout, RingGradient gradient) const
    {
        const Scenario scenario = changed(m_estimate.scenario(), m_whatIf, layout);
        RingLayoutCase made;
        made.layout = layout;
        made.name = layoutName(layout);
        made.impossible = whyNot(scenario, m_kind.attention);
        if (!made.impossible.isEmpty())
            return made;
        const Basis basis(scenario);
        const ContextCosts costs = contextCosts(m_kind, basis.costs, gradient);
        const ContextTensors tensors = contextTensors(m_kind, basis.costs.shape);
        const RingShape shape{layout, m_whatIf.ranks, m_whatIf.sequence, hasTwoLevels(layout) ? m_whatIf.inner : 1};
        made.forward = ringPicture(shape, RingDirection::Forward, gradient, costs, tensors);
        made.backward = ringPicture(shape, RingDirection::Backward, gradient, costs, tensors);
        ContextTensors multiHead = tensors;
        multiHead.key = tensors.query;
        multiHead.value = tensors.output;
        made.multiHead = contextBytes(layout, m_whatIf.ranks, multiHead, shape.inner);
        return made;
    }

private:
    const Estimate& m_estimate;
    const RingWhatIf& m_whatIf;
    const LayerKind& m_kind;
};

/// How long a rank's part must be for half a block to take as long as a hop: computing grows with its square.
double tokensThatHide(const RingPicture& picture)
{
    const double tokens = static_cast<double>(*picture.shape.sequence) / picture.shape.ranks;
    const Seconds halfBlock = picture.time.mean / picture.pass.steps;
    return tokens * (picture.pass.hopOf(0) / halfBlock);
}

QString figuresOf(const RingPicture& picture)
{
    const ContextBytes& bytes = picture.bytes;
    if (picture.shape.ranks == 1)
        return {};
    if (picture.pass.steps == 1)
        return tr("Sent per rank and layer: forward %1, backward %2. Keys and values stored: %3.")
            .arg(bytesText(bytes.forward.value()), bytesText(bytes.backwardBf16.value()), bytesText(bytes.buffer.value()));
    QString text = tr("One hop: %1. Sent per rank and layer: forward %2, backward %3 with 16-bit gradients or %4 with fp32.")
                       .arg(bytesText(bytes.block.value()), bytesText(bytes.forward.value()), bytesText(bytes.backwardBf16.value()),
                            bytesText(bytes.backwardFp32.value()));
    if (bytes.exchange > Bytes())
        text = tr("All-to-alls in each group of %1: %2 per pass.").arg(picture.shape.inner).arg(bytesText(bytes.exchange.value())) + u' ' +
               text;
    if (picture.direction == RingDirection::Forward && picture.time.mean > Seconds() && std::isfinite(picture.pass.hopOf(0).value()))
        text += u' ' + tr("From about %1 tokens per rank, the compute of half a block hides a hop.")
                           .arg(countText(std::ceil(tokensThatHide(picture))));
    return text;
}

}  // namespace

RingWhatIf asInScenario(const Scenario& scenario)
{
    const int ranks = scenario.plan.cp > 1 ? scenario.plan.cp : kInventedRanks;
    return {ranks, scenario.plan.cpLayout, scenario.training.sequenceLength,
            scenario.plan.cpInner.value_or(possibleInner(scenario, ranks))};
}

int possibleInner(const Scenario& scenario, int ranks)
{
    const LayerKind* kind = contextLayer(*scenario.architecture);
    const int most = std::min(ranks - 1, islandOfJob(scenario.cluster) / std::max(1, scenario.plan.tp));
    for (int inner = most; inner > 1 && kind; --inner) {
        RingRequest request = requestOf(scenario, kind->attention);
        request.ranks = ranks;
        request.layout = ContextLayout::UlyssesRing;
        request.inner = inner;
        request.sequence.reset();
        if (checkRing(request).empty())
            return inner;
    }
    return 1;
}

std::int64_t gpusOf(const RingWhatIf& whatIf, const Estimate& estimate)
{
    const Plan& plan = estimate.scenario().plan;
    return std::int64_t{whatIf.ranks} * plan.tp * plan.pp;
}

RingContent ringContent(const Estimate& estimate, const RingWhatIf& whatIf, const RingPassChoice& pass)
{
    RingContent content;
    const LayerKind* kind = contextLayer(*estimate.scenario().architecture);
    if (!kind) {
        content.impossible = tr("This model has no layer of softmax attention that a ring could split.");
        return content;
    }
    const Attention& attention = kind->attention;
    content.layouts.isGrouped = !attention.latent && attention.kvHeads < attention.heads;
    const CaseMaker maker(estimate, whatIf, *kind);
    for (const auto& [layout, name] : EnumNames<ContextLayout>::names) {
        content.layouts.cases.append(maker.make(layout, pass.gradient));
        const RingLayoutCase& made = content.layouts.cases.back();
        if (layout != whatIf.layout)
            continue;
        content.layouts.chosen = static_cast<int>(content.layouts.cases.size()) - 1;
        content.impossible = made.impossible;
        if (made.forward)
            content.picture =
                std::make_shared<const RingPicture>(pass.direction == RingDirection::Forward ? *made.forward : *made.backward);
    }
    if (content.picture)
        content.figures = figuresOf(*content.picture);
    if (content.picture && attention.sparse)
        content.figures += u' ' + tr("Of the keys in the mask, an indexer chooses at most %1 for each query.")
                                      .arg(countText(static_cast<double>(attention.sparse->topK)));
    if (content.picture && attention.blocks)
        content.figures += u' ' + tr("Of the keys in the mask, each query sees at most %1 chosen blocks of %2 keys.")
                                      .arg(countText(static_cast<double>(attention.blocks->topK)),
                                           countText(static_cast<double>(attention.blocks->blockSize)));
    return content;
}

QString layoutName(ContextLayout layout)
{
    switch (layout) {
    case ContextLayout::Contiguous:
        return tr("Contiguous");
    case ContextLayout::Zigzag:
        return tr("Zigzag");
    case ContextLayout::Striped:
        return tr("Striped");
    case ContextLayout::AllGather:
        return tr("All-gather");
    case ContextLayout::ContiguousAllGather:
        return tr("Contiguous gather");
    case ContextLayout::Ulysses:
        return tr("Ulysses");
    case ContextLayout::UlyssesRing:
        return tr("USP");
    }
    return {};
}

}  // namespace shardscope
