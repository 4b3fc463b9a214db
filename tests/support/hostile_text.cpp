// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hostile_text.h"

#include <cctype>

namespace shardscope::test {
namespace {

constexpr std::size_t kLongest = std::size_t{4} << 20;

/// Where a run of digits begins; `text.size()`: there is none behind `from`.
std::size_t digitsFrom(const std::string& text, std::size_t from)
{
    while (from < text.size() && std::isdigit(static_cast<unsigned char>(text[from])) == 0)
        ++from;
    return from;
}

void otherNumber(std::string& text, Draw& draw)
{
    const std::size_t at = digitsFrom(text, draw.below(text.size()));
    std::size_t end = at;
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0)
        ++end;
    const std::string number = draw.of<const char*>({"0",
                                                     "-1",
                                                     "1e308",
                                                     "1e-320",
                                                     "NaN",
                                                     "Infinity",
                                                     "9223372036854775807",
                                                     "9223372036854775808",
                                                     "4294967296",
                                                     "2147483647",
                                                     "134217728",
                                                     "131072",
                                                     "65536",
                                                     "4096",
                                                     "0.5",
                                                     "1e9",
                                                     "00",
                                                     "0x10",
                                                     "1_000",
                                                     "\"8\"",
                                                     "null",
                                                     "[]"});
    text.replace(at, end - at, number);
}

void nest(std::string& text, Draw& draw)
{
    const std::size_t depth = draw.of<std::size_t>({200, 2000, 50000});
    const char* const opener = draw.of<const char*>({"[", "{\"a\":", "(", "$((", "a.", "- ", "${A:-", "\"$(", "<<E\n"});
    std::string deep;
    for (std::size_t level = 0; level < depth; ++level)
        deep += opener;
    text.insert(draw.below(text.size() + 1), deep);
}

void repeat(std::string& text, Draw& draw)
{
    const std::size_t from = draw.below(text.size());
    const std::string part = text.substr(from, 1 + draw.below(std::min<std::size_t>(text.size() - from, 400)));
    std::string many;
    for (int time = draw.of({2, 50, 3000}); time > 0 && many.size() < kLongest; --time)
        many += part;
    text.insert(from, many);
}

std::string wide(const std::string& text, bool isBigEndian)
{
    std::string all = isBigEndian ? "\xfe\xff" : "\xff\xfe";
    for (const char each : text) {
        if (isBigEndian)
            all += '\0';
        all += each;
        if (!isBigEndian)
            all += '\0';
    }
    return all;
}

}  // namespace

std::string hostileText(std::string text, Draw& draw)
{
    for (int time = 1 + draw.below(3); time > 0 && !text.empty(); --time) {
        switch (draw.below(10)) {
        case 0:
            text.resize(draw.below(text.size()));
            break;
        case 1:
            for (int flips = 1 + draw.below(20); flips > 0; --flips)
                text[draw.below(text.size())] = static_cast<char>(draw.below(256));
            break;
        case 2:
            nest(text, draw);
            break;
        case 3:
            repeat(text, draw);
            break;
        case 4:
            text = wide(text, draw.chance(50));
            break;
        case 5:
            text.insert(draw.below(text.size() + 1),
                        std::string(draw.of<std::size_t>({1, 70000}), draw.of({'\0', '\n', ' ', 'x', '"', '\\'})));
            break;
        case 6:
            text.erase(draw.below(text.size()), 1 + draw.below(std::size_t{40}));
            break;
        default:
            otherNumber(text, draw);
        }
    }
    return text;
}

}  // namespace shardscope::test
