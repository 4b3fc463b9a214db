// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/launch_shown.h"

#include "app/text/parameter_text.h"
#include "app/views/base/core_text.h"
#include "widgets/text/tr.h"

namespace shardscope {

LaunchShown launchShown(const LaunchExport& launch)
{
    const QString version = toText(launch.version);
    LaunchShown shown;
    if (!launch.refusals.empty()) {
        shown.verdict = tr("Refused by %1").arg(version);
        shown.tone = ColorRole::Error;
        shown.lead = tr("The plan breaks rules:");
        for (const Finding& finding : launch.refusals)
            shown.sentences << findingSentence(finding);
        return shown;
    }
    for (const Finding& change : launch.changes)
        shown.sentences << findingSentence(change);
    switch (launch.verdict) {
    case LaunchVerdict::Exact:
        shown.verdict = tr("Exact, for %1").arg(version);
        break;
    case LaunchVerdict::Approximate:
        shown.verdict = tr("Approximate, for %1").arg(version);
        shown.tone = ColorRole::Warning;
        shown.lead = tr("The files differ from the plan:");
        break;
    case LaunchVerdict::NotExpressible:
        shown.verdict = tr("Not expressible for %1").arg(version);
        shown.tone = ColorRole::Error;
        shown.lead = tr("This launcher lacks a part of the plan:");
        return shown;
    }
    shown.note = tr("Learning rate, steps, rope base, epsilon, tokenizer and data are placeholders: put in your own.");
    return shown;
}

}  // namespace shardscope
