// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/stream_layout.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace shardscope {
namespace {

/// Shorter pieces are rounding: of a step of hours a moment cannot be told from one that is so little later, and waiting for it
/// would never end.
double nothingIn(double end)
{
    constexpr double kNothing = 1e-12;
    return std::max(kNothing, 4 * std::numeric_limits<double>::epsilon() * end);
}

bool isEarlier(const StreamSpan& a, const StreamSpan& b) { return a.stream != b.stream ? a.stream < b.stream : a.start < b.start; }

/// By stream, each ascending. Spans come nearly in the order of time, so that those of one stream mostly are in order as they are.
std::vector<StreamSpan> inOrder(const std::vector<StreamSpan>& spans)
{
    std::vector<StreamSpan> ordered;
    ordered.reserve(spans.size());
    for (const auto& each : EnumNames<Stream>::names) {
        const auto first = static_cast<std::ptrdiff_t>(ordered.size());
        std::copy_if(spans.begin(), spans.end(), std::back_inserter(ordered),
                     [&](const StreamSpan& span) { return span.stream == each.first; });
        if (!std::is_sorted(ordered.begin() + first, ordered.end(), isEarlier))
            std::stable_sort(ordered.begin() + first, ordered.end(), isEarlier);
    }
    return ordered;
}

/// The spans of one stream that are placed already, and the ones to come.
class StreamFiller {
public:
    StreamFiller(const std::vector<StreamSpan>& fixed, double end, std::vector<StreamSpan>& out)
        : m_fixed(fixed), m_out(out), m_end(end), m_nothing(nothingIn(end))
    {
    }

    void startStream(Stream stream)
    {
        m_free = 0;
        while (m_next < m_fixed.size() && m_fixed[m_next].stream < stream)
            ++m_next;
    }
    void place(const StreamSpan& span)
    {
        double left = span.seconds();
        m_free = std::max(m_free, span.start);
        while (left > m_nothing && m_free < m_end) {
            passBusy(span.stream);
            const bool ahead = m_next < m_fixed.size() && m_fixed[m_next].stream == span.stream;
            const double until = std::min({m_free + left, m_end, ahead ? m_fixed[m_next].start : m_end});
            if (until - m_free > m_nothing) {
                StreamSpan piece = span;
                piece.start = m_free;
                piece.end = until;
                m_out.push_back(piece);
                left -= until - m_free;
            }
            m_free = std::max(m_free, until);
            if (ahead && until >= m_fixed[m_next].start)
                m_free = std::max(m_free, m_fixed[m_next].end);
        }
    }

private:
    /// Goes past the fixed spans that end before, or run at, the moment in hand.
    void passBusy(Stream stream)
    {
        while (m_next < m_fixed.size() && m_fixed[m_next].stream == stream && m_fixed[m_next].start <= m_free + m_nothing) {
            m_free = std::max(m_free, m_fixed[m_next].end);
            ++m_next;
        }
    }

    const std::vector<StreamSpan>& m_fixed;
    std::vector<StreamSpan>& m_out;
    double m_end;
    double m_nothing;
    std::size_t m_next = 0;
    double m_free = 0;
};

/// Starts each span no sooner than the one before it on its stream ends.
void removeRounding(std::vector<StreamSpan>& spans)
{
    for (std::size_t i = 1; i < spans.size(); ++i) {
        if (spans[i].stream != spans[i - 1].stream)
            continue;
        spans[i].start = std::max(spans[i].start, spans[i - 1].end);
        spans[i].end = std::max(spans[i].end, spans[i].start);
    }
}

}  // namespace

std::vector<StreamSpan> layOutStreams(const std::vector<StreamSpan>& fixedSpans, const std::vector<StreamSpan>& besideSpans, double end)
{
    const std::vector<StreamSpan> fixed = inOrder(fixedSpans);
    const std::vector<StreamSpan> beside = inOrder(besideSpans);
    std::vector<StreamSpan> result;
    result.reserve(fixed.size() + beside.size() + beside.size() / 2);
    StreamFiller filler(fixed, end, result);
    for (std::size_t i = 0; i < beside.size(); ++i) {
        if (i == 0 || beside[i].stream != beside[i - 1].stream)
            filler.startStream(beside[i].stream);
        filler.place(beside[i]);
    }
    // Both parts are in order already.
    const auto placed = static_cast<std::ptrdiff_t>(result.size());
    result.insert(result.end(), fixed.begin(), fixed.end());
    std::inplace_merge(result.begin(), result.begin() + placed, result.end(), isEarlier);
    removeRounding(result);
    return result;
}

}  // namespace shardscope
