// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/kinds/bidirectional.h"

#include <utility>
#include <vector>

namespace shardscope {
namespace {

class BidirectionalOrder {
public:
    BidirectionalOrder(const BidirectionalSteps& steps, OrderWriter& order)
        : m_steps(steps), m_forwards(steps.firstMicroBatch), m_backwards(steps.firstMicroBatch), m_order(order)
    {
    }

    void append()
    {
        warmUp();
        steady();
        coolDown();
    }

private:
    void warmUp()
    {
        repeat(2 * m_steps.inner, [&] { forward(0); });
        repeat(m_steps.depth + 1, [&] {
            forward(0);
            forward(1);
        });
        repeat(m_steps.inner, [&] {
            inputGrad(1);
            weightGrad();
            forward(1);
        });
    }

    void steady()
    {
        for (std::int64_t i = 0; i < m_steps.steady; ++i) {
            if (i == 0 && m_steps.atTurningPoint) {
                forward(0);
                backward(1);
            } else {
                fused(0, 1);
            }
            fused(1, 0);
        }
        repeat(m_steps.inner, [&] {
            backward(1);
            fused(1, 0);
        });
    }

    /// The second half of the last backwards is split: from phase 1 of the middle pair on at odd depth, from phase 0 at even.
    void coolDown()
    {
        const std::int64_t pairs = m_steps.depth + 1;
        const std::int64_t firstSplit = m_steps.depth % 2 == 1 ? pairs / 2 * 2 : pairs / 2 * 2 + 1;
        for (std::int64_t i = 0; i < 2 * pairs; ++i) {
            const std::size_t phase = i % 2 == 0 ? 1 : 0;
            if (i < firstSplit)
                backward(phase);
            else
                inputGrad(phase);
        }
        repeat(m_steps.inner, [&] {
            weightGrad();
            inputGrad(0);
        });
        repeat(m_steps.depth + 1, [&] { weightGrad(); });
    }

    template <typename Step>
    static void repeat(std::int64_t times, const Step& step)
    {
        for (std::int64_t i = 0; i < times; ++i)
            step();
    }

    void forward(std::size_t phase) { m_order.forward(m_forwards[phase]++, m_steps.chunkOf[phase]); }
    void backward(std::size_t phase) { m_order.backward(m_backwards[phase]++, m_steps.chunkOf[phase]); }
    void fused(std::size_t forwardPhase, std::size_t backwardPhase)
    {
        m_order.fused(m_forwards[forwardPhase]++, m_steps.chunkOf[forwardPhase], m_backwards[backwardPhase]++,
                      m_steps.chunkOf[backwardPhase]);
    }
    void inputGrad(std::size_t phase)
    {
        m_order.inputGrad(m_backwards[phase], m_steps.chunkOf[phase]);
        m_owed.emplace_back(m_backwards[phase]++, m_steps.chunkOf[phase]);
    }
    void weightGrad()
    {
        const auto& [microBatch, chunk] = m_owed[m_paid++];
        m_order.weightGrad(microBatch, chunk);
    }

    const BidirectionalSteps& m_steps;
    std::array<std::int64_t, 2> m_forwards;
    std::array<std::int64_t, 2> m_backwards;
    std::vector<std::pair<std::int64_t, int>> m_owed;  ///< (micro-batch, chunk) whose weight gradient is or was due, first in first out
    std::size_t m_paid = 0;
    OrderWriter& m_order;
};

}  // namespace

void appendBidirectionalOrder(const BidirectionalSteps& steps, OrderWriter& order) { BidirectionalOrder(steps, order).append(); }

std::optional<double> bidirectionalLaw(int hops, const BlockTimes& times)
{
    const double unit = times.forward;
    const bool equal = times.inputGrad == unit && times.weightGrad == unit && times.backward == 2 * unit;
    if (!equal || times.fused < 2 * unit || times.fused > 3 * unit)
        return std::nullopt;
    return hops * (times.fused + times.backward - 3 * times.weightGrad);
}

}  // namespace shardscope
