// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "probe/cuda/api/function_lists.h"
#include "tests/probe/cuda/fake/emulator.h"
#include "tests/probe/cuda/fake/fake_machine.h"

using namespace shardscope::probe::cuda;

#define SHARDSCOPE_DECLARE(field, symbol, required, result, parameters) extern "C" result symbol parameters;
SHARDSCOPE_NVRTC_FUNCTIONS(SHARDSCOPE_DECLARE)
SHARDSCOPE_CUBLASLT_FUNCTIONS(SHARDSCOPE_DECLARE)
SHARDSCOPE_NVML_FUNCTIONS(SHARDSCOPE_DECLARE)

// The compiler: "machine code" is the file's name.
struct _nvrtcProgram {
    std::string name;
};

extern "C" {

const char* nvrtcGetErrorString(NvrtcStatus) { return "NVRTC_ERROR_OF_THE_TEST"; }
NvrtcStatus nvrtcVersion(int* major, int* minor)
{
    *major = 13;
    *minor = 0;
    return 0;
}
NvrtcStatus nvrtcGetNumSupportedArchs(int* count)
{
    *count = 3;
    return 0;
}
NvrtcStatus nvrtcGetSupportedArchs(int* list)
{
    list[0] = 80;
    list[1] = 90;
    list[2] = 100;
    return 0;
}
NvrtcStatus nvrtcCreateProgram(NvrtcProgram* program, const char* text, const char* name, int headers, const char* const*,
                               const char* const* names)
{
    const bool withHeader = headers > 0 && std::string(names[0]).ends_with(".cuh");
    if (std::strlen(text) == 0 || !withHeader)
        return 1;
    *program = new _nvrtcProgram{name};
    return 0;
}
NvrtcStatus nvrtcDestroyProgram(NvrtcProgram* program)
{
    delete *program;
    *program = nullptr;
    return 0;
}
NvrtcStatus nvrtcCompileProgram(NvrtcProgram, int, const char* const*) { return static_cast<int>(fake::option("compile")); }
NvrtcStatus nvrtcGetPTXSize(NvrtcProgram program, std::size_t* size)
{
    *size = program->name.size() + 1;
    return 0;
}
NvrtcStatus nvrtcGetPTX(NvrtcProgram program, char* to)
{
    std::strcpy(to, program->name.c_str());
    return 0;
}
NvrtcStatus nvrtcGetCUBINSize(NvrtcProgram program, std::size_t* size) { return nvrtcGetPTXSize(program, size); }
NvrtcStatus nvrtcGetCUBIN(NvrtcProgram program, char* to) { return nvrtcGetPTX(program, to); }
NvrtcStatus nvrtcGetProgramLogSize(NvrtcProgram, std::size_t* size)
{
    *size = 12;
    return 0;
}
NvrtcStatus nvrtcGetProgramLog(NvrtcProgram, char* to)
{
    std::strcpy(to, "line 7: bad");
    return 0;
}

}  // extern "C"

namespace {

struct Descriptor {
    int type = 0;
    int compute = 0;
    std::uint64_t rows = 0;
    std::uint64_t columns = 0;
    std::int64_t leading = 0;
    bool leftTransposed = false;
};

float elementAt(const void* matrix, int type, std::size_t index)
{
    if (type == value::kLtR32F)
        return static_cast<const float*>(matrix)[index];
    return __uint_as_float(static_cast<unsigned>(static_cast<const std::uint16_t*>(matrix)[index]) << 16);
}

/// Column-major, as the library's: D (rows × columns) = Aᵀ (rows × depth) · B (depth × columns).
void multiplyForReal(const Descriptor& a, const Descriptor& b, const Descriptor& d, const void* left, const void* right, void* to)
{
    for (std::uint64_t column = 0; column < d.columns; ++column) {
        for (std::uint64_t row = 0; row < d.rows; ++row) {
            float sum = 0;
            for (std::uint64_t i = 0; i < a.rows; ++i)
                sum += elementAt(left, a.type, i + row * static_cast<std::uint64_t>(a.leading)) *
                       elementAt(right, b.type, i + column * static_cast<std::uint64_t>(b.leading));
            static_cast<std::uint16_t*>(to)[row + column * static_cast<std::uint64_t>(d.leading)] =
                static_cast<std::uint16_t>(roundToBf16(sum));
        }
    }
}

}  // namespace

extern "C" {

const char* cublasLtGetStatusName(LtStatus) { return "CUBLAS_STATUS_OF_THE_TEST"; }
std::size_t cublasLtGetVersion() { return 130100; }
LtStatus cublasLtCreate(LtHandle* handle)
{
    static int alive = 0;
    *handle = &alive;
    return fake::currentContext() != nullptr ? 0 : 1;
}
LtStatus cublasLtDestroy(LtHandle) { return 0; }
LtStatus cublasLtMatmulDescCreate(LtDescriptor* descriptor, int compute, int)
{
    *descriptor = new Descriptor{0, compute, 0, 0, 0, false};
    return 0;
}
LtStatus cublasLtMatmulDescDestroy(LtDescriptor descriptor)
{
    delete static_cast<Descriptor*>(descriptor);
    return 0;
}
LtStatus cublasLtMatmulDescSetAttribute(LtDescriptor descriptor, int attribute, const void* value, std::size_t size)
{
    if (attribute == value::kLtTransA && size == sizeof(int))
        static_cast<Descriptor*>(descriptor)->leftTransposed = *static_cast<const int*>(value) == value::kLtTransposed;
    return attribute == value::kLtFastAccumulate && size != 1 ? 7 : 0;
}
LtStatus cublasLtMatrixLayoutCreate(LtDescriptor* descriptor, int type, std::uint64_t rows, std::uint64_t columns, std::int64_t leading)
{
    *descriptor = new Descriptor{type, 0, rows, columns, leading, false};
    return 0;
}
LtStatus cublasLtMatrixLayoutDestroy(LtDescriptor descriptor) { return cublasLtMatmulDescDestroy(descriptor); }
LtStatus cublasLtMatmulPreferenceCreate(LtDescriptor* descriptor) { return cublasLtMatmulDescCreate(descriptor, 0, 0); }
LtStatus cublasLtMatmulPreferenceDestroy(LtDescriptor descriptor) { return cublasLtMatmulDescDestroy(descriptor); }
LtStatus cublasLtMatmulPreferenceSetAttribute(LtDescriptor, int, const void*, std::size_t) { return 0; }
LtStatus cublasLtMatmulAlgoGetHeuristic(LtHandle, LtDescriptor, LtDescriptor, LtDescriptor, LtDescriptor, LtDescriptor, LtDescriptor, int,
                                        LtHeuristic* results, int* found)
{
    results[0] = {};
    *found = 1;
    return 0;
}
LtStatus cublasLtMatmul(LtHandle, LtDescriptor multiply, const void*, const void* left, LtDescriptor a, const void* right, LtDescriptor b,
                        const void*, const void*, LtDescriptor, void* to, LtDescriptor d, const LtAlgorithm*, void*, std::size_t,
                        DriverStream stream)
{
    const auto& at = *static_cast<Descriptor*>(a);
    const auto& bt = *static_cast<Descriptor*>(b);
    const auto& dt = *static_cast<Descriptor*>(d);
    const bool fits =
        static_cast<Descriptor*>(multiply)->leftTransposed && at.rows == bt.rows && at.columns == dt.rows && bt.columns == dt.columns;
    const std::size_t size = at.type == value::kLtR32F ? 4 : at.type == value::kLtR8E4M3 ? 1 : 2;
    if (!fits || !fake::isAllocated(left, at.rows * at.columns * size) || !fake::isAllocated(right, bt.rows * bt.columns * size))
        return 7;
    const double work = 2.0 * static_cast<double>(at.rows) * static_cast<double>(dt.rows) * static_cast<double>(dt.columns);
    stream->seconds += fake::slowed(stream->context->device, 4e-6 + work / (at.type == value::kLtR8E4M3 ? 1200e12
                                                                            : at.type == value::kLtR32F ? 300e12
                                                                                                        : 600e12));
    if (work < 4e6 && at.type == value::kLtR16BF)
        multiplyForReal(at, bt, dt, left, right, to);
    return 0;
}

const char* nvmlErrorString(NvmlStatus) { return "an error of the test"; }
NvmlStatus nvmlInit_v2() { return static_cast<int>(fake::option("nvml")); }
NvmlStatus nvmlShutdown() { return 0; }
NvmlStatus nvmlSystemGetDriverVersion(char* text, unsigned length)
{
    std::snprintf(text, length, "580.65.06");
    return 0;
}
NvmlStatus nvmlDeviceGetHandleByPciBusId_v2(const char* bus, NvmlDevice* device)
{
    unsigned number = 0;
    std::sscanf(bus, "0000:%x", &number);
    *device = reinterpret_cast<NvmlDevice>(static_cast<std::uintptr_t>(number));
    return 0;
}
NvmlStatus nvmlDeviceGetClockInfo(NvmlDevice, int, unsigned* megahertz)
{
    *megahertz = 1755;
    return 0;
}
NvmlStatus nvmlDeviceGetMaxClockInfo(NvmlDevice device, int which, unsigned* megahertz)
{
    return nvmlDeviceGetClockInfo(device, which, megahertz);
}
NvmlStatus nvmlDeviceGetTemperature(NvmlDevice, int, unsigned* degrees)
{
    *degrees = 55;
    return 0;
}
NvmlStatus nvmlDeviceGetPowerUsage(NvmlDevice, unsigned*) { return 3; }
NvmlStatus nvmlDeviceGetEnforcedPowerLimit(NvmlDevice, unsigned*) { return 3; }
NvmlStatus nvmlDeviceGetCurrentClocksThrottleReasons(NvmlDevice, unsigned long long* reasons)
{
    *reasons = fake::option("throttle") > 0 ? 0x40 : 0;
    return 0;
}
NvmlStatus nvmlDeviceGetTotalEccErrors(NvmlDevice, int, int, unsigned long long* count)
{
    static unsigned long long asked = 0;
    *count = fake::option("ecc-later") > 0 ? asked++ : 0;
    return 0;
}
NvmlStatus nvmlDeviceGetMigMode(NvmlDevice, unsigned* now, unsigned* pending)
{
    *now = *pending = fake::option("mig") > 0 ? 1 : 0;
    return 0;
}
NvmlStatus nvmlDeviceGetComputeRunningProcesses_v3(NvmlDevice device, unsigned* count, NvmlProcess* processes)
{
    const auto number = static_cast<int>(reinterpret_cast<std::uintptr_t>(device)) - 0x1b;
    *count = fake::option("busy") > 0 || (fake::option("host-pids") > 0 && fake::hasContext(number)) ? 1 : 0;
    processes[0] = {1, 1 << 20, 0, 0};
    return 0;
}
NvmlStatus nvmlDeviceGetUtilizationRates(NvmlDevice, NvmlUtilization* use)
{
    *use = {0, 0};
    return 0;
}
NvmlStatus nvmlDeviceGetMemoryInfo(NvmlDevice, NvmlMemory*) { return 3; }
NvmlStatus nvmlDeviceGetCurrPcieLinkGeneration(NvmlDevice, unsigned* to)
{
    *to = 5;
    return 0;
}
NvmlStatus nvmlDeviceGetMaxPcieLinkGeneration(NvmlDevice device, unsigned* to) { return nvmlDeviceGetCurrPcieLinkGeneration(device, to); }
NvmlStatus nvmlDeviceGetCurrPcieLinkWidth(NvmlDevice, unsigned* to)
{
    *to = fake::option("narrow") > 0 ? 8 : 16;
    return 0;
}
NvmlStatus nvmlDeviceGetMaxPcieLinkWidth(NvmlDevice, unsigned* to)
{
    *to = 16;
    return 0;
}
NvmlStatus nvmlDeviceGetNvLinkState(NvmlDevice, unsigned link, int* up)
{
    *up = fake::option("link-down") > 0 && link == 3 ? 0 : 1;
    return link < 18 ? 0 : 2;
}
NvmlStatus nvmlDeviceGetComputeMode(NvmlDevice, int* mode)
{
    *mode = fake::option("exclusive") > 0 ? 3 : 0;
    return 0;
}

}  // extern "C"
