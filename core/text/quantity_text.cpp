// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/quantity_text.h"

#include <array>
#include <unordered_map>

#include "core/text/quantity_tables.h"

namespace shardscope {

namespace {

std::unordered_map<std::string_view, const QuantityText*> textsById()
{
    std::unordered_map<std::string_view, const QuantityText*> texts;
    for (const QuantityTable& table : quantityTables()) {
        for (const QuantityText& text : table.texts)
            texts.emplace(text.id, &text);
    }
    return texts;
}

}  // namespace

std::span<const QuantityTable> quantityTables()
{
    static const std::array<QuantityTable, 8> kTables{{{"What is stated", symbolTexts()},
                                                       {"Memory", ledgerTexts()},
                                                       {"Operators", operatorTexts()},
                                                       {"Time and throughput", timeTexts()},
                                                       {"A training to its end", costTexts()},
                                                       {"What formulas multiply and add on the way", formulaTexts()},
                                                       {"What is sent", communicationTexts()},
                                                       {"Laws of the schedules", scheduleTexts()}}};
    return kTables;
}

const QuantityText& quantityText(std::string_view id)
{
    static constexpr QuantityText kNone{};
    static const std::unordered_map<std::string_view, const QuantityText*> kTexts = textsById();
    const auto found = kTexts.find(id);
    return found == kTexts.end() ? kNone : *found->second;
}

}  // namespace shardscope
