// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/findings_panel.h"

#include <QVBoxLayout>

#include <algorithm>

#include "app/text/parameter_text.h"
#include "app/views/base/core_text.h"
#include "core/plan/plan_rule.h"
#include "widgets/controls/card.h"
#include "widgets/controls/finding_list.h"
#include "widgets/theme/theme.h"

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

/// As the field takes it: a finding's numbers are all doubles.
Value valueFor(const Parameter& parameter, const NearestValue& nearest)
{
    if (const auto* flag = std::get_if<bool>(&nearest))
        return *flag;
    if (const auto* word = std::get_if<std::string>(&nearest))
        return *word;
    const double number = std::get<double>(nearest);
    if (parameter.kind == ParameterKind::Integer)
        return static_cast<std::int64_t>(number);
    return number;
}

}  // namespace

FindingFix fixOf(const Finding& finding)
{
    for (const auto& [path, values] : finding.nearest) {
        const Parameter* parameter = findParameter(path);
        if (parameter && !values.empty())
            return {QString::fromStdString(path), valueFor(*parameter, values.front())};
    }
    return {};
}

QString subjectOf(const Finding& finding)
{
    if (!finding.nearest.empty())
        return QString::fromStdString(finding.nearest.front().first);
    const std::vector<PlanRule>& rules = planRules();
    const auto rule = std::find_if(rules.begin(), rules.end(), [&](const PlanRule& each) { return each.id == finding.id; });
    return rule == rules.end() || rule->knobs.empty() ? QString() : toText(rule->knobs.front().path);
}

FindingsPanel::FindingsPanel(QWidget* parent)
    : QWidget(parent), m_card(new Card(tr("Findings"), tr("What is wrong, and what could be better?"))), m_list(new FindingList)
{
    setObjectName(QStringLiteral("findings"));
    m_list->setEmptyText(tr("There is no estimate."));
    m_list->setFindings({});
    m_card->setBody(m_list);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    connect(m_list, &FindingList::showRequested, this,
            [this](int row) { Q_EMIT showRequested(subjectOf(m_estimate->findings()[static_cast<std::size_t>(row)])); });
    connect(m_list, &FindingList::fixRequested, this, [this](int row) {
        const FindingFix fix = fixOf(m_estimate->findings()[static_cast<std::size_t>(row)]);
        Q_EMIT fixRequested(fix.path, fix.value);
    });
}

void FindingsPanel::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_estimate = std::move(estimate);
    m_isOld = true;
    if (isVisible())
        refresh();
}

void FindingsPanel::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

void FindingsPanel::refresh()
{
    m_isOld = false;
    QList<FindingRow> rows;
    if (m_estimate) {
        for (const Finding& finding : m_estimate->findings()) {
            const FindingFix fix = fixOf(finding);
            FindingRow row{standingOf(finding.severity), findingSentence(finding), !subjectOf(finding).isEmpty(), {}};
            if (const Parameter* parameter = findParameter(fix.path.toStdString()))
                row.fix = tr("set %1 to %2").arg(labelInSentence(*parameter), valueText(*parameter, fix.value));
            rows.append(row);
        }
    }
    const QString empty = m_estimate ? tr("Every rule is kept.") : tr("There is no estimate.");
    QStringList shown{empty};
    for (const FindingRow& row : rows)
        shown << row.sentence << row.fix;
    // Rows that stay keep the keyboard and cost nothing.
    if (shown == m_shown)
        return;
    m_shown = shown;
    m_list->setEmptyText(empty);
    m_list->setFindings(rows);
}

}  // namespace shardscope
