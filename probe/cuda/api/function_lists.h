// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/cuda/api/handles.h"

// Every function that is loaded: X(field, symbol, required, result, (parameters)). One list per library: the tables, their loaders, the check
// against the real headers and the libraries that the tests make are all of it.

#define SHARDSCOPE_DRIVER_FUNCTIONS(X)                                                                                         \
    X(getErrorName, cuGetErrorName, true, DriverStatus, (int, const char**))                                                   \
    X(getErrorString, cuGetErrorString, true, DriverStatus, (int, const char**))                                               \
    X(init, cuInit, true, DriverStatus, (unsigned))                                                                            \
    X(driverVersion, cuDriverGetVersion, true, DriverStatus, (int*))                                                           \
    X(deviceCount, cuDeviceGetCount, true, DriverStatus, (int*))                                                               \
    X(deviceGet, cuDeviceGet, true, DriverStatus, (DriverDevice*, int))                                                        \
    X(deviceName, cuDeviceGetName, true, DriverStatus, (char*, int, DriverDevice))                                             \
    X(deviceAttribute, cuDeviceGetAttribute, true, DriverStatus, (int*, int, DriverDevice))                                    \
    X(deviceTotalMemory, cuDeviceTotalMem_v2, true, DriverStatus, (std::size_t*, DriverDevice))                                \
    X(deviceUuid, cuDeviceGetUuid_v2, false, DriverStatus, (DeviceUuid*, DriverDevice))                                        \
    X(devicePciBusId, cuDeviceGetPCIBusId, true, DriverStatus, (char*, int, DriverDevice))                                     \
    X(deviceCanAccessPeer, cuDeviceCanAccessPeer, true, DriverStatus, (int*, DriverDevice, DriverDevice))                      \
    X(primaryContextRetain, cuDevicePrimaryCtxRetain, true, DriverStatus, (DriverContext*, DriverDevice))                      \
    X(primaryContextRelease, cuDevicePrimaryCtxRelease_v2, true, DriverStatus, (DriverDevice))                                 \
    X(contextSetCurrent, cuCtxSetCurrent, true, DriverStatus, (DriverContext))                                                 \
    X(contextSynchronize, cuCtxSynchronize, true, DriverStatus, ())                                                            \
    X(contextEnablePeer, cuCtxEnablePeerAccess, true, DriverStatus, (DriverContext, unsigned))                                 \
    X(contextDisablePeer, cuCtxDisablePeerAccess, true, DriverStatus, (DriverContext))                                         \
    X(moduleLoadData, cuModuleLoadData, true, DriverStatus, (DriverModule*, const void*))                                      \
    X(moduleUnload, cuModuleUnload, true, DriverStatus, (DriverModule))                                                        \
    X(moduleFunction, cuModuleGetFunction, true, DriverStatus, (DriverFunction*, DriverModule, const char*))                   \
    X(functionSetAttribute, cuFuncSetAttribute, true, DriverStatus, (DriverFunction, int, int))                                \
    X(launchKernel, cuLaunchKernel, true, DriverStatus,                                                                        \
      (DriverFunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, DriverStream, void**, void**))    \
    X(memoryAllocate, cuMemAlloc_v2, true, DriverStatus, (DevicePointer*, std::size_t))                                        \
    X(memoryFree, cuMemFree_v2, true, DriverStatus, (DevicePointer))                                                           \
    X(memoryInfo, cuMemGetInfo_v2, true, DriverStatus, (std::size_t*, std::size_t*))                                           \
    X(hostAllocate, cuMemHostAlloc, true, DriverStatus, (void**, std::size_t, unsigned))                                       \
    X(hostDevicePointer, cuMemHostGetDevicePointer_v2, true, DriverStatus, (DevicePointer*, void*, unsigned))                  \
    X(hostFree, cuMemFreeHost, true, DriverStatus, (void*))                                                                    \
    X(copyToDevice, cuMemcpyHtoDAsync_v2, true, DriverStatus, (DevicePointer, const void*, std::size_t, DriverStream))         \
    X(copyToHost, cuMemcpyDtoHAsync_v2, true, DriverStatus, (void*, DevicePointer, std::size_t, DriverStream))                 \
    X(copyOnDevice, cuMemcpyDtoDAsync_v2, true, DriverStatus, (DevicePointer, DevicePointer, std::size_t, DriverStream))       \
    X(copyPeer, cuMemcpyPeerAsync, true, DriverStatus,                                                                         \
      (DevicePointer, DriverContext, DevicePointer, DriverContext, std::size_t, DriverStream))                                 \
    X(setBytes, cuMemsetD8Async, true, DriverStatus, (DevicePointer, unsigned char, std::size_t, DriverStream))                \
    X(streamCreate, cuStreamCreate, true, DriverStatus, (DriverStream*, unsigned))                                             \
    X(streamDestroy, cuStreamDestroy_v2, true, DriverStatus, (DriverStream))                                                   \
    X(streamSynchronize, cuStreamSynchronize, true, DriverStatus, (DriverStream))                                              \
    X(streamQuery, cuStreamQuery, true, DriverStatus, (DriverStream))                                                          \
    X(streamWaitEvent, cuStreamWaitEvent, true, DriverStatus, (DriverStream, DriverEvent, unsigned))                           \
    X(streamBeginCapture, cuStreamBeginCapture_v2, false, DriverStatus, (DriverStream, int))                                   \
    X(streamEndCapture, cuStreamEndCapture, false, DriverStatus, (DriverStream, DriverGraph*))                                 \
    X(graphInstantiate, cuGraphInstantiateWithFlags, false, DriverStatus, (DriverGraphExec*, DriverGraph, unsigned long long)) \
    X(graphLaunch, cuGraphLaunch, false, DriverStatus, (DriverGraphExec, DriverStream))                                        \
    X(graphExecDestroy, cuGraphExecDestroy, false, DriverStatus, (DriverGraphExec))                                            \
    X(graphDestroy, cuGraphDestroy, false, DriverStatus, (DriverGraph))                                                        \
    X(eventCreate, cuEventCreate, true, DriverStatus, (DriverEvent*, unsigned))                                                \
    X(eventDestroy, cuEventDestroy_v2, true, DriverStatus, (DriverEvent))                                                      \
    X(eventRecord, cuEventRecord, true, DriverStatus, (DriverEvent, DriverStream))                                             \
    X(eventSynchronize, cuEventSynchronize, true, DriverStatus, (DriverEvent))                                                 \
    X(eventQuery, cuEventQuery, true, DriverStatus, (DriverEvent))                                                             \
    X(eventElapsed, cuEventElapsedTime, true, DriverStatus, (float*, DriverEvent, DriverEvent))

#define SHARDSCOPE_NVRTC_FUNCTIONS(X)                                                                  \
    X(errorString, nvrtcGetErrorString, true, const char*, (NvrtcStatus))                              \
    X(version, nvrtcVersion, true, NvrtcStatus, (int*, int*))                                          \
    X(architectureCount, nvrtcGetNumSupportedArchs, false, NvrtcStatus, (int*))                        \
    X(architectures, nvrtcGetSupportedArchs, false, NvrtcStatus, (int*))                               \
    X(createProgram, nvrtcCreateProgram, true, NvrtcStatus,                                            \
      (NvrtcProgram*, const char*, const char*, int, const char* const*, const char* const*))          \
    X(destroyProgram, nvrtcDestroyProgram, true, NvrtcStatus, (NvrtcProgram*))                         \
    X(compileProgram, nvrtcCompileProgram, true, NvrtcStatus, (NvrtcProgram, int, const char* const*)) \
    X(cubinSize, nvrtcGetCUBINSize, true, NvrtcStatus, (NvrtcProgram, std::size_t*))                   \
    X(cubin, nvrtcGetCUBIN, true, NvrtcStatus, (NvrtcProgram, char*))                                  \
    X(ptxSize, nvrtcGetPTXSize, true, NvrtcStatus, (NvrtcProgram, std::size_t*))                       \
    X(ptx, nvrtcGetPTX, true, NvrtcStatus, (NvrtcProgram, char*))                                      \
    X(logSize, nvrtcGetProgramLogSize, true, NvrtcStatus, (NvrtcProgram, std::size_t*))                \
    X(log, nvrtcGetProgramLog, true, NvrtcStatus, (NvrtcProgram, char*))

#define SHARDSCOPE_CUBLASLT_FUNCTIONS(X)                                                                                                  \
    X(statusName, cublasLtGetStatusName, false, const char*, (LtStatus))                                                                  \
    X(version, cublasLtGetVersion, true, std::size_t, ())                                                                                 \
    X(create, cublasLtCreate, true, LtStatus, (LtHandle*))                                                                                \
    X(destroy, cublasLtDestroy, true, LtStatus, (LtHandle))                                                                               \
    X(multiplyCreate, cublasLtMatmulDescCreate, true, LtStatus, (LtDescriptor*, int, int))                                                \
    X(multiplyDestroy, cublasLtMatmulDescDestroy, true, LtStatus, (LtDescriptor))                                                         \
    X(multiplySet, cublasLtMatmulDescSetAttribute, true, LtStatus, (LtDescriptor, int, const void*, std::size_t))                         \
    X(layoutCreate, cublasLtMatrixLayoutCreate, true, LtStatus, (LtDescriptor*, int, std::uint64_t, std::uint64_t, std::int64_t))         \
    X(layoutDestroy, cublasLtMatrixLayoutDestroy, true, LtStatus, (LtDescriptor))                                                         \
    X(preferenceCreate, cublasLtMatmulPreferenceCreate, true, LtStatus, (LtDescriptor*))                                                  \
    X(preferenceDestroy, cublasLtMatmulPreferenceDestroy, true, LtStatus, (LtDescriptor))                                                 \
    X(preferenceSet, cublasLtMatmulPreferenceSetAttribute, true, LtStatus, (LtDescriptor, int, const void*, std::size_t))                 \
    X(heuristic, cublasLtMatmulAlgoGetHeuristic, true, LtStatus,                                                                          \
      (LtHandle, LtDescriptor, LtDescriptor, LtDescriptor, LtDescriptor, LtDescriptor, LtDescriptor, int, LtHeuristic*, int*))            \
    X(multiply, cublasLtMatmul, true, LtStatus,                                                                                           \
      (LtHandle, LtDescriptor, const void*, const void*, LtDescriptor, const void*, LtDescriptor, const void*, const void*, LtDescriptor, \
       void*, LtDescriptor, const LtAlgorithm*, void*, std::size_t, DriverStream))

#define SHARDSCOPE_NCCL_FUNCTIONS(X)                                                                                                   \
    X(getVersion, ncclGetVersion, true, NcclStatus, (int*))                                                                            \
    X(getUniqueId, ncclGetUniqueId, true, NcclStatus, (NcclUniqueId*))                                                                 \
    X(initRank, ncclCommInitRank, true, NcclStatus, (NcclCommunicator*, int, NcclUniqueId, int))                                       \
    X(destroy, ncclCommDestroy, true, NcclStatus, (NcclCommunicator))                                                                  \
    X(abort, ncclCommAbort, true, NcclStatus, (NcclCommunicator))                                                                      \
    X(errorString, ncclGetErrorString, true, const char*, (NcclStatus))                                                                \
    X(lastError, ncclGetLastError, false, const char*, (NcclCommunicator))                                                             \
    X(asyncError, ncclCommGetAsyncError, true, NcclStatus, (NcclCommunicator, NcclStatus*))                                            \
    X(allReduce, ncclAllReduce, true, NcclStatus, (const void*, void*, std::size_t, int, int, NcclCommunicator, DriverStream))         \
    X(allGather, ncclAllGather, true, NcclStatus, (const void*, void*, std::size_t, int, NcclCommunicator, DriverStream))              \
    X(reduceScatter, ncclReduceScatter, true, NcclStatus, (const void*, void*, std::size_t, int, int, NcclCommunicator, DriverStream)) \
    X(send, ncclSend, true, NcclStatus, (const void*, std::size_t, int, int, NcclCommunicator, DriverStream))                          \
    X(receive, ncclRecv, true, NcclStatus, (void*, std::size_t, int, int, NcclCommunicator, DriverStream))                             \
    X(groupStart, ncclGroupStart, true, NcclStatus, ())                                                                                \
    X(groupEnd, ncclGroupEnd, true, NcclStatus, ())

#define SHARDSCOPE_NVML_FUNCTIONS(X)                                                                                    \
    X(errorString, nvmlErrorString, true, const char*, (NvmlStatus))                                                    \
    X(init, nvmlInit_v2, true, NvmlStatus, ())                                                                          \
    X(shutdown, nvmlShutdown, true, NvmlStatus, ())                                                                     \
    X(driverVersion, nvmlSystemGetDriverVersion, true, NvmlStatus, (char*, unsigned))                                   \
    X(deviceByBusId, nvmlDeviceGetHandleByPciBusId_v2, true, NvmlStatus, (const char*, NvmlDevice*))                    \
    X(clock, nvmlDeviceGetClockInfo, false, NvmlStatus, (NvmlDevice, int, unsigned*))                                   \
    X(maxClock, nvmlDeviceGetMaxClockInfo, false, NvmlStatus, (NvmlDevice, int, unsigned*))                             \
    X(temperature, nvmlDeviceGetTemperature, false, NvmlStatus, (NvmlDevice, int, unsigned*))                           \
    X(power, nvmlDeviceGetPowerUsage, false, NvmlStatus, (NvmlDevice, unsigned*))                                       \
    X(powerLimit, nvmlDeviceGetEnforcedPowerLimit, false, NvmlStatus, (NvmlDevice, unsigned*))                          \
    X(throttleReasons, nvmlDeviceGetCurrentClocksThrottleReasons, false, NvmlStatus, (NvmlDevice, unsigned long long*)) \
    X(eccErrors, nvmlDeviceGetTotalEccErrors, false, NvmlStatus, (NvmlDevice, int, int, unsigned long long*))           \
    X(migMode, nvmlDeviceGetMigMode, false, NvmlStatus, (NvmlDevice, unsigned*, unsigned*))                             \
    X(processes, nvmlDeviceGetComputeRunningProcesses_v3, false, NvmlStatus, (NvmlDevice, unsigned*, NvmlProcess*))     \
    X(utilization, nvmlDeviceGetUtilizationRates, false, NvmlStatus, (NvmlDevice, NvmlUtilization*))                    \
    X(memory, nvmlDeviceGetMemoryInfo, false, NvmlStatus, (NvmlDevice, NvmlMemory*))                                    \
    X(pcieGeneration, nvmlDeviceGetCurrPcieLinkGeneration, false, NvmlStatus, (NvmlDevice, unsigned*))                  \
    X(pcieWidth, nvmlDeviceGetCurrPcieLinkWidth, false, NvmlStatus, (NvmlDevice, unsigned*))                            \
    X(pcieMaxGeneration, nvmlDeviceGetMaxPcieLinkGeneration, false, NvmlStatus, (NvmlDevice, unsigned*))                \
    X(pcieMaxWidth, nvmlDeviceGetMaxPcieLinkWidth, false, NvmlStatus, (NvmlDevice, unsigned*))                          \
    X(nvlinkState, nvmlDeviceGetNvLinkState, false, NvmlStatus, (NvmlDevice, unsigned, int*))                           \
    X(computeMode, nvmlDeviceGetComputeMode, false, NvmlStatus, (NvmlDevice, int*))

/// A field of a table of functions.
#define SHARDSCOPE_FIELD(field, symbol, required, result, parameters) result(*field) parameters = nullptr;

namespace shardscope::probe::cuda {

struct DriverFunctions {
    SHARDSCOPE_DRIVER_FUNCTIONS(SHARDSCOPE_FIELD)
};
struct NvrtcFunctions {
    SHARDSCOPE_NVRTC_FUNCTIONS(SHARDSCOPE_FIELD)
};
struct CublasLtFunctions {
    SHARDSCOPE_CUBLASLT_FUNCTIONS(SHARDSCOPE_FIELD)
};
struct NcclFunctions {
    SHARDSCOPE_NCCL_FUNCTIONS(SHARDSCOPE_FIELD)
};
struct NvmlFunctions {
    SHARDSCOPE_NVML_FUNCTIONS(SHARDSCOPE_FIELD)
};

}  // namespace shardscope::probe::cuda
