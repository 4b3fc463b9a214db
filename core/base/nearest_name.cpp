// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest_name.h"

#include <algorithm>
#include <cstddef>

namespace shardscope {
namespace {

/// Longer input is no slip of the finger, and would make the table below large.
constexpr std::size_t kLongestName = 128;

/// Optimal string alignment distance.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> beforeLast(b.size() + 1), last(b.size() + 1), current(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        current[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t substitution = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            current[j] = std::min({substitution, last[j] + 1, current[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                current[j] = std::min(current[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, current);
    }
    return last[b.size()];
}

}  // namespace

std::string nearestName(std::string_view written, const std::vector<std::string>& known)
{
    if (written.size() > kLongestName)
        return {};
    std::string best;
    std::size_t bestDistance = std::max<std::size_t>(1, written.size() / 2) + 1;
    for (const std::string& candidate : known) {
        if (candidate.size() > kLongestName)
            continue;
        const std::size_t distance = editDistance(written, candidate);
        if (distance < bestDistance) {
            bestDistance = distance;
            best = candidate;
        }
    }
    return best;
}

}  // namespace shardscope
