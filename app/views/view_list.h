// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

#include "core/estimate/estimate.h"

class QObject;
class QWidget;

namespace shardscope {

/// A view as whoever shows it holds it, whatever its class.
struct ShownView {
    QWidget* widget = nullptr;
    std::function<void(const std::shared_ptr<const Estimate>&)> setEstimate;
    std::function<bool()> isSettled;
    std::function<void(QObject* context, const std::function<void(const QString&)>& tell)> whenFailed;
};

/// What `--render` knows by this name.
struct ViewPicture {
    QString name;
    std::function<void(QWidget&)> prepare;
};

/// One row adds a view of the newest estimate: its dock and the commands that show it, its layout, `--render`, `--tour` and what is
/// tested of every view follow.
struct ViewRow {
    QString id;
    QString title;
    std::function<ShownView()> make;
    QStringList beside;           ///< docks that its layout shows, too
    QList<ViewPicture> pictures;  ///< at least one
    bool scrolls = false;         ///< where there is too little room

    [[nodiscard]] QString dock() const { return QStringLiteral("dock_") + id; }
};

/// In the order in which they are listed to people.
[[nodiscard]] const QList<ViewRow>& viewRows();

}  // namespace shardscope
