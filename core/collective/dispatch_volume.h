// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/choices.h"
#include "core/collective/wires.h"

namespace shardscope {

struct Architecture;

/// Returns the domains that a token reaches on average if its k experts are spread evenly over n domains: n·(1 − (1 − 1/n)^k), at most
/// `limit` (0: no limit). The limit is a property of the router: DeepSeek-V3 takes a token's experts from 4 nodes at most (DeepSeek-AI
/// 2024, arXiv 2412.19437, section 2.1.2).
[[nodiscard]] double domainsReached(double domains, double topK, double limit = 0);

/// Returns the number of domains to which a model's router restricts a token; 0: no limit. A model with latent attention and 256 experts is
/// taken for a DeepSeek-V3.
[[nodiscard]] double domainLimit(const Architecture& architecture);

/// The way in which a dispatcher sends copies of tokens.
enum class DispatchStyle {
    PerExpert,  ///< one copy an expert: plain all-to-all
    PerDomain,  ///< one copy a domain, passed on within it once to each rank (DeepEP, HybridEP: github.com/deepseek-ai/DeepEP)
    Everything  ///< every token to every rank of the group: all-gather
};

[[nodiscard]] DispatchStyle dispatchStyle(MoeDispatcher dispatcher);

/// Returns the bytes that one rank sends to dispatch `tokenBytes` (its own tokens, one copy each) to `topK` experts each, in an
/// expert-parallel group at `place`. The combine sends the same. Copies for the rank's own experts are not sent.
[[nodiscard]] Wires dispatchWires(Bytes tokenBytes, double topK, const GroupPlace& place, DispatchStyle style, double domainLimit = 0);

}  // namespace shardscope
