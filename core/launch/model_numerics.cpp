// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/model_numerics.h"

#include "core/launch/config_value.h"

namespace shardscope {
namespace {

double statedOr(LaunchDraft& draft, double stated, double assumed, std::string_view field)
{
    if (stated > 0)
        return stated;
    draft.change("launch-value-assumed", {{"field", std::string(field)}, {"value", numberText(assumed)}});
    return assumed;
}

}  // namespace

ModelNumerics statedNumerics(LaunchDraft& draft)
{
    const PlainDecoder& decoder = *draft.decoder;
    ModelNumerics numerics;
    if (decoder.position == Position::Rope)
        numerics.ropeTheta = statedOr(draft, decoder.ropeTheta, 10000, "model.architecture.rope_theta");
    numerics.normEpsilon = statedOr(draft, decoder.normEpsilon, 1e-5, "model.architecture.norm_epsilon");
    return numerics;
}

}  // namespace shardscope
