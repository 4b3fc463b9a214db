// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shards/zero_animation.h"

#include <algorithm>

#include "core/collective/collective_kinds.h"

namespace shardscope {
namespace {

std::size_t indexOf(const ZeroExample& example, int rank, ModelState state, int layer, int piece)
{
    return static_cast<std::size_t>(((rank * kModelStates + static_cast<int>(state)) * example.layers + layer) * example.ranks + piece);
}

/// Writes one frame after the other; `m_now` is who has what at the moment.
class ZeroDirector {
public:
    explicit ZeroDirector(const ZeroExample& example);
    ZeroAnimation run() &&;

private:
    void forward();
    void backward();
    void reduce(int layer);
    void update();
    void gather(int layer, bool inBackward);
    void gatherAll();
    void dropGathered(int layer);
    void addFrame(ShardAction action, int layer, bool inBackward = false);
    void setCollective(CollectiveKind kind, int ranks, Bytes size);
    void move(ModelState state, int layer, int piece, int from, int to);
    Holding& now(int rank, ModelState state, int layer, int piece) { return m_now[indexOf(m_example, rank, state, layer, piece)]; }
    /// Calls `act(rank, piece)` for each rank and piece of a layer.
    template <typename Act>
    void forEachPiece(Act act)
    {
        for (int rank = 0; rank < m_example.ranks; ++rank) {
            for (int piece = 0; piece < m_example.ranks; ++piece)
                act(rank, piece);
        }
    }
    [[nodiscard]] int group() const { return m_example.zero == 0 ? m_example.ranks : m_example.shardGroup; }
    [[nodiscard]] int firstOfGroup(int rank) const { return rank / group() * group(); }
    /// The rank of `rank`'s shard group that owns the piece.
    [[nodiscard]] int ownerFor(int rank, int piece) const { return firstOfGroup(rank) + piece * group() / m_example.ranks; }

    ZeroExample m_example;
    std::vector<Holding> m_now;
    ZeroAnimation m_animation;
};

ZeroDirector::ZeroDirector(const ZeroExample& example) : m_example(example)
{
    m_now.assign(static_cast<std::size_t>(example.ranks * kModelStates * example.layers * example.ranks), Holding::Nothing);
    for (const ModelState state : {ModelState::Weights, ModelState::Optimizer}) {
        for (int layer = 0; layer < example.layers; ++layer) {
            forEachPiece([&](int rank, int piece) {
                if (!example.shards(state) || example.owns(rank, piece))
                    now(rank, state, layer, piece) = Holding::Final;
            });
        }
    }
}

void ZeroDirector::addFrame(ShardAction action, int layer, bool inBackward)
{
    ShardFrame frame;
    frame.action = action;
    frame.layer = layer;
    frame.inBackward = inBackward;
    m_animation.frames.push_back(std::move(frame));
}

void ZeroDirector::setCollective(CollectiveKind kind, int ranks, Bytes size)
{
    ShardFrame& frame = m_animation.frames.back();
    frame.collective = kind;
    frame.groupRanks = ranks;
    frame.size = size;
    frame.sent = size * busFactor(kind, ranks);
}

void ZeroDirector::move(ModelState state, int layer, int piece, int from, int to)
{
    if (from != to)
        m_animation.frames.back().moves.push_back({state, layer, piece, from, to});
}

void ZeroDirector::gather(int layer, bool inBackward)
{
    addFrame(ShardAction::GatherWeights, layer, inBackward);
    setCollective(CollectiveKind::AllGather, group(), m_example.layerBytes(ModelState::Weights));
    forEachPiece([&](int rank, int piece) {
        move(ModelState::Weights, layer, piece, ownerFor(rank, piece), rank);
        now(rank, ModelState::Weights, layer, piece) = Holding::Final;
    });
    m_animation.frames.back().holdings = m_now;
}

void ZeroDirector::dropGathered(int layer)
{
    forEachPiece([&](int rank, int piece) {
        if (!m_example.owns(rank, piece))
            now(rank, ModelState::Weights, layer, piece) = Holding::Nothing;
    });
}

void ZeroDirector::forward()
{
    for (int layer = 0; layer < m_example.layers; ++layer) {
        if (m_example.zero == 3)
            gather(layer, false);
        addFrame(ShardAction::Forward, layer);
        m_animation.frames.back().holdings = m_now;
        if (m_example.zero == 3)
            dropGathered(layer);
    }
}

void ZeroDirector::backward()
{
    for (int layer = m_example.layers - 1; layer >= 0; --layer) {
        if (m_example.zero == 3)
            gather(layer, true);
        addFrame(ShardAction::Backward, layer, true);
        forEachPiece([&](int rank, int piece) { now(rank, ModelState::Gradients, layer, piece) = Holding::OwnSum; });
        m_animation.frames.back().holdings = m_now;
        if (m_example.zero == 3)
            dropGathered(layer);
        reduce(layer);
    }
}

/// Each piece is summed where it is owned. Without ZeRO every rank gets every sum: a reduce-scatter and an all-gather in one.
void ZeroDirector::reduce(int layer)
{
    constexpr ModelState kState = ModelState::Gradients;
    const bool everyone = m_example.zero == 0;
    addFrame(ShardAction::Reduce, layer, true);
    setCollective(everyone ? CollectiveKind::AllReduce : CollectiveKind::ReduceScatter, group(), m_example.layerBytes(kState));
    forEachPiece([&](int rank, int piece) {
        const int owner = ownerFor(rank, piece);
        move(kState, layer, piece, rank, owner);
        if (everyone)
            move(kState, layer, piece, owner, rank);
        Holding& holding = now(rank, kState, layer, piece);
        if (everyone || rank == owner)
            holding = m_example.isHybrid() ? Holding::GroupSum : Holding::Final;
        else if (m_example.shards(kState))
            holding = Holding::Nothing;
    });
    m_animation.frames.back().holdings = m_now;
    if (!m_example.isHybrid())
        return;
    addFrame(ShardAction::ReduceReplicas, layer, true);
    const int replicas = m_example.ranks / group();
    setCollective(CollectiveKind::AllReduce, replicas, m_example.layerBytes(kState) / group());
    forEachPiece([&](int rank, int piece) {
        if (!m_example.owns(rank, piece))
            return;
        // Half of the pieces of a shard are summed at either replica (of two), then exchanged.
        const int place = rank % group();
        const int summedAt = place + piece % replicas * group();
        move(kState, layer, piece, rank, summedAt);
        move(kState, layer, piece, summedAt, rank);
        now(rank, kState, layer, piece) = Holding::Final;
    });
    m_animation.frames.back().holdings = m_now;
}

void ZeroDirector::update()
{
    addFrame(ShardAction::Update, -1);
    for (int layer = 0; layer < m_example.layers; ++layer) {
        forEachPiece([&](int rank, int piece) {
            Holding& weight = now(rank, ModelState::Weights, layer, piece);
            if (weight == Holding::Final && m_example.zero > 0 && !m_example.owns(rank, piece))
                weight = Holding::Outdated;
        });
    }
    m_animation.frames.back().holdings = m_now;
}

void ZeroDirector::gatherAll()
{
    addFrame(ShardAction::GatherWeights, -1);
    setCollective(CollectiveKind::AllGather, group(), m_example.layerBytes(ModelState::Weights) * m_example.layers);
    for (int layer = 0; layer < m_example.layers; ++layer) {
        forEachPiece([&](int rank, int piece) {
            move(ModelState::Weights, layer, piece, ownerFor(rank, piece), rank);
            now(rank, ModelState::Weights, layer, piece) = Holding::Final;
            now(rank, ModelState::Gradients, layer, piece) = Holding::Nothing;
        });
    }
    m_animation.frames.back().holdings = m_now;
}

ZeroAnimation ZeroDirector::run() &&
{
    m_animation.example = m_example;
    addFrame(ShardAction::Start, -1);
    m_animation.frames.back().holdings = m_now;
    forward();
    backward();
    update();
    if (m_example.zero == 1 || m_example.zero == 2)
        gatherAll();
    return std::move(m_animation);
}

}  // namespace

double ZeroExample::bytesPerParameter(ModelState state) const
{
    switch (state) {
    case ModelState::Weights:
        return weightBytes;
    case ModelState::Gradients:
        return gradientBytes;
    case ModelState::Optimizer:
        return optimizerBytes;
    }
    return 0;
}

bool ZeroExample::shards(ModelState state) const
{
    switch (state) {
    case ModelState::Weights:
        return zero >= 3;
    case ModelState::Gradients:
        return zero >= 2;
    case ModelState::Optimizer:
        return zero >= 1;
    }
    return false;
}

bool ZeroExample::owns(int rank, int piece) const { return zero == 0 || piece * shardGroup / ranks == rank % shardGroup; }

Holding ZeroAnimation::at(int frame, int rank, ModelState state, int layer, int piece) const
{
    return frames[static_cast<std::size_t>(frame)].holdings[indexOf(example, rank, state, layer, piece)];
}

Bytes ZeroAnimation::held(int frame, int rank, ModelState state) const
{
    int pieces = 0;
    for (int layer = 0; layer < example.layers; ++layer) {
        for (int piece = 0; piece < example.ranks; ++piece)
            pieces += at(frame, rank, state, layer, piece) != Holding::Nothing ? 1 : 0;
    }
    return example.pieceBytes(state) * pieces;
}

Bytes ZeroAnimation::held(int frame, int rank) const
{
    return held(frame, rank, ModelState::Weights) + held(frame, rank, ModelState::Gradients) + held(frame, rank, ModelState::Optimizer);
}

Bytes ZeroAnimation::peak(int rank) const
{
    Bytes most;
    for (int frame = 0; frame < static_cast<int>(frames.size()); ++frame)
        most = std::max(most, held(frame, rank));
    return most;
}

Bytes ZeroAnimation::sentUntil(int frame) const
{
    Bytes sum;
    for (int i = 0; i <= frame; ++i)
        sum += frames[static_cast<std::size_t>(i)].sent;
    return sum;
}

ZeroAnimation zeroAnimation(const ZeroExample& example) { return ZeroDirector(example).run(); }

}  // namespace shardscope
