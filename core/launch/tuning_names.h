// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace shardscope {

/// What a trainer adapts where its file names no modules.
enum class UsualTargets {
    AllLinear,  ///< all linear layers of attention and dense feed-forwards
    OfPeft,     ///< PEFT's list for the type of the model
    None,       ///< they have to be stated
};

/// The number format of adapters where no setting states it.
enum class UsualAdapterType {
    Fp32,             ///< PEFT's `autocast_adapter_dtype`
    Bf16IfQuantised,  ///< TRL: also with DeepSpeed's third stage
};

/// How a file asks for weights in fewer bits.
struct QuantisationNames {
    std::string_view bits{};   ///< a number, 4 or 8
    std::string_view four{};   ///< a switch for 4 bits
    std::string_view eight{};  ///< and one for 8
    std::string_view type;     ///< nf4 or fp4
    std::string_view nested;   ///< whether the scales are quantised as well
    bool isUsuallyNested;
};

/// The names and defaults of the settings of the part that learns. An empty name: the trainer has none.
struct TuningNames {
    std::string_view rank;
    std::int64_t usualRank;  ///< 0: it has to be stated
    std::string_view targets;
    std::string_view allLinear{};   ///< a switch that adapts all linear layers
    std::string_view parameters{};  ///< adapted parameters of experts
    UsualTargets usualTargets;
    std::string_view dropout = "lora_dropout";
    double usualDropout;
    std::string_view dora;
    UsualAdapterType usualType = UsualAdapterType::Fp32;
    std::string_view castsAdapters{};  ///< a switch for fp32 adapters
    std::string_view adapterType{};    ///< their type, as a word
    QuantisationNames quantisation;
    std::string_view experts{};       ///< whether experts are quantised as well
    std::string_view frozenLayers{};  ///< the number of the last layers that learn
    std::int64_t usualFrozenLayers = 0;
    std::string_view unfrozen{};  ///< patterns of the parameters that learn
};

}  // namespace shardscope
