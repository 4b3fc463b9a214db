// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <functional>
#include <memory>

#include "app/views/base/view.h"

namespace shardscope {

/// Holds what `--render` knows by this name.
struct ViewPicture {
    QString name;
    std::function<void(View&)> prepare;
};

/// Views that answer questions of one kind stand together.
enum class ViewGroup { First, Step, Cluster, Choice, Evidence, Lessons };

/// One row adds a view of the newest estimate: its place in the rail, menus and palette, its keys, arrangements, `--render`, `--tour`,
/// help and what is tested of every view follow.
struct ViewRow {
    ViewInfo info;
    ViewGroup group;
    std::function<std::unique_ptr<View>()> make;
    QList<ViewPicture> pictures;  ///< at least one
    QList<ViewCommand> commands;
};

/// In the order in which they are listed to people.
[[nodiscard]] const QList<ViewRow>& viewRows();
/// Null where there is none of that name.
[[nodiscard]] const ViewRow* findView(const QString& id);

}  // namespace shardscope
