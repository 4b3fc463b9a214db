// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/layer_kind_json.h"

#include "core/model/architecture.h"
#include "core/model/limits.h"
#include "core/model/tensor.h"

namespace shardscope {
namespace {

/// `true` (per head), `false`, or one of the names.
QkNorm readQkNorm(ObjectReader& reader, std::string_view key)
{
    const Json* value = reader.child(key);
    if (!value || value->is_null())
        return QkNorm::None;
    if (value->is_boolean())
        return value->get<bool>() ? QkNorm::PerHead : QkNorm::None;
    if (!value->is_string()) {
        reader.fail(ErrorCode::WrongType, {"true, false, \"per-head\" or \"full\"", describeType(*value)}, key);
        return QkNorm::None;
    }
    return readName<QkNorm>(reader, key, "q/k norm", QkNorm::None);
}

void sparseFields(JsonFields& io, SparseIndexer& sparse)
{
    io.required("heads", sparse.heads, 1, kMaxHeads);
    io.required("head_dim", sparse.headDim, 1, kMaxHeadDim);
    io.required("top_k", sparse.topK, 1, kMaxPositions);
    io.flag("reuses_choice", sparse.reusesChoice, false);
    io.flag("fixed", sparse.fixed, false);
}

void blockFields(JsonFields& io, BlockChoice& choice)
{
    io.name<BlockScore>("score", choice.score, "score of a block", BlockScore::MeanKeys);
    io.required("block_size", choice.blockSize, 1, kMaxPositions);
    io.required("top_k", choice.topK, 1, kMaxChosenBlocks);
    io.integer("entry_stride", choice.entryStride, 0, 0, kMaxPositions);
    io.integer("window", choice.window, 0, 0, kMaxPositions);
    io.integer("index_heads", choice.indexHeads, 0, 0, kMaxHeads);
    io.integer("index_head_dim", choice.indexHeadDim, 0, 0, kMaxHeadDim);
    io.integer("key_value_sets", choice.keyValueSets, 1, 1, 3);
}

void compressedFields(JsonFields& io, CompressedAttention& attention)
{
    io.required("heads", attention.heads, 1, kMaxHeads);
    io.required("head_dim", attention.headDim, 1, kMaxHeadDim);
    io.required("q_lora_rank", attention.qLoraRank, 1, kMaxWidth);
    io.required("o_lora_rank", attention.oLoraRank, 1, kMaxWidth);
    io.required("output_groups", attention.outputGroups, 1, kMaxHeads);
    io.integer("window", attention.window, 0, 0, kMaxPositions);
    io.integer("rate", attention.rate, 0, 0, kMaxPositions);
    io.integer("top_k", attention.topK, 0, 0, kMaxPositions);
    io.integer("index_heads", attention.indexHeads, 0, 0, kMaxHeads);
    io.integer("index_head_dim", attention.indexHeadDim, 0, 0, kMaxHeadDim);
}

void recurrenceFields(JsonFields& io, Recurrence& recurrence)
{
    io.name<RecurrenceKind>("kind", recurrence.kind, "kind of recurrence", RecurrenceKind::GatedDelta);
    io.required("key_heads", recurrence.keyHeads, 1, kMaxHeads);
    io.required("heads", recurrence.heads, 1, kMaxHeads);
    io.required("key_head_dim", recurrence.keyHeadDim, 1, kMaxHeadDim);
    io.required("head_dim", recurrence.headDim, 1, kMaxHeadDim);
    io.integer("convolution", recurrence.convolution, 0, 0, 1024);
    io.flag("low_rank_gate", recurrence.lowRankGate, false);
}

void memoryFields(JsonFields& io, NgramMemory& memory)
{
    io.required("rows", memory.rows, 1, kMaxMemoryRows);
    io.required("lookups", memory.lookups, 1, kMaxHeads);
    io.required("head_dim", memory.headDim, 1, kMaxHeadDim);
    io.integer("convolution", memory.convolution, 0, 0, 1024);
}

void attentionFields(JsonFields& io, Attention& attention)
{
    io.required("heads", attention.heads, 1, kMaxHeads);
    io.required("kv_heads", attention.kvHeads, 1, kMaxHeads);
    if (io.reader() || !attention.latent)
        io.integer("head_dim", attention.headDim, 0, 0, kMaxHeadDim, Written::Always);
    io.object("mla", attention.latent, latentFields);
    io.object("sparse", attention.sparse, sparseFields);
    io.object("blocks", attention.blocks, blockFields);
    projectionFields(io, attention, false);
    io.integer("sliding_window", attention.slidingWindow, 0, 0, kMaxPositions);
    io.flag("chunked", attention.chunked, false);
    io.flag("output_gate", attention.outputGate, false);
    io.flag("values_are_keys", attention.valuesAreKeys, false);
    io.flag("shares_key_value", attention.sharesKeyValue, false);
    io.flag("bidirectional", attention.bidirectional, false);
    io.flag("output_norm", attention.outputNorm, false);
    io.flag("low_rank_gate", attention.lowRankGate, false);
}

void feedForwardFields(JsonFields& io, FeedForward& feedForward)
{
    io.required("width", feedForward.width, 1, kMaxWidth);
    io.flag("gated", feedForward.gated, true, Written::Always);
    io.flag("bias", feedForward.bias, false);
}

void expertFields(JsonFields& io, MixtureOfExperts& experts)
{
    io.required("experts", experts.experts, 1, kMaxExperts);
    io.required("top_k", experts.topK, 1, kMaxExperts);
    io.object("expert", experts.expert, feedForwardFields);
    io.integer("shared_experts", experts.sharedExperts, 0, 0, kMaxExperts);
    io.integer("shared_expert_ffn", experts.sharedWidth, 0, 0, kMaxWidth);
    routerFields(io, experts);
}

}  // namespace

void latentFields(JsonFields& io, LatentAttention& latent)
{
    const auto readRank = [&] { return io.reader()->isNull("q_lora_rank") ? 0 : io.reader()->integer("q_lora_rank", 0, 0, kMaxWidth); };
    io.field("q_lora_rank", latent.qLoraRank, true, readRank);
    io.required("kv_lora_rank", latent.kvLoraRank, 1, kMaxWidth);
    io.required("qk_nope_head_dim", latent.qkNopeHeadDim, 0, kMaxHeadDim);
    io.required("qk_rope_head_dim", latent.qkRopeHeadDim, 0, kMaxHeadDim);
    io.required("v_head_dim", latent.vHeadDim, 1, kMaxHeadDim);
    if (io.reader())
        io.reader()->ignore({"q_lora_rank"});
}

void projectionFields(JsonFields& io, Attention& attention, bool usualBias)
{
    io.flag("qkv_bias", attention.qkvBias, usualBias);
    io.flag("key_bias", attention.keyBias, true);
    io.flag("output_bias", attention.outputBias, usualBias);
    if (io.reader())
        attention.qkNorm = readQkNorm(*io.reader(), "qk_norm");
    else if (attention.qkNorm == QkNorm::Full)
        io.name("qk_norm", attention.qkNorm, {}, {});
    else if (bool perHead = attention.qkNorm == QkNorm::PerHead; perHead)
        io.flag("qk_norm", perHead, false);
    io.flag("qk_norm_bias", attention.qkNormBias, false);
}

void routerFields(JsonFields& io, MixtureOfExperts& experts)
{
    io.integer("latent_width", experts.latentWidth, 0, 0, kMaxHidden);
    io.flag("shared_gate", experts.sharedGate, false);
    io.flag("router_bias", experts.routerBias, false);
    io.flag("correction_bias", experts.correctionBias, false);
}

void tensorFields(JsonFields& io, Tensor& tensor)
{
    io.text("name", tensor.name);
    io.name<TensorKind>("kind", tensor.kind, "kind of tensor", TensorKind::Other);
    io.integer("rows", tensor.rows, 1, 1, kMaxVocab, Written::Always);
    io.integer("columns", tensor.columns, 1, 1, kMaxVocab, Written::Always);
    io.integer("copies", tensor.copies, 1, 1, kMaxExperts, Written::Always);
    io.name<TensorCut>("cut", tensor.cut, "way to cut a tensor", TensorCut::Replicated);
    io.flag("matrix_multiply", tensor.matrixMultiply, false, Written::Always);
}

void layerKindFields(JsonFields& io, LayerKind& kind)
{
    io.text("name", kind.name);
    io.name<Mixer>("mixer", kind.mixer, "mixer", Mixer::Softmax);
    if (io.reader() || kind.attention.heads > 0)
        io.object("attention", kind.attention, attentionFields);
    io.object("compressed", kind.compressed, compressedFields);
    io.object("recurrence", kind.recurrence, recurrenceFields);
    io.object("memory", kind.memory, memoryFields);
    io.object("feed_forward", kind.feedForward, feedForwardFields);
    io.object("moe", kind.experts, expertFields);
    io.integer("norms", kind.norms, 2, 0, 16, Written::Always);
    io.flag("parallel", kind.parallel, false, Written::Always);
    io.objects("extra_tensors", kind.extraTensors, tensorFields);
}

}  // namespace shardscope
