// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/sources.h"

#include <algorithm>
#include <array>

namespace shardscope::calibration {

bool isOutsideFit(std::string_view source)
{
    static constexpr std::array<std::string_view, 12> kOutside{
        "amd-primus",    "colossalai-h200",         "glm-130b",          "lambda-405b-guide", "llmq-h100",      "llmq-rtx-pro-6000",
        "ms-swift-a800", "nemo-long-sequence-h100", "prime-rl-sft-h100", "sailor-gh200",      "torchtune-a100", "tpu-v6e-maxtext"};
    return std::find(kOutside.begin(), kOutside.end(), source) != kOutside.end();
}

}  // namespace shardscope::calibration
