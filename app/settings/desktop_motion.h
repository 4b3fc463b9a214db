// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace shardscope {

/// Returns whether the desktop's settings disable animations, as GTK and KDE store them in this folder (the user's ~/.config). The
/// platform's style is not consulted.
[[nodiscard]] bool desktopWantsNoMotion(const QString& configFolder);

}  // namespace shardscope
