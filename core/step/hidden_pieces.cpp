// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/pass_pieces.h"

namespace shardscope {

double exposedIn(const Pieces& pieces, Stream stream)
{
    double seconds = 0;
    for (const StreamSpan& span : pieces.fixed)
        seconds += span.stream == stream ? span.seconds() : 0;
    return seconds;
}

namespace {

/// The pieces with only the share `left` of those that are chosen; the rest stays hidden if `staysBeside`, else it is removed.
template <typename Chosen>
Pieces shortened(const Pieces& pieces, double left, bool staysBeside, Chosen chosen)
{
    Pieces result;
    result.beside = pieces.beside;
    double shift = 0;
    std::size_t next = 0;  // of the hidden pieces; both lists ascend
    const auto moveUpTo = [&](double time) {
        for (; next < pieces.beside.size() && pieces.beside[next].start <= time; ++next) {
            result.beside[next].start -= shift;
            result.beside[next].end -= shift;
        }
    };
    for (StreamSpan span : pieces.fixed) {
        moveUpTo(span.start);
        const double length = span.seconds();
        const double kept = chosen(span) ? length * left : length;
        span.start -= shift;
        span.end = span.start + kept;
        if (kept > 0)
            result.fixed.push_back(span);
        if (kept < length && staysBeside) {
            StreamSpan hidden = span;
            hidden.exposed = false;
            hidden.start = span.end;
            hidden.end = hidden.start + length - kept;
            result.beside.push_back(hidden);
        }
        shift += length - kept;
    }
    moveUpTo(pieces.length);
    result.length = pieces.length - shift;
    return result;
}

bool isHostWait(const StreamSpan& span) { return span.work == StreamWork::HostWait; }

}  // namespace

Pieces hiding(const Pieces& pieces, Stream stream, double left)
{
    return shortened(pieces, left, true, [stream](const StreamSpan& span) { return span.stream == stream; });
}

double hostWaitsIn(const Pieces& pieces)
{
    double seconds = 0;
    for (const StreamSpan& span : pieces.fixed)
        seconds += isHostWait(span) ? span.seconds() : 0;
    return seconds;
}

Pieces withHostWaits(const Pieces& pieces, double left) { return left < 1 ? shortened(pieces, left, false, isHostWait) : pieces; }

}  // namespace shardscope
