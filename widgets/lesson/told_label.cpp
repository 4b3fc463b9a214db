// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lesson/told_label.h"

#include <QCursor>
#include <QEvent>
#include <QToolTip>

namespace shardscope {

QFont readingFont(TextStyle style)
{
    constexpr double kLarger = 1.2;
    QFont font = Theme::current().font(style);
    font.setPointSizeF(font.pointSizeF() * kLarger);
    return font;
}

ToldLabel::ToldLabel(std::function<QString(const QString&)> tip, QWidget* parent) : QLabel(parent), m_tip(std::move(tip))
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setAlignment(Qt::AlignTop | Qt::AlignLeft);
    connect(this, &QLabel::linkHovered, this, &ToldLabel::tell);
    connect(this, &QLabel::linkActivated, this, &ToldLabel::tell);
}

/// The colours of links and marks are fixed when a text is set.
void ToldLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    const QString html = text();
    setText(QString());
    setText(html);
}

void ToldLabel::tell(const QString& link)
{
    if (const QString tip = m_tip(link); !tip.isEmpty())
        QToolTip::showText(underMouse() ? QCursor::pos() : mapToGlobal(rect().bottomLeft()), tip, this);
    else
        QToolTip::hideText();
}

}  // namespace shardscope
