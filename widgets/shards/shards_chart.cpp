// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shards/shards_chart.h"

#include <QResizeEvent>

#include <algorithm>
#include <cmath>

#include "widgets/shards/shards_scene.h"
#include "widgets/shards/shards_text.h"

namespace shardscope {

void ShardsChart::setPicture(std::shared_ptr<const ShardsPicture> picture)
{
    m_picture = std::move(picture);
    updateGeometry();
    m_moment.frame = m_picture ? std::clamp(m_moment.frame, 0, std::max(0, m_picture->frames() - 1)) : 0;
    renew();
}

void ShardsChart::setMoment(const ShardsMoment& moment)
{
    if (moment == m_moment)
        return;
    const ShardsMoment old = std::exchange(m_moment, moment);
    if (old.frame != moment.frame || old.isMoving() != moment.isMoving())
        renew();
    else
        update();
}

Scene ShardsChart::standingAt(const QSizeF& size, const Theme& theme) const { return shardsScene(*m_picture, m_moment, size, theme); }

Scene ShardsChart::movingAt(const QSizeF& size, const Theme& theme) const { return shardsTravelling(*m_picture, m_moment, size, theme); }

QString ShardsChart::title() const { return m_picture ? pictureTitle(*m_picture) : QString(); }

QString ShardsChart::summary() const
{
    if (!m_picture || m_picture->frames() == 0)
        return {};
    return pictureSummary(*m_picture) + u' ' + frameHeadline(*m_picture, m_moment.frame) + QStringLiteral(". ") +
           frameSentence(*m_picture, m_moment.frame);
}

QString ShardsChart::markName(int mark) const { return m_picture ? shardsMarkName(*m_picture, m_moment, scene().marks[mark]) : QString(); }

QSize ShardsChart::minimumSizeHint() const
{
    const Theme& theme = Theme::current();
    const double texts = m_picture && theme.isForAudience() ? shardsLeastHeight(*m_picture, width(), theme) : 0;
    return QSizeF(theme.px(320), std::max(theme.px(220), texts)).toSize();
}

TableData ShardsChart::tableData() const { return shardsTable(m_picture); }

void ShardsChart::resizeEvent(QResizeEvent* event)
{
    MovingChart::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

/// The nearest mark in that direction, preferring those straight ahead.
int ShardsChart::neighbour(int mark, int key) const
{
    const QList<SceneMark>& marks = scene().marks;
    if (key == Qt::Key_Home)
        return 0;
    if (key == Qt::Key_End)
        return static_cast<int>(marks.size()) - 1;
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    if (!sideways && key != Qt::Key_Up && key != Qt::Key_Down)
        return -1;
    const double sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    const QPointF from = marks[mark].bounds.center();
    int best = mark;
    double least = 1e18;
    for (int i = 0; i < static_cast<int>(marks.size()); ++i) {
        if ((marks[i].item < 0) != (marks[mark].item < 0) && marks[mark].item >= 0)
            continue;
        const QPointF away = marks[i].bounds.center() - from;
        const double ahead = sign * (sideways ? away.x() : away.y());
        const double aside = std::abs(sideways ? away.y() : away.x());
        if (i != mark && ahead > 0.5 && ahead + 4 * aside < least) {
            least = ahead + 4 * aside;
            best = i;
        }
    }
    return best;
}

}  // namespace shardscope
