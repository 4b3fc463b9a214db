// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/cuda/stages/stage_parts.h"

namespace shardscope::probe::cuda {

/// One attention with as many key/value heads as query heads.
struct AttentionShape {
    int batch = 1;
    int heads = 1;
    int sequence = 0;  ///< a multiple of 128
    int headDim = 0;   ///< 64 or 128
    bool causal = true;

    [[nodiscard]] int rows() const { return batch * heads * sequence; }
    [[nodiscard]] std::size_t elements() const { return static_cast<std::size_t>(rows()) * static_cast<std::size_t>(headDim); }
    /// Returns the FLOP of the required multiplies: half of them with a causal mask.
    [[nodiscard]] double flop(bool backward) const;
};

/// Our flash-style kernels on one GPU: inputs, outputs and gradients of one shape.
class AttentionBench {
public:
    static Outcome<AttentionBench> make(Bench& bench, const AttentionShape& shape);
    /// Returns the bytes that it allocates.
    [[nodiscard]] static double bytesOf(const AttentionShape& shape);

    Done forward();
    /// Queues the backward pass. Precondition: forward() was called.
    Done backward();
    /// Returns the largest relative difference of output and gradients from the plain kernels'. For small shapes only, because those keep a
    /// matrix of all scores.
    Outcome<double> difference();

private:
    AttentionBench(Bench& bench, const AttentionShape& shape) : m_bench(&bench), m_shape(shape) {}
    [[nodiscard]] std::string kernelName(const char* pass) const
    {
        return std::string("attention_") + pass + "_" + std::to_string(m_shape.headDim);
    }
    [[nodiscard]] float scale() const;
    Outcome<std::vector<std::vector<float>>> reference();
    Outcome<MemoryHandle> scratch(std::size_t floats);

    Bench* m_bench;
    AttentionShape m_shape;
    MemoryHandle m_q, m_k, m_v, m_o, m_oGradient;
    MemoryHandle m_qGradient, m_kGradient, m_vGradient;
    MemoryHandle m_qSums, m_logarithms, m_delta;
};

}  // namespace shardscope::probe::cuda
