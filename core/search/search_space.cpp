// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_space.h"

#include <algorithm>
#include <tuple>

#include "core/base/nearest_name.h"
#include "core/scenario/parameters.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

std::vector<int> divisorsOf(std::int64_t number)
{
    std::vector<int> small, large;
    for (std::int64_t each = 1; each * each <= number; ++each) {
        if (number % each != 0)
            continue;
        small.push_back(static_cast<int>(each));
        if (each * each != number)
            large.push_back(static_cast<int>(number / each));
    }
    small.insert(small.end(), large.rbegin(), large.rend());
    return small;
}

/// What was written for other degrees.
Plan withoutWhatFollows(Plan plan, const std::set<std::string>& fixed)
{
    if (!fixed.contains("plan.group"))
        plan.group.reset();
    if (!fixed.contains("plan.stage_layers"))
        plan.stageLayers.reset();
    if (!fixed.contains("plan.shard_group"))
        plan.shardGroup.reset();
    if (!fixed.contains("plan.recompute_layers"))
        plan.recomputeLayers.reset();
    if (!fixed.contains("plan.recompute_modules"))
        plan.recomputeModules.reset();
    return plan;
}

}  // namespace

const std::vector<ScheduleKind>& searchedSchedules()
{
    static const std::vector<ScheduleKind> kinds = [] {
        std::vector<ScheduleKind> found;
        for (const std::string_view name : {"1f1b", "interleaved", "zb-h1", "zb-v"})
            found.push_back(*fromName<ScheduleKind>(name));
        return found;
    }();
    return kinds;
}

SearchSpace::SearchSpace(const SearchRequest& request)
    : m_base(request.scenario), m_fixed(request.fixed), m_world(request.scenario.cluster.gpus())
{
    m_base.plan = withoutWhatFollows(m_base.plan, m_fixed);
    m_zero = isFixed("plan.zero") ? std::vector<int>{m_base.plan.zero} : std::vector<int>{0, 1, 2, 3};
    if (isFixed("plan.recompute")) {
        m_recompute = {m_base.plan.recompute};
    } else {
        for (const auto& [mode, name] : EnumNames<Recompute>::names)
            m_recompute.push_back(mode);
    }
}

std::vector<int> SearchSpace::divisors(const char* path, int written, std::int64_t number) const
{
    return isFixed(path) ? std::vector<int>{written} : divisorsOf(std::max<std::int64_t>(1, number));
}

std::vector<int> SearchSpace::tensor() const { return divisors("plan.tp", m_base.plan.tp, m_world); }

std::vector<int> SearchSpace::context(int tp) const { return divisors("plan.cp", m_base.plan.cp, m_world / tp); }

std::vector<int> SearchSpace::pipeline(int tp, int cp) const
{
    std::vector<int> found = divisors("plan.pp", m_base.plan.pp, m_world / tp / cp);
    if (!isFixed("plan.pp"))
        std::erase_if(found, [&](int pp) { return pp > m_base.architecture->layers(); });
    return found;
}

int SearchSpace::data(int tp, int cp, int pp) const
{
    const std::int64_t ranks = std::int64_t{tp} * cp * pp;
    if (ranks > m_world || m_world % ranks != 0)
        return 0;
    const int left = static_cast<int>(m_world / ranks);
    return isFixed("plan.dp") && m_base.plan.dp && *m_base.plan.dp != left ? 0 : left;
}

std::vector<int> SearchSpace::microBatch(int dp) const
{
    return divisors("plan.micro_batch", m_base.plan.microBatch, m_base.training.globalBatch / dp);
}

bool SearchSpace::hasMicroBatch(int microBatch, int dp) const
{
    return isFixed("plan.micro_batch") || std::max<std::int64_t>(1, m_base.training.globalBatch / dp) % microBatch == 0;
}

bool SearchSpace::hasExperts(int ep, std::optional<int> etp, int pp) const
{
    if (!m_base.architecture->experts() || isFixed("plan.etp"))
        return true;
    return m_world % (std::int64_t{pp} * ep) == 0 && (m_world / pp / ep) % etp.value_or(1) == 0;
}

std::vector<bool> SearchSpace::sequenceParallel(int tp) const
{
    if (isFixed("plan.sequence_parallel"))
        return {m_base.plan.sequenceParallel};
    return tp > 1 ? std::vector<bool>{false, true} : std::vector<bool>{false};
}

std::vector<std::pair<int, std::optional<int>>> SearchSpace::experts(int pp) const
{
    const MixtureOfExperts* experts = m_base.architecture->experts();
    if (!experts)
        return {{isFixed("plan.ep") ? m_base.plan.ep : 1, isFixed("plan.etp") ? m_base.plan.etp : std::nullopt}};
    std::vector<std::pair<int, std::optional<int>>> found;
    for (const int ep : divisors("plan.ep", m_base.plan.ep, experts->experts)) {
        if (isFixed("plan.etp")) {
            found.emplace_back(ep, m_base.plan.etp);
            continue;
        }
        if (m_world % (std::int64_t{pp} * ep) != 0)
            continue;
        for (const int etp : divisorsOf(m_world / pp / ep))
            found.emplace_back(ep, etp);
    }
    return found;
}

std::vector<ScheduleChoice> SearchSpace::schedules(int pp) const
{
    std::vector<ScheduleKind> kinds{m_base.plan.schedule};
    if (!isFixed("plan.schedule"))
        kinds = pp > 1 ? searchedSchedules() : std::vector<ScheduleKind>{kDefaultSchedule};
    std::vector<ScheduleChoice> found;
    for (const ScheduleKind kind : kinds) {
        const ChunkRange& range = traitsOf(kind).chunks;
        const int most = range.isFree() ? std::max(range.least, m_base.architecture->layers() / pp) : range.most;
        if (isFixed("plan.chunks")) {
            found.push_back({kind, m_base.plan.chunks});
            continue;
        }
        // A virtual stage without a layer is no plan that anyone means.
        for (int chunks = range.least; chunks <= most; ++chunks) {
            if (std::int64_t{chunks} * pp <= m_base.architecture->layers() || pp == 1)
                found.push_back({kind, chunks});
        }
    }
    return found;
}

void SearchSpace::forEach(const std::function<bool(const Plan&)>& visit) const
{
    Plan plan = m_base.plan;
    const auto visitColumns = [&] {
        for (const ScheduleChoice& schedule : schedules(plan.pp)) {
            plan.schedule = schedule.kind;
            plan.chunks = schedule.chunks;
            for (const Recompute recompute : m_recompute) {
                plan.recompute = recompute;
                for (const int zero : m_zero) {
                    plan.zero = zero;
                    if (!visit(plan))
                        return false;
                }
            }
        }
        return true;
    };
    const auto visitDegrees = [&](int dp) {
        plan.dp = dp;
        for (const auto& [ep, etp] : experts(plan.pp)) {
            plan.ep = ep;
            plan.etp = etp;
            for (const int microBatch : this->microBatch(dp)) {
                plan.microBatch = microBatch;
                for (const bool sequenceParallel : this->sequenceParallel(plan.tp)) {
                    plan.sequenceParallel = sequenceParallel;
                    if (!visitColumns())
                        return false;
                }
            }
        }
        return true;
    };
    for (const int tp : tensor()) {
        plan.tp = tp;
        for (const int cp : context(tp)) {
            plan.cp = cp;
            for (const int pp : pipeline(tp, cp)) {
                plan.pp = pp;
                if (const int dp = data(tp, cp, pp); dp > 0 && !visitDegrees(dp))
                    return;
            }
        }
    }
}

bool isSimpler(const Plan& a, const Plan& b)
{
    const auto key = [](const Plan& plan) {
        return std::make_tuple(plan.pp, plan.tp, plan.cp, plan.ep, plan.etp.value_or(0), static_cast<int>(plan.schedule), plan.chunks,
                               static_cast<int>(plan.recompute), plan.zero, plan.microBatch, plan.sequenceParallel);
    };
    return key(a) < key(b);
}

std::optional<Error> problemWithFixed(const std::set<std::string>& fixed)
{
    std::vector<std::string> known;
    for (const Parameter& parameter : parameters()) {
        if (parameter.path.starts_with("plan."))
            known.emplace_back(parameter.path);
    }
    for (const std::string& path : fixed) {
        if (std::find(known.begin(), known.end(), path) != known.end())
            continue;
        std::string list;
        for (const std::string& each : known)
            list += (list.empty() ? "" : ", ") + each;
        return Error{ErrorCode::UnknownName, {"field of a plan", path, nearestName(path, known), list}, "--fix", {}};
    }
    return std::nullopt;
}

}  // namespace shardscope
