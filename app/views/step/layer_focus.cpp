// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/layer_focus.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace shardscope {
namespace {

/// Neighbouring kernels of one layer in one direction, of one micro-batch.
struct LayerPass {
    double begin = 0;
    double end = 0;
    double busy = 0;
    std::int32_t stage = -1;
    std::int32_t layer = kNoLayer;
    std::uint32_t number = StreamSpan::kNone;
    bool forward = true;
    int kernels = 0;
};

/// A head, or an embedding, may stand between a layer's two directions.
constexpr std::size_t kFarthest = 5;
/// Is a share of the time from the begin of the one to the end of the other, so that no long wait lies between.
constexpr double kLeastBusy = 0.6;
/// Pairs whose communication is looked at.
constexpr std::size_t kMostHeld = 64;
/// Layers that are not opened are one or two spans.
constexpr int kFewestOperators = 4;

std::vector<LayerPass> passesOf(const StepStreams& streams)
{
    std::vector<LayerPass> passes;
    for (const StreamSpan& span : streams.spans) {
        if (span.stream != Stream::Compute || !isComputing(span.work))
            continue;
        const bool forward = span.work == StreamWork::Forward;
        const bool isNew = passes.empty() || passes.back().layer != span.layer || passes.back().stage != span.stage ||
                           passes.back().number != span.number || passes.back().forward != forward;
        if (isNew)
            passes.push_back({span.start, span.end, 0, span.stage, span.layer, span.number, forward, 0});
        passes.back().end = span.end;
        passes.back().busy += span.seconds();
        ++passes.back().kernels;
    }
    return passes;
}

/// Communication that hides, by when it starts: of a hundred thousand spans only those around a time are looked at.
class HiddenCommunication {
public:
    explicit HiddenCommunication(const StepStreams& streams)
    {
        for (const StreamSpan& span : streams.spans) {
            if (span.stream == Stream::Compute || span.exposed)
                continue;
            m_spans.push_back({span.start, span.end});
            m_longest = std::max(m_longest, span.seconds());
        }
        std::sort(m_spans.begin(), m_spans.end(), startsEarlier);
    }

    /// Its seconds within a time, as a share of it: hidden seconds count before exposed ones.
    [[nodiscard]] double shareOf(const TimeRange& range) const
    {
        double hidden = 0;
        const TimeRange first{range.begin - m_longest, 0};
        for (auto span = std::lower_bound(m_spans.begin(), m_spans.end(), first, startsEarlier);
             span != m_spans.end() && span->begin < range.end; ++span)
            hidden += std::max(0.0, std::min(span->end, range.end) - std::max(span->begin, range.begin));
        return hidden / range.length();
    }

private:
    static bool startsEarlier(const TimeRange& a, const TimeRange& b) { return a.begin < b.begin; }

    std::vector<TimeRange> m_spans;
    double m_longest = 0;
};

/// The pass of the same layer in the other direction that comes next, with nothing but a head or an embedding between; none: −1.
std::ptrdiff_t partnerOf(const std::vector<LayerPass>& passes, std::size_t index)
{
    const LayerPass& first = passes[index];
    for (std::size_t j = index + 1; j < passes.size() && j <= index + kFarthest; ++j) {
        const LayerPass& other = passes[j];
        if (other.layer == first.layer && other.stage == first.stage && other.forward != first.forward)
            return static_cast<std::ptrdiff_t>(j);
        if (other.layer >= 0)
            return -1;
    }
    return -1;
}

}  // namespace

std::optional<TimeRange> layerBothWays(const StepStreams& streams)
{
    const std::vector<LayerPass> passes = passesOf(streams);
    const HiddenCommunication hidden(streams);
    std::optional<TimeRange> best;
    std::tuple<bool, bool, double> bestScore{false, false, -1};
    std::size_t held = 0;
    for (std::size_t i = 0; i < passes.size() && held < kMostHeld; ++i) {
        const std::ptrdiff_t partner = passes[i].layer < 0 ? -1 : partnerOf(passes, i);
        if (partner < 0)
            continue;
        const LayerPass& other = passes[static_cast<std::size_t>(partner)];
        const TimeRange range{passes[i].begin, other.end};
        const bool isOpen = std::min(passes[i].kernels, other.kernels) >= kFewestOperators;
        const bool isBusy = passes[i].busy + other.busy >= kLeastBusy * range.length();
        if (std::tuple(isOpen, isBusy, 1.0) <= std::tuple(std::get<0>(bestScore), std::get<1>(bestScore), 0.0))
            continue;  // it cannot be better, whatever runs at the same time
        ++held;
        const std::tuple score{isOpen, isBusy, hidden.shareOf(range)};
        if (score > bestScore) {
            bestScore = score;
            best = range;
        }
    }
    return best;
}

}  // namespace shardscope
