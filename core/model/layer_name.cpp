// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/layer_name.h"

#include "core/model/architecture.h"

namespace shardscope {

std::string layerName(const LayerKind& kind)
{
    std::string name;
    switch (kind.mixer) {
    case Mixer::Softmax:
        name = kind.attention.sparse               ? "sparse attention"
               : kind.attention.blocks             ? "block-sparse attention"
               : kind.attention.slidingWindow == 0 ? "attention"
               : kind.attention.chunked            ? "chunked attention"
                                                   : "sliding attention";
        if (kind.recurrence)
            name += " + " + std::string(traitsOf(kind.recurrence->kind).label);
        break;
    case Mixer::Linear:
        name = kind.recurrence ? traitsOf(kind.recurrence->kind).label : "linear attention";
        break;
    case Mixer::StateSpace:
        name = kind.recurrence ? traitsOf(kind.recurrence->kind).label : "state space";
        break;
    case Mixer::Cross:
        name = "cross-attention";
        break;
    case Mixer::Compressed:
        name = "compressed attention";
        break;
    case Mixer::Routed:
        name = "routed attention";
        break;
    case Mixer::None:
        break;
    }
    const auto join = [&](const char* part) { name += (name.empty() ? "" : " + ") + std::string(part); };
    if (kind.feedForward)
        join("feed-forward");
    if (kind.experts)
        join("experts");
    if (kind.memory)
        join("memory");
    if (!kind.learning.passesGradient)
        name += " (frozen)";
    return name;
}

std::string kindName(const Architecture& architecture, std::size_t kind)
{
    if (architecture.kinds.size() == 1)
        return "transformer";
    const LayerKind& layer = architecture.kinds[kind];
    return layer.name.empty() ? layerName(layer) : layer.learning.passesGradient ? layer.name : layer.name + " (frozen)";
}

Terms aboutKind(const Terms& terms, const Architecture& architecture, std::size_t kind)
{
    return terms.recorder() ? terms.about(terms.recorder()->text(kindName(architecture, kind))) : terms;
}

}  // namespace shardscope
