// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

/// Every schedule, in the order in which they are listed to people: its name in the code and in files. A new one is a row
/// here and a file in core/schedule/kinds that defines its traits, `k` and this name (schedule_traits.h). Everything else follows.
#define SHARDSCOPE_SCHEDULES(ROW)            \
    ROW(Afab, "afab")                        \
    ROW(OneFOneB, "1f1b")                    \
    ROW(Interleaved, "interleaved")          \
    ROW(LoopedBfs, "looped-bfs")             \
    ROW(ZbH1, "zb-h1")                       \
    ROW(ZbH2, "zb-h2")                       \
    ROW(ZbV, "zb-v")                         \
    ROW(VHalf, "v-half")                     \
    ROW(VMin, "v-min")                       \
    ROW(Zb1pInterleaved, "zb1p-interleaved") \
    ROW(DualPipe, "dualpipe")                \
    ROW(DualPipeV, "dualpipe-v")

namespace shardscope {

/// Pipeline schedules (schedules.md section 1).
enum class ScheduleKind {
#define SHARDSCOPE_ROW(kind, name) kind,
    SHARDSCOPE_SCHEDULES(SHARDSCOPE_ROW)
#undef SHARDSCOPE_ROW
};

/// The schedule of a plan that names none, and of a plan without stages.
inline constexpr ScheduleKind kDefaultSchedule = ScheduleKind::OneFOneB;

template <>
struct EnumNames<ScheduleKind> {
#define SHARDSCOPE_ROW(kind, name) std::pair{ScheduleKind::kind, std::string_view(name)},
    static constexpr std::array names{SHARDSCOPE_SCHEDULES(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW
};

}  // namespace shardscope
