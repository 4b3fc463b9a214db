// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/shape_rules.h"
#include "core/schedule/kinds/vee_timetable.h"

namespace shardscope {
namespace {

constexpr std::array kRules{kTakesTwoChunks};

/// A micro-batch in six units, a unit for each of its blocks on a rank.
constexpr std::int64_t kPeriod = 6;

/// Each pass follows the one before without a pause, and a micro-batch starts each six units. Where 3 divides p the passes would then take
/// the same units, so that the input gradients start two units later; the first and the last micro-batch meet no other and do not wait.
class Timetable {
public:
    Timetable(const PipelineShape& shape, int rank)
        : m_stages(shape.stages), m_rank(rank), m_last(shape.microBatches - 1), m_pause(shape.stages % 3 == 0 ? 2 : 0)
    {
        m_isTaken[unitInPeriod(startInPattern(VeePass::ForwardDown) - m_pause)] = true;
        m_isTaken[unitInPeriod(startInPattern(VeePass::ForwardUp) - m_pause)] = true;
        m_isTaken[unitInPeriod(startInPattern(VeePass::GradientUp))] = true;
        m_isTaken[unitInPeriod(startInPattern(VeePass::GradientDown))] = true;
    }

    [[nodiscard]] std::int64_t startOf(VeePass pass, std::int64_t microBatch) const
    {
        const bool isForward = pass == VeePass::ForwardDown || pass == VeePass::ForwardUp;
        const bool isEarlier = microBatch > 0 && (isForward || microBatch == m_last);
        return startInPattern(pass) + kPeriod * microBatch - (isEarlier ? m_pause : 0);
    }
    [[nodiscard]] bool isFree(std::int64_t unit) const { return !m_isTaken[unitInPeriod(unit)]; }

private:
    [[nodiscard]] std::int64_t startInPattern(VeePass pass) const { return earliestUnit(pass, m_stages, m_rank); }
    static std::size_t unitInPeriod(std::int64_t unit) { return static_cast<std::size_t>((unit + kPeriod) % kPeriod); }

    int m_stages;
    int m_rank;
    std::int64_t m_last;   ///< micro-batch
    std::int64_t m_pause;  ///< units between a micro-batch's forwards and its input gradients
    std::array<bool, kPeriod> m_isTaken{};
};

/// Qi et al. 2024, "Pipeline parallelism with controllable memory": the building block of V-Min, repeated; sail-sg/zero-bubble-pipeline-parallelism,
/// zbv_greedy.py.
void appendOrder(const PipelineShape& shape, int rank, OrderWriter& order)
{
    const Timetable timetable(shape, rank);
    VeeOrder(timetable, shape.microBatches, order).append();
}

/// Each chunk's activations live for a fixed number of units, so that those of so many micro-batches overlap.
Term peak(const LawTerms& law)
{
    const auto p = static_cast<int>(law.p.value);
    const auto r = static_cast<int>(law.r.value);
    const Term three = law.terms("three", 3);
    const auto third = [&](std::string_view formula, std::string_view quotient, Term value) {
        return law.floor(formula, law.quotient(quotient, value, three));
    };
    const Term most =
        law.product("2 · ⌊(p + 4) / 3⌋", law.two, third("⌊(p + 4) / 3⌋", "(p + 4) / 3", law.sum("p + 4", law.p, law.one, three)));
    const Term all = p % 3 == 2 && r % 3 == 0 ? law.difference("s = 2 · ⌊(p + 4) / 3⌋ − 2", most, law.two) : most;
    const Term up = p % 3 == 1 ? third("u = ⌊(r + 4) / 3⌋", "(r + 4) / 3", law.sum("r + 4", law.r, law.one, three))
                               : third("u = ⌊(r + 5) / 3⌋", "(r + 5) / 3", law.sum("r + 5", law.r, law.two, three));
    return peakOfVee(law, all, up);
}

/// Known for equal times only. Where 3 divides p the first and the last micro-batch save the pause, unless they are one.
std::optional<double> bubble(const PipelineShape& shape, const BlockTimes& times)
{
    if (times.forward != times.inputGrad || times.forward != times.weightGrad || shape.microBatches < 2)
        return std::nullopt;
    const int p = shape.stages;
    return std::max(p - 1, 4 * p - 5 - 2 * (p / 3 - (p - 1) / 3)) * times.forward;
}

}  // namespace

constinit const ScheduleTraits kVMin{
    .label = "V-Min",
    .source = "Qi et al. 2024, arXiv 2405.15362",
    .placement = Placement::Vee,
    .chunks = kTwoChunks,
    .splitsBackward = true,
    .lossesWait = true,
    .rules = kRules,
    .appendOrder = appendOrder,
    .peak = {peak, "mpr", "min(m, s − u) + min(m, u), s ≤ 2 · ⌊(p + 4) / 3⌋, until the weight gradient"},
    .bubble = {bubble, "max({p} − 1, 4 · {p} − 5 − 2 · (⌊{p} / 3⌋ − ⌊({p} − 1) / 3⌋)) · {F}", "F = I = W and m ≥ 2"}};

}  // namespace shardscope
