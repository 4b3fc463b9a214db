// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_choice.h"

#include <algorithm>

#include "core/estimate/useful_tokens.h"
#include "core/framework/tuning_defaults.h"
#include "core/hardware/node_groups.h"
#include "core/layer/document_rows.h"
#include "core/learn/likeness.h"
#include "core/memory/memory.h"
#include "core/model/forward_models.h"
#include "core/model/parameters.h"
#include "core/trust/evidence.h"

namespace shardscope {
namespace {

constexpr double kSecondsPerHour = 3600;
/// The factor by which rounding may change a step on its way to the figure of a constraint.
constexpr double kAboveRounding = 1 + 1e-9;

bool isUpperBound(ConstraintSign comparison) { return comparison == ConstraintSign::Less || comparison == ConstraintSign::AtMost; }

}  // namespace

PlanChoice::PlanChoice(const SearchRequest& request) : m_allowsTight(request.allowTight), m_capacity(capacity(request.scenario.cluster.gpu))
{
    const Scenario& scenario = request.scenario;
    if (request.evidence) {
        if (const auto band = request.evidence->band(TrustedFigure::Memory, likenessOf(scenario)))
            m_band = band->width;
    }
    const Training& training = scenario.training;
    m_tokensPerGpu = usefulTokensOfStep(scenario) / scenario.cluster.gpus();
    const auto peakOf = [&](const NodeGroup& nodes) {
        const std::optional<FlopPerSecond> peak = nodes.gpu.peak(training.precision);
        return peak ? std::optional(peak->value()) : std::nullopt;
    };
    const ResolvedTuning tuning = resolvedTuning(training);
    const Flop ofToken =
        modelFlopPerToken(*tunedArchitecture(scenario.architecture, tuning), training, true) +
        forwardFlopPerToken(forwardModels(scenario.architecture, scenario.teacher, tuning), attendedTokens(training), true);
    if (const std::optional<double> peak = meanOverGpus(scenario.cluster, peakOf))
        m_mfu = ofToken.value() / *peak;
    if (const auto& price = scenario.cluster.pricePerGpuHour)
        m_pricePerGpuSecond = *price / kSecondsPerHour;
    m_mostFitting = mostThatFits(m_capacity, m_band).value();
    m_mostTight = m_capacity.value();
    for (const PlanConstraint& constraint : request.filter) {
        if (!isFigure(constraint.quantity))
            continue;
        m_figures.push_back(constraint);
        if (isOf(constraint, PlanFigure::Memory) && isUpperBound(constraint.comparison))
            m_mostTight = std::min(m_mostTight, constraint.number);
    }
    m_mostFitting = std::min(m_mostFitting, m_mostTight);
    // Every figure but memory rises or falls with the step: of a second's step it is this times as much, or one by it.
    const PlanFigures ofSecond = figuresOf(1, 0);
    const auto slowestBy = [&](double seconds) { m_slowest = std::min(m_slowest, seconds * kAboveRounding); };
    for (const PlanConstraint& constraint : m_figures) {
        const bool isUpper = isUpperBound(constraint.comparison);
        if (isOf(constraint, PlanFigure::Step) && isUpper)
            slowestBy(constraint.number);
        else if (isOf(constraint, PlanFigure::Cost) && isUpper && ofSecond.costPerToken)
            slowestBy(constraint.number / *ofSecond.costPerToken);
        else if (isOf(constraint, PlanFigure::Tokens) && !isUpper)
            slowestBy(ofSecond.tokensPerSecondPerGpu / constraint.number);
        else if (isOf(constraint, PlanFigure::Mfu) && !isUpper && ofSecond.mfu)
            slowestBy(*ofSecond.mfu / constraint.number);
    }
}

bool PlanChoice::allowsMost(double peak) const
{
    return std::all_of(m_figures.begin(), m_figures.end(), [&](const PlanConstraint& each) {
        return !isOf(each, PlanFigure::Memory) || !isUpperBound(each.comparison) || holds(each.comparison, peak, each.number);
    });
}

bool PlanChoice::allows(double step, double peak) const
{
    if (m_figures.empty())
        return true;
    const PlanFigures figures = figuresOf(step, peak);
    return std::all_of(m_figures.begin(), m_figures.end(), [&](const PlanConstraint& each) { return holds(each, Plan(), figures); });
}

PlanFigures PlanChoice::figuresOf(double step, double peak) const
{
    PlanFigures figures;
    figures.step = Seconds(step);
    figures.peak = Bytes(peak);
    figures.tokensPerSecondPerGpu = m_tokensPerGpu / step;
    if (m_mfu)
        figures.mfu = *m_mfu * figures.tokensPerSecondPerGpu;
    if (m_pricePerGpuSecond)
        figures.costPerToken = *m_pricePerGpuSecond / figures.tokensPerSecondPerGpu;
    figures.fit = fitOf(peak);
    return figures;
}

bool holdSettings(const std::vector<PlanConstraint>& filter, const Plan& plan)
{
    return std::all_of(filter.begin(), filter.end(),
                       [&](const PlanConstraint& each) { return isFigure(each.quantity) || holds(each, plan, PlanFigures()); });
}

}  // namespace shardscope
