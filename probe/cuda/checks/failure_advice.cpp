// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/checks/failure_advice.h"

#include "probe/cuda/api/handles.h"

namespace shardscope::probe::cuda {

namespace {

bool mentions(const ApiFailure& failure, const char* words) { return failure.detail.find(words) != std::string::npos; }

Advice forMissingLibrary(const ApiFailure& failure)
{
    const std::string said = " (" + failure.detail + ")";
    const bool incomplete = failure.call == "dlsym";
    if (failure.library == "libcuda") {
        if (incomplete)
            return {"driver-old", "The NVIDIA driver is too old for this program" + said, "Install a driver of version 470 or newer", true};
        return {"no-driver", "There is no NVIDIA driver on this computer" + said,
                "Install the driver; in a container start it with --gpus all (and the NVIDIA container toolkit), or import logs measured "
                "elsewhere",
                true};
    }
    if (failure.library == "libnvrtc")
        return {"no-nvrtc", "There is no CUDA compiler library, libnvrtc" + said,
                "pip install nvidia-cuda-nvrtc-cu12, or activate an environment that has PyTorch with CUDA", true};
    if (failure.library == "libcublasLt")
        return {"no-cublaslt", "There is no cuBLASLt" + said,
                "pip install nvidia-cublas-cu12, or activate an environment that has PyTorch with CUDA", true};
    if (failure.library == "libnccl")
        return {"no-nccl", (incomplete ? "This NCCL is too old" : "There is no NCCL") + said,
                "pip install nvidia-nccl-cu12 (2.7 or newer), or activate an environment that has PyTorch with CUDA", true};
    return {"no-nvml", "There is no NVML" + said,
            "It comes with the driver: in a container add the utility capability (NVIDIA_DRIVER_CAPABILITIES=compute,utility)", true};
}

Advice forDriver(const ApiFailure& failure)
{
    const std::string said = failure.text();
    switch (failure.code) {
    case status::kOutOfMemory:
        return {"out-of-memory", "The GPU's memory is full: " + said,
                "End what else runs on the GPU (nvidia-smi names it), or run again later"};
    case status::kStubLibrary:
        return {"stub-driver", "The libcuda here is the toolkit's stub, not a driver: " + said,
                "Take the folder stubs out of LD_LIBRARY_PATH; in a container start it with --gpus all", true};
    case status::kInsufficientDriver:
        return {"driver-old", "The driver is older than CUDA here needs: " + said,
                "Update the driver (CUDA 13 needs 580 or newer, CUDA 12 needs 525)"};
    case status::kDeviceUnavailable:
        return {"exclusive", "The GPU is taken: its compute mode is exclusive and another process holds it: " + said,
                "End the other process, or set nvidia-smi -c DEFAULT"};
    case status::kNoDevice:
        return {"no-gpu", "The driver is here, but this process sees no GPU: " + said,
                "See whether CUDA_VISIBLE_DEVICES hides them; nvidia-smi -L lists what is there", true};
    case status::kInvalidDevice:
        return {"visible-devices", "A GPU that was asked for isn't there: " + said,
                "Correct CUDA_VISIBLE_DEVICES; nvidia-smi -L lists what is there"};
    case status::kNoBinaryForGpu:
    case status::kUnsupportedPtx:
        return {"driver-old", "The driver is older than the compiler that made the kernels: " + said,
                "Update the driver, or put an older libnvrtc before the others (SHARDSCOPE_CUDA_LIBRARY_PATH)"};
    case status::kEccUncorrectable:
        return {"ecc", "The GPU has met an uncorrectable memory error: " + said,
                "Drain this node and reset the GPU; if it comes back, replace it (dmesg shows the Xid)"};
    case status::kNotPermitted:
    case status::kNotSupported:
        return {"imex", "The driver forbids this: " + said,
                "On a rack-scale system start the IMEX service (nvidia-imex) on every node; in a container allow the devices"};
    case status::kSystemNotReady:
        return {"fabric-manager", "The system isn't ready: the NVLink switches are not set up: " + said,
                "Start the fabric manager: systemctl start nvidia-fabricmanager, in the driver's version; on NVL72 nvidia-imex, too"};
    case status::kDriverMismatch:
    case status::kCompatNotSupported:
        return {"driver-mismatch", "The driver's library and its kernel module are of different versions: " + said,
                "Reboot, or reload the driver's modules; in a container remove its own libcuda (cuda-compat)"};
    default:
        return {"cuda-error", "A call of the driver failed: " + said, "See dmesg for an Xid of the GPU; nvidia-smi -q tells its errors"};
    }
}

Advice forNccl(const ApiFailure& failure)
{
    const std::string said = failure.text();
    if (mentions(failure, "Duplicate GPU") || mentions(failure, "same GPU"))
        return {"same-gpu-twice", "Two ranks were given the same GPU: " + said,
                "Give each rank its own: CUDA_VISIBLE_DEVICES per rank, srun --gpus-per-task=1, or as many ranks as GPUs"};
    if (mentions(failure, "/dev/shm") || mentions(failure, "shared memory"))
        return {"shared-memory", "NCCL got no shared memory: " + said,
                "Start the container with --shm-size=1g --ipc=host --ulimit memlock=-1"};
    if (mentions(failure, "NVLS") || mentions(failure, "ulticast") || mentions(failure, "failure 401"))
        return {"nvls", "NVLink SHARP could not be set up: " + said,
                "Run again with NCCL_NVLS_ENABLE=0; restart the fabric manager to mend it"};
    if (mentions(failure, "did not finish"))
        return {"collective-hang", "A collective hangs: " + said,
                "Run again with NCCL_P2P_DISABLE=1: if that works, PCIe access control (ACS) or the IOMMU stands in the way (lspci -vvv "
                "shows ACSCtl: SrcValid+)"};
    if (mentions(failure, "wrong data"))
        return {"collective-wrong", "A collective delivers wrong data: " + said,
                "Switch off ACS and the IOMMU, or run with NCCL_P2P_DISABLE=1; don't train on this node before it is mended"};
    return {"nccl-error", "NCCL failed: " + said, "Run again with NCCL_DEBUG=INFO: its lines are in the log"};
}

}  // namespace

Advice adviceFor(const ApiFailure& failure)
{
    if (failure.call == "dlopen" || failure.call == "dlsym")
        return forMissingLibrary(failure);
    if (failure.library == "libnccl")
        return forNccl(failure);
    if (failure.library == "libcuda")
        return forDriver(failure);
    if (failure.library == "libnvidia-ml" && failure.code == 18)
        return {"driver-mismatch", "The driver's library and its kernel module are of different versions: " + failure.text(),
                "Reboot, or reload the driver's modules"};
    if (failure.library == "libnvrtc")
        return {"compile", "A kernel could not be compiled: " + failure.text(),
                "Use another version of libnvrtc (SHARDSCOPE_CUDA_LIBRARY_PATH)"};
    return {"library-error", failure.text(), "Try another version of " + failure.library};
}

}  // namespace shardscope::probe::cuda
