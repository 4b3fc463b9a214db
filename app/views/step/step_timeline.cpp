// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_timeline.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

#include "app/views/base/chart_page.h"
#include "app/views/step/step_gantt.h"
#include "app/views/step/step_sums.h"
#include "widgets/theme/theme.h"
#include "widgets/timeline/gantt_minimap.h"
#include "widgets/timeline/gantt_view.h"

namespace shardscope {
namespace {

/// The dimension of a row of the picture.
std::optional<Axis> dimensionOf(const StepPicture& picture, int row)
{
    int rows = 0;
    const std::vector<StreamSpan>& spans = picture.streams.spans;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        if ((i == 0 || spans[i].stream != spans[i - 1].stream) && rows++ == row)
            return hasAxis(spans[i].stream) ? std::optional<Axis>(axisOf(spans[i].stream)) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

StepTimeline::StepTimeline(QWidget* parent)
    : QWidget(parent), m_gantt(new GanttView), m_page(new ChartPage(m_gantt)), m_sumsView(new QTableView)
{
    m_sumsView->setModel(&m_sums);
    m_sumsView->setAccessibleName(tr("Sums of the streams"));
    m_sumsView->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_sumsView->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_sumsView->setFrameShape(QFrame::NoFrame);
    m_sumsView->setTabKeyNavigation(false);
    m_sumsView->setShowGrid(false);
    m_sumsView->verticalHeader()->hide();
    m_sumsView->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_sumsView->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_sumsView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_page, 1);
    layout->addWidget(new GanttMinimap(*m_gantt));
    layout->addWidget(m_sumsView);
    connect(m_gantt, &GanttView::rangeChanged, this, [this] {
        if (m_isFocusing || m_focus == StepFocus::Free)
            return;
        m_focus = StepFocus::Free;
        Q_EMIT focusChanged(m_focus);
    });
    connect(m_gantt, &GanttView::hovered, this,
            [this](int row, int) { Q_EMIT dimensionPointed(m_picture && row >= 0 ? dimensionOf(*m_picture, row) : std::nullopt); });
    connect(m_gantt, &GanttView::blockSelected, this, [this](GanttPlace place) {
        if (m_picture && !place.isNone() && place.panel == 0)
            Q_EMIT spanChosen(m_picture->streams.spans[place.block]);
    });
}

void StepTimeline::setPicture(std::shared_ptr<const StepPicture> picture)
{
    m_picture = std::move(picture);
    show();
}

void StepTimeline::setTrace(std::shared_ptr<const ProfilerTrace> trace)
{
    m_trace = std::move(trace);
    show();
}

void StepTimeline::setFocus(StepFocus focus)
{
    m_focus = focus;
    if (m_picture && focus != StepFocus::Free) {
        m_isFocusing = true;
        m_gantt->setRange(focusRange(*m_picture, focus));
        m_isFocusing = false;
    }
    Q_EMIT focusChanged(focus);
}

void StepTimeline::setPointedDimension(std::optional<Axis> dimension)
{
    int lit = -1;
    for (int row = 0; dimension && m_picture && row < static_cast<int>(kStreams); ++row) {
        if (dimensionOf(*m_picture, row) == dimension)
            lit = row;
    }
    m_gantt->setHighlightedGroup(lit);
}

void StepTimeline::show()
{
    if (!m_picture)
        return;
    std::vector<std::shared_ptr<const GanttData>> panels{stepGantt(m_picture)};
    if (m_trace)
        panels.push_back(profilerGantt(m_trace));
    const TimeRange range = m_gantt->range();
    m_isFocusing = true;
    m_gantt->setSchedules(std::move(panels));
    if (m_focus == StepFocus::Free)
        m_gantt->setRange(range);
    else
        m_gantt->setRange(focusRange(*m_picture, m_focus));
    m_isFocusing = false;
    if (m_page->isTableShown())
        m_page->setTableShown(true);
    m_sums.setTable(stepSums(*m_picture, m_trace.get()));
    for (const int named : {0, 1})  // what the others say is short
        m_sumsView->horizontalHeader()->setSectionResizeMode(named, QHeaderView::ResizeToContents);
    fitSums();
}

/// All rows are seen; there are a dozen at most.
void StepTimeline::fitSums()
{
    const Theme& theme = Theme::current();
    m_sumsView->setFont(theme.font(TextStyle::Caption));
    m_sumsView->horizontalHeader()->setFont(theme.font(TextStyle::Caption));
    m_sumsView->verticalHeader()->setDefaultSectionSize(qRound(theme.lineHeight(TextStyle::Caption) + theme.px(3)));
    m_sumsView->setFixedHeight(m_sumsView->horizontalHeader()->sizeHint().height() +
                               m_sums.rowCount() * m_sumsView->verticalHeader()->defaultSectionSize() + 2);
}

void StepTimeline::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        fitSums();
    else if (event->type() == QEvent::LanguageChange)
        show();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
