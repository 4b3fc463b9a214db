// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/markup.h"

#include <array>

namespace shardscope {
namespace {

struct Mark {
    std::string_view open;
    std::string_view close;
    MarkupSpan::Kind kind;
};

constexpr std::array<Mark, 4> kMarks{{{"[[", "]]", MarkupSpan::Kind::Term},
                                      {"**", "**", MarkupSpan::Kind::Strong},
                                      {"`", "`", MarkupSpan::Kind::Code},
                                      {"{", "}", MarkupSpan::Kind::Figure}}};

const Mark* markAt(std::string_view rest)
{
    for (const Mark& mark : kMarks) {
        if (rest.substr(0, mark.open.size()) == mark.open)
            return &mark;
    }
    return nullptr;
}

/// Before and after the bar; the same twice where there is none.
std::pair<std::string_view, std::string_view> halves(std::string_view text)
{
    const std::size_t bar = text.rfind('|');
    return bar == std::string_view::npos ? std::pair(text, text) : std::pair(text.substr(0, bar), text.substr(bar + 1));
}

Result<MarkupSpan> spanOf(const Mark& mark, std::string_view inner)
{
    MarkupSpan span{mark.kind, std::string(inner)};
    const auto [first, second] = halves(inner);
    if (mark.kind == MarkupSpan::Kind::Term) {
        span.term = first;
        span.text = second;
    }
    if (mark.kind != MarkupSpan::Kind::Figure)
        return span;
    // The bars of || are no bar.
    const std::size_t bar = inner.rfind('|');
    const bool hasFormat = bar != std::string_view::npos && (bar == 0 || inner[bar - 1] != '|');
    Result<Expression> value = Expression::parse(hasFormat ? first : inner);
    if (!value)
        return value.error();
    const std::optional<FigureFormat> format = hasFormat ? fromName<FigureFormat>(second) : FigureFormat::Plain;
    if (!format)
        return Error{ErrorCode::BadUsage,
                     {"\"" + std::string(second) + "\" is no format", "plain, count, bytes, seconds, percent, times, rate or money"},
                     {},
                     {}};
    span.text.clear();
    span.value = std::move(value).value();
    span.format = *format;
    return span;
}

}  // namespace

Result<std::vector<MarkupSpan>> parseMarkup(std::string_view text)
{
    std::vector<MarkupSpan> spans;
    std::string plain;
    const auto endPlain = [&] {
        if (!plain.empty())
            spans.push_back({MarkupSpan::Kind::Text, std::exchange(plain, {})});
    };
    for (std::size_t at = 0; at < text.size();) {
        const Mark* mark = markAt(text.substr(at));
        if (!mark) {
            plain += text[at++];
            continue;
        }
        const std::size_t begin = at + mark->open.size();
        const std::size_t end = text.find(mark->close, begin);
        if (end == std::string_view::npos)
            return Error{
                ErrorCode::BadUsage, {"\"" + std::string(text.substr(at, 40)) + "\" does not end", std::string(mark->close)}, {}, {}};
        Result<MarkupSpan> span = spanOf(*mark, text.substr(begin, end - begin));
        if (!span)
            return span.error();
        endPlain();
        spans.push_back(std::move(span).value());
        at = end + mark->close.size();
    }
    endPlain();
    return spans;
}

}  // namespace shardscope
