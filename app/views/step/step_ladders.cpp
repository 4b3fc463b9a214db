// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_ladders.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <set>

#include "app/text/choice_labels.h"
#include "core/base/choices.h"
#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/step/step.h"
#include "widgets/text/fit_word.h"
#include "widgets/text/tr.h"
#include "widgets/theme/dimension.h"

namespace shardscope {
namespace {

/// Projections of queries, keys and values, of the output, up, down, and two norms.
constexpr double kTensorsPerLayer = 6;
constexpr std::int64_t kUsualBucket = 25 << 20;  ///< PyTorch's default

struct Planned {
    QString name;
    Changes changes;
    QString shortName{};
};

/// Bytes of gradient of one tensor of a layer on one rank, on average.
std::int64_t tensorBytes(const Scenario& scenario)
{
    const ChangedStep now = changedStep(scenario, {});
    if (!now.step)
        return kUsualBucket;
    const double parameters = static_cast<double>(now.estimate->parameters().decoder) / now.estimate->plan().tp;
    const double tensors = kTensorsPerLayer * std::max(1, scenario.architecture->layers());
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(parameters / tensors * now.step->traffic.gradientBytes));
}

/// Playbook, "Data parallelism": with every micro-batch; after the last one only; while its backward runs; in buckets.
std::vector<Planned> dataParallelSteps(const Scenario& scenario)
{
    const auto step = [](bool overlapped, std::int64_t bucket, bool everyTime) {
        return Changes{{"plan.overlap.grad_reduce", overlapped},
                       {"plan.overlap.param_gather", overlapped},
                       {"plan.bucket_bytes", bucket},
                       {"plan.sync_every_microbatch", everyTime}};
    };
    std::vector<Planned> steps;
    if (resolvePlan(scenario).microBatches > 1)
        steps.push_back({tr("after every micro-batch"), step(false, kUsualBucket, true), tr("every")});
    steps.push_back({tr("after the last one"), step(false, kUsualBucket, false), tr("last")});
    steps.push_back({tr("overlapped, tensor by tensor"), step(true, tensorBytes(scenario), false), tr("overlapped")});
    steps.push_back({tr("in buckets"), step(true, kUsualBucket, false), tr("buckets")});
    return steps;
}

/// The same global batch in fewer, larger micro-batches.
std::vector<Planned> accumulationSteps(const Scenario& scenario)
{
    const ResolvedPlan plan = resolvePlan(scenario);
    const std::int64_t sequences = plan.microBatches * scenario.plan.microBatch;
    std::set<std::int64_t> sizes{scenario.plan.microBatch};
    for (std::int64_t size = 1; size <= sequences && size <= 16; size *= 2) {
        if (sequences % size == 0)
            sizes.insert(size);
    }
    std::vector<Planned> steps;
    for (const std::int64_t size : sizes) {
        //: micro-batches of a size, how many of them: "2 × 64"
        steps.push_back({tr("%1 × %2").arg(QLocale().toString(size), QLocale().toString(sequences / size)), {{"plan.micro_batch", size}}});
    }
    return steps;
}

std::vector<Planned> recomputeSteps()
{
    std::vector<Planned> steps;
    for (const auto& [mode, name] : EnumNames<Recompute>::names)
        steps.push_back({choiceLabel("plan.recompute", name), {{"plan.recompute", std::string(name)}}});
    return steps;
}

std::vector<Planned> tensorParallelSteps(const Scenario& scenario)
{
    std::vector<Planned> steps;
    const auto step = [](std::int64_t tp, bool sequence, bool overlapped) {
        return Changes{{"plan.tp", tp}, {"plan.dp", {}}, {"plan.sequence_parallel", sequence}, {"plan.overlap.tensor", overlapped}};
    };
    const int domain = std::max(1, scenario.cluster.gpusPerNode);
    for (std::int64_t tp = 1; tp <= std::max(domain, scenario.plan.tp) && tp <= 16; tp *= 2) {
        steps.push_back({tr("TP %1").arg(tp), step(tp, false, false), QString::number(tp)});
        if (tp > 1)
            steps.push_back({tr("TP %1, SP").arg(tp), step(tp, true, false), tr("%1, SP").arg(tp)});
    }
    const int tp = scenario.plan.tp;
    //: tensor and sequence parallelism, overlapped; short for below a bar
    if (tp > 1)
        steps.push_back({tr("TP %1, SP, overlapped").arg(tp), step(tp, true, true), tr("%1, SP, ov.").arg(tp)});
    return steps;
}

std::vector<Planned> stepsOf(const Scenario& scenario, Ladder ladder)
{
    switch (ladder) {
    case Ladder::DataParallel:
        return dataParallelSteps(scenario);
    case Ladder::Accumulation:
        return accumulationSteps(scenario);
    case Ladder::Recompute:
        return recomputeSteps();
    case Ladder::TensorParallel:
        return tensorParallelSteps(scenario);
    }
    return {};
}

bool changesNothing(const Scenario& scenario, const Changes& changes)
{
    return std::all_of(changes.begin(), changes.end(), [&](const Change& change) {
        return change.path == "plan.dp" || findParameter(change.path)->get(scenario) == change.value;
    });
}

QList<double> partsOf(const StepEstimate& step)
{
    QList<double> parts{step.compute.value()};
    for (const Axis axis : kDimensions)
        parts.append(step.exposed[static_cast<std::size_t>(axis)].value());
    parts.append({step.bubble.value(), step.overhead.value(), step.optimizer.value()});
    return parts;
}

/// Returns the seconds of data parallelism, hidden and exposed. In a whole step the exposed part can be too small to see.
QList<double> dataParts(const StepEstimate& step)
{
    constexpr auto kDp = static_cast<std::size_t>(Axis::Dp);
    const RankTime& ending = step.ranks[static_cast<std::size_t>(step.endingRank)];
    const double exposed = step.exposed[kDp].value();
    const double gatherAtEnd = exposed - ending.exposed[kDp].value();
    return {exposed, ending.hidden[kDp].value() + std::max(0.0, ending.gather.value() - gatherAtEnd)};
}

QList<ChartSeries> dataSeries() { return {{tr("exposed"), ColorRole::DataParallel}, {tr("hidden behind compute"), ColorRole::Idle}}; }

QList<ChartSeries> timeSeries()
{
    QList<ChartSeries> series{{tr("compute"), ColorRole::Forward}};
    for (const Axis axis : kDimensions)
        series.append({tr("%1 exposed").arg(lettersOf(axis)), roleOf(axis)});
    series.append({tr("bubble"), ColorRole::Idle});
    series.append({tr("host"), ColorRole::Framework});
    series.append({tr("optimizer"), ColorRole::Optimizer});
    return series;
}

/// Parts that are nothing in every bar only fill the legend.
void dropUnused(StackedBarsData& data)
{
    for (qsizetype i = data.series.size(); i-- > 0;) {
        const bool isUsed = std::any_of(data.bars.begin(), data.bars.end(),
                                        [i](const StackedBar& bar) { return i < bar.values.size() && bar.values[i] > 0; });
        if (isUsed)
            continue;
        data.series.removeAt(i);
        for (StackedBar& bar : data.bars) {
            if (i < bar.values.size())
                bar.values.removeAt(i);
        }
    }
}

QString titleOf(Ladder ladder)
{
    switch (ladder) {
    case Ladder::DataParallel:
        return tr("Data-parallel communication and step time, as the communication is improved");
    case Ladder::Accumulation:
        return tr("Step time by size and number of micro-batches");
    case Ladder::Recompute:
        return tr("Step time by recomputation");
    case Ladder::TensorParallel:
        return tr("Step time by tensor and sequence parallelism");
    }
    return {};
}

}  // namespace

std::shared_ptr<const Rungs> climb(const Scenario& scenario, Ladder ladder)
{
    auto rungs = std::make_shared<Rungs>();
    for (Planned& step : stepsOf(scenario, ladder)) {
        const QString shortName = step.shortName.isEmpty() ? step.name : step.shortName;
        Rung rung{step.name, shortName, changedStep(scenario, step.changes), changesNothing(scenario, step.changes)};
        rungs->push_back(std::move(rung));
    }
    return rungs;
}

StackedBarsData barsOfRungs(const Rungs& rungs, Ladder ladder)
{
    const bool ofData = ladder == Ladder::DataParallel;
    StackedBarsData data;
    data.title = titleOf(ladder);
    data.category = ladder == Ladder::TensorParallel ? QString(lettersOf(Axis::Tp)) : tr("step");
    data.series = ofData ? dataSeries() : timeSeries();
    data.whenEmpty = tr("There is nothing to show yet.");
    double longest = 0;
    for (const Rung& rung : rungs) {
        StackedBar bar;
        bar.shortName = rung.shortName;
        bar.name = rung.isCurrent ? tr("%1 (now)").arg(rung.name) : rung.name;
        if (rung.changed.step) {
            const double step = rung.changed.step->step.value();
            bar.values = ofData ? dataParts(*rung.changed.step) : partsOf(*rung.changed.step);
            //: a step of a ladder and what a training step then takes: "in buckets: 12.3 s"
            bar.name = ofData ? tr("%1: %2").arg(bar.name, stepTimeText(step)) : bar.name;
            longest = std::max(longest, bar.total());
            if (const Fit fit = rung.changed.estimate->fit(); fit != Fit::Fits)
                bar.name = tr("%1, %2", "a bar, a verdict").arg(bar.name, fitWord(fit));
        } else {
            bar.impossible = whyNoStep(rung.changed);
        }
        data.bars.append(bar);
    }
    data.format = secondsFormat(longest);
    dropUnused(data);
    return data;
}

QString ladderMoral(Ladder ladder)
{
    switch (ladder) {
    case Ladder::DataParallel:
        return tr("Gradients that are reduced while the backward pass still runs are hidden. Larger buckets pay latency less "
                  "often, but the last bucket is exposed for longer.");
    case Ladder::Accumulation:
        return tr("Larger micro-batches use the GPU better but need more memory. More micro-batches shrink the pipeline bubble.");
    case Ladder::Recompute:
        return tr("Activations that are not kept are recomputed: this saves memory and costs time.");
    case Ladder::TensorParallel:
        return tr("Each layer is split, and each split adds communication that is hard to hide. SP sends the same bytes but "
                  "stores fewer activations.");
    }
    return {};
}

QString stepTimeText(double seconds)
{
    const ValueFormat format = secondsFormat(seconds);
    const double value = seconds / format.unit;
    const int decimals = value <= 0 ? 0 : std::clamp(3 - static_cast<int>(std::floor(std::log10(value))), 0, 3);
    return tr("%1 %2", "a number and its unit").arg(QLocale().toString(value, 'f', decimals), format.unitName);
}

ValueFormat secondsFormat(double longest)
{
    ValueFormat format;
    format.unit = longest >= 1 || longest <= 0 ? 1 : longest >= 1e-3 ? 1e-3 : 1e-6;
    format.unitName = longest >= 1 || longest <= 0 ? tr("s") : longest >= 1e-3 ? tr("ms") : tr("µs");
    format.figure = [unit = format.unit](double seconds) { return QLocale().toString(seconds / unit, 'g', 4); };
    format.text = [](double seconds) { return stepTimeText(seconds); };
    return format;
}

}  // namespace shardscope
