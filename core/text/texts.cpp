// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/texts.h"

#include <algorithm>
#include <iterator>

namespace shardscope {
namespace {

constexpr Text kTexts[] = {
#include "texts/texts.inc"
};

}  // namespace

std::span<const Text> textsOf(std::string_view subject)
{
    const auto isOfIt = [subject](const Text& each) { return each.subject == subject; };
    const auto* const first = std::find_if(std::begin(kTexts), std::end(kTexts), isOfIt);
    return {first, std::find_if_not(first, std::end(kTexts), isOfIt)};
}

std::string_view textOf(std::string_view subject, std::string_view id)
{
    for (const Text& each : textsOf(subject)) {
        if (each.id == id)
            return each.text;
    }
    return {};
}

}  // namespace shardscope
