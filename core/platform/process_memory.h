// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

/// From now on what is large goes back to the system as soon as it is freed. For the start of a program.
void giveLargeBlocksBack();

}  // namespace shardscope
