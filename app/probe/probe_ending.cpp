// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/probe_ending.h"

#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString told(const std::string& text) { return QString::fromStdString(text); }

/// `exit_status.h` of the probe, which the window doesn't see.
enum Status { BadUsage = 2 };

QString keptText() { return tr("The stages finished before are kept."); }

ProbeEnding endingOf(const probe::RunResult& result, const std::optional<probe::Problem>& problem)
{
    const QString stages = tr("%1 of %2 stages finished").arg(result.done).arg(result.planned);
    const QString fix = problem ? told(problem->fix) : QString();
    const QString why = problem ? told(problem->text) : told(result.text);
    switch (result.outcome) {
    case probe::RunOutcome::Complete:
        return {ProbeEnd::Done, tr("Measured: %1.").arg(stages), {}};
    case probe::RunOutcome::Partial:
        if (result.done == 0)
            break;
        return {ProbeEnd::Done, tr("Partly measured: %1.").arg(stages),
                tr("For every other stage, the list shows the reason and what to do.")};
    case probe::RunOutcome::Cancelled:
        return {ProbeEnd::Cancelled, tr("Cancelled: %1.").arg(stages), keptText()};
    case probe::RunOutcome::NoDevice:
        return {ProbeEnd::Failed, why, tr("Measure the processor instead, or import a profile measured elsewhere.")};
    case probe::RunOutcome::Failed:
        break;
    }
    if (result.done > 0)
        return {ProbeEnd::Failed, tr("%1 (%2)", "what went wrong (3 of 12 stages are done)").arg(told(result.text), stages),
                tr("The finished stages are kept in this window. Free some disk space, then save the profile.")};
    return {ProbeEnd::Failed, tr("Nothing could be measured: %1").arg(why),
            fix.isEmpty() ? tr("See the log, fix the problem and measure again.") : fix};
}

}  // namespace

ProbeEnding endingOf(const ProbeExit& exit)
{
    if (!exit.isStarted)
        return {ProbeEnd::Failed, tr("shardscope-probe could not be started: %1.").arg(exit.startProblem),
                tr("Check that the file exists and is executable, or set SHARDSCOPE_PROBE to another one.")};
    if (exit.isForeign)
        return {ProbeEnd::Failed, tr("This shardscope-probe and this window have different versions and cannot work together."),
                tr("Install both from the same package, or build both from the same source.")};
    if (exit.result)
        return endingOf(*exit.result, exit.problem);
    if (exit.isCancelled)
        return {ProbeEnd::Cancelled, tr("Cancelled: shardscope-probe did not respond and was terminated."), keptText()};
    if (exit.isSilent)
        return {ProbeEnd::Lost, tr("shardscope-probe stopped responding and was terminated."),
                keptText() + u' ' + tr("A hanging GPU driver can cause this. Check dmesg, then measure again.")};
    if (exit.isKilled)
        return {ProbeEnd::Crashed, tr("shardscope-probe was killed or crashed."),
                keptText() + u' ' +
                    tr("Measure again. If it happens again, check the log and dmesg; the machine may have run out of memory.")};
    if (exit.status == BadUsage)
        return {ProbeEnd::Failed, exit.lastWords.isEmpty() ? tr("shardscope-probe rejected the requested measurement.") : exit.lastWords,
                tr("Change the settings of the measurement and measure again.")};
    return {ProbeEnd::Lost, tr("shardscope-probe ended without a result (exit status %1).").arg(exit.status),
            keptText() + u' ' + tr("Measure again. The last messages are in the log.")};
}

}  // namespace shardscope
