// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/block_name.h"

namespace shardscope {

std::string partName(std::string_view letter, std::uint32_t microBatch, int chunk, int chunks)
{
    std::string name(letter);
    name += std::to_string(microBatch);
    if (chunks > 1 && chunk < 26)
        name += static_cast<char>('a' + chunk);
    else if (chunks > 1)
        name += "." + std::to_string(chunk);
    return name;
}

std::string blockName(const Block& block, int chunks)
{
    if (!block.isFused())
        return partName(nameOf(block.kind), block.microBatch, block.chunk, chunks);
    return partName("F", block.microBatch, block.chunk, chunks) + " " + partName("B", block.fusedMicroBatch, block.fusedChunk, chunks);
}

}  // namespace shardscope
