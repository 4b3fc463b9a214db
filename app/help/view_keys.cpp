// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/view_keys.h"

#include <QAction>
#include <QCoreApplication>
#include <QWidget>

#include <algorithm>

#include "app/commands/command_registry.h"

namespace shardscope {
namespace {

/// What a class of chart does with its keys: its keyPressEvent says the same.
struct ClassKeys {
    const char* name;
    const char* keys;
    const char* meaning;
};

constexpr ClassKeys kClassKeys[] = {
    {"shardscope::ChartWidget", QT_TRANSLATE_NOOP("Guide", "Arrows"), QT_TRANSLATE_NOOP("Guide", "the next mark of the picture")},
    {"shardscope::ChartWidget", QT_TRANSLATE_NOOP("Guide", "Home, End"), QT_TRANSLATE_NOOP("Guide", "the first and the last mark")},
    {"shardscope::ChartWidget", QT_TRANSLATE_NOOP("Guide", "Return or Space"),
     QT_TRANSLATE_NOOP("Guide", "opens what the mark stands for: its parts, or its derivation")},
    {"shardscope::GanttView", QT_TRANSLATE_NOOP("Guide", "W, S or +, −"), QT_TRANSLATE_NOOP("Guide", "closer, and further away")},
    {"shardscope::GanttView", QT_TRANSLATE_NOOP("Guide", "A, D or Ctrl+arrows"), QT_TRANSLATE_NOOP("Guide", "earlier, later")},
    {"shardscope::GanttView", QT_TRANSLATE_NOOP("Guide", "F"), QT_TRANSLATE_NOOP("Guide", "the whole step")},
    {"shardscope::GanttView", QT_TRANSLATE_NOOP("Guide", "Z"), QT_TRANSLATE_NOOP("Guide", "the block at the cursor")},
    {"shardscope::GanttView", QT_TRANSLATE_NOOP("Guide", "Page up, Page down"), QT_TRANSLATE_NOOP("Guide", "the gap before, the next gap")},
    {"shardscope::GanttView", QT_TRANSLATE_NOOP("Guide", "Space, comma, full stop"),
     QT_TRANSLATE_NOOP("Guide", "plays; a step back; a step forward")},
    {"shardscope::MeshMap", QT_TRANSLATE_NOOP("Guide", "+, −, 0"), QT_TRANSLATE_NOOP("Guide", "closer, further away, the whole cluster")},
    {"shardscope::MeshMap", QT_TRANSLATE_NOOP("Guide", "Page up, Page down"), QT_TRANSLATE_NOOP("Guide", "the node before, the next node")},
    {"shardscope::DerivationPanel", QT_TRANSLATE_NOOP("Guide", "Backspace, Alt+arrows"),
     QT_TRANSLATE_NOOP("Guide", "the number before, the number after")},
};

QString translated(const char* text) { return QCoreApplication::translate("Guide", text); }

}  // namespace

QList<KeyHelp> keysWithin(const QWidget& view)
{
    QList<const QWidget*> parts{&view};
    for (const QWidget* part : view.findChildren<QWidget*>())
        parts << part;
    // A card stands within the panel whose keys it has, too.
    if (view.parentWidget())
        parts << view.parentWidget();
    QList<KeyHelp> keys;
    for (const ClassKeys& row : kClassKeys) {
        if (std::any_of(parts.begin(), parts.end(), [&](const QWidget* part) { return part->inherits(row.name); }))
            keys.append({translated(row.keys), translated(row.meaning)});
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
