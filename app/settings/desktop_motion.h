// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace shardscope {

/// Whether the desktop's settings ask for no animations, as GTK and KDE keep them in this folder (the user's ~/.config). What the style
/// of the platform knows is not asked here.
[[nodiscard]] bool desktopWantsNoMotion(const QString& configFolder);

}  // namespace shardscope
