// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/enum_names.h"
#include "probe/cuda/stages/cuda_stages.h"
#include "probe/cuda/stages/multiply_bench.h"
#include "probe/cuda/stages/multiply_shapes.h"

namespace shardscope::probe::cuda {

namespace {

/// A GPU under load gets warm, and its clock falls until power and temperature are steady: 15 s of the largest multiply.
Done heat(StageContext& stage, Workplace& place, const MultiplyBench& multiply, const MatrixShape& shape, double seconds)
{
    const auto planned = multiply.plan(shape);
    if (!planned)
        return planned.failure();
    const auto begin = makeEvent(place.bench->context());
    const auto end = makeEvent(place.bench->context());
    SHARDSCOPE_TRY(begin);
    SHARDSCOPE_TRY(end);
    const Driver& driver = place.bench->driver();
    SHARDSCOPE_TRY(driver.check("cuEventRecord", driver.call().eventRecord(begin->get(), place.bench->stream())));
    int batch = 16;
    float before = 0;
    for (float milliseconds = 0; milliseconds < 1e3f * static_cast<float>(seconds);) {
        for (int i = 0; i < batch; ++i)
            SHARDSCOPE_TRY(multiply.run(*planned, place.bench->stream()));
        SHARDSCOPE_TRY(driver.check("cuEventRecord", driver.call().eventRecord(end->get(), place.bench->stream())));
        const auto done = waitFor(stage, *place.bench->context(), place.bench->stream(), 60);
        if (!done)
            return done.failure();
        if (!*done)
            return ApiFailure{"libcuda", "cuStreamQuery", 0, {}, "the GPU did not finish within 60 s"};
        SHARDSCOPE_TRY(driver.check("cuEventElapsedTime", driver.call().eventElapsed(&milliseconds, begin->get(), end->get())));
        if (milliseconds - before < 20 && batch < 512)  // so short that the GPU rests while the host comes back
            batch *= 2;
        before = milliseconds;
    }
    return {};
}

/// The largest by work: it draws the most power.
MatrixShape heaviest(const std::vector<MatrixShape>& shapes)
{
    return *std::max_element(shapes.begin(), shapes.end(), [](const MatrixShape& a, const MatrixShape& b) { return a.flop() < b.flop(); });
}

class MultiplyStage {
public:
    MultiplyStage(StageContext& stage, Workplace& place, std::shared_ptr<const CublasLt> library)
        : m_stage(stage), m_place(place), m_library(std::move(library))
    {
    }

    /// Short runs of a cool GPU, or long ones behind a load.
    Done measure(Precision precision, bool steady, double begin, double end)
    {
        const auto shapes = shapesToMeasure(m_stage.settings(), precision, static_cast<double>(m_place.budget) / 2);
        if (shapes.empty())
            return ApiFailure{"libcuda", "cuMemAlloc_v2", status::kOutOfMemory, "CUDA_ERROR_OUT_OF_MEMORY",
                              "not even the smallest multiply fits"};
        auto multiply = MultiplyBench::make(*m_place.bench, m_library, precision, shapes);
        if (!multiply)
            return multiply.failure();
        if (precision == Precision::Bf16)
            SHARDSCOPE_TRY(checkResult(*multiply));
        if (steady)
            SHARDSCOPE_TRY(heat(m_stage, m_place, *multiply, heaviest(shapes), secondsOfHeat()));
        return sweep(*multiply, precision, shapes, steady, begin, end);
    }

private:
    /// 15 s for the first precision; behind it the GPU is hot already.
    double secondsOfHeat()
    {
        const double seconds = m_stage.settings().quick ? 3 : m_hot ? 5 : 15;
        m_hot = true;
        return seconds;
    }

    Done checkResult(MultiplyBench& multiply)
    {
        const auto difference = multiply.difference();
        if (!difference)
            return difference.failure();
        if (*difference > 0.01)
            return ApiFailure{"libcublasLt",
                              "cublasLtMatmul",
                              0,
                              {},
                              "wrong result: it differs from the plain kernel's by " + std::to_string(*difference)};
        return {};
    }

    Done sweep(const MultiplyBench& multiply, Precision precision, const std::vector<MatrixShape>& shapes, bool steady, double begin,
               double end)
    {
        TimingPlan plan;
        plan.stop = stopRule(m_stage.settings());
        const std::string state = steady ? "steady" : "cool";
        if (!steady)
            plan.stop.seconds = 0.2;
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            if (const auto planned = multiply.plan(shapes[i]); !planned) {
                m_stage.log("left out: " + planned.failure().text());
                continue;
            }
            m_stage.progress(begin + (end - begin) * static_cast<double>(i) / static_cast<double>(shapes.size()),
                             std::string(nameOf(precision)) + ", " + state);
            if (steady)  // a pause between two shapes, and the first runs would be at a higher clock
                SHARDSCOPE_TRY(heat(m_stage, m_place, multiply, shapes[i], 0.3));
            const auto timing = multiply.time(m_stage, *m_place.watch, plan, shapes[i]);
            SHARDSCOPE_TRY(timing);
            m_stage.sample(sampleOf(MultiplyPoint{precision, shapes[i], "tn", state}, *timing, m_place.unit,
                                    conditionsOf(*m_place.bench, "cuBLASLt " + m_library->version() + ", L2 flushed, normal inputs")));
            if (m_stage.shouldStop())
                return ApiFailure{"libcublasLt", {}, 0, {}, "stopped"};
        }
        tellClock(m_stage, *m_place.bench, std::string(nameOf(precision)) + ", " + state);
        return {};
    }

    StageContext& m_stage;
    Workplace& m_place;
    std::shared_ptr<const CublasLt> m_library;
    bool m_hot = false;
};

}  // namespace

namespace {

StageReport measureAll(StageContext& stage, bool steady)
{
    auto place = Workplace::open(stage.settings());
    SHARDSCOPE_STAGE_TRY(stage, place);
    auto library = CublasLt::load(place->session.places, place->session.driver->version());
    SHARDSCOPE_STAGE_TRY(stage, library);
    MultiplyStage multiplies(stage, *place, *library);
    const auto precisions = precisionsFor(stage.settings(), place->bench->gpu().architecture);
    const auto count = static_cast<double>(precisions.size());
    for (std::size_t i = 0; i < precisions.size(); ++i)
        SHARDSCOPE_STAGE_TRY(stage,
                             multiplies.measure(precisions[i], steady, static_cast<double>(i) / count, static_cast<double>(i + 1) / count));
    return StageReport::done();
}

}  // namespace

StageReport measureMultiplies(StageContext& stage) { return measureAll(stage, false); }

StageReport measureHotMultiplies(StageContext& stage) { return measureAll(stage, true); }

}  // namespace shardscope::probe::cuda
