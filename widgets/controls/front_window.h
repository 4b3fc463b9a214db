// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QMainWindow>

namespace shardscope {

/// Returns the window for questions to the person: the presenter's own window, which the audience does not see, while it has the focus;
/// else this one.
[[nodiscard]] inline QWidget* frontOf(QWidget& window)
{
    QWidget* active = QApplication::activeWindow();
    return qobject_cast<QMainWindow*>(active) ? active : &window;
}

}  // namespace shardscope
