// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/cuda/api/cublas_lt.h"
#include "probe/cuda/stages/stage_parts.h"

namespace shardscope::probe::cuda {

/// Multiplies of the vendor's library on one GPU: normally distributed random operands, and a workspace as in frameworks.
class MultiplyBench {
public:
    /// Makes a bench with room for the largest of `shapes`.
    static Outcome<MultiplyBench> make(Bench& bench, std::shared_ptr<const CublasLt> library, Precision precision,
                                       const std::vector<MatrixShape>& shapes);

    /// Queues a planned multiply in `stream`.
    Done run(const LtMultiply& multiply, DriverStream stream) const;
    Outcome<LtMultiply> plan(const MatrixShape& shape) const;
    Outcome<Timing> time(StageContext& stage, Stopwatch& watch, const TimingPlan& plan, const MatrixShape& shape) const;
    /// Returns the relative difference between a small bf16 multiply and the plain kernel's; 0 where they agree.
    Outcome<double> difference();

    [[nodiscard]] const CublasLt& library() const { return *m_library; }

private:
    MultiplyBench(Bench& bench, std::shared_ptr<const CublasLt> library, Precision precision)
        : m_bench(&bench), m_library(std::move(library)), m_precision(precision)
    {
    }
    Done fill(const MemoryHandle& memory, double elements, unsigned long long seed);

    Bench* m_bench;
    std::shared_ptr<const CublasLt> m_library;
    Precision m_precision;
    MemoryHandle m_a;
    MemoryHandle m_b;
    MemoryHandle m_d;
    MemoryHandle m_workspace;
};

/// Copies device memory of bf16 to floats.
Outcome<std::vector<float>> readBf16(const Bench& bench, DevicePointer from, std::size_t count);
Outcome<std::vector<float>> readFloats(const Bench& bench, DevicePointer from, std::size_t count);
/// Returns |a - b| / |b| over all elements; infinite where b is all zeros, or an element is not a number.
[[nodiscard]] double relativeDifference(const std::vector<float>& a, const std::vector<float>& b);

}  // namespace shardscope::probe::cuda
