// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/card.h"

#include <QBoxLayout>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

#include "widgets/controls/flow_layout.h"
#include "widgets/text/plain_tip.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

namespace {

/// Some, as a slider, can be squeezed.
int leastWidth(const QWidget& tool)
{
    const bool canBeSqueezed = (tool.sizePolicy().expandingDirections() & Qt::Horizontal) != 0;
    return canBeSqueezed ? std::max(tool.minimumWidth(), tool.minimumSizeHint().width()) : tool.sizeHint().width();
}

}  // namespace

Card::Card(const QString& title, const QString& question, QWidget* parent)
    : QFrame(parent),
      m_title(new QLabel),
      m_question(new WrappingLabel),
      m_caption(new QWidget),
      m_between(new QWidget),
      m_headRow(new QWidget),
      m_more(new QToolButton),
      m_head(new FlowLayout),
      m_layout(new QVBoxLayout(this)),
      m_away(new QWidget(this))
{
    m_away->hide();
    m_title->setTextFormat(Qt::PlainText);
    auto* words = new QHBoxLayout(m_caption);
    words->setContentsMargins(0, 0, 0, 0);
    words->addWidget(m_title);
    words->addWidget(m_question, 1);
    m_more->setText(QStringLiteral("⋯"));
    m_more->setToolTip(tr("More tools"));
    m_more->setAccessibleName(m_more->toolTip());
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    connect(m_more->menu(), &QMenu::aboutToShow, this, &Card::fillMenu);
    m_more->hide();
    (new FlowLayout(m_headRow))->addWidget(m_more);
    for (QWidget* part : {m_caption, m_headRow}) {
        QSizePolicy grows(QSizePolicy::Maximum, QSizePolicy::Preferred);
        grows.setHeightForWidth(true);
        part->setSizePolicy(grows);
    }
    m_between->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_layout->addLayout(m_head);
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
    m_title->setToolTip(plainTip(question));
    setAccessibleDescription(question);
    fitHead();
}

void Card::addHeadTool(QToolButton* tool)
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
    m_caption->setVisible(shown);
    placeTools();
}

void Card::setToolsShown(bool shown)
{
    m_areToolsShown = shown;
    placeTools();
}

/// All are removed and added in their order; those that are not shown are elsewhere, hidden or not as their owner has set.
void Card::placeTools()
{
    const auto place = [this](QWidget* tool, bool isShown, QLayout& row) {
        const bool isHidden = tool->parentWidget() && tool->isHidden();  // by its owner: a new parent forgets it
        row.removeWidget(tool);
        if (isShown)
            row.addWidget(tool);
        else
            tool->setParent(m_away);
        tool->setVisible(!isHidden);
    };
    while (QLayoutItem* item = m_head->takeAt(0))
        delete item;
    m_head->addWidget(m_caption);
    for (QWidget* tool : std::as_const(m_rowTools))
        place(tool, m_areToolsShown, *m_head);
    m_head->addWidget(m_between);
    m_head->addWidget(m_headRow);
    const bool areHeadToolsShown = m_areToolsShown && m_isHeadShown;
    for (qsizetype i = 0; i < m_headTools.size(); ++i)
        place(m_headTools[i], areHeadToolsShown && i >= m_inMenu, *m_headRow->layout());
    place(m_more, true, *m_headRow->layout());
    m_more->setVisible(areHeadToolsShown && m_inMenu > 0);
    m_headRow->setVisible(areHeadToolsShown && !m_headTools.isEmpty());
    fitHead();
}

/// Returns the width of the tools next to the title, all in one line.
int Card::widthOfTools() const
{
    int sum = 0;
    for (const QWidget* tool : m_rowTools)
        sum += !m_areToolsShown || tool->isHidden() ? 0 : leastWidth(*tool) + qRound(Theme::current().px(6));
    return sum;
}

/// Returns the room in the last line next to a caption of this width and the tools of the row.
int Card::roomForHeadTools(int caption) const
{
    const int gap = qRound(Theme::current().px(6));
    const int line = contentsRect().width() - m_layout->contentsMargins().left() - m_layout->contentsMargins().right();
    int used = caption;
    for (const QWidget* tool : m_rowTools) {
        if (!m_areToolsShown || tool->isHidden())
            continue;
        const int width = leastWidth(*tool);
        used = used + gap + width <= line ? used + gap + width : width;
    }
    return line - used - 2 * gap;
}

void Card::fitHead()
{
    if (m_isFitting || m_headTools.isEmpty())
        return;
    const int gap = qRound(Theme::current().px(6));
    const int title = m_isHeadShown ? m_title->sizeHint().width() : 0;
    const int question = m_isHeadShown ? m_question->sizeHint().width() + m_caption->layout()->spacing() : 0;
    QList<int> widths;
    int all = 0;
    for (const QToolButton* tool : std::as_const(m_headTools)) {
        widths << (tool->isHidden() ? 0 : tool->sizeHint().width() + gap);
        all += widths.last();
    }
    const int line = contentsRect().width() - m_layout->contentsMargins().left() - m_layout->contentsMargins().right();
    const bool isAsked = m_isHeadShown && title + question + widthOfTools() + all + 2 * gap <= line;
    int room = roomForHeadTools(isAsked ? title + question : title) - (m_more->sizeHint().width() + gap);
    qsizetype inMenu = 0;
    if (!isAsked && room + m_more->sizeHint().width() + gap < all) {
        for (; inMenu < widths.size() && all > room; ++inMenu)
            all -= widths[inMenu];
    }
    m_isFitting = true;
    m_question->setVisible(isAsked);
    if (inMenu != m_inMenu) {
        m_inMenu = inMenu;
        placeTools();
    }
    m_isFitting = false;
}

void Card::fillMenu()
{
    QMenu& menu = *m_more->menu();
    menu.clear();
    for (QToolButton* tool : toolsInMenu()) {
        if (tool->isHidden())
            continue;
        if (tool->menu()) {
            menu.addMenu(tool->menu())->setText(tool->text());
            continue;
        }
        QAction* action = menu.addAction(tool->text(), tool, &QToolButton::click);
        action->setToolTip(tool->toolTip());
        action->setCheckable(tool->isCheckable());
        action->setChecked(tool->isChecked());
        action->setEnabled(tool->isEnabled());
    }
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
    m_layout->setContentsMargins(margin, qRound(theme.px(6)), margin, qRound(theme.px(6)));
    m_layout->setSpacing(qRound(theme.px(6)));
    m_caption->layout()->setSpacing(qRound(theme.px(8)));
}

bool Card::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        fitHead();  // a tool came, went, or says something else
    return QFrame::event(event);
}

void Card::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitHead();
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
