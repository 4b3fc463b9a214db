// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace shardscope {

/// An arrangement of the window by name: which panels it shows. Where they are is what the window begins with.
struct DockLayout {
    QString id;
    QString title;
    QStringList docks;  ///< object names
};

[[nodiscard]] QList<DockLayout> dockLayouts();

}  // namespace shardscope
