// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain_context.h"
#include "core/model/layer_name.h"

namespace shardscope {
namespace {

Part tensorElements(const ExplainContext& context, const Tensor& tensor)
{
    Parts factors{context.end("rows", static_cast<double>(tensor.rows)), context.end("columns", static_cast<double>(tensor.columns))};
    if (tensor.copies > 1)
        factors.push_back(context.end("copies", static_cast<double>(tensor.copies)));
    return context.product("tensor", std::move(factors), context.text(tensor.name));
}

Part partOfModel(const ExplainContext& context, std::string_view id, const std::vector<Tensor>& tensors, std::string_view subject = {})
{
    Parts inputs;
    for (const Tensor& tensor : tensors)
        inputs.push_back(tensorElements(context, tensor));
    return context.sum(id, std::move(inputs), subject);
}

Part layerCount(const ExplainContext& context, std::size_t kind, std::int64_t count)
{
    if (context.architecture.kinds.size() == 1)
        return context.modelValue("layers", count);
    return context.end("layers-of-kind", static_cast<double>(count), kindName(context, kind));
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

std::string_view kindName(const ExplainContext& context, std::size_t kind) { return context.text(kindName(context.architecture, kind)); }

Part explainParametersTotal(const ExplainContext& context)
{
    const Architecture& architecture = context.architecture;
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    Parts parts;
    for (std::size_t kind = 0; kind < layers.size(); ++kind) {
        const std::string_view name = kindName(context, kind);
        parts.push_back(context.product("parameters-of-kind",
                                {layerCount(context, kind, layers[kind]),
                                 partOfModel(context, "layer-parameters", layerTensors(architecture, architecture.kinds[kind]), name)},
                                name));
    }
    parts.push_back(partOfModel(context, "embedding-parameters", embeddingTensors(architecture)));
    parts.push_back(partOfModel(context, "head-parameters", headTensors(architecture)));
    return context.sum("/parameters/total", std::move(parts));
}

Part explainParametersActive(const ExplainContext& context)
{
    const Architecture& architecture = context.architecture;
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    Parts parts{context.field("/parameters/total", [&] { return explainParametersTotal(context); })};
    for (std::size_t index = 0; index < layers.size(); ++index) {
        const LayerKind& kind = architecture.kinds[index];
        if (!kind.experts)
            continue;
        const Part unvisited =
            context.difference("unvisited-experts", {context.modelValue("moe/experts", kind.experts->experts), context.modelValue("moe/top_k", kind.experts->topK)});
        parts.push_back(context.product("unvisited-parameters",
                                {layerCount(context, index, layers[index]),
                                 context.end("expert-parameters", static_cast<double>(elementsOfOneExpert(context, kind))), unvisited},
                                kindName(context, index)));
    }
    return context.difference("/parameters/active", std::move(parts));
}

}  // namespace shardscope
