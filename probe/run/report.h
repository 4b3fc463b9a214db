// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include "probe/stage/line_output.h"

namespace shardscope::probe {

/// Writes the messages of the run: lines for a program, or, on a terminal, sentences for a person. Only rank 0 writes.
class Report {
public:
    enum class Form { Lines, Sentences, Nothing };

    explicit Report(Form form) : m_form(form), m_lines(1) {}

    void say(const Message& message);
    /// Writes a sign of life, at most one per second.
    void beat();

private:
    const Form m_form;
    LineOutput m_lines;
    std::chrono::steady_clock::time_point m_lastBeat{};
};

/// Returns the message for a person; empty where there is none.
[[nodiscard]] std::string sentenceOf(const Message& message);

}  // namespace shardscope::probe
