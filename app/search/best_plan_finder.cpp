// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/best_plan_finder.h"

#include "app/document/document.h"
#include "app/search/search_question.h"

namespace shardscope {

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
    m_job.start([request, known = m_found](const JobContext& context) { return bestPlanOf(request, known, context.stopToken()); },
                [this, asked](const std::optional<BestPlan>& best) {
                    m_best = best;
                    m_asked = asked;
                    m_found = best ? best->search : nullptr;
                    Q_EMIT changed();
                });
}

void BestPlanFinder::apply()
{
    if (m_best && m_best->plan)
        m_document.replace(withFoundPlan(m_document.scenario(), m_best->plan->scenario.plan), tr("apply the best plan"));
}

}  // namespace shardscope
