// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>

#include "app/cli/handlers.h"
#include "app/cli/model_table.h"
#include "core/io/model_document.h"
#include "core/io/model_source.h"
#include "core/model/limits.h"

namespace shardscope::cli {
namespace {

Result<std::optional<std::int64_t>> sequenceOf(const Invocation& invocation)
{
    const std::optional<std::string> text = invocation.value("--sequence");
    if (!text)
        return std::optional<std::int64_t>();
    std::int64_t tokens = 0;
    const char* end = text->data() + text->size();
    const auto [stopped, problem] = std::from_chars(text->data(), end, tokens);
    if (problem != std::errc() || stopped != end || tokens < 1 || tokens > kMaxPositions) {
        return Error{
            ErrorCode::BadUsage, {"--sequence " + *text, "a whole number of tokens from 1 to " + std::to_string(kMaxPositions)}, {}, {}};
    }
    return std::optional<std::int64_t>(tokens);
}

}  // namespace

Result<Answer> runModel(const Invocation& invocation)
{
    const Result<std::optional<std::int64_t>> sequence = sequenceOf(invocation);
    if (!sequence)
        return sequence.error();
    const Result<LoadedModel> model = loadModel(invocation.arguments[0]);
    if (!model)
        return model.error();
    return Answer{invocation.json() ? modelDocument(*model, *sequence) : modelTable(*model, *sequence)};
}

}  // namespace shardscope::cli
