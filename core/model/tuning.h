// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/enum_names.h"

namespace shardscope {

/// The part of a model that a training changes.
enum class TuneMethod {
    Full,    ///< all of it
    Lora,    ///< adapters of low rank, added to weights that stay as they are (Hu et al. 2021, arXiv 2106.09685)
    Qlora,   ///< the same, where the weights are stored in fewer bits (Dettmers et al. 2023, arXiv 2305.14314)
    Dora,    ///< LoRA with a learned length of every row of the sum (Liu et al. 2024, arXiv 2402.09353)
    Freeze,  ///< the last layers
};

/// The weights to which adapters can be attached. Latent attention's two query projections are both `Queries`, and those of its keys
/// and values `Keys`.
enum class AdapterTarget { Queries, Keys, Values, Output, Gate, Up, Down, Experts, Router, Head };

enum class AdapterType { Fp32, Bf16 };

/// Adapters of routed experts.
enum class ExpertAdapters {
    None,
    Shared,  ///< one for all experts of a rank (Megatron-Bridge, peft/lora.py, share_expert_adapters)
    Each,
};

/// What the loss compares.
enum class Objective {
    Sft,     ///< tokens with those that follow
    Dpo,     ///< a chosen and a rejected answer, each against a reference (Rafailov et al. 2023, arXiv 2305.18290)
    Orpo,    ///< the same without a reference (Hong et al. 2024, arXiv 2403.07691)
    Kto,     ///< answers that are good or bad, with mismatched ones for a divergence (Ethayarajh et al. 2024, arXiv 2402.01306)
    Reward,  ///< one score for an answer, of pairs (Ouyang et al. 2022, arXiv 2203.02155, section 3.5)
    Distil,  ///< the distribution of a teacher (Agarwal et al. 2023, arXiv 2306.13649)
};

/// The model that an objective compares with.
enum class Reference {
    None,
    Copy,         ///< a frozen copy of the model
    AdapterOff,   ///< the model itself without its adapters
    Precomputed,  ///< log-probabilities that were computed before the training
};

/// The format in which weights that don't learn are stored. Before each multiply they are decoded to that of the training.
enum class WeightFormat {
    Training,   ///< 16 bits, or 32 in training of 32
    Nf4,        ///< 4 bits and an fp32 scale for 64 weights (Dettmers et al. 2023, section 3)
    Nf4Double,  ///< the same, where scales have 8 bits and an fp32 scale for 256 of them
    Int8,       ///< 8 bits and an fp16 scale for each row, which is not counted (bitsandbytes, LLM.int8())
    Fp8,        ///< 8 bits and an fp32 scale for 128 × 128 weights
    Mxfp4,      ///< 4 bits and an 8-bit scale for 32 weights
};

/// Returns the bytes of a weight. Precondition: it is not `Training`.
[[nodiscard]] double storedBytes(WeightFormat format);

/// What a scenario states of adapters. An empty optional: the framework's default (core/framework/tuning_defaults.h).
struct Adapter {
    std::optional<std::int64_t> rank;
    std::optional<std::vector<AdapterTarget>> targets;
    std::optional<AdapterType> type;
    std::optional<bool> fused;  ///< one narrow matrix for queries, keys and values together, and one for gate and up
    std::optional<double> dropout;
    std::optional<ExpertAdapters> experts;  ///< empty: `Each` where targets name experts, or the framework's
    bool operator==(const Adapter&) const = default;
};

/// What a scenario states of the part that learns. An empty optional: all of the model; 16 bits, or double-quantised NF4 with QLoRA; no
/// layers.
struct Tuning {
    std::optional<TuneMethod> method;
    Adapter adapter;
    std::optional<WeightFormat> baseFormat;
    std::optional<bool> quantisesExperts;         ///< whether routed experts are stored in `baseFormat` as well
    std::optional<std::int64_t> trainableLayers;  ///< of `Freeze`: so many of the last ones
    std::optional<std::int64_t> newTokens;        ///< rows added to embedding and head, which then learn
    std::optional<Objective> objective;           ///< empty: `Sft`
    std::optional<Reference> reference;           ///< empty: by objective and method

    [[nodiscard]] TuneMethod kind() const { return method.value_or(TuneMethod::Full); }
    [[nodiscard]] bool hasAdapters() const { return kind() != TuneMethod::Full && kind() != TuneMethod::Freeze; }
    bool operator==(const Tuning&) const = default;
};

template <>
struct EnumNames<TuneMethod> {
    using enum TuneMethod;
    static constexpr std::array<std::pair<TuneMethod, std::string_view>, 5> names{
        {{Full, "full"}, {Lora, "lora"}, {Qlora, "qlora"}, {Dora, "dora"}, {Freeze, "freeze"}}};
};

template <>
struct EnumNames<AdapterTarget> {
    using enum AdapterTarget;
    static constexpr std::array<std::pair<AdapterTarget, std::string_view>, 10> names{{{Queries, "q"},
                                                                                       {Keys, "k"},
                                                                                       {Values, "v"},
                                                                                       {Output, "o"},
                                                                                       {Gate, "gate"},
                                                                                       {Up, "up"},
                                                                                       {Down, "down"},
                                                                                       {Experts, "experts"},
                                                                                       {Router, "router"},
                                                                                       {Head, "head"}}};
};

template <>
struct EnumNames<AdapterType> {
    static constexpr std::array<std::pair<AdapterType, std::string_view>, 2> names{
        {{AdapterType::Fp32, "fp32"}, {AdapterType::Bf16, "bf16"}}};
};

template <>
struct EnumNames<ExpertAdapters> {
    using enum ExpertAdapters;
    static constexpr std::array<std::pair<ExpertAdapters, std::string_view>, 3> names{{{None, "none"}, {Shared, "shared"}, {Each, "each"}}};
};

template <>
struct EnumNames<Objective> {
    using enum Objective;
    static constexpr std::array<std::pair<Objective, std::string_view>, 6> names{
        {{Sft, "sft"}, {Dpo, "dpo"}, {Orpo, "orpo"}, {Kto, "kto"}, {Reward, "reward"}, {Distil, "distil"}}};
};

template <>
struct EnumNames<Reference> {
    using enum Reference;
    static constexpr std::array<std::pair<Reference, std::string_view>, 4> names{
        {{None, "none"}, {Copy, "copy"}, {AdapterOff, "adapter-off"}, {Precomputed, "precomputed"}}};
};

template <>
struct EnumNames<WeightFormat> {
    using enum WeightFormat;
    static constexpr std::array<std::pair<WeightFormat, std::string_view>, 6> names{
        {{Training, "training"}, {Nf4, "nf4"}, {Nf4Double, "nf4-double"}, {Int8, "int8"}, {Fp8, "fp8"}, {Mxfp4, "mxfp4"}}};
};

}  // namespace shardscope
