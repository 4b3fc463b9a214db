// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/term.h"
#include "core/base/units.h"
#include "core/collective/group_placement.h"

namespace shardscope {

struct Basis;

/// The messages of one micro-batch between the encoder's own GPUs and the first stage of the language model: the first rank of each copy
/// sends its tokens to the first rank of each replica that they are for, which broadcasts them to its tensor-parallel ranks; their gradients
/// go back the same way (Megatron-LM, megatron/core/pipeline_parallel/bridge_communicator.py).
struct EncoderBridge {
    Bytes sent;  ///< by the rank that sends or receives the most
    GroupPlacement placement;
    Term forward;   ///< seconds
    Term backward;  ///< seconds
};

/// Precondition: the encoder has GPUs of its own.
[[nodiscard]] EncoderBridge encoderBridge(const Basis& basis, const Terms& terms = {});

}  // namespace shardscope
