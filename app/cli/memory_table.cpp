// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/memory_table.h"

#include <algorithm>
#include <cmath>

#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/hardware/hardware.h"

namespace shardscope::cli {
namespace {

constexpr std::size_t kColumnsBesideBar = 62;  ///< stage, total, the six classes, their gaps, and " over"
constexpr std::size_t kShortestBar = 20;
constexpr std::size_t kLongestBar = 60;

struct ClassStyle {
    char letter;
    const char* heading;
    Colour colour;
};

/// In the order of MemoryClass.
constexpr ClassStyle kStyles[] = {
    {'p', "params", Colour::Blue}, {'g', "grads", Colour::Cyan},  {'o', "optim", Colour::Magenta},
    {'a', "activ", Colour::Green}, {'t', "temp", Colour::Yellow}, {'f', "frame", Colour::Dim},
};

/// The columns of a bar for the first `bytes` of `scale`.
std::size_t columnsOf(double bytes, double scale, std::size_t width)
{
    return static_cast<std::size_t>(std::lround(bytes / scale * static_cast<double>(width)));
}

/// One letter a column: each class from where the one before it ends, so that rounding never adds up; '.' is free.
std::string letters(const StageMemory& stage, double scale, std::size_t width)
{
    std::string text;
    double sum = 0;
    for (std::size_t i = 0; i < stage.byClass.size(); ++i) {
        sum += stage.byClass[i].value();
        text.append(columnsOf(sum, scale, width) - text.size(), kStyles[i].letter);
    }
    return text;
}

Colour colourOfLetter(char letter)
{
    for (const ClassStyle& style : kStyles) {
        if (style.letter == letter)
            return style.colour;
    }
    return Colour::Plain;
}

std::string painted(std::string_view text, const Terminal& terminal)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t run = std::min(text.find_first_not_of(text.front()), text.size());
        result += terminal.paint(colourOfLetter(text.front()), text.substr(0, run));
        text.remove_prefix(run);
    }
    return result;
}

std::string bar(const StageMemory& stage, Bytes capacity, double scale, std::size_t width, const Terminal& terminal)
{
    std::string text = letters(stage, scale, width);
    const std::size_t limit = columnsOf(capacity.value(), scale, width);
    text.resize(std::max(text.size(), limit), '.');
    text.insert(limit, 1, '|');
    return painted(text, terminal) + (stage.total() > capacity ? terminal.paint(Colour::Red, " over") : std::string());
}

bool sameBytes(const StageMemory& a, const StageMemory& b) { return a.byClass == b.byClass && a.capacity == b.capacity; }

std::string stageLabel(const MemoryEstimate& memory, std::size_t first, std::size_t last)
{
    const auto peak = static_cast<std::size_t>(memory.peakStage);
    std::string label = std::to_string(memory.stages[first].rank);
    if (last > first)
        label += "–" + std::to_string(memory.stages[last].rank);
    return first <= peak && peak <= last && memory.stages.size() > 1 ? label + " peak" : label;
}

}  // namespace

std::string memoryTable(const MemoryEstimate& memory, const Terminal& terminal)
{
    std::vector<TextTable::Column> columns{{"stage", Align::Left}, {"total", Align::Right}};
    for (const ClassStyle& style : kStyles)
        columns.push_back({style.heading, Align::Right});
    columns.push_back({{}, Align::Left});
    TextTable table(std::move(columns));
    double scale = 0;
    for (const StageMemory& stage : memory.stages)
        scale = std::max({scale, stage.capacity.value(), stage.total().value()});
    const std::size_t width = std::clamp(terminal.width - std::min(terminal.width, kColumnsBesideBar), kShortestBar, kLongestBar);
    for (std::size_t first = 0; first < memory.stages.size();) {
        std::size_t last = first;
        while (last + 1 < memory.stages.size() && sameBytes(memory.stages[first], memory.stages[last + 1]))
            ++last;
        const StageMemory& stage = memory.stages[first];
        std::vector<std::string> cells{stageLabel(memory, first, last), inGib(stage.total())};
        for (const Bytes bytes : stage.byClass)
            cells.push_back(inGib(bytes));
        cells.push_back(bar(stage, stage.capacity, scale, width, terminal));
        table.add(std::move(cells));
        first = last + 1;
    }
    const std::string legend = "p parameters, g gradients, o optimizer, a activations, t temporary, f framework; . free, | capacity";
    return table.text() + wrapped(legend, terminal.width, 0) + "\n";
}

}  // namespace shardscope::cli
