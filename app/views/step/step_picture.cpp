// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_picture.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

#include "app/text/error_sentence.h"
#include "app/views/base/estimate_text.h"
#include "core/step/basis.h"

namespace shardscope {

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
    Result<Estimate> estimated = estimate(std::move(copy));
    if (!estimated) {
        changed.error = estimated.error();
        return changed;
    }
    changed.estimate = std::make_shared<const Estimate>(std::move(estimated).value());
    if (!changed.estimate->isLegal())
        return changed;
    changed.step = changed.estimate->step();
    changed.error = changed.estimate->stepProblem();
    return changed;
}

QString whyNoStep(const ChangedStep& changed)
{
    if (changed.step)
        return {};
    if (changed.error)
        return errorSentence(*changed.error);
    return changed.estimate ? whyImpossible(*changed.estimate) : QString();
}

std::shared_ptr<const StepPicture> stepPicture(const Scenario& scenario, const Changes& changes, int rank)
{
    auto picture = std::make_shared<StepPicture>();
    picture->changed = changedStep(scenario, changes);
    const ChangedStep& changed = picture->changed;
    if (!changed.step)
        return picture;
    if (!changes.empty()) {
        const ChangedStep before = changedStep(scenario, {});
        if (before.step)
            picture->before = before.step->step;
    }
    const int shown = std::clamp(rank, 0, changed.estimate->plan().pp - 1);
    picture->streams = stepStreams(*changed.estimate->basis(), *changed.step, shown);
    picture->sums = streamSums(picture->streams);
    return picture;
}

}  // namespace shardscope
