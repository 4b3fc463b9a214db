// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/memory/memory_steps.h"

#include <QVBoxLayout>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/estimate/memory_timeline.h"
#include "widgets/controls/flow_layout.h"

namespace shardscope {
namespace {

const QString kBoth = QStringLiteral("both");
const QString kFirst = QStringLiteral("first");
const QString kLater = QStringLiteral("later");

}  // namespace

MemorySteps::MemorySteps(QWidget* parent)
    : QWidget(parent),
      m_stages(new ChoiceBox),
      m_steps(new SegmentedChoice(tr("Steps"))),
      m_timeline(new StackedTimeline),
      m_page(new ChartPage(m_timeline)),
      m_legend(new WrappingLabel(QString()))
{
    m_stages->setAccessibleName(tr("Stage whose memory is shown over time"));
    m_steps->setSegments({{kBoth, tr("First and later"), {}}, {kFirst, tr("First step"), {}}, {kLater, tr("A later step"), {}}});
    m_steps->setCurrent(kBoth);
    m_legend->setForegroundRole(QPalette::PlaceholderText);
    auto* head = new FlowLayout;
    head->addWidget(m_stages);
    head->addWidget(m_steps);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_page, 1);
    layout->addWidget(m_legend);
    connect(m_stages, &ChoiceBox::choiceEdited, this, [this](const QString& id) {
        setStage(id.toInt());
        Q_EMIT stageChosen(m_stage);
    });
    connect(m_steps, &SegmentedChoice::choiceEdited, this, &MemorySteps::showSteps);
    connect(m_timeline, &StackedTimeline::activated, this,
            [this] { Q_EMIT derivationRequested(QString::fromStdString(stagePointer(m_stage, "total"))); });
    connect(m_page, &ChartPage::cellActivated, m_timeline, [this](int row, int) { Q_EMIT m_timeline->activated(row, -1); });
}

ShownSteps MemorySteps::shownSteps() const
{
    const QString current = m_steps->current();
    return current == kFirst ? ShownSteps::First : current == kLater ? ShownSteps::Later : ShownSteps::Both;
}

void MemorySteps::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    const bool sameCount = m_estimate && m_estimate->memory().stages.size() == estimate->memory().stages.size();
    m_estimate = std::move(estimate);
    if (!sameCount)
        fillStages();
    takeStage();
}

void MemorySteps::takeStage()
{
    const bool isThere = m_chosen >= 0 && m_chosen < static_cast<int>(m_estimate->memory().stages.size());
    m_stage = isThere ? m_chosen : m_estimate->memory().peakStage;
    m_stages->setCurrentId(QString::number(m_stage));
    layOut();
}

void MemorySteps::setStage(int stage)
{
    if (stage == m_chosen)
        return;
    m_chosen = stage;
    if (m_estimate)
        takeStage();
}

void MemorySteps::fillStages()
{
    QList<Choice> stages;
    for (const StageMemory& stage : m_estimate->memory().stages)
        stages.append({QString::number(stage.rank), stageName(*m_estimate, stage.rank), {}, {}, {}});
    m_stages->setChoices(stages);
}

void MemorySteps::layOut()
{
    m_task.start(
        [estimate = m_estimate, stage = m_stage] { return std::make_shared<const MemoryTimeline>(memoryTimeline(*estimate, stage)); },
        [this, estimate = m_estimate, stage = m_stage](std::shared_ptr<const MemoryTimeline> moments) {
            m_moments = std::move(moments);
            m_drawnEstimate = estimate;
            m_drawnStage = stage;
            showSteps();
        });
}

void MemorySteps::showSteps()
{
    if (!m_moments)
        return;
    m_legend->setText(
        m_moments->inSeconds
            ? tr("⋯: repeats, left out.")
            : tr("The step time is unknown, so time is in units of F, the forward pass of one chunk. A backward pass takes 2 F. "
                 "⋯: repeats, left out."));
    m_timeline->setData(stepTimeline(*m_moments, shownSteps(), *m_drawnEstimate, m_drawnStage));
    if (m_page->isTableShown())
        m_page->setTableShown(true);
}

}  // namespace shardscope
