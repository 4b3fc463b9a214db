// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/varied_table.h"

#include <algorithm>

#include "app/cli/change_text.h"
#include "app/cli/human_units.h"
#include "app/cli/scenario_summary.h"
#include "app/cli/text_table.h"
#include "core/plan/resolved_plan.h"
#include "core/remedy/field_change.h"
#include "core/text/error_text.h"
#include "core/text/finding_text.h"
#include "core/text/message_text.h"
#include "core/text/varied_text.h"

namespace shardscope::cli {
namespace {

std::string valueText(const VariedField& field, const Value& value)
{
    if (isNull(value))
        return "–";
    const std::string setting = settingsText({{field.parameter, value}});
    return setting.substr(setting.find('=') + 1);
}

std::string whyWithout(const Variation& row)
{
    if (row.problem)
        return errorText(*row.problem);
    if (row.refusal)
        return findingText(*row.refusal);
    if (row.counts.enumerated == 0)
        return "no plan is legal";
    if (row.counts.tight > 0 && row.counts.fitting == 0)
        return "no plan fits with its whole memory band (--allow-tight takes tight ones)";
    return row.counts.fitting > 0 ? "no plan that fits meets the filter" : "no plan fits";
}

std::string planTable(const VariedSearch& varied, const Terminal& terminal)
{
    std::vector<TextTable::Column> columns{{"", Align::Right}};
    for (const VariedField& field : varied.fields)
        columns.push_back({std::string(field.parameter->path), Align::Right});
    columns.insert(columns.end(), {{"step", Align::Right},
                                   {"tokens/s/GPU", Align::Right},
                                   {"MFU", Align::Right},
                                   {"GiB", Align::Right},
                                   {"verdict", Align::Left},
                                   {"plan", Align::Left}});
    TextTable table(columns);
    for (std::size_t i = 0; i < varied.rows.size() && varied.rows[i].best; ++i) {
        const Variation& row = varied.rows[i];
        const PlanFigures& figures = row.best->figures;
        const bool isOnFront = std::find(varied.front.begin(), varied.front.end(), i) != varied.front.end();
        std::vector<std::string> cells{(isOnFront ? "* " : "") + std::to_string(i + 1)};
        for (std::size_t field = 0; field < varied.fields.size(); ++field)
            cells.push_back(valueText(varied.fields[field], row.values[field]));
        cells.insert(cells.end(), {inSeconds(figures.step), grouped(static_cast<std::int64_t>(figures.tokensPerSecondPerGpu)),
                                   figures.mfu ? percent(*figures.mfu) : "", inGib(figures.peak), fitText(figures.fit),
                                   planLine(row.scenario, resolvePlan(row.scenario))});
        table.add(std::move(cells));
    }
    return table.text(terminal.width) + "\n* no other row is both faster and smaller\n";
}

std::string withoutText(const VariedSearch& varied, const Terminal& terminal)
{
    std::string text;
    for (const Variation& row : varied.rows) {
        if (row.best)
            continue;
        std::string values;
        for (std::size_t i = 0; i < varied.fields.size(); ++i)
            values +=
                (i == 0 ? "" : " ") + std::string(varied.fields[i].parameter->path) + "=" + valueText(varied.fields[i], row.values[i]);
        text += wrapped("none: " + values + ": " + whyWithout(row), terminal.width, 0) + "\n";
    }
    return text;
}

std::string trainingText(const VariedSearch& varied)
{
    std::string fields;
    for (const Parameter* field : fieldsOfOtherTrainings(varied.fields))
        fields += (fields.empty() ? "" : " and ") + std::string(field->path);
    return messageText(variedTrainingMessage(varied.training, fields));
}

}  // namespace

std::string variedSearchText(const VariedSearch& varied, const SearchRequest& request, const Terminal& terminal)
{
    std::string text =
        wrapped(grouped(static_cast<std::int64_t>(varied.rows.size())) + " searches of " + grouped(varied.counts.enumerated) +
                    " legal plans in " + inSeconds(Seconds(varied.seconds)) + ". " + trainingText(varied),
                terminal.width, 0) +
        "\n";
    if (!varied.rows.empty() && varied.rows.front().best)
        text += "\nThe best plan of each for " + std::string(nameOf(request.objective)) + "\n" + planTable(varied, terminal);
    return text + withoutText(varied, terminal);
}

}  // namespace shardscope::cli
