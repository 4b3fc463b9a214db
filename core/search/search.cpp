// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search.h"
#include "core/plan/plan_facts.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <set>

#include "core/model/validate.h"
#include "core/search/own_framework.h"
#include "core/search/search_answer.h"
#include "core/search/search_reporter.h"
#include "core/search/search_worker.h"
#include "core/search/simulated_search.h"
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
                for (const std::optional<int>& inner : space.contextInner(cp)) {
                    for (const std::optional<int>& encoderTp : space.encoderTensor(tp))
                        items.push_back({tp, cp, ep, etp, encoderTp, inner});
                }
            }
        }
    }
    std::stable_sort(items.begin(), items.end(), [](const SearchItem& a, const SearchItem& b) { return a.cp < b.cp; });
    return items;
}

Looked lookAtAll(const SearchRequest& request, const PlanChoice& choice, const SearchSpace& space, const SearchListener& listener,
                 const std::stop_token& stop)
{
    const std::vector<SearchItem> items = itemsOf(space);
    const Site site(space.base());
    SearchBoard board(request.objective);
    SearchReporter reporter(listener, space.base(), items.size(), [&board] { return board.first(); });
    std::mutex mutex;
    Looked all(request);
    inThreads(request, items.size(), stop, [&](const auto& next) {
        SearchWorker worker(request, choice, space, site, board, stop);
        for (std::size_t i = next(); i < items.size(); i = next()) {
            const std::int64_t before = worker.counts().enumerated;
            worker.run(items[i]);
            reporter.done(worker.counts().enumerated - before);
        }
        const std::lock_guard lock(mutex);
        all.counts += worker.counts();
        all.found.best.add(worker.best());
        all.found.bestTight.add(worker.bestTight());
        all.bound = std::min(all.bound, worker.bound());
        all.tightest = std::max(all.tightest, worker.tightest());
    });
    return all;
}

/// Tables hold for schedules of one direction without fused blocks, on ranks of one kind.
bool isTabled(const SearchRequest& request)
{
    const bool isOfOneKind = !request.scenario.cluster.isMixed() && !planFacts(request.scenario).hasOwnEncoder();
    // Blocks of unequal work have no closed form.
    return isOfOneKind && !request.scenario.training.documents.areUneven() &&
           (isTabled(request.scenario.plan.schedule) || !request.fixed.contains("plan.schedule"));
}

/// No time can be told of such a device; of several, none of a plan that uses it.
bool lacksTimes(const Cluster& cluster) { return !cluster.isMixed() && !missingFigure(cluster.gpu).empty(); }

Result<SearchResult> searchSpace(const SearchRequest& request, const SearchListener& listener, const std::stop_token& stop)
{
    if (std::optional<Error> problem = problemWithFixed(request.fixed))
        return *std::move(problem);
    if (const Result<void> estimable = checkEstimable(*request.scenario.architecture); !estimable)
        return estimable.error();
    const Clock::time_point start = Clock::now();
    const SearchSpace space(request);
    const PlanChoice choice(request);
    Looked looked =
        isTabled(request) ? lookAtAll(request, choice, space, listener, stop) : lookBySimulation(request, choice, space, listener, stop);
    SearchResult result;
    result.counts = looked.counts;
    result.tightestBound = looked.tightest;
    if (request.wide)
        searchWider(looked.found, result.counts, request, choice, space.base(), stop);
    result.stopped = stop.stop_requested();
    if (const Result<void> answered = addAnswer(result, looked.found, request, choice, space.base(), stop); !answered)
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
    if (lacksTimes(request.scenario.cluster))
        return searchEveryPlan(request, listener, std::move(stop));
    return searchOwnFrameworkFirst(request, [&](const SearchRequest& held) { return searchSpace(held, listener, stop); });
}

}  // namespace shardscope
