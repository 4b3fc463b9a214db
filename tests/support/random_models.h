// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/model/architecture.h"
#include "tests/support/random_draw.h"

namespace shardscope::test {

/// Returns a valid architecture of few small layers: dense or with experts, with latent, windowed or grouped attention, tied embeddings,
/// multi-token-prediction layers of their own kind, and layers of several kinds, in every mixture.
[[nodiscard]] std::shared_ptr<const Architecture> randomModel(Draw& draw);

}  // namespace shardscope::test
