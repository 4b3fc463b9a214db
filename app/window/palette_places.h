// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/commands/palette_item.h"
#include "app/window/window_commands.h"

namespace shardscope {

class LessonPlay;

/// Returns what the palette finds beside commands and fields: each lesson, language and setting, each launcher to export to, and the words of the
/// glossary with what they mean.
[[nodiscard]] QList<PaletteItem> palettePlaces(const CommandContext& context, LessonPlay& lessons);

}  // namespace shardscope
