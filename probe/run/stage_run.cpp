// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/run/stage_run.h"

#include <csignal>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace shardscope::probe {
namespace {

constexpr std::size_t kLongestLog = 2000;
constexpr int kMostLogs = 1000;
constexpr int kMostRest = 256;  // times 64 KiB

/// Whether a stage may say this; the rest is said by its parent only.
bool isOfStage(const Message& message)
{
    return std::holds_alternative<Progress>(message) || std::holds_alternative<SampleTaken>(message) ||
           std::holds_alternative<Check>(message) || std::holds_alternative<DeviceFound>(message) || std::holds_alternative<Log>(message) ||
           std::holds_alternative<Shared>(message);
}

}  // namespace

StageRun::StageRun(const StageInfo& stage, const std::vector<std::string>& words, double patience, Poller& poller, Hear hear)
    : m_stage(stage),
      m_poller(poller),
      m_hear(std::move(hear)),
      m_child(words),
      m_watch(stage, patience, m_start),
      m_lines([this](const std::string& line) { take(line); }),
      m_errors([this](const std::string& line) { log(line); })
{
    m_ending.stage = stage.id;
    if (!m_child.isRunning()) {
        m_ending.outcome = StageOutcome::Failed;
        m_ending.text = "its process could not be started";
        m_hasEnded = true;
        return;
    }
    m_poller.watch(m_child.output(), [this] { read(m_lines, m_child.output()); });
    m_poller.watch(m_child.log(), [this] { read(m_errors, m_child.log()); });
}

StageRun::~StageRun()
{
    m_poller.forget(m_child.output());
    m_poller.forget(m_child.log());
}

void StageRun::read(LineReader& reader, int descriptor)
{
    if (!reader.readFrom(descriptor))
        m_poller.forget(descriptor);
}

void StageRun::take(const std::string& line)
{
    std::optional<Message> message = parseMessage(line);
    if (message && std::holds_alternative<StageEnded>(*message)) {
        m_report = std::get<StageEnded>(*message);
    } else if (message && std::holds_alternative<Heartbeat>(*message)) {
        m_watch.sign(Clock::now());
    } else if (message && isOfStage(*message)) {
        m_watch.sign(Clock::now());
        m_hear(*message);
    } else if (!line.empty()) {
        // No sign of life: who prints for ever hangs, too.
        log(line);
    }
}

/// Endless output does not fill the window.
void StageRun::log(const std::string& line)
{
    m_lastLog = line.substr(0, kLongestLog);
    if (++m_logs < kMostLogs)
        m_hear(Log{m_stage.id, m_lastLog});
    else if (m_logs == kMostLogs)
        m_hear(Log{m_stage.id, "what it prints from here on is left out"});
}

void StageRun::tell(const Shared& shared)
{
    const std::string line = messageLine(shared) + '\n';
    (void)!::write(m_child.input(), line.data(), line.size());
}

void StageRun::stop(StageOutcome outcome, const std::string& why)
{
    if (m_stopped || m_hasEnded)
        return;
    m_stopped = StageEnded{m_stage.id, outcome, 0, why, {}};
    m_child.signal(SIGTERM);
    m_killAt = Clock::now() + std::chrono::seconds(1);
}

bool StageRun::hasEnded()
{
    if (m_hasEnded)
        return true;
    const Clock::time_point now = Clock::now();
    if (const std::optional<std::string> why = m_watch.overdue(now))
        stop(StageOutcome::TimedOut, *why + "; it was killed");
    if (m_killAt && now >= *m_killAt)
        m_child.signal(SIGKILL);
    if (int status = 0; m_child.hasEnded(status))
        finish(status);
    return m_hasEnded;
}

/// Reads the output of the ended process. Its children may hold the pipes open, so there is no wait for their ends.
void StageRun::readRest()
{
    for (auto [reader, descriptor] : {std::pair{&m_lines, m_child.output()}, std::pair{&m_errors, m_child.log()}}) {
        pollfd rest{descriptor, POLLIN, 0};
        for (int reads = 0; reads<kMostRest&& ::poll(&rest, 1, 0)> 0; ++reads) {
            if (!reader->readFrom(descriptor))
                break;
        }
    }
}

void StageRun::finish(int status)
{
    m_hasEnded = true;
    m_child.signal(SIGKILL);  // what it started
    readRest();
    m_ending.seconds = std::chrono::duration<double>(Clock::now() - m_start).count();
    if (m_stopped && !(m_report && m_report->outcome == StageOutcome::Done)) {
        m_ending.outcome = m_stopped->outcome;
        m_ending.text = m_stopped->text;
    } else if (m_report && WIFEXITED(status)) {
        m_ending.outcome = m_report->outcome;
        m_ending.text = m_report->text;
        m_ending.fix = m_report->fix;
    } else {
        m_ending.outcome = StageOutcome::Crashed;
        m_ending.text = "the stage " + endingText(status) + (m_lastLog.empty() ? "" : "; the last it said: " + m_lastLog);
    }
}

}  // namespace shardscope::probe
