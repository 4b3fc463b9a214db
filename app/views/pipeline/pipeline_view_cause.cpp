// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

#include "app/document/document.h"
#include "app/views/pipeline/bubble_cause.h"
#include "app/views/pipeline/pipeline_chart.h"
#include "app/views/pipeline/pipeline_steps.h"
#include "app/views/pipeline/pipeline_text.h"
#include "app/views/pipeline/pipeline_view.h"
#include "widgets/text/plain_tip.h"
#include "widgets/theme/theme.h"

/// The line below the chart: the block at the pointer, else why the ranks wait and what would help.
namespace shardscope {

/// As many lines as there mostly are, whether they are needed or not: the chart shall not jump.
void PipelineView::fitExplanation()
{
    m_explanation->setMinimumHeight(qRound((isTight() ? 1 : 2.2) * Theme::current().lineHeight(TextStyle::Body)));
}

void PipelineView::tightChanged()
{
    fitExplanation();
    m_chart->setTight(isTight());
}

/// Away from the window, after the picture: what would help is sought, and the plan with it estimated as a whole.
void PipelineView::findCause()
{
    m_cause.reset();
    m_causeJob.cancel();
    const std::optional<BubbleCause> found = estimate() && !m_trial && !m_unitTimes ? causeOfBubble(*estimate()) : std::nullopt;
    if (!found)
        return;
    m_cause = std::make_shared<const BubbleCause>(*found);
    m_causeJob.start([of = estimate(), cause = *found](const JobContext& context) { return withCure(cause, *of, context.stopToken()); },
                     [this](std::shared_ptr<const BubbleCause> cause) {
                         m_cause = std::move(cause);
                         explain({});
                     });
}

void PipelineView::applyCure()
{
    Q_EMIT editRequested([changes = m_cause->cure, text = cureText(*m_cause)](Document& document) {
        document.replace(withChanges(document.scenario(), changes), text);
    });
}

void PipelineView::explain(const QString& sentence)
{
    const bool isResting = isQuiet() || sentence.isEmpty();
    m_explanation->setText(isResting ? restingText() : sentence);
    const bool isCured = isResting && m_cause && !m_cause->cure.empty() && pages().currentWidget() == m_chart && !isQuiet();
    if (!isCured && m_cure->hasFocus())
        m_chart->setFocus(Qt::OtherFocusReason);
    m_cure->setVisible(isCured);
    if (isCured) {
        m_cure->setText(cureText(*m_cause));
        m_cure->setToolTip(plainTip(cureMeaning(*m_cause)));
    }
    QAccessibleEvent said(m_explanation, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&said);
}

/// Where nothing is pointed at, what there is to know of the whole.
QString PipelineView::restingText() const
{
    const QWidget* page = pages().currentWidget();
    if (page == m_chart && m_picture && !m_picture->againstLimits.empty())
        return tr("%1 cannot be shown for comparison: %2")
            .arg(scheduleName(m_picture->againstLimits.front().shape.kind), limitSentence(m_picture->againstLimits.front()));
    if (page == m_chart)
        return m_cause && !isQuiet() ? causeSentence(*m_cause) : m_chart->summary();
    if (page != m_steps)
        return {};
    return m_trial ? tr("The same work with five schedules, on one time axis in unit times (F = 1, B = 2). Click a schedule to enlarge it.")
                   : tr("The same work with five schedules, on one time axis in unit times (F = 1, B = 2). The micro-batches are few "
                        "so that the blocks can be read. Click a schedule to enlarge it.");
}

}  // namespace shardscope
