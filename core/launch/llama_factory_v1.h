// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/placed_settings.h"

namespace shardscope {

/// Returns whether it is a file of LLaMA-Factory's second layout (`USE_V1=1`), which names the model `model` and groups plugins in
/// `*_config`.
[[nodiscard]] bool isLlamaFactoryV1(const ConfigValue& settings);

/// Returns the settings under the names of the first layout, with the second's defaults. Source: LLaMA-Factory,
/// src/llamafactory/v1/config/training_args.py and model_args.py at ff6d4d12e.
[[nodiscard]] PlacedSettings fromLlamaFactoryV1(const ConfigValue& settings);

}  // namespace shardscope
