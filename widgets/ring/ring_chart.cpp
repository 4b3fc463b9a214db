// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ring/ring_chart.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "widgets/ring/mask_glyph.h"
#include "widgets/ring/ring_panels.h"

namespace shardscope {

void RingChart::setPicture(std::shared_ptr<const RingPicture> picture)
{
    m_picture = std::move(picture);
    if (m_picture)
        m_moment.step = std::min(m_moment.step, m_picture->moments() - 1);
    renew();
}

void RingChart::setPage(RingPage page)
{
    if (page == m_page)
        return;
    m_page = page;
    renew();
}

void RingChart::setMoment(const Moment& moment)
{
    const Moment old = m_moment;
    m_moment = moment;
    if (moment.step != old.step)
        renew();
    else if (moment.phase != old.phase)
        update(placePanels(m_page, size(), Theme::current()).circle.toAlignedRect());
}

Scene RingChart::standingAt(const QSizeF& size, const Theme& theme) const { return ringScene(*m_picture, m_moment, m_page, size, theme); }

Scene RingChart::movingAt(const QSizeF& size, const Theme& theme) const
{
    return travellingScene(*m_picture, m_moment, m_page, size, theme);
}

void RingChart::paintContent(QPainter& painter, const Theme& theme)
{
    MovingChart::paintContent(painter, theme);
    if (hasPicture() && m_highlightedRank >= 0)
        paintRank(painter, m_highlightedRank, theme);
}

void RingChart::setHighlightedRank(int rank)
{
    if (rank == m_highlightedRank)
        return;
    m_highlightedRank = rank;
    update();
}

/// Around the rank's own place in each panel.
void RingChart::paintRank(QPainter& painter, int rank, const Theme& theme) const
{
    const int mark = scene().markOf(rank, -1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.color(ColorRole::Accent), theme.px(2.5)));
    const double out = theme.px(2);
    for (const SceneRect& rect : scene().rects) {
        if (mark >= 0 && rect.mark == mark)
            painter.drawRect(rect.rect.adjusted(-out, -out, out, out));
    }
}

/// All elements of the mark, in any panel.
void RingChart::paintPointed(QPainter& painter, int mark, const Theme& theme) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.color(ColorRole::Text), theme.px(1.5)));
    for (const SceneRect& rect : scene().rects) {
        if (rect.mark == mark && rect.rect.width() >= 2)
            painter.drawRect(rect.rect.adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

int RingChart::neighbour(int mark, int key) const
{
    const SceneMark& from = scene().marks[mark];
    if (!m_picture->isExact())
        return nextGroup(mark, key);
    const int ranks = m_picture->shape.ranks;
    const auto orStay = [mark](int next) { return next >= 0 ? next : mark; };
    switch (key) {
    case Qt::Key_Left:
        return orStay(scene().markOf(from.group, from.item - 1));
    case Qt::Key_Right:
        return orStay(scene().markOf(from.group, from.item + 1));
    case Qt::Key_Up:
        return orStay(scene().markOf(std::max(0, from.group - 1), from.item));
    case Qt::Key_Down:
        return orStay(scene().markOf(std::min(ranks - 1, from.group + 1), from.item));
    case Qt::Key_Home:
        return orStay(scene().markOf(from.group, 0));
    case Qt::Key_End:
        return orStay(scene().markOf(from.group, m_picture->pass.steps - 1));
    default:
        return -1;
    }
}

/// If one mark represents many, the nearest one of the same ranks or of the same steps.
int RingChart::nextGroup(int mark, int key) const
{
    const bool isStep = key == Qt::Key_Left || key == Qt::Key_Right;
    const bool isOn = key == Qt::Key_Right || key == Qt::Key_Down;
    if (!isStep && !isOn && key != Qt::Key_Up)
        return -1;
    const SceneMark& from = scene().marks[mark];
    int best = mark;
    int least = std::numeric_limits<int>::max();
    for (int i = 0; i < static_cast<int>(scene().marks.size()); ++i) {
        const SceneMark& to = scene().marks[i];
        const int along = isStep ? to.item - from.item : to.group - from.group;
        const bool isBeside = isStep ? to.group == from.group : to.item == from.item;
        if (isBeside && (isOn ? along > 0 : along < 0) && std::abs(along) < least) {
            least = std::abs(along);
            best = i;
        }
    }
    return best;
}

}  // namespace shardscope
