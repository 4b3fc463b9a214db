// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/lengths/length_distribution.h"

namespace shardscope {

/// Returns the mean length of the longest of `documents` documents that are drawn at random: the largest order statistic, from the
/// distribution itself. Precondition: `documents` is at least 1.
[[nodiscard]] double meanLongest(const LengthDistribution& lengths, std::int64_t documents);

/// Returns the share of a padded micro-batch that is not padding: mean tokens over the tokens of as many rows of the longest.
[[nodiscard]] inline double keptShare(const LengthDistribution& lengths, std::int64_t documents)
{
    return lengths.mean() / meanLongest(lengths, documents);
}

/// Returns the number of tokens to whose multiples each packed document is padded: context parallelism cuts it into 2·cp pieces, sequence
/// parallelism into cp·tp; 1 without either (Megatron-Bridge 067f987df, docs/training/packed-sequences.md, `pad_seq_to_mult`).
[[nodiscard]] std::int64_t packedMultiple(std::int64_t cp, std::int64_t tp, bool sequenceParallel);

/// Returns a length after its padding to a multiple.
[[nodiscard]] double paddedTo(double tokens, std::int64_t multiple);

}  // namespace shardscope
