// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/stage_split_bar.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <numeric>

#include "widgets/text/told_keys.h"
#include "widgets/text/told_role.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

StageSplitBar::StageSplitBar(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    tellRole(*this, QAccessible::Splitter);
    setAccessibleName(tr("Layers of each stage"));
    tellKeys(*this, {{tr("Left, Right"), tr("previous stage, next stage")},
                     {tr("Shift+Left, Shift+Right"), tr("move a layer to the previous or next stage")}});
}

void StageSplitBar::setStages(const std::vector<int>& layers, const std::vector<int>& ranks)
{
    Q_ASSERT(layers.size() == ranks.size());
    if (m_drag != Drag::None && layers.size() == m_layers.size())
        return;  // the mouse is ahead of this update
    m_drag = Drag::None;
    m_layers = layers;
    m_ranks = ranks;
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(m_layers.size()) - 1));
    describe();
    update();
}

void StageSplitBar::setCurrent(int stage)
{
    m_current = std::clamp(stage, 0, std::max(0, static_cast<int>(m_layers.size()) - 1));
    describe();
    update();
}

void StageSplitBar::setHighlightedRank(int rank)
{
    if (rank == m_highlighted)
        return;
    m_highlighted = rank;
    update();
}

void StageSplitBar::describe()
{
    if (m_layers.empty())
        return;
    setAccessibleDescription(told(m_current));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void StageSplitBar::move(int from, int to, int count)
{
    const auto stages = static_cast<int>(m_layers.size());
    if (from == to || from < 0 || to < 0 || from >= stages || to >= stages)
        return;
    const int moved = std::min(count, m_layers[static_cast<std::size_t>(from)]);
    if (moved <= 0)
        return;
    m_layers[static_cast<std::size_t>(from)] -= moved;
    m_layers[static_cast<std::size_t>(to)] += moved;
    describe();
    update();
    Q_EMIT edited(m_layers);
}

double StageSplitBar::emptyWidth() const
{
    return std::min(Theme::current().px(6), 0.4 * width() / std::max<double>(1, static_cast<double>(m_layers.size())));
}

double StageSplitBar::layerWidth() const
{
    const int layers = std::accumulate(m_layers.begin(), m_layers.end(), 0);
    return (width() - 2 - emptyWidth() * static_cast<double>(m_layers.size())) / std::max(1, layers);
}

QRectF StageSplitBar::boxOf(int stage) const
{
    const int before = std::accumulate(m_layers.begin(), m_layers.begin() + stage, 0);
    return {1 + before * layerWidth() + stage * emptyWidth(), 1, m_layers[static_cast<std::size_t>(stage)] * layerWidth() + emptyWidth(),
            height() - 2.0};
}

int StageSplitBar::stageAt(double x) const
{
    for (int stage = 0; stage < static_cast<int>(m_layers.size()); ++stage) {
        if (x < boxOf(stage).right())
            return stage;
    }
    return static_cast<int>(m_layers.size()) - 1;
}

int StageSplitBar::borderAt(double x) const
{
    const double near = std::min(Theme::current().px(5), layerWidth());
    for (int stage = 0; stage + 1 < static_cast<int>(m_layers.size()); ++stage) {
        if (std::abs(x - boxOf(stage).right()) <= near)
            return stage;
    }
    return -1;
}

QString StageSplitBar::told(int stage) const
{
    const int rank = m_ranks[static_cast<std::size_t>(stage)];
    const QString layers = tr("%n layer(s)", nullptr, m_layers[static_cast<std::size_t>(stage)]);
    return stage == rank ? tr("Stage %1: %2").arg(stage).arg(layers)
                         : tr("Virtual stage %1, on stage %2: %3").arg(stage).arg(rank).arg(layers);
}

QSize StageSplitBar::sizeHint() const { return QSizeF(Theme::current().px(160), Theme::current().px(24)).toSize(); }

bool StageSplitBar::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && !m_layers.empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(),
                           told(stageAt(help->pos().x())) + QLatin1Char('\n') + tr("Drag a border, or drag a layer onto another stage."),
                           this);
        return true;
    }
    return QWidget::event(event);
}

void StageSplitBar::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme.font(TextStyle::Caption));
    for (int stage = 0; stage < static_cast<int>(m_layers.size()); ++stage) {
        const QRectF box = boxOf(stage).adjusted(0.5, 0, -0.5, 0);
        const int rank = m_ranks[static_cast<std::size_t>(stage)];
        QColor fill = theme.color(rank % 2 == 0 ? ColorRole::Field : ColorRole::Groove);
        if (rank == m_highlighted || stage == m_target)
            fill = theme.color(ColorRole::AccentSoft);
        paintBox(painter, box, theme.px(3), fill, theme.edgeOf(fill));
        const QString text = QString::number(m_layers[static_cast<std::size_t>(stage)]);
        if (theme.textWidth(TextStyle::Caption, text) + 2 <= box.width()) {
            painter.setPen(theme.color(ColorRole::Text));
            painter.drawText(box, Qt::AlignCenter, text);
        }
        if (stage == m_current && hasFocus())
            paintFocusRing(painter, box, theme.px(3));
    }
}

void StageSplitBar::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_layers.size() < 2)
        return;
    m_before = m_layers;
    m_from = event->position().x();
    const int border = borderAt(m_from);
    m_drag = border >= 0 ? Drag::Border : Drag::Layer;
    m_dragged = border >= 0 ? border : stageAt(m_from);
    if (m_drag == Drag::Layer)
        setCurrent(m_dragged);
    Q_EMIT editBegan();
}

void StageSplitBar::dragBorder(double x)
{
    const auto left = static_cast<std::size_t>(m_dragged);
    const int moved = std::clamp(static_cast<int>(std::lround((x - m_from) / layerWidth())), -m_before[left], m_before[left + 1]);
    const int now = m_layers[left] - m_before[left];
    if (moved > now)
        move(m_dragged + 1, m_dragged, moved - now);
    else
        move(m_dragged, m_dragged + 1, now - moved);
}

void StageSplitBar::mouseMoveEvent(QMouseEvent* event)
{
    if (m_layers.empty())
        return;
    const double x = event->position().x();
    if (m_drag == Drag::Border) {
        dragBorder(x);
    } else if (m_drag == Drag::Layer) {
        m_target = stageAt(x) == m_dragged ? -1 : stageAt(x);
        setCursor(m_target >= 0 ? Qt::DragMoveCursor : Qt::OpenHandCursor);
        update();
    } else {
        setCursor(borderAt(x) >= 0 ? Qt::SplitHCursor : Qt::OpenHandCursor);
        Q_EMIT rankHovered(m_ranks[static_cast<std::size_t>(stageAt(x))]);
    }
}

void StageSplitBar::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_drag == Drag::None)
        return;
    if (m_drag == Drag::Layer && m_target >= 0)
        move(m_dragged, m_target, 1);
    m_drag = Drag::None;
    m_target = -1;
    update();
    Q_EMIT editEnded();
}

void StageSplitBar::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (step == 0 || m_layers.empty())
        return QWidget::keyPressEvent(event);
    if ((event->modifiers() & Qt::ShiftModifier) == 0U)
        return setCurrent(m_current + step);
    Q_EMIT editBegan();
    move(m_current, m_current + step, 1);
    Q_EMIT editEnded();
}

void StageSplitBar::leaveEvent(QEvent* event)
{
    Q_EMIT rankHovered(-1);
    QWidget::leaveEvent(event);
}

}  // namespace shardscope
