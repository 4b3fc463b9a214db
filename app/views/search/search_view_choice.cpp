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
#include "app/views/search/variant_page.h"
#include "core/estimate/estimate.h"

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

std::optional<Scenario> SearchView::chosenIn(const Scenario& scenario) const
{
    if (const FoundPlan* found = chosenPlan())
        return withFoundPlan(scenario, found->plan);
    const Variation* variant = areVariantsShown() ? m_variants->chosenRow() : nullptr;
    if (!variant)
        return std::nullopt;
    Scenario after = variant->scenario;
    after.name = scenario.name;
    if (!scenario.plan.dp)
        after.plan.dp.reset();
    return after;
}

void SearchView::applyChosen()
{
    if (!estimate() || !chosenIn(estimate()->scenario()))
        return;
    Q_EMIT editRequested([this](Document& document) {
        if (std::optional<Scenario> after = chosenIn(document.scenario()))
            document.replace(*std::move(after),
                             areVariantsShown() ? tr("apply a variant from the search") : tr("apply a plan from the search"));
    });
}

void SearchView::compareChosen()
{
    if (!estimate() || !chosenIn(estimate()->scenario()))
        return;
    Q_EMIT editRequested([this](Document& document) {
        if (const std::optional<Scenario> after = chosenIn(document.scenario()))
            document.setPinned(std::make_shared<const Scenario>(*after));
    });
    Q_EMIT placeRequested({QStringLiteral("compare")});
}

void SearchView::explainChosen()
{
    const std::optional<Scenario> chosen = estimate() ? chosenIn(m_searched ? *m_searched : estimate()->scenario()) : std::nullopt;
    if (chosen)
        requestDerivation(QStringLiteral("/time/step_s"), *chosen);
}

}  // namespace shardscope
