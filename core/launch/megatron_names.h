// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/base/choices.h"

namespace shardscope {

/// Megatron-LM's name of an FP8 scaling; `delayed` is its default, which a scenario leaves open.
struct Fp8RecipeName {
    std::optional<Fp8Recipe> recipe;
    std::string_view name;
};
inline constexpr Fp8RecipeName kFp8RecipeNames[] = {
    {std::nullopt, "delayed"}, {Fp8Recipe::Tensorwise, "tensorwise"}, {Fp8Recipe::Blockwise, "blockwise"}, {Fp8Recipe::Mx, "mxfp8"}};

/// Megatron-Bridge's word for a precision with all related settings (training/mixed_precision.py).
struct BridgePrecision {
    std::string_view name;
    Precision precision;
    std::optional<Fp8Recipe> recipe{};
};
inline constexpr BridgePrecision kBridgePrecisions[] = {{"bf16_mixed", Precision::Bf16},
                                                        {"fp16_mixed", Precision::Fp16},
                                                        {"bf16_with_fp8_delayed_scaling_mixed", Precision::Fp8},
                                                        {"bf16_with_fp8_current_scaling_mixed", Precision::Fp8, Fp8Recipe::Tensorwise},
                                                        {"bf16_with_fp8_subchannel_scaling_mixed", Precision::Fp8, Fp8Recipe::Blockwise},
                                                        {"bf16_with_mxfp8_mixed", Precision::Fp8, Fp8Recipe::Mx},
                                                        {"bf16_with_nvfp4_mixed", Precision::Fp4}};

/// Returns the type in which gradients are reduced under that word (`grad_reduce_in_fp32`), which overrules `ddp`.
[[nodiscard]] constexpr GradientType bridgeGradientType(Precision precision)
{
    return precision == Precision::Fp16 ? GradientType::Bf16 : GradientType::Fp32;
}

}  // namespace shardscope
