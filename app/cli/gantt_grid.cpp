// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/gantt_grid.h"

#include <algorithm>
#include <cmath>

#include "core/schedule/block_name.h"

namespace shardscope::cli {
namespace {

constexpr double kMostColumns = 1000;
constexpr double kTolerance = 1e-6;  ///< of a column: sums of times differ from their multiples in the last digits

/// Euclid's algorithm for times: the longest time of which both are multiples.
double commonMeasure(double a, double b)
{
    const double small = kTolerance * std::max(a, b);
    while (b > small) {
        const double rest = std::fmod(a, b);
        a = b;
        b = b - rest < small ? 0 : rest;
    }
    return a;
}

/// The time of one column, or nothing if there would be too many columns.
std::optional<double> unitOf(const Simulation& simulation)
{
    double unit = simulation.hops.longest();
    for (const BlockSpan& span : simulation.spans) {
        unit = commonMeasure(span.end - span.start, unit);
        if (!(simulation.makespan <= kMostColumns * unit))
            return std::nullopt;
    }
    return unit;
}

/// Puts a block into its columns; false where it does not begin and end at one, or has no room for both its names.
bool place(GanttRow& row, const Block& block, const BlockSpan& span, double unit, int chunks)
{
    const double first = std::round(span.start / unit);
    const double last = std::round(span.end / unit);
    const bool aligned = std::abs(span.start / unit - first) < kTolerance && std::abs(span.end / unit - last) < kTolerance;
    const auto begin = static_cast<std::size_t>(first);
    const auto end = static_cast<std::size_t>(last);
    if (!aligned || end > row.size() || end < begin + (block.isFused() ? 2 : 1))
        return false;
    for (std::size_t column = begin; column < end; ++column)
        row[column] = {"-", colourOf(block.kind), ' '};
    row[begin].text = firstName(block, chunks);
    if (block.isFused())
        row[begin + 1] = {secondName(block, chunks), colourOf(block.kind), '&'};
    return true;
}

}  // namespace

Colour colourOf(BlockKind kind)
{
    switch (kind) {
    case BlockKind::Forward:
        return Colour::Blue;
    case BlockKind::Backward:
        return Colour::Green;
    case BlockKind::InputGrad:
        return Colour::Cyan;
    case BlockKind::WeightGrad:
        return Colour::Magenta;
    case BlockKind::Fused:
        return Colour::Yellow;
    }
    return Colour::Plain;
}

std::string firstName(const Block& block, int chunks)
{
    return partName(block.isFused() ? "F" : nameOf(block.kind), block.microBatch, block.chunk, chunks);
}

std::string secondName(const Block& block, int chunks) { return partName("B", block.fusedMicroBatch, block.fusedChunk, chunks); }

std::optional<GanttGrid> ganttGrid(const Schedule& schedule, const Simulation& simulation)
{
    const std::optional<double> unit = unitOf(simulation);
    if (!unit)
        return std::nullopt;
    const auto columns = static_cast<std::size_t>(std::round(simulation.makespan / *unit));
    GanttGrid grid{*unit, {}};
    for (int rank = 0; rank < schedule.rankCount(); ++rank) {
        GanttRow& row = grid.rows.emplace_back(columns);
        for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i) {
            if (!place(row, schedule.blocks[i], simulation.spans[i], *unit, schedule.shape.chunks))
                return std::nullopt;
        }
    }
    return grid;
}

}  // namespace shardscope::cli
