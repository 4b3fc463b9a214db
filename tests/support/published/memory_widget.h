// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/cheatsheet/playbook_text.h"

namespace shardscope::cheatsheet {

enum class WidgetFeedForward { Relu, Gelu, Swiglu };

/// The controls of the playbook's memory widget with the values it starts with.
struct WidgetInput {
    double heads = 8;           ///< a
    double microBatch = 32;     ///< b
    double hidden = 512;        ///< h
    double feedForward = 2048;  ///< h_ff
    double layers = 12;         ///< L
    double sequence = 128;      ///< s
    double vocab = 30522;       ///< v
    double optimizerBytes = 8;  ///< k
    double tensor = 8;          ///< tp
    double data = 1;            ///< dp
    int zero = 0;
    bool mixedPrecision = true;
    bool sequenceParallel = false;
    PrintedRecompute recompute = PrintedRecompute::None;
    WidgetFeedForward activation = WidgetFeedForward::Gelu;
};

/// The widget's tree map in bytes: a layer's parts (with full recomputation all layers' inputs in their place), the parts after
/// the last layer, and the sums.
struct WidgetMemory {
    Bytes attention;
    Bytes feedForward;
    Bytes layerNorms;  ///< both of the layer
    Bytes layerInputs;
    Bytes dropout;
    Bytes finalNorm;
    Bytes projection;
    Bytes crossEntropy;
    Bytes activations;
    StateBytes states;

    [[nodiscard]] constexpr Bytes total() const { return states.total() + activations; }
};

struct WidgetPreset {
    std::string_view name;
    WidgetInput input;
};

/// The widget's presets. Their names promise more than they hold: a vocabulary of 30522, a feed-forward of 4h, sequences of 256.
inline constexpr WidgetPreset kWidgetPresets[] = {
    {"Llama 3 Tiny", {16, 3, 1024, 4096, 1, 7, 30522, 8, 1, 1, 1, true, false, PrintedRecompute::None, WidgetFeedForward::Gelu}},
    {"Llama 3 8B", {32, 32, 4096, 16384, 32, 256, 30522, 8, 1, 1, 1, true, false, PrintedRecompute::None, WidgetFeedForward::Swiglu}},
    {"Llama 3 70B", {64, 32, 8192, 32768, 80, 256, 30522, 8, 8, 8, 1, true, false, PrintedRecompute::None, WidgetFeedForward::Swiglu}},
    {"Llama 3 405B", {128, 32, 16384, 65536, 126, 256, 30522, 8, 8, 8, 1, true, false, PrintedRecompute::None, WidgetFeedForward::Swiglu}},
};

/// Returns the results of the playbook's memory widget (its `src/memory.js`), errors included: tensor parallelism divides no parameters,
/// gradients or optimizer states; under sequence parallelism the attention scores are not divided; and more (printed_formula.h, `widget`).
[[nodiscard]] WidgetMemory widgetMemory(const WidgetInput& input);

}  // namespace shardscope::cheatsheet
