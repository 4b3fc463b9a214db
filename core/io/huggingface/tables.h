// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/io/huggingface/decoder.h"

namespace shardscope::huggingface {

/// A dense decoder that differs from Llama only in its traits.
struct DenseRow {
    std::string_view type;  ///< `model_type`
    DecoderTraits traits;
};

/// A model that needs a reader of its own.
struct ReaderRow {
    std::string_view type;
    void (*read)(Config& config, Architecture& architecture);
};

// Return the tables; a new model type is one row in one of them.
[[nodiscard]] std::span<const DenseRow> rotaryDecoders();
[[nodiscard]] std::span<const DenseRow> gptDecoders();
[[nodiscard]] std::span<const ReaderRow> gptReaders();
[[nodiscard]] std::span<const ReaderRow> denseReaders();
[[nodiscard]] std::span<const ReaderRow> mixtureReaders();
[[nodiscard]] std::span<const ReaderRow> sharedExpertReaders();
[[nodiscard]] std::span<const ReaderRow> deepSeekReaders();
[[nodiscard]] std::span<const ReaderRow> deepSeekV4Readers();
[[nodiscard]] std::span<const ReaderRow> gemmaReaders();
[[nodiscard]] std::span<const ReaderRow> linearAttentionReaders();
[[nodiscard]] std::span<const ReaderRow> kimiLinearReaders();
[[nodiscard]] std::span<const ReaderRow> mambaHybridReaders();
[[nodiscard]] std::span<const ReaderRow> convolutionReaders();
[[nodiscard]] std::span<const ReaderRow> variableWidthReaders();
[[nodiscard]] std::span<const ReaderRow> otherAttentionReaders();
[[nodiscard]] std::span<const ReaderRow> blockSparseReaders();

/// Returns why a kind of model is refused; empty where it is not.
[[nodiscard]] std::string_view whyRefused(std::string_view type);

/// Returns a reader's row, or null.
[[nodiscard]] const DenseRow* findDense(std::string_view type);
[[nodiscard]] const ReaderRow* findReader(std::string_view type);

}  // namespace shardscope::huggingface
