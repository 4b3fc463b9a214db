// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/findings_panel.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/document/edit_command.h"
#include "app/panels/findings_line.h"
#include "app/panels/findings_summary.h"
#include "app/text/parameter_text.h"
#include "core/estimate/estimate.h"
#include "core/plan/check_plan.h"
#include "core/plan/plan_rule.h"
#include "widgets/controls/card.h"
#include "widgets/controls/drawer.h"

namespace shardscope {
namespace {

/// While a slider moves nothing is tried.
constexpr std::chrono::milliseconds kRest(60);

/// "Set tensor parallel 16 → 8"; of several fields the first names it, the others follow from it or come with it.
QString undoText(const std::vector<FieldChange>& changes, const Scenario& before)
{
    const Scenario after = withChanges(before, changes);
    QStringList texts;
    for (const FieldChange& change : changes)
        texts << editText(toText(change.parameter->path), before, after);
    return texts.join(QStringLiteral(", "));
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
      m_card(new Card(tr("Findings"), tr("What is wrong, and what could be improved?"))),
      m_line(new FindingsLine),
      m_list(new FindingList),
      m_job(
          this, [this](const QString& problem) { Q_EMIT failed(problem); }, JobPriority::Background)
{
    setObjectName(QStringLiteral("findings"));
    m_list->setEmptyText(tr("No estimate is available."));
    m_list->setFindings({});
    m_card->setBody(m_list);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    layout->addWidget(m_card);
    m_line->hide();
    connect(&m_line->opener(), &QToolButton::toggled, this, &FindingsPanel::setOpen);
    connect(&m_line->closer(), &QToolButton::clicked, this, &FindingsPanel::closeRequested);
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &FindingsPanel::findCures);
    connect(m_list, &FindingList::showRequested, this, [this](int row) { showRow(static_cast<std::size_t>(row)); });
    connect(m_list, &FindingList::fixRequested, this, [this](int row) { fixRow(static_cast<std::size_t>(row)); });
    connect(m_list, &FindingList::cureRequested, this,
            [this](int, int cure) { change(m_cures->remedies[static_cast<std::size_t>(cure)].changes); });
}

void FindingsPanel::foldOver(QWidget& area)
{
    m_drawer = new Drawer(new QWidget, area, Qt::BottomEdge);
    m_drawer->setObjectName(QStringLiteral("findings_drawer"));
    connect(m_drawer, &Drawer::openChanged, &m_line->opener(), &QToolButton::setChecked);
    placeCard();
}

/// An audience reads errors at once.
void FindingsPanel::placeCard()
{
    if (!m_drawer)
        return;
    m_drawer->close();
    if (m_isBrief)
        layout()->addWidget(m_card);
    else
        m_drawer->setContent(m_card);
    m_card->show();
    m_line->setVisible(!m_isBrief);
}

void FindingsPanel::setOpen(bool open)
{
    if (m_drawer && open && isVisible()) {
        fillList();
        m_drawer->open();
    } else if (m_drawer) {
        m_drawer->close();
    }
}

bool FindingsPanel::isOpen() const { return m_drawer && !m_drawer->isHidden(); }

void FindingsPanel::setWanted(bool wanted)
{
    if (wanted == m_isWanted)
        return;
    m_isWanted = wanted;
    setVisible(wanted && !m_isEmpty);
    if (!isVisible())
        setOpen(false);
    if (wanted)
        rest();
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
    placeCard();
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

void FindingsPanel::setLockedDegrees(const QSet<QString>& locked)
{
    m_locked = locked;
    rest();
}

/// Waits: the known gains are those of another estimate; those of this one are computed when no other follows.
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
    // A panel that is hidden because it has no findings must notice new ones.
    if (m_isWanted && m_estimate && (isVisible() || m_isEmpty))
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
    if (isHidden() != (isEmpty || !m_isWanted))
        setVisible(!isEmpty && m_isWanted);
    if (isEmpty)
        setOpen(false);
    if (isOther)
        Q_EMIT emptyChanged(isEmpty);
}

void FindingsPanel::refresh()
{
    m_isOld = false;
    const QList<FindingRow> now = rows();
    // Rows that stay keep the keyboard and cost nothing.
    if (now != m_shown || now.isEmpty()) {
        m_shown = now;
        m_isListOld = true;
        m_line->setSummary(worstOf(now), findingCounts(now), m_cures ? bestFixText(*m_estimate, *m_cures) : QString());
    }
    if (!m_drawer || m_isBrief || isOpen())
        fillList();
}

/// Rows are widgets, which take longer than the rest of an estimate's move: behind a drawer that is closed there are none.
void FindingsPanel::fillList()
{
    if (!std::exchange(m_isListOld, false))
        return;
    m_list->setEmptyText(m_estimate ? tr("The plan meets every rule.") : tr("No estimate is available."));
    m_list->setFindings(m_shown);
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
    // A finding without a view is shown at its control.
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

/// The drawer gives way: the picture behind it shows the effect.
void FindingsPanel::change(std::vector<FieldChange> changes)
{
    setOpen(false);
    Q_EMIT changeRequested(changes, undoText(changes, m_estimate->scenario()));
}

}  // namespace shardscope
