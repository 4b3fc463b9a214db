// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/dynamic_context.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <queue>
#include <utility>

namespace shardscope {
namespace {

/// The scheduler's own constants: how far loads of a round may differ, and by how much a bucket may exceed its share.
constexpr double kSlack = 0.05;
constexpr double kMostOfBucket = 1.1;

/// A document by its index, with what the scheduler knows of it.
struct Placed {
    std::size_t index = 0;
    int degree = 1;
    double load = 0;  ///< L²/degree, of each of its ranks
};

using Bucket = std::deque<Placed>;

std::deque<Bucket> bucketsOf(const std::vector<Placed>& documents)
{
    std::map<int, int> degrees;
    double all = 0;
    for (const Placed& each : documents) {
        ++degrees[each.degree];
        all += each.load;
    }
    const double target = all / static_cast<double>(degrees.size());
    auto left = static_cast<std::ptrdiff_t>(degrees.size());
    std::deque<Bucket> buckets(1);
    double load = 0;
    for (std::size_t at = 0; at < documents.size(); ++at) {
        // The closed buckets are taken off twice, as Megatron does: off those left, and off the difference.
        const auto closed = static_cast<std::ptrdiff_t>(buckets.size()) - 1;
        const bool isForOthers = static_cast<std::ptrdiff_t>(documents.size() - at) <= left - closed;
        if (!buckets.back().empty() && (load + documents[at].load > target * kMostOfBucket || isForOthers)) {
            buckets.emplace_back();
            load = 0;
            --left;
        }
        buckets.back().push_back(documents[at]);
        load += documents[at].load;
    }
    return buckets;
}

/// One round while it is formed. All ranks of a team have the same load.
class Round {
public:
    explicit Round(int ranks) : m_free(ranks) {}

    [[nodiscard]] bool hasPlaceFor(const Placed& document) const { return m_free >= document.degree || m_least.contains(document.degree); }
    void add(const Placed& document)
    {
        std::size_t team = m_teams.size();
        if (m_free >= document.degree) {
            m_teams.push_back({document.degree, {}, 0});
            m_free -= document.degree;
        } else {
            Loads& loads = m_least.at(document.degree);
            team = loads.top().second;
            loads.pop();
        }
        m_teams[team].documents.push_back(document);
        m_teams[team].load += document.load;
        m_most = std::max(m_most, m_teams[team].load);
        m_least[document.degree].emplace(m_teams[team].load, team);
    }
    [[nodiscard]] bool isBalanced() const { return m_most - least() <= kSlack * m_most; }
    /// Puts the last document of the most loaded team off while that evens the loads out.
    void putOff(std::vector<Placed>& others)
    {
        if (m_free > 0)
            return;
        while (true) {
            const auto lowest = std::min_element(m_teams.begin(), m_teams.end(), isLess);
            const auto most = std::max_element(m_teams.begin(), m_teams.end(), isLess);  // the first of equal ones
            const double slack = most->load - lowest->load;
            if (slack <= kSlack * most->load || most->documents.size() < 2)
                return;
            const double before = most->load;
            most->load -= most->documents.back().load;
            const auto [lowThen, highThen] = std::minmax_element(m_teams.begin(), m_teams.end(), isLess);
            if (!(highThen->load - lowThen->load < slack)) {
                most->load = before;
                return;
            }
            others.push_back(most->documents.back());
            most->documents.pop_back();
        }
    }
    [[nodiscard]] ContextRound filled()
    {
        while (m_free > 0) {
            const auto narrow =
                std::min_element(m_teams.begin(), m_teams.end(), [](const Team& a, const Team& b) { return a.degree < b.degree; });
            m_free -= narrow->degree;
            narrow->degree *= 2;
        }
        ContextRound round;
        for (const Team& team : m_teams) {
            round.push_back({team.degree, {}});
            for (const Placed& each : team.documents)
                round.back().documents.push_back(each.index);
        }
        return round;
    }

private:
    struct Team {
        int degree = 1;
        std::vector<Placed> documents;
        double load = 0;
    };
    using Load = std::pair<double, std::size_t>;  // and the team, in the order of the ranks
    using Loads = std::priority_queue<Load, std::vector<Load>, std::greater<>>;

    static bool isLess(const Team& a, const Team& b) { return a.load < b.load; }

    [[nodiscard]] double least() const
    {
        if (m_free > 0)
            return 0;
        double low = m_most;
        for (const auto& [degree, loads] : m_least)
            low = std::min(low, loads.top().first);
        return low;
    }

    int m_free;
    std::vector<Team> m_teams;
    std::map<int, Loads> m_least;  ///< of the teams of each degree
    double m_most = 0;
};

/// Takes the documents of one round from the list.
ContextRound nextRound(std::vector<Placed>& documents, int ranks)
{
    std::deque<Bucket> buckets = bucketsOf(documents);
    Round round(ranks);
    std::optional<int> first;
    bool isChecked = false;
    while (!buckets.empty()) {
        const auto found = std::find_if(buckets.begin(), buckets.end(),
                                        [&](const Bucket& bucket) { return !bucket.empty() && round.hasPlaceFor(bucket.front()); });
        if (found == buckets.end())
            break;
        const Placed document = found->front();
        found->pop_front();
        round.add(document);
        while (!buckets.empty() && buckets.front().empty())
            buckets.pop_front();
        isChecked = isChecked || document.degree < first.value_or(document.degree);
        first = first.value_or(document.degree);
        if (isChecked && !buckets.empty() && round.isBalanced())
            break;
    }
    documents.clear();
    for (const Bucket& bucket : buckets)
        documents.insert(documents.end(), bucket.begin(), bucket.end());
    round.putOff(documents);
    return round.filled();
}

}  // namespace

std::vector<ContextRound> contextRounds(std::span<const double> documents, const DynamicContext& context)
{
    std::vector<std::size_t> order(documents.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return documents[a] > documents[b]; });
    std::vector<Placed> left;
    left.reserve(order.size());
    for (const std::size_t index : order) {
        const int degree = contextDegree(documents[index], context);
        left.push_back({index, degree, documents[index] * documents[index] / degree});
    }
    std::vector<ContextRound> rounds;
    while (!left.empty())
        rounds.push_back(nextRound(left, context.ranks));
    return rounds;
}

}  // namespace shardscope
