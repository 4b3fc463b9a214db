// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_shapes.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/io/scenario_file.h"
#include "core/layer/attention_shape.h"
#include "core/model/architecture.h"
#include "core/step/basis.h"
#include "core/text/error_text.h"
#include "core/text/finding_text.h"

namespace shardscope {
namespace {

void addShape(ScenarioShapes& shapes, const std::string& name, double m, double n, double k)
{
    const auto isThis = [&](const ScenarioShapes::Multiply& known) {
        return known.shape.m == m && known.shape.n == n && known.shape.k == k;
    };
    if (m >= 1 && n >= 1 && k >= 1 && std::none_of(shapes.multiplies.begin(), shapes.multiplies.end(), isThis))
        shapes.multiplies.push_back({name, MatrixShape{m, n, k, 1}});
}

/// Y = X·W, its dX = dY·Wᵀ and dW = Xᵀ·dY.
void addMultiplies(ScenarioShapes& shapes, const OperatorList& operators)
{
    for (const Operator& op : operators) {
        if (!op.isMultiply())
            continue;
        const MatrixShape& shape = op.shape;
        const std::string name(op.traits().name);
        addShape(shapes, name, shape.m, shape.n, shape.k);
        addShape(shapes, name + " (input gradient)", shape.m, shape.k, shape.n);
        addShape(shapes, name + " (weight gradient)", shape.k, shape.n, shape.m);
    }
}

void addAttention(ScenarioShapes& shapes, const Attention& attention, const RankShape& shape)
{
    const AttentionShape heads = attentionShape(attention, shape.tp);
    const double headDim = static_cast<double>(attention.qkHeadDim());
    const double keyValueHeads = std::max(1.0, heads.key / headDim);
    const double sequence = shape.sequence / shape.cp;
    const ScenarioShapes::Attention sample{shape.tokens / sequence, heads.localHeads, keyValueHeads, sequence, headDim};
    const auto isThis = [&](const ScenarioShapes::Attention& known) {
        return known.heads == sample.heads && known.keyValueHeads == sample.keyValueHeads && known.headDim == sample.headDim;
    };
    if (heads.localHeads >= 1 && std::none_of(shapes.attention.begin(), shapes.attention.end(), isThis))
        shapes.attention.push_back(sample);
}

}  // namespace

std::variant<ScenarioShapes, std::string> loadScenarioShapes(const std::string& path)
{
    const Result<Scenario> scenario = loadScenario(path);
    if (!scenario)
        return errorText(scenario.error());
    const Result<Estimate> made = estimate(*scenario);
    if (!made)
        return errorText(made.error());
    if (!made->isLegal())
        return path + ": " + findingText(made->findings().front());
    ScenarioShapes shapes;
    const Basis& basis = *made->basis();
    shapes.precision = made->scenario().training.precision;
    for (const OperatorList& operators : basis.costs.operators.ofLayerKind)
        addMultiplies(shapes, operators);
    addMultiplies(shapes, basis.costs.operators.head);
    for (const LayerKind& kind : basis.site.architecture->kinds) {
        if (kind.mixer == Mixer::Softmax)
            addAttention(shapes, kind.attention, basis.costs.shape);
    }
    return shapes;
}

}  // namespace shardscope
