// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advice.h"

#include <algorithm>

#include "core/advice/tried_plans.h"
#include "core/estimate/estimate.h"
#include "core/estimate/useful_tokens.h"
#include "core/framework/framework_defaults.h"
#include "core/plan/stated_stages.h"
#include "core/remedy/wastes.h"
#include "core/search/own_framework.h"

namespace shardscope {
namespace {

/// Where the path has come to.
struct Stand {
    Estimate estimate;
    Figures figures;
};

double tokensOf(const Scenario& scenario) { return usefulTokensOfStep(scenario); }

/// How far outside the range, as a factor; 1 inside.
double missOf(const TokenRange& range, const Scenario& scenario)
{
    const double tokens = tokensOf(scenario);
    return tokens < range.from ? range.from / tokens : std::max(1.0, tokens / range.to);
}

/// Compares by the aims of each step, the most important first: a plan that fits with its band, the batch's tokens, then speed; without
/// room the smallest peak.
bool isBetter(const AdviceRule& rule, const Tried& a, const Tried& b)
{
    if (a.figures.isSafe() != b.figures.isSafe())
        return a.figures.isSafe();
    if (rule.target) {
        const double missA = missOf(*rule.target, a.scenario);
        const double missB = missOf(*rule.target, b.scenario);
        if (missA != missB)
            return missA < missB;
    }
    if (!a.figures.isSafe())
        return a.figures.peak < b.figures.peak;
    return a.figures.tokensPerSecondPerGpu > b.figures.tokensPerSecondPerGpu;
}

/// Whether the path goes on from there.
bool isWorthTaking(const AdviceRule& rule, const Stand& now, const Tried& best)
{
    if (now.figures.isSafe() && !best.figures.isSafe())
        return false;
    if (!now.figures.isSafe())
        return best.figures.isSafe() || best.figures.peak < now.figures.peak;
    if (rule.step == AdviceStep::Fit)
        return false;
    if (rule.target) {
        const double miss = missOf(*rule.target, best.scenario);
        const double missNow = missOf(*rule.target, now.estimate.scenario());
        if (miss != missNow)
            return miss < missNow;
    }
    return speedUp(now.figures, best.figures).value_or(0) >= kLeastGain;
}

AdviceOutcome outcomeOf(const AdviceRule& rule, const Stand& now, const Tried& best)
{
    const Scenario& present = now.estimate.scenario();
    if (changesBetween(withStatedStages(present, launcherOf(frameworkOf(present.training))), best.scenario).empty())
        return AdviceOutcome::AlreadySo;
    if (isWorthTaking(rule, now, best))
        return AdviceOutcome::Taken;
    if (rule.step == AdviceStep::Fit && now.figures.isSafe() && best.figures.isSafe())
        return AdviceOutcome::NotNeeded;
    return best.figures.fits ? AdviceOutcome::NotBetter : AdviceOutcome::DoesNotFit;
}

class Path {
public:
    Path(const Estimate& estimate, const AdviceRules& rules, std::stop_token stop)
        : m_rules(rules),
          m_start(estimate),
          m_now{estimate, figuresOf(estimate)},
          m_plans(estimate, stop),
          m_gpuRich(isGpuRich(estimate, std::move(stop)))
    {
    }

    Advice walked(const std::vector<NamedPlan>& beside)
    {
        Advice advice;
        advice.gpuRich = m_gpuRich;
        advice.findings = m_start.findings();
        advice.start = m_start.scenario();
        advice.before = m_now.figures;
        for (const auto& [step, name] : EnumNames<AdviceStep>::names)
            advice.steps.push_back(stepOf(step));
        advice.end = m_now.estimate.scenario();
        advice.after = m_now.figures;
        addRecipes(advice, beside);
        return advice;
    }

private:
    StepAdvice stepOf(AdviceStep step)
    {
        StepAdvice advice{step, {}, m_now.figures, {}};
        for (const AdviceRule& rule : m_rules.rules) {
            if (rule.step != step || m_plans.isStopped())
                continue;
            if (std::optional<Decision> decision = decided(rule))
                advice.decisions.push_back(*std::move(decision));
        }
        advice.after = m_now.figures;
        return advice;
    }

    [[nodiscard]] std::vector<CheckedFact> checked(const std::vector<Condition>& when, const Estimate& estimate, Fit fit) const
    {
        std::vector<CheckedFact> facts;
        for (const Condition& condition : when)
            facts.push_back({condition, valueOf(condition.fact, estimate, fit, m_gpuRich)});
        return facts;
    }

    /// Empty where it was stopped before all of the rule's plans were tried.
    std::optional<Decision> decided(const AdviceRule& rule)
    {
        Decision decision;
        decision.rule = rule;
        decision.because = checked(rule.when, m_now.estimate, m_now.figures.fit);
        if (!std::all_of(decision.because.begin(), decision.because.end(), [](const CheckedFact& fact) { return fact.holds(); }))
            return decision;
        decision.outcome = AdviceOutcome::Remark;
        if (rule.techniques.empty())
            return decision;
        const std::optional<Tried> best = bestOf(decision);
        if (m_plans.isStopped())
            return std::nullopt;
        decision.outcome = best ? outcomeOf(rule, m_now, *best) : AdviceOutcome::NotPossible;
        if (best)
            goOn(decision, *best);
        return decision;
    }

    std::optional<Tried> bestOf(Decision& decision)
    {
        std::optional<Tried> best;
        for (const Technique& technique : decision.rule.techniques) {
            for (Scenario& plan : plansOf(technique, m_now.estimate.scenario(), decision.rule.target)) {
                const std::optional<Tried> tried = m_plans.tried(std::move(plan));
                decision.tried += tried.has_value();
                if (tried && (!best || isBetter(decision.rule, *tried, *best))) {
                    best = tried;
                    decision.technique = technique.name;
                }
            }
        }
        return best;
    }

    void goOn(Decision& decision, const Tried& best)
    {
        decision.before = m_now.figures;
        decision.after = best.figures;
        decision.change = changesBetween(m_start.scenario(), best.scenario);
        decision.turned = changesBetween(m_now.estimate.scenario(), best.scenario);
        if (decision.outcome != AdviceOutcome::Taken)
            return;
        Result<Estimate> made = estimate(best.scenario);
        if (made)
            m_now = {std::move(made).value(), best.figures};
    }

    void addRecipes(Advice& advice, const std::vector<NamedPlan>& beside)
    {
        for (const NamedPlan& plan : beside) {
            // Its findings are reported by their own source.
            const Result<Estimate> made = estimate(plan.scenario);
            const bool isKnown = made && made->isLegal();
            advice.recipes.push_back(
                recipe(plan.name, {}, plan.source,
                       isKnown ? std::optional(Tried{{}, plan.scenario, figuresOf(*made, m_start.memoryBand())}) : std::nullopt));
        }
        for (const AdviceRecipe& each : m_rules.recipes) {
            const std::vector<CheckedFact> facts = checked(each.when, m_start, m_start.fit());
            if (m_plans.isStopped() || !std::all_of(facts.begin(), facts.end(), [](const CheckedFact& fact) { return fact.holds(); }))
                continue;
            AdviceRule rule;
            std::optional<Tried> best;
            for (Scenario& plan : plansOf(each.plan, m_start.scenario())) {
                const std::optional<Tried> tried = m_plans.tried(std::move(plan));
                if (tried && (!best || isBetter(rule, *tried, *best)))
                    best = tried;
            }
            if (!m_plans.isStopped())
                advice.recipes.push_back(recipe(each.name, each.says, each.source, best));
        }
    }

    [[nodiscard]] RecipeOutcome recipe(std::string name, std::string says, std::string source, const std::optional<Tried>& tried) const
    {
        RecipeOutcome outcome{std::move(name), std::move(says), std::move(source), {}, {}, {}};
        if (tried) {
            outcome.scenario = tried->scenario;
            outcome.change = changesBetween(m_start.scenario(), tried->scenario);
            outcome.figures = tried->figures;
        }
        return outcome;
    }

    const AdviceRules& m_rules;
    const Estimate m_start;
    Stand m_now;
    TriedPlans m_plans;
    const bool m_gpuRich;
};

}  // namespace

Advice advise(const Estimate& estimate, const AdviceRules& rules, const std::vector<NamedPlan>& beside, std::stop_token stop)
{
    return Path(estimate, rules, std::move(stop)).walked(beside);
}

}  // namespace shardscope
