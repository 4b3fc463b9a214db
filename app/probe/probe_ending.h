// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "probe/protocol/message.h"

namespace shardscope {

/// How a run of the helper program ended, once in every run.
enum class ProbeEnd {
    Done,       ///< it reported its result, and measured
    Cancelled,  ///< by a person
    Failed,     ///< it reported a failure, or could not be started
    Crashed,    ///< it crashed
    Lost,       ///< its heartbeat stopped, or it ended without a message
};

struct ProbeEnding {
    ProbeEnd end = ProbeEnd::Lost;
    QString what;    ///< in a sentence
    QString remedy;  ///< the remedy; may be empty
};

/// The facts about a process that has ended.
struct ProbeExit {
    bool isStarted = true;
    QString startProblem;      ///< why it could not be started
    bool isCancelled = false;  ///< a person asked for it
    bool isSilent = false;     ///< it was ended because its heartbeat stopped
    bool isForeign = false;    ///< it was ended because it speaks another protocol
    bool isKilled = false;     ///< it ended by a signal
    int status = 0;            ///< else
    std::optional<probe::RunResult> result;
    std::optional<probe::Problem> problem;  ///< its last problem, else why its first stage is not done
    QString lastWords;                      ///< the last line of its standard error
};

[[nodiscard]] ProbeEnding endingOf(const ProbeExit& exit);

}  // namespace shardscope
