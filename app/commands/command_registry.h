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

/// The one declaration of something that a person can do. Menus, shortcuts and the palette are made from it.
struct Command {
    QString id;    ///< stable: "file.open"
    QString menu;  ///< the menu's title, with its mnemonic: "&File"
    QString text;  ///< with its mnemonic: "&Open…"
    QKeySequence shortcut{};
    std::function<void()> run{};
    bool checkable = false;
    bool startsSection = false;  ///< a line stands before it in the menu
    QString submenu{};           ///< of a few that belong together
};

class CommandRegistry : public QObject {
    Q_OBJECT
public:
    /// The shortcuts of all actions work in `window`.
    explicit CommandRegistry(QWidget& window);

    /// Precondition: no other command has this id.
    QAction& add(const Command& command);
    [[nodiscard]] const QList<Command>& commands() const { return m_commands; }
    /// Precondition: there is such a command.
    [[nodiscard]] QAction& action(const QString& id) const { return *m_actions.value(id); }

    /// Why a command cannot be used now; empty: it can.
    void setReason(const QString& id, const QString& reason);
    [[nodiscard]] QString reason(const QString& id) const { return m_reasons.value(id); }

    /// A menu for each title, in the order in which they were first named.
    void fill(QMenuBar& bar) const;

private:
    QWidget& m_window;
    QList<Command> m_commands;
    QHash<QString, QAction*> m_actions;
    QHash<QString, QString> m_reasons;
};

/// A text of a menu without the marks of its mnemonic and without its dots.
[[nodiscard]] QString plainText(QString menuText);

}  // namespace shardscope
