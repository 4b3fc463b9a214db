// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ring_table.h"

#include <algorithm>

#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/ring/block_mask.h"
#include "core/scenario/context_layout_names.h"

namespace shardscope::cli {
namespace {

constexpr int kShownRanks = 16;
constexpr int kColumnWidth = 6;  ///< "0.125+" and a gap

std::string heading(const RingRequest& request, const Terminal& terminal)
{
    std::string text;
    for (const ContextLayoutName& name : kContextLayoutNames) {
        if (name.layout == request.layout)
            text = terminal.paint(Colour::Bold, name.label) + " (" + std::string(name.source) + ")";
    }
    text = wrapped(text, terminal.width, 0) + "\n" + grouped(request.ranks) + (request.ranks == 1 ? " rank" : " ranks");
    if (hasTwoLevels(request.layout))
        text += ": " + grouped(request.ranks / request.inner) + " groups of " + grouped(request.inner) + " that exchange heads";
    if (request.sequence)
        text += ", " + grouped(*request.sequence) + " tokens, " + grouped(*request.sequence / request.ranks) + " on each rank";
    else
        text += ", in the limit of long sequences";
    return text + "\n";
}

char letterOf(BlockMask mask)
{
    switch (mask) {
    case BlockMask::Causal:
        return 'd';
    case BlockMask::StrictCausal:
        return 's';
    case BlockMask::FirstHalfKeys:
        return 'l';
    case BlockMask::SecondHalfQueries:
        return 'u';
    case BlockMask::Full:
        return 'f';
    case BlockMask::None:
        return '.';
    }
    return ' ';
}

/// Full blocks, of which all causal work of long sequences is c²/2.
std::string blocksText(const RingAnswer& answer, double share)
{
    const double ranks = answer.shape.ranks;
    return fixed(share * ranks * ranks / 2, 3);
}

std::string cellText(const RingAnswer& answer, int rank, int step)
{
    const std::string work = blocksText(answer, answer.work->share(rank, step));
    if (!isRing(answer.shape.layout))
        return work;
    return work + letterOf(maskOf(answer.shape, rank, keysFrom(rank, step, answer.shape.ranks, answer.shape.stride())));
}

/// The first entries and the last, where there are more than can be shown.
std::vector<int> shown(int count, int most)
{
    std::vector<int> indices;
    for (int i = 0; i < std::min(count, most - 1); ++i)
        indices.push_back(i);
    indices.push_back(count - 1);
    if (count < most)
        indices.pop_back();
    return indices;
}

std::string matrix(const RingAnswer& answer, const Terminal& terminal)
{
    const RingWork& work = *answer.work;
    const int room = std::max(2, (static_cast<int>(terminal.width) - 20) / (kColumnWidth + 2));
    const std::vector<int> steps = shown(work.steps(), room);
    std::vector<TextTable::Column> columns{{"rank", Align::Right}};
    for (const int step : steps)
        columns.push_back({"step " + std::to_string(step), Align::Right});
    columns.push_back({"total", Align::Right});
    columns.push_back({"share", Align::Right});
    TextTable table(columns);
    for (const int rank : shown(work.ranks(), kShownRanks)) {
        std::vector<std::string> cells{std::to_string(rank)};
        for (const int step : steps)
            cells.push_back(cellText(answer, rank, step));
        cells.push_back(blocksText(answer, work.shareOfRank(rank)));
        cells.push_back(percent(work.shareOfRank(rank)));
        table.add(cells);
    }
    std::string text =
        "Work of each rank, in full blocks of (tokens/ranks)²; all causal work is " + blocksText(answer, 1) + "\n" + table.text();
    if (work.ranks() > kShownRanks || work.steps() > room)
        text += "(first and last of " + grouped(work.ranks()) + " ranks and " + grouped(work.steps()) + " steps)\n";
    return text;
}

std::string legend(const RingAnswer& answer, const Terminal& terminal)
{
    if (!isRing(answer.shape.layout))
        return {};
    const std::string hops = answer.shape.stride() > 1 ? std::to_string(answer.shape.stride()) + "s" : "s";
    std::string text = "In step s, rank r uses the keys of rank r-" + hops + ".";
    switch (answer.shape.layout) {
    case ContextLayout::Contiguous:
        text += " d: causal; f: full; .: no work, because all keys come after the queries.";
        break;
    case ContextLayout::Zigzag:
    case ContextLayout::UlyssesRing:
        text += " d: causal; l: all queries, first half of the keys; u: second half of the queries, all keys.";
        break;
    default:
        text += " d: causal; s: strictly causal.";
        break;
    }
    return terminal.paint(Colour::Dim, wrapped(text, terminal.width, 0)) + "\n";
}

std::string bytesText(Bytes bytes) { return grouped(static_cast<std::int64_t>(bytes.value())) + " bytes"; }

std::string transfers(const RingRequest& request, const RingAnswer& answer, const Terminal& terminal)
{
    if (!answer.bytes) {
        const std::string heads = exchangesHeads(request.layout) ? "--heads" : "--kv-heads (or --heads)";
        return wrapped("Bytes: give --sequence, " + heads + " and --head-dim to show them.", terminal.width, 0) + "\n";
    }
    const ContextBytes& bytes = *answer.bytes;
    TextTable table({{"Sent per rank and layer", Align::Left}, {"", Align::Right}, {"", Align::Left}});
    table.add({"forward", bytesText(bytes.forward), ""});
    if (isRing(request.layout)) {
        table.add(
            {"backward, ring-fp32", bytesText(bytes.backwardFp32), "fp32 gradients, which travel one more hop (ring-flash-attention)"});
        table.add({"backward, ring-bf16", bytesText(bytes.backwardBf16), "16-bit gradients (Transformer Engine)"});
        table.add({"one hop", bytesText(bytes.block), "the keys and values of one rank"});
        if (hasTwoLevels(request.layout))
            table.add({"all-to-alls", bytesText(bytes.exchange), "inside a group: part of the forward, and again of the backward"});
    } else {
        table.add({"backward", bytesText(bytes.backwardBf16), ""});
    }
    table.add({"Stored", bytesText(bytes.buffer), answer.work->steps() > 1 ? "two blocks of keys and values" : "keys and values"});
    return table.text(terminal.width);
}

}  // namespace

std::string ringTable(const RingRequest& request, const RingAnswer& answer, const Terminal& terminal)
{
    std::string text = heading(request, terminal) + "\n" + matrix(answer, terminal) + legend(answer, terminal);
    text += "\n" + terminal.paint(Colour::Bold, "balance " + fixed(answer.work->balance(), 4)) +
            " (mean work / work of the busiest rank; 1 if no rank waits)\n\n";
    return text + transfers(request, answer, terminal);
}

}  // namespace shardscope::cli
