// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/probe_ending.h"

#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString told(const std::string& text) { return QString::fromStdString(text); }

/// `exit_status.h` of the probe, which the window doesn't see.
enum Status { BadUsage = 2 };

QString keptText() { return tr("What was finished before is kept."); }

ProbeEnding endingOf(const probe::RunResult& result, const std::optional<probe::Problem>& problem)
{
    const QString stages = tr("%1 of %2 stages are done").arg(result.done).arg(result.planned);
    const QString fix = problem ? told(problem->fix) : QString();
    const QString why = problem ? told(problem->text) : told(result.text);
    switch (result.outcome) {
    case probe::RunOutcome::Complete:
        return {ProbeEnd::Done, tr("Measured: %1.").arg(stages), {}};
    case probe::RunOutcome::Partial:
        if (result.done == 0)
            break;
        return {ProbeEnd::Done, tr("Partly measured: %1.").arg(stages),
                tr("The list says of each other stage why it is not, and what mends it.")};
    case probe::RunOutcome::Cancelled:
        return {ProbeEnd::Cancelled, tr("Cancelled: %1.").arg(stages), keptText()};
    case probe::RunOutcome::NoDevice:
        return {ProbeEnd::Failed, why, tr("Measure the processor instead, or import what was measured elsewhere.")};
    case probe::RunOutcome::Failed:
        break;
    }
    if (result.done > 0)
        return {ProbeEnd::Failed, tr("%1 (%2)", "what went wrong (3 of 12 stages are done)").arg(told(result.text), stages),
                tr("What was finished is kept in this window: make room on the disk, then save the profile.")};
    return {ProbeEnd::Failed, tr("Nothing could be measured: %1").arg(why),
            fix.isEmpty() ? tr("See the log, mend it and measure again.") : fix};
}

}  // namespace

ProbeEnding endingOf(const ProbeExit& exit)
{
    if (!exit.isStarted)
        return {ProbeEnd::Failed, tr("shardscope-probe could not be started: %1.").arg(exit.startProblem),
                tr("See that the file is there and may be executed, or name another one in SHARDSCOPE_PROBE.")};
    if (exit.isForeign)
        return {ProbeEnd::Failed, tr("This shardscope-probe speaks another language than this window: it is of another version."),
                tr("Install both from one package, or build both from one source.")};
    if (exit.result)
        return endingOf(*exit.result, exit.problem);
    if (exit.isCancelled)
        return {ProbeEnd::Cancelled, tr("Cancelled: it did not answer and was ended."), keptText()};
    if (exit.isSilent)
        return {ProbeEnd::Lost, tr("shardscope-probe gave no sign of life any more and was ended."),
                keptText() + u' ' + tr("A driver that hangs takes its program with it: look at dmesg, then measure again.")};
    if (exit.isKilled)
        return {ProbeEnd::Crashed, tr("shardscope-probe was killed, or crashed."),
                keptText() + u' ' + tr("Measure again; where it happens again, the log and dmesg say more (out of memory?).")};
    if (exit.status == BadUsage)
        return {ProbeEnd::Failed, exit.lastWords.isEmpty() ? tr("shardscope-probe refused what it was asked for.") : exit.lastWords,
                tr("Change what is asked for and measure again.")};
    return {ProbeEnd::Lost, tr("shardscope-probe left without its result (exit status %1).").arg(exit.status),
            keptText() + u' ' + tr("Measure again; the log has its last words.")};
}

}  // namespace shardscope
