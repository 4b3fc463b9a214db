// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/arrivals.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/calibrate/residual.h"

namespace shardscope {
namespace {

/// The names of a rank's groups that all of their members use; empty where the trace states no group.
class GroupKeys {
public:
    explicit GroupKeys(const TracedRank& rank)
    {
        for (const TracedGroup& group : rank.groups) {
            std::string key;
            for (const int member : group.ranks)
                key += std::to_string(member) + ",";
            // Two groups of the same ranks number their collectives apart.
            m_keys.push_back(key + "/" + group.name + "/" + group.description);
        }
    }
    [[nodiscard]] const std::string& of(const TracedKernel& kernel) const
    {
        return kernel.group < 0 ? m_none : m_keys[static_cast<std::size_t>(kernel.group)];
    }

private:
    std::vector<std::string> m_keys;
    std::string m_none;
};

bool isMatchable(const TracedRank& rank, const TracedKernel& kernel)
{
    return kernel.collective >= 0 && rank.collectives[static_cast<std::size_t>(kernel.collective)].kind != CollectiveKind::SendReceive;
}

/// How many collectives each group has on one rank, and whether all state their number in it.
struct GroupCount {
    std::size_t collectives = 0;
    bool areNumbered = true;
};

std::map<std::string, GroupCount> countsOf(const TracedRank& rank)
{
    const GroupKeys keys(rank);
    std::map<std::string, GroupCount> counts;
    for (const TracedKernel& kernel : rank.kernels) {
        if (!isMatchable(rank, kernel))
            continue;
        GroupCount& count = counts[keys.of(kernel)];
        ++count.collectives;
        count.areNumbered = count.areNumbered && rank.collectives[static_cast<std::size_t>(kernel.collective)].sequence.has_value();
    }
    return counts;
}

}  // namespace

AlignedCollectives::AlignedCollectives(const std::vector<TracedRank>& ranks) : m_ranks(ranks), m_offsets(ranks.size())
{
    match();
    align();
}

void AlignedCollectives::match()
{
    // Without numbers the collectives of a group are matched by their order, which needs as many on every rank.
    std::map<std::string, std::set<std::size_t>> amounts;
    std::set<std::string> unnumbered;
    for (const TracedRank& rank : m_ranks) {
        for (const auto& [group, count] : countsOf(rank)) {
            amounts[group].insert(count.collectives);
            if (!count.areNumbered)
                unnumbered.insert(group);
        }
    }
    for (std::size_t r = 0; r < m_ranks.size(); ++r) {
        const TracedRank& rank = m_ranks[r];
        const GroupKeys keys(rank);
        std::map<std::string, std::int64_t> order;
        for (std::size_t k = 0; k < rank.kernels.size(); ++k) {
            const TracedKernel& kernel = rank.kernels[k];
            const std::string group = isMatchable(rank, kernel) ? keys.of(kernel) : std::string();
            if (group.empty())
                continue;
            const bool byOrder = unnumbered.count(group) > 0;
            if (byOrder && amounts[group].size() > 1)
                continue;
            const std::int64_t number = byOrder ? order[group]++ : *rank.collectives[static_cast<std::size_t>(kernel.collective)].sequence;
            std::vector<Member>& members = m_members[{group, number}];
            // A collective of several kernels ends with the last of them.
            if (!members.empty() && members.back().rank == r)
                members.back().kernel = k;
            else
                members.push_back({r, k});
        }
    }
    // More members than the group has: a trace that does not state the ranks of its groups mixes some up.
    std::erase_if(m_members, [this](const auto& entry) {
        const std::vector<Member>& members = entry.second;
        const int size = m_ranks[members.front().rank].collectives[static_cast<std::size_t>(kernelOf(members.front()).collective)].ranks;
        return size > 0 && members.size() > static_cast<std::size_t>(size);
    });
}

void AlignedCollectives::align()
{
    if (m_offsets.empty())
        return;
    m_offsets[0] = 0;
    for (bool isNew = true; isNew;) {
        std::map<std::size_t, std::vector<double>> ahead;
        for (const auto& [key, members] : m_members) {
            const auto known = std::find_if(members.begin(), members.end(), [&](const Member& each) { return m_offsets[each.rank]; });
            if (known == members.end())
                continue;
            const double end = kernelOf(*known).end - *m_offsets[known->rank];
            for (const Member& member : members) {
                if (!m_offsets[member.rank])
                    ahead[member.rank].push_back(kernelOf(member).end - end);
            }
        }
        for (auto& [rank, values] : ahead) {
            const double offset = medianOf(values);
            for (double& value : values)
                value = std::abs(value - offset);
            m_offsets[rank] = offset;
            m_spread = std::max(m_spread, medianOf(values));
        }
        isNew = !ahead.empty();
    }
}

std::size_t AlignedCollectives::matched() const
{
    return static_cast<std::size_t>(
        std::count_if(m_members.begin(), m_members.end(), [](const auto& entry) { return entry.second.size() > 1; }));
}

std::vector<std::optional<Arrival>> AlignedCollectives::arrivalsOn(std::size_t rank) const
{
    std::vector<std::optional<Arrival>> arrivals(m_ranks[rank].kernels.size());
    for (const auto& [key, members] : m_members) {
        const auto own = std::find_if(members.begin(), members.end(), [rank](const Member& each) { return each.rank == rank; });
        if (own == members.end() || members.size() < 2 || !m_offsets[rank])
            continue;
        Arrival last{kernelOf(*own).start, rank, false};
        std::size_t known = 0;
        for (const Member& member : members) {
            if (!m_offsets[member.rank])
                continue;
            ++known;
            const double time = kernelOf(member).start - *m_offsets[member.rank] + *m_offsets[rank];
            if (time > last.time) {
                last.time = time;
                last.rank = member.rank;
            }
        }
        if (known < 2)
            continue;
        const int size = m_ranks[rank].collectives[static_cast<std::size_t>(kernelOf(*own).collective)].ranks;
        last.isComplete = size > 0 && known == static_cast<std::size_t>(size);
        arrivals[own->kernel] = last;
    }
    return arrivals;
}

}  // namespace shardscope
