// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/architecture.h"

#include <algorithm>

#include "core/model/tensor_list.h"

namespace shardscope {

bool Architecture::isMixtureOfExperts() const { return experts() != nullptr; }

const Attention& Architecture::attention() const
{
    static const Attention none;
    for (const std::uint8_t kind : kindOfLayer) {
        if (kinds[kind].mixer == Mixer::Softmax || kinds[kind].compressed)
            return kinds[kind].attention;
    }
    return none;
}

const MixtureOfExperts* Architecture::experts() const
{
    for (const std::uint8_t kind : kindOfLayer) {
        if (kinds[kind].experts)
            return &*kinds[kind].experts;
    }
    return nullptr;
}

bool hasAttentionSinks(const LayerKind& layer)
{
    return std::any_of(layer.extraTensors.begin(), layer.extraTensors.end(),
                       [](const Tensor& tensor) { return tensor.name == kAttentionSinks; });
}

bool hasAttentionSinks(const Architecture& architecture)
{
    return std::any_of(architecture.kinds.begin(), architecture.kinds.end(),
                       [](const LayerKind& layer) { return hasAttentionSinks(layer); });
}

}  // namespace shardscope
