// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layer/operator.h"
#include "widgets/layer/layer_data.h"

namespace shardscope {

struct RankShape;

/// The picture of how an operator's tensors are cut over ranks.
struct CutPicture {
    LayerTensor input, weights, output;
    QString name;  ///< "by columns, 8 ways"; empty: not cut
    bool splitsSequence = false;
};

/// Shoeybi et al. 2019 (arXiv 1909.08053), section 3: first multiplies are cut by columns, second ones by rows, attention by
/// heads; Korthikanti et al. 2022 (arXiv 2205.05198), section 4.2.2: operators in between are cut by tokens; experts are distributed.
[[nodiscard]] CutPicture cutPicture(const Operator& op, const RankShape& shape);

}  // namespace shardscope
