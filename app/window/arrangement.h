// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace shardscope {

/// The views of one pane, one of which is seen.
struct PaneContent {
    QStringList views;
    int current = 0;

    bool operator==(const PaneContent&) const = default;
};

/// Which views are open and where: what a person arranged. By the views' ids, so that it survives views that come and go.
struct Arrangement {
    QList<PaneContent> panes;
    int active = 0;
    int maximised = -1;  ///< the pane that is seen alone; −1: none
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
/// Views that are not there any more are left out; where nothing is left it is the first named layout.
[[nodiscard]] Arrangement arrangementFromJson(const QJsonObject& json);

/// An arrangement with a name.
struct NamedLayout {
    QString id;
    QString title;
    Arrangement arrangement;
};

/// The first is what a window begins with.
[[nodiscard]] QList<NamedLayout> namedLayouts();
/// For a class: the views, without the controls.
[[nodiscard]] Arrangement teachingLayout();

}  // namespace shardscope
