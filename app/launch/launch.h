// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

/// Runs the program and returns its exit status.
int launch(int count, char** words);

}  // namespace shardscope
