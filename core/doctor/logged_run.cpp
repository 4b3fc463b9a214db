// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/logged_run.h"

#include <cmath>

#include "core/doctor/traced_case.h"
#include "core/estimate/estimate.h"
#include "core/scenario/scenario.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

EvidenceRow stepRow(const LogShape& shape)
{
    EvidenceRow row;
    row.kind = EvidenceKind::Host;
    row.what = "step " + std::to_string(shape.slow.steps.front()) + (shape.slow.steps.size() > 1 ? ", …" : "");
    row.count = static_cast<double>(shape.slow.steps.size());
    row.seconds = shape.slow.longest;
    row.expected = shape.steady;
    return row;
}

/// Returns the part of steps that are slow at a regular distance. The cause of others can only be guessed.
DiagnosisPart periodicPart(const LogShape& shape)
{
    DiagnosisPart part;
    part.id = PartId::Periodic;
    part.seconds = shape.slow.secondsPerStep;
    part.measured = part.seconds;
    part.sure = 0.9;
    part.evidence = {stepRow(shape)};
    part.sentence = said("Every {period} steps one takes up to {longest:short} s, the others {steady:short} s.",
                         {{"period", static_cast<double>(*shape.slow.period)}, {"longest", shape.slow.longest}, {"steady", shape.steady}});
    part.advice = said("Compare the distance with the intervals of checkpoints, evaluation, logging and garbage collection.");
    return part;
}

DiagnosisPart restPart(const Estimate& estimate, double seconds, double estimated)
{
    DiagnosisPart part;
    part.id = PartId::Unexplained;
    part.seconds = seconds;
    part.sure = surenessOf(seconds, estimated, bandOf(estimate));
    part.sentence = said("A log does not tell what a step spends its time on.");
    part.advice = said("Profile a few steps on every rank (torch.profiler, export_chrome_trace): multiplies, attention, the host, each "
                       "collective and the waiting for others can then be told apart.");
    return part;
}

void addNote(Diagnosis& diagnosis, std::string id, Severity severity, Message text)
{
    diagnosis.notes.push_back({std::move(id), severity, std::move(text)});
}

void noteChanges(Diagnosis& diagnosis, const LogShape& shape)
{
    for (const SpeedChange& change : shape.changes) {
        const bool slower = change.after > change.before;
        const std::vector<Argument> numbers{{"step", static_cast<double>(change.step)},
                                            {"before", change.before},
                                            {"after", change.after},
                                            {"share", std::abs(change.after / change.before - 1)}};
        addNote(
            diagnosis, slower ? "slowdown" : "speed-up", slower ? Severity::Warning : Severity::Hint,
            {slower
                 ? says("From step {step} on, steps are {share:percent} % slower: {before:short} s before, {after:short} s after. That is "
                        "a change, not noise.")
                 : says("From step {step} on, steps are {share:percent} % faster: {before:short} s before, {after:short} s after."),
             numbers});
    }
    if (shape.drift)
        addNote(diagnosis, "drift", Severity::Warning,
                said("Steps become slower or faster little by little: {first:short} s at step {begin}, {last:short} s at step {end}.",
                     {{"first", shape.drift->first},
                      {"begin", static_cast<double>(shape.drift->firstStep)},
                      {"last", shape.drift->last},
                      {"end", static_cast<double>(shape.drift->lastStep)}}));
}

void noteSlowSteps(Diagnosis& diagnosis, const LogShape& shape)
{
    if (shape.slow.steps.empty() || shape.slow.period)
        return;
    addNote(
        diagnosis, "slow-steps", Severity::Warning,
        said("{count} steps take up to {longest:short} s, at no regular distance; the first of them is step {step}. On average they add "
             "{seconds:short} s to a step: other jobs, the network or the file system may be the cause.",
             {{"count", static_cast<double>(shape.slow.steps.size())},
              {"longest", shape.slow.longest},
              {"step", static_cast<double>(shape.slow.steps.front())},
              {"seconds", shape.slow.secondsPerStep}}));
}

}  // namespace

Diagnosis diagnoseLog(const Estimate& estimate, const LoggedRun& run)
{
    const LogShape shape = logShape(run.steps);
    Diagnosis diagnosis;
    diagnosis.scenario = estimate.scenario().name;
    diagnosis.measuredStep = shape.mean;
    diagnosis.estimatedStep = estimate.step()->step.value();
    diagnosis.measuredPeak = run.peak;
    diagnosis.estimatedPeak = estimate.memory().allocated.value();
    double rest = diagnosis.difference();
    if (shape.slow.period) {
        diagnosis.parts.push_back(periodicPart(shape));
        rest -= diagnosis.parts.back().seconds;
    }
    diagnosis.parts.push_back(restPart(estimate, rest, diagnosis.estimatedStep));
    noteChanges(diagnosis, shape);
    noteSlowSteps(diagnosis, shape);
    if (shape.firstSteps > 0)
        addNote(diagnosis, "first-steps", Severity::Hint,
                said("Steps at the start that are not counted: {count}. They take {seconds:short} s longer than as many later ones: "
                     "compilers, caches, the "
                     "first allocations.",
                     {{"count", static_cast<double>(shape.firstSteps)}, {"seconds", shape.firstSeconds}}));
    addNote(diagnosis, "spread", Severity::Hint,
            said("{count} steps are counted. One differs from the next by {noise:percent} %.",
                 {{"count", static_cast<double>(shape.steadySteps)}, {"noise", shape.noise}}));
    if (run.isSmoothed)
        addNote(diagnosis, "smoothed", Severity::Hint,
                said("The log tells moving averages of the times (a progress bar's): single slow steps do not show."));
    UsedTrace used;
    used.file = run.file;
    used.seconds = shape.mean;
    for (const TimedStep& step : run.steps)
        used.steps.push_back(step.seconds);
    used.isDiagnosed = true;
    diagnosis.used.push_back(std::move(used));
    return diagnosis;
}

}  // namespace shardscope
