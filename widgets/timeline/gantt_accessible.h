// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

class GanttView;

/// Makes schedules readable: a view is a Chart with its title and summary; its children are its rows, each with how much it
/// runs, and after them the block that the keyboard is on. A million blocks are a million names only if asked for one by
/// one. May be called any number of times.
void installGanttAccessibility();

/// Tells a screen reader that the keyboard is on another block or gap now.
void announceBlock(GanttView& view);

}  // namespace shardscope
