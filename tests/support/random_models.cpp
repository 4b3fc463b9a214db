// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_models.h"

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
    return model;
}

}  // namespace shardscope::test
