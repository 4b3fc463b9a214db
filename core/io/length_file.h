// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/lengths/length_distribution.h"

namespace shardscope {

/// The lengths of a file's documents, and how they were found.
struct LengthFile {
    LengthDistribution lengths;
    std::int64_t documents = 0;
    std::string counted;                  ///< "length", "num_tokens", "input_ids"; "text": bytes; empty: the lines are lengths
    std::optional<double> bytesPerToken;  ///< where texts were counted: the tokens are assumed
};

/// Counts the documents of a file (or of standard input for "-"), which is read in pieces and may be of any size; gzip is unpacked.
///
/// A line is a whole number of tokens, or a JSON object: a field "length" or "num_tokens", or a list "input_ids", is exact. All lines have
/// the form of the first; lines of white space are skipped. Objects with texts alone (text, prompt, completion, instruction, input, output,
/// question, answer, chosen, system, tools; the contents of messages or conversations) are counted as bytes over `bytesPerToken`, rounded
/// up; without it they are refused, as there is no tokenizer here. Measured with cl100k: 3.3 (GSM8K) to 4.9 (English answers) bytes per
/// token.
///
/// Errors, with "line N" as their pointer: BadUsage with the mistake and the remedy, JsonSyntax and the like of a line; FileNotFound,
/// FileUnreadable; BadUsage for a file without documents, for a line of more than 64 MiB and for more than 2^20 different lengths.
[[nodiscard]] Result<LengthFile> readLengthFile(const std::string& path, std::optional<double> bytesPerToken);

}  // namespace shardscope
