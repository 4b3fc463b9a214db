// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/remedies.h"

#include <algorithm>
#include <utility>

#include "core/estimate/estimate.h"
#include "core/plan/framework_defaults.h"
#include "core/remedy/trial.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostOffered = 8;
/// With fewer remedies of two settings than these, three are turned as well.
constexpr std::size_t kEnough = 3;
/// Combinations of one size that are estimated.
constexpr int kMostCombined = 240;

/// What a move alone comes to, as factors of what there is: a guess at what it does beside another.
struct Single {
    Move move;
    double memory = 1;
    double speed = 1;
};

/// A degree for which there are no GPUs, or not enough of them, without another move cuts what a GPU holds into as many parts more.
Single untried(const Move& move, const Plan& plan)
{
    const auto parts = [&](int now) { return Single{move, static_cast<double>(now) / static_cast<double>(move.value), 1}; };
    switch (move.setting) {
    case PlanSetting::TensorParallel:
        return parts(plan.tp);
    case PlanSetting::PipelineParallel:
        return parts(plan.pp);
    case PlanSetting::ContextParallel:
        return parts(plan.cp);
    case PlanSetting::ExpertParallel:
        return parts(plan.ep);
    default:
        return {move};
    }
}

struct Combination {
    std::vector<Move> moves;
    double memory = 1;
    double speed = 1;
};

bool isFaster(const Tried& a, const Tried& b)
{
    if (a.figures.tokensPerSecondPerGpu != b.figures.tokensPerSecondPerGpu)
        return a.figures.tokensPerSecondPerGpu > b.figures.tokensPerSecondPerGpu;
    return a.figures.peak < b.figures.peak;
}

/// Two values of one setting are one remedy; two ways to recompute are two.
bool isSameRemedy(const Tried& a, const Tried& b)
{
    const auto key = [](const Move& move) {
        const bool isFull = move.setting == PlanSetting::Recompute && move.value == static_cast<std::int64_t>(Recompute::Full);
        const PlanSetting setting = isFull ? PlanSetting::RecomputedLayers : move.setting;
        return std::pair(setting, setting == PlanSetting::Recompute ? move.value : 0);
    };
    return std::equal(a.moves.begin(), a.moves.end(), b.moves.begin(), b.moves.end(),
                      [&](const Move& left, const Move& right) { return key(left) == key(right); });
}

/// Whether fewer of the same settings are enough.
bool isMoreThanNeeded(const Tried& tried, const Tried& other)
{
    const auto turns = [&](const Move& move) {
        return std::any_of(tried.moves.begin(), tried.moves.end(), [&](const Move& own) { return own.setting == move.setting; });
    };
    return other.moves.size() < tried.moves.size() && std::all_of(other.moves.begin(), other.moves.end(), turns);
}

/// Both turn the same knob.
bool contradict(const Move& a, const Move& b)
{
    const auto isRecompute = [](const Move& move) {
        return move.setting == PlanSetting::Recompute || move.setting == PlanSetting::RecomputedLayers;
    };
    return a.setting == b.setting || (isRecompute(a) && isRecompute(b));
}

class Search {
public:
    Search(const Estimate& estimate, std::stop_token stop)
        : m_estimate(estimate), m_before(figuresOf(estimate)), m_trial(estimate, std::move(stop))
    {
    }

    std::vector<Remedy> found()
    {
        trySingles();
        if (m_fitting.empty()) {
            tryTogether(2);
            if (m_fitting.size() < kEnough)
                tryTogether(3);
        }
        if (m_trial.isStopped())
            return {};
        return best();
    }

private:
    void trySingles()
    {
        for (const Move& move : movesThatSaveMemory(m_estimate.scenario())) {
            if (m_trial.isStopped())
                return;
            Single single = untried(move, m_estimate.scenario().plan);
            if (std::optional<Tried> tried = m_trial.tried({move})) {
                single.memory = tried->figures.peak / m_before.peak;
                single.speed = 1 + speedUp(m_before, tried->figures).value_or(0);
                if (tried->figures.hasRoom)
                    m_fitting.push_back(*std::move(tried));
            }
            m_singles.push_back(single);
        }
        // Megatron counts them; elsewhere a stage recomputes all of its layers or none.
        if (!isMegatronFamily(m_estimate.plan().framework))
            return;
        const auto fits = [](const Figures& figures) { return figures.hasRoom; };
        if (std::optional<Tried> some = m_trial.fewestLayers(m_estimate.scenario().architecture->layers(), fits))
            m_fitting.push_back(*std::move(some));
    }

    /// Of so many moves, none of which turns what another does. Those first that should fit, the fastest of them first, then the smallest of
    /// the others.
    [[nodiscard]] std::vector<Combination> combinations(std::size_t size) const
    {
        std::vector<Combination> all;
        extend(all, {}, 0, size);
        const auto isPromising = [this](const Combination& each) { return m_before.peak * each.memory <= m_before.capacity; };
        std::stable_sort(all.begin(), all.end(), [&](const Combination& a, const Combination& b) {
            if (isPromising(a) != isPromising(b))
                return isPromising(a);
            return isPromising(a) ? a.speed > b.speed : a.memory < b.memory;
        });
        return all;
    }

    void extend(std::vector<Combination>& all, const Combination& start, std::size_t next, std::size_t size) const
    {
        for (std::size_t i = next; i < m_singles.size(); ++i) {
            const Single& single = m_singles[i];
            const auto contradicts = [&](const Move& move) { return contradict(move, single.move); };
            if (std::any_of(start.moves.begin(), start.moves.end(), contradicts))
                continue;
            Combination longer = start;
            longer.moves.push_back(single.move);
            longer.memory *= single.memory;
            longer.speed *= single.speed;
            if (longer.moves.size() == size)
                all.push_back(std::move(longer));
            else
                extend(all, longer, i + 1, size);
        }
    }

    void tryTogether(std::size_t size)
    {
        const int most = m_trial.estimates() + kMostCombined;
        for (const Combination& each : combinations(size)) {
            if (m_trial.isStopped() || m_trial.estimates() >= most)
                return;
            std::optional<Tried> tried = m_trial.tried(each.moves);
            if (tried && tried->figures.hasRoom)
                m_fitting.push_back(*std::move(tried));
        }
    }

    std::vector<Remedy> best()
    {
        std::stable_sort(m_fitting.begin(), m_fitting.end(), isFaster);
        std::vector<const Tried*> chosen;
        for (const Tried& tried : m_fitting) {
            const bool isKnown = std::any_of(chosen.begin(), chosen.end(), [&](const Tried* other) { return isSameRemedy(*other, tried); });
            const bool isTooMuch =
                std::any_of(m_fitting.begin(), m_fitting.end(), [&](const Tried& other) { return isMoreThanNeeded(tried, other); });
            if (!isKnown && !isTooMuch && chosen.size() < kMostOffered)
                chosen.push_back(&tried);
        }
        std::vector<Remedy> offered;
        for (const Tried* tried : chosen) {
            Remedy& remedy = offered.emplace_back();
            for (const Move& move : tried->moves)
                remedy.settings.push_back(move.setting);
            remedy.changes = changesBetween(m_estimate.scenario(), tried->scenario);
            remedy.before = m_before;
            remedy.after = tried->figures;
        }
        return offered;
    }

    const Estimate& m_estimate;
    Figures m_before;
    Trial m_trial;
    std::vector<Single> m_singles;
    std::vector<Tried> m_fitting;
};

}  // namespace

std::vector<Remedy> remedies(const Estimate& estimate, std::stop_token stop)
{
    if (!estimate.isLegal() || estimate.fits())
        return {};
    return Search(estimate, std::move(stop)).found();
}

}  // namespace shardscope
