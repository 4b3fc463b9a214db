// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/message.h"
#include "core/learn/learned_factors.h"
#include "core/scenario/model_source.h"
#include "core/site/cost_constants.h"

/// The sources of a derivation's leaves: the model, a data sheet, a profile, or a constant of the cost model.
namespace shardscope {

struct Gpu;
struct HardwareProfile;
struct ModelSource;

/// The name of a leaf, the origin of its value, and its source.
struct EndText {
    Message name;
    Message formula;
    Message source;
};

/// Returns the text of a constant with its prior, and whether published runs changed it.
[[nodiscard]] EndText constantText(const ConstantInfo& info);
/// Returns the same for a constant that a profile measured.
[[nodiscard]] EndText measuredConstantText(const ConstantInfo& info, const HardwareProfile& profile);

/// Returns the source of a constant, and that `factor` on its times was learned from so many runs.
[[nodiscard]] Message learnedText(const Message& source, double factor, std::span<const LearnedFactor> learned);

/// Returns a text such as "measured: profile H100 node of 2026-11-20 (nccl-tests)".
[[nodiscard]] Message profileText(const HardwareProfile& profile);
/// Returns a table's own source, then those of the GPU: "the data sheet; NVIDIA H100 data sheet".
[[nodiscard]] Message sheetText(const Message& source, const Gpu& gpu);
/// Returns a text such as "H100 SXM5 80GB in bf16".
[[nodiscard]] Message gpuInPrecision(const std::string& gpu, const std::string& precision);
/// Returns the source of a model. Precondition: the scenario does not state the architecture itself.
[[nodiscard]] Message modelText(const ModelSource& model);

}  // namespace shardscope
