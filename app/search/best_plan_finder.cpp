// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/best_plan_finder.h"

#include "app/document/document.h"
#include "app/search/search_question.h"
#include "core/estimate/estimate.h"

namespace shardscope {
namespace {

/// The best plan, looked for unless `known` answers the same question.
std::optional<BestPlan> bestOf(const SearchRequest& request, std::optional<FoundPlan> known, std::stop_token stop)
{
    if (!known) {
        const Result<SearchResult> result = search(request, {}, std::move(stop));
        if (!result || result->stopped || result->plans.empty())
            return std::nullopt;
        known = result->plans.front();
    }
    const Result<Estimate> present = estimate(request.scenario);
    return BestPlan{*std::move(known), present ? figuresOf(*present) : Figures()};
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
    SearchRequest request = searchRequest(m_document.scenario(), {.top = 1}, m_document.lockedDegrees());
    request.threads = 1;
    std::string asked = questionKey(request);
    if (asked != m_asked)
        m_found.reset();
    m_job.start([request, known = m_found](const JobContext& context) { return bestOf(request, known, context.stopToken()); },
                [this, asked](const std::optional<BestPlan>& best) {
                    m_best = best;
                    m_asked = asked;
                    m_found = best ? std::optional(best->found) : std::nullopt;
                    Q_EMIT changed();
                });
}

void BestPlanFinder::apply()
{
    m_document.replace(withFoundPlan(m_document.scenario(), m_best->found.plan), tr("take over the best plan"));
}

}  // namespace shardscope
