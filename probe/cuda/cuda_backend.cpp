// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/cuda_backend.h"

#include <cstdlib>
#include <filesystem>

#include "probe/cuda/stages/cuda_stages.h"

namespace shardscope::probe {

namespace {

Stage collective(CollectiveKind kind, const char* title, bool quick)
{
    return {{std::string(nameOf(kind)), title, quick ? 20.0 : 90.0, {"identify"}, 90, true},
            [kind](StageContext& stage) { return cuda::measureCollective(stage, kind); }};
}

class CudaBackend : public Backend {
public:
    [[nodiscard]] std::string_view name() const override { return "cuda"; }
    [[nodiscard]] std::string_view title() const override { return "NVIDIA GPUs"; }
    [[nodiscard]] ProfileOrigin origin() const override { return ProfileOrigin::Probe; }
    /// The driver's files in the kernel's folders (/dev/dxg: under WSL), or libraries that someone names.
    [[nodiscard]] bool mayBeHere() const override
    {
        std::error_code error;
        for (const char* path : {"/proc/driver/nvidia/version", "/dev/nvidiactl", "/dev/dxg"}) {
            if (std::filesystem::exists(path, error))
                return true;
        }
        return std::getenv("SHARDSCOPE_CUDA_LIBRARY_PATH") != nullptr;
    }
    [[nodiscard]] std::vector<Stage> stages(const Settings& settings) const override
    {
        const bool quick = settings.quick;
        const auto seconds = [&](double shortly, double thoroughly) { return quick ? shortly : thoroughly; };
        // Where ranks meet, and where libraries of hundreds of megabytes are read from a cold disk, silence is no sign of death.
        return {
            {{"identify", "What these GPUs are", 20, {}, 60}, cuda::identifyGpus},
            {{"health", "Every GPU against the others", seconds(20, 40), {"identify"}, 60}, cuda::measureHealth},
            {{"launch", "How long a launch takes", 5, {"identify"}, 60}, cuda::measureLaunch},
            {{"memory", "Memory bandwidth", seconds(5, 15), {"identify"}, 60}, cuda::measureMemory},
            {{"copy", "Copies between host and GPU", seconds(5, 15), {"identify"}, 60}, cuda::measureHostCopies},
            {{"peer", "Copies between GPUs", seconds(10, 40), {"identify"}, 60}, cuda::measurePeerCopies},
            {{"matmul", "Matrix multiplies, cool", seconds(15, 40), {"identify"}, 60}, cuda::measureMultiplies},
            {{"matmul-hot", "Matrix multiplies under load", seconds(20, 120), {"identify"}, 60}, cuda::measureHotMultiplies},
            {{"attention", "Attention", seconds(15, 40), {"identify"}, 60}, cuda::measureAttention},
            collective(CollectiveKind::AllReduce, "All-reduce", quick),
            collective(CollectiveKind::AllGather, "All-gather", quick),
            collective(CollectiveKind::ReduceScatter, "Reduce-scatter", quick),
            collective(CollectiveKind::AllToAll, "All-to-all", quick),
            collective(CollectiveKind::SendReceive, "Send and receive around the ring", quick),
            {{"contention", "A multiply beside a collective", seconds(20, 40), {"identify"}, 90, true}, cuda::measureContention},
            {{"lab", "Kernels against the roofline", seconds(20, 40), {"identify"}, 60}, cuda::runKernelLab},
        };
    }
};

}  // namespace

const Backend& cudaBackend()
{
    static const CudaBackend backend;
    return backend;
}

}  // namespace shardscope::probe
