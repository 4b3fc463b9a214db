// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/gpu_shown.h"

#include <QHBoxLayout>
#include <QLabel>

#include "app/text/estimate_text.h"
#include "core/estimate/estimate.h"
#include "core/step/step.h"
#include "widgets/controls/choice_box.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

const QString kWorst = QStringLiteral("worst");

/// Why one would look at this stage.
QString marks(const Estimate& estimate, int stage)
{
    QStringList marks;
    if (stage == estimate.memory().peakStage)
        marks << GpuShown::tr("most memory");
    if (estimate.step() && stage == estimate.step()->endingRank)
        marks << GpuShown::tr("ends last");
    if (estimate.step() && stage == estimate.shares().slowStage)
        marks << GpuShown::tr("slowest");
    return marks.join(QStringLiteral(", "));
}

}  // namespace

GpuShown::GpuShown(QWidget* parent) : QWidget(parent), m_stages(new ChoiceBox)
{
    setObjectName(QStringLiteral("gpu_shown"));
    auto* label = new QLabel(tr("GPU shown"));
    label->setBuddy(m_stages);
    m_stages->setAccessibleName(tr("GPU shown"));
    m_stages->setToolTip(tr("Selects the GPU whose step, memory and position every view shows: the worst GPU by the view's own measure, or "
                            "one GPU of a given stage"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(m_stages);
    connect(m_stages, &ChoiceBox::choiceEdited, this, [this](const QString& id) {
        m_stage = id == kWorst ? -1 : id.toInt();
        Q_EMIT chosen({m_stage, -1, {}});
    });
}

void GpuShown::setEstimate(const std::shared_ptr<const Estimate>& estimate)
{
    const int stages = estimate && estimate->isLegal() ? static_cast<int>(estimate->memory().stages.size()) : 0;
    setVisible(stages > 1);
    if (stages < 2)
        return;
    QList<Choice> choices{{kWorst, tr("worst GPU"), {}, {}, {}}};
    for (int stage = 0; stage < stages; ++stage)
        choices.append({QString::number(stage), stageName(*estimate, stage), marks(*estimate, stage), {}, {}});
    m_stages->setChoices(choices);
    m_estimate = estimate;
    showChosen();
}

void GpuShown::setTight(bool tight)
{
    m_stages->setMaximumHeight(tight ? qRound(Theme::current().lineHeight(TextStyle::Body) + Theme::current().px(4)) : QWIDGETSIZE_MAX);
}

void GpuShown::setSelected(const Pointed& selected)
{
    m_stage = selected.stage;
    showChosen();
}

void GpuShown::showChosen()
{
    const bool isNamed = m_stage >= 0 && m_estimate;
    m_stages->setCurrentId(m_stage < 0 ? kWorst : QString::number(m_stage), isNamed ? stageName(*m_estimate, m_stage) : QString());
}

}  // namespace shardscope
