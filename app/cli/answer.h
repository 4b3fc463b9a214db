// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "core/io/text_sink.h"

namespace shardscope::cli {

/// Says what the caller's shell sees (contract.md, "Exit status").
enum class ExitStatus {
    Answered = 0,
    NoSuchThing = 1,  ///< well-formed, but the plan is illegal, or nothing fits
    BadInput = 2,     ///< bad usage or malformed input: nothing on standard output
    Fault = 3,        ///< of the program itself
};

/// Holds what a command has to say on standard output, and what of it on standard error. A command that cannot answer returns an Error
/// instead.
struct Answer {
    std::string text;
    ExitStatus status = ExitStatus::Answered;
    std::function<void(const TextSink&)> stream{};  ///< writes what follows the text and is too long to be held; may be empty
    std::string remarks{};                          ///< for standard error, whole lines; may be empty
};

}  // namespace shardscope::cli
