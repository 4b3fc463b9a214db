// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include "probe/stage/line_output.h"

namespace shardscope::probe {

/// Writes what the run says: lines for a program, or, on a terminal, sentences for a person. A rank beyond 0 says nothing.
class Report {
public:
    enum class Form { Lines, Sentences, Nothing };

    explicit Report(Form form) : m_form(form), m_lines(1) {}

    void say(const Message& message);
    /// A sign of life, at most one a second.
    void beat();

private:
    const Form m_form;
    LineOutput m_lines;
    std::chrono::steady_clock::time_point m_lastBeat{};
};

/// The message for a person; empty where there is nothing to say.
[[nodiscard]] std::string sentenceOf(const Message& message);

}  // namespace shardscope::probe
