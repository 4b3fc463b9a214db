// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_gains.h"

#include <algorithm>
#include <array>

#include "core/estimate/estimate.h"
#include "core/scenario/scenario.h"
#include "core/step/step.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// Is a share of a step; less is not worth a line.
constexpr double kSmallestShare = 5e-4;
constexpr std::int64_t kMebibyte = 1 << 20;
constexpr std::array<std::int64_t, 6> kBuckets{8, 25, 64, 128, 256, 512};

struct Switch {
    const char* path;
    const char* name;
    bool helpful;  ///< the value that hides more
};

constexpr std::array<Switch, 8> kSwitches{{
    {"plan.overlap.grad_reduce", QT_TRANSLATE_NOOP("StepGains", "overlap gradient reduction"), true},
    {"plan.overlap.param_gather", QT_TRANSLATE_NOOP("StepGains", "overlap weight all-gather"), true},
    {"plan.overlap.tensor", QT_TRANSLATE_NOOP("StepGains", "overlap TP with GEMMs"), true},
    {"plan.overlap.pipeline", QT_TRANSLATE_NOOP("StepGains", "overlap PP"), true},
    {"plan.overlap.expert", QT_TRANSLATE_NOOP("StepGains", "overlap EP"), true},
    {"plan.sequence_parallel", QT_TRANSLATE_NOOP("StepGains", "sequence parallelism"), true},
    {"plan.sync_every_microbatch", QT_TRANSLATE_NOOP("StepGains", "gradients once per step"), false},
    {"plan.reshard_after_forward", QT_TRANSLATE_NOOP("StepGains", "keep weights after forward"), false},
}};

/// The step as it is, against which changes are held.
struct Base {
    const Scenario& scenario;
    double seconds;
    Fit fit;
};

std::optional<StepGain> tried(const Base& base, const QString& name, Changes changes)
{
    const ChangedStep changed = changedStep(base.scenario, changes);
    if (!changed.step)
        return std::nullopt;
    StepGain gain{name, std::move(changes)};
    gain.seconds = base.seconds - changed.step->step.value();
    gain.share = gain.seconds / base.seconds;
    gain.fit = changed.estimate->fit();
    gain.worsensFit = gain.fit > base.fit;
    return gain.share >= kSmallestShare ? std::optional(gain) : std::nullopt;
}

void addSwitches(const Base& base, StepGains& gains)
{
    for (const Switch& each : kSwitches) {
        if (findParameter(each.path)->get(base.scenario) == Value(each.helpful))
            continue;
        if (auto gain = tried(base, tr(each.name), {{each.path, each.helpful}}))
            gains.push_back(std::move(*gain));
    }
}

/// The size that gains most.
void addBuckets(const Base& base, StepGains& gains)
{
    std::optional<StepGain> best;
    for (const std::int64_t size : kBuckets) {
        const Change change{"plan.bucket_bytes", size * kMebibyte};
        if (findParameter(change.path)->get(base.scenario) == change.value)
            continue;
        auto gain = tried(base, tr("buckets of %1").arg(bytesText(static_cast<double>(size * kMebibyte))), {change});
        if (gain && (!best || gain->seconds > best->seconds))
            best = std::move(gain);
    }
    if (best)
        gains.push_back(std::move(*best));
}

/// As many as leave the verdict of the plan as it is, those that gain most first; nothing where that is none or one.
std::optional<StepGain> manyTogether(const Base& base, const StepGains& gains)
{
    std::optional<StepGain> together;
    Changes taken;
    std::size_t count = 0;
    for (const StepGain& each : gains) {
        Changes more = taken;
        more.insert(more.end(), each.changes.begin(), each.changes.end());
        std::optional<StepGain> next = each.worsensFit ? std::nullopt : tried(base, tr("all of these"), more);
        if (!next || next->worsensFit || (together && next->seconds < together->seconds))
            continue;
        together = std::move(next);
        taken = std::move(more);
        ++count;
    }
    if (together && count < gains.size())
        together->name = tr("%1 of these together", "changes of a plan").arg(count);
    return count > 1 ? together : std::nullopt;
}

}  // namespace

StepGains stepGains(const Scenario& scenario)
{
    StepGains gains;
    const ChangedStep now = changedStep(scenario, {});
    if (!now.step)
        return gains;
    const Base base{scenario, now.step->step.value(), now.estimate->fit()};
    addSwitches(base, gains);
    addBuckets(base, gains);
    std::stable_sort(gains.begin(), gains.end(), [](const StepGain& a, const StepGain& b) {
        return a.worsensFit != b.worsensFit ? b.worsensFit : a.seconds > b.seconds;
    });
    if (auto together = manyTogether(base, gains); together && together->seconds > gains.front().seconds)
        gains.insert(gains.begin(), std::move(*together));
    return gains;
}

}  // namespace shardscope
