// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/shell/shell_expander.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace shardscope::shell {
namespace {

constexpr std::size_t kMostBraceWords = 1024;
constexpr std::size_t kMostBraceLetters = 4096;

std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size() && !text.empty();
    return isWhole && std::abs(value) < 1000000 ? std::optional(value) : std::nullopt;
}

/// "1..8" and "01..16..2".
std::vector<std::string> range(std::string_view inner)
{
    const std::size_t dots = inner.find("..");
    const std::size_t more = dots == std::string_view::npos ? dots : inner.find("..", dots + 2);
    if (dots == std::string_view::npos)
        return {};
    const std::string_view first = inner.substr(0, dots);
    const std::string_view last = inner.substr(dots + 2, more == std::string_view::npos ? more : more - dots - 2);
    const std::optional<int> from = wholeNumber(first);
    const std::optional<int> to = wholeNumber(last);
    const std::optional<int> by = more == std::string_view::npos ? std::optional(1) : wholeNumber(inner.substr(more + 2));
    if (!from || !to || !by)
        return {};
    const int step = std::max(1, std::abs(*by)) * (*to < *from ? -1 : 1);
    const bool isPadded = (first.size() > 1 && first[0] == '0') || (last.size() > 1 && last[0] == '0');
    std::vector<std::string> all;
    for (int value = *from; step > 0 ? value <= *to : value >= *to; value += step) {
        std::string text = std::to_string(value);
        while (isPadded && text.size() < std::max(first.size(), last.size()))
            text.insert(0, "0");
        all.push_back(std::move(text));
        if (all.size() > kMostBraceWords)
            return {};
    }
    return all;
}

/// The first brace of a literal that has a list or a range: its place, its end and its contents.
struct Brace {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<std::string> choices;
};

std::optional<Brace> braceAt(const std::string& text, std::size_t open)
{
    Brace brace;
    brace.begin = open;
    int depth = 0;
    std::size_t from = open + 1;
    for (std::size_t at = open; at < text.size(); ++at) {
        if (text[at] == '{') {
            ++depth;
        } else if (text[at] == ',' && depth == 1) {
            brace.choices.push_back(text.substr(from, at - from));
            from = at + 1;
        } else if (text[at] == '}' && --depth == 0) {
            brace.end = at + 1;
            if (brace.choices.empty())
                brace.choices = range(std::string_view(text).substr(open + 1, at - open - 1));
            else
                brace.choices.push_back(text.substr(from, at - from));
            return brace.choices.empty() ? std::nullopt : std::optional(std::move(brace));
        }
    }
    return std::nullopt;
}

std::optional<Brace> firstBrace(const std::string& text)
{
    int tries = 0;
    for (std::size_t open = text.find('{'); open != std::string::npos && ++tries < 64; open = text.find('{', open + 1)) {
        if (std::optional<Brace> brace = braceAt(text, open))
            return brace;
    }
    return std::nullopt;
}

}  // namespace

std::vector<Word> braceExpanded(const Word& word)
{
    std::vector<Word> done;
    std::vector<Word> open{word};
    while (!open.empty() && done.size() + open.size() <= kMostBraceWords) {
        Word each = std::move(open.back());
        open.pop_back();
        std::optional<Brace> brace;
        std::size_t at = 0;
        for (; at < each.parts.size() && !brace; ++at) {
            if (each.parts[at].kind == PartKind::Literal && !each.parts[at].isQuoted && each.parts[at].text.size() <= kMostBraceLetters &&
                each.parts.size() <= 64)
                brace = firstBrace(each.parts[at].text);
        }
        if (!brace) {
            done.push_back(std::move(each));
            continue;
        }
        // The last comes off first.
        for (auto choice = brace->choices.rbegin(); choice != brace->choices.rend(); ++choice) {
            Word next = each;
            std::string& text = next.parts[at - 1].text;
            text = text.substr(0, brace->begin) + *choice + text.substr(brace->end);
            open.push_back(std::move(next));
        }
    }
    return open.empty() ? done : std::vector<Word>{word};
}

}  // namespace shardscope::shell
