// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/workspace.h"

namespace shardscope {

/// Returns questions that open the standard dialogs.
[[nodiscard]] Questions questionsOf(QWidget& window);

}  // namespace shardscope
