// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/choices.h"

namespace shardscope {

/// Times that a step in foreach kernels reads or writes each tensor of a parameter. The kernels of PyTorch's AdamW
/// (torch/optim/adam.py, _multi_tensor_adam, without amsgrad) each go through all tensors once, so nothing stays in a cache between two.
struct ForeachPasses {
    double weight = 0;
    double gradient = 0;
    double moment = 0;     ///< of both moments together
    double temporary = 0;  ///< the square roots of the second moments, in their type
};

/// Decay: `mul_` of weights (2). First moment: `lerp_` (2 and the gradient). Second: `mul_` (2), `addcmul_` (2 and the gradient). The
/// divisor: `sqrt` (1 and 1), `div_` (2), `add_` (2). The step: `addcdiv_` (2, a moment, the divisor).
inline constexpr ForeachPasses kForeachAdam{.weight = 4, .gradient = 2, .moment = 8, .temporary = 6};

/// Clipping by the norm of all gradients, which transformers' Trainer does by default (training_args.py, max_grad_norm): `_foreach_norm`
/// reads, `_foreach_mul_` scales whatever the norm is (torch/nn/utils/clip_grad.py).
inline constexpr double kClippingPasses = 3;

/// Returns whether the optimizer is PyTorch's AdamW, whose foreach kernels are counted here.
[[nodiscard]] constexpr bool hasForeachKernels(Optimizer optimizer)
{
    return optimizer == Optimizer::AdamW || optimizer == Optimizer::AdamWBf16;
}

}  // namespace shardscope
