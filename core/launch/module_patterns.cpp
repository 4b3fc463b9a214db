// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/module_patterns.h"

#include <optional>

namespace shardscope {
namespace {

/// Deeper brackets are no names of modules, and recursion has an end.
constexpr int kMostLevels = 8;

using Texts = std::vector<std::string>;

class Alternatives {
public:
    explicit Alternatives(std::string_view pattern) : m_rest(pattern) {}

    /// The texts of the whole pattern; empty: it is too large, or its brackets do not match.
    std::optional<Texts> whole()
    {
        std::optional<Texts> all = choices(0);
        return all && m_rest.empty() ? all : std::nullopt;
    }

private:
    /// Sequences with "|" between them, up to the end or a closing bracket.
    std::optional<Texts> choices(int level)
    {
        Texts all;
        while (true) {
            const std::optional<Texts> next = sequence(level);
            if (!next || all.size() + next->size() > kMostAlternatives)
                return std::nullopt;
            all.insert(all.end(), next->begin(), next->end());
            if (m_rest.empty() || m_rest.front() == ')')
                return all;
            m_rest.remove_prefix(1);
        }
    }

    std::optional<Texts> sequence(int level)
    {
        Texts all{""};
        while (!m_rest.empty() && m_rest.front() != '|' && m_rest.front() != ')') {
            Texts parts{std::string(1, m_rest.front())};
            const bool isGroup = m_rest.front() == '(';
            m_rest.remove_prefix(1);
            if (isGroup) {
                const std::optional<Texts> inner = level < kMostLevels ? choices(level + 1) : std::nullopt;
                if (!inner || m_rest.empty())
                    return std::nullopt;
                m_rest.remove_prefix(1);
                parts = *inner;
            }
            if (all.size() * parts.size() > kMostAlternatives)
                return std::nullopt;
            Texts longer;
            for (const std::string& begun : all) {
                for (const std::string& part : parts)
                    longer.push_back(begun + part);
            }
            all = std::move(longer);
        }
        return all;
    }

    std::string_view m_rest;
};

}  // namespace

std::vector<std::string> alternativesOf(std::string_view pattern)
{
    return Alternatives(pattern).whole().value_or(Texts{std::string(pattern)});
}

}  // namespace shardscope
