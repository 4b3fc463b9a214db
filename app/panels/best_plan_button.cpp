// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/best_plan_button.h"

#include "app/search/plan_line.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

constexpr double kSame = 5e-4;  ///< of the throughput: no gain that anyone would change a plan for

}  // namespace

BestPlanButton::BestPlanButton(Document& document, QWidget* parent) : QPushButton(parent), m_finder(document)
{
    setObjectName(QStringLiteral("bestPlan"));
    connect(&m_finder, &BestPlanFinder::changed, this, &BestPlanButton::tell);
    connect(this, &QPushButton::clicked, &m_finder, &BestPlanFinder::apply);
    tell();
}

void BestPlanButton::tell()
{
    const std::optional<BestPlan>& best = m_finder.best();
    if (!best) {
        setEnabled(false);
        setText(m_finder.isBusy() ? tr("Best plan: looking…") : tr("No plan fits"));
        setToolTip(tr("The fastest plan that fits on these GPUs, with the locked degrees as they are"));
        return;
    }
    const std::optional<double> gain = best->gain();
    const bool isBetter = !gain || *gain > kSame;
    setEnabled(isBetter);
    const QString better = isBetter && gain ? percentText(*gain) : QString();
    if (best->isProven)
        setText(!gain ? tr("Best plan that fits") : isBetter ? tr("Best plan +%1").arg(better) : tr("No plan is faster"));
    else
        setText(!gain ? tr("A plan that fits") : isBetter ? tr("A plan +%1").arg(better) : tr("None found faster"));
    const QString line = planLine(best->found.plan);
    setToolTip(best->isProven ? line
                              : tr("%1\nThere are too many plans to look at all in the background: the Search view does.").arg(line));
}

void BestPlanButton::showEvent(QShowEvent* event)
{
    m_finder.setWanted(true);
    QPushButton::showEvent(event);
}

void BestPlanButton::hideEvent(QHideEvent* event)
{
    m_finder.setWanted(false);
    QPushButton::hideEvent(event);
}

}  // namespace shardscope
