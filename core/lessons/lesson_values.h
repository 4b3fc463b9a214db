// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <unordered_map>

#include "core/lessons/lesson.h"

namespace shardscope {

class Estimate;
class Evidence;

/// Values by the names that expressions use.
using NamedNumbers = std::unordered_map<std::string, double>;

/// Returns every number of the estimate by its JSON pointer; numbers and switches of the scenario by their path, with open degrees
/// resolved; "model.layers", "gpu.peak_flops", "network.bandwidth", "tokens", "microbatches" and the like. "/fit/fits", "/fit/tight" and
/// "/fit/does-not-fit": 1 for its verdict, else 0.
[[nodiscard]] NamedNumbers numbersOf(const Estimate& estimate);
/// "/makespan", "/bubble/of_total", "/ranks/0/peak_live", "/ranks/0/start" (of its first block), "/ranks/0/end" (of its last), "/peak_live"; none where there is no such schedule.
[[nodiscard]] NamedNumbers numbersOf(const ScheduleRequest& request);
/// "/balance", "/steps", "/forward_bytes", "/backward_bytes/ring-fp32", "/work/0/1" (of rank 0 in step 1).
[[nodiscard]] NamedNumbers numbersOf(const RingRequest& request);
/// "/seconds", "/bus_bandwidth".
[[nodiscard]] NamedNumbers numbersOf(const CollectiveRequest& request, const Cluster& cluster);

/// The values of names in a lesson's expressions. Each estimate is made at the first request. Not thread-safe.
class LessonValues {
public:
    /// `evidence` decides verdicts and bands; null: there are none. It must outlive this object.
    explicit LessonValues(std::shared_ptr<const Lesson> lesson, const Evidence* evidence = nullptr)
        : m_lesson(std::move(lesson)), m_evidence(evidence)
    {
    }

    /// Returns the value of a name. A bare name refers to this estimate, "start:" to the lesson's scenario, "par:" to the step's par, any
    /// other prefix to the ask of that name.
    [[nodiscard]] std::optional<double> value(std::string_view name, const NamedNumbers& now, const LessonStep& step);
    /// Returns the same as a function for expressions; refers to all three arguments.
    [[nodiscard]] ValueLookup lookup(const NamedNumbers& now, const LessonStep& step);
    /// Returns the numbers of the scenario that a step begins with.
    [[nodiscard]] const NamedNumbers& ofStep(const LessonStep& step);

private:
    [[nodiscard]] const NamedNumbers* ofAsk(const std::string& ask, const LessonStep& step);
    [[nodiscard]] NamedNumbers made(const std::string& ask, const LessonStep& step) const;
    [[nodiscard]] NamedNumbers numbersFor(const Scenario& scenario) const;

    std::shared_ptr<const Lesson> m_lesson;
    const Evidence* m_evidence;
    std::map<std::string, NamedNumbers, std::less<>> m_asks;
    std::map<const LessonStep*, NamedNumbers> m_steps;
    std::map<const LessonStep*, NamedNumbers> m_pars;
};

/// Returns whether there is an ask of that name, or it is "start" or "par".
[[nodiscard]] bool isAsk(const Lesson& lesson, std::string_view ask);

}  // namespace shardscope
