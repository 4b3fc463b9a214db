// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// A field that a scenario leaves open, and the value that an answer takes for it.
struct Assumption {
    std::string_view path;  ///< "training.token_budget"
    double value = 0;       ///< in the field's unit
    Message why;            ///< where the value is from
};

struct AssumedScenario {
    Scenario scenario;
    std::vector<Assumption> assumptions;
    std::string currency{};  ///< of an assumed price, "USD"; empty: the price is the scenario's own, which names none, or there is none
};

/// Hoffmann et al. 2022, "Training Compute-Optimal Large Language Models", table 3: about 20 tokens a parameter spend a compute budget best.
inline constexpr double kTokensPerParameter = 20;

/// GPU hours between two failures of Llama 3 405B: 419 unexpected interruptions in 54 days on 16,384 GPUs. Source: Llama 3 (arXiv 2407.21783), section 3.3.4.
inline constexpr double kGpuHoursPerFailure = 16384 * 54 * 24 / 419.0;

/// Returns the scenario with its open fields of a whole training filled in: 20 tokens per parameter (to three digits; not for
/// a fine-tune, whose budget stays open), the catalogue's price of its GPU, the GPU's power limit, and Llama 3's rate of failures. Values that
/// the catalogue lacks stay open.
[[nodiscard]] AssumedScenario withAssumptions(Scenario scenario);

}  // namespace shardscope
