// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/run/session.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

#include "core/io/hardware_profile_json.h"
#include "core/platform/atomic_file.h"
#include "probe/api/fault.h"
#include "probe/run/run.h"
#include "probe/run/stage_plan.h"
#include "probe/run/unit_spread.h"

namespace shardscope::probe {
namespace {

std::string hostName()
{
    char name[256] = "";
    ::gethostname(name, sizeof name - 1);
    return name;
}

Report::Form formFor(const Settings& settings)
{
    if (settings.place.rank > 0)
        return Report::Form::Nothing;
    return ::isatty(STDOUT_FILENO) ? Report::Form::Sentences : Report::Form::Lines;
}

std::vector<std::string> wordsOf(const Options& options, const std::string& stage)
{
    std::vector<std::string> words{"shardscope-probe"};
    words.insert(words.end(), options.words.begin(), options.words.end());
    words.insert(words.end(), {"--backend", options.settings.backend, "--stage", stage});
    return words;
}

bool isDone(StageOutcome outcome) { return outcome == StageOutcome::Done; }

}  // namespace

Session::Session(const Options& options, const Backend& backend)
    : m_options(options),
      m_settings(options.settings),
      m_backend(backend),
      m_plan(plannedStages(backend, options.settings)),
      m_report(formFor(options.settings)),
      m_cancel(m_poller, options.endsWithInput),
      m_board(options.settings.place, m_poller, [this](const std::string& key, const std::string& value) { seen(key, value); }),
      m_profile(backend.origin(), m_plan, options.settings.quick)
{
}

ExitStatus Session::execute()
{
    greet();
    if (!m_settings.out.empty() && isFirst())
        m_saveProblem = problemWithWriting(m_settings.out);
    if (m_saveProblem.empty())
        m_firstProblem = gatherRanks();
    if (m_saveProblem.empty() && m_firstProblem.empty())
        runAll();
    return finish();
}

void Session::greet()
{
    Hello hello;
    hello.version = SHARDSCOPE_VERSION;
    hello.backend = std::string(m_backend.name());
    hello.host = hostName();
    hello.pid = ::getpid();
    hello.rank = m_settings.place.rank;
    hello.ranks = m_settings.place.ranks;
    hello.quick = m_settings.quick;
    hello.simulated = m_backend.origin() == ProfileOrigin::Simulated;
    hello.out = m_settings.out;
    m_report.say(hello);
    m_report.say(Plan{m_plan});
}

void Session::runAll()
{
    for (const StageInfo& stage : m_plan) {
        if (m_cancel.isAsked() || !m_board.lost().empty() || m_isAbandoned)
            return;
        const std::string missing = missingFor(stage, m_outcomes);
        if (missing.empty())
            conclude(stage, runOne(stage));
        else
            conclude(stage, withoutNeeded(stage, missing));
        if (&stage == &m_plan.front() && !isDone(m_outcomes[stage.id]))
            return;
    }
}

/// Ends a stage that cannot run here: what a machine hasn't is no fault of it: what needs that is not for this machine, either.
StageEnded Session::withoutNeeded(const StageInfo& stage, const std::string& missing) const
{
    const auto found = m_outcomes.find(missing);
    if (found != m_outcomes.end() && found->second == StageOutcome::Unavailable)
        return {stage.id, StageOutcome::Unavailable, 0, "it needs " + missing + ", which is unavailable", {}};
    return {stage.id, StageOutcome::Skipped, 0, "it needs " + missing + ", which is not done", {}};
}

StageEnded Session::runOne(const StageInfo& stage)
{
    m_stage = stage.id;
    if (!waitForAll("begin:" + stage.id, 60 * m_settings.patience)) {
        m_isAbandoned = true;
        return {stage.id, m_cancel.isAsked() ? StageOutcome::Cancelled : StageOutcome::Failed, 0, "the other ranks did not begin it", {}};
    }
    StageRun run(stage, wordsOf(m_options, stage.id), m_settings.patience, m_poller,
                 [this](const Message& message) { hear(message, m_settings.place.rank); });
    m_report.say(StageStarted{stage.id, stage.seconds});
    m_running = &run;
    tellWhatWasShared();
    const StageEnded ended = watch(run, stage);
    m_running = nullptr;
    return agree(stage, ended);
}

StageEnded Session::watch(StageRun& run, const StageInfo& stage)
{
    std::optional<std::chrono::steady_clock::time_point> troubleSince;
    while (!run.hasEnded()) {
        if (!turn() && m_cancel.isAsked())
            run.stop(StageOutcome::Cancelled, {});
        const std::string trouble = stage.together ? troubleElsewhere(stage.id) : std::string();
        const auto now = std::chrono::steady_clock::now();
        if (!trouble.empty() && !troubleSince)
            troubleSince = now;
        // The others may be about to find the same by themselves, and to say it better.
        if (troubleSince && now - *troubleSince > std::chrono::seconds(2))
            run.stop(StageOutcome::Failed, trouble);
    }
    return run.ending();
}

bool Session::turn()
{
    m_poller.wait(std::chrono::milliseconds(50));
    m_report.beat();
    if (m_cancel.isAsked() && !isAlone())
        m_board.share("cancel", "");
    return !m_cancel.isAsked() && m_board.lost().empty();
}

void Session::conclude(const StageInfo& stage, StageEnded ended)
{
    m_outcomes[stage.id] = ended.outcome;
    findSlowUnits(stage.id);
    m_profile.add(ended);
    m_report.say(ended);
    if (&stage == &m_plan.front() || m_plan.front().id == stage.id)
        m_firstProblem = ended.outcome == StageOutcome::Failed ? ended.text + (ended.fix.empty() ? "" : " " + ended.fix) : "";
    save();
}

void Session::findSlowUnits(const std::string& stage)
{
    for (const SlowUnit& slow : slowUnits(m_profile.samplesOf(stage))) {
        const std::string percent = std::to_string(static_cast<int>(slow.share * 100 + 0.5));
        hear(
            Check{stage, "slow-unit", CheckLevel::Warn,
                  "Unit " + std::to_string(slow.unit) + " takes " + percent + " % longer than the others over " +
                      std::to_string(slow.points) + " measurements: every collective with it waits for it.",
                  "Look at its temperature, clocks and power limit (of a GPU: nvidia-smi -q -d PERFORMANCE), and at what else runs on it."},
            m_settings.place.rank);
    }
}

void Session::save()
{
    if (m_settings.out.empty() || !isFirst() || !m_profile.hasMeasured())
        return;
    const bool isFull = parseFault(m_settings.fault).value_or(Fault{}).kind == FaultKind::FullDisk;
    const std::string problem = isFull ? std::strerror(ENOSPC) : writeAtomically(m_settings.out, profileToJson(m_profile.profile()));
    if (!problem.empty() && m_saveProblem != problem)
        m_report.say(
            Problem{m_settings.out + " can't be written: " + problem + ". The run goes on; what was written before is still there.",
                    "Make room, or give another --out: every further stage tries again."});
    m_saveProblem = problem;
    if (!problem.empty())
        return;
    m_savedTo = m_settings.out;
    int stages = 0;
    for (const auto& [stage, outcome] : m_outcomes)
        stages += isDone(outcome) ? 1 : 0;
    m_report.say(Saved{m_savedTo, stages});
}

ExitStatus Session::finish()
{
    RunResult result;
    result.planned = static_cast<int>(m_plan.size());
    bool isWhole = m_outcomes.size() == m_plan.size();
    for (const auto& [stage, outcome] : m_outcomes) {
        result.done += isDone(outcome) ? 1 : 0;
        isWhole = isWhole && (isDone(outcome) || outcome == StageOutcome::Unavailable);
    }
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
    result.file = m_savedTo;
    ExitStatus status = isWhole ? ExitStatus::Complete : ExitStatus::Partial;
    result.outcome = isWhole ? RunOutcome::Complete : RunOutcome::Partial;
    const auto end = [&](ExitStatus as, RunOutcome outcome, const std::string& text) {
        status = as;
        result.outcome = outcome;
        result.text = text;
    };
    const auto first = m_outcomes.find(m_plan.front().id);
    if (!m_saveProblem.empty())
        end(ExitStatus::NotWritten, RunOutcome::Failed, m_settings.out + " can't be written: " + m_saveProblem);
    else if (m_cancel.isAsked())
        end(ExitStatus::Cancelled, RunOutcome::Cancelled, {});
    else if (!m_firstProblem.empty())
        end(ExitStatus::Refused, RunOutcome::Failed, m_firstProblem);
    else if (first != m_outcomes.end() && first->second == StageOutcome::Unavailable)
        end(ExitStatus::NoDevice, RunOutcome::NoDevice, "nothing here that the backend " + std::string(m_backend.name()) + " measures");
    else if (!m_board.lost().empty())
        result.text = "rank " + std::to_string(*m_board.lost().begin()) + " is gone";
    else if (m_isAbandoned)
        result.text = "a rank does not answer";
    m_report.say(result);
    return status;
}

ExitStatus runStages(const Options& options)
{
    const Backend* backend = findBackend(options.settings.backend);
    return backend ? Session(options, *backend).execute() : ExitStatus::BadUsage;
}

}  // namespace shardscope::probe
