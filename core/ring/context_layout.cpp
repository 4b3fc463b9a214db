// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ring/context_layout.h"

namespace shardscope {

int rankOfToken(ContextLayout layout, int ranks, std::int64_t sequence, std::int64_t token)
{
    if (layout == ContextLayout::Striped)
        return static_cast<int>(token % ranks);
    const std::int64_t pieces = piecesOf(layout, ranks);
    const std::int64_t piece = token / (sequence / pieces);
    return static_cast<int>(piece < ranks ? piece : pieces - 1 - piece);
}

}  // namespace shardscope
