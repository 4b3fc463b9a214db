// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace shardscope {

class Theme;

enum class PlaybackIcon { Play, Pause, StepBack, StepForward, Off };

/// Returns the icon in the theme's text colour, for any scale of the screen.
[[nodiscard]] QIcon playbackIcon(PlaybackIcon kind, const Theme& theme);

}  // namespace shardscope
