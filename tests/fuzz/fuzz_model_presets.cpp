// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/model_presets.h"
#include "core/model/parameters.h"
#include "core/model/validate.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as a file of models: each one a model with parameters, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Result<std::vector<ModelPreset>> presets = readModelPresets(fuzz::asText(data, size), "fuzz");
    if (!presets) {
        fuzz::requireTold(presets.error());
        return 0;
    }
    for (const ModelPreset& preset : *presets) {
        fuzz::require(preset.architecture && validateArchitecture(*preset.architecture).hasValue());
        fuzz::require(countParameters(*preset.architecture).total > 0);
    }
    return 0;
}
