// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/explain/derivation.h"

namespace shardscope::cli {

/// Returns a derivation as a table: the figure, its inputs, and theirs, each with its formula and a number for its source; deeper inputs
/// name the field that explains them. The whole tree is in the JSON document.
[[nodiscard]] std::string derivationText(const Derivation& derivation, const Terminal& terminal);

}  // namespace shardscope::cli
