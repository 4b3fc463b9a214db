// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/base/choices.h"
#include "core/base/matrix_shape.h"

namespace shardscope {

/// The kernels of a scenario to measure in their exact shapes, each once.
struct ScenarioShapes {
    struct Multiply {
        std::string name;  ///< of the operator
        MatrixShape shape;
    };
    struct Attention {
        double batch = 1;  ///< sequences
        double heads = 1;
        double keyValueHeads = 1;
        double sequence = 0;
        double headDim = 0;
    };
    Precision precision = Precision::Bf16;
    std::vector<Multiply> multiplies;  ///< forward and both backward ones, without their counts
    std::vector<Attention> attention;
};

/// Returns the shapes of the scenario file's plan on one rank, or the sentence why there are none: the file cannot be read, or its plan is
/// illegal.
[[nodiscard]] std::variant<ScenarioShapes, std::string> loadScenarioShapes(const std::string& path);

}  // namespace shardscope
