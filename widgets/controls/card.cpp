// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/card.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>

#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

Card::Card(const QString& title, const QString& question, QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel)
    , m_question(new ElidedLabel)
    , m_headRow(new QWidget)
    , m_headTools(new QWidget)
    , m_toolRow(new QWidget)
    , m_head(new QHBoxLayout(m_headRow))
    , m_tools(new QHBoxLayout(m_toolRow))
    , m_layout(new QVBoxLayout(this))
{
    auto* headTools = new QHBoxLayout(m_headTools);
    for (QHBoxLayout* row : {m_head, m_tools, headTools})
        row->setContentsMargins(0, 0, 0, 0);
    m_title->setTextFormat(Qt::PlainText);
    m_head->addWidget(m_title);
    m_head->addWidget(m_question, 1);
    m_head->addWidget(m_headTools);
    m_tools->addStretch(1);
    m_toolRow->hide();  // until there are any
    m_layout->addWidget(m_headRow);
    m_layout->addWidget(m_toolRow);
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
    m_headTools->layout()->addWidget(tool);
}

void Card::addTool(QWidget* tool)
{
    m_tools->insertWidget(m_tools->count() - 1, tool);
    m_toolRow->setVisible(!m_headTools->isHidden());
}

void Card::setHeadShown(bool shown)
{
    m_headRow->setVisible(shown);
}

void Card::setToolsShown(bool shown)
{
    m_headTools->setVisible(shown);
    m_toolRow->setVisible(shown && m_tools->count() > 1);
}

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
    m_head->setSpacing(qRound(theme.px(8)));
    m_headTools->layout()->setSpacing(m_head->spacing());
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
