// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/base/enum_names.h"

namespace shardscope {

/// Mixers that fold all earlier tokens into a state of fixed size for each head.
enum class RecurrenceKind {
    GatedDelta,  ///< gated DeltaNet (arXiv 2412.06464), as Qwen3-Next builds it
    KimiDelta,   ///< Kimi Delta Attention (arXiv 2510.26692): a decay for each channel
    Mamba2,      ///< arXiv 2405.21060
    Lightning,   ///< arXiv 2501.08313
};

struct Recurrence {
    RecurrenceKind kind = RecurrenceKind::GatedDelta;
    std::int64_t keyHeads = 0;    ///< of queries and keys; of Mamba-2 the groups of B and C
    std::int64_t heads = 0;       ///< of values: each has a state of keyHeadDim × headDim
    std::int64_t keyHeadDim = 0;  ///< of Mamba-2 the size of the state
    std::int64_t headDim = 0;
    std::int64_t convolution = 0;  ///< taps of the short convolution; 0: there is none
    bool lowRankGate = false;      ///< the output gate has two small matrices, as the decay has (Kimi Linear)

    [[nodiscard]] std::int64_t keys() const { return keyHeads * keyHeadDim; }
    [[nodiscard]] std::int64_t values() const { return heads * headDim; }
    bool operator==(const Recurrence&) const = default;
};

/// Elements, FLOP and bytes of one token in one layer, over all heads.
struct RecurrenceShape {
    double projected = 0;         ///< outputs of the projection of the input, cut over the heads
    double narrow = 0;            ///< outputs of its low-rank parts, which every tensor-parallel rank computes
    double widened = 0;           ///< outputs of their second matrices, cut over the heads
    double convolved = 0;         ///< channels of the short convolution, where it is a kernel of its own
    double values = 0;            ///< outputs of the recurrence
    double flop = 0;              ///< forward: of the state and the convolution, as the field counts model FLOP
    double executed = 1;          ///< FLOP that the chunked kernel executes for each of them
    double movedBytes = 0;        ///< forward: to and from the GPU's memory, by the recurrence
    double keptBytes = 0;         ///< by the recurrence besides its output
    double sections = 1;          ///< tensors of its inputs, which ranks exchange one after the other
    bool mergesSections = false;  ///< frameworks of today exchange them at once
    double stateBytes = 0;        ///< the state that a piece of a sequence adds and the map of the state before, in fp32; 0: not composed
    double composedBytes = 0;     ///< forward: moved to and from the GPU's memory to make them
    double keptInputs = 0;        ///< elements: its inputs after the convolution
};

/// What is known of a kind of recurrence without a model.
struct RecurrenceTraits {
    RecurrenceKind kind;
    std::string_view name;   ///< in files
    std::string_view label;  ///< in sentences
    std::string_view source;
    RecurrenceShape (*shape)(const Recurrence& recurrence);
};

[[nodiscard]] const RecurrenceTraits& traitsOf(RecurrenceKind kind);
[[nodiscard]] RecurrenceShape shapeOf(const Recurrence& recurrence);

template <>
struct EnumNames<RecurrenceKind> {
    static constexpr std::array<std::pair<RecurrenceKind, std::string_view>, 4> names{{{RecurrenceKind::GatedDelta, "gated-delta"},
                                                                                       {RecurrenceKind::KimiDelta, "kimi-delta"},
                                                                                       {RecurrenceKind::Mamba2, "mamba-2"},
                                                                                       {RecurrenceKind::Lightning, "lightning"}}};
};

}  // namespace shardscope
