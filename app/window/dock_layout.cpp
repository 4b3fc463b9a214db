// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dock_layout.h"

#include <QCoreApplication>

#include "app/views/view_list.h"

namespace shardscope {

QList<DockLayout> dockLayouts()
{
    const auto title = [](const char* text) { return QCoreApplication::translate("DockLayout", text); };
    const QString controls = QStringLiteral("dock_controls");
    const QString memory = QStringLiteral("dock_memory");
    const QString derivation = QStringLiteral("dock_derivation");
    const QString findings = QStringLiteral("dock_findings");
    QList<DockLayout> layouts{{QStringLiteral("explore"), title("Explore"), {controls, memory, derivation, findings}},
                              {QStringLiteral("memory"), title("Memory alone"), {controls, memory}}};
    for (const ViewRow& view : viewRows())
        layouts.append({view.id, view.title, QStringList{view.dock()} + view.beside});
    layouts.append({QStringLiteral("teach"), title("Teach"), {memory, derivation}});
    return layouts;
}

}  // namespace shardscope
