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

/// A kind of model that is refused, and why.
struct RefusedRow {
    std::string_view type;
    std::string_view why;
};

// A new model type is one row in one of these.
[[nodiscard]] std::span<const DenseRow> rotaryDecoders();
[[nodiscard]] std::span<const DenseRow> gptDecoders();
[[nodiscard]] std::span<const ReaderRow> gptReaders();
[[nodiscard]] std::span<const ReaderRow> falconReaders();
[[nodiscard]] std::span<const ReaderRow> denseReaders();
[[nodiscard]] std::span<const ReaderRow> chatGlmReaders();
[[nodiscard]] std::span<const ReaderRow> mixtureReaders();
[[nodiscard]] std::span<const ReaderRow> sharedExpertReaders();
[[nodiscard]] std::span<const ReaderRow> deepSeekReaders();
[[nodiscard]] std::span<const ReaderRow> deepSeekV4Readers();
[[nodiscard]] std::span<const ReaderRow> gemmaReaders();
[[nodiscard]] std::span<const ReaderRow> linearAttentionReaders();
[[nodiscard]] std::span<const ReaderRow> mambaHybridReaders();
[[nodiscard]] std::span<const ReaderRow> convolutionReaders();
[[nodiscard]] std::span<const ReaderRow> variableWidthReaders();
[[nodiscard]] std::span<const ReaderRow> crossAttentionReaders();
[[nodiscard]] std::span<const ReaderRow> routedAttentionReaders();
[[nodiscard]] std::span<const RefusedRow> refusedTypes();

/// Declared here because its file has no table of its own.
void readNemotronH(Config& config, Architecture& architecture);

/// A reader's row, or null.
[[nodiscard]] const DenseRow* findDense(std::string_view type);
[[nodiscard]] const ReaderRow* findReader(std::string_view type);
[[nodiscard]] const RefusedRow* findRefused(std::string_view type);

}  // namespace shardscope::huggingface
