// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/choices.h"
#include "core/hardware/generation.h"

namespace shardscope {

/// The properties of a run that predict the error of its estimate: the hardware's generation, the author of the kernels, dense or mixture
/// of experts, the number of nodes, the length of a sequence, which decides between attention, offload and all else, whether encoders take part
/// and whether all of the model learns. The model's size adds nothing (tried: it narrows no band).
struct Likeness {
    std::string gpu;  ///< its id
    std::string vendor;
    GpuGeneration generation{};
    Framework framework{};
    bool experts = false;
    int gpus = 1;
    int nodes = 1;
    std::int64_t sequence = 4096;  ///< tokens
    bool encodes = false;          ///< with encoders of images or sound; of no measured run so far
    bool tunes = false;            ///< a part of the model alone, or for another objective; of no measured run so far
};

}  // namespace shardscope
