// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/best_plan_finder.h"

#include "app/document/document.h"
#include "app/search/search_question.h"
#include "app/search/timed_search.h"
#include "core/estimate/estimate.h"

namespace shardscope {
namespace {

constexpr std::chrono::seconds kPatience{10};

/// The best plan, looked for unless `known` answers the same question.
std::optional<BestPlan> bestOf(const SearchRequest& request, const std::optional<BestPlan>& known, std::stop_token stop)
{
    const Result<Estimate> present = estimate(request.scenario);
    const Figures figures = present ? figuresOf(*present) : Figures();
    if (known)
        return BestPlan{known->found, figures, known->isProven};
    const Result<SearchResult> result = timedSearch(request, kPatience, std::move(stop));
    if (!result || result->plans.empty())
        return std::nullopt;
    return BestPlan{result->plans.front(), figures, !result->stopped};
}

}  // namespace

std::optional<double> BestPlan::gain() const
{
    if (!present.fits || !present.tokensPerSecondPerGpu)
        return std::nullopt;
    return found.figures.tokensPerSecondPerGpu / *present.tokensPerSecondPerGpu - 1;
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
                [this, asked](const std::optional<BestPlan>& best) {
                    m_best = best;
                    m_asked = asked;
                    m_found = best;
                    Q_EMIT changed();
                });
}

void BestPlanFinder::apply()
{
    m_document.replace(withFoundPlan(m_document.scenario(), m_best->found.plan), tr("take over the best plan"));
}

}  // namespace shardscope
