// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/launch/launch_import.h"
#include "core/text/message_text.h"

namespace shardscope {

/// Why a note is there, in the locale's language.
[[nodiscard]] std::string importReason(const ImportNote& note, const Locale& locale = {});

/// Where a note is of: "run.sh line 14", or "run.sh" where no line says it.
[[nodiscard]] std::string importPlace(const ImportNote& note, const std::string& file, const Locale& locale = {});

/// What an import ignored, assumed and could not know, a line each that names the file's line; first how many settings each is. Ends in a line
/// feed.
[[nodiscard]] std::string importNotesText(const ImportedLaunch& imported, const std::string& file);

/// Every unknown fact with its line and the reason, as sentences on one line.
[[nodiscard]] std::string importUnknownText(const ImportedLaunch& imported, const std::string& file);

/// What the command line says of a file that leaves facts unknown, and how to give them. Without a line feed.
[[nodiscard]] std::string importRefusalText(const std::string& file);

}  // namespace shardscope
