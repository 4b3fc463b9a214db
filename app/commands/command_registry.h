// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>

#include <functional>

class QMenuBar;
class QWidget;

namespace shardscope {

/// The one declaration of a command. Menus, shortcuts and the palette are made from it.
struct Command {
    QString id;    ///< stable: "file.open"
    QString menu;  ///< the menu's title, with its mnemonic: "&File"
    QString text;  ///< with its mnemonic: "&Open…"
    QKeySequence shortcut{};
    std::function<void()> run{};
    bool checkable = false;
    bool startsSection = false;  ///< a separator comes before it in the menu
    QString submenu{};           ///< title of a submenu of related commands
};

class CommandRegistry : public QObject {
    Q_OBJECT
public:
    /// Makes the shortcuts of all actions work in `window`.
    explicit CommandRegistry(QWidget& window);

    /// Adds a command. Precondition: no other command has this id.
    QAction& add(const Command& command);
    [[nodiscard]] const QList<Command>& commands() const { return m_commands; }
    /// Returns the action of a command. Precondition: there is such a command.
    [[nodiscard]] QAction& action(const QString& id) const { return *m_actions.value(id); }

    /// Sets why a command cannot be used now; empty: it can.
    void setReason(const QString& id, const QString& reason);
    [[nodiscard]] QString reason(const QString& id) const { return m_reasons.value(id); }

    /// Fills the bar with a menu for each title, in the order in which they were first named.
    void fill(QMenuBar& bar) const;

private:
    QWidget& m_window;
    QList<Command> m_commands;
    QHash<QString, QAction*> m_actions;
    QHash<QString, QString> m_reasons;
};

/// Returns a menu's text without mnemonic marks and dots.
[[nodiscard]] QString plainText(QString menuText);

}  // namespace shardscope
