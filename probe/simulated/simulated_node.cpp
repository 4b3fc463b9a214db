// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/simulated/simulated_node.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

#include "core/hardware/catalog.h"
#include "core/hardware/reference_profile.h"

namespace shardscope::probe {
namespace {

constexpr int kUnits = 8;
constexpr int kSlowUnit = 3;

const Gpu& gpuOf(const Settings& settings)
{
    const Gpu* named = hardwareCatalog().findGpu(settings.device.empty() ? "h100-sxm" : settings.device);
    return named ? *named : hardwareCatalog().gpus.front();
}

/// The published curve of one node with the most ranks; null where there is none.
const CollectiveSeries* publishedCurve(const Gpu& gpu, CollectiveKind kind)
{
    const HardwareProfile* profile = referenceProfile(gpu);
    const CollectiveSeries* best = nullptr;
    for (std::size_t i = 0; profile && i < profile->collectives.size(); ++i) {
        const CollectiveSeries& series = profile->collectives[i];
        if (series.kind == kind && series.nodes == 1 && (!best || series.ranks > best->ranks))
            best = &series;
    }
    return best;
}

}  // namespace

SimulatedNode::SimulatedNode(StageContext& context)
    : m_context(context), m_gpu(gpuOf(context.settings())), m_fault(parseFault(context.settings().fault).value_or(Fault{}))
{
}

/// A little noise, the same in every run, and a little time, so that there is something to watch.
void SimulatedNode::say(Measured what, double seconds, int unit)
{
    const double noise = 1 + 0.01 * std::sin(static_cast<double>(++m_step) * 12.9898);
    Sample sample;
    sample.what = std::move(what);
    sample.seconds = Seconds(seconds * noise);
    sample.best = Seconds(seconds * 0.985);
    sample.runs = 20;
    sample.spread = 0.01;
    sample.unit = unit;
    sample.conditions = "simulated";
    m_context.sample(sample);
    std::this_thread::sleep_for(std::chrono::milliseconds(m_context.settings().quick ? 1 : 40));
}

StageReport SimulatedNode::ending() { return m_context.shouldStop() ? StageReport::cancelled() : StageReport::done(); }

StageReport SimulatedNode::identify()
{
    if (const std::optional<StageReport> report = obstacle())
        return *report;
    std::vector<Unit> units;
    for (int unit = 0; unit < kUnits; ++unit)
        units.push_back({unit, m_gpu.name, "simulated", m_gpu.memory.value()});
    HardwareProfile::Device device;
    device.gpu = m_gpu.id;
    device.name = m_gpu.name + " (SIMULATED)";
    device.count = kUnits;
    m_context.device(device, units);
    if (m_fault.kind == FaultKind::Mig)
        m_context.check(CheckLevel::Warn, "mig", "The GPUs are cut into MIG slices: what is measured is that of a slice.",
                        "nvidia-smi -mig 0, when nobody uses them.");
    if (m_fault.kind == FaultKind::Ecc)
        m_context.check(CheckLevel::Fail, "ecc", "GPU 2 has counted 3 uncorrectable memory errors.", "Drain the node and reset the GPU.");
    if (m_fault.kind == FaultKind::NoNccl)
        m_context.check(CheckLevel::Warn, "nccl", "libnccl.so.2 was not found: collectives cannot be measured.",
                        "pip install nvidia-nccl-cu12");
    return ending();
}

/// Why nothing can be measured at all.
std::optional<StageReport> SimulatedNode::obstacle()
{
    if (m_fault.kind == FaultKind::SlowStart)
        std::this_thread::sleep_for(std::chrono::milliseconds(m_context.settings().quick ? 1500 : 8000));
    const auto fail = [this](const char* id, const char* text, const char* fix, bool isHere) {
        m_context.check(CheckLevel::Fail, id, text, fix);
        return isHere ? StageReport::failed(text, fix) : StageReport::unavailable(text, fix);
    };
    if (m_fault.kind == FaultKind::NoDriver)
        return fail("driver", "There is no NVIDIA driver on this computer.", "Install it, or measure the processor: --backend host.",
                    false);
    if (m_fault.kind == FaultKind::OldDriver)
        return fail("driver-version", "The driver supports CUDA 11.4; what is needed is 12.0.", "Install driver 525 or newer.", false);
    if (m_fault.kind != FaultKind::Busy)
        return std::nullopt;
    constexpr const char* kText = "GPU 0 is in use by process 4711 (python): 63 GB of its memory and 98 % of its time.";
    if (!m_context.settings().allowBusy)
        return fail("busy", kText, "Wait for it, or measure all the same with --allow-busy; the profile will say so.", true);
    m_context.check(CheckLevel::Warn, "busy", std::string(kText) + " What is measured is shared with it.");
    return std::nullopt;
}

StageReport SimulatedNode::correctness()
{
    if (m_fault.kind != FaultKind::WrongData)
        return collectiveObstacle().value_or(ending());
    m_context.check(CheckLevel::Fail, "wrong-data", "An all-reduce of 64 KiB came back with 128 wrong numbers.",
                    "Peer-to-peer copies are broken: look for PCIe ACS (lspci -vvv, ACSCtl: SrcValid+) and the IOMMU.");
    return StageReport::failed("wrong data");
}

StageReport SimulatedNode::launch()
{
    say(LaunchPoint{"stream"}, 3.2e-6);
    say(LaunchPoint{"graph"}, 1.6e-6);
    return ending();
}

/// 92 % of the data sheet, as large copies reach.
StageReport SimulatedNode::memory()
{
    for (double bytes = 1 << 20; bytes <= 4e9 && !m_context.shouldStop(); bytes *= 4) {
        const double seconds = 2e-6 + bytes / (0.92 * m_gpu.memoryBandwidth.value());
        m_context.progress(bytes / 4e9, "copy");
        say(BandwidthPoint{"device-copy", Bytes(bytes)}, seconds);
        say(BandwidthPoint{"device-triad", Bytes(bytes)}, seconds * 1.02);
    }
    if (m_fault.kind == FaultKind::Ecc)
        return StageReport::failed("uncorrectable memory error on GPU 2 (CUDA error 214)", "Drain the node and reset the GPU.");
    return ending();
}

/// Launch, arithmetic and memory as fitted to published tables (probe.md 1.8: 4 µs and 80 % of the peak on an H100).
double SimulatedNode::secondsOf(const MatrixShape& shape, Precision precision, double rateOfPeak) const
{
    const double peak = m_gpu.peak(precision).value_or(FlopPerSecond(1e14)).value();
    const double bytes = 2 * (shape.m * shape.k + shape.k * shape.n + shape.m * shape.n);
    return 4e-6 + std::max(2 * shape.m * shape.n * shape.k / (peak * rateOfPeak), bytes / (0.8 * m_gpu.memoryBandwidth.value()));
}

void SimulatedNode::multiplyOn(const MatrixShape& shape, const char* state, double rateOfPeak)
{
    const unsigned step = m_step;
    for (int unit = 0; unit < kUnits; ++unit) {
        m_step = step;  // the same noise on all of them
        const double slower = m_fault.kind == FaultKind::SlowRank && unit == kSlowUnit ? 1.12 : 1;
        say(MultiplyPoint{Precision::Bf16, shape, "tn", state}, slower * secondsOf(shape, Precision::Bf16, rateOfPeak), unit);
    }
}

StageReport SimulatedNode::multiply(const char* state, double rateOfPeak)
{
    const std::vector<double> sides =
        m_context.settings().quick ? std::vector<double>{1024, 4096, 8192} : std::vector<double>{512, 1024, 2048, 4096, 8192, 16384};
    for (std::size_t i = 0; i < sides.size() && !m_context.shouldStop(); ++i) {
        m_context.progress(static_cast<double>(i) / static_cast<double>(sides.size()), std::to_string(static_cast<int>(sides[i])));
        multiplyOn({sides[i], sides[i], sides[i], 1}, state, rateOfPeak);
        multiplyOn({sides[i], sides[i], 128, 1}, state, rateOfPeak);
    }
    return ending();
}

StageReport SimulatedNode::scenario()
{
    for (const ScenarioShapes::Multiply& multiply : m_context.settings().shapes.multiplies) {
        if (!m_context.shouldStop())
            multiplyOn(multiply.shape, "steady", 0.8);
    }
    return ending();
}

std::optional<StageReport> SimulatedNode::collectiveObstacle() const
{
    if (m_fault.kind == FaultKind::NoNccl)
        return StageReport::unavailable("libnccl.so.2 was not found", "pip install nvidia-nccl-cu12");
    if (m_fault.kind == FaultKind::Mig)
        return StageReport::unavailable("NCCL does not work between MIG slices", "nvidia-smi -mig 0");
    return std::nullopt;
}

StageReport SimulatedNode::collective(CollectiveKind kind)
{
    if (const std::optional<StageReport> report = collectiveObstacle())
        return *report;
    const CollectiveSeries* curve = publishedCurve(m_gpu, kind);
    if (!curve)
        return StageReport::unavailable("nothing is published of this collective on " + m_gpu.name);
    for (std::size_t i = 0; i < curve->samples.size() && !m_context.shouldStop(); ++i) {
        m_context.progress(static_cast<double>(i) / static_cast<double>(curve->samples.size()), std::string(nameOf(kind)));
        say(CollectivePoint{kind, curve->ranks, 1, curve->dataType, curve->samples[i].bytes}, curve->samples[i].seconds.value());
    }
    return ending();
}

StageReport SimulatedNode::contention()
{
    if (const std::optional<StageReport> report = collectiveObstacle())
        return *report;
    ContentionPoint point;
    point.kind = CollectiveKind::AllReduce;
    point.bytes = Bytes(256 << 20);
    point.shape = {8192, 8192, 8192, 1};
    point.multiplySlowdown = 1.18;  // nccl issue 1428: 1.1 to 1.8 on an A100
    point.collectiveSlowdown = 1.3;
    say(point, 1.18 * secondsOf(point.shape, Precision::Bf16, 0.8));
    return ending();
}

}  // namespace shardscope::probe
