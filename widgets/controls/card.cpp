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
      m_caption(new QWidget),
      m_headRow(new QWidget),
      m_head(new FlowLayout),
      m_tools(new FlowLayout),
      m_layout(new QVBoxLayout(this)),
      m_away(new QWidget(this))
{
    m_away->hide();
    m_title->setTextFormat(Qt::PlainText);
    auto* words = new QHBoxLayout(m_caption);
    words->setContentsMargins(0, 0, 0, 0);
    words->addWidget(m_title);
    words->addWidget(m_question, 1);
    new FlowLayout(m_headRow);
    for (auto [part, policy] : {std::pair(m_caption, QSizePolicy::Expanding), std::pair(m_headRow, QSizePolicy::Maximum)}) {
        QSizePolicy grows(policy, QSizePolicy::Preferred);
        grows.setHeightForWidth(true);
        part->setSizePolicy(grows);
        m_head->addWidget(part);
    }
    m_layout->addLayout(m_head);
    m_layout->addLayout(m_tools);
    placeTools();
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
    m_headTools << tool;
    placeTools();
}

void Card::addTool(QWidget* tool)
{
    m_rowTools << tool;
    placeTools();
}

void Card::setHeadShown(bool shown)
{
    m_isHeadShown = shown;
    m_title->setVisible(shown);
    m_question->setVisible(shown);
    m_caption->setVisible(shown);
    placeTools();
}

void Card::setToolsShown(bool shown)
{
    m_areToolsShown = shown;
    placeTools();
}

void Card::placeTools()
{
    // All of a row come and go together, so that they stay in their order.
    const auto place = [this](QWidget* tool, bool isShown, QLayout& row) {
        if (isShown == (row.indexOf(tool) >= 0))
            return;
        const bool isHidden = tool->parentWidget() && tool->isHidden();  // by its owner: a new parent forgets it
        if (isShown) {
            row.addWidget(tool);
        } else {
            row.removeWidget(tool);
            tool->setParent(m_away);
        }
        tool->setVisible(!isHidden);
    };
    for (QWidget* tool : std::as_const(m_headTools))
        place(tool, m_areToolsShown && m_isHeadShown, *m_headRow->layout());
    for (QWidget* tool : std::as_const(m_rowTools))
        place(tool, m_areToolsShown, *m_tools);
    m_headRow->setVisible(m_headRow->layout()->count() > 0);
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
    m_caption->layout()->setSpacing(qRound(theme.px(8)));
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
