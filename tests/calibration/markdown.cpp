// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/markdown.h"

#include <cstdio>

namespace shardscope::calibration {

std::string markdownRow(const std::vector<std::string>& cells)
{
    std::string text = "|";
    for (const std::string& cell : cells)
        text += cell.empty() ? " |" : " " + cell + " |";
    return text + "\n";
}

std::string markdownHead(const std::vector<std::string>& heads)
{
    std::vector<std::string> names;
    std::vector<std::string> rules;
    for (const std::string& head : heads) {
        const bool isLeft = head.starts_with("<");
        names.push_back(isLeft ? head.substr(1) : head);
        rules.emplace_back(isLeft ? "---" : "--:");
    }
    return markdownRow(names) + markdownRow(rules);
}

std::string percentText(double fraction, bool sign)
{
    char text[32];
    std::snprintf(text, sizeof text, sign ? "%+.1f %%" : "%.1f %%", 100 * fraction);
    return text;
}

std::string figureText(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
}

}  // namespace shardscope::calibration
