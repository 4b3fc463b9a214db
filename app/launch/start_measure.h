// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

class MainWindow;

/// Prints the time since the process began and its memory once the window is painted with its first estimate; then ends the program.
void measureStart(MainWindow& window);

}  // namespace shardscope
