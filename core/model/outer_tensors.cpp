// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/model/tensor_list.h"

namespace shardscope {
namespace {

bool isBeforeTheLayers(const Tensor& tensor) { return tensor.kind == TensorKind::Embedding || tensor.kind == TensorKind::Position; }

}  // namespace

std::vector<Tensor> embeddingTensors(const Architecture& architecture)
{
    std::vector<Tensor> tensors;
    TensorList(tensors, TensorKind::Embedding)
        .table("embed_tokens.weight", architecture.vocab, architecture.embeddingColumns(), TensorCut::Vocabulary);
    if (architecture.position == Position::Learned && architecture.positionRows > 0)
        TensorList(tensors, TensorKind::Position).table("embed_positions.weight", architecture.positionRows, architecture.hidden);
    if (architecture.embeddingNorm && architecture.normWeight)
        TensorList(tensors, TensorKind::Norm).vector("embed_norm", architecture.hidden, TensorCut::Replicated, architecture.normBias);
    for (const Tensor& tensor : architecture.extraTensors) {
        if (isBeforeTheLayers(tensor))
            tensors.push_back(tensor);
    }
    applyLearning(tensors, architecture.learning);
    return tensors;
}

std::vector<Tensor> headTensors(const Architecture& architecture)
{
    std::vector<Tensor> tensors;
    if (architecture.finalNorm && architecture.normWeight)
        TensorList(tensors, TensorKind::Norm).vector("norm", architecture.hidden, TensorCut::Replicated, architecture.normBias);
    TensorList head(tensors, TensorKind::Head);
    if (!architecture.tiedEmbeddings && !architecture.scores)
        head.matrix("lm_head", architecture.vocab, architecture.embeddingColumns(), TensorCut::Vocabulary, architecture.headBias);
    else if (architecture.headBias && !architecture.scores)
        head.vector("lm_head", architecture.vocab, TensorCut::Vocabulary, false, ".bias");
    for (const Tensor& tensor : architecture.extraTensors) {
        if (!isBeforeTheLayers(tensor))
            tensors.push_back(tensor);
    }
    applyLearning(tensors, architecture.learning);
    // transformers' AutoModelForSequenceClassification, which learns whatever is frozen beneath it (PEFT, TaskType.SEQ_CLS).
    if (architecture.scores)
        TensorList(tensors, TensorKind::Head).matrix("score", 1, architecture.hidden, TensorCut::Replicated, false);
    return tensors;
}

std::vector<Tensor> mtpTensors(const Architecture& architecture)
{
    std::vector<Tensor> tensors;
    if (architecture.mtpLayers == 0 || architecture.kindOfLayer.empty())
        return tensors;
    // DeepSeek-V3, arXiv 2412.19437, equation 21: the last hidden state and the next token's embedding, each normalised,
    // are projected from 2h to h, go through one layer and a final norm.
    TensorList list(tensors, TensorKind::Mtp, architecture.mtpLayers);
    const std::int64_t hidden = architecture.hidden;
    list.matrix("mtp.eh_proj", hidden, 2 * hidden, TensorCut::Column, false);
    for (const char* norm : {"mtp.enorm", "mtp.hnorm", "mtp.norm"})
        list.vector(norm, hidden, TensorCut::Replicated, architecture.normBias);
    if (!architecture.mtpSharesEmbeddings) {
        list.table("mtp.embed_tokens.weight", architecture.vocab, hidden, TensorCut::Vocabulary);
        list.matrix("mtp.lm_head", architecture.vocab, hidden, TensorCut::Vocabulary, false);
    }
    applyLearning(tensors, architecture.learning);
    const LayerKind& kind = architecture.mtpKind ? *architecture.mtpKind : architecture.layer(architecture.layers() - 1);
    for (Tensor tensor : layerTensors(architecture, kind)) {
        tensor.name = "mtp.layer." + tensor.name;
        tensor.copies *= architecture.mtpLayers;
        tensors.push_back(tensor);
    }
    return tensors;
}

}  // namespace shardscope
