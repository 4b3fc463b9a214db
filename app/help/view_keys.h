// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/text/told_keys.h"

class QWidget;

namespace shardscope {

/// Returns the keys that work within a view: those that its parts report, and the shortcuts of its parts.
[[nodiscard]] QList<KeyHelp> keysWithin(const QWidget& view);

}  // namespace shardscope
