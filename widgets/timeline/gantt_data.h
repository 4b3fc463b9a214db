// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/schedule/simulation.h"
#include "widgets/theme/color_role.h"
#include "widgets/timeline/block_groups.h"

namespace shardscope {

/// The look of blocks of one class, and their effect on the memory of their row.
struct GanttStyle {
    QString name;    ///< "forward"
    QString legend;  ///< styles with the same one share an entry; empty: none
    QString letter;  ///< "F", within blocks
    ColorRole role = ColorRole::Forward;
    std::optional<ColorRole> lower = std::nullopt;  ///< of the lower half: a fused block is two classes in one
    double shade = 0;                               ///< 0: the role's own colour, up to 1: nearly the card's (chunks)
    double lowerShade = 0;
    bool hatched = false;    ///< exposed communication
    double liveAtStart = 0;  ///< change of the strip of its row when a block starts
    double liveAtEnd = 0;    ///< change when it ends; negative frees
};

/// A named row: a rank, or a stream of one. Where its blocks overlap it has several lanes.
struct GanttRow {
    QString name;       ///< "rank 3"
    QString shortName;  ///< "3", where there is no room for the name
    int firstLane = 0;
    int laneCount = 1;
    double livePeak = 0;  ///< the highest level of its strip
};

/// Blocks that do not overlap.
struct GanttLane {
    int row = 0;
    std::uint32_t begin = 0;  ///< block
    std::uint32_t end = 0;
};

/// A result that one block passes to another.
struct GanttLink {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    bool hops = false;  ///< over a link, from row to row
};

/// A block of one of the schedules that a view shows.
struct GanttPlace {
    int panel = -1;
    std::uint32_t block = Simulation::kNone;

    [[nodiscard]] bool isNone() const { return panel < 0; }
    bool operator==(const GanttPlace&) const = default;
};

/// Idle time of a lane between two blocks, or before the first or after the last.
struct GanttGap {
    int panel = -1;
    int row = -1;
    double begin = 0;
    double end = 0;
    std::uint32_t before = Simulation::kNone;  ///< block
    std::uint32_t after = Simulation::kNone;   ///< whose wait the gap is

    [[nodiscard]] bool isNone() const { return panel < 0; }
    bool operator==(const GanttGap&) const = default;
};

enum class GanttTime { InUnits, InSeconds };

/// Rows of blocks over time, immutable once made: `std::shared_ptr<const GanttData>`. Times are the simulation's own, not copied: with
/// core's 32 bytes a block of 1F1B takes 44. The functions are called for single blocks, on demand.
struct GanttData {
    QString name;  ///< "1F1B"
    GanttTime time = GanttTime::InUnits;
    double end = 0;                  ///< the makespan; the rows start at 0
    std::vector<GanttStyle> styles;  ///< at most 255
    std::vector<GanttRow> rows;
    std::vector<GanttLane> lanes;             ///< of all rows, from the top down
    std::span<const BlockSpan> spans;         ///< by block, lane by lane; in a lane ascending, none overlaps the next
    std::vector<std::uint8_t> styleOf;        ///< by block
    std::shared_ptr<const void> owner;        ///< of what `spans` refers to
    BlockGroups groups;                       ///< of the blocks, for pictures in which they are narrow
    QString liveName;                         ///< what the strips show: "activations in flight"; empty: there are none
    std::function<QString(double)> liveText;  ///< "3", "12.1 GiB"
    QString shadeName;                        ///< what shades mean, in the legend: "faded: later chunks"

    std::function<QString(std::uint32_t)> label;                      ///< without its letter: "3b"; may be null
    std::function<QString(std::uint32_t)> describe;                   ///< "forward of micro-batch 3"; null: the style's name
    std::function<std::vector<GanttLink>(std::uint32_t)> links;       ///< into and out of a block; may be null
    std::function<const std::vector<std::uint32_t>&()> criticalPath;  ///< blocks in order; may be null
    /// Returns the block whose end set the start of this one; `Simulation::kNone`: it starts with its row. May be null.
    std::function<std::uint32_t(std::uint32_t)> whatSetTheStart;

    [[nodiscard]] std::uint32_t blockCount() const { return static_cast<std::uint32_t>(spans.size()); }
    [[nodiscard]] int laneOf(std::uint32_t block) const;
    [[nodiscard]] int rowOf(std::uint32_t block) const { return lanes[static_cast<std::size_t>(laneOf(block))].row; }
    [[nodiscard]] const GanttStyle& style(std::uint32_t block) const { return styles[styleOf[block]]; }
    /// Returns the shortest idle time that is not rounding: a billionth of the makespan.
    [[nodiscard]] double shortestGap() const { return end * 1e-9; }
    /// Returns the idle time before `block` in a lane, or after the last where it is the lane's end.
    [[nodiscard]] GanttGap gapBefore(int lane, std::uint32_t block) const;
    /// Returns the total time of the blocks of a row, over all lanes.
    [[nodiscard]] double busyTime(int row) const;
    /// Returns the highest strip of all rows; 0: nothing to show.
    [[nodiscard]] double livePeak() const;
    /// Computes the peaks of the rows and the groups, from spans and styles.
    void measure();
    /// Returns the first block of a lane that ends after a moment; the lane's end: none.
    [[nodiscard]] std::uint32_t firstEndingAfter(int lane, double moment) const;
    /// Returns the letter and the label: "F3b".
    [[nodiscard]] QString labelOf(std::uint32_t block) const;
    [[nodiscard]] QString descriptionOf(std::uint32_t block) const;
};

/// Returns "12.5" units or "3.2 ms".
[[nodiscard]] QString ganttTimeText(GanttTime time, double value);
/// Returns two moments with enough digits to distinguish them: "37.712 s" and "37.719 s".
[[nodiscard]] std::pair<QString, QString> ganttMomentTexts(GanttTime time, double begin, double end);

}  // namespace shardscope
