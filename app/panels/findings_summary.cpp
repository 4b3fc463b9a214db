// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/findings_summary.h"

#include <algorithm>

#include "app/panels/findings_line.h"
#include "app/search/cure_text.h"
#include "core/estimate/estimate.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

int countOf(const QList<FindingRow>& rows, Standing standing)
{
    return static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [standing](const FindingRow& row) { return row.standing == standing; }));
}

}  // namespace

QString findingCounts(const QList<FindingRow>& rows)
{
    QStringList counts;
    if (const int errors = countOf(rows, Standing::Error); errors > 0)
        counts << FindingsLine::tr("%n error(s)", nullptr, errors);
    if (const int warnings = countOf(rows, Standing::Warning); warnings > 0)
        counts << FindingsLine::tr("%n warning(s)", nullptr, warnings);
    if (const int hints = countOf(rows, Standing::Hint); hints > 0)
        counts << FindingsLine::tr("%n hint(s)", nullptr, hints);
    return counts.isEmpty() ? tr("No findings") : counts.join(tr(", ", "between parts of a list"));
}

Standing worstOf(const QList<FindingRow>& rows)
{
    for (const Standing standing : {Standing::Error, Standing::Warning, Standing::Hint}) {
        if (countOf(rows, standing) > 0)
            return standing;
    }
    return Standing::Good;
}

QString bestFixText(const Estimate& estimate, const Cures& cures)
{
    if (!cures.remedies.empty()) {
        const std::vector<FieldChange>& changes = cures.remedies.front().changes;
        const QString fix = tr("to fit: %1", "what has to be changed").arg(changesText(changes));
        const QString training = trainingText(changes);
        return training.isEmpty() ? fix : tr("%1 (%2)", "a change, a remark").arg(fix, training);
    }
    const std::vector<FieldChange>* best = nullptr;
    double gain = 0;
    const auto offer = [&](const std::vector<FieldChange>& changes, const Figures& before, const Figures& after) {
        const double faster = speedUp(before, after).value_or(0);
        if (!after.legal || (before.fits && !after.fits) || faster <= gain)
            return;
        gain = faster;
        best = &changes;
    };
    for (std::size_t i = 0; i < cures.fixes.size(); ++i) {
        if (cures.fixes[i] && estimate.findings()[i].severity == Severity::Hint)
            offer(cures.fixes[i]->changes, cures.fixes[i]->before, cures.fixes[i]->after);
    }
    for (const Waste& waste : cures.wastes)
        offer(waste.changes, waste.before, waste.after);
    return best ? tr("best: %1, %2 faster", "what to change, a percentage").arg(changesText(*best), percentText(gain)) : QString();
}

}  // namespace shardscope
