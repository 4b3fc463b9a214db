// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace shardscope {

/// Sets the accessible role of a widget that is painted by hand; its name has everything else. To be called before it is named, because the
/// role of that moment stays.
void tellRole(QWidget& widget, QAccessible::Role role);

}  // namespace shardscope
