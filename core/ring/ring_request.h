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

    bool operator==(const RingRequest&) const = default;
};

/// Holds what is computed where, and what is sent; or what stands against it: `findings` is empty or `work` is.
struct RingAnswer {
    std::vector<Finding> findings;
    RingShape shape;
    std::optional<RingWork> work;
    std::optional<ContextBytes> bytes;  ///< empty where the request doesn't say what it takes
};

/// Returns what a layout demands that the request doesn't keep: a sequence that divides into its pieces, heads that Ulysses can deal.
/// Their `nearest` are named by the flags.
[[nodiscard]] std::vector<Finding> checkRing(const RingRequest& request);

/// Errors name the flag as their pointer: `OutOfRange`, and `Contradiction` where heads are no multiple of key/value heads.
[[nodiscard]] Result<RingAnswer> answerRing(const RingRequest& request);

}  // namespace shardscope
