// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/shape_rules.h"

namespace shardscope {
namespace {

constexpr std::array kRules{kTakesTwoChunks};

/// Counts each chunk's blocks and drops those of micro-batches that do not exist: the order is made for at least 2p - 1.
class ChunkOrder {
public:
    ChunkOrder(int chunk, std::int64_t microBatches, OrderWriter& order) : m_chunk(chunk), m_microBatches(microBatches), m_order(order) {}

    void forward()
    {
        if (m_forwards < m_microBatches)
            m_order.forward(m_forwards, m_chunk);
        ++m_forwards;
    }
    void inputGrad()
    {
        if (m_inputGrads < m_microBatches)
            m_order.inputGrad(m_inputGrads, m_chunk);
        ++m_inputGrads;
    }
    void weightGrad()
    {
        if (m_weightGrads < m_microBatches)
            m_order.weightGrad(m_weightGrads, m_chunk);
        ++m_weightGrads;
    }
    void bothGrads()
    {
        inputGrad();
        weightGrad();
    }
    void remainingWeightGrads()
    {
        while (m_weightGrads < m_inputGrads)
            weightGrad();
    }
    [[nodiscard]] std::int64_t forwards() const { return m_forwards; }

private:
    int m_chunk;
    std::int64_t m_microBatches;
    OrderWriter& m_order;
    std::int64_t m_forwards = 0;
    std::int64_t m_inputGrads = 0;
    std::int64_t m_weightGrads = 0;
};

void appendWarmUp(int ranksBehind, int rank, ChunkOrder& down, ChunkOrder& up)
{
    for (int i = 0; i < 2 * ranksBehind + 1; ++i)
        down.forward();
    for (int i = 0; i < rank; ++i) {
        up.forward();
        down.forward();
    }
    for (int i = 0; i <= ranksBehind; ++i) {
        up.forward();
        up.bothGrads();
    }
}

void appendCoolDown(int ranksBehind, int rank, ChunkOrder& down, ChunkOrder& up)
{
    for (int i = 0; i < rank; ++i) {
        down.inputGrad();
        up.inputGrad();
    }
    for (int i = 0; i <= ranksBehind; ++i)
        down.bothGrads();
    up.remainingWeightGrads();
    down.remainingWeightGrads();
}

/// Qi et al. 2024, "Pipeline parallelism with controllable memory"; PyTorch's ScheduleZBVZeroBubble. `down` is the chunk on
/// the way to the last rank, `up` the one on the way back.
void appendOrder(const PipelineShape& shape, int rank, OrderWriter& order)
{
    const int ranksBehind = shape.stages - 1 - rank;
    const std::int64_t laidOut = std::max<std::int64_t>(shape.microBatches, 2 * std::int64_t{shape.stages} - 1);
    ChunkOrder down(0, shape.microBatches, order);
    ChunkOrder up(1, shape.microBatches, order);
    appendWarmUp(ranksBehind, rank, down, up);
    while (up.forwards() < down.forwards() || down.forwards() < laidOut) {
        if (down.forwards() < laidOut)
            down.forward();
        down.bothGrads();
        up.forward();
        up.bothGrads();
    }
    appendCoolDown(ranksBehind, rank, down, up);
}

/// 2p with at least 2p - 1 micro-batches; with fewer, each chunk holds what there is of its warm-up.
Term peak(const LawTerms& law)
{
    const auto atMost = [&](std::string_view formula, Term most) { return law.terms.about(formula).minimum("part-of-law", law.m, most); };
    const Term ahead = law.difference("2p − 1 − r", law.product("2p", law.two, law.p), law.one, law.r);
    return law.terms.sum(law.id, atMost("min(m, 2p − 1 − r)", ahead), atMost("min(m, r + 1)", law.sum("r + 1", law.r, law.one)));
}

/// Known for equal times only.
std::optional<double> bubble(const PipelineShape& shape, const BlockTimes& times)
{
    if (times.forward != times.inputGrad || times.forward != times.weightGrad || shape.microBatches < 2 * std::int64_t{shape.stages} - 1)
        return std::nullopt;
    return (shape.stages - 1) * times.forward;
}

}  // namespace

constinit const ScheduleTraits kZbV{
    .label = "Zero bubble V",
    .source = "Qi et al. 2024, arXiv 2405.15362",
    .placement = Placement::Vee,
    .chunks = kTwoChunks,
    .splitsBackward = true,
    .torch = "ZBVZeroBubble",
    .rules = kRules,
    .appendOrder = appendOrder,
    .peak = {peak, "mpr", "min(m, 2p − 1 − r) + min(m, r + 1), until the weight gradient"},
    .bubble = {bubble, "({p} − 1) · {F}", "F = I = W and m ≥ 2p − 1; the next step can fill the whole bubble"}};

}  // namespace shardscope
