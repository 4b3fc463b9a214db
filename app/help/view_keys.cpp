// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/view_keys.h"

#include <QAction>
#include <QWidget>

#include <algorithm>

#include "app/commands/command_registry.h"

namespace shardscope {

QList<KeyHelp> keysWithin(const QWidget& view)
{
    QList<const QWidget*> parts{&view};
    for (const QWidget* part : view.findChildren<QWidget*>())
        parts << part;
    // A card stands within the panel whose keys it has, too.
    if (view.parentWidget())
        parts << view.parentWidget();
    QList<KeyHelp> keys;
    const auto add = [&keys](const KeyHelp& key) {
        const auto same = [&](const KeyHelp& each) { return each.keys == key.keys && each.meaning == key.meaning; };
        if (std::none_of(keys.begin(), keys.end(), same))
            keys.append(key);
    };
    for (const QWidget* part : parts) {
        for (const KeyHelp& key : toldKeys(*part))
            add(key);
    }
    for (const QWidget* part : parts) {
        for (const QAction* action : part->actions()) {
            const QString shortcut = action->shortcut().toString(QKeySequence::NativeText);
            const auto same = [&](const KeyHelp& key) { return key.keys == shortcut; };
            if (!shortcut.isEmpty() && std::none_of(keys.begin(), keys.end(), same))
                keys.append({shortcut, plainText(action->text())});
        }
    }
    return keys;
}

}  // namespace shardscope
