// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/tried_changes.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "app/views/step/step_ladders.h"
#include "core/estimate/estimate.h"
#include "core/scenario/scenario.h"
#include "core/step/step.h"
#include "core/trust/fit.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

QString triedText(const char* text) { return QCoreApplication::translate("StepView", text); }

}  // namespace

Changes tryingToo(Changes tried, const Change& change)
{
    const auto same = std::find_if(tried.begin(), tried.end(), [&](const Change& each) { return each.path == change.path; });
    if (same == tried.end())
        tried.push_back(change);
    else
        same->value = change.value;
    return tried;
}

Changes notYetReal(Changes tried, const Scenario& scenario)
{
    const auto isReal = [&](const Change& change) { return findParameter(change.path)->get(scenario) == change.value; };
    tried.erase(std::remove_if(tried.begin(), tried.end(), isReal), tried.end());
    return tried;
}

QString triedVerdict(const StepPicture& picture)
{
    const ChangedStep& changed = picture.changed;
    if (!changed.step)
        return triedText("Tried: there is no such plan.");
    const double now = changed.step->step.value();
    QString sentence = triedText("Tried: a step of %1").arg(stepTimeText(now));
    if (picture.before) {
        const double difference = now - picture.before->value();
        sentence += triedText(", %1 or %2 against the plan as it is")
                        .arg(signedText(difference, stepTimeText(std::abs(difference))),
                             signedText(difference, percentText(std::abs(difference) / picture.before->value())));
    }
    if (const Fit fit = changed.estimate->fit(); fit != Fit::Fits)
        sentence += fit == Fit::Tight ? triedText("; it is tight") : triedText("; it does not fit");
    return sentence + u'.';
}

}  // namespace shardscope
