// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "probe/protocol/message.h"

namespace shardscope {

/// How a run of the helper program ended, once in every run.
enum class ProbeEnd {
    Done,       ///< it said its result, and measured
    Cancelled,  ///< by a person
    Failed,     ///< it said why it could not, or could not be started
    Crashed,    ///< it died
    Lost,       ///< it gave no sign of life, or left without a word
};

struct ProbeEnding {
    ProbeEnd end = ProbeEnd::Lost;
    QString what;    ///< in a sentence
    QString remedy;  ///< what to do; may be empty
};

/// Holds what is known of a process that has ended.
struct ProbeExit {
    bool isStarted = true;
    QString startProblem;      ///< of one that could not be started
    bool isCancelled = false;  ///< a person asked for it
    bool isSilent = false;     ///< it was ended because it gave no sign of life
    bool isForeign = false;    ///< it was ended because it speaks another protocol
    bool isKilled = false;     ///< it ended by a signal
    int status = 0;            ///< else
    std::optional<probe::RunResult> result;
    std::optional<probe::Problem> problem;  ///< what it told last, else why its first stage is not done
    QString lastWords;                      ///< the last line of its standard error
};

[[nodiscard]] ProbeEnding endingOf(const ProbeExit& exit);

}  // namespace shardscope
