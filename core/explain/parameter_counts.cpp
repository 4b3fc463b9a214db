// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain_context.h"
#include "core/model/layer_name.h"

namespace shardscope {
namespace {

Derivation tensorElements(const Tensor& tensor)
{
    Derivations factors{constant("rows", static_cast<double>(tensor.rows)), constant("columns", static_cast<double>(tensor.columns))};
    if (tensor.copies > 1)
        factors.push_back(constant("copies", static_cast<double>(tensor.copies)));
    return product("tensor", std::move(factors), tensor.name);
}

Derivation partOfModel(std::string_view id, const std::vector<Tensor>& tensors, std::string_view subject = {})
{
    Derivations inputs;
    for (const Tensor& tensor : tensors)
        inputs.push_back(tensorElements(tensor));
    return sum(id, std::move(inputs), subject);
}

Derivation layerCount(const ExplainContext& context, std::size_t kind, std::int64_t count)
{
    if (context.architecture.kinds.size() == 1)
        return modelValue(context, "layers", count);
    return constant("layers-of-kind", static_cast<double>(count), kindName(context.architecture, kind));
}

/// Routed experts' parameters of one expert of one layer, the part that is not there for a token that doesn't visit it.
std::int64_t elementsOfOneExpert(const ExplainContext& context, const LayerKind& kind)
{
    std::int64_t elements = 0;
    for (const Tensor& tensor : layerTensors(context.architecture, kind)) {
        if (tensor.kind == TensorKind::RoutedExpert)
            elements += tensor.elements() / kind.experts->experts;
    }
    return elements;
}

}  // namespace

std::string kindName(const Architecture& architecture, std::size_t kind)
{
    if (architecture.kinds.size() == 1)
        return "transformer";
    const LayerKind& layer = architecture.kinds[kind];
    return layer.name.empty() ? layerName(layer) : layer.name;
}

Derivation explainParametersTotal(const ExplainContext& context)
{
    const Architecture& architecture = context.architecture;
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    Derivations parts;
    for (std::size_t kind = 0; kind < layers.size(); ++kind) {
        const std::string name = kindName(architecture, kind);
        parts.push_back(product("parameters-of-kind",
                                {layerCount(context, kind, layers[kind]),
                                 partOfModel("layer-parameters", layerTensors(architecture, architecture.kinds[kind]), name)},
                                name));
    }
    parts.push_back(partOfModel("embedding-parameters", embeddingTensors(architecture)));
    parts.push_back(partOfModel("head-parameters", headTensors(architecture)));
    return quantity("/parameters/total", Combine::Sum, static_cast<double>(context.estimate.parameters().total), std::move(parts));
}

Derivation explainParametersActive(const ExplainContext& context)
{
    const Architecture& architecture = context.architecture;
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    Derivations parts{explainParametersTotal(context)};
    for (std::size_t index = 0; index < layers.size(); ++index) {
        const LayerKind& kind = architecture.kinds[index];
        if (!kind.experts)
            continue;
        const Derivation unvisited =
            quantity("unvisited-experts", Combine::Difference, static_cast<double>(kind.experts->experts - kind.experts->topK),
                     {modelValue(context, "moe/experts", kind.experts->experts), modelValue(context, "moe/top_k", kind.experts->topK)});
        parts.push_back(product("unvisited-parameters",
                                {layerCount(context, index, layers[index]),
                                 constant("expert-parameters", static_cast<double>(elementsOfOneExpert(context, kind))), unvisited},
                                kindName(architecture, index)));
    }
    return quantity("/parameters/active", Combine::Difference, static_cast<double>(context.estimate.parameters().active), std::move(parts));
}

}  // namespace shardscope
