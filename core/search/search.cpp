// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <set>
#include <thread>

#include "core/model/validate.h"
#include "core/search/mixed_search.h"
#include "core/search/own_framework.h"
#include "core/search/search_answer.h"
#include "core/search/search_worker.h"
#include "core/search/wide_search.h"
#include "core/site/device_rates.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

using Clock = std::chrono::steady_clock;

/// Those that cut layers least come first, since they are often the best.
std::vector<SearchItem> itemsOf(const SearchSpace& space)
{
    std::vector<SearchItem> items;
    for (const int tp : space.tensor()) {
        for (const int cp : space.context(tp)) {
            std::set<std::pair<int, std::optional<int>>> experts;
            for (const int pp : space.pipeline(tp, cp)) {
                if (space.data(tp, cp, pp) == 0)
                    continue;
                for (const auto& each : space.experts(tp, pp))
                    experts.insert(each);
            }
            for (const auto& [ep, etp] : experts) {
                for (const std::optional<int>& encoderTp : space.encoderTensor(tp))
                    items.push_back({tp, cp, ep, etp, encoderTp});
            }
        }
    }
    std::stable_sort(items.begin(), items.end(), [](const SearchItem& a, const SearchItem& b) { return a.cp < b.cp; });
    return items;
}

/// Tells how far the search is, from whatever thread comes by.
class Reporter {
public:
    Reporter(const SearchListener& listener, const SearchBoard& board, const Scenario& base, std::size_t items)
        : m_listener(listener), m_board(board), m_base(base), m_items(static_cast<double>(std::max<std::size_t>(1, items)))
    {
    }

    void done(std::int64_t enumerated)
    {
        const std::lock_guard lock(m_mutex);
        ++m_done;
        m_enumerated += enumerated;
        const Clock::time_point now = Clock::now();
        if (!m_listener || now - m_told < std::chrono::milliseconds(100))
            return;
        m_told = now;
        m_listener({static_cast<double>(m_done) / m_items, m_enumerated, best()});
    }

private:
    [[nodiscard]] std::optional<PlanFigures> best() const
    {
        const std::optional<RatedPlan> first = m_board.first();
        if (!first)
            return std::nullopt;
        PlanFigures figures;
        figures.step = Seconds(first->step);
        figures.peak = Bytes(first->peak);
        const double tokens = static_cast<double>(m_base.training.globalBatch) * static_cast<double>(m_base.training.sequenceLength);
        figures.tokensPerSecondPerGpu = tokens / first->step / m_base.cluster.gpus();
        return figures;
    }

    const SearchListener& m_listener;
    const SearchBoard& m_board;
    const Scenario& m_base;
    double m_items;
    std::mutex m_mutex;
    std::int64_t m_done = 0;
    std::int64_t m_enumerated = 0;
    Clock::time_point m_told{};  ///< the first is reported at once
};

struct Looked {
    BestPlans best;
    BestPlans bestTight;
    SearchCounts counts{};
    double bound = std::numeric_limits<double>::infinity();
    double tightest = 0;
};

Looked lookAtAll(const SearchRequest& request, const PlanChoice& choice, const SearchSpace& space, const Site& site, SearchBoard& board,
                 const SearchListener& listener, const std::stop_token& stop)
{
    const std::vector<SearchItem> items = itemsOf(space);
    Reporter reporter(listener, board, space.base(), items.size());
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    Looked all{BestPlans(request.objective, request.top), BestPlans(request.objective, 1)};
    const auto work = [&] {
        SearchWorker worker(request, choice, space, site, board, stop);
        for (std::size_t i = next++; i < items.size() && !stop.stop_requested(); i = next++) {
            const std::int64_t before = worker.counts().enumerated;
            worker.run(items[i]);
            reporter.done(worker.counts().enumerated - before);
        }
        const std::lock_guard lock(mutex);
        all.counts += worker.counts();
        all.best.add(worker.best());
        all.bestTight.add(worker.bestTight());
        all.bound = std::min(all.bound, worker.bound());
        all.tightest = std::max(all.tightest, worker.tightest());
    };
    const std::size_t wanted =
        request.threads > 0 ? static_cast<std::size_t>(request.threads) : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < std::min(wanted, items.size()); ++i)
        threads.emplace_back(work);
    work();
    threads.clear();
    return all;
}

/// Tables hold for schedules of one direction without fused blocks, on a device that times can be told of.
bool isTabled(const SearchRequest& request)
{
    return missingFigure(request.scenario.cluster.gpu).empty() &&
           (isTabled(request.scenario.plan.schedule) || !request.fixed.contains("plan.schedule"));
}

Result<SearchResult> searchSpace(const SearchRequest& request, const SearchListener& listener, const std::stop_token& stop)
{
    if (std::optional<Error> problem = problemWithFixed(request.fixed))
        return *std::move(problem);
    if (const Result<void> estimable = checkEstimable(*request.scenario.architecture); !estimable)
        return estimable.error();
    const Clock::time_point start = Clock::now();
    const SearchSpace space(request);
    const PlanChoice choice(request);
    const Site site(space.base());
    SearchBoard board(request.objective);
    Looked looked = lookAtAll(request, choice, space, site, board, listener, stop);
    SearchResult result;
    result.counts = looked.counts;
    result.tightestBound = looked.tightest;
    SearchedPlans found{std::move(looked.best), std::move(looked.bestTight)};
    if (request.wide)
        searchWider(found, result.counts, request, choice, space.base(), stop);
    result.stopped = stop.stop_requested();
    if (const Result<void> answered = addAnswer(result, found, request, choice, space.base(), stop); !answered)
        return answered.error();
    addCertificate(result, request, looked.bound);
    addRelaxedCertificate(result, request, space, stop);
    result.stopped = stop.stop_requested();
    result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return result;
}

}  // namespace

Result<SearchResult> search(const SearchRequest& request, const SearchListener& listener, std::stop_token stop)
{
    if (request.scenario.cluster.isMixed())
        return searchOwnFrameworkFirst(request, [&](const SearchRequest& held) { return searchMixed(held, listener, stop); });
    if (!isTabled(request))
        return searchEveryPlan(request, listener, std::move(stop));
    return searchOwnFrameworkFirst(request, [&](const SearchRequest& held) { return searchSpace(held, listener, stop); });
}

}  // namespace shardscope
