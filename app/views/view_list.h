// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <functional>
#include <memory>

#include "app/views/base/view.h"

namespace shardscope {

/// A view in a mode that `--render` knows by this name.
struct ViewPicture {
    QString name;
    std::function<void(View&)> prepare;
};

/// Groups of views that answer questions of one kind.
enum class ViewGroup { First, Step, Cluster, Choice, Evidence, Lessons };

/// One row adds a view of the newest estimate: its place in the rail, menus and palette, its keys, arrangements, `--render`, `--tour`, help
/// and the tests of every view follow.
struct ViewRow {
    ViewInfo info;
    ViewGroup group;
    std::function<std::unique_ptr<View>()> make;
    QList<ViewPicture> pictures;  ///< at least one
    QList<ViewCommand> commands;
};

/// Returns the views in the order in which they are listed.
[[nodiscard]] const QList<ViewRow>& viewRows();
/// Returns the view of that name, or null.
[[nodiscard]] const ViewRow* findView(const QString& id);

}  // namespace shardscope
