// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/stages/multiply_bench.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

#include "probe/cuda/stages/multiply_shapes.h"

namespace shardscope::probe::cuda {

namespace {

constexpr std::size_t kWorkspaceBytes = std::size_t{32} << 20;  // PyTorch's on Hopper

}  // namespace

Outcome<MultiplyBench> MultiplyBench::make(Bench& bench, std::shared_ptr<const CublasLt> library, Precision precision,
                                           const std::vector<MatrixShape>& shapes)
{
    MultiplyBench multiply(bench, std::move(library), precision);
    double a = 0;
    double b = 0;
    double d = 0;
    for (const MatrixShape& shape : shapes) {
        a = std::max(a, shape.m * shape.k);
        b = std::max(b, shape.n * shape.k);
        d = std::max(d, shape.m * shape.n);
    }
    const struct {
        MemoryHandle* to;
        double bytes;
    } wanted[] = {{&multiply.m_a, a * operandBytes(precision)},
                  {&multiply.m_b, b * operandBytes(precision)},
                  {&multiply.m_d, d * resultBytes(precision)},
                  {&multiply.m_workspace, static_cast<double>(kWorkspaceBytes)}};
    for (const auto& one : wanted) {
        auto memory = allocate(bench.context(), static_cast<std::size_t>(one.bytes));
        if (!memory)
            return memory.failure();
        *one.to = std::move(*memory);
    }
    SHARDSCOPE_TRY(multiply.fill(multiply.m_a, a, 1));
    SHARDSCOPE_TRY(multiply.fill(multiply.m_b, b, 2));
    SHARDSCOPE_TRY(bench.context()->synchronize());
    return multiply;
}

Done MultiplyBench::fill(const MemoryHandle& memory, double elements, unsigned long long seed)
{
    const auto count = static_cast<unsigned long long>(elements);
    const char* const kernel = m_precision == Precision::Fp8    ? "fill_normal_e4m3"
                               : m_precision == Precision::Tf32 ? "fill_normal_float"
                                                                : "fill_normal_bf16";
    return m_bench->runOver("fill.cu", kernel, elements, memory.get(), count, seed, 1.0f);
}

Outcome<LtMultiply> MultiplyBench::plan(const MatrixShape& shape) const
{
    SHARDSCOPE_TRY(m_bench->context()->makeCurrent());
    return LtMultiply::plan(m_library, m_precision, shape, kWorkspaceBytes);
}

Done MultiplyBench::run(const LtMultiply& multiply, DriverStream stream) const
{
    return multiply.run(0, m_d.get(), m_a.get(), m_b.get(), m_workspace.get(), stream);
}

Outcome<Timing> MultiplyBench::time(StageContext& stage, Stopwatch& watch, const TimingPlan& timing, const MatrixShape& shape) const
{
    const auto planned = plan(shape);
    if (!planned)
        return planned.failure();
    return watch.time(stage, timing, [&] { return run(*planned, m_bench->stream()); });
}

Outcome<double> MultiplyBench::difference()
{
    constexpr int kM = 128;
    constexpr int kN = 64;
    constexpr int kK = 96;
    const auto planned = plan({kM, kN, kK});
    if (!planned)
        return planned.failure();
    SHARDSCOPE_TRY(run(*planned, m_bench->stream()));
    const auto got = readBf16(*m_bench, m_d.get(), kM * kN);
    if (!got)
        return got.failure();
    const auto naive = m_bench->kernels().get("multiply.cu", "multiply_naive");
    if (!naive)
        return naive.failure();
    SHARDSCOPE_TRY(
        launch(*m_bench->context(), *naive, {kN / 16, kM / 16}, 16, 16, 0, m_bench->stream(), m_d.get(), m_a.get(), m_b.get(), kM, kN, kK));
    const auto expected = readBf16(*m_bench, m_d.get(), kM * kN);
    if (!expected)
        return expected.failure();
    return relativeDifference(*got, *expected);
}

Outcome<std::vector<float>> readFloats(const Bench& bench, DevicePointer from, std::size_t count)
{
    std::vector<float> values(count);
    const Driver& driver = bench.driver();
    SHARDSCOPE_TRY(bench.context()->makeCurrent());
    SHARDSCOPE_TRY(
        driver.check("cuMemcpyDtoHAsync_v2", driver.call().copyToHost(values.data(), from, count * sizeof(float), bench.stream())));
    SHARDSCOPE_TRY(driver.check("cuStreamSynchronize", driver.call().streamSynchronize(bench.stream())));
    return values;
}

Outcome<std::vector<float>> readBf16(const Bench& bench, DevicePointer from, std::size_t count)
{
    std::vector<std::uint16_t> halves(count);
    const Driver& driver = bench.driver();
    SHARDSCOPE_TRY(bench.context()->makeCurrent());
    SHARDSCOPE_TRY(
        driver.check("cuMemcpyDtoHAsync_v2", driver.call().copyToHost(halves.data(), from, count * sizeof(std::uint16_t), bench.stream())));
    SHARDSCOPE_TRY(driver.check("cuStreamSynchronize", driver.call().streamSynchronize(bench.stream())));
    std::vector<float> values(count);
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t bits = static_cast<std::uint32_t>(halves[i]) << 16;
        std::memcpy(&values[i], &bits, sizeof bits);
    }
    return values;
}

double relativeDifference(const std::vector<float>& a, const std::vector<float>& b)
{
    double difference = 0;
    double size = 0;
    for (std::size_t i = 0; i < b.size(); ++i) {
        const double d = static_cast<double>(a[i]) - static_cast<double>(b[i]);
        difference += d * d;
        size += static_cast<double>(b[i]) * static_cast<double>(b[i]);
    }
    const double relative = std::sqrt(difference / size);
    return size > 0 && std::isfinite(relative) ? relative : std::numeric_limits<double>::infinity();
}

}  // namespace shardscope::probe::cuda
