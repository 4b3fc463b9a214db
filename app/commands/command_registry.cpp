// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_registry.h"

#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

namespace shardscope {
namespace {

QMenu* childMenu(QMenu& menu, const QString& title)
{
    for (QAction* action : menu.actions()) {
        if (action->menu() && action->text() == title)
            return action->menu();
    }
    return menu.addMenu(title);
}

}  // namespace

CommandRegistry::CommandRegistry(QWidget& window) : QObject(&window), m_window(window) {}

QAction& CommandRegistry::add(const Command& command)
{
    Q_ASSERT(!m_actions.contains(command.id));
    auto* action = new QAction(command.text, this);
    action->setObjectName(command.id);
    action->setShortcut(command.shortcut);
    action->setCheckable(command.checkable);
    connect(action, &QAction::triggered, this, [run = command.run] { run(); });
    m_window.addAction(action);
    m_actions.insert(command.id, action);
    m_commands.append(command);
    return *action;
}

void CommandRegistry::setReason(const QString& id, const QString& reason)
{
    m_reasons.insert(id, reason);
    action(id).setEnabled(reason.isEmpty());
    action(id).setToolTip(reason.isEmpty() ? plainText(action(id).text()) : reason);
}

void CommandRegistry::fill(QMenuBar& bar) const
{
    QHash<QString, QMenu*> menus;
    for (const Command& command : m_commands) {
        QMenu*& menu = menus[command.menu];
        if (!menu) {
            menu = bar.addMenu(command.menu);
            menu->setToolTipsVisible(true);
        }
        if (command.startsSection)
            menu->addSeparator();
        QMenu* place = command.submenu.isEmpty() ? menu : childMenu(*menu, command.submenu);
        place->addAction(m_actions.value(command.id));
    }
}

QString plainText(QString menuText)
{
    static const QRegularExpression mnemonic(QStringLiteral("&(?!&)"));
    menuText.remove(mnemonic);
    if (menuText.endsWith(QChar(u'…')))
        menuText.chop(1);
    return menuText;
}

}  // namespace shardscope
