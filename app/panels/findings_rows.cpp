// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "app/panels/findings_panel.h"
#include "app/search/cure_text.h"
#include "app/text/core_text.h"
#include "app/text/launcher_name.h"
#include "core/estimate/estimate.h"

/// The rows of the findings panel.
namespace shardscope {
namespace {

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

/// Says where a change turns a field that the best plan leaves as it is: the best plan's button may promise less.
QString fixText(const FixEffect& fix)
{
    const QString beyond = speedUp(fix.before, fix.after).value_or(0) > 0 ? beyondBestPlanText(fix.changes) : QString();
    const QString effect = effectText(fix.before, fix.after);
    return beyond.isEmpty() ? effect : effect + QStringLiteral(", ") + beyond;
}

QString leadOf(const std::vector<Remedy>& remedies)
{
    if (remedies.empty())
        return FindingsPanel::tr("Changing up to three settings does not make this plan fit.");
    return remedies.back().training == TrainingChange::None
               ? FindingsPanel::tr("Changes that make this plan fit: safe ones first, then by speed")
               : FindingsPanel::tr("Changes that make this plan fit: first those that keep the training, then those that change it");
}

FindingRow rowOfWaste(const Waste& waste)
{
    return {Standing::Hint, coreText(traitsOf(waste.setting).waste), true, changesText(waste.changes),
            effectText(waste.before, waste.after)};
}

}  // namespace

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

FindingRow FindingsPanel::rowOf(std::size_t index) const
{
    const Finding& finding = m_estimate->findings()[index];
    FindingRow row{
        standingOf(finding.severity), findingSentence(finding), !subjectOf(finding).isEmpty() || !evidenceOf(finding).view.isEmpty(), {}};
    if (isCured(finding)) {
        row.lead = tr("Searching for changes that make this plan fit …");
        if (m_cures)
            row.lead = leadOf(m_cures->remedies);
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
            row.effect = tr("Not worthwhile: %1 (%2)", "what would end a hint, its effect").arg(changesText(fix->changes), effect);
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

/// Puts errors first; then improvements, the largest gain first, whether hints of rules or wasted settings.
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

}  // namespace shardscope
