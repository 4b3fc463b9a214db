// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_palette.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

#include "app/commands/palette_list.h"
#include "app/commands/palette_search.h"
#include "widgets/controls/front_window.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

CommandPalette::CommandPalette(PaletteSearch& search, QWidget& window)
    : QFrame(&window, Qt::Popup),
      m_search(search),
      m_list(new PaletteList(this)),
      m_field(new QLineEdit(this)),
      m_view(new QListView(this)),
      m_nothing(new QLabel(tr("No command matches."), this))
{
    setObjectName(QStringLiteral("palette"));
    setAccessibleName(tr("Command palette"));
    m_field->setPlaceholderText(tr("Type a command: “tp 8”, “dark”, “save”, a model's name"));
    m_field->setAccessibleName(tr("Command"));
    m_field->installEventFilter(this);
    m_view->setModel(m_list);
    m_view->setItemDelegate(new PaletteRow(*m_list, m_view));
    m_view->setUniformItemSizes(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setAccessibleName(tr("Matches"));
    m_nothing->setAlignment(Qt::AlignCenter);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_field);
    layout->addWidget(m_view);
    layout->addWidget(m_nothing);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(m_view, &QListView::clicked, this, [this](const QModelIndex& index) { take(index.row()); });
}

void CommandPalette::open(const QString& query)
{
    const Theme& theme = Theme::current();
    const QWidget& window = *frontOf(*parentWidget());
    const int width = qRound(qMin(theme.px(640), window.width() * 0.9));
    const int height = qRound(qMin(theme.px(420), window.height() * 0.7));
    setGeometry(QRect(window.mapToGlobal(QPoint((window.width() - width) / 2, qRound(theme.px(48)))), QSize(width, height)));
    m_field->setText(query);
    find(query);
    show();
    m_field->setFocus();
    m_field->end(false);
}

void CommandPalette::find(const QString& query)
{
    m_list->setItems(m_search.find(query));
    const bool isEmpty = m_list->rowCount() == 0;
    m_view->setVisible(!isEmpty);
    m_nothing->setVisible(isEmpty);
    if (!isEmpty)
        m_view->setCurrentIndex(m_list->index(0));
}

void CommandPalette::step(int rows)
{
    if (m_list->rowCount() == 0)
        return;
    const int row = qBound(0, m_view->currentIndex().row() + rows, m_list->rowCount() - 1);
    m_view->setCurrentIndex(m_list->index(row));
}

void CommandPalette::take(int row)
{
    if (row < 0 || row >= m_list->rowCount() || !m_list->item(row).reason.isEmpty())
        return;
    const PaletteItem item = m_list->item(row);
    if (!item.run) {
        m_field->setText(item.completion);
        return;
    }
    hide();
    m_search.remember(item.id);
    item.run();
}

bool CommandPalette::handleKey(int key)
{
    constexpr int kPage = 8;
    switch (key) {
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(kPage);
        return true;
    case Qt::Key_PageUp:
        step(-kPage);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take(m_view->currentIndex().row());
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    default:
        return false;
    }
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress && handleKey(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QFrame::eventFilter(watched, event);
}

void CommandPalette::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::current();
    paintBox(painter, rect(), 0, theme.color(ColorRole::Card), theme.color(ColorRole::Groove));
}

}  // namespace shardscope
