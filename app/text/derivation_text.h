// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/explain/derivation.h"
#include "widgets/controls/standing.h"

namespace shardscope {

/// "61.2 GiB"; "yes" or "no" of what is a comparison.
[[nodiscard]] QString derivationValue(const Derivation& derivation);
[[nodiscard]] QString derivationExactValue(const Derivation& derivation);
[[nodiscard]] QString derivationName(const Derivation& derivation);

/// "vendor table", and how far that can be trusted.
[[nodiscard]] QString trustName(Trust trust);
[[nodiscard]] Standing standingOf(Trust trust);

/// How far the figure can be off and what that rests on; empty where it was not held against runs.
[[nodiscard]] QString derivationBand(const Derivation& derivation);

/// The whole derivation as indented lines, for the clipboard.
[[nodiscard]] QString derivationText(const Derivation& derivation);

}  // namespace shardscope
