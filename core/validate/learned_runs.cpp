// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/learned_runs.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/calibrate/residual.h"
#include "core/estimate/estimate.h"
#include "core/hardware/hardware_profile.h"
#include "core/learn/learned_factors.h"
#include "core/learn/likeness.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// Beyond e^2 either way a run and its scenario are not about the same thing.
constexpr double kMostOff = 2;

/// The estimated step of a run, or why it teaches nothing.
Result<Seconds> estimatedStep(const Run& run)
{
    const auto no = [](const char* why) { return Error{ErrorCode::BadUsage, {why, "give a run with a measured time"}, {}, {}}; };
    if (!run.counted())
        return no("it is marked as defective, refused or a near duplicate");
    if (!run.scenario)
        return run.scenario.error();
    if (!run.stepTime())
        return no("it has no measured time");
    const Result<Estimate> made = estimate(withoutLearning(*run.scenario));
    if (!made)
        return made.error();
    if (!made->step())
        return no(made->isLegal() ? "its time can't be estimated" : "its plan is refused");
    const Seconds seconds = made->step()->step;
    if (std::abs(std::log(*run.stepTime() / seconds)) > kMostOff)
        return no("it is more than seven times off its estimate: scenario and run are not about the same thing");
    return seconds;
}

struct Repeated {
    std::vector<double> factors;
    RunLesson lesson;
    Likeness likeness;
};

}  // namespace

Scenario withoutLearning(Scenario scenario)
{
    if (scenario.cluster.calibration && !scenario.cluster.calibration->learned.empty()) {
        HardwareProfile profile = *scenario.cluster.calibration;
        profile.learned.clear();
        scenario.cluster.calibration = std::make_shared<const HardwareProfile>(std::move(profile));
    }
    return scenario;
}

void learnFrom(LearnedRuns& all, const std::string& file, const std::vector<Run>& runs)
{
    std::vector<Repeated> kept;
    std::map<std::string, std::size_t> ofGroup;
    for (const Run& run : runs) {
        const std::string from = run.id.empty() ? file : file + ", " + run.id;
        const Result<Seconds> estimated = estimatedStep(run);
        if (!estimated) {
            const Error& error = estimated.error();
            all.skipped.push_back({from, error.code == ErrorCode::BadUsage ? error.arguments.front() : "its scenario is refused here"});
            continue;
        }
        const double factor = *run.stepTime() / *estimated;
        if (!run.group.empty() && ofGroup.contains(run.group)) {
            kept[ofGroup[run.group]].factors.push_back(factor);
            continue;
        }
        if (!run.group.empty())
            ofGroup[run.group] = kept.size();
        kept.push_back({{factor}, {from, *run.stepTime(), *estimated}, likenessOf(*run.scenario)});
    }
    for (const Repeated& each : kept) {
        const double factor = medianOf(each.factors);
        all.learned.push_back({Mechanism::Whole, factor, each.lesson.from, each.likeness});
        all.lessons.push_back({each.lesson.from, each.lesson.estimated * factor, each.lesson.estimated});
    }
}

void weighLessons(LearnedRuns& all)
{
    for (LearnedRun& run : all.learned) {
        for (const LearnedFactor& factor : learnedFactors(all.learned, run.likeness)) {
            if (factor.mechanism == run.mechanism)
                run.weight = factor.weight;
        }
    }
}

}  // namespace shardscope
