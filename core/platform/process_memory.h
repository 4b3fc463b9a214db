// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

/// Makes large freed blocks return to the system at once. To be called at the start of a program.
void giveLargeBlocksBack();

}  // namespace shardscope
