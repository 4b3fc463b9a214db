// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/view_scroll.h"

#include <QEvent>

namespace shardscope {

ViewScroll::ViewScroll(QWidget* view, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(view);
    view->installEventFilter(this);
    view->show();
}

void ViewScroll::resizeEvent(QResizeEvent* event)
{
    fill();
    QScrollArea::resizeEvent(event);
}

bool ViewScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fill();
    return QScrollArea::eventFilter(watched, event);
}

/// Without the bars there may be room for all; `maximumViewportSize` is what there is then.
void ViewScroll::fill()
{
    const QSize least = widget()->minimumSizeHint();
    const QSize room = maximumViewportSize();
    const bool fits = least.width() <= room.width() && least.height() <= room.height();
    widget()->resize((fits ? room : viewport()->size()).expandedTo(least));
}

}  // namespace shardscope
