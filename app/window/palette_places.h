// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/commands/palette_sentence.h"
#include "app/window/window_commands.h"

namespace shardscope {

class LessonPlay;
class Panels;
struct Cluster;

/// Returns the palette's items besides commands and fields: each lesson, language and setting, each launcher to export to, and the
/// glossary's terms with their meanings.
[[nodiscard]] QList<PaletteItem> palettePlaces(const CommandContext& context, LessonPlay& lessons);

/// Shows the Decide view with the present cluster and these.
void decideBetween(Panels& panels, const Cluster& present, const QList<SaidCluster>& clusters);

}  // namespace shardscope
