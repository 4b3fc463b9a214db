// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/card.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>

#include "widgets/controls/flow_layout.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

Card::Card(const QString& title, const QString& question, QWidget* parent)
    : QFrame(parent),
      m_title(new QLabel),
      m_question(new WrappingLabel),
      m_head(new FlowLayout),
      m_caption(new QHBoxLayout),
      m_tools(new FlowLayout),
      m_layout(new QVBoxLayout(this))
{
    m_title->setTextFormat(Qt::PlainText);
    auto* caption = new QWidget;
    QSizePolicy grows(QSizePolicy::Expanding, QSizePolicy::Preferred);
    grows.setHeightForWidth(true);
    caption->setSizePolicy(grows);
    caption->setLayout(m_caption);
    m_caption->setContentsMargins(0, 0, 0, 0);
    m_caption->addWidget(m_title);
    m_caption->addWidget(m_question, 1);
    m_head->addWidget(caption);
    m_layout->addLayout(m_head);
    m_layout->addLayout(m_tools);
    setTitle(title);
    setQuestion(question);
    applyTheme();
}

void Card::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void Card::setQuestion(const QString& question)
{
    m_question->setText(question);
    setAccessibleDescription(question);
}

void Card::addHeadTool(QWidget* tool)
{
    if (!m_headTools) {
        auto* tools = new QWidget;
        m_headTools = new FlowLayout(tools);
        m_headTools->setContentsMargins(0, 0, 0, 0);
        m_headTools->setSpacing(m_head->spacing());
        m_head->addWidget(tools);
    }
    m_headTools->addWidget(tool);
}

void Card::addTool(QWidget* tool) { m_tools->addWidget(tool); }

void Card::setBody(QWidget* body)
{
    delete m_body;
    m_body = body;
    m_layout->addWidget(body, 1);
}

void Card::applyTheme()
{
    const Theme& theme = Theme::current();
    m_title->setFont(theme.font(TextStyle::Title));
    m_question->setFont(theme.font(TextStyle::Caption));
    QPalette muted = m_question->palette();
    muted.setColor(QPalette::WindowText, theme.color(ColorRole::Muted));
    m_question->setPalette(muted);
    const int margin = qRound(theme.px(14));
    m_layout->setContentsMargins(margin, qRound(theme.px(10)), margin, margin);
    m_layout->setSpacing(qRound(theme.px(8)));
    for (QLayout* row : std::initializer_list<QLayout*>{m_head, m_caption, m_headTools, m_tools}) {
        if (row)
            row->setSpacing(qRound(theme.px(8)));
    }
}

void Card::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QFrame::changeEvent(event);
}

void Card::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    paintBox(painter, rect(), theme.px(8), theme.color(ColorRole::Card), theme.color(ColorRole::Outline));
}

}  // namespace shardscope
