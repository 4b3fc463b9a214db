// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <cmath>

#include "probe/host/host_facts.h"
#include "probe/host/host_stages.h"
#include "probe/host/multiplier.h"
#include "probe/host/own_multiply.h"
#include "probe/host/timing.h"

namespace shardscope::probe {
namespace {

struct Dimensions {
    long m, n, k;
};

/// Large and small, square and flat: what the fit of launch, rate and memory needs to tell them apart.
std::vector<Dimensions> shapes(bool isQuick)
{
    if (isQuick)
        return {{128, 128, 128}, {512, 512, 512}, {1024, 1024, 1024}, {1, 2048, 2048}, {16, 2048, 2048}, {1024, 1024, 64}};
    return {{64, 64, 64},       {128, 128, 128},    {256, 256, 256},    {512, 512, 512},    {1024, 1024, 1024},
            {2048, 2048, 2048}, {3072, 3072, 3072}, {1, 4096, 4096},    {4, 4096, 4096},    {16, 4096, 4096},
            {64, 4096, 4096},   {256, 4096, 1024},  {1024, 4096, 1024}, {4096, 1024, 1024}, {1024, 1024, 4096},
            {2048, 2048, 64},   {4096, 4096, 16},   {512, 2048, 2048},  {2048, 512, 2048},  {2048, 2048, 512}};
}

/// Holds the memory that operands of so many elements are read into: an operand that lay in the cache of the run before is not what a layer
/// finds.
class Operands {
public:
    explicit Operands(const Dimensions& shape)
        : a(static_cast<std::size_t>(shape.m * shape.k)),
          b(static_cast<std::size_t>(shape.k * shape.n)),
          c(static_cast<std::size_t>(shape.m * shape.n))
    {
        a.fillNormal(1);
        b.fillNormal(2);
    }
    Floats a, b, c;
};

/// Reads more than the last cache holds.
class CacheFlush {
public:
    void operator()()
    {
        float sum = 0;
        for (std::size_t i = 0; i < m_data.size(); i += 16)
            sum += m_data.data()[i];
        m_sink = sum;
    }

private:
    Floats m_data{std::size_t{16} << 20, 1};
    volatile float m_sink = 0;
};

class MatmulStage {
public:
    MatmulStage(StageContext& context, const char* state)
        : m_context(context),
          m_state(state),
          m_threads(threadsFor(readHostFacts(), context.settings().place)),
          m_multiply(m_threads),
          m_rule(StopRule::forRun(context.settings().quick))
    {
        std::string text = "Matrices are multiplied by " + m_multiply.name() + ".";
        for (const std::string& slower : m_multiply.slower())
            text += " " + slower + " was tried and is slower.";
        context.check(CheckLevel::Ok, "blas", text);
    }

    void measure(const Dimensions& shape, const std::string& what = {})
    {
        Operands operands(shape);
        const Timing timing = timeRuns(
            m_context, m_rule, [&] { m_multiply(shape.m, shape.n, shape.k, operands.a.data(), operands.b.data(), operands.c.data()); },
            [this] { m_flush(); });
        MultiplyPoint point;
        point.precision = Precision::Fp32;
        point.shape = {static_cast<double>(shape.m), static_cast<double>(shape.n), static_cast<double>(shape.k), 1};
        point.layout = "nn";
        point.state = m_state;
        m_context.sample(sampleOf(point, timing, m_multiply.name() + (what.empty() ? "" : ", " + what)));
    }

    void measureAll(double from)
    {
        const std::vector<Dimensions> all = shapes(m_context.settings().quick);
        for (std::size_t i = 0; i < all.size() && !m_context.shouldStop(); ++i) {
            m_context.progress(from + (1 - from) * static_cast<double>(i) / static_cast<double>(all.size()),
                               std::to_string(all[i].m) + " x " + std::to_string(all[i].n) + " x " + std::to_string(all[i].k));
            measure(all[i]);
        }
    }

    /// All cores at full load, so that clocks and temperature are those of a long job.
    void heat(double seconds)
    {
        constexpr long kSide = 768;
        Operands operands({kSide, kSide, kSide});
        const auto start = std::chrono::steady_clock::now();
        for (double gone = 0; gone < seconds && !m_context.shouldStop();
             gone = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count()) {
            m_multiply(kSide, kSide, kSide, operands.a.data(), operands.b.data(), operands.c.data());
            m_context.progress(gone / seconds * 0.5, "warming up");
        }
    }

    /// FLOP/s of a middling multiply, to know how large one may be.
    [[nodiscard]] double rate()
    {
        constexpr long kSide = 512;
        Operands operands({kSide, kSide, kSide});
        const Timing timing = timeRuns(m_context, {2, 3, 0.2},
                                       [&] { m_multiply(kSide, kSide, kSide, operands.a.data(), operands.b.data(), operands.c.data()); });
        return 2.0 * kSide * kSide * kSide / timing.median.value();
    }

private:
    StageContext& m_context;
    std::string m_state;
    int m_threads;
    Multiplier m_multiply;
    StopRule m_rule;
    CacheFlush m_flush;
};

StageReport ending(StageContext& context) { return context.shouldStop() ? StageReport::cancelled() : StageReport::done(); }

}  // namespace

StageReport measureMatmul(StageContext& context)
{
    MatmulStage stage(context, "cool");
    stage.measureAll(0);
    return ending(context);
}

StageReport measureHotMatmul(StageContext& context)
{
    MatmulStage stage(context, "steady");
    stage.heat(context.settings().quick ? 1.5 : 15);
    stage.measureAll(0.5);
    return ending(context);
}

StageReport measureScenario(StageContext& context)
{
    const ScenarioShapes& shapes = context.settings().shapes;
    if (shapes.multiplies.empty())
        return StageReport::unavailable("no scenario was given", "--scenario FILE");
    MatmulStage stage(context, "steady");
    const double mostFlop = stage.rate() * (context.settings().quick ? 0.15 : 1.0);
    const double mostElements = std::min(readHostFacts().freeMemoryBytes / 16, 1e9);
    for (std::size_t i = 0; i < shapes.multiplies.size() && !context.shouldStop(); ++i) {
        const auto& [name, shape] = shapes.multiplies[i];
        context.progress(static_cast<double>(i) / static_cast<double>(shapes.multiplies.size()), name);
        // A processor takes minutes for what a GPU does in milliseconds: fewer rows, of the same width.
        const double rows = std::max(1.0, std::floor(std::min(shape.m, mostFlop / (2 * shape.n * shape.k))));
        if (shape.n * shape.k > mostElements)
            context.log(name + " is left out: its operand does not fit");
        else
            stage.measure({static_cast<long>(rows), static_cast<long>(shape.n), static_cast<long>(shape.k)},
                          "the scenario's own, with fewer rows where all take too long");
    }
    return ending(context);
}

}  // namespace shardscope::probe
