// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <thread>

#include "probe/cuda/api/cublas_lt.h"
#include "probe/cuda/api/nccl.h"
#include "probe/cuda/checks/failure_advice.h"
#include "probe/cuda/checks/gpu_state.h"
#include "probe/cuda/device/catalogue_name.h"
#include "probe/cuda/device/context.h"
#include "probe/cuda/measure/session.h"
#include "probe/cuda/stages/cuda_stages.h"

namespace shardscope::probe::cuda {

namespace {

void tell(StageContext& stage, const Finding& finding) { stage.check(finding.level, finding.id, finding.text, finding.fix); }

void tellMissing(StageContext& stage, const ApiFailure& failure)
{
    const Advice advice = adviceFor(failure);
    stage.check(CheckLevel::Warn, advice.id, advice.text, advice.fix);
}

/// While the fabric manager sets up the switches the driver says "not ready": asked three times more over half a minute.
Outcome<std::vector<GpuFacts>> listPatiently(StageContext& stage, const Driver& driver)
{
    auto gpus = listGpus(driver);
    for (int retry = 0; retry < 3 && !gpus && gpus.failure().code == status::kSystemNotReady; ++retry) {
        stage.progress(0.1, "the driver isn't ready yet: asking again");
        const double wait = 10 * std::min(stage.settings().patience, 1.0);
        for (const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(wait);
             std::chrono::steady_clock::now() < end;) {
            if (stage.shouldStop())
                return gpus;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        gpus = listGpus(driver);
    }
    return gpus;
}

/// Each library that a later stage loads: its file, or the error. Returns NCCL's version.
std::string tellLibraries(StageContext& stage, const SearchPlaces& places, int driverVersion)
{
    if (const auto compiler = Nvrtc::load(places, driverVersion))
        stage.check(CheckLevel::Ok, "nvrtc", "NVRTC " + versionText((*compiler)->version()) + " from " + (*compiler)->path());
    else
        tellMissing(stage, compiler.failure());
    std::string version;
    if (const auto nccl = Nccl::load(places)) {
        version = (*nccl)->version();
        stage.check(CheckLevel::Ok, "nccl", "NCCL " + version + " from " + (*nccl)->path());
    } else {
        tellMissing(stage, nccl.failure());
    }
    return version;
}

/// cuBLASLt needs a context at its start.
void tellCublasLt(StageContext& stage, const SearchPlaces& places, const DriverPointer& driver, const GpuFacts& gpu)
{
    const auto context = Context::open(driver, gpu);
    if (!context) {
        tellMissing(stage, context.failure());
        return;
    }
    if (const auto library = CublasLt::load(places, driver->version()))
        stage.check(CheckLevel::Ok, "cublaslt", "cuBLASLt " + (*library)->version() + " from " + (*library)->path());
    else
        tellMissing(stage, library.failure());
}

std::vector<Unit> unitsOf(const std::vector<GpuFacts>& gpus)
{
    std::vector<Unit> units;
    for (const GpuFacts& gpu : gpus) {
        units.push_back({gpu.ordinal, gpu.name,
                         gpu.busId + (gpu.uuid.empty() ? "" : " " + gpu.uuid) + ", sm_" + std::to_string(gpu.architecture) + ", " +
                             std::to_string(gpu.multiprocessors) + " multiprocessors",
                         gpu.memoryBytes});
    }
    return units;
}

/// The states of this process's GPUs; whether one of them keeps the run from going on.
StageReport tellGpus(StageContext& stage, const NvmlPointer& nvml, const std::vector<GpuFacts>& gpus)
{
    StageReport report;
    for (const GpuFacts& gpu : gpus) {
        for (const Finding& finding : gpuFindings(gpu, readState(nvml, gpu))) {
            tell(stage, finding);
            const bool stops = finding.level == CheckLevel::Fail || (finding.id == "busy" && !stage.settings().allowBusy);
            if (stops)
                report = StageReport::failed(finding.text, finding.fix);
        }
    }
    return report;
}

NvmlPointer loadNvml(StageContext& stage, const SearchPlaces& places)
{
    auto loaded = Nvml::load(places);
    if (loaded)
        return *loaded;
    tellMissing(stage, loaded.failure());
    return nullptr;
}

}  // namespace

StageReport identifyGpus(StageContext& stage)
{
    const SearchPlaces places = SearchPlaces::ofThisProcess();
    const auto driver = Driver::load(places);
    if (!driver)
        return reportOf(stage, driver.failure());
    const auto gpus = listPatiently(stage, **driver);
    if (!gpus)
        return reportOf(stage, gpus.failure());
    if (gpus->empty())
        return reportOf(stage, {"libcuda", "cuDeviceGetCount", status::kNoDevice, "CUDA_ERROR_NO_DEVICE", "no devices"});
    const int version = (*driver)->version();
    const NvmlPointer nvml = loadNvml(stage, places);
    const std::string driverText = nvml ? nvml->driverVersion() : "";
    stage.check(CheckLevel::Ok, "driver",
                "Driver " + driverText + (driverText.empty() ? "" : ", ") + "CUDA " + versionText(version) + " from " + (*driver)->path());
    // Before a context of our own is there: in a container NVML tells pids of the host, and ours would look like another process.
    const auto own = ownGpus(*gpus, stage.settings().place);
    StageReport report = tellGpus(stage, nvml, own);
    const std::string nccl = tellLibraries(stage, places, version);
    if (report.outcome == StageOutcome::Done)
        tellCublasLt(stage, places, *driver, own.front());
    HardwareProfile::Device device;
    device.name = own.front().name;
    device.gpu = catalogueId(own.front().name);
    device.count = static_cast<int>(gpus->size());
    device.driver = driverText;
    device.cuda = versionText(version);
    device.nccl = nccl;
    stage.device(device, unitsOf(*gpus));
    const NodeFacts facts = NodeFacts::ofThisProcess();
    tell(stage, deviceMap(facts, *gpus));
    for (const Finding& finding : nodeFindings(facts, gpus->size(), stage.settings().place))
        tell(stage, finding);
    return report;
}

}  // namespace shardscope::probe::cuda
