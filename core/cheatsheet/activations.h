// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/cheatsheet/printed_model.h"

namespace shardscope::cheatsheet {

/// m_act = L·seq·bs·h·(34 + 5·n_heads·seq/h), in mixed precision. Playbook, "Memory for activations".
[[nodiscard]] constexpr Bytes textActivations(const PrintedModel& model, double batch, double sequence)
{
    const double sbh = sequence * batch * model.hidden;
    return Bytes(model.layers * sbh * (34 + 5 * model.heads * sequence / model.hidden));
}

/// The activation bars of `fragments/memory-recomputation.html` and `fragments/memusage_activations.html`:
/// none L·(34·sbh + 5·a·s²·b) + sbh, selective 34·sbh·L + sbh, full 2·sbh·L + sbh.
[[nodiscard]] constexpr Bytes figureActivations(const PrintedModel& model, double batch, double sequence, PrintedRecompute recompute)
{
    const double sbh = sequence * batch * model.hidden;
    switch (recompute) {
    case PrintedRecompute::None:
        return textActivations(model, batch, sequence) + Bytes(sbh);
    case PrintedRecompute::Selective:
        return Bytes(34 * sbh * model.layers + sbh);
    case PrintedRecompute::Full:
        return Bytes(2 * sbh * model.layers + sbh);
    }
    return {};
}

}  // namespace shardscope::cheatsheet
