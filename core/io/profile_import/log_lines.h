// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shardscope {

struct LogTextLine {
    std::size_t number = 0;  ///< from 1
    std::string text;        ///< without colours, and without what launchers put before it
};

/// Returns the lines of a log, without lines of megabytes. A carriage return also ends a line, for progress bars.
[[nodiscard]] std::vector<LogTextLine> logLines(std::string_view text);

/// Returns the line without the prefixes of mpirun --tag-output ("[1,0]<stdout>:"), srun -l ("0: "), Intel MPI ("[0] ") and SkyPilot
/// ("(head, rank=0, pid=3808) "), in any sequence, and without spaces around it.
[[nodiscard]] std::string_view withoutPrefixes(std::string_view line);

[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view line);

/// Returns the whole word as a number: "1_024" is 1024. Empty for "N/A", "nan" and words.
[[nodiscard]] std::optional<double> numberOf(std::string_view word);

/// Returns the word after `label`, up to a space, comma or bracket; empty where the label is missing.
[[nodiscard]] std::string_view wordAfter(std::string_view line, std::string_view label);

/// Returns the number with at most five digits, for a sentence.
[[nodiscard]] std::string shortNumber(double value);

[[nodiscard]] std::string lowerCase(std::string_view text);

}  // namespace shardscope
