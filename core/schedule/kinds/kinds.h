// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schedule/schedule_traits.h"

namespace shardscope {

// The constant that each file of this folder defines: kAfab, kOneFOneB, …
#define SHARDSCOPE_ROW(kind, name) extern const ScheduleTraits k##kind;
SHARDSCOPE_SCHEDULES(SHARDSCOPE_ROW)
#undef SHARDSCOPE_ROW

}  // namespace shardscope
