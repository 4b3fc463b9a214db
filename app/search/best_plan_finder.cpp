// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/best_plan_finder.h"

#include "app/document/document.h"
#include "app/search/search_question.h"
#include "app/search/timed_search.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/search/own_framework.h"

namespace shardscope {
namespace {

constexpr std::chrono::seconds kPatience{10};

/// The best plan with what it was found in.
struct Found {
    BestPlan best;
    std::shared_ptr<const SearchResult> result;
};

std::shared_ptr<const SearchResult> searched(const SearchRequest& request, const std::stop_token& stop)
{
    Result<SearchResult> result = timedSearch(request, kPatience, stop);
    return result ? std::make_shared<const SearchResult>(std::move(result).value()) : nullptr;
}

/// Looks for the best plan, unless `known` answers the same question. With switches turned that a search keeps another plan may be the
/// best, so the question is asked again with these: what is taken over is then the best of its own search, too. Empty where there is no
/// estimate.
std::optional<Found> bestAsStated(SearchRequest request, std::shared_ptr<const SearchResult> known, const std::stop_token& stop)
{
    constexpr int kMostRounds = 4;
    const Result<Estimate> present = estimate(request.scenario, measuredEvidence());
    known = known ? std::move(known) : searched(request, stop);
    if (!present || !known)
        return std::nullopt;
    Found found{{std::nullopt, figuresOf(*present), isRun(request.scenario, request.target), !known->stopped, known->tightBest}, known};
    std::optional<Estimate> from = *present;
    for (int round = 0; known && round < kMostRounds && !stop.stop_requested(); ++round) {
        const std::optional<Plan> plan = known->plans.empty() ? std::nullopt : std::optional(known->plans.front().plan);
        std::optional<LeanPlan> best = fastestOf(*from, plan, measuredEvidence(), stop, {request.fixed, request.target});
        found.best.isProven = found.best.isProven && !known->stopped;
        if (!best)
            break;
        found.best.plan = best;
        const std::string asked = questionKey(request);
        request.scenario = std::move(best->scenario);
        Result<Estimate> next = estimate(request.scenario, measuredEvidence());
        if (!next || questionKey(request) == asked)
            break;
        from = std::move(next).value();
        known = searched(request, stop);
    }
    return found;
}

/// Where nothing fits with the states on the GPUs, with those of the optimizer on the host. `plan.offload` is not locked by anybody, but
/// may be by a launcher's rules, which the search keeps.
std::optional<Found> bestOf(const SearchRequest& request, std::shared_ptr<const SearchResult> known, const std::stop_token& stop)
{
    std::optional<Found> found = bestAsStated(request, std::move(known), stop);
    const bool isOpen = request.scenario.plan.offload == Offload::None && !request.fixed.contains("plan.offload");
    if (!found || found->best.plan || !found->best.isProven || !isOpen || stop.stop_requested())
        return found;
    SearchRequest onHost = request;
    onHost.scenario.plan.offload = Offload::Optimizer;
    const std::shared_ptr<const SearchResult> result = searched(onHost, stop);
    const Result<Estimate> present = estimate(onHost.scenario, measuredEvidence());
    if (!result || result->plans.empty() || !present)
        return found;
    found->best.plan = fastestOf(*present, result->plans.front().plan, measuredEvidence(), stop, {request.fixed, request.target});
    found->best.isProven = !result->stopped;
    if (result->tightBest)
        found->best.tight = result->tightBest;
    return found;
}

}  // namespace

std::optional<double> BestPlan::gain() const
{
    return plan && present.fits && isPresentRun ? speedUp(present, plan->figures) : std::nullopt;
}

std::optional<BestPlan> bestPlanOf(const SearchRequest& request, const std::stop_token& stop)
{
    const std::optional<Found> found = bestOf(request, nullptr, stop);
    return found ? std::optional(found->best) : std::nullopt;
}

BestPlanFinder::BestPlanFinder(Document& document, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_job(
          this, [](const QString&) {}, JobPriority::Background)
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(kIdle);
    connect(&m_idle, &QTimer::timeout, this, &BestPlanFinder::look);
    connect(&document, &Document::scenarioChanged, this, &BestPlanFinder::wait);
    connect(&document, &Document::locksChanged, this, &BestPlanFinder::wait);
}

void BestPlanFinder::setWanted(bool wanted)
{
    if (wanted == m_isWanted)
        return;
    m_isWanted = wanted;
    if (wanted && m_isOld)
        wait();
    else if (!wanted)
        m_idle.stop();
}

void BestPlanFinder::setTarget(std::optional<Target> target)
{
    if (target == m_target)
        return;
    m_target = target;
    wait();
}

void BestPlanFinder::wait()
{
    m_isOld = true;
    m_job.cancel();
    m_best.reset();
    if (m_isWanted)
        m_idle.start();
    Q_EMIT changed();
}

void BestPlanFinder::look()
{
    m_isOld = false;
    SearchRequest request = searchRequest(m_document.scenario(), {.top = 1, .target = m_target}, m_document.lockedDegrees());
    request.threads = 1;
    std::string asked = questionKey(request);
    if (asked != m_asked)
        m_found.reset();
    m_job.start([request, known = m_found](const JobContext& context) { return bestOf(request, known, context.stopToken()); },
                [this, asked](const std::optional<Found>& found) {
                    m_best = found ? std::optional(found->best) : std::nullopt;
                    m_asked = asked;
                    m_found = found ? found->result : nullptr;
                    Q_EMIT changed();
                });
}

void BestPlanFinder::apply()
{
    if (m_best && m_best->plan)
        m_document.replace(withFoundPlan(m_document.scenario(), m_best->plan->scenario.plan), tr("take over the best plan"));
}

}  // namespace shardscope
