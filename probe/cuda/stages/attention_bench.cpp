// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/stages/attention_bench.h"

#include <algorithm>
#include <cmath>

#include "probe/cuda/stages/multiply_bench.h"

namespace shardscope::probe::cuda {

namespace {

constexpr unsigned kThreads = 128;
constexpr int kRowsOfForward = 128;
constexpr int kKeysOfBackward = 64;

/// q and two tiles each of k and v, as forward() in attention_forward.cu lays them out.
unsigned sharedOfForward(int headDim) { return static_cast<unsigned>((kRowsOfForward + 4 * 64) * headDim * 2); }

/// k, v, two tiles of q, one of the output's gradient, the scores' gradients, and two rows of floats.
unsigned sharedOfBackward(int headDim)
{
    return static_cast<unsigned>(5 * kKeysOfBackward * headDim * 2 + kKeysOfBackward * kKeysOfBackward * 2 + 2 * kKeysOfBackward * 4);
}

}  // namespace

double AttentionShape::flop(bool backward) const
{
    const double forward = 4.0 * batch * heads * headDim * static_cast<double>(sequence) * sequence * (causal ? 0.5 : 1);
    return backward ? 2.5 * forward : forward;
}

double AttentionBench::bytesOf(const AttentionShape& shape) { return 20.0 * static_cast<double>(shape.elements()) + 8.0 * shape.rows(); }

Outcome<AttentionBench> AttentionBench::make(Bench& bench, const AttentionShape& shape)
{
    AttentionBench attention(bench, shape);
    unsigned long long seed = 7;
    for (MemoryHandle* memory : {&attention.m_q, &attention.m_k, &attention.m_v, &attention.m_oGradient, &attention.m_o,
                                 &attention.m_qGradient, &attention.m_kGradient, &attention.m_vGradient}) {
        auto made = allocate(bench.context(), shape.elements() * 2);
        if (!made)
            return made.failure();
        *memory = std::move(*made);
        const unsigned long long count = shape.elements();
        SHARDSCOPE_TRY(bench.runOver("fill.cu", "fill_normal_bf16", static_cast<double>(count), memory->get(), count, seed++, 1.0f));
    }
    const struct {
        MemoryHandle* to;
        std::size_t floats;
    } sums[] = {{&attention.m_qSums, shape.elements()},
                {&attention.m_logarithms, static_cast<std::size_t>(shape.rows())},
                {&attention.m_delta, static_cast<std::size_t>(shape.rows())}};
    for (const auto& one : sums) {
        auto made = attention.scratch(one.floats);
        if (!made)
            return made.failure();
        *one.to = std::move(*made);
    }
    SHARDSCOPE_TRY(bench.context()->synchronize());
    return attention;
}

Outcome<MemoryHandle> AttentionBench::scratch(std::size_t floats) { return allocate(m_bench->context(), floats * sizeof(float)); }

float AttentionBench::scale() const { return 1.0f / std::sqrt(static_cast<float>(m_shape.headDim)); }

Done AttentionBench::forward()
{
    const unsigned shared = sharedOfForward(m_shape.headDim);
    const auto kernel = m_bench->kernels().get("attention_forward.cu", kernelName("forward"), shared);
    if (!kernel)
        return kernel.failure();
    const Grid grid{static_cast<unsigned>(m_shape.sequence / kRowsOfForward), static_cast<unsigned>(m_shape.batch * m_shape.heads)};
    return launch(*m_bench->context(), *kernel, grid, kThreads, 1, shared, m_bench->stream(), m_o.get(), m_logarithms.get(), m_q.get(),
                  m_k.get(), m_v.get(), m_shape.sequence, scale(), m_shape.causal ? 1 : 0);
}

Done AttentionBench::backward()
{
    const Context& context = *m_bench->context();
    const Driver& driver = m_bench->driver();
    const DriverStream stream = m_bench->stream();
    const auto delta = m_bench->kernels().get("attention_backward.cu", "attention_delta");
    if (!delta)
        return delta.failure();
    const unsigned shared = sharedOfBackward(m_shape.headDim);
    const auto kernel = m_bench->kernels().get("attention_backward.cu", kernelName("backward"), shared);
    if (!kernel)
        return kernel.failure();
    const unsigned long long pairs = m_shape.elements() / 2;
    SHARDSCOPE_TRY(driver.check("cuMemsetD8Async", driver.call().setBytes(m_qSums.get(), 0, m_shape.elements() * sizeof(float), stream)));
    SHARDSCOPE_TRY(launch(context, *delta, {static_cast<unsigned>(m_shape.rows() / 4)}, kThreads, 1, 0, stream, m_delta.get(), m_o.get(),
                          m_oGradient.get(), m_shape.headDim));
    const Grid grid{static_cast<unsigned>(m_shape.sequence / kKeysOfBackward), static_cast<unsigned>(m_shape.batch * m_shape.heads)};
    SHARDSCOPE_TRY(launch(context, *kernel, grid, kThreads, 1, shared, stream, m_qSums.get(), m_kGradient.get(), m_vGradient.get(),
                          m_q.get(), m_k.get(), m_v.get(), m_oGradient.get(), m_logarithms.get(), m_delta.get(), m_shape.sequence, scale(),
                          m_shape.causal ? 1 : 0));
    return m_bench->runOver("attention_backward.cu", "attention_to_bf16", static_cast<double>(pairs), m_qGradient.get(), m_qSums.get(),
                            pairs, scale());
}

/// Output and the gradients of q, k and v by the plain kernels.
Outcome<std::vector<std::vector<float>>> AttentionBench::reference()
{
    const auto rows = static_cast<std::size_t>(m_shape.rows());
    const std::size_t scores = rows * static_cast<std::size_t>(m_shape.sequence);
    std::vector<MemoryHandle> memory;
    for (std::size_t floats : {scores, scores, m_shape.elements(), m_shape.elements(), m_shape.elements(), m_shape.elements()}) {
        auto made = scratch(floats);
        if (!made)
            return made.failure();
        memory.push_back(std::move(*made));
    }
    const DevicePointer weights = memory[0].get();
    const DevicePointer gradients = memory[1].get();
    const int count = m_shape.rows();
    const auto work = static_cast<double>(count);
    const char* const file = "attention_reference.cu";
    SHARDSCOPE_TRY(m_bench->context()->synchronize());
    SHARDSCOPE_TRY(m_bench->runEvery(file, "reference_forward", work, memory[2].get(), weights, m_q.get(), m_k.get(), m_v.get(),
                                     m_shape.sequence, m_shape.headDim, scale(), m_shape.causal ? 1 : 0, count));
    SHARDSCOPE_TRY(m_bench->runEvery(file, "reference_backward_rows", work, memory[3].get(), gradients, weights, m_k.get(), m_v.get(),
                                     m_oGradient.get(), m_shape.sequence, m_shape.headDim, scale(), count));
    SHARDSCOPE_TRY(m_bench->runEvery(file, "reference_backward_keys", work, memory[4].get(), memory[5].get(), weights, gradients, m_q.get(),
                                     m_oGradient.get(), m_shape.sequence, m_shape.headDim, count));
    std::vector<std::vector<float>> results;
    for (std::size_t i = 2; i < memory.size(); ++i) {
        auto values = readFloats(*m_bench, memory[i].get(), m_shape.elements());
        if (!values)
            return values.failure();
        results.push_back(std::move(*values));
    }
    return results;
}

Outcome<double> AttentionBench::difference()
{
    SHARDSCOPE_TRY(forward());
    SHARDSCOPE_TRY(backward());
    const auto expected = reference();
    if (!expected)
        return expected.failure();
    double largest = 0;
    const MemoryHandle* const results[] = {&m_o, &m_qGradient, &m_kGradient, &m_vGradient};
    for (std::size_t i = 0; i < expected->size(); ++i) {
        const auto got = readBf16(*m_bench, results[i]->get(), m_shape.elements());
        if (!got)
            return got.failure();
        largest = std::max(largest, relativeDifference(*got, (*expected)[i]));
    }
    return largest;
}

}  // namespace shardscope::probe::cuda
