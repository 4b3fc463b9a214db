// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_models.h"

#include "core/model/tensor_list.h"

namespace shardscope::test {
namespace {

Attention randomAttention(Draw& draw)
{
    Attention attention;
    attention.heads = draw.of({4, 8, 12, 16, 24, 32});
    attention.kvHeads = attention.heads / draw.of({1, 1, 2, 4});
    attention.headDim = draw.of({32, 64, 80, 128});
    attention.qkvBias = draw.chance(20);
    attention.outputBias = draw.chance(10);
    attention.qkNorm = draw.of({QkNorm::None, QkNorm::None, QkNorm::PerHead, QkNorm::Full});
    attention.qkNormBias = attention.qkNorm != QkNorm::None && draw.chance(20);
    attention.outputGate = draw.chance(10);
    if (draw.chance(20)) {
        attention.latent =
            LatentAttention{draw.of({0, 96, 192}), draw.of({64, 128}), draw.of({32, 64}), draw.of({16, 32}), draw.of({32, 64})};
        attention.kvHeads = attention.heads;
        attention.qkNorm = QkNorm::None;
        attention.qkNormBias = attention.outputGate = false;
    }
    return attention;
}

MixtureOfExperts randomExperts(Draw& draw)
{
    MixtureOfExperts experts;
    experts.experts = draw.of({4, 8, 16, 32, 256});
    experts.topK = draw.of({1, 2, 4});
    experts.expert = {draw.of({128, 256, 512}), draw.chance(80), draw.chance(10)};
    experts.sharedExperts = draw.of({0, 0, 1, 2});
    experts.sharedWidth = experts.sharedExperts * experts.expert.width;
    experts.sharedGate = experts.sharedExperts > 0 && draw.chance(30);
    experts.correctionBias = draw.chance(30);
    return experts;
}

LayerKind randomKind(Draw& draw, const Attention& attention, bool withExperts)
{
    LayerKind kind;
    kind.attention = attention;
    if (withExperts)
        kind.experts = randomExperts(draw);
    else
        kind.feedForward = FeedForward{draw.of({256, 512, 1024, 2816}), draw.chance(70), draw.chance(20)};
    kind.norms = draw.of({2, 2, 2, 4});
    kind.parallel = !withExperts && draw.chance(10);
    return kind;
}

/// All layers alike, or the first ones dense, or every second one with a window.
void addLayers(Architecture& model, Draw& draw)
{
    const Attention attention = randomAttention(draw);
    const bool withExperts = draw.chance(45);
    const int layers = draw.of({1, 2, 3, 4, 6, 8, 8, 12, 16});
    model.kinds.push_back(randomKind(draw, attention, withExperts));
    model.kinds[0].name = "first";
    model.kindOfLayer.assign(static_cast<std::size_t>(layers), 0);
    if (draw.chance(25)) {
        LayerKind windowed = model.kinds[0];
        windowed.name = "windowed";
        windowed.attention.slidingWindow = draw.of({128, 512, 4096});
        windowed.attention.chunked = draw.chance(20);
        model.kinds.push_back(windowed);
        for (std::size_t layer = 0; layer < model.kindOfLayer.size(); layer += 2)
            model.kindOfLayer[layer] = 1;
    } else if (withExperts && draw.chance(50)) {
        model.kinds.push_back(randomKind(draw, attention, false));
        model.kinds[1].name = "dense";
        model.kindOfLayer[0] = 1;
    }
}

void addPredictionLayers(Architecture& model, Draw& draw)
{
    if (!draw.chance(25))
        return;
    model.mtpLayers = draw.of({1, 2});
    model.mtpSharesEmbeddings = draw.chance(70);
    if (draw.chance(60)) {
        model.mtpKind = model.kinds.front();
        model.mtpKind->experts.reset();
        model.mtpKind->feedForward = FeedForward{draw.of({128, 4096}), true, false};
        model.mtpKind->name = "prediction";
    }
}

Recurrence randomRecurrence(Draw& draw, std::int64_t heads)
{
    Recurrence recurrence;
    recurrence.kind = draw.of({RecurrenceKind::GatedDelta, RecurrenceKind::KimiDelta, RecurrenceKind::Mamba2, RecurrenceKind::Lightning});
    recurrence.heads = heads;
    recurrence.keyHeads = heads / (heads % 2 == 0 ? draw.of({1, 2}) : 1);
    recurrence.keyHeadDim = draw.of({32, 64, 128});
    recurrence.headDim = draw.of({32, 64});
    recurrence.convolution = draw.of({0, 4});
    recurrence.lowRankGate = draw.chance(50);
    return recurrence;
}

/// The layer with a recurrence in the place of its attention, or beside it.
LayerKind recurrent(LayerKind kind, Draw& draw, std::int64_t hidden)
{
    kind.name = "recurrent";
    kind.recurrence = randomRecurrence(draw, kind.attention.heads);
    const bool isStateSpace = kind.recurrence->kind == RecurrenceKind::Mamba2;
    if (draw.chance(80))
        kind.mixer = isStateSpace ? Mixer::StateSpace : Mixer::Linear;
    const RecurrenceShape shape = shapeOf(*kind.recurrence);
    TensorList list(kind.extraTensors, isStateSpace ? TensorKind::StateSpace : TensorKind::LinearAttention);
    list.matrix("mixer.in", static_cast<std::int64_t>(shape.projected), hidden, TensorCut::Column, false);
    if (shape.narrow > 0) {
        list.matrix("mixer.narrow", static_cast<std::int64_t>(shape.narrow), hidden, TensorCut::Replicated, false);
        list.matrix("mixer.widen", static_cast<std::int64_t>(shape.widened), kind.recurrence->headDim, TensorCut::Column, false);
    }
    list.matrix("mixer.out", hidden, kind.recurrence->values(), TensorCut::Row, false);
    return kind;
}

void choosesKeys(LayerKind& kind, Draw& draw, std::int64_t hidden)
{
    const SparseIndexer indexer{draw.of({2, 8}), draw.of({32, 64}), draw.of({64, 2048}), draw.chance(30)};
    kind.attention.sparse = indexer;
    kind.attention.slidingWindow = 0;
    if (indexer.reusesChoice)
        return;
    const std::int64_t rank = kind.attention.latent->qLoraRank;
    TensorList list(kind.extraTensors, TensorKind::Indexer);
    list.matrix("indexer.query", indexer.heads * indexer.headDim, rank > 0 ? rank : hidden, TensorCut::Replicated, false);
    list.matrix("indexer.key", indexer.headDim + indexer.heads, hidden, TensorCut::Replicated, false);
}

/// With an indexer: without one, no context-parallel plan would be legal.
BlockChoice randomBlocks(Draw& draw)
{
    BlockChoice choice{BlockScore::Indexer, draw.of({64, 128}), draw.of({2, 8, 16})};
    choice.indexHeads = draw.of({1, 4});
    choice.indexHeadDim = draw.of({32, 64});
    return choice;
}

/// Mixers of other kinds, and experts of narrower tokens. They are drawn from the model itself, so that they leave all other draws as they
/// are.
void addMixers(Architecture& model)
{
    const Attention& attention = model.kinds[0].attention;
    Draw draw(static_cast<std::uint64_t>(model.hidden * 31 + model.vocab * 7 + attention.heads * 13 + attention.headDim +
                                         static_cast<std::int64_t>(model.kindOfLayer.size()) * 101));
    if (attention.latent && draw.chance(40)) {
        for (LayerKind& kind : model.kinds)
            choosesKeys(kind, draw, model.hidden);
    }
    if (draw.chance(25)) {
        model.kinds.push_back(recurrent(model.kinds.back(), draw, model.hidden));
        for (std::size_t layer = 1; layer < model.kindOfLayer.size(); layer += 2)
            model.kindOfLayer[layer] = static_cast<std::uint8_t>(model.kinds.size() - 1);
    }
    const std::int64_t latentWidth = draw.chance(25) ? 128 : 0;
    for (LayerKind& kind : model.kinds) {
        if (kind.experts)
            kind.experts->latentWidth = latentWidth;
    }
}

/// Layers that see whole sequences choose blocks, drawn like the mixers from the model itself.
void addBlocks(Architecture& model)
{
    Draw draw(static_cast<std::uint64_t>(model.hidden * 23 + model.vocab * 5 + model.kinds[0].attention.heads * 11 +
                                         static_cast<std::int64_t>(model.kindOfLayer.size()) * 307));
    if (model.kinds[0].attention.latent || !draw.chance(20))
        return;
    const BlockChoice choice = randomBlocks(draw);
    for (LayerKind& kind : model.kinds) {
        if (kind.mixer == Mixer::Softmax && kind.attention.slidingWindow == 0)
            kind.attention.blocks = choice;
    }
}

/// An encoder that takes part, drawn like the mixers from the model itself.
void addEncoder(Architecture& model)
{
    Draw draw(static_cast<std::uint64_t>(model.hidden * 17 + model.vocab * 3 + model.kinds[0].attention.heads * 5 +
                                         static_cast<std::int64_t>(model.kindOfLayer.size()) * 211));
    if (!draw.chance(25))
        return;
    Encoder encoder;
    encoder.name = "vision";
    encoder.hidden = draw.of({128, 256});
    encoder.position = draw.of({Position::Rope, Position::Learned});
    encoder.patchSide = 16;
    encoder.mergedSide = draw.of({1, 2});
    encoder.height = encoder.width = 64;
    LayerKind layer;
    layer.name = "encoder";
    layer.attention.heads = layer.attention.kvHeads = 16;
    layer.attention.headDim = encoder.hidden / 16;
    layer.attention.bidirectional = true;
    layer.feedForward = FeedForward{4 * encoder.hidden, draw.chance(50), true};
    encoder.kinds = {layer};
    encoder.kindOfLayer.assign(static_cast<std::size_t>(draw.of({1, 3})), 0);
    TensorList(encoder.inputTensors, TensorKind::Other).matrix("patch_embed", encoder.hidden, 768, TensorCut::Replicated, true);
    TensorList(encoder.projectorTensors, TensorKind::Other)
        .matrix("fc", model.hidden, encoder.hidden * encoder.mergedSide * encoder.mergedSide, TensorCut::Replicated, false);
    encoder.itemsPerSequence = draw.of({0.5, 1.0, 3.0});
    encoder.frozen = draw.chance(50);
    model.encoders.push_back(std::move(encoder));
}

}  // namespace

std::shared_ptr<const Architecture> randomModel(Draw& draw)
{
    auto model = std::make_shared<Architecture>();
    model->hidden = draw.of({256, 512, 768, 1024, 2048});
    model->vocab = draw.of({1000, 32000, 50257, 128256});
    model->tiedEmbeddings = draw.chance(40);
    model->headBias = !model->tiedEmbeddings && draw.chance(10);
    model->position = draw.of({Position::Rope, Position::Rope, Position::Learned, Position::Alibi, Position::None});
    model->maxPositions = draw.of({0, 4096, 32768});
    model->positionRows = model->position == Position::Learned ? 32768 : 0;
    model->norm = draw.of({Norm::RmsNorm, Norm::RmsNorm, Norm::LayerNorm});
    model->normBias = model->norm == Norm::LayerNorm && draw.chance(70);
    model->finalNorm = draw.chance(90);
    model->embeddingNorm = draw.chance(10);
    model->dropout = draw.of({0.0, 0.0, 0.1});
    addLayers(*model, draw);
    addPredictionLayers(*model, draw);
    addMixers(*model);
    addBlocks(*model);
    addEncoder(*model);
    return model;
}

}  // namespace shardscope::test
