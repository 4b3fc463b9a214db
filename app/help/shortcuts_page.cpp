// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_registry.h"
#include "app/help/guide_html.h"
#include "app/help/guide_page.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// The keys that controls and views take while they have the focus, whatever they show.
QStringList commonKeys()
{
    return {htmlRow(tr("Arrows"), tr("next value of a slider, next choice, next mark of a chart")),
            htmlRow(tr("Home, End"), tr("first and last")),
            htmlRow(tr("Page up, Page down"), tr("four values of a slider at a time")),
            htmlRow(tr("A digit"), tr("on a slider: types a value; Return applies it, Escape cancels")),
            htmlRow(tr("A letter"), tr("on a list: searches the list")),
            htmlRow(tr("Tab"), tr("the next control")),
            htmlRow(QStringLiteral("F1"), tr("what has the keyboard focus"))};
}

}  // namespace

QString shortcutsPage(const CommandRegistry& commands)
{
    QString html = htmlHeading(tr("Keyboard shortcuts"));
    QStringList menus;
    QHash<QString, QStringList> rows;
    for (const Command& command : commands.commands()) {
        const QAction& action = commands.action(command.id);
        if (!action.isVisible())
            continue;
        const QString menu = plainText(command.menu);
        if (!menus.contains(menu))
            menus << menu;
        const QString keys = action.shortcut().toString(QKeySequence::NativeText).toHtmlEscaped();
        const QString group = command.submenu.isEmpty() ? QString() : plainText(command.submenu) + QStringLiteral(": ");
        rows[menu] << htmlRow(keys.isEmpty() ? QStringLiteral("–") : keys,
                              htmlLink(QStringLiteral("command:") + command.id, group + plainText(action.text())));
    }
    html += htmlParagraph(tr("For commands without a key, type a few letters in the command palette.").toHtmlEscaped());
    for (const QString& menu : menus)
        html += htmlSection(menu) + htmlTable(rows.value(menu));
    return html + htmlSection(tr("Where the focus is")) + htmlTable(commonKeys());
}

}  // namespace shardscope
