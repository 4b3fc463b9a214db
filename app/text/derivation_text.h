// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/explain/derivation.h"
#include "widgets/controls/standing.h"

namespace shardscope {

/// Returns "61.2 GiB"; "yes" or "no" for a comparison.
[[nodiscard]] QString derivationValue(const Derivation& derivation);
[[nodiscard]] QString derivationExactValue(const Derivation& derivation);
[[nodiscard]] QString derivationName(const Derivation& derivation);

/// Return "vendor table", and how far it can be trusted.
[[nodiscard]] QString trustName(Trust trust);
[[nodiscard]] Standing standingOf(Trust trust);

/// Returns the figure's band and its basis; empty where it was not compared with runs.
[[nodiscard]] QString derivationBand(const Derivation& derivation);

/// Returns the whole derivation as indented lines, for the clipboard.
[[nodiscard]] QString derivationText(const Derivation& derivation);

}  // namespace shardscope
