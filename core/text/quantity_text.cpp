// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/quantity_text.h"

namespace shardscope {

const QuantityText& quantityText(std::string_view id)
{
    static constexpr QuantityText kNone{};
    for (const std::span<const QuantityText> table : {symbolTexts(), ledgerTexts(), operatorTexts(), timeTexts(), scheduleTexts()}) {
        for (const QuantityText& text : table) {
            if (text.id == id)
                return text;
        }
    }
    return kNone;
}

}  // namespace shardscope
