// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/quantity_text.h"

#include <unordered_map>

namespace shardscope {

namespace {

std::unordered_map<std::string_view, const QuantityText*> textsById()
{
    std::unordered_map<std::string_view, const QuantityText*> texts;
    for (const std::span<const QuantityText> table : {symbolTexts(), ledgerTexts(), operatorTexts(), timeTexts(), costTexts(), formulaTexts(), scheduleTexts()}) {
        for (const QuantityText& text : table)
            texts.emplace(text.id, &text);
    }
    return texts;
}

}  // namespace

const QuantityText& quantityText(std::string_view id)
{
    static constexpr QuantityText kNone{};
    static const std::unordered_map<std::string_view, const QuantityText*> kTexts = textsById();
    const auto found = kTexts.find(id);
    return found == kTexts.end() ? kNone : *found->second;
}

}  // namespace shardscope
