// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

namespace shardscope {

/// The rows of the playbook's strategy table ("5D parallelism in a nutshell" and the cheatsheet).
enum class Strategy { Data, Zero1, Zero2, Zero3, Tensor, Sequence, Context, Pipeline, Expert };

template <>
struct EnumNames<Strategy> {
    static constexpr std::array<std::pair<Strategy, std::string_view>, 9> names{{{Strategy::Data, "data"},
                                                                                 {Strategy::Zero1, "zero-1"},
                                                                                 {Strategy::Zero2, "zero-2"},
                                                                                 {Strategy::Zero3, "zero-3"},
                                                                                 {Strategy::Tensor, "tensor"},
                                                                                 {Strategy::Sequence, "sequence"},
                                                                                 {Strategy::Context, "context"},
                                                                                 {Strategy::Pipeline, "pipeline"},
                                                                                 {Strategy::Expert, "expert"}}};
};

/// The step from a printed ratio to the corrected one that is not an error: the bytes and FLOP of this model and plan instead of a layer of
/// 16·h².
inline constexpr std::string_view kExactCounts = "exact-counts";

/// The effect of a strategy on the batch: its ranks take different sequences, parts of one sequence, or the same ones; or it needs many
/// micro-batches to keep its stages busy.
enum class BatchEffect { MoreSequences, PartsOfASequence, SameSequences, NeedsMicroBatches };

[[nodiscard]] constexpr BatchEffect batchEffect(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Data:
    case Strategy::Zero1:
    case Strategy::Zero2:
    case Strategy::Zero3:
        return BatchEffect::MoreSequences;
    case Strategy::Context:
        return BatchEffect::PartsOfASequence;
    case Strategy::Pipeline:
        return BatchEffect::NeedsMicroBatches;
    case Strategy::Tensor:
    case Strategy::Sequence:
    case Strategy::Expert:
        return BatchEffect::SameSequences;
    }
    return BatchEffect::SameSequences;
}

}  // namespace shardscope
