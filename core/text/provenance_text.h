// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/scenario/model_source.h"
#include "core/site/cost_constants.h"

/// Whose data the ends of a derivation are: the model's, a data sheet's, a profile's, or a constant of the cost model.
namespace shardscope {

struct Gpu;
struct HardwareProfile;
struct ModelSource;

/// What an end is called, how its value came about, and where it stands.
struct EndText {
    Message name;
    Message formula;
    Message source;
};

/// A constant with its prior, and whether published runs moved it.
[[nodiscard]] EndText constantText(const ConstantInfo& info);
/// The same where what a profile measured stands in its place.
[[nodiscard]] EndText measuredConstantText(const ConstantInfo& info, const HardwareProfile& profile);

/// "measured: profile H100 node of 2026-11-20 (nccl-tests)"
[[nodiscard]] Message profileText(const HardwareProfile& profile);
/// "the data sheet; NVIDIA H100 data sheet": a table's own source, then those of the GPU.
[[nodiscard]] Message sheetText(const Message& source, const Gpu& gpu);
/// "H100 SXM5 80GB in bf16"
[[nodiscard]] Message gpuInPrecision(const std::string& gpu, const std::string& precision);
/// Precondition: the scenario doesn't state the architecture itself.
[[nodiscard]] Message modelText(const ModelSource& model);

}  // namespace shardscope
