// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/stage_split.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QWidgetAction>

#include "app/document/document.h"
#include "app/text/error_sentence.h"
#include "app/views/base/tool_button.h"
#include "core/estimate/estimate.h"
#include "core/plan/layout_string.h"
#include "core/plan/resolved_plan.h"
#include "widgets/controls/stage_split_bar.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// The rank that holds each virtual stage; with DualPipe each is held twice, and counts for the one that it is named after.
std::vector<int> ranksOfStages(const ResolvedPlan& plan)
{
    std::vector<int> ranks(plan.stageLayers.size());
    for (int rank = 0; rank < plan.pp; ++rank) {
        for (const int stage : plan.stagesOfRank(rank))
            ranks[static_cast<std::size_t>(stage)] = ranks.size() == static_cast<std::size_t>(plan.pp) ? stage : rank;
    }
    return ranks;
}

DocumentEdit setLayers(const Value& value)
{
    return [value](Document& document) { document.edit(QStringLiteral("plan.stage_layers"), value); };
}

}  // namespace

StageSplit::StageSplit(QWidget* parent)
    : QWidget(parent),
      m_bar(new StageSplitBar),
      m_evenOut(makeTool(tr("Even out"), tr("Distribute the layers so that the stages take equal time or equal memory"))),
      m_layout(makeTool(tr("Layout"), tr("The stages in the notation of Megatron-LM's --pipeline-model-parallel-layout"))),
      m_job(this, [this](const QString& problem) { Q_EMIT failed(problem); })
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("Layers"));
    label->setBuddy(m_bar);
    row->addWidget(label);
    row->addWidget(m_bar, 1);
    row->addWidget(m_evenOut);
    row->addWidget(m_layout);
    makeMenus();
    connect(m_bar, &StageSplitBar::edited, this, &StageSplit::take);
    connect(m_bar, &StageSplitBar::editBegan, this, [this] { Q_EMIT editRequested([](Document& document) { document.beginDrag(); }); });
    connect(m_bar, &StageSplitBar::editEnded, this, [this] { Q_EMIT editRequested([](Document& document) { document.endDrag(); }); });
    connect(m_bar, &StageSplitBar::rankHovered, this, &StageSplit::rankPointed);
    hide();
}

StageSplit::~StageSplit() = default;

void StageSplit::makeMenus()
{
    auto* ways = new QMenu(m_evenOut);
    ways->addAction(tr("Equal layers per stage"), this, &StageSplit::takeDefault);
    ways->addAction(tr("By time: shortest step"), this, [this] { evenOut(EvenOut::Time); });
    ways->addAction(tr("By memory: smallest peak"), this, [this] { evenOut(EvenOut::Memory); });
    m_evenOut->setMenu(ways);
    m_evenOut->setPopupMode(QToolButton::InstantPopup);

    auto* menu = new QMenu(m_layout);
    auto* field = new QLineEdit;
    field->setAccessibleName(m_layout->accessibleName());
    field->setMinimumWidth(qRound(Theme::current().px(320)));
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(field);
    menu->addAction(action);
    menu->addAction(tr("Copy"), this, [field] { QGuiApplication::clipboard()->setText(field->text()); });
    connect(menu, &QMenu::aboutToShow, field, [this, field] {
        field->setText(layout());
        field->setFocus(Qt::PopupFocusReason);
        field->selectAll();
    });
    connect(field, &QLineEdit::returnPressed, this, [this, menu, field] {
        menu->hide();
        takeLayout(field->text());
    });
    m_layout->setMenu(menu);
    m_layout->setPopupMode(QToolButton::InstantPopup);
}

void StageSplit::setEstimate(const std::shared_ptr<const Estimate>& estimate)
{
    m_estimate = estimate;
    const bool isSplit = estimate && estimate->isLegal() && estimate->plan().pp > 1 && estimate->plan().encoderGpus == 0;
    setVisible(isSplit);
    if (isSplit)
        m_bar->setStages(estimate->plan().stageLayers, ranksOfStages(estimate->plan()));
}

void StageSplit::setHighlightedRank(int rank) { m_bar->setHighlightedRank(rank); }

QString StageSplit::layout() const
{
    if (!m_estimate)
        return {};
    return QString::fromStdString(pipelineLayout(*m_estimate->scenario().architecture, m_estimate->plan().stageLayers));
}

void StageSplit::take(const std::vector<int>& layers)
{
    Q_EMIT editRequested(setLayers(std::vector<std::int64_t>(layers.begin(), layers.end())));
}

void StageSplit::takeDefault() { Q_EMIT editRequested(setLayers(std::monostate())); }

void StageSplit::takeLayout(const QString& text)
{
    if (!m_estimate)
        return;
    const Result<std::vector<int>> layers = stageLayersOfLayout(text.trimmed().toStdString(), *m_estimate->scenario().architecture);
    if (!layers)
        return Q_EMIT failed(tr("The layout was not applied: %1").arg(errorSentence(layers.error())));
    const std::size_t stages = m_estimate->plan().stageLayers.size();
    if (layers->size() != stages) {
        return Q_EMIT failed(tr("The layout was not applied: it has %1 stages, but this plan has %2 (pipeline parallel × chunks)")
                                 .arg(layers->size())
                                 .arg(stages));
    }
    take(*layers);
}

void StageSplit::evenOut(EvenOut what)
{
    if (!m_estimate)
        return;
    Q_EMIT told(tr("Moving layers between the stages…"));
    m_job.start(
        [scenario = m_estimate->scenario(), what](const JobContext& context) { return evenStages(scenario, what, context.stopToken()); },
        [this, what](const Result<std::vector<int>>& layers) { showEvened(layers, what); });
}

void StageSplit::showEvened(const Result<std::vector<int>>& layers, EvenOut what)
{
    if (!layers)
        return Q_EMIT failed(tr("The layers cannot be evened out: %1").arg(errorSentence(layers.error())));
    if (*layers == m_bar->layers())
        return Q_EMIT told(what == EvenOut::Time ? tr("No split with a shorter step was found.")
                                                 : tr("No split with a smaller peak was found."));
    Q_EMIT told(what == EvenOut::Time ? tr("The layers were moved for the shortest step.")
                                      : tr("The layers were moved for the smallest peak."));
    take(*layers);
}

}  // namespace shardscope
