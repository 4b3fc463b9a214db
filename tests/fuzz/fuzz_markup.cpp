// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/lessons/markup.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as a lesson's sentence and as an expression: what can be shown and worked out, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::asText(data, size);
    const Result<std::vector<MarkupSpan>> spans = parseMarkup(text);
    if (!spans)
        fuzz::requireTold(spans.error());
    const Result<Expression> expression = Expression::parse(text);
    if (!expression) {
        fuzz::requireTold(expression.error());
        return 0;
    }
    const std::optional<double> value = expression->evaluate([](std::string_view name) { return std::optional<double>(name.size()); });
    fuzz::require(!value || std::isfinite(*value));
    if (!expression->names().empty())
        fuzz::require(!expression->evaluate([](std::string_view) { return std::optional<double>(); }));
    return 0;
}
