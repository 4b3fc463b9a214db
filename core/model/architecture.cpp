// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/architecture.h"

namespace shardscope {

bool Architecture::isMixtureOfExperts() const { return experts() != nullptr; }

const Attention& Architecture::attention() const
{
    static const Attention none;
    for (const std::uint8_t kind : kindOfLayer) {
        if (kinds[kind].mixer == Mixer::Softmax)
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

}  // namespace shardscope
