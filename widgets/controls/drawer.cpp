// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/drawer.h"

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
constexpr double kHighest = 0.7;  ///< of the area

}  // namespace

Drawer::Drawer(QWidget* content, QWidget& area, Qt::Edge edge) : QWidget(&area), m_area(area), m_edge(edge)
{
    setObjectName(QStringLiteral("drawer"));
    const int shadow = qRound(Theme::current().px(kShadow));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(edge == Qt::RightEdge ? shadow : 0, edge == Qt::BottomEdge ? shadow : 0, 0, 0);
    layout->addWidget(content);
    area.installEventFilter(this);
    hide();
}

void Drawer::setContent(QWidget* content) { layout()->addWidget(content); }

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
    if (m_edge == Qt::BottomEdge) {
        layout()->activate();
        const int most = qRound(kHighest * m_area.height());
        const int wanted = layout()->hasHeightForWidth() ? layout()->heightForWidth(m_area.width()) : layout()->sizeHint().height();
        const int height = std::clamp(wanted, std::min(most, layout()->minimumSize().height()), most);
        setGeometry(0, m_area.height() - height, m_area.width(), height);
        return;
    }
    const int width = std::min(qRound(Theme::current().px(kWidth + kShadow)), m_area.width());
    setGeometry(m_area.width() - width, 0, width, m_area.height());
}

bool Drawer::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest && m_edge == Qt::BottomEdge && !isHidden())
        place();
    return QWidget::event(event);
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

/// Paints itself so that the contents below it visibly continue.
void Drawer::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const double depth = Theme::current().px(kShadow);
    const bool isBelow = m_edge == Qt::BottomEdge;
    QLinearGradient shadow(QPointF(), isBelow ? QPointF(0, depth) : QPointF(depth, 0));
    shadow.setColorAt(0, QColor(0, 0, 0, 0));
    shadow.setColorAt(1, QColor(0, 0, 0, 60));
    painter.fillRect(isBelow ? QRectF(0, 0, width(), depth) : QRectF(0, 0, depth, height()), shadow);
}

}  // namespace shardscope
