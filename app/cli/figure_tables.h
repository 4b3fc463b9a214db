// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"

namespace shardscope::cli {

/// Returns every quantity of an estimate and its derivations: name, formula, source.
[[nodiscard]] std::string figureTable(const Terminal& terminal);
/// Returns every constant of the time model: value, bounds, source.
[[nodiscard]] std::string constantTableText(const Terminal& terminal);

}  // namespace shardscope::cli
