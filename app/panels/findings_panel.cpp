// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/findings_panel.h"

#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <numeric>

#include "app/document/edit_command.h"
#include "app/search/cure_text.h"
#include "app/text/core_text.h"
#include "app/text/launcher_name.h"
#include "app/text/parameter_text.h"
#include "core/estimate/estimate.h"
#include "core/plan/check_plan.h"
#include "core/plan/plan_rule.h"
#include "widgets/controls/card.h"

namespace shardscope {
namespace {

/// While a slider moves nothing is tried.
constexpr std::chrono::milliseconds kRest(60);

Standing standingOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return Standing::Error;
    case Severity::Warning:
        return Standing::Warning;
    case Severity::Hint:
        return Standing::Hint;
    }
    return Standing::Plain;
}

bool isCured(const Finding& finding) { return finding.id == "out-of-memory"; }

/// Nobody is asked to follow a hint that makes a plan slower, or too large.
bool isWorse(const Figures& before, const Figures& after)
{
    return (before.legal && !after.legal) || (before.fits && !after.fits) || speedUp(before, after).value_or(0) < 0;
}

/// "Set tensor parallel 16 → 8"; of several fields the first names it, the others follow from it or come with it.
QString undoText(const std::vector<FieldChange>& changes, const Scenario& before)
{
    const Scenario after = withChanges(before, changes);
    QStringList texts;
    for (const FieldChange& change : changes)
        texts << editText(toText(change.parameter->path), before, after);
    return texts.join(QStringLiteral(", "));
}

/// Says where a change turns a field that the best plan leaves as it is: the best plan's button may promise less.
QString fixText(const FixEffect& fix)
{
    const QString beyond = speedUp(fix.before, fix.after).value_or(0) > 0 ? beyondBestPlanText(fix.changes) : QString();
    const QString effect = effectText(fix.before, fix.after);
    return beyond.isEmpty() ? effect : effect + QStringLiteral(", ") + beyond;
}

FindingRow rowOfWaste(const Waste& waste)
{
    return {Standing::Hint, coreText(traitsOf(waste.setting).waste), true, changesText(waste.changes),
            effectText(waste.before, waste.after)};
}

}  // namespace

QString subjectOf(const Finding& finding)
{
    if (!finding.nearest.empty())
        return QString::fromStdString(finding.nearest.front().first);
    const PlanRule* rule = ruleCalled(finding.id);
    return !rule || rule->knobs.empty() ? QString() : toText(rule->knobs.front().path);
}

FindingsPanel::FindingsPanel(QWidget* parent)
    : QWidget(parent),
      m_card(new Card(tr("Findings"), tr("What is wrong, and what could be better?"))),
      m_list(new FindingList),
      m_job(
          this, [this](const QString& problem) { Q_EMIT failed(problem); }, JobPriority::Background)
{
    setObjectName(QStringLiteral("findings"));
    m_list->setEmptyText(tr("There is no estimate."));
    m_list->setFindings({});
    m_card->setBody(m_list);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &FindingsPanel::findCures);
    connect(m_list, &FindingList::showRequested, this, [this](int row) { showRow(static_cast<std::size_t>(row)); });
    connect(m_list, &FindingList::fixRequested, this, [this](int row) { fixRow(static_cast<std::size_t>(row)); });
    connect(m_list, &FindingList::cureRequested, this, [this](int, int cure) {
        const std::vector<FieldChange>& changes = m_cures->remedies[static_cast<std::size_t>(cure)].changes;
        Q_EMIT changeRequested(changes, undoText(changes, m_estimate->scenario()));
    });
}

void FindingsPanel::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_estimate = std::move(estimate);
    rest();
}

void FindingsPanel::setTarget(std::optional<Target> target)
{
    if (m_target == target)
        return;
    m_target = target;
    rest();
}

void FindingsPanel::setBrief(bool brief)
{
    if (m_isBrief == brief)
        return;
    m_isBrief = brief;
    rest();
}

void FindingsPanel::checkTarget()
{
    m_ofTarget.clear();
    if (!m_target || !m_estimate)
        return;
    const std::vector<Finding>& known = m_estimate->findings();
    for (Finding& finding : checkPlan(m_estimate->scenario(), m_target)) {
        if (m_isBrief && finding.severity != Severity::Error)
            continue;
        const bool isKnown = std::any_of(known.begin(), known.end(), [&](const Finding& each) { return each.id == finding.id; });
        if (!isKnown)
            m_ofTarget.push_back(std::move(finding));
    }
}

bool FindingsPanel::isTold(const Finding& finding) const { return !m_isBrief || finding.severity == Severity::Error; }

bool FindingsPanel::hasFindings() const
{
    if (!m_estimate || !m_ofTarget.empty())
        return m_estimate != nullptr;
    return std::any_of(m_estimate->findings().begin(), m_estimate->findings().end(), [this](const Finding& each) { return isTold(each); });
}

FindingRow FindingsPanel::rowOfTarget(std::size_t index) const
{
    const Finding& finding = m_ofTarget[index];
    FindingRow row{standingOf(finding.severity),
                   tr("%1: %2", "a launcher, what its rules find").arg(launcherName(*m_target), findingSentence(finding)),
                   !subjectOf(finding).isEmpty(),
                   {}};
    if (const FixEffect* const fix = fixOfTarget(index)) {
        row.fix = changesText(fix->changes);
        row.effect = fixText(*fix);
    }
    return row;
}

/// Null where there is none, or it is not known yet.
const FixEffect* FindingsPanel::fixOfTarget(std::size_t index) const
{
    const bool isKnown = m_cures && index < m_cures->fixesOfTarget.size() && m_cures->fixesOfTarget[index];
    return isKnown ? &*m_cures->fixesOfTarget[index] : nullptr;
}

void FindingsPanel::setLockedDegrees(const QSet<QString>& locked)
{
    m_locked = locked;
    rest();
}

/// Rests: what is known is of another estimate; of this one it is found when no other comes.
void FindingsPanel::rest()
{
    m_job.cancel();
    // From one move of a slider to the next the rows lose what can be done, and get it again.
    if (m_cures && isVisible())
        m_list->holdHeight(true);
    m_cures.reset();
    m_isOld = true;
    checkTarget();
    if (isVisible())
        refresh();
    if (!m_estimate || hasFindings() || m_isBrief)
        setIsEmpty(!hasFindings());
    // Of one that hides because it has nothing to say it has to be known when it has.
    if (m_estimate && (isVisible() || m_isEmpty))
        m_rest.start(kRest);
    else
        m_rest.stop();
}

void FindingsPanel::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    if (m_estimate && !m_cures && !m_rest.isActive())
        m_rest.start(kRest);
    QWidget::showEvent(event);
}

void FindingsPanel::findCures()
{
    m_job.start(
        [estimate = m_estimate, ofTarget = TargetFindings{m_target, m_ofTarget}, locked = m_locked](const JobContext& context) {
            return std::make_shared<const Cures>(curesOf(*estimate, ofTarget, locked, context.stopToken()));
        },
        [this](const std::shared_ptr<const Cures>& cures) {
            m_cures = cures;
            m_list->holdHeight(false);
            setIsEmpty(!hasFindings() && (m_isBrief || cures->wastes.empty()));
            refresh();
        });
}

void FindingsPanel::setIsEmpty(bool isEmpty)
{
    const bool isOther = m_isEmpty != isEmpty;
    m_isEmpty = isEmpty;
    if (isHidden() != isEmpty)
        setVisible(!isEmpty);
    if (isOther)
        Q_EMIT emptyChanged(isEmpty);
}

FindingRow FindingsPanel::rowOf(std::size_t index) const
{
    const Finding& finding = m_estimate->findings()[index];
    FindingRow row{
        standingOf(finding.severity), findingSentence(finding), !subjectOf(finding).isEmpty() || !evidenceOf(finding).view.isEmpty(), {}};
    if (isCured(finding)) {
        row.lead = tr("Looking for changes that make this plan fit …");
        if (m_cures)
            row.lead = m_cures->remedies.empty() ? tr("No change of up to three settings makes this plan fit.")
                                                 : tr("Changes that make this plan fit: safe ones first, the fastest first");
    }
    if (!m_cures)
        return row;
    if (isCured(finding)) {
        for (const Remedy& remedy : m_cures->remedies)
            row.cures << cureRowOf(remedy);
    }
    if (const std::optional<FixEffect>& fix = m_cures->fixes[index]) {
        const QString effect = fixText(*fix);
        if (finding.severity == Severity::Hint && isWorse(fix->before, fix->after)) {
            row.effect = tr("No gain if you %1: %2", "what would end a hint, its effect").arg(changesText(fix->changes), effect);
        } else {
            row.fix = changesText(fix->changes);
            row.effect = effect;
        }
    }
    return row;
}

QList<FindingRow> FindingsPanel::rows() const
{
    QList<FindingRow> rows;
    if (!m_estimate)
        return rows;
    for (std::size_t index = 0; index < m_ofTarget.size(); ++index)
        rows << rowOfTarget(index);
    for (const std::size_t told : order())
        rows << (told < m_estimate->findings().size() ? rowOf(told) : rowOfWaste(wasteAt(told)));
    return rows;
}

const Waste& FindingsPanel::wasteAt(std::size_t told) const { return m_cures->wastes[told - m_estimate->findings().size()]; }

/// By how much faster it would be without; 0: it is no hint, nothing ends it, or that is not known yet.
double FindingsPanel::gainOf(std::size_t told) const
{
    if (told >= m_estimate->findings().size())
        return wasteAt(told).gain();
    if (!m_cures || m_estimate->findings()[told].severity != Severity::Hint || !m_cures->fixes[told])
        return 0;
    return std::max(0.0, speedUp(m_cures->fixes[told]->before, m_cures->fixes[told]->after).value_or(0));
}

/// Puts first what is wrong; then what could be better, the largest gain first, whether a rule hints at it or a setting is wasted.
std::vector<std::size_t> FindingsPanel::order() const
{
    const std::size_t findings = m_estimate->findings().size();
    std::vector<std::size_t> told(findings + (m_cures && !m_isBrief ? m_cures->wastes.size() : 0));
    std::iota(told.begin(), told.end(), std::size_t{0});
    told.erase(std::remove_if(told.begin(), told.end(),
                              [&](std::size_t each) { return each < findings && !isTold(m_estimate->findings()[each]); }),
               told.end());
    const auto isHint = [&](std::size_t each) { return each >= findings || m_estimate->findings()[each].severity == Severity::Hint; };
    std::stable_sort(told.begin(), told.end(),
                     [&](std::size_t a, std::size_t b) { return isHint(a) != isHint(b) ? isHint(b) : isHint(a) && gainOf(a) > gainOf(b); });
    return told;
}

void FindingsPanel::refresh()
{
    m_isOld = false;
    m_list->setEmptyText(m_estimate ? tr("Every rule is kept.") : tr("There is no estimate."));
    const QList<FindingRow> now = rows();
    // Rows that stay keep the keyboard and cost nothing.
    if (now == m_shown && !now.isEmpty())
        return;
    m_shown = now;
    m_list->setFindings(now);
}

void FindingsPanel::showRow(std::size_t row)
{
    if (row < m_ofTarget.size()) {
        const ViewPlace evidence = evidenceOf(m_ofTarget[row]);
        if (evidence.view.isEmpty())
            Q_EMIT showRequested(subjectOf(m_ofTarget[row]));
        else
            Q_EMIT placeRequested(evidence);
        return;
    }
    const std::size_t findings = m_estimate->findings().size();
    const std::size_t told = order()[row - m_ofTarget.size()];
    const ViewPlace place = told < findings ? evidenceOf(m_estimate->findings()[told]) : evidenceOf(wasteAt(told), *m_estimate);
    // What is written nowhere but in a control is shown there.
    if (place.view.isEmpty())
        Q_EMIT showRequested(subjectOf(m_estimate->findings()[told]));
    else
        Q_EMIT placeRequested(place);
}

void FindingsPanel::fixRow(std::size_t row)
{
    if (row < m_ofTarget.size())
        return change(fixOfTarget(row)->changes);
    const std::size_t findings = m_estimate->findings().size();
    const std::size_t told = order()[row - m_ofTarget.size()];
    change(told < findings ? m_cures->fixes[told]->changes : wasteAt(told).changes);
}

void FindingsPanel::change(const std::vector<FieldChange>& changes)
{
    Q_EMIT changeRequested(changes, undoText(changes, m_estimate->scenario()));
}

}  // namespace shardscope
