// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/pipeline_layout.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as Megatron's pipeline layout: layers of stages, none negative, or nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto stages = stagesOfLayout(fuzz::asText(data, size));
    if (!stages)
        return 0;
    std::vector<int> layers;
    for (const std::int64_t count : *stages) {
        fuzz::require(count >= 0);
        layers.push_back(static_cast<int>(count));
    }
    if (!layers.empty())
        fuzz::require(stagesOfLayout(pipelineLayout(layers, 0)) == stages);
    return 0;
}
