// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/message_bar.h"

#include <QAccessible>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_what(new QLabel), m_why(new QLabel), m_offer(new QToolButton), m_copy(new QToolButton), m_close(new QToolButton)
{
    setObjectName(QStringLiteral("messages"));
    setAccessibleName(tr("Message"));
    for (QLabel* label : {m_what, m_why}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_why->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_copy->setText(tr("Copy details"));
    m_close->setText(tr("Close"));
    m_close->setAccessibleName(tr("Close the message"));
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_what);
    texts->addWidget(m_why);
    auto* layout = new QHBoxLayout(this);
    layout->addLayout(texts, 1);
    layout->addWidget(m_offer, 0, Qt::AlignTop);
    layout->addWidget(m_copy, 0, Qt::AlignTop);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    m_offer->setObjectName(QStringLiteral("message_action"));
    connect(m_offer, &QToolButton::clicked, this, [this] {
        if (m_action.keepsMessage)
            return m_action.run();
        hide();
        std::exchange(m_action, {}).run();
    });
    connect(m_copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_text); });
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    applyTheme();
    hide();
}

void MessageBar::tell(Standing standing, const QString& what, const QString& why, MessageAction action)
{
    m_standing = standing;
    m_isUntilEdit = false;
    m_action = std::move(action);
    m_offer->setText(m_action.text);
    m_offer->setVisible(m_action.run != nullptr);
    m_text = why.isEmpty() ? what : what + QLatin1Char('\n') + why;
    m_what->setText(what);
    m_why->setText(why);
    m_why->setVisible(!why.isEmpty());
    m_copy->setVisible(!why.isEmpty());
    setAccessibleDescription(m_text);
    show();
    update();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageBar::tellUntilEdit(const QString& what, const QString& why, MessageAction action)
{
    tell(Standing::Hint, what, why, std::move(action));
    m_isUntilEdit = true;
}

void MessageBar::add(Standing standing, const QString& sentence)
{
    if (isHidden())
        return tell(standing, sentence);
    const QString before = m_why->text();
    const QString what = m_what->text();
    tell(standing, what, before.isEmpty() ? sentence : before + QLatin1Char('\n') + sentence, m_action);
}

void MessageBar::forgetEdited()
{
    if (m_isUntilEdit)
        hide();
}

void MessageBar::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    paintBox(painter, rect(), theme.px(8), theme.color(ColorRole::Card), theme.color(roleOf(m_standing)));
    paintStanding(painter, QRectF(theme.px(12), theme.px(12), theme.px(16), theme.px(16)), m_standing);
}

void MessageBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        applyTheme();
}

void MessageBar::applyTheme()
{
    const Theme& theme = Theme::current();
    m_what->setFont(theme.font(TextStyle::Strong));
    const int gap = qRound(theme.px(10));
    layout()->setContentsMargins(qRound(theme.px(38)), gap, gap, gap);
}

}  // namespace shardscope
