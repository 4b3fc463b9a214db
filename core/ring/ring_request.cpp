// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ring/ring_request.h"

#include <array>
#include <string>

#include "core/model/limits.h"

namespace shardscope {
namespace {

constexpr std::int64_t kMaxElementBytes = 8;

std::optional<Error> problemWith(const char* flag, std::int64_t value, std::int64_t largest)
{
    if (value >= 1 && value <= largest)
        return std::nullopt;
    return Error{ErrorCode::OutOfRange, {std::to_string(value), "1", std::to_string(largest)}, {}, flag};
}

std::optional<Error> problemWith(const RingRequest& request)
{
    const std::array<std::optional<Error>, 7> problems{
        problemWith("--ranks", request.ranks, kMaxRingRanks),
        problemWith("--inner", request.inner, kMaxRingRanks),
        problemWith("--sequence", request.sequence.value_or(1), kMaxRingSequence),
        problemWith("--heads", request.heads.value_or(1), kMaxHeads),
        problemWith("--kv-heads", request.kvHeads.value_or(1), kMaxHeads),
        problemWith("--head-dim", request.headDim.value_or(1), kMaxHeadDim),
        problemWith("--element-bytes", request.elementBytes, kMaxElementBytes),
    };
    for (const auto& problem : problems) {
        if (problem)
            return problem;
    }
    if (!request.heads || !request.kvHeads || *request.heads % *request.kvHeads == 0)
        return std::nullopt;
    const std::string heads = std::to_string(*request.heads) + " heads cannot share " + std::to_string(*request.kvHeads);
    return Error{ErrorCode::Contradiction, {heads + " key/value heads evenly"}, {}, "--kv-heads"};
}

/// Queries matter only where heads are exchanged; a ring's bytes are known without them.
std::optional<ContextBytes> bytesOf(const RingRequest& request)
{
    const std::optional<std::int64_t> kvHeads = request.kvHeads ? request.kvHeads : request.heads;
    const bool lacksHeads = exchangesHeads(request.layout) && !request.heads;
    if (!request.sequence || !request.headDim || !kvHeads || lacksHeads)
        return std::nullopt;
    const auto number = [](std::int64_t count) { return static_cast<double>(count); };
    const ContextTensors tensors =
        contextTensors(number(*request.sequence), number(request.ranks), number(request.heads.value_or(*kvHeads)), number(*kvHeads),
                       number(*request.headDim), number(request.elementBytes));
    return contextBytes(request.layout, number(request.ranks), tensors, number(request.inner));
}

}  // namespace

Result<RingAnswer> answerRing(const RingRequest& request)
{
    if (auto problem = problemWith(request))
        return *std::move(problem);
    RingAnswer answer;
    answer.shape = {request.layout, static_cast<int>(request.ranks), request.sequence, static_cast<int>(request.inner)};
    answer.findings = checkRing(request);
    if (!answer.findings.empty())
        return answer;
    answer.work.emplace(answer.shape);
    answer.bytes = bytesOf(request);
    return answer;
}

}  // namespace shardscope
