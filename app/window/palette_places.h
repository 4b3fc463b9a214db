// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/commands/palette_item.h"
#include "app/window/window_commands.h"

namespace shardscope {

class LessonPlay;

/// Returns the palette's items besides commands and fields: each lesson, language and setting, each launcher to export to, and the
/// glossary's terms with their meanings.
[[nodiscard]] QList<PaletteItem> palettePlaces(const CommandContext& context, LessonPlay& lessons);

}  // namespace shardscope
