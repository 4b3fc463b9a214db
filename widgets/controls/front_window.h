// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QMainWindow>

namespace shardscope {

/// Where a person is asked something: the presenter's own window while it has the keyboard, which the audience does not see; else this one.
[[nodiscard]] inline QWidget* frontOf(QWidget& window)
{
    QWidget* active = QApplication::activeWindow();
    return qobject_cast<QMainWindow*>(active) ? active : &window;
}

}  // namespace shardscope
