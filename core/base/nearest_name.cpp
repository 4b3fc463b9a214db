// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest_name.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <limits>
#include <utility>

namespace shardscope {
namespace {

/// Longer input is no slip of the finger, and would make the table below large.
constexpr std::size_t kLongestName = 128;
/// The least letters of an abbreviated name: one letter begins too many names.
constexpr std::size_t kShortestBeginning = 2;
constexpr std::size_t kShortestEnd = 4;

std::string lowered(std::string_view text)
{
    std::string lower(text.substr(0, kLongestName));
    for (char& c : lower)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower;
}

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

std::size_t distanceOf(std::string_view a, std::string_view b)
{
    const std::size_t edits = editDistance(a, b);
    const std::size_t shorter = std::min(a.size(), b.size());
    if (shorter >= kShortestBeginning && (a.starts_with(b) || b.starts_with(a)))
        return std::min<std::size_t>(edits, 1);
    if (shorter >= kShortestEnd && (a.ends_with(b) || b.ends_with(a)))
        return std::min<std::size_t>(edits, 2);
    return edits;
}

std::string nearestWithin(std::size_t furthest, std::string_view written, const std::vector<std::string>& known)
{
    const std::string wanted = lowered(written);
    const std::string* best = nullptr;
    std::pair<std::size_t, std::size_t> least{furthest, std::numeric_limits<std::size_t>::max()};  // edits, letters not in common
    for (const std::string& candidate : known) {
        const std::string name = lowered(candidate);
        const auto parting = std::mismatch(wanted.begin(), wanted.end(), name.begin(), name.end()).first;
        const std::pair<std::size_t, std::size_t> distance{distanceOf(wanted, name), static_cast<std::size_t>(wanted.end() - parting)};
        if (distance < least) {
            least = distance;
            best = &candidate;
        }
    }
    return best ? *best : std::string();
}

}  // namespace

std::string nearestName(std::string_view written, const std::vector<std::string>& known)
{
    if (written.size() > kLongestName)
        return {};
    return nearestWithin(std::max<std::size_t>(1, written.size() / 2), written, known);
}

std::string nearestKey(std::string_view written, const std::vector<std::string>& known)
{
    return nearestWithin(std::numeric_limits<std::size_t>::max(), written, known);
}

}  // namespace shardscope
