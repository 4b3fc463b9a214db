// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/validate.h"

#include <algorithm>
#include <optional>
#include <string>

#include "core/model/architecture.h"
#include "core/model/encoder_counts.h"
#include "core/model/limits.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

/// Collects the first broken rule.
class Checker {
public:
    void range(std::int64_t value, std::int64_t smallest, std::int64_t largest, const char* pointer)
    {
        if (value < smallest || value > largest)
            fail(ErrorCode::OutOfRange, {std::to_string(value), std::to_string(smallest), std::to_string(largest)}, pointer);
    }
    void require(bool holds, std::string contradiction, const char* pointer)
    {
        if (!holds)
            fail(ErrorCode::Contradiction, {std::move(contradiction)}, pointer);
    }
    [[nodiscard]] Result<void> result() const { return m_error ? Result<void>(*m_error) : Result<void>(); }
    [[nodiscard]] bool failed() const { return m_error.has_value(); }

private:
    void fail(ErrorCode code, std::vector<std::string> arguments, const char* pointer)
    {
        if (!m_error)
            m_error = Error{code, std::move(arguments), {}, pointer};
    }
    std::optional<Error> m_error;
};

void checkBlocks(Checker& check, const BlockChoice& choice)
{
    check.range(choice.blockSize, 1, kMaxPositions, "/blocks/block_size");
    check.range(choice.topK, 1, kMaxChosenBlocks, "/blocks/top_k");
    check.range(choice.entryStride, 0, kMaxPositions, "/blocks/entry_stride");
    check.range(choice.window, 0, kMaxPositions, "/blocks/window");
    check.range(choice.indexHeads, 0, kMaxHeads, "/blocks/index_heads");
    check.range(choice.indexHeadDim, 0, kMaxHeadDim, "/blocks/index_head_dim");
    check.range(choice.keyValueSets, 1, choice.branches(), "/blocks/key_value_sets");
    check.require((choice.score == BlockScore::Entries) == (choice.entryStride > 0),
                  "blocks are scored by entries exactly where attention sees entries", "/blocks/entry_stride");
    check.require(choice.hasIndexer() == (choice.indexHeads > 0 && choice.indexHeadDim > 0),
                  "blocks are scored by an indexer exactly where its heads and their size are given", "/blocks/index_heads");
}

void checkAttention(Checker& check, const Attention& attention)
{
    check.range(attention.heads, 1, kMaxHeads, "/heads");
    check.range(attention.kvHeads, 1, kMaxHeads, "/kv_heads");
    check.range(attention.slidingWindow, 0, kMaxPositions, "/sliding_window");
    if (check.failed())
        return;
    check.require(attention.heads % attention.kvHeads == 0,
                  std::to_string(attention.heads) + " query heads are not a multiple of " + std::to_string(attention.kvHeads) +
                      " key/value heads",
                  "/kv_heads");
    if (const auto& latent = attention.latent) {
        check.range(latent->qLoraRank, 0, kMaxWidth, "/mla/q_lora_rank");
        check.range(latent->kvLoraRank, 1, kMaxWidth, "/mla/kv_lora_rank");
        check.range(latent->qkNopeHeadDim, 0, kMaxHeadDim, "/mla/qk_nope_head_dim");
        check.range(latent->qkRopeHeadDim, 0, kMaxHeadDim, "/mla/qk_rope_head_dim");
        check.range(latent->vHeadDim, 1, kMaxHeadDim, "/mla/v_head_dim");
        check.range(attention.qkHeadDim(), 1, 2 * kMaxHeadDim, "/mla/qk_nope_head_dim");
        if (const auto& sparse = attention.sparse) {
            check.range(sparse->heads, 1, kMaxHeads, "/sparse/heads");
            check.range(sparse->headDim, 1, kMaxHeadDim, "/sparse/head_dim");
            check.range(sparse->topK, 1, kMaxPositions, "/sparse/top_k");
        }
        check.require(!attention.blocks, "block-sparse attention needs whole heads, not the compressed keys of latent attention (mla)",
                      "/blocks");
    } else {
        check.range(attention.headDim, 1, kMaxHeadDim, "/head_dim");
        if (attention.blocks)
            checkBlocks(check, *attention.blocks);
        check.require(!attention.blocks || attention.slidingWindow == 0,
                      "block-sparse attention has a window of its own, not a sliding window", "/blocks");
        check.require(!attention.sparse, "sparse attention needs the compressed keys of latent attention (mla)", "/sparse");
    }
}

void checkCompressed(Checker& check, const CompressedAttention& attention)
{
    check.range(attention.heads, 1, kMaxHeads, "/compressed/heads");
    check.range(attention.headDim, 1, kMaxHeadDim, "/compressed/head_dim");
    check.range(attention.qLoraRank, 1, kMaxWidth, "/compressed/q_lora_rank");
    check.range(attention.oLoraRank, 1, kMaxWidth, "/compressed/o_lora_rank");
    check.range(attention.outputGroups, 1, kMaxHeads, "/compressed/output_groups");
    check.range(attention.window, 0, kMaxPositions, "/compressed/window");
    check.range(attention.rate, 0, kMaxPositions, "/compressed/rate");
    check.range(attention.topK, 0, kMaxPositions, "/compressed/top_k");
    check.range(attention.indexHeads, 0, kMaxHeads, "/compressed/index_heads");
    check.range(attention.indexHeadDim, 0, kMaxHeadDim, "/compressed/index_head_dim");
    check.require(!attention.hasIndexer() || attention.topK > 0, "an indexer chooses at least one entry", "/compressed/top_k");
}

void checkRecurrence(Checker& check, const Recurrence& recurrence)
{
    check.range(recurrence.keyHeads, 1, kMaxHeads, "/recurrence/key_heads");
    check.range(recurrence.heads, 1, kMaxHeads, "/recurrence/heads");
    check.range(recurrence.keyHeadDim, 1, kMaxHeadDim, "/recurrence/key_head_dim");
    check.range(recurrence.headDim, 1, kMaxHeadDim, "/recurrence/head_dim");
    check.range(recurrence.convolution, 0, 1024, "/recurrence/convolution");
}

void checkMemory(Checker& check, const NgramMemory& memory)
{
    check.range(memory.rows, 1, kMaxMemoryRows, "/memory/rows");
    check.range(memory.lookups, 1, kMaxHeads, "/memory/lookups");
    check.range(memory.headDim, 1, kMaxHeadDim, "/memory/head_dim");
    check.range(memory.convolution, 0, 1024, "/memory/convolution");
    check.require(memory.lookups <= memory.rows, "a token looks up more rows than the tables have", "/memory/lookups");
}

void checkExperts(Checker& check, const MixtureOfExperts& experts)
{
    check.range(experts.experts, 1, kMaxExperts, "/moe/experts");
    check.range(experts.topK, 1, kMaxExperts, "/moe/top_k");
    check.require(experts.topK <= experts.experts,
                  std::to_string(experts.topK) + " experts per token are more than the number of experts, " +
                      std::to_string(experts.experts),
                  "/moe/top_k");
    check.range(experts.expert.width, 1, kMaxWidth, "/moe/expert_ffn");
    check.range(experts.latentWidth, 0, kMaxHidden, "/moe/latent_width");
    check.range(experts.sharedExperts, 0, kMaxExperts, "/moe/shared_experts");
    if (experts.sharedExperts > 0)
        check.range(experts.sharedWidth, 1, kMaxWidth, "/moe/shared_expert_ffn");
}

void checkTensors(Checker& check, const std::vector<Tensor>& tensors)
{
    for (const Tensor& tensor : tensors) {
        check.range(tensor.rows, 1, kMaxVocab, "");
        check.range(tensor.columns, 1, kMaxVocab, "");
        check.range(tensor.copies, 1, kMaxExperts, "");
    }
}

void checkKind(Checker& check, const LayerKind& kind)
{
    if (kind.mixer == Mixer::Softmax)
        checkAttention(check, kind.attention);
    if (kind.compressed)
        checkCompressed(check, *kind.compressed);
    if (kind.recurrence)
        checkRecurrence(check, *kind.recurrence);
    if (kind.memory)
        checkMemory(check, *kind.memory);
    if (kind.feedForward)
        check.range(kind.feedForward->width, 1, kMaxWidth, "/ffn");
    if (kind.experts)
        checkExperts(check, *kind.experts);
    check.range(kind.norms, 0, 16, "");
    checkTensors(check, kind.extraTensors);
}

double elements(const std::vector<Tensor>& tensors)
{
    double sum = 0;
    for (const Tensor& tensor : tensors)
        sum += static_cast<double>(tensor.rows) * static_cast<double>(tensor.columns) * static_cast<double>(tensor.copies);
    return sum;
}

void checkSound(Checker& check, const Sound& sound)
{
    check.range(sound.halvings, 0, kMaxHalvings, "/encoders");
    check.range(sound.chunk, 0, kMaxPositionTable, "/encoders");
    check.range(sound.merged, 1, kMaxPositionTable, "/encoders");
    check.require(sound.seconds >= 0 && sound.seconds <= kMaxSeconds, "an item of sound has at most 1,000,000 seconds", "/encoders");
}

void checkConvolution(Checker& check, const Convolution& convolution)
{
    check.range(convolution.channels, 1, kMaxHidden, "/encoders");
    check.range(convolution.window, 1, kMaxWidth, "/encoders");
    check.require(convolution.outputsPerPatch > 0 && convolution.outputsPerPatch <= kMaxPlacesPerPatch &&
                      convolution.elementsPerPatch >= 0 && convolution.elementsPerPatch <= kMaxPlacesPerPatch * kMaxHidden,
                  "a convolution's outputs and elements of each patch are more than 0", "/encoders");
}

void checkEncoder(Checker& check, const Encoder& encoder)
{
    check.range(encoder.hidden, 1, kMaxHidden, "/encoders");
    check.range(encoder.layers(), 1, kMaxLayers, "/encoders");
    check.range(static_cast<std::int64_t>(encoder.kinds.size()), 1, kMaxLayerKinds, "/encoders");
    check.range(encoder.patchSide, encoder.sound ? 0 : 1, kMaxItemSide, "/encoders");
    if (encoder.sound)
        checkSound(check, *encoder.sound);
    for (const Convolution& convolution : encoder.convolutions)
        checkConvolution(check, convolution);
    check.range(encoder.mergedSide, 1, 1024, "/encoders");
    check.range(encoder.height, 0, kMaxItemSide, "/encoders");
    check.range(encoder.width, 0, kMaxItemSide, "/encoders");
    check.range(encoder.deepOutputs, 0, kMaxLayers, "/encoders");
    check.range(encoder.tokensPerItem, 0, kMaxPositions, "/encoders");
    for (const std::uint8_t kind : encoder.kindOfLayer)
        check.require(kind < encoder.kinds.size(), "a layer of kind " + std::to_string(kind) + ", which isn't described", "/encoders");
    for (const LayerKind& kind : encoder.kinds) {
        check.require(kind.mixer == Mixer::Softmax && kind.feedForward && !kind.experts,
                      "the layers of an encoder have softmax attention and a dense feed-forward", "/encoders");
        checkKind(check, kind);
    }
    checkTensors(check, encoder.inputTensors);
    checkTensors(check, encoder.projectorTensors);
    check.require(
        !encoder.takesPart() || *encoder.itemsPerSequence == 0 || encoder.patchesOfItem() > 0,
        "the size of an item is not stated, nor how many tokens it makes: item_size (of sound: item_seconds) or tokens_per_item must "
        "be given",
        "/encoders");
}

/// In double, since the exact sum may overflow before it is known to be small.
void checkTotal(Checker& check, const Architecture& architecture)
{
    double total = elements(embeddingTensors(architecture)) + elements(headTensors(architecture)) + elements(mtpTensors(architecture));
    for (const Encoder& encoder : architecture.encoders) {
        const Architecture stack = encoderStack(encoder);
        total += elements(encoder.inputTensors) + elements(encoder.projectorTensors);
        for (const LayerKind& kind : encoder.kinds)
            total += static_cast<double>(encoder.layers()) * elements(layerTensors(stack, kind));
    }
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    for (std::size_t index = 0; index < layers.size(); ++index)
        total +=
            static_cast<double>(std::max<std::int64_t>(1, layers[index])) * elements(layerTensors(architecture, architecture.kinds[index]));
    check.require(total <= static_cast<double>(kMaxParameters), "these dimensions make more than 2^53 parameters", "");
}

const char* mixerName(Mixer mixer)
{
    switch (mixer) {
    case Mixer::Linear:
        return "linear attention";
    case Mixer::StateSpace:
        return "state-space";
    case Mixer::Cross:
        return "cross-attention";
    case Mixer::Compressed:
        return "compressed attention";
    case Mixer::Routed:
        return "routed attention";
    case Mixer::Softmax:
    case Mixer::None:
        break;
    }
    return "";
}

bool mixesTokens(TensorKind kind)
{
    return kind == TensorKind::StateSpace || kind == TensorKind::LinearAttention || kind == TensorKind::CrossAttention;
}

/// Returns the token mixer of this layer other than softmax attention, or empty.
std::string unknownMixer(const LayerKind& kind)
{
    if (kind.recurrence || kind.compressed)
        return {};
    if (kind.mixer != Mixer::Softmax && kind.mixer != Mixer::None)
        return std::string(mixerName(kind.mixer)) + " layers";
    const auto beside =
        std::find_if(kind.extraTensors.begin(), kind.extraTensors.end(), [](const Tensor& tensor) { return mixesTokens(tensor.kind); });
    return beside == kind.extraTensors.end() ? std::string() : "layers that mix attention with " + std::string(nameOf(beside->kind));
}

/// Returns what in this layer has no operators here, or empty.
std::string withoutOperators(const LayerKind& kind)
{
    if (std::string mixer = unknownMixer(kind); !mixer.empty())
        return mixer;
    const auto isOfStreams = [](const Tensor& tensor) { return tensor.name.starts_with("altup."); };
    if (std::any_of(kind.extraTensors.begin(), kind.extraTensors.end(), isOfStreams))
        return "layers with several residual streams";
    return {};
}

}  // namespace

Result<void> validateArchitecture(const Architecture& architecture)
{
    Checker check;
    check.range(architecture.hidden, 1, kMaxHidden, "/hidden");
    check.range(architecture.vocab, 1, kMaxVocab, "/vocab");
    check.range(architecture.embeddingWidth, 0, kMaxHidden, "/embedding_width");
    check.range(architecture.maxPositions, 0, kMaxPositions, "/max_positions");
    check.range(architecture.positionRows, 0, kMaxVocab, "/max_positions");
    check.range(static_cast<std::int64_t>(architecture.kindOfLayer.size()), 1, kMaxLayers, "/layers");
    check.range(static_cast<std::int64_t>(architecture.kinds.size()), 1, kMaxLayerKinds, "/layer_kinds");
    check.range(architecture.mtpLayers, 0, 64, "/mtp_layers");
    check.range(architecture.residualStreams, 1, 64, "/residual_streams");
    for (const std::uint8_t kind : architecture.kindOfLayer)
        check.require(kind < architecture.kinds.size(), "a layer of kind " + std::to_string(kind) + ", which isn't described",
                      "/layer_pattern");
    for (const LayerKind& kind : architecture.kinds)
        checkKind(check, kind);
    if (architecture.mtpKind)
        checkKind(check, *architecture.mtpKind);
    for (const Encoder& encoder : architecture.encoders)
        checkEncoder(check, encoder);
    checkTensors(check, architecture.extraTensors);
    if (!check.failed())
        checkTotal(check, architecture);
    return check.result();
}

bool hasKnownFlop(const Architecture& architecture)
{
    return std::all_of(architecture.kinds.begin(), architecture.kinds.end(),
                       [](const LayerKind& kind) { return unknownMixer(kind).empty(); });
}

Result<void> checkEstimable(const Architecture& architecture)
{
    for (const LayerKind& kind : architecture.kinds) {
        const std::string reason = withoutOperators(kind);
        if (!reason.empty())
            return Error{ErrorCode::CannotEstimate, {architecture.modelType, reason}, {}, {}};
    }
    return {};
}

bool canEstimate(const Architecture& architecture) { return checkEstimable(architecture).hasValue(); }

}  // namespace shardscope
