// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/launch/launch_import.h"
#include "core/text/message_text.h"

namespace shardscope {

/// Returns the reason of a note, in the locale's language.
[[nodiscard]] std::string importReason(const ImportNote& note, const Locale& locale = {});

/// Returns the place of a note: "run.sh line 14", or "run.sh" where no line states it.
[[nodiscard]] std::string importPlace(const ImportNote& note, const std::string& file, const Locale& locale = {});

/// Returns the ignored, assumed and unknown settings of an import, one per line with the file's line, after their counts. Ends in a line
/// feed.
[[nodiscard]] std::string importNotesText(const ImportedLaunch& imported, const std::string& file);

/// Returns every unknown fact with its line and the reason, as sentences on one line.
[[nodiscard]] std::string importUnknownText(const ImportedLaunch& imported, const std::string& file);

/// Returns the command line's message on a file with unknown facts, and how to supply them. Without a line feed.
[[nodiscard]] std::string importRefusalText(const std::string& file);

}  // namespace shardscope
