// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/model_numerics.h"

#include "core/launch/config_value.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

double statedOr(LaunchDraft& draft, double stated, double assumed, std::string_view field)
{
    if (stated > 0)
        return stated;
    draft.change("launch-value-assumed", {{"field", std::string(field)}, {"value", numberText(assumed)}});
    return assumed;
}

/// Operations of models that no dimension or setting of these files expresses, by transformers' model types (modeling_gemma.py,
/// modeling_glm4_moe.py, modeling_opt.py and their neighbours).
constexpr std::pair<std::string_view, std::string_view> kUnsaid[] = {
    {"gemma", "launch-gelu-gate"},           {"opt", "launch-relu"},
    {"glm4_moe", "launch-partial-rotation"}, {"stablelm", "launch-partial-rotation"},
    {"chatglm", "launch-partial-rotation"},  {"smollm3", "launch-unrotated-layers"}};

bool agree(double a, double b) { return a == 0 || b == 0 || a == b; }

}  // namespace

std::string textOf(const RopeScaling& scaling)
{
    std::string text(nameOf(scaling.kind));
    if (scaling.factor > 0)
        text += " × " + numberText(scaling.factor);
    if (scaling.originalPositions > 0)
        text += " of " + std::to_string(scaling.originalPositions) + " positions";
    return text;
}

bool isSameScaling(const RopeScaling& a, const RopeScaling& b)
{
    return a.kind == b.kind && agree(a.factor, b.factor) && agree(a.mscale, b.mscale) && agree(a.mscaleAllDim, b.mscaleAllDim) &&
           (a.originalPositions == 0 || b.originalPositions == 0 || a.originalPositions == b.originalPositions);
}

void tellRopeScaling(LaunchDraft& draft, const RopeScaling& written)
{
    const RopeScaling& own = draft.scenario.architecture->ropeScaling;
    if (draft.scenario.architecture->position == Position::Rope && !isSameScaling(own, written))
        draft.change("launch-rope-scaling", {{"from", textOf(own)}, {"to", textOf(written)}});
}

ModelNumerics statedNumerics(LaunchDraft& draft)
{
    const PlainDecoder& decoder = *draft.decoder;
    ModelNumerics numerics;
    if (decoder.position == Position::Rope)
        numerics.ropeTheta = statedOr(draft, decoder.ropeTheta, 10000, "model.architecture.rope_theta");
    numerics.normEpsilon = statedOr(draft, decoder.normEpsilon, 1e-5, "model.architecture.norm_epsilon");
    for (const auto& [modelType, id] : kUnsaid) {
        if (draft.scenario.architecture->modelType == modelType)
            draft.change(id);
    }
    return numerics;
}

}  // namespace shardscope
