// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/text/told_keys.h"

class QWidget;

namespace shardscope {

/// The keys that work within a view: those that its parts tell, and the shortcuts that its parts have.
[[nodiscard]] QList<KeyHelp> keysWithin(const QWidget& view);

}  // namespace shardscope
