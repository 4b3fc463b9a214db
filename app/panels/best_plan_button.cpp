// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/best_plan_button.h"

#include "app/text/plan_line.h"
#include "app/text/tight_text.h"
#include "widgets/text/numbers.h"

#include <cmath>
#include <utility>

namespace shardscope {
namespace {

constexpr double kSame = 5e-4;  ///< of the throughput: no gain that anyone would change a plan for

/// Adds the gain of a tight plan over the best; it is never chosen automatically.
QString withTight(const QString& tip, const std::optional<BestPlan>& best)
{
    const QString tight = best ? tightText(best->tight) : QString();
    return tight.isEmpty() ? tip : tip + u'\n' + tight;
}

/// The same in sight, as short as the button is.
QString withTightGain(const QString& text, const std::optional<TightBest>& tight)
{
    if (!tight)
        return text;
    if (!tight->gain)
        return BestPlanButton::tr("%1 (tight ones only)", "no plan fits").arg(text);
    return *tight->gain < kSame
               ? text
               : BestPlanButton::tr("%1 (tight: +%2)", "best plan, what a tight one adds to it").arg(text, percentText(*tight->gain));
}

}  // namespace

BestPlanButton::BestPlanButton(Document& document, QWidget* parent) : QPushButton(parent), m_finder(document)
{
    setObjectName(QStringLiteral("bestPlan"));
    connect(&m_finder, &BestPlanFinder::changed, this, &BestPlanButton::tell);
    connect(&m_finder, &BestPlanFinder::changed, this, &BestPlanButton::applyAwaited);
    connect(this, &QPushButton::clicked, &m_finder, &BestPlanFinder::apply);
    tell();
}

void BestPlanButton::applyOnceFound()
{
    m_finder.setWanted(true);
    m_isAwaited = true;
}

void BestPlanButton::applyAwaited()
{
    if (!std::exchange(m_isAwaited, false))
        return;
    const bool isAnswered = !m_finder.isBusy();
    m_finder.setWanted(isVisible());
    if (isEnabled())
        m_finder.apply();
    else if (isAnswered)
        Q_EMIT notApplied();
}

void BestPlanButton::tell()
{
    const std::optional<BestPlan>& best = m_finder.best();
    if (!best || !best->plan) {
        setUsable(false);
        if (!best && m_finder.isBusy())
            say(tr("Best plan: searching…"), {});
        else
            say(tr("No plan fits"), best ? best->tight : std::nullopt);
        setToolTip(withTight(tr("The fastest plan that fits on these GPUs and keeps the locked degrees"), best));
        return;
    }
    const std::optional<double> gain = best->gain();
    const bool isBetter = !gain || *gain > kSame;
    // A tight plan may be faster than any that fits: certainty has a cost.
    const bool isSafer = gain && !isBetter && best->present.fit == Fit::Tight;
    setUsable(isBetter || isSafer);
    const QString change = gain ? percentText(std::abs(*gain)) : QString();
    QString text;
    if (!gain && best->present.fits)
        text = best->isProven ? tr("Best plan that runs") : tr("A plan that runs");
    else if (!gain)
        text = best->isProven ? tr("Best plan that fits") : tr("A plan that fits");
    else if (isSafer)
        text = tr("Fits safely, %1 slower").arg(change);
    else if (isBetter)
        text = best->isProven ? tr("Best plan: %1 faster").arg(change) : tr("A plan: %1 faster").arg(change);
    else
        text = best->isProven ? tr("No faster plan fits") : tr("No faster plan found");
    say(text, best->tight);
    QString line = planLine(best->plan->scenario.plan);
    if (!best->isPresentRun)
        line += u'\n' + tr("The launcher cannot run this plan.");
    if (!best->isProven)
        line += u'\n' + tr("There are too many plans to check them all in the background. The Search view checks every plan.");
    setToolTip(withTight(line, best));
}

/// A disabled button loses the focus to whatever is next; here it stays until the button is usable again.
void BestPlanButton::setUsable(bool usable)
{
    if (!usable && hasFocus() && parentWidget()) {
        m_hasLentFocus = true;
        parentWidget()->setFocus(Qt::OtherFocusReason);
    }
    setEnabled(usable);
    if (usable && std::exchange(m_hasLentFocus, false) && parentWidget()->hasFocus())
        setFocus(Qt::OtherFocusReason);
}

void BestPlanButton::say(const QString& text, const std::optional<TightBest>& tight)
{
    m_text = text;
    m_textWithTight = withTightGain(text, tight);
    fitText();
}

/// Where the button is too narrow for both, the tip alone tells of tight plans.
void BestPlanButton::fitText()
{
    setText(m_textWithTight);
    if (sizeHint().width() > width())
        setText(m_text);
}

void BestPlanButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    fitText();
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
