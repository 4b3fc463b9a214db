// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/layout_string.h"

#include "core/model/architecture.h"

#include <algorithm>
#include <numeric>

namespace shardscope {
namespace {

constexpr std::size_t kLongest = 1U << 20U;  // no layout of a real model comes near; "(t)*999999999" would

std::string repeated(char layer, int count)
{
    if (count < 1)
        return {};
    return count == 1 ? std::string(1, layer) : layer + ("*" + std::to_string(count));
}

Error contradiction(std::string what) { return {ErrorCode::Contradiction, {std::move(what)}, {}, {}}; }

Error unknownSymbol(std::string_view symbol)
{
    return {ErrorCode::UnknownName, {"part of a pipeline layout", std::string(symbol), "", "E, t, m, L, |, (…)*number"}, {}, {}};
}

/// The text with its repetitions expanded, or its error.
class Expander {
public:
    explicit Expander(std::string_view text) : m_text(text) {}

    Result<std::string> all()
    {
        Result<std::string> expanded = sequence(false);
        if (expanded && m_at < m_text.size())
            return unknownSymbol(m_text.substr(m_at, 1));
        return expanded;
    }

private:
    Result<std::string> sequence(bool isInside)
    {
        std::string expanded;
        while (m_at < m_text.size() && !(isInside && m_text[m_at] == ')')) {
            Result<std::string> part = element(isInside);
            if (!part)
                return part;
            expanded += *part;
            if (expanded.size() > kLongest)
                return contradiction("the layout has more than " + std::to_string(kLongest) + " parts");
        }
        return expanded;
    }

    Result<std::string> element(bool isInside)
    {
        const char symbol = m_text[m_at++];
        if (symbol == ',' || symbol == ' ')
            return std::string();
        if (symbol == '(' && !isInside) {
            Result<std::string> group = sequence(true);
            if (!group)
                return group;
            if (m_at >= m_text.size())
                return contradiction("a ( of the layout has no )");
            ++m_at;
            return times(*group);
        }
        if (std::string_view("EtmL|").find(symbol) == std::string_view::npos)
            return unknownSymbol(std::string_view(&symbol, 1));
        return times(std::string(1, symbol));
    }

    Result<std::string> times(const std::string& part)
    {
        if (m_at >= m_text.size() || m_text[m_at] != '*')
            return part;
        const std::size_t from = ++m_at;
        std::size_t count = 0;
        while (m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9' && count <= kLongest)
            count = 10 * count + static_cast<std::size_t>(m_text[m_at++] - '0');
        if (m_at == from)
            return contradiction("a * of the layout has no number after it");
        if (count * part.size() > kLongest)
            return contradiction("the layout has more than " + std::to_string(kLongest) + " parts");
        std::string repeated;
        for (std::size_t copy = 0; copy < count; ++copy)
            repeated += part;
        return repeated;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

}  // namespace

std::string pipelineLayout(const Architecture& architecture, const std::vector<int>& stageLayers)
{
    const std::string end = repeated('m', architecture.mtpLayers) + "L";
    if (stageLayers.size() == 1)
        return "E" + repeated('t', stageLayers.front()) + end;
    std::string text = "E" + repeated('t', stageLayers.front()) + "|";
    const auto last = stageLayers.end() - 1;
    for (auto stage = stageLayers.begin() + 1; stage != last;) {
        const auto next = std::find_if(stage, last, [&](int layers) { return layers != *stage; });
        const std::string one = repeated('t', *stage) + "|";
        text += next - stage == 1 ? one : "(" + one + ")*" + std::to_string(next - stage);
        stage = next;
    }
    return text + repeated('t', *last) + end;
}

Result<std::vector<int>> stageLayersOfLayout(std::string_view text, const Architecture& architecture)
{
    const Result<std::string> expanded = Expander(text).all();
    if (!expanded)
        return expanded.error();
    const std::string end = std::string(static_cast<std::size_t>(architecture.mtpLayers), 'm') + "L";
    if (expanded->empty() || expanded->front() != 'E' || expanded->size() <= end.size() ||
        expanded->compare(expanded->size() - end.size(), end.size(), end) != 0)
        return contradiction("the layout does not begin with E and end with " + end);
    std::vector<int> stages(1, 0);
    for (std::size_t at = 1; at < expanded->size() - end.size(); ++at) {
        const char symbol = (*expanded)[at];
        if (symbol == '|')
            stages.push_back(0);
        else if (symbol == 't')
            ++stages.back();
        else
            return contradiction(std::string(1, symbol) +
                                 " is in the middle of the layout; a layout of this model begins with E and ends with " + end);
    }
    const int placed = std::accumulate(stages.begin(), stages.end(), 0);
    if (placed != architecture.layers())
        return contradiction("the layout places " + std::to_string(placed) + " layers, the model has " +
                             std::to_string(architecture.layers()));
    return stages;
}

}  // namespace shardscope
