// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/explain/derivation.h"

namespace shardscope {

/// The derivation as a `shardscope.derivation/1` document. An input has a `field` where it is a number of the scenario or of
/// the estimate; what is not itself an input of the scenario, and not explained under another field, stands in `inputs_explained`.
[[nodiscard]] std::string derivationToJson(const Derivation& derivation);

}  // namespace shardscope
