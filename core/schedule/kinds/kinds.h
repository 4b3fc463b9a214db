// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schedule/schedule_traits.h"

/// The constant that each file of this folder defines, for the table in `schedule_traits.cpp`.
namespace shardscope {

extern const ScheduleTraits kAfab;
extern const ScheduleTraits kOneFOneB;
extern const ScheduleTraits kInterleaved;
extern const ScheduleTraits kLoopedBfs;
extern const ScheduleTraits kZbH1;
extern const ScheduleTraits kZbH2;
extern const ScheduleTraits kZbV;
extern const ScheduleTraits kZb1pInterleaved;
extern const ScheduleTraits kDualPipe;
extern const ScheduleTraits kDualPipeV;

}  // namespace shardscope
