// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "probe/cuda/stages/cuda_stages.h"
#include "probe/cuda/stages/multiply_bench.h"
#include "probe/cuda/stages/multiply_shapes.h"

namespace shardscope::probe::cuda {

namespace {

constexpr unsigned kSharedOfTensor = 3 * 2 * 128 * 64 * 2;  ///< three stages of two tiles of 128 × 64 in bf16
constexpr double kLabTolerance = 0.01;

/// The playbook's GPU chapter: the same work by several kernels, each compared with the roofline.
class KernelLab {
public:
    KernelLab(StageContext& stage, Workplace& place) : m_stage(stage), m_place(place), m_bench(*place.bench)
    {
        m_plan.stop = stopRule(stage.settings());
    }

    Done copies();
    Done multiplies();
    Done normalisations();

private:
    Done measure(const char* group, const char* kernel, Flop flop, Bytes bytes, const std::function<Done()>& work);
    Done checkSame(const char* kernel, DevicePointer result, std::size_t count, std::vector<float>& first);
    Outcome<MemoryHandle> normalBf16(double elements, unsigned long long seed);
    Done ownMultiply(const char* kernel, DevicePointer c, DevicePointer a, DevicePointer b, int side);
    Done normaliseInSteps(DevicePointer y, DevicePointer x, DevicePointer weight, const std::vector<MemoryHandle>& floats, int rows,
                          int columns);

    StageContext& m_stage;
    Workplace& m_place;
    Bench& m_bench;
    TimingPlan m_plan;
};

Done KernelLab::measure(const char* group, const char* kernel, Flop flop, Bytes bytes, const std::function<Done()>& work)
{
    m_stage.progress(0.5, kernel);
    const auto timing = m_place.watch->time(m_stage, m_plan, work);
    SHARDSCOPE_TRY(timing);
    m_stage.sample(sampleOf(KernelPoint{kernel, group, flop, bytes}, *timing, m_place.unit, conditionsOf(m_bench, "L2 flushed")));
    return {};
}

/// All kernels of a group compute the same: the first one's result is what the others' is compared with.
Done KernelLab::checkSame(const char* kernel, DevicePointer result, std::size_t count, std::vector<float>& first)
{
    auto values = readBf16(m_bench, result, count);
    if (!values)
        return values.failure();
    if (first.empty()) {
        first = std::move(*values);
        return {};
    }
    const double difference = relativeDifference(*values, first);
    if (difference > kLabTolerance)
        return ApiFailure{"kernel", kernel, 0, {}, "wrong result: it differs by " + std::to_string(difference)};
    return {};
}

Outcome<MemoryHandle> KernelLab::normalBf16(double elements, unsigned long long seed)
{
    auto memory = allocate(m_bench.context(), static_cast<std::size_t>(2 * elements));
    if (!memory)
        return memory.failure();
    const auto count = static_cast<unsigned long long>(elements);
    SHARDSCOPE_TRY(m_bench.runOver("fill.cu", "fill_normal_bf16", elements, memory->get(), count, seed, 1.0f));
    return memory;
}

Done KernelLab::copies()
{
    const std::size_t bytes = std::min<std::size_t>(std::size_t{512} << 20, m_place.budget / 2) / 4096 * 4096;
    const auto from = normalBf16(static_cast<double>(bytes) / 2, 3);
    SHARDSCOPE_TRY(from);
    const auto to = allocate(m_bench.context(), bytes);
    SHARDSCOPE_TRY(to);
    const unsigned long long words = bytes / 4;
    const unsigned long long vectors = bytes / 16;
    const auto wordWork = static_cast<double>(words);
    const Bytes moved(2.0 * static_cast<double>(bytes));
    SHARDSCOPE_TRY(measure("memory", "copy-vectors", Flop(0), moved,
                           [&] { return m_bench.runOver("memory.cu", "memory_copy", wordWork / 16, to->get(), from->get(), vectors); }));
    SHARDSCOPE_TRY(measure("memory", "copy-coalesced", Flop(0), moved,
                           [&] { return m_bench.runOver("memory.cu", "memory_copy_words", wordWork, to->get(), from->get(), words); }));
    const auto strided = m_bench.kernels().get("memory.cu", "memory_copy_strided");
    SHARDSCOPE_TRY(strided);
    for (const unsigned stride : {8u, 32u}) {
        const unsigned long long step = stride;
        const auto rows = static_cast<double>(words / step);
        const Grid grid{fillingGrid(m_bench.gpu(), rows).x, stride};
        SHARDSCOPE_TRY(measure("memory", stride == 8 ? "copy-stride-8" : "copy-stride-32", Flop(0), moved, [&] {
            return launch(*m_bench.context(), *strided, grid, 256, 1, 0, m_bench.stream(), to->get(), from->get(), words, step);
        }));
    }
    return {};
}

Done KernelLab::ownMultiply(const char* kernel, DevicePointer c, DevicePointer a, DevicePointer b, int side)
{
    const std::string name(kernel);
    const unsigned shared = name == "multiply_tensor" ? kSharedOfTensor : 0;
    const auto function = m_bench.kernels().get("multiply.cu", name, shared);
    if (!function)
        return function.failure();
    const auto blocks = static_cast<unsigned>(side / (shared > 0 ? 128 : 32));
    return launch(*m_bench.context(), *function, {blocks, blocks}, shared > 0 ? 256 : 32, shared > 0 ? 1 : 32, shared, m_bench.stream(), c,
                  a, b, side, side, side);
}

Done KernelLab::multiplies()
{
    int side = m_stage.settings().quick ? 2048 : 4096;
    while (side > 256 && 6.0 * side * side > static_cast<double>(m_place.budget) / 2)
        side /= 2;
    const double elements = static_cast<double>(side) * side;
    const auto a = normalBf16(elements, 4);
    SHARDSCOPE_TRY(a);
    const auto b = normalBf16(elements, 5);
    SHARDSCOPE_TRY(b);
    const auto c = normalBf16(elements, 6);
    SHARDSCOPE_TRY(c);
    const MatrixShape shape{static_cast<double>(side), static_cast<double>(side), static_cast<double>(side)};
    const Bytes bytes(bytesOf(shape, Precision::Bf16));
    std::vector<float> first;
    const struct {
        const char* function;
        const char* kernel;
    } kernels[] = {
        {"multiply_naive", "multiply-naive"}, {"multiply_tiled", "multiply-tiled"}, {"multiply_tensor", "multiply-tensor-cores"}};
    for (const auto& one : kernels) {
        SHARDSCOPE_TRY(ownMultiply(one.function, c->get(), a->get(), b->get(), side));
        SHARDSCOPE_TRY(checkSame(one.kernel, c->get(), static_cast<std::size_t>(elements), first));
        SHARDSCOPE_TRY(measure("multiply", one.kernel, shape.flop(), bytes,
                               [&] { return ownMultiply(one.function, c->get(), a->get(), b->get(), side); }));
    }
    auto library = CublasLt::load(m_place.session.places, m_place.session.driver->version());
    if (!library) {
        m_stage.log("without the vendor's multiply: " + library.failure().text());
        return {};
    }
    const auto vendor = MultiplyBench::make(m_bench, *library, Precision::Bf16, {shape});
    SHARDSCOPE_TRY(vendor);
    const auto planned = vendor->plan(shape);
    SHARDSCOPE_TRY(planned);
    return measure("multiply", "multiply-cublaslt", shape.flop(), bytes, [&] { return vendor->run(*planned, m_bench.stream()); });
}

/// As an eager framework runs it: to float, squared, mean of a row, scaled, weighted.
Done KernelLab::normaliseInSteps(DevicePointer y, DevicePointer x, DevicePointer weight, const std::vector<MemoryHandle>& floats, int rows,
                                 int columns)
{
    const char* const file = "normalise.cu";
    const unsigned long long pairs = static_cast<unsigned long long>(rows) * static_cast<unsigned long long>(columns) / 2;
    const auto work = static_cast<double>(pairs);
    const auto byRow = [&](const char* kernel, auto... arguments) -> Done {
        const auto function = m_bench.kernels().get(file, kernel);
        if (!function)
            return function.failure();
        return launch(*m_bench.context(), *function, {static_cast<unsigned>(rows)}, 256, 1, 0, m_bench.stream(), arguments...);
    };
    SHARDSCOPE_TRY(m_bench.runOver(file, "normalise_to_float", work, floats[0].get(), x, pairs));
    SHARDSCOPE_TRY(m_bench.runOver(file, "normalise_square", work, floats[1].get(), floats[0].get(), pairs));
    SHARDSCOPE_TRY(byRow("normalise_mean", floats[2].get(), floats[1].get(), columns, 1e-5f));
    SHARDSCOPE_TRY(byRow("normalise_scale", floats[1].get(), floats[0].get(), floats[2].get(), columns));
    return byRow("normalise_weight", y, floats[1].get(), weight, columns);
}

Done KernelLab::normalisations()
{
    const int columns = 4096;
    int rows = 16384;
    while (rows > 64 && 12.0 * rows * columns > static_cast<double>(m_place.budget) / 2)
        rows /= 2;
    const double elements = static_cast<double>(rows) * columns;
    const auto x = normalBf16(elements, 8);
    SHARDSCOPE_TRY(x);
    const auto y = normalBf16(elements, 9);
    SHARDSCOPE_TRY(y);
    const auto weight = normalBf16(columns, 10);
    SHARDSCOPE_TRY(weight);
    std::vector<MemoryHandle> floats;
    for (const double count : {elements, elements, static_cast<double>(rows)}) {
        auto memory = allocate(m_bench.context(), static_cast<std::size_t>(4 * count));
        SHARDSCOPE_TRY(memory);
        floats.push_back(std::move(*memory));
    }
    const auto fusedKernel = m_bench.kernels().get("normalise.cu", "normalise_fused");
    SHARDSCOPE_TRY(fusedKernel);
    const auto fused = [&] {
        return launch(*m_bench.context(), *fusedKernel, {static_cast<unsigned>(rows)}, 256, 1, 0, m_bench.stream(), y->get(), x->get(),
                      weight->get(), columns, 1e-5f);
    };
    const auto steps = [&] { return normaliseInSteps(y->get(), x->get(), weight->get(), floats, rows, columns); };
    const Bytes bytes(4 * elements);  // what has to move: x once, y once
    std::vector<float> first;
    SHARDSCOPE_TRY(steps());
    SHARDSCOPE_TRY(checkSame("normalise-unfused", y->get(), static_cast<std::size_t>(elements), first));
    SHARDSCOPE_TRY(measure("normalisation", "normalise-unfused", Flop(4 * elements), bytes, steps));
    SHARDSCOPE_TRY(fused());
    SHARDSCOPE_TRY(checkSame("normalise-fused", y->get(), static_cast<std::size_t>(elements), first));
    return measure("normalisation", "normalise-fused", Flop(4 * elements), bytes, fused);
}

}  // namespace

StageReport runKernelLab(StageContext& stage)
{
    auto place = Workplace::open(stage.settings());
    SHARDSCOPE_STAGE_TRY(stage, place);
    KernelLab lab(stage, *place);
    for (const auto part : {&KernelLab::copies, &KernelLab::multiplies, &KernelLab::normalisations}) {
        SHARDSCOPE_STAGE_TRY(stage, (lab.*part)());
        if (stage.shouldStop())
            return StageReport::cancelled();
    }
    return StageReport::done();
}

}  // namespace shardscope::probe::cuda
