// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/schedule/kinds/laws.h"

/// Vees whose ranks follow a timetable of passes, in units: as if every block took one unit and no message took time.
namespace shardscope {

/// The four passes of a micro-batch through a vee, each after the one before. `Down` is the chunk on the way to the last rank, `Up` the one
/// on the way back. The first two are forwards, the others input gradients.
enum class VeePass { ForwardDown, ForwardUp, GradientUp, GradientDown };
inline constexpr int kVeePasses = 4;

/// Returns the earliest unit in which a pass of micro-batch 0 can start on `rank`.
inline std::int64_t earliestUnit(VeePass pass, int stages, int rank)
{
    const std::int64_t p = stages;
    switch (pass) {
    case VeePass::ForwardDown:
        return rank;
    case VeePass::ForwardUp:
        return 2 * p - 1 - rank;
    case VeePass::GradientUp:
        return 2 * p + rank;
    case VeePass::GradientDown:
        return 4 * p - 1 - rank;
    }
    return 0;
}

/// Writes a rank's order from its timetable: the passes by the unit in which they start, and in the free units between them the weight
/// gradients that wait, the oldest first. `Timetable` has `startOf(VeePass, microBatch)`, which grows with the micro-batch, and
/// `isFree(unit)`, whether a weight gradient may take a unit without a pass.
///
/// A timetable starts each pass later than the passes that it depends on, on every rank. Thus no ranks wait for each other in a circle,
/// however long the blocks take.
template <typename Timetable>
class VeeOrder {
public:
    VeeOrder(const Timetable& timetable, std::int64_t microBatches, OrderWriter& order)
        : m_timetable(timetable), m_microBatches(microBatches), m_order(order)
    {
        m_waiting.reserve(static_cast<std::size_t>(2 * microBatches));
        for (int pass = 0; pass < kVeePasses; ++pass)
            m_next[static_cast<std::size_t>(pass)] = {VeePass{pass}, 0, timetable.startOf(VeePass{pass}, 0)};
    }

    void append()
    {
        for (std::int64_t left = kVeePasses * m_microBatches; left > 0; --left) {
            Cursor& next = *std::min_element(m_next.begin(), m_next.end(), isBefore);
            appendWeightGradsUntil(next.start);
            appendPass(next);
            m_unit = std::max(m_unit, next.start) + 1;
            advance(next);
        }
        while (m_written < m_waiting.size())
            appendWeightGrad();
    }

private:
    struct Cursor {
        VeePass pass = VeePass::ForwardDown;
        std::int64_t microBatch = 0;
        std::int64_t start = 0;  ///< unit
    };
    struct Activation {
        std::int64_t microBatch = 0;
        int chunk = 0;
    };

    static bool isBefore(const Cursor& a, const Cursor& b) { return a.start < b.start; }

    void appendWeightGradsUntil(std::int64_t unit)
    {
        for (; m_unit < unit && m_written < m_waiting.size(); ++m_unit) {
            if (m_timetable.isFree(m_unit))
                appendWeightGrad();
        }
    }
    void appendWeightGrad()
    {
        const Activation& oldest = m_waiting[m_written++];
        m_order.weightGrad(oldest.microBatch, oldest.chunk);
    }
    void appendPass(const Cursor& at)
    {
        const int chunk = at.pass == VeePass::ForwardUp || at.pass == VeePass::GradientUp ? 1 : 0;
        if (at.pass == VeePass::ForwardDown || at.pass == VeePass::ForwardUp) {
            m_order.forward(at.microBatch, chunk);
            return;
        }
        m_order.inputGrad(at.microBatch, chunk);
        m_waiting.push_back({at.microBatch, chunk});
    }
    /// A pass without micro-batches left starts after all others.
    void advance(Cursor& at)
    {
        ++at.microBatch;
        at.start = at.microBatch < m_microBatches ? m_timetable.startOf(at.pass, at.microBatch) : INT64_MAX;
    }

    const Timetable& m_timetable;
    std::int64_t m_microBatches;
    OrderWriter& m_order;
    std::array<Cursor, kVeePasses> m_next;
    std::vector<Activation> m_waiting;  ///< in the order of their input gradients; the first `m_written` have their weight gradient
    std::size_t m_written = 0;
    std::int64_t m_unit = 0;  ///< the first that nothing has taken
};

/// Returns the peak of a rank that keeps at most `all` activations, of them at most `up` of the chunk on the way back.
inline Term peakOfVee(const LawTerms& law, Term all, Term up)
{
    const auto atMost = [&](std::string_view formula, Term most) { return law.terms.about(formula).minimum("part-of-law", law.m, most); };
    return law.terms.sum(law.id, atMost("min(m, s − u)", law.difference("s − u", all, up)), atMost("min(m, u)", up));
}

}  // namespace shardscope
