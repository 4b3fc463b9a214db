// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace shardscope {

/// Tells what a widget that is painted by hand is to a screen reader, where its name says all else. Before it is named: the
/// role that is told then stays.
void tellRole(QWidget& widget, QAccessible::Role role);

}  // namespace shardscope
