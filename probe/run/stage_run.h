// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "probe/io/line_reader.h"
#include "probe/io/poller.h"
#include "probe/run/child.h"
#include "probe/run/stage_watch.h"

namespace shardscope::probe {

/// One stage in its process, from start to end. Whatever the process does, this ends and reports the outcome.
class StageRun {
public:
    /// Receives the stage's messages, except its end and its signs of life.
    using Hear = std::function<void(const Message& message)>;

    StageRun(const StageInfo& stage, const std::vector<std::string>& words, double patience, Poller& poller, Hear hear);
    ~StageRun();
    StageRun(const StageRun&) = delete;
    StageRun& operator=(const StageRun&) = delete;

    /// Supervises the process, to be called often. Returns true once it has ended.
    [[nodiscard]] bool hasEnded();
    /// Returns the outcome. Precondition: hasEnded().
    [[nodiscard]] const StageEnded& ending() const { return m_ending; }
    void tell(const Shared& shared);
    /// Asks the process to end, and kills it after a second. It then has this outcome.
    void stop(StageOutcome outcome, const std::string& why);

private:
    using Clock = StageWatch::Clock;
    void take(const std::string& line);
    void log(const std::string& line);
    void read(LineReader& reader, int descriptor);
    void readRest();
    void finish(int status);

    const StageInfo m_stage;
    Poller& m_poller;
    Hear m_hear;
    const Clock::time_point m_start = Clock::now();
    Child m_child;
    StageWatch m_watch;
    LineReader m_lines;
    LineReader m_errors;
    std::optional<StageEnded> m_report;   ///< the stage's own
    std::optional<StageEnded> m_stopped;  ///< why it was asked to end
    std::optional<Clock::time_point> m_killAt;
    std::string m_lastLog;
    int m_logs = 0;  ///< lines
    StageEnded m_ending;
    bool m_hasEnded = false;
};

}  // namespace shardscope::probe
