// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/base/term.h"
#include "core/base/units.h"
#include "core/model/tensor.h"

namespace shardscope {

struct Architecture;
struct Attention;
struct CompressedAttention;
struct LayerKind;

/// Returns the parameter tensors of one layer, in the order in which a checkpoint lists them.
[[nodiscard]] std::vector<Tensor> layerTensors(const Architecture& architecture, const LayerKind& kind);
/// Returns the token embedding, learned positions and other tensors before the first layer.
[[nodiscard]] std::vector<Tensor> embeddingTensors(const Architecture& architecture);
/// Returns the final normalisation and the output head (absent where it is tied to the embedding).
[[nodiscard]] std::vector<Tensor> headTensors(const Architecture& architecture);
/// Returns the tensors of all multi-token-prediction layers: projection, norms and a layer each, whose tensors keep their kinds (its routed
/// experts are distributed over ranks like any other). Shared embeddings are not repeated.
[[nodiscard]] std::vector<Tensor> mtpTensors(const Architecture& architecture);

/// Exact parameter counts. `decoder` counts the text decoder with its embeddings, a tied head once, a router's correction
/// bias, and no MTP layer; `total` adds the encoders that take part; `active` is `total` without the routed experts that a token does not
/// use.
struct ParameterCount {
    std::int64_t total = 0;
    std::int64_t active = 0;
    std::int64_t frozen = 0;    ///< of `total`: what does not learn, of the language model and of frozen encoders
    std::int64_t adapters = 0;  ///< of `total`; in neither `decoder` nor `byKind`
    std::int64_t decoder = 0;
    std::int64_t embedding = 0;  ///< the token embedding alone
    std::int64_t mtp = 0;
    std::int64_t encoders = 0;                     ///< all of the model, with their projectors, whether they take part or not
    EnumArray<TensorKind, std::int64_t> byKind{};  ///< sums to `decoder`

    [[nodiscard]] std::int64_t trainable() const { return total - frozen; }
    [[nodiscard]] std::int64_t of(TensorKind kind) const { return byKind[static_cast<std::size_t>(kind)]; }
};
/// Returns the counts. Precondition: `validateArchitecture` succeeds (it bounds every sum below 2^53).
[[nodiscard]] ParameterCount countParameters(const Architecture& architecture, const Terms& terms = {});
/// Returns rows × columns × copies.
[[nodiscard]] Term elementsOf(const Tensor& tensor, const Terms& terms);

/// Returns the number of layers of each kind, in the order of `kinds`.
[[nodiscard]] std::vector<std::int64_t> layersOfKind(const Architecture& architecture);
/// Returns the parameters of one layer of this kind.
[[nodiscard]] std::int64_t layerParameters(const Architecture& architecture, const LayerKind& kind);

/// Returns the tokens up to and with a query's own on average, (s + 1) / 2: an indexer scores them all.
[[nodiscard]] Term earlierKeys(double sequenceLength, const Terms& terms = {});

/// Returns the keys that a query attends to on average, over a causal sequence of s tokens: s/2 in the limit of long sequences, as the
/// published figures count; w − w²/2s under a window w < s, which joins s/2 at w = s; half a block where attention is in blocks; s, or all
/// of a block, where it is bidirectional. Of sparse attention with k chosen tokens k − k·(k − 1)/2s, or `earlierKeys` up to s = k
/// (Megatron-Bridge, training/utils/flop_utils.py). Of block-sparse attention `blockKeys`.
[[nodiscard]] Term causalKeys(const Attention& attention, double sequenceLength, const Terms& terms = {});

/// Returns the keys and entries that a query of compressed attention sees on average: the window, and of the entries those before it, or
/// those chosen of them (Megatron-Bridge, training/utils/flop_utils.py).
[[nodiscard]] Term compressedKeys(const CompressedAttention& attention, double sequenceLength, const Terms& terms = {});

/// Returns the model FLOP per token of training (forward + backward): 6 × the parameters in matrix multiplies that a token uses, +
/// 3·s·H·(d_qk + d_v) per layer with causal attention counted once (`causal`), twice that when counted in full. A sliding window w shorter
/// than s counts the pairs within it. (model.md section 1; reproduces NVIDIA's published rows.) MTP layers are left out, as in the
/// parameter total. A recurrence adds three times its forward FLOP. An indexer that is trained on its own counts 4 × its parameters, its
/// scores of all earlier tokens, the gradients of those chosen and the attention to them that it learns from (Megatron-Bridge,
/// training/utils/flop_utils.py). A choice of blocks counts `choiceFlop`. Encoders that take part add theirs (`encoderFlopPerToken`).
[[nodiscard]] Flop trainingFlopPerToken(const Architecture& architecture, std::int64_t sequenceLength, bool causal = true,
                                        const Terms& terms = {});

}  // namespace shardscope
