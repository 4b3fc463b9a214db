// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/explain/derivation.h"

namespace shardscope::cli {

/// A derivation as a table: the figure, what it is made of, and what that is made of, each with its formula and a number for
/// its source; what goes deeper names the field that explains it. The whole tree is in the JSON document.
[[nodiscard]] std::string derivationText(const Derivation& derivation, const Terminal& terminal);

}  // namespace shardscope::cli
