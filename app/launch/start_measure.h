// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

class MainWindow;

/// Prints, once the window is painted with its first estimate, how long that took since the process began and what the
/// process holds; then ends the program.
void measureStart(MainWindow& window);

}  // namespace shardscope
