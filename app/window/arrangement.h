// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace shardscope {

/// The views of one pane, one of which is visible.
struct PaneContent {
    QStringList views;
    int current = 0;

    bool operator==(const PaneContent&) const = default;
};

/// The open views and their places, as arranged by a person. By the views' ids, so that it survives added and removed views.
struct Arrangement {
    QList<PaneContent> panes;
    int active = 0;
    int maximised = -1;  ///< the maximised pane; −1: none
    bool hasControls = true;
    bool hasFindings = true;
    bool hasRailNames = true;
    bool isTaught =
        false;  ///< a lesson and its picture: beside each other already where there is less room, the picture the wider; not kept
    QMap<QString, QString> modes;         ///< of the views
    QMap<QString, QList<int>> splitters;  ///< that a person moved: the sizes of their parts

    bool operator==(const Arrangement&) const = default;
};

[[nodiscard]] QJsonObject arrangementToJson(const Arrangement& arrangement);
/// Reads an arrangement. Views that no longer exist are left out; without any view it is the first named layout.
[[nodiscard]] Arrangement arrangementFromJson(const QJsonObject& json);

/// An arrangement with a name.
struct NamedLayout {
    QString id;
    QString title;
    Arrangement arrangement;
};

/// Returns the named layouts; the first is the default.
[[nodiscard]] QList<NamedLayout> namedLayouts();
/// Returns the layout for a class: the views, without the controls.
[[nodiscard]] Arrangement teachingLayout();

}  // namespace shardscope
