// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>

// A simulated machine with NVIDIA GPUs: memory of the host, kernels run by the emulator, and a clock for each stream that every operation
// advances by its time on an imagined GPU. FAKE_CUDA states its faults, words and "word=number" separated by commas:
//   devices=N   so many GPUs (1)          init=N      cuInit returns N          init-times=N  … so many times, then it works
//   memory=N    MiB of each GPU (64)      context=N   a context costs error N   mig           GPU 0 is a slice
//   slow=N      GPU 1 is N % slower       wrong=N     element N of what a collective delivers is wrong
//   hang        collectives never end     busy        another process is on every GPU
//   duplicate   NCCL says that two ranks share a GPU          launch=N    every launch returns error N
//   slow-runs all runs differ in time, and reading the clock is slow
//   host-pids   as in a container: NVML calls this process by another number
//   ecc-later errors are counted during a measurement old GPUs of sm_75
struct CUctx_st {
    int device = 0;
};
struct CUstream_st {
    CUctx_st* context = nullptr;
    double seconds = 0;
    bool hangs = false;
};
struct CUevent_st {
    double seconds = 0;
    bool hangs = false;
};

namespace fake {

/// Returns the number of a word of FAKE_CUDA; 1 for a word without one, `otherwise` if it is missing.
double option(const std::string& word, double otherwise = 0);

inline constexpr int kMostDevices = 8;
/// Returns the time on this GPU of something that takes `seconds` on a good one.
double slowed(int device, double seconds);
/// Returns whether the address is in an allocation of a GPU that is not freed yet.
bool isAllocated(const void* address, std::size_t bytes);
CUctx_st* currentContext();
/// Returns whether this process has or had a context of the GPU.
bool hasContext(int device);

}  // namespace fake
