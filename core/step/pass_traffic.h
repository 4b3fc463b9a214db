// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string_view>

#include "core/base/term.h"

namespace shardscope {

struct CostInputs;
struct GroupPlacement;
struct LayerPasses;
struct ParameterTable;
struct Passes;
struct RankParameters;

/// Collectives one after the other, and the bytes that they read and write in the GPU's memory.
struct PassTraffic {
    Term seconds;
    Term bytes;
};
[[nodiscard]] PassTraffic noTraffic(const Terms& terms);

/// What the data-parallel ranks exchange in the passes of one block of layers.
struct BlockTraffic {
    PassTraffic gather;  ///< of weights, for the forward
    PassTraffic again;   ///< of weights, for the backward
    PassTraffic reduce;  ///< of gradients
    bool isOverlapped = true;
};

/// Adds the exchange to the passes of `block`, whose parts have that name in records: what is longer than the compute that hides it is
/// exposed. `ranks` exchange. In a split backward the first half gathers and the second one reduces.
void addBlockTraffic(Passes& passes, std::string_view block, const BlockTraffic& traffic, const GroupPlacement& ranks,
                     const CostInputs& inputs, const Terms& terms);

/// Calls `visit` with the passes of each block of layers, the block's name in records, its parameters on a rank, and terms about it.
using VisitBlock = std::function<void(Passes&, std::string_view, const RankParameters&, const Terms&)>;
void forEachBlock(LayerPasses& passes, const ParameterTable& parameters, const CostInputs& inputs, const Terms& terms,
                  const VisitBlock& visit);

}  // namespace shardscope
