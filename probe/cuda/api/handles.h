// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

// The opaque types of NVIDIA's libraries, under their own tags: so that our pointers have their types. Enumerations are int here, which is
// what they are in the calls; probe/cuda/check compares every signature with the real headers where these are installed.
struct CUctx_st;
struct CUmod_st;
struct CUfunc_st;
struct CUstream_st;
struct CUevent_st;
struct CUgraph_st;
struct CUgraphExec_st;
struct _nvrtcProgram;
struct ncclComm;
struct nvmlDevice_st;

namespace shardscope::probe::cuda {

using DriverStatus = int;
using DriverDevice = int;
using DevicePointer = unsigned long long;
using DriverContext = CUctx_st*;
using DriverModule = CUmod_st*;
using DriverFunction = CUfunc_st*;
using DriverStream = CUstream_st*;
using DriverEvent = CUevent_st*;
using DriverGraph = CUgraph_st*;
using DriverGraphExec = CUgraphExec_st*;
struct DeviceUuid {
    char bytes[16];
};

using NvrtcStatus = int;
using NvrtcProgram = _nvrtcProgram*;

using LtStatus = int;
using LtHandle = void*;      ///< an incomplete struct in the header, which has no name for C++
using LtDescriptor = void*;  ///< of a multiply, of a layout, of a preference: three opaque structs
struct LtAlgorithm {
    std::uint64_t data[8];
};
struct LtHeuristic {
    LtAlgorithm algorithm;
    std::size_t workspaceBytes;
    int state;
    float waves;
    int reserved[4];
};

using NcclStatus = int;
using NcclCommunicator = ncclComm*;
struct NcclUniqueId {
    char internal[128];
};

using NvmlStatus = int;
using NvmlDevice = nvmlDevice_st*;
struct NvmlUtilization {
    unsigned gpu;
    unsigned memory;
};
struct NvmlMemory {
    unsigned long long total;
    unsigned long long free;
    unsigned long long used;
};
struct NvmlProcess {
    unsigned pid;
    unsigned long long usedBytes;
    unsigned gpuInstance;
    unsigned computeInstance;
};

/// Values that are passed to the libraries, each checked against its enumerator in probe/cuda/check.
namespace value {
constexpr int kAttributeClockRate = 13;
constexpr int kAttributeMultiprocessors = 16;
constexpr int kAttributeIntegrated = 18;
constexpr int kAttributeComputeMode = 20;
constexpr int kAttributeEccEnabled = 32;
constexpr int kAttributeMemoryClockRate = 36;
constexpr int kAttributeMemoryBusWidth = 37;
constexpr int kAttributeL2Bytes = 38;
constexpr int kAttributeMajor = 75;
constexpr int kAttributeMinor = 76;
constexpr int kAttributeSharedOptIn = 97;
constexpr int kFunctionDynamicShared = 8;
constexpr unsigned kStreamNonBlocking = 1;
constexpr unsigned kHostPortable = 1;
constexpr unsigned kHostDeviceMap = 2;
constexpr int kCaptureThreadLocal = 1;
constexpr int kLtR32F = 0;
constexpr int kLtR16BF = 14;
constexpr int kLtR8E4M3 = 28;
constexpr int kLtCompute32F = 68;
constexpr int kLtComputeTf32 = 77;
constexpr int kLtTransA = 3;
constexpr int kLtTransB = 4;
constexpr int kLtAScale = 17;
constexpr int kLtBScale = 18;
constexpr int kLtFastAccumulate = 25;
constexpr int kLtTransposed = 1;
constexpr int kLtMaxWorkspace = 1;
constexpr int kNcclBf16 = 9;
constexpr int kNcclInt32 = 2;
constexpr int kNcclInt8 = 0;
constexpr int kNcclSum = 0;
constexpr int kNcclInProgress = 7;
constexpr int kNvmlClockSm = 1;
constexpr int kNvmlClockMemory = 2;
constexpr int kNvmlTemperatureGpu = 0;
constexpr int kNvmlCorrected = 0;
constexpr int kNvmlUncorrected = 1;
constexpr int kNvmlVolatile = 0;
}  // namespace value

/// Status codes with a fix of their own.
namespace status {
constexpr int kInvalidValue = 1;
constexpr int kOutOfMemory = 2;
constexpr int kStubLibrary = 34;
constexpr int kInsufficientDriver = 35;
constexpr int kDeviceUnavailable = 46;
constexpr int kNoDevice = 100;
constexpr int kInvalidDevice = 101;
constexpr int kNoBinaryForGpu = 209;
constexpr int kEccUncorrectable = 214;
constexpr int kUnsupportedPtx = 222;
constexpr int kNotReady = 600;
constexpr int kPeerAccessAlreadyEnabled = 704;
constexpr int kNotPermitted = 800;
constexpr int kNotSupported = 801;
constexpr int kSystemNotReady = 802;
constexpr int kDriverMismatch = 803;
constexpr int kCompatNotSupported = 804;
}  // namespace status

}  // namespace shardscope::probe::cuda
