// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/printable.h"

#include <cstddef>
#include <cstdio>

namespace shardscope {
namespace {

unsigned byteAt(std::string_view text, std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U; }

struct Character {
    unsigned code = 0;
    std::size_t bytes = 1;
};

/// The character at `at` of UTF-8; only lengths that contain characters to escape are distinguished.
Character characterAt(std::string_view text, std::size_t at)
{
    const unsigned first = byteAt(text, at), second = byteAt(text, at + 1), third = byteAt(text, at + 2);
    const bool continues = (second & 0xC0U) == 0x80U;
    if ((first & 0xE0U) == 0xC0U && continues)
        return {((first & 0x1FU) << 6U) | (second & 0x3FU), 2};
    if ((first & 0xF0U) == 0xE0U && continues && (third & 0xC0U) == 0x80U)
        return {((first & 0x0FU) << 12U) | ((second & 0x3FU) << 6U) | (third & 0x3FU), 3};
    return {first, 1};
}

bool isHarmful(const Character& character)
{
    const unsigned code = character.code;
    if (character.bytes == 1)
        return code < 0x20U || code == 0x7FU;
    const bool turns = code == 0x061CU || code == 0x200EU || code == 0x200FU || (code >= 0x202AU && code <= 0x202EU) ||
                       (code >= 0x2066U && code <= 0x2069U);
    return code < 0xA0U || code == 0x2028U || code == 0x2029U || turns;
}

}  // namespace

std::string printable(std::string_view text)
{
    std::string safe;
    for (std::size_t at = 0; at < text.size();) {
        const Character character = characterAt(text, at);
        if (isHarmful(character)) {
            char escaped[16];
            std::snprintf(escaped, sizeof escaped, "\\u%04x", character.code);
            safe += escaped;
        } else {
            safe.append(text.substr(at, character.bytes));
        }
        at += character.bytes;
    }
    return safe;
}

}  // namespace shardscope
