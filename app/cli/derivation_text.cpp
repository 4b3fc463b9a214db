// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/derivation_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "app/cli/trust_lines.h"
#include "core/text/message_text.h"

namespace shardscope::cli {
namespace {

constexpr std::size_t kDeepest = 2;      ///< levels below the figure that was asked for
constexpr std::size_t kMostInputs = 12;  ///< of one figure; the rest is counted

std::string plainNumber(double value)
{
    if (std::isinf(value))
        return "infinite";
    if (std::floor(value) == value && std::abs(value) < 9e15)
        return grouped(static_cast<std::int64_t>(value));
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.6g", value);
    return buffer;
}

std::string valueText(const Derivation& derivation)
{
    constexpr double kGib = 1073741824;
    if (derivation.combine == Combine::Comparison)
        return derivation.value != 0 ? "yes" : "no";
    if (derivation.unit == "bytes" && derivation.value >= kGib / 10)
        return inBothUnits(Bytes(derivation.value));
    const bool hasUnit = !derivation.unit.empty() && !std::isinf(derivation.value);
    return plainNumber(derivation.value) + (hasUnit ? " " + derivation.unit : "");
}

class DerivationTable {
public:
    void add(const Derivation& derivation, std::size_t depth)
    {
        m_table.add({std::string(2 * depth, ' ') + messageText(derivation.name), valueText(derivation), howText(derivation, depth)});
        if (depth == kDeepest)
            return;
        const std::size_t shown = std::min(derivation.inputs.size(), kMostInputs);
        for (std::size_t i = 0; i < shown; ++i)
            add(derivation.inputs[i], depth + 1);
        if (shown < derivation.inputs.size())
            m_table.add({std::string(2 * depth + 2, ' ') + "… and " + std::to_string(derivation.inputs.size() - shown) + " more"});
    }

    [[nodiscard]] std::string text(std::size_t width) const
    {
        std::string text = m_table.text(width) + "\n";
        for (std::size_t i = 0; i < m_sources.size(); ++i) {
            const std::string mark = "[" + std::to_string(i + 1) + "] ";
            text += mark + wrapped(m_sources[i], width, mark.size()) + "\n";
        }
        return text;
    }

private:
    std::string howText(const Derivation& derivation, std::size_t depth)
    {
        if (derivation.combine == Combine::Input)
            return "the scenario's " + derivation.field;
        if (derivation.combine == Combine::Reference)
            return "see " + derivation.field;
        std::string text = messageText(derivation.formula) + " " + sourceMark(messageText(derivation.source));
        if (derivation.trust)
            text += " (" + std::string(nameOf(*derivation.trust)) + ")";
        return depth == kDeepest && !derivation.inputs.empty() ? text + " → " + derivation.field : text;
    }

    std::string sourceMark(const std::string& source)
    {
        if (source.empty())
            return {};
        const auto found = std::find(m_sources.begin(), m_sources.end(), source);
        const auto index = found - m_sources.begin();
        if (found == m_sources.end())
            m_sources.push_back(source);
        return "[" + std::to_string(index + 1) + "]";
    }

    TextTable m_table{{{"figure", Align::Left}, {"value", Align::Left}, {"formula [source] → field to explain next", Align::Left}}};
    std::vector<std::string> m_sources;
};

}  // namespace

std::string derivationText(const Derivation& derivation, const Terminal& terminal)
{
    DerivationTable table;
    table.add(derivation, 0);
    return derivation.field + " = " + valueText(derivation) + "\n" +
           (derivation.band ? bandText(*derivation.band, derivation.unit, terminal) : "") + "\n" + table.text(terminal.width);
}

}  // namespace shardscope::cli
