// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pane.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/views/base/tool_button.h"
#include "app/views/view_list.h"
#include "widgets/theme/theme.h"

namespace shardscope {

Pane::Pane(ViewHouse& house, QWidget* parent)
    : QWidget(parent),
      m_house(&house),
      m_head(new QWidget),
      m_tabs(new QTabBar),
      m_maximise(makeTool(QStringLiteral("⤢"), tr("Maximise or restore this view (Z)"))),
      m_close(makeTool(QStringLiteral("×"), tr("Close this pane"))),
      m_pages(new QStackedWidget)
{
    m_tabs->setTabsClosable(true);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setAccessibleName(tr("Views in this pane"));
    auto* head = new QHBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->addWidget(m_tabs, 1);
    head->addWidget(m_maximise);
    head->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_head);
    column->addWidget(m_pages, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) { showView(m_content.views.value(index)); });
    connect(m_tabs, &QTabBar::tabCloseRequested, this, &Pane::closeTab);
    connect(m_maximise, &QToolButton::clicked, this, &Pane::maximiseRequested);
    connect(m_close, &QToolButton::clicked, this, &Pane::closeRequested);
}

Pane::~Pane()
{
    for (const QString& id : std::as_const(m_content.views)) {
        if (m_house)
            m_house->putAway(id);
    }
}

void Pane::setContent(const PaneContent& content)
{
    for (const QString& id : std::as_const(m_content.views)) {
        if (!content.views.contains(id))
            m_house->putAway(id);
    }
    m_content = content;
    fill();
}

void Pane::fill()
{
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    for (const QString& id : std::as_const(m_content.views))
        m_tabs->addTab(findView(id)->info.title);
    m_tabs->setTabsClosable(m_content.views.size() > 1);
    m_tabs->setCurrentIndex(m_content.current);
    if (!current().isEmpty()) {
        // A view that is not looked at is not even made.
        QWidget& frame = m_house->frame(current());
        m_pages->addWidget(&frame);
        m_pages->setCurrentWidget(&frame);
    }
    Q_EMIT currentChanged();
}

void Pane::showView(const QString& id)
{
    const qsizetype index = m_content.views.indexOf(id);
    if (index < 0)
        return;
    m_content.current = static_cast<int>(index);
    fill();
}

void Pane::replaceCurrent(const QString& id)
{
    PaneContent next = m_content;
    if (next.views.isEmpty())
        next.views << id;
    else
        next.views[next.current] = id;
    setContent(next);
}

void Pane::addView(const QString& id)
{
    PaneContent next = m_content;
    next.views << id;
    next.current = static_cast<int>(next.views.size()) - 1;
    setContent(next);
}

void Pane::closeTab(int index)
{
    if (m_content.views.size() < 2)
        return;
    PaneContent next = m_content;
    next.views.removeAt(index);
    if (next.current >= index)
        next.current = std::max(0, next.current - 1);
    setContent(next);
}

void Pane::setHead(bool shown, bool isMaximised)
{
    m_head->setVisible(shown);
    m_maximise->setText(isMaximised ? QStringLiteral("⤡") : QStringLiteral("⤢"));
    m_close->setVisible(!isMaximised);
}

void Pane::setActive(bool active)
{
    m_isActive = active;
    update();
}

void Pane::paintEvent(QPaintEvent*)
{
    if (!m_isActive || m_head->isHidden())
        return;
    QPainter painter(this);
    const QRect head = m_head->geometry();
    painter.fillRect(head.left(), head.bottom(), head.width(), 2, Theme::current().color(ColorRole::Accent));
}

}  // namespace shardscope
