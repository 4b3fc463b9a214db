// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/drawer.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kWidth = 440;
constexpr double kShadow = 10;

}  // namespace

Drawer::Drawer(QWidget* content, QWidget& area) : QWidget(&area), m_area(area)
{
    setObjectName(QStringLiteral("drawer"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(qRound(Theme::current().px(kShadow)), 0, 0, 0);
    layout->addWidget(content);
    area.installEventFilter(this);
    hide();
}

void Drawer::open()
{
    if (!isHidden()) {
        raise();
        return;
    }
    place();
    show();
    raise();
    Q_EMIT openChanged(true);
}

void Drawer::close()
{
    if (isHidden())
        return;
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    hide();
    if (hadFocus)
        m_area.setFocus(Qt::OtherFocusReason);
    Q_EMIT openChanged(false);
}

void Drawer::place()
{
    const int width = std::min(qRound(Theme::current().px(kWidth + kShadow)), m_area.width());
    setGeometry(m_area.width() - width, 0, width, m_area.height());
}

bool Drawer::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_area && event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void Drawer::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

/// Paints itself so that what is under it is seen to go on.
void Drawer::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const double depth = Theme::current().px(kShadow);
    QLinearGradient shadow(0, 0, depth, 0);
    shadow.setColorAt(0, QColor(0, 0, 0, 0));
    shadow.setColorAt(1, QColor(0, 0, 0, 60));
    painter.fillRect(QRectF(0, 0, depth, height()), shadow);
}

}  // namespace shardscope
