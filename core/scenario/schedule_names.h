// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "core/base/choices.h"

namespace shardscope {

/// What a schedule is called by people, and where it was published.
struct ScheduleName {
    ScheduleKind kind;
    std::string_view label;
    std::string_view source;
};

inline constexpr std::array<ScheduleName, 10> kScheduleNames{
    {{ScheduleKind::Afab, "All forward, all backward (GPipe)", "Huang et al. 2019, arXiv 1811.06965"},
     {ScheduleKind::OneFOneB, "One forward, one backward", "Narayanan et al. 2021, arXiv 2104.04473, section 2.2.1"},
     {ScheduleKind::Interleaved, "Interleaved 1F1B", "Narayanan et al. 2021, arXiv 2104.04473, section 2.2.2"},
     {ScheduleKind::LoopedBfs, "Looped, breadth first", "Lamy-Poirier 2023, arXiv 2211.05953"},
     {ScheduleKind::ZbH1, "Zero bubble H1", "Qi et al. 2024, arXiv 2401.10241, section 2"},
     {ScheduleKind::ZbH2, "Zero bubble H2", "Qi et al. 2024, arXiv 2401.10241, section 2"},
     {ScheduleKind::ZbV, "Zero bubble V", "Qi et al. 2024, arXiv 2405.15362"},
     {ScheduleKind::Zb1pInterleaved, "Interleaved zero bubble",
      "PyTorch, torch/distributed/pipelining/schedules.py, ScheduleInterleavedZeroBubble"},
     {ScheduleKind::DualPipe, "DualPipe", "DeepSeek-AI 2024, arXiv 2412.19437, section 3.2.1"},
     {ScheduleKind::DualPipeV, "DualPipe V", "DeepSeek-AI 2025, github.com/deepseek-ai/DualPipe"}}};

}  // namespace shardscope
