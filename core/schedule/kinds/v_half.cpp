// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/shape_rules.h"
#include "core/schedule/kinds/vee_timetable.h"

namespace shardscope {
namespace {

constexpr std::array kRules{kTakesTwoChunks};

/// Returns the most activations that a rank keeps, of both chunks.
std::int64_t mostOf(int stages) { return 2 * (stages / 2) + 2; }
/// Returns how many of these are of the chunk on the way back: as many as arrive before the first gradient, and at most about half.
std::int64_t mostOnTheWayBack(int stages, int rank)
{
    const bool isOfTheLastTwo = rank >= stages - 2;
    return std::min(rank + 1, stages / 2 + (isOfTheLastTwo ? 1 : 0));
}

/// In the steady state a micro-batch starts each six units, and the two passes that go from the first rank to the last take two units per
/// rank instead of one. Where p is even the gradients start three units later, as otherwise two passes would take the same unit.
///
/// The warm-up fills the memory: each chunk runs as many forwards as it may keep, as early as they arrive, and then one for each activation
/// that a gradient frees. In the cool-down no forward waits for memory, and the gradients follow each other every four units.
class Timetable {
public:
    Timetable(const PipelineShape& shape, int rank)
        : m_p(shape.stages),
          m_r(rank),
          m_last(shape.microBatches - 1),
          m_mostUp(mostOnTheWayBack(shape.stages, rank)),
          m_mostDown(mostOf(shape.stages) - m_mostUp),
          m_pause(shape.stages % 2 == 0 ? 3 : 0)
    {
    }

    [[nodiscard]] std::int64_t startOf(VeePass pass, std::int64_t microBatch) const
    {
        return earliestUnit(pass, static_cast<int>(m_p), static_cast<int>(m_r)) + delayOf(pass, microBatch);
    }
    [[nodiscard]] static bool isFree(std::int64_t) { return true; }

private:
    /// Returns the units by which a pass of micro-batch j starts later than `earliestUnit`.
    [[nodiscard]] std::int64_t delayOf(VeePass pass, std::int64_t j) const
    {
        switch (pass) {
        case VeePass::ForwardDown:
            return forwardDown(j);
        case VeePass::ForwardUp:
            return forwardUp(j);
        case VeePass::GradientUp:
            return gradient(j, 6 * j + m_pause + m_r - (m_p - 1));
        case VeePass::GradientDown:
            return gradient(j, 6 * j + m_pause + 1);
        }
        return 0;
    }

    /// Without a pause until the other chunk's forwards arrive, then in turn with them.
    [[nodiscard]] std::int64_t forwardDown(std::int64_t j) const
    {
        const std::int64_t arrival = std::max(j, 2 * (j - (m_p - 1 - m_r)));
        if (j < m_mostDown)
            return arrival;
        const std::int64_t steady = 6 * j + m_r - 2 * (m_p - 1);
        const std::int64_t freed = 2 * m_p + 2 + 3 * (j - m_mostDown);
        return std::max({arrival, steady, freed});
    }
    [[nodiscard]] std::int64_t forwardUp(std::int64_t j) const
    {
        const std::int64_t arrival = std::max(2 * j, 3 * j - m_r);
        return j < m_mostUp ? arrival : std::max(arrival, 6 * j - (m_p - 1));
    }
    /// The steady state, or the cool-down where that is earlier: counted from when the last forward turns round on the last rank, a gradient
    /// every four units.
    [[nodiscard]] std::int64_t gradient(std::int64_t j, std::int64_t steady) const
    {
        const std::int64_t turn = std::max(2 * m_last, 6 * m_last - (m_p - 1));
        const std::int64_t before = m_last - j;
        const std::int64_t coolDown = turn + std::max(before == 0 ? 0 : 2 - 4 * before, 2 - m_p - 2 * before);
        return std::max(3 * j, std::min(steady, coolDown));
    }

    std::int64_t m_p;
    std::int64_t m_r;
    std::int64_t m_last;      ///< micro-batch
    std::int64_t m_mostUp;    ///< activations of the chunk on the way back
    std::int64_t m_mostDown;  ///< of the other chunk
    std::int64_t m_pause;     ///< units
};

/// Qi et al. 2024, "Pipeline parallelism with controllable memory". The paper repeats a building block, then squeezes and reorders it by a
/// greedy search (zbv_greedy.py in sail-sg/zero-bubble-pipeline-parallelism); this timetable has the same peaks and the same bubble.
void appendOrder(const PipelineShape& shape, int rank, OrderWriter& order)
{
    const Timetable timetable(shape, rank);
    VeeOrder(timetable, shape.microBatches, order).append();
}

Term peak(const LawTerms& law)
{
    const Term half = law.floor("⌊p / 2⌋", law.quotient("p / 2", law.p, law.two));
    const bool isOfTheLastTwo = law.r.value >= law.p.value - 2;
    const Term most = isOfTheLastTwo ? law.sum("⌊p / 2⌋ + 1", half, law.one) : half;
    const Term up = law.terms.about("u").minimum("part-of-law", law.sum("r + 1", law.r, law.one), most);
    return peakOfVee(law, law.sum("s = 2 · ⌊p / 2⌋ + 2", law.product("2 · ⌊p / 2⌋", law.two, half), law.two), up);
}

/// Known for equal times only.
std::optional<double> bubble(const PipelineShape& shape, const BlockTimes& times)
{
    if (times.forward != times.inputGrad || times.forward != times.weightGrad || shape.microBatches <= shape.stages)
        return std::nullopt;
    const int p = shape.stages;
    return std::max(p - 1, 6 * ((p - 1) / 2) - 1) * times.forward;
}

}  // namespace

constinit const ScheduleTraits kVHalf{.label = "V-Half",
                                      .source = "Qi et al. 2024, arXiv 2405.15362",
                                      .placement = Placement::Vee,
                                      .chunks = kTwoChunks,
                                      .splitsBackward = true,
                                      .lossesWait = true,
                                      .rules = kRules,
                                      .appendOrder = appendOrder,
                                      .peak = {peak, "mpr", "min(m, s − u) + min(m, u), s = 2 · ⌊p / 2⌋ + 2, until the weight gradient"},
                                      .bubble = {bubble, "max({p} − 1, 6 · ⌊({p} − 1) / 2⌋ − 1) · {F}", "F = I = W and m > p"}};

}  // namespace shardscope
