// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/ring/ring_bytes.h"
#include "core/ring/ring_work.h"

namespace shardscope {

/// A ring as a person asks for it: the flags of the command `ring` (contract.md).
struct RingRequest {
    std::int64_t ranks = 1;
    ContextLayout layout = ContextLayout::Zigzag;
    std::optional<std::int64_t> sequence;
    std::optional<std::int64_t> heads;
    std::optional<std::int64_t> kvHeads;  ///< as many as there are heads
    std::optional<std::int64_t> headDim;
    std::int64_t elementBytes = 2;
    std::int64_t inner = 1;  ///< ranks that exchange heads, in Ulysses × ring

    bool operator==(const RingRequest&) const = default;
};

/// The work of each rank and the bytes sent, or the reasons against it: either `findings` or `work` is empty.
struct RingAnswer {
    std::vector<Finding> findings;
    RingShape shape;
    std::optional<RingWork> work;
    std::optional<ContextBytes> bytes;  ///< empty where the request lacks an input
};

/// Returns the demands of a layout that the request breaks: a sequence that divides into its pieces, ranks that divide into inner groups,
/// heads that can be distributed.
/// Their `nearest` are named by the flags.
[[nodiscard]] std::vector<Finding> checkRing(const RingRequest& request);

/// Returns the answer. Errors, with the flag as their pointer: `OutOfRange`, and `Contradiction` where heads are not a multiple of
/// key/value heads.
[[nodiscard]] Result<RingAnswer> answerRing(const RingRequest& request);

}  // namespace shardscope
