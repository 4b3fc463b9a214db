// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>

#include "core/step/basis.h"
#include "tests/calibration/constant_support.h"

namespace shardscope::calibration {
namespace {

struct Sum {
    int count = 0;
    double absolute = 0;
    double lean = 0;
};

using Sums = std::map<std::string, std::array<Sum, 2>>;

Sums sumsOf(const std::vector<Sample>& samples, const std::vector<double>& logErrors)
{
    Sums sums;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        Sum& sum = sums[samples[i].source][samples[i].experts ? 1 : 0];
        const double error = std::exp(logErrors[i]) - 1;
        ++sum.count;
        sum.absolute += std::abs(error);
        sum.lean += error;
    }
    return sums;
}

}  // namespace

GroupMeans meansOf(const std::vector<Sample>& samples, const std::vector<double>& logErrors)
{
    std::array<double, 2> mean{};
    std::array<int, 2> sources{};
    for (const auto& [source, pair] : sumsOf(samples, logErrors)) {
        for (std::size_t kind = 0; kind < 2; ++kind) {
            if (pair[kind].count > 0) {
                mean[kind] += pair[kind].absolute / pair[kind].count;
                ++sources[kind];
            }
        }
    }
    return {mean[0] / std::max(1, sources[0]), mean[1] / std::max(1, sources[1])};
}

void printErrors(const std::vector<Sample>& samples, const std::vector<double>& logErrors)
{
    std::printf("%-32s %6s %8s %8s   %6s %8s %8s\n", "source", "dense", "mape", "lean", "moe", "mape", "lean");
    for (const auto& [source, pair] : sumsOf(samples, logErrors)) {
        std::printf("%-32s", source.c_str());
        for (const Sum& sum : pair) {
            if (sum.count > 0)
                std::printf(" %6d %7.1f%% %+7.1f%%  ", sum.count, 100 * sum.absolute / sum.count, 100 * sum.lean / sum.count);
            else
                std::printf(" %6s %8s %8s  ", "", "", "");
        }
        std::printf("\n");
    }
    const GroupMeans means = meansOf(samples, logErrors);
    std::printf("%-32s        %7.1f%%                   %7.1f%%\n", "mean over sources", 100 * means.dense, 100 * means.experts);
}

void printRows(const std::vector<Sample>& samples, const CostConstants& constants)
{
    std::printf("source,id,model,gpu,gpus,seq,gb,prec,fw,mb,tp,sp,cp,pp,v,ep,dp,zero,rc,m,measured,estimated,compute,bubble,tp_s,cp_s,ep_s,"
                "dp_s,pp_s,optimizer,overhead,host,moe\n");
    for (const Sample& sample : samples) {
        const Result<StepEstimate> step = estimateStep(Basis(sample.scenario, constants));
        if (!step)
            continue;
        const Scenario& s = sample.scenario;
        const auto exposed = [&](Axis axis) { return step->exposed[static_cast<std::size_t>(axis)].value(); };
        std::printf("%s,%s,%s,%s,%d,%ld,%ld,%d,%d,%d,%d,%d,%d,%d,%d,%d,%d,%d,%d,%ld,%.5g,%.5g,%.5g,%.5g,%.5g,%.5g,%.5g,%.5g,%.5g,%.5g,%.5g,"
                    "%.5g,%d\n",
                    sample.source.c_str(), sample.id.c_str(), s.model.kind == ModelSource::Kind::Preset ? s.model.text.c_str() : "-",
                    s.cluster.gpu.id.c_str(), sample.plan.world, static_cast<long>(s.training.sequenceLength),
                    static_cast<long>(s.training.globalBatch), static_cast<int>(s.training.precision),
                    static_cast<int>(softwareStack(s.training)), s.plan.microBatch, sample.plan.tp, sample.plan.sequenceParallel ? 1 : 0,
                    sample.plan.cp, sample.plan.pp, sample.plan.chunks, sample.plan.ep, sample.plan.dp, sample.plan.zero,
                    static_cast<int>(s.plan.recompute), static_cast<long>(sample.plan.microBatches), sample.seconds, step->step.value(),
                    step->compute.value(), step->bubble.value(), exposed(Axis::Tp), exposed(Axis::Cp), exposed(Axis::Ep), exposed(Axis::Dp),
                    exposed(Axis::Pp), step->optimizer.value(), step->overhead.value(),
                    step->ranks[static_cast<std::size_t>(step->endingRank)].hostWait.value(), sample.experts ? 1 : 0);
    }
}

void printConstants(const std::vector<Sample>& samples, const Linearisation& here)
{
    std::printf("%-32s %12s %12s %12s %12s %-8s %s\n", "constant", "prior", "value", "low", "high", "kind",
                "sources that support it (estimate for +10 %)");
    std::string atBound;
    std::string ofOneSource;
    for (const ConstantInfo& info : constantTable()) {
        const double value = std::exp(here.at[static_cast<std::size_t>(info.constant)]);
        const std::vector<Support> support = supportOf(info.constant, samples, here);
        std::string text;
        for (const Support& one : support) {
            char figure[32];
            std::snprintf(figure, sizeof figure, " %+.1f %%", 100 * one.moved);
            text += (text.empty() ? "" : ", ") + one.source + figure;
        }
        const bool isFitted = info.fitted == Fitted::Runs;
        const bool isStuck = isFitted && isAtBound(info, value);
        const bool isAlone = isFitted && support.size() == 1;
        std::printf("%-32s %12.5g %12.5g %12.5g %12.5g %-8s %s%s%s\n", info.name.data(), info.prior, value, info.low, info.high,
                    nameOf(info.fitted).data(), isStuck ? "AT BOUND " : "", isAlone ? "ONE SOURCE " : "",
                    text.empty() ? "none by itself" : text.c_str());
        atBound += isStuck ? " " + std::string(info.name) : "";
        ofOneSource += isAlone ? " " + std::string(info.name) : "";
    }
    std::printf("warning: at a bound:%s\nwarning: supported by one source:%s\n", atBound.empty() ? " none" : atBound.c_str(),
                ofOneSource.empty() ? " none" : ofOneSource.c_str());
}

void printCarried(const LeftOut& left, const std::vector<double>& all)
{
    constexpr std::size_t kMost = 4;
    constexpr double kNoticed = 0.05;
    std::printf("\nconstants that move most without a source:\n");
    for (const auto& [source, logarithms] : left.logarithms) {
        std::vector<std::pair<double, std::string_view>> moves;
        for (const ConstantInfo& info : constantTable()) {
            const auto j = static_cast<std::size_t>(info.constant);
            moves.emplace_back(logarithms[j] - all[j], info.name);
        }
        std::stable_sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return std::abs(a.first) > std::abs(b.first); });
        std::printf("%-32s", source.c_str());
        for (std::size_t i = 0; i < kMost && std::abs(moves[i].first) > kNoticed; ++i)
            std::printf("  %s %+.0f %%", moves[i].second.data(), 100 * std::expm1(moves[i].first));
        std::printf("\n");
    }
}

}  // namespace shardscope::calibration
