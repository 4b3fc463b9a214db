// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace shardscope {

/// The plan of a pre-training recipe of Megatron-Bridge. 0 and an empty word: off. All recipes have the distributed optimizer; none has
/// Megatron-FSDP. Source: src/megatron/bridge/recipes at 067f987df. Recipes that compute the layout of stages or the optimizer in code are
/// not listed.
struct BridgeRecipePlan {
    struct Degrees {
        std::int64_t tp, pp, cp, chunks;
    };
    struct Experts {
        std::int64_t ep, etp;
    };
    struct Batch {
        std::int64_t sequence, global, micro;
    };
    struct Ends {
        std::int64_t first, last;  ///< layers of those stages
        bool countsEmbeddingAndLoss;
    };
    struct Switches {
        bool sequenceParallel, overlapsTensor, overlapsData;
    };
    std::string_view name;      ///< without "_config"
    std::string_view longName;  ///< with the GPUs that it is for
    Degrees degrees;
    Experts experts;
    Batch batch;
    Ends ends;
    std::string_view recompute;
    std::string_view precision;
    Switches switches;
};

[[nodiscard]] std::span<const BridgeRecipePlan> bridgeRecipePlans();

/// Returns the recipe of either name, also with its module before it; null where there is none.
[[nodiscard]] const BridgeRecipePlan* bridgeRecipePlan(std::string_view recipe);

}  // namespace shardscope
