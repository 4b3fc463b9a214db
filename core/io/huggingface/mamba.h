// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/architecture.h"

namespace shardscope::huggingface {

/// The widths of a Mamba-2 mixer (arXiv 2405.21060): `inner` is its width, cut into `heads`.
struct Mamba2 {
    std::int64_t inner = 0;
    std::int64_t heads = 0;
    std::int64_t groups = 1;
    std::int64_t state = 0;
    std::int64_t kernel = 4;
    bool inputBias = false;
    bool outputBias = false;
    bool convolutionBias = true;
    bool norm = true;
};

/// The widths of a Mamba mixer (arXiv 2312.00752) as Jamba builds it, with norms on the time step and the state inputs.
struct Mamba1 {
    std::int64_t inner = 0;
    std::int64_t state = 16;
    std::int64_t kernel = 4;
    std::int64_t timeStepRank = 0;
    bool projectionBias = false;
    bool convolutionBias = true;
};

void addMamba2(std::vector<Tensor>& tensors, const Mamba2& mamba, std::int64_t hidden);
void addMamba1(std::vector<Tensor>& tensors, const Mamba1& mamba, std::int64_t hidden);

}  // namespace shardscope::huggingface
