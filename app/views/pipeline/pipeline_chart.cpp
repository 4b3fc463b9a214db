// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_chart.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/text/parameter_text.h"
#include "app/views/base/chart_page.h"
#include "app/views/pipeline/pipeline_text.h"
#include "widgets/controls/choice_box.h"
#include "widgets/theme/theme.h"
#include "widgets/timeline/gantt_minimap.h"
#include "widgets/timeline/playback_bar.h"

namespace shardscope {
namespace {

constexpr double kTightMinimap = 24;
const QString kWhole = QStringLiteral("whole");

QToolButton* makeSwitch(const QString& text, const QString& name)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

}  // namespace

PipelineChart::PipelineChart(QWidget* parent)
    : QWidget(parent),
      m_gantt(new GanttView),
      m_page(new ChartPage(m_gantt)),
      m_phases(new ChoiceBox),
      m_criticalPath(makeSwitch(tr("Critical path"), tr("Show the chain of blocks that decides the makespan"))),
      m_memory(makeSwitch(tr("In flight"), tr("Show the activations that each rank stores over time"))),
      m_fold(makeSwitch(tr("Fold repeats"), tr("Leave out repeating blocks (R)"))),
      m_layers(makeSwitch(tr("Layers"), tr("Show and move the layers of each stage"))),
      m_minimap(new GanttMinimap(*m_gantt))
{
    QList<Choice> phases{{kWhole, tr("Whole step"), {}, {}, {}}};
    for (const auto& [phase, name] : EnumNames<Phase>::names)
        phases.append({toText(name), phaseName(phase), {}, {}, {}});
    m_phases->setAccessibleName(tr("Phase"));
    m_phases->setMinimumContentsLength(9);
    m_phases->setToolTip(tr("Which phase of the schedule is shown"));
    m_phases->setChoices(phases);
    m_phases->setCurrentId(kWhole);
    auto* row = new QHBoxLayout;
    row->addWidget(new PlaybackBar(*m_gantt), 1);
    row->addWidget(m_fold);
    row->addWidget(m_criticalPath);
    row->addWidget(m_memory);
    row->addWidget(m_layers);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(qRound(Theme::current().px(4)));
    layout->addWidget(m_page, 1);
    layout->addWidget(m_minimap);
    layout->addLayout(row);

    connect(m_phases, &ChoiceBox::choiceEdited, this, [this](const QString& id) {
        const auto& names = EnumNames<Phase>::names;
        const auto found = std::find_if(names.begin(), names.end(), [&](const auto& each) { return toText(each.second) == id; });
        showPhase(found == names.end() ? std::optional<Phase>() : found->first);
    });
    connect(m_criticalPath, &QToolButton::toggled, m_gantt, &GanttView::setCriticalPathShown);
    connect(m_memory, &QToolButton::toggled, m_gantt, &GanttView::setMemoryStripShown);
    connect(m_fold, &QToolButton::toggled, m_gantt, &GanttView::setFolding);
    connect(m_gantt, &GanttView::foldingChanged, m_fold, &QToolButton::setChecked);
    connect(m_gantt, &GanttView::schedulesChanged, this, &PipelineChart::tellRepeats);
    m_fold->setChecked(true);
    connect(m_gantt, &GanttView::gapSelected, this, &PipelineChart::explainGap);
    connect(m_gantt, &GanttView::blockSelected, this, &PipelineChart::explainBlock);
    connect(m_gantt, &GanttView::gapSelected, this, &PipelineChart::tellGap);
    connect(m_gantt, &GanttView::blockSelected, this, &PipelineChart::tellBlock);
    connect(m_gantt, &GanttView::playheadMoved, this, &PipelineChart::explainMoment);
    connect(m_gantt, &GanttView::hovered, this, [this](int rank, int) { Q_EMIT rankHovered(rank); });
}

void PipelineChart::setPicture(std::shared_ptr<const PipelinePicture> picture)
{
    m_picture = std::move(picture);
    m_rankPhases.clear();
    m_gantt->setSchedules(panelsOf(*m_picture), m_picture->repeats);
    m_gantt->fit();
    m_phases->setCurrentId(kWhole);
    if (m_page->isTableShown())
        m_page->setTableShown(true);
}

void PipelineChart::setTight(bool tight)
{
    m_minimap->setMaximumHeight(tight ? qRound(Theme::current().px(kTightMinimap)) : QWIDGETSIZE_MAX);
}

/// Where nothing repeats, there is nothing to switch.
void PipelineChart::tellRepeats()
{
    const bool hasRepeats = !m_gantt->repeats().empty();
    m_fold->setEnabled(hasRepeats);
    m_fold->setToolTip(hasRepeats ? tr("Leave out repeating blocks (R)") : tr("No blocks repeat often enough to be left out"));
}

const DrawnSchedule* PipelineChart::panel(int index) const
{
    if (!m_picture || index < 0)
        return nullptr;
    const std::optional<DrawnSchedule>& drawn = index == 0 ? m_picture->drawn : m_picture->against;
    return drawn ? &*drawn : nullptr;
}

void PipelineChart::showPhase(std::optional<Phase> phase)
{
    const DrawnSchedule* drawn = panel(0);
    if (!drawn)
        return;
    m_phases->setCurrentId(phase ? toText(nameOf(*phase)) : kWhole);
    if (!phase) {
        m_gantt->fit();
        Q_EMIT explained({});
        return;
    }
    TimeRange range{drawn->makespan(), 0};
    for (const RankPhases& rank : rankPhases()) {
        const PhaseSpan& span = rank[static_cast<std::size_t>(*phase)];
        if (span.end > span.begin)
            range = {std::min(range.begin, span.start), std::max(range.end, span.stop)};
    }
    if (range.length() > 0)
        m_gantt->setRange(range);
    Q_EMIT explained(phaseSentence(*drawn, rankPhases(), *phase));
}

const std::vector<RankPhases>& PipelineChart::rankPhases()
{
    if (m_rankPhases.empty())
        m_rankPhases = phasesOfRanks(*panel(0));
    return m_rankPhases;
}

void PipelineChart::explainMoment()
{
    const DrawnSchedule* drawn = panel(0);
    if (drawn && m_gantt->playhead())
        Q_EMIT explained(momentSentence(*drawn, rankPhases(), *m_gantt->playhead()));
}

QString PipelineChart::summary() const
{
    const DrawnSchedule* drawn = panel(0);
    return drawn ? lawSentence(*drawn) : QString();
}

void PipelineChart::explainGap(const GanttGap& place)
{
    const DrawnSchedule* drawn = panel(place.panel);
    if (!drawn) {
        Q_EMIT explained({});
        return;
    }
    const Schedule& schedule = drawn->timed->schedule;
    const Simulation& simulation = drawn->timed->simulation;
    const auto gap = gapAt(schedule, simulation, place.row, (place.begin + place.end) / 2);
    Q_EMIT explained(gap ? gapSentence(*drawn, *gap) : QString());
}

void PipelineChart::tellGap(const GanttGap& place)
{
    const DrawnSchedule* drawn = place.isNone() ? nullptr : panel(place.panel);
    if (!drawn)
        return;
    const Schedule& schedule = drawn->timed->schedule;
    const auto gap = gapAt(schedule, drawn->timed->simulation, place.row, (place.begin + place.end) / 2);
    if (!gap)
        return;
    const QString where = gap->start <= 0                    ? QStringLiteral("start")
                          : gap->before == Simulation::kNone ? QStringLiteral("end")
                                                             : QStringLiteral("middle");
    Q_EMIT placeChosen(place.row, QStringLiteral("gap-%1@%2").arg(where).arg(place.row));
}

void PipelineChart::tellBlock(const GanttPlace& place)
{
    const DrawnSchedule* drawn = place.isNone() ? nullptr : panel(place.panel);
    if (!drawn)
        return;
    const int rank = drawn->timed->schedule.rankOf(place.block);
    Q_EMIT placeChosen(rank, QStringLiteral("%1@%2").arg(toText(nameOf(drawn->timed->schedule.blocks[place.block].kind))).arg(rank));
}

void PipelineChart::explainBlock(const GanttPlace& place)
{
    const DrawnSchedule* drawn = panel(place.panel);
    Q_EMIT explained(drawn ? blockSentence(*drawn, place.block) : QString());
}

}  // namespace shardscope
