// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTableView>

#include <algorithm>

#include "app/document/document.h"
#include "app/text/plan_line.h"
#include "app/views/search/plan_details.h"
#include "app/views/search/plan_order.h"
#include "app/views/search/plan_table_model.h"
#include "app/views/search/search_picture.h"
#include "app/views/search/search_view.h"

namespace shardscope {

const FoundPlan* SearchView::chosenPlan() const { return m_chosen < 0 ? nullptr : &m_model->plan(m_chosen); }

void SearchView::choose(int plan)
{
    if (plan == m_chosen || plan >= m_model->rowCount())
        return;
    m_chosen = plan;
    m_picture->setSelected(plan < 0 ? -1 : static_cast<int>(SearchCurve::Plans), plan);
    const QModelIndex index = plan >= 0 ? m_order->mapFromSource(m_model->index(plan, 0)) : QModelIndex();
    if (index.isValid() && m_table->currentIndex().row() != index.row())
        m_table->setCurrentIndex(index);
    showDetails();
}

/// A point of the front may be beyond the plans that are listed.
void SearchView::choosePoint(int curve, int point)
{
    if (curve == static_cast<int>(SearchCurve::Plans))
        return choose(point);
    if (curve != static_cast<int>(SearchCurve::Front))
        return;
    const Plan& plan = m_result->pareto[static_cast<std::size_t>(point)].plan;
    const auto found =
        std::find_if(m_result->plans.begin(), m_result->plans.end(), [&plan](const FoundPlan& one) { return one.plan == plan; });
    if (found != m_result->plans.end())
        choose(static_cast<int>(found - m_result->plans.begin()));
}

void SearchView::showDetails()
{
    const FoundPlan* found = chosenPlan();
    if (!found)
        return m_details->setPlan({}, {});
    const QString line = planLine(found->plan);
    if (m_chosen == 0)
        return m_details->setPlan(line, tr("This is the best plan found."));
    const QString why = lossText(found->losses);
    m_details->setPlan(line, why.isEmpty() ? QString() : tr("Worse than the best plan: %1").arg(why));
    if (!why.isEmpty())
        return;
    m_lossJob.start(
        [scenario = m_searched, first = m_model->plan(0).plan, other = found->plan] { return lossesOf(*scenario, first, other); },
        [this, line, of = m_chosen](const Result<PlanLosses>& losses) {
            if (of == m_chosen && losses && !lossText(*losses).isEmpty())
                m_details->setPlan(line, tr("Worse than the best plan: %1").arg(lossText(*losses)));
        });
}

void SearchView::applyChosen()
{
    if (const FoundPlan* found = chosenPlan()) {
        Q_EMIT editRequested([plan = found->plan](Document& document) {
            document.replace(withFoundPlan(document.scenario(), plan), tr("apply a plan from the search"));
        });
    }
}

void SearchView::compareChosen()
{
    if (const FoundPlan* found = chosenPlan()) {
        Q_EMIT editRequested([plan = found->plan](Document& document) {
            document.setPinned(std::make_shared<const Scenario>(withFoundPlan(document.scenario(), plan)));
        });
        Q_EMIT placeRequested({QStringLiteral("compare")});
    }
}

void SearchView::explainChosen()
{
    if (const FoundPlan* found = chosenPlan())
        requestDerivation(QStringLiteral("/time/step_s"), withFoundPlan(*m_searched, found->plan));
}

}  // namespace shardscope
