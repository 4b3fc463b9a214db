// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cublasLt.h>
#include <cuda.h>
#include <nvrtc.h>
#if __has_include(<nccl.h>)
#define SHARDSCOPE_HAS_NCCL
#include <nccl.h>
#endif
#if __has_include(<nvml.h>)
#define SHARDSCOPE_HAS_NVML
#include <nvml.h>
#endif

#include <type_traits>

#include "probe/cuda/api/function_lists.h"

// Compiled where CMake finds a CUDA Toolkit: every function that is loaded by name has, in the real headers, the types that our tables give it.
// Nothing of it runs.
namespace shardscope::probe::cuda {

namespace {

/// The same to a caller: identical, an enumeration and its integer, pointers to such, or structs of one size and alignment.
template <typename Ours, typename Theirs>
constexpr bool sameToCaller()
{
    if constexpr (std::is_same_v<Ours, Theirs>) {
        return true;
    } else if constexpr (std::is_pointer_v<Ours> && std::is_pointer_v<Theirs>) {
        using A = std::remove_pointer_t<Ours>;
        using B = std::remove_pointer_t<Theirs>;
        if constexpr (std::is_void_v<A>)  // ours is opaque where theirs has an unnamed or private struct
            return !std::is_function_v<B>;
        else
            return std::is_const_v<A> == std::is_const_v<B> && sameToCaller<std::remove_cv_t<A>, std::remove_cv_t<B>>();
    } else if constexpr (std::is_pointer_v<Ours> != std::is_pointer_v<Theirs>) {
        return false;
    } else if constexpr ((std::is_integral_v<Ours> || std::is_enum_v<Ours>)&&(std::is_integral_v<Theirs> || std::is_enum_v<Theirs>)) {
        return sizeof(Ours) == sizeof(Theirs);
    } else if constexpr (std::is_class_v<Ours> && std::is_class_v<Theirs>) {
        return sizeof(Ours) == sizeof(Theirs) && alignof(Ours) == alignof(Theirs);
    } else {
        return false;
    }
}

template <typename Ours, typename Theirs>
struct SameFunction : std::false_type {
};

template <typename R, typename... P, typename S, typename... Q>
requires(sizeof...(P) == sizeof...(Q)) struct SameFunction<R (*)(P...), S (*)(Q...)>
    : std::bool_constant<sameToCaller<R, S>() && (sameToCaller<P, Q>() && ...)> {
};

#define SHARDSCOPE_CHECK(table, field, symbol) \
    static_assert(SameFunction<decltype(table::field), decltype(&::symbol)>::value, "another signature in the header: " #symbol);
#define SHARDSCOPE_CHECK_DRIVER(field, symbol, required, result, parameters) SHARDSCOPE_CHECK(DriverFunctions, field, symbol)
#define SHARDSCOPE_CHECK_NVRTC(field, symbol, required, result, parameters) SHARDSCOPE_CHECK(NvrtcFunctions, field, symbol)
#define SHARDSCOPE_CHECK_CUBLASLT(field, symbol, required, result, parameters) SHARDSCOPE_CHECK(CublasLtFunctions, field, symbol)
#define SHARDSCOPE_CHECK_NCCL(field, symbol, required, result, parameters) SHARDSCOPE_CHECK(NcclFunctions, field, symbol)
#define SHARDSCOPE_CHECK_NVML(field, symbol, required, result, parameters) SHARDSCOPE_CHECK(NvmlFunctions, field, symbol)

SHARDSCOPE_DRIVER_FUNCTIONS(SHARDSCOPE_CHECK_DRIVER)
SHARDSCOPE_NVRTC_FUNCTIONS(SHARDSCOPE_CHECK_NVRTC)
SHARDSCOPE_CUBLASLT_FUNCTIONS(SHARDSCOPE_CHECK_CUBLASLT)

static_assert(value::kAttributeClockRate == CU_DEVICE_ATTRIBUTE_CLOCK_RATE);
static_assert(value::kAttributeMultiprocessors == CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
static_assert(value::kAttributeIntegrated == CU_DEVICE_ATTRIBUTE_INTEGRATED);
static_assert(value::kAttributeComputeMode == CU_DEVICE_ATTRIBUTE_COMPUTE_MODE);
static_assert(value::kAttributeEccEnabled == CU_DEVICE_ATTRIBUTE_ECC_ENABLED);
static_assert(value::kAttributeMemoryClockRate == CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE);
static_assert(value::kAttributeMemoryBusWidth == CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH);
static_assert(value::kAttributeL2Bytes == CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE);
static_assert(value::kAttributeMajor == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
static_assert(value::kAttributeMinor == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
static_assert(value::kAttributeSharedOptIn == CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN);
static_assert(value::kFunctionDynamicShared == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES);
static_assert(value::kStreamNonBlocking == CU_STREAM_NON_BLOCKING);
static_assert(value::kHostPortable == CU_MEMHOSTALLOC_PORTABLE && value::kHostDeviceMap == CU_MEMHOSTALLOC_DEVICEMAP);
static_assert(value::kCaptureThreadLocal == CU_STREAM_CAPTURE_MODE_THREAD_LOCAL);
static_assert(status::kInvalidValue == CUDA_ERROR_INVALID_VALUE && status::kOutOfMemory == CUDA_ERROR_OUT_OF_MEMORY);
static_assert(status::kStubLibrary == CUDA_ERROR_STUB_LIBRARY && status::kDeviceUnavailable == CUDA_ERROR_DEVICE_UNAVAILABLE);
static_assert(status::kNoDevice == CUDA_ERROR_NO_DEVICE && status::kInvalidDevice == CUDA_ERROR_INVALID_DEVICE);
static_assert(status::kNoBinaryForGpu == CUDA_ERROR_NO_BINARY_FOR_GPU && status::kUnsupportedPtx == CUDA_ERROR_UNSUPPORTED_PTX_VERSION);
static_assert(status::kEccUncorrectable == CUDA_ERROR_ECC_UNCORRECTABLE && status::kNotReady == CUDA_ERROR_NOT_READY);
static_assert(status::kPeerAccessAlreadyEnabled == CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
static_assert(status::kNotPermitted == CUDA_ERROR_NOT_PERMITTED && status::kNotSupported == CUDA_ERROR_NOT_SUPPORTED);
static_assert(status::kSystemNotReady == CUDA_ERROR_SYSTEM_NOT_READY && status::kDriverMismatch == CUDA_ERROR_SYSTEM_DRIVER_MISMATCH);
static_assert(status::kCompatNotSupported == CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE);
static_assert(value::kLtR32F == CUDA_R_32F && value::kLtR16BF == CUDA_R_16BF && value::kLtR8E4M3 == CUDA_R_8F_E4M3);
static_assert(value::kLtCompute32F == CUBLAS_COMPUTE_32F && value::kLtComputeTf32 == CUBLAS_COMPUTE_32F_FAST_TF32);
static_assert(value::kLtTransA == CUBLASLT_MATMUL_DESC_TRANSA && value::kLtTransB == CUBLASLT_MATMUL_DESC_TRANSB);
static_assert(value::kLtAScale == CUBLASLT_MATMUL_DESC_A_SCALE_POINTER && value::kLtBScale == CUBLASLT_MATMUL_DESC_B_SCALE_POINTER);
static_assert(value::kLtFastAccumulate == CUBLASLT_MATMUL_DESC_FAST_ACCUM && value::kLtTransposed == CUBLAS_OP_T);
static_assert(value::kLtMaxWorkspace == CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES);
static_assert(sizeof(LtHeuristic) == sizeof(cublasLtMatmulHeuristicResult_t) && sizeof(LtAlgorithm) == sizeof(cublasLtMatmulAlgo_t));
static_assert(offsetof(LtHeuristic, workspaceBytes) == offsetof(cublasLtMatmulHeuristicResult_t, workspaceSize));
static_assert(offsetof(LtHeuristic, state) == offsetof(cublasLtMatmulHeuristicResult_t, state));

#ifdef SHARDSCOPE_HAS_NCCL
SHARDSCOPE_NCCL_FUNCTIONS(SHARDSCOPE_CHECK_NCCL)
static_assert(value::kNcclBf16 == ncclBfloat16 && value::kNcclInt32 == ncclInt32 && value::kNcclInt8 == ncclInt8 &&
              value::kNcclSum == ncclSum);
static_assert(value::kNcclInProgress == ncclInProgress);
#endif

#ifdef SHARDSCOPE_HAS_NVML
SHARDSCOPE_NVML_FUNCTIONS(SHARDSCOPE_CHECK_NVML)
static_assert(value::kNvmlClockSm == NVML_CLOCK_SM && value::kNvmlClockMemory == NVML_CLOCK_MEM);
static_assert(value::kNvmlTemperatureGpu == NVML_TEMPERATURE_GPU && value::kNvmlVolatile == NVML_VOLATILE_ECC);
static_assert(value::kNvmlCorrected == NVML_MEMORY_ERROR_TYPE_CORRECTED && value::kNvmlUncorrected == NVML_MEMORY_ERROR_TYPE_UNCORRECTED);
static_assert(sizeof(NvmlProcess) == sizeof(nvmlProcessInfo_t) &&
              offsetof(NvmlProcess, usedBytes) == offsetof(nvmlProcessInfo_t, usedGpuMemory));
#endif

}  // namespace

}  // namespace shardscope::probe::cuda
