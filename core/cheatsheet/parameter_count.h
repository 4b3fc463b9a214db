// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cheatsheet/printed_model.h"

namespace shardscope::cheatsheet {

/// N = h·v + L·(12h² + 13h) + 2h. Playbook, "Memory usage in transformers": GPT-2's layer, no position table, tied head.
[[nodiscard]] constexpr double textParameters(const PrintedModel& model)
{
    const double h = model.hidden;
    return h * model.vocab + model.layers * (12 * h * h + 13 * h) + 2 * h;
}

/// N = h·(v + s) + L·(12h² + 13h) + 2h. The playbook's memory widget and its figures of activation memory: the text's
/// formula and a position table of `sequence` rows, so that the parameters grow with the sequence.
[[nodiscard]] constexpr double figureParameters(const PrintedModel& model, double sequence)
{
    return textParameters(model) + model.hidden * sequence;
}

/// Playbook, appendix A2: attention 4h² and a gated feed-forward 12h² make 16h² a layer; 12h² where it is not gated.
[[nodiscard]] constexpr double blockParameters(double hidden, bool gated) { return (gated ? 16 : 12) * hidden * hidden; }

/// The matrix weights of a Llama: what the parameter bars of the playbook's DP, ZeRO, TP, CP, PP and 5D figures are made of.
/// The figures print only results; these reproduce them to the last bit, and they leave out the norms.
struct LlamaWeights {
    double layers = 0;
    double hidden = 0;
    double heads = 0;
    double kvHeads = 0;
    double headDim = 0;
    double feedForward = 0;
    double vocab = 128256;
    bool tied = false;

    [[nodiscard]] constexpr double perLayerFeedForward() const { return 3 * hidden * feedForward; }
    [[nodiscard]] constexpr double perLayer() const { return 2 * hidden * headDim * (heads + kvHeads) + perLayerFeedForward(); }
    [[nodiscard]] constexpr double embedding() const { return vocab * hidden; }
    [[nodiscard]] constexpr double total() const { return (tied ? 1 : 2) * embedding() + layers * perLayer(); }
};

inline constexpr LlamaWeights kLlama1B{16, 2048, 32, 8, 64, 8192, 128256, true};
inline constexpr LlamaWeights kLlama8B{32, 4096, 32, 8, 128, 14336, 128256, false};
inline constexpr LlamaWeights kLlama70B{80, 8192, 64, 8, 128, 28672, 128256, false};

}  // namespace shardscope::cheatsheet
