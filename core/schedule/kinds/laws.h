// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schedule/schedule_traits.h"

/// Closed forms that several kinds share.
namespace shardscope {

inline constexpr std::string_view kWholeBackward = "({p} − 1) · ({F} + {B})";
inline constexpr std::string_view kAnyCount = "any number of micro-batches";
inline constexpr std::string_view kFullPipeline = "m ≥ p";

inline std::optional<double> wholeBackwardLaw(const PipelineShape& shape, const BlockTimes& times)
{
    return (shape.stages - 1) * (times.forward + times.backward);
}

}  // namespace shardscope
