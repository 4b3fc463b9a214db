// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "core/io/text_sink.h"

namespace shardscope::cli {

/// The exit status of the program (contract.md, "Exit status").
enum class ExitStatus {
    Answered = 0,
    NoSuchThing = 1,  ///< well-formed, but the plan is illegal, or nothing fits
    BadInput = 2,     ///< bad usage or malformed input: nothing on standard output
    Fault = 3,        ///< a fault of the program itself
};

/// The output of a command on standard output and standard error. A command that cannot answer returns an Error instead.
struct Answer {
    std::string text;
    ExitStatus status = ExitStatus::Answered;
    std::function<void(const TextSink&)> stream{};  ///< writes the rest, too long for memory, after the text; may be empty
    std::string remarks{};                          ///< for standard error, whole lines; may be empty
};

}  // namespace shardscope::cli
