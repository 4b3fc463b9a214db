// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/framework/framework_traits.h"

namespace shardscope {

// The constant that each file of this folder defines: kMegatron, kNanotron, …
#define SHARDSCOPE_ROW(framework, name) extern const FrameworkTraits k##framework;
SHARDSCOPE_FRAMEWORKS(SHARDSCOPE_ROW)
#undef SHARDSCOPE_ROW

}  // namespace shardscope
