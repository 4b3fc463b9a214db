// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figure_tables.h"

#include <cstdio>

#include "app/cli/text_table.h"
#include "core/site/cost_constants.h"
#include "core/text/constant_text.h"
#include "core/text/quantity_tables.h"

namespace shardscope::cli {
namespace {

std::string shortFigure(double value)
{
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.4g", value);
    return buffer;
}

std::string withUnit(std::string_view name, std::string_view unit)
{
    return unit.empty() ? std::string(name) : std::string(name).append(" [").append(unit).append("]");
}

}  // namespace

std::string figureTable(const Terminal& terminal)
{
    TextTable table({{"id", Align::Left}, {"name [unit] = formula (source)", Align::Left}});
    for (const QuantityTable& part : quantityTables()) {
        for (const QuantityText& text : part.texts) {
            std::string line = withUnit(text.name, text.unit).append(" = ").append(text.formula);
            if (!text.source.empty())
                line.append(" (").append(text.source).append(")");
            table.add({std::string(text.id), std::move(line)});
        }
    }
    return table.text(terminal.width);
}

std::string constantTableText(const Terminal& terminal)
{
    TextTable table({{"id", Align::Left},
                     {"value", Align::Right},
                     {"from", Align::Right},
                     {"to", Align::Right},
                     {"unit", Align::Left},
                     {"fitted on", Align::Left},
                     {"name (source)", Align::Left}});
    for (const ConstantInfo& info : constantTable()) {
        table.add({std::string(info.name), shortFigure(info.value), shortFigure(info.low), shortFigure(info.high), std::string(info.unit),
                   std::string(nameOf(info.fitted)), std::string(constantName(info.name)).append(" (").append(info.source).append(")")});
    }
    return table.text(terminal.width);
}

}  // namespace shardscope::cli
