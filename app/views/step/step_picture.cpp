// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_picture.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

#include "app/text/core_text.h"
#include "app/text/error_sentence.h"
#include "app/text/estimate_text.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

ChangedStep stepOf(std::shared_ptr<const Estimate> estimate)
{
    ChangedStep step;
    step.estimate = std::move(estimate);
    if (!step.estimate->isLegal())
        return step;
    step.step = step.estimate->step();
    step.error = step.estimate->stepProblem();
    return step;
}

/// Returns whether the step is drawn, and says of a step that has too many blocks to draw, why; the estimate knows the rest of it.
bool isDrawn(StepPicture& picture)
{
    ChangedStep& changed = picture.changed;
    if (changed.step)
        changed.limits = checkShape(changed.estimate->plan().pipeline(), GroupChoice::Written, kMaxDrawnBlocks);
    if (!changed.limits.empty())
        changed.step = nullptr;
    return changed.step != nullptr;
}

void addStreams(StepPicture& picture, int rank)
{
    const ChangedStep& of = picture.changed;
    picture.streams = stepStreams(*of.estimate->basis(), *of.step, std::clamp(rank, 0, of.estimate->plan().pp - 1));
    picture.sums = streamSums(picture.streams);
}

}  // namespace

ChangedStep changedStep(const Scenario& scenario, const Changes& changes)
{
    ChangedStep changed;
    changed.changes = changes;
    Scenario copy = scenario;
    for (const Change& change : changes) {
        changed.error = setParameter(copy, *findParameter(change.path), change.value);
        if (changed.error)
            return changed;
    }
    Result<Estimate> estimated = estimate(std::move(copy), measuredEvidence());
    if (!estimated) {
        changed.error = estimated.error();
        return changed;
    }
    changed = stepOf(std::make_shared<const Estimate>(std::move(estimated).value()));
    changed.changes = changes;
    return changed;
}

QString whyNoStep(const ChangedStep& changed)
{
    if (changed.step)
        return {};
    if (changed.error)
        return errorSentence(*changed.error);
    if (!changed.limits.empty())
        return findingSentence(toFinding(changed.limits.front()));
    return changed.estimate ? whyImpossible(*changed.estimate) : QString();
}

std::shared_ptr<const StepPicture> stepPicture(const Scenario& scenario, const Changes& changes, int rank)
{
    auto picture = std::make_shared<StepPicture>();
    picture->changed = changedStep(scenario, changes);
    if (!isDrawn(*picture))
        return picture;
    if (!changes.empty()) {
        const ChangedStep before = changedStep(scenario, {});
        if (before.step)
            picture->before = before.step->step;
    }
    addStreams(*picture, rank);
    return picture;
}

std::shared_ptr<const StepPicture> stepPicture(std::shared_ptr<const Estimate> estimate, int rank)
{
    auto picture = std::make_shared<StepPicture>();
    picture->changed = stepOf(std::move(estimate));
    if (isDrawn(*picture))
        addStreams(*picture, rank);
    return picture;
}

}  // namespace shardscope
