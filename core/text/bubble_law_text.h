// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/schedule/block_times.h"

namespace shardscope {

/// What `bubbleLaw` computes for one kind of schedule, as people read it: plain templates, what a translation is made of.
/// F, B, I, W and FB are the times of one chunk's blocks; the bubble is the longest idle time of any rank.
struct BubbleLawText {
    ScheduleKind kind = ScheduleKind::Afab;
    std::string_view formula;    ///< with {p}, {F}, {B}, {I}, {W}, {FB} where numbers can be put in
    std::string_view condition;  ///< where it is exact, beside equal stages without hops
    std::string_view source;
};

[[nodiscard]] const BubbleLawText& bubbleLawText(ScheduleKind kind);

/// The formula with its symbols: "(p − 1) · (F + B)".
[[nodiscard]] std::string bubbleLawFormula(std::string_view formula);
/// The formula with numbers for them: "(4 − 1) · (1 + 2)".
[[nodiscard]] std::string bubbleLawNumbers(std::string_view formula, const PipelineShape& shape, const BlockTimes& times);

}  // namespace shardscope
