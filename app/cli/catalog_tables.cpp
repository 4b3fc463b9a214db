// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalog_tables.h"

#include <array>
#include <cmath>
#include <utility>

#include "app/cli/figure_tables.h"
#include "app/cli/hardware_tables.h"
#include "app/cli/human_units.h"
#include "app/cli/parameter_table.h"
#include "app/cli/text_table.h"
#include "core/base/nearest_name.h"
#include "core/io/length_presets.h"
#include "core/io/model_presets.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope::cli {
namespace {

std::string modelTable(const Terminal&)
{
    TextTable table({{"id", Align::Left},
                     {"parameters", Align::Right},
                     {"active", Align::Right},
                     {"layers", Align::Right},
                     {"hidden", Align::Right},
                     {"positions", Align::Right},
                     {"name", Align::Left}});
    for (const ModelPreset& preset : modelPresets()) {
        const Architecture& model = *preset.architecture;
        const ParameterCount count = countParameters(model);
        table.add({preset.id, shortCount(static_cast<double>(count.total)),
                   count.active == count.total ? "" : shortCount(static_cast<double>(count.active)), std::to_string(model.layers()),
                   grouped(model.hidden), model.maxPositions > 0 ? grouped(model.maxPositions) : "–", preset.name});
    }
    return table.text();
}

std::string lengthTable(const Terminal& terminal)
{
    TextTable table({{"id", Align::Left},
                     {"mean", Align::Right},
                     {"L*", Align::Right},
                     {"longest", Align::Right},
                     {"name", Align::Left},
                     {"counted", Align::Left}});
    const auto whole = [](double tokens) { return grouped(static_cast<std::int64_t>(std::llround(tokens))); };
    for (const LengthPreset& preset : lengthPresets())
        table.add({preset.id, whole(preset.lengths.mean()), whole(preset.lengths.effective()), whole(preset.lengths.longest()), preset.name,
                   preset.counted});
    return table.text(terminal.width);
}

std::string scheduleTable(const Terminal& terminal)
{
    TextTable table({{"id", Align::Left}, {"name", Align::Left}, {"source", Align::Left}});
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names)
        table.add({std::string(name), std::string(traitsOf(kind).label), std::string(traitsOf(kind).source)});
    return table.text(terminal.width);
}

constexpr std::array<std::pair<std::string_view, std::string (*)(const Terminal&)>, 9> kTables{{{"models", &modelTable},
                                                                                                {"gpus", &gpuTable},
                                                                                                {"networks", &networkTable},
                                                                                                {"clusters", &clusterTable},
                                                                                                {"schedules", &scheduleTable},
                                                                                                {"lengths", &lengthTable},
                                                                                                {"parameters", &parameterTable},
                                                                                                {"figures", &figureTable},
                                                                                                {"constants", &constantTableText}}};

}  // namespace

Result<std::string> catalogTable(std::string_view list, const Terminal& terminal)
{
    std::vector<std::string> known;
    std::string all;
    for (const auto& [name, table] : kTables) {
        if (name == list)
            return table(terminal);
        known.emplace_back(name);
        all += (all.empty() ? "" : ", ") + std::string(name);
    }
    return Error{ErrorCode::UnknownName, {"catalogue", std::string(list), nearestName(list, known), all}, {}, {}};
}

}  // namespace shardscope::cli
