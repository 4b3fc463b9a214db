// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/step_findings.h"

#include <optional>

#include "core/step/basis.h"
#include "core/step/closed_form.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// Shares of the step below this are rounding.
constexpr double kWorthSaying = 1e-6;

Finding hint(std::string id, Seconds seconds, Seconds alone, std::string source)
{
    Finding finding;
    finding.id = std::move(id);
    finding.severity = Severity::Hint;
    finding.numbers = {{"seconds", seconds.value()}, {"alone", alone.value()}};
    finding.source = std::move(source);
    return finding;
}

void addOverlap(std::vector<Finding>& findings, const OverlapGain& gain, Seconds step, std::string what, std::string path)
{
    if (gain.with - gain.without <= step * kWorthSaying)
        return;
    Finding finding = hint("overlap-does-not-pay", gain.with, gain.without, "the time model's overlap.contention and data.share");
    finding.numbers.emplace_back("what", std::move(what));
    finding.nearest = {{std::move(path), {false}}};
    findings.push_back(std::move(finding));
}

Seconds busy(const std::vector<Passes>& stages)
{
    Seconds sum;
    for (const Passes& stage : stages)
        sum += stage.forward.total() + stage.backward().total();
    return sum;
}

/// A step and that of another scenario where it has a closed form, else the work of a micro-batch in both.
OverlapGain compared(const StepEstimate& here, const Scenario& there)
{
    const StepInputs other = stepInputs(Basis(there));
    std::vector<double> ends;
    const std::optional<Seconds> step = closedFormStep(other, ends);
    return step ? OverlapGain{here.step, *step} : OverlapGain{busy(here.stages), busy(other.stages)};
}

/// Gradients that leave with every micro-batch share memory and wire with each layer's backward.
OverlapGain reduceInEveryPass(const Scenario& scenario, const StepEstimate& step)
{
    Scenario after = scenario;
    after.plan.overlap.gradReduce = false;
    return compared(step, after);
}

void addPrecision(std::vector<Finding>& findings, const Scenario& scenario, const StepEstimate& step)
{
    const Precision precision = scenario.training.precision;
    if (precision != Precision::Fp8 && precision != Precision::Fp4)
        return;
    Scenario wide = scenario;
    wide.training.precision = Precision::Bf16;
    const OverlapGain gain = compared(step, wide);
    if (gain.with - gain.without <= gain.with * kWorthSaying)
        return;
    Finding finding = hint("low-precision-slower", gain.with, gain.without, "the time model's casts (fp8.cast) and launches (host.fp8)");
    finding.numbers.emplace_back("precision", std::string(nameOf(precision)));
    finding.nearest = {{"training.precision", {std::string(nameOf(Precision::Bf16))}}};
    findings.push_back(std::move(finding));
}

}  // namespace

std::vector<Finding> stepFindings(const Scenario& scenario, const StepEstimate& step)
{
    std::vector<Finding> findings;
    const bool everyPass = step.traffic.reducesEveryPass && !step.traffic.gathersEveryPass && scenario.plan.overlap.gradReduce;
    addOverlap(findings, everyPass ? reduceInEveryPass(scenario, step) : step.gradReduce, step.step, "the gradients' reduction", "plan.overlap.grad_reduce");
    addOverlap(findings, step.paramGather, step.step, "the gathering of weights", "plan.overlap.param_gather");
    addPrecision(findings, scenario, step);
    return findings;
}

}  // namespace shardscope
