// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/presenter/pointer_halo.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QWindow>

#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kDiameter = 48;
constexpr double kWidth = 4;

}  // namespace

PointerHalo::PointerHalo(QWidget& window) : QWidget(&window), m_window(window)
{
    setObjectName(QStringLiteral("pointer_halo"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void PointerHalo::setOn(bool on)
{
    if (on == m_isOn)
        return;
    m_isOn = on;
    // The moves of a whole window, whichever of its parts is under the pointer, come to its QWindow.
    if (on)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
    if (on && m_window.underMouse())
        follow(m_window.mapFromGlobal(QCursor::pos()));
    else
        hide();
}

void PointerHalo::follow(const QPoint& place)
{
    const int side = qRound(Theme::current().px(kDiameter));
    setGeometry(QRect(place - QPoint(side / 2, side / 2), QSize(side, side)));
    raise();
    show();
}

bool PointerHalo::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window.windowHandle()) {
        if (event->type() == QEvent::MouseMove || event->type() == QEvent::Enter)
            follow(m_window.mapFromGlobal(static_cast<QSinglePointEvent*>(event)->globalPosition().toPoint()));
        else if (event->type() == QEvent::Leave)
            hide();
    }
    return QWidget::eventFilter(watched, event);
}

void PointerHalo::paintEvent(QPaintEvent*)
{
    // Dark next to light: one of the two has contrast on any background.
    const double width = Theme::current().px(kWidth);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ring = QRectF(rect()).adjusted(1.5 * width, 1.5 * width, -1.5 * width, -1.5 * width);
    painter.setPen(QPen(Qt::white, 2 * width));
    painter.drawEllipse(ring);
    painter.setPen(QPen(Qt::black, 1.5 * width));
    painter.drawEllipse(ring);
    painter.setPen(QPen(QColor(255, 214, 0), width));
    painter.drawEllipse(ring);
}

}  // namespace shardscope
