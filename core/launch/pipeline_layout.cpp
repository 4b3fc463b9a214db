// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/pipeline_layout.h"

#include <algorithm>
#include <cctype>
#include <cstdint>

namespace shardscope {
namespace {

constexpr std::size_t kLongestLayout = 1U << 20U;

/// Multiplies out "(tt|)*29" and "t*3".
class LayoutReader {
public:
    explicit LayoutReader(std::string_view layout) : m_layout(layout) {}

    std::optional<std::string> read()
    {
        std::optional<std::string> text = sequence();
        return m_at == m_layout.size() ? text : std::nullopt;
    }

private:
    std::optional<std::string> sequence()
    {
        std::string text;
        while (m_at < m_layout.size() && m_layout[m_at] != ')') {
            std::optional<std::string> part = unit();
            if (!part || text.size() + part->size() > kLongestLayout)
                return std::nullopt;
            text += *part;
        }
        return text;
    }

    std::optional<std::string> unit()
    {
        std::optional<std::string> part;
        const char letter = m_layout[m_at++];
        if (letter == '(') {
            // One level, as in Megatron's own.
            if (m_layout.substr(m_at).find('(') < m_layout.substr(m_at).find(')'))
                return std::nullopt;
            part = sequence();
            if (!part || m_at == m_layout.size())
                return std::nullopt;
            ++m_at;
        } else if (letter == ',' || letter == ' ') {
            return std::string();
        } else if (std::string_view("EtmL|").find(letter) != std::string_view::npos) {
            part = std::string(1, letter);
        } else {
            return std::nullopt;
        }
        return repeated(*part);
    }

    std::optional<std::string> repeated(const std::string& part)
    {
        if (m_at >= m_layout.size() || m_layout[m_at] != '*')
            return part;
        std::size_t times = 0;
        const std::size_t begin = ++m_at;
        while (m_at < m_layout.size() && std::isdigit(static_cast<unsigned char>(m_layout[m_at])) != 0 && times <= kLongestLayout)
            times = times * 10 + static_cast<std::size_t>(m_layout[m_at++] - '0');
        if (m_at == begin || times * part.size() > kLongestLayout)
            return std::nullopt;
        std::string text;
        for (std::size_t i = 0; i < times; ++i)
            text += part;
        return text;
    }

    std::string_view m_layout;
    std::size_t m_at = 0;
};

}  // namespace

std::string pipelineLayout(const std::vector<int>& stageLayers, int mtpLayers)
{
    std::string text = "E";
    for (std::size_t stage = 0; stage < stageLayers.size(); ++stage) {
        if (stage > 0)
            text += "|";
        if (stageLayers[stage] > 0)
            text += "t*" + std::to_string(stageLayers[stage]);
    }
    return text + std::string(static_cast<std::size_t>(mtpLayers), 'm') + "L";
}

std::optional<std::vector<std::int64_t>> stagesOfLayout(std::string_view layout)
{
    const std::optional<std::string> text = LayoutReader(layout).read();
    if (!text || !text->starts_with('E') || !text->ends_with('L'))
        return std::nullopt;
    std::vector<std::int64_t> stages{0};
    for (const char letter : *text) {
        if (letter == '|')
            stages.push_back(0);
        stages.back() += letter == 't' ? 1 : 0;
    }
    return stages;
}

}  // namespace shardscope
