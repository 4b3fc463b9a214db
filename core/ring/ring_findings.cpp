// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include "core/ring/ring_request.h"

namespace shardscope {
namespace {

constexpr std::string_view kPairedSource = "zhuzilin/ring-flash-attention (zigzag); Transformer Engine context_parallel.py (dual chunks)";
constexpr std::string_view kEvenSource = "Liu et al. 2023, arXiv 2310.01889 (ring); Brandon et al. 2023, arXiv 2311.09431 (striped)";
constexpr std::string_view kUlyssesSource = "DeepSpeed-Ulysses, arXiv 2309.14509, section 3; Transformer Engine context_parallel.py (a2a)";
constexpr std::string_view kTwoLevelSource = "USP, arXiv 2405.07719, section 3; Transformer Engine context_parallel.py (a2a+p2p)";

bool splitsSequence(const RingRequest& request)
{
    return !request.sequence || *request.sequence % piecesOf(request.layout, request.ranks) == 0;
}

bool dealsHeads(const RingRequest& request, const std::optional<std::int64_t>& heads)
{
    return !heads || *heads % contextLevels(request.layout, request.ranks, request.inner).heads == 0;
}

bool hasWholeGroups(const RingRequest& request) { return !hasTwoLevels(request.layout) || request.ranks % request.inner == 0; }

bool isLegal(const RingRequest& request)
{
    return hasWholeGroups(request) && splitsSequence(request) && dealsHeads(request, request.heads) && dealsHeads(request, request.kvHeads);
}

/// The nearest numbers of ranks below and above that have no finding, nearest first.
std::vector<NearestValue> nearestRanks(RingRequest request)
{
    const std::int64_t written = request.ranks;
    const auto isLegalWith = [&](std::int64_t ranks) {
        request.ranks = ranks;
        return isLegal(request);
    };
    std::int64_t below = written - 1;
    while (below >= 1 && !isLegalWith(below))
        --below;
    std::int64_t above = written + 1;
    while (above <= kMaxRingRanks && !isLegalWith(above))
        ++above;
    std::vector<NearestValue> found;
    if (below >= 1)
        found.emplace_back(static_cast<double>(below));
    if (above <= kMaxRingRanks)
        found.insert(above - written < written - below ? found.begin() : found.end(), static_cast<double>(above));
    return found;
}

/// The nearest sizes of an inner group that have no finding, nearest first.
std::vector<NearestValue> nearestInner(RingRequest request)
{
    const std::int64_t written = request.inner;
    std::vector<NearestValue> found;
    for (std::int64_t away = 1; away < std::max(written, request.ranks) && found.size() < 2; ++away) {
        for (const std::int64_t inner : {written - away, written + away}) {
            request.inner = inner;
            if (inner >= 1 && inner <= request.ranks && isLegal(request))
                found.emplace_back(static_cast<double>(inner));
        }
    }
    return found;
}

/// The nearest multiples of `unit`, nearest first.
std::vector<NearestValue> nearestMultiples(std::int64_t value, std::int64_t unit, std::int64_t largest)
{
    const std::int64_t below = value / unit * unit;
    const std::int64_t above = below + unit;
    std::vector<NearestValue> found;
    if (below >= unit)
        found.emplace_back(static_cast<double>(below));
    if (above <= largest)
        found.insert(above - value < value - below ? found.begin() : found.end(), static_cast<double>(above));
    return found;
}

Finding finding(const char* id, const RingRequest& request, std::string_view source)
{
    Finding made;
    made.id = id;
    made.numbers = {{"layout", std::string(nameOf(request.layout))}, {"ranks", static_cast<double>(request.ranks)}};
    made.source = source;
    return made;
}

Finding uncutSequence(const RingRequest& request)
{
    const std::int64_t pieces = piecesOf(request.layout, request.ranks);
    Finding made = finding("ring-sequence-not-divisible", request, pieces > request.ranks ? kPairedSource : kEvenSource);
    made.numbers.emplace_back("sequence", static_cast<double>(*request.sequence));
    made.numbers.emplace_back("pieces", static_cast<double>(pieces));
    made.nearest.emplace_back("sequence", nearestMultiples(*request.sequence, pieces, kMaxRingSequence));
    made.nearest.emplace_back("ranks", nearestRanks(request));
    return made;
}

Finding undealtHeads(const RingRequest& request, const char* id, const char* name, std::int64_t heads)
{
    Finding made = finding(id, request, hasTwoLevels(request.layout) ? kTwoLevelSource : kUlyssesSource);
    made.numbers.emplace_back(name, static_cast<double>(heads));
    made.numbers.emplace_back("ways", static_cast<double>(contextLevels(request.layout, request.ranks, request.inner).heads));
    if (hasTwoLevels(request.layout))
        made.nearest.emplace_back("inner", nearestInner(request));
    made.nearest.emplace_back("ranks", nearestRanks(request));
    return made;
}

Finding brokenGroups(const RingRequest& request)
{
    Finding made = finding("ring-inner-not-divisor", request, kTwoLevelSource);
    made.numbers.emplace_back("inner", static_cast<double>(request.inner));
    made.nearest.emplace_back("inner", nearestInner(request));
    made.nearest.emplace_back("ranks", nearestRanks(request));
    return made;
}

}  // namespace

std::vector<Finding> checkRing(const RingRequest& request)
{
    if (!hasWholeGroups(request))
        return {brokenGroups(request)};
    std::vector<Finding> findings;
    if (!splitsSequence(request))
        findings.push_back(uncutSequence(request));
    if (!dealsHeads(request, request.heads))
        findings.push_back(undealtHeads(request, "ring-heads-not-divisible", "heads", *request.heads));
    if (!dealsHeads(request, request.kvHeads))
        findings.push_back(undealtHeads(request, "ring-kv-heads-not-divisible", "kv_heads", *request.kvHeads));
    return findings;
}

}  // namespace shardscope
