// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "probe/cuda/api/function_lists.h"
#include "tests/probe/cuda/fake/emulated_kernels.h"
#include "tests/probe/cuda/fake/emulator.h"
#include "tests/probe/cuda/fake/fake_machine.h"

using namespace shardscope::probe::cuda;

// Every function of the list with the list's own types.
#define SHARDSCOPE_DECLARE(field, symbol, required, result, parameters) extern "C" result symbol parameters;
SHARDSCOPE_DRIVER_FUNCTIONS(SHARDSCOPE_DECLARE)

struct CUmod_st {
    std::string file;
};
struct CUfunc_st {
    const EmulatedKernel* kernel = nullptr;
    std::set<std::string> ran;  ///< launches that were executed: the same ones again are only timed
};
struct CUgraph_st {
    double seconds = 0;
};
struct CUgraphExec_st {
    double seconds = 0;
};

namespace {

constexpr double kLaunchSeconds = 2e-6;
constexpr double kMemoryRate = 3e12;
constexpr double kHostRate = 50e9;
constexpr double kPeerRate = 300e9;

CUctx_st g_contexts[fake::kMostDevices];
CUctx_st* g_current = nullptr;
std::map<std::uintptr_t, std::size_t> g_memory;
std::size_t g_taken[fake::kMostDevices];
std::map<std::uintptr_t, int> g_owner;
CUstream_st* g_capturing = nullptr;
int g_inits = 0;
int g_retained[fake::kMostDevices];
bool g_seen[fake::kMostDevices];  ///< had a context once: NVML still reports it for a while

std::size_t memoryBytes() { return static_cast<std::size_t>(fake::option("memory", 64)) << 20; }
int devices() { return std::min(static_cast<int>(fake::option("devices", 1)), fake::kMostDevices); }

void advance(CUstream_st* stream, double seconds) { stream->seconds += fake::slowed(stream->context->device, seconds); }

/// The bytes that a launch touches, as far as its time matters.
double bytesOf(const std::string& name, void** arguments)
{
    const auto whole = [&](int i) { return static_cast<double>(*static_cast<unsigned long long*>(arguments[i])); };
    if (name == "memory_copy")
        return 32 * whole(2);
    if (name == "memory_triad")
        return 48 * whole(4);
    if (name == "memory_copy_words")
        return 8 * whole(2);
    if (name == "memory_copy_strided")
        return 8 * whole(2) * static_cast<double>(std::min(*static_cast<unsigned long long*>(arguments[3]), 8ull));
    return 0;
}

/// A text that is the same for two launches that do the same.
std::string keyOf(const emulator::Launch& launch, void** arguments)
{
    std::string key = std::to_string(launch.gridX) + " " + std::to_string(launch.gridY) + " " + std::to_string(launch.blockX);
    for (int i = 0; i < 3 && arguments[i] != nullptr; ++i) {
        std::uint64_t value = 0;
        std::memcpy(&value, arguments[i], sizeof value);
        key += " " + std::to_string(value);
    }
    return key;
}

/// Returns whether a kernel is too large to emulate within seconds; it is then only timed.
bool isTooMuch(const std::string& name, const emulator::Launch& launch, void** arguments)
{
    if (name.starts_with("multiply_"))
        return std::pow(2.0, 22) <
               static_cast<double>(*static_cast<int*>(arguments[3])) * *static_cast<int*>(arguments[4]) * *static_cast<int*>(arguments[5]);
    return launch.cooperative && static_cast<double>(launch.gridX) * launch.gridY * launch.blockX * launch.blockY > 262144;
}

bool isSlow(const std::string& name, bool cooperative)
{
    return cooperative || name.starts_with("multiply_") || name.starts_with("reference_");
}

}  // namespace

namespace fake {

double option(const std::string& word, double otherwise)
{
    const char* const text = std::getenv("FAKE_CUDA");
    std::string all = std::string(",") + (text != nullptr ? text : "") + ",";
    const std::size_t at = all.find("," + word + "=");
    if (at != std::string::npos)
        return std::atof(all.c_str() + at + word.size() + 2);
    return all.find("," + word + ",") != std::string::npos ? 1 : otherwise;
}

double slowed(int device, double seconds) { return device == 1 ? seconds * (1 + option("slow") / 100) : seconds; }

bool isAllocated(const void* address, std::size_t bytes)
{
    const auto at = reinterpret_cast<std::uintptr_t>(address);
    const auto behind = g_memory.upper_bound(at);
    if (behind == g_memory.begin())
        return false;
    const auto& [begin, size] = *std::prev(behind);
    return at + bytes <= begin + size;
}

CUctx_st* currentContext() { return g_current; }

bool hasContext(int device) { return g_seen[device]; }

}  // namespace fake

extern "C" {

DriverStatus cuGetErrorName(int, const char** text)
{
    *text = "CUDA_ERROR_OF_THE_TEST";
    return 0;
}
DriverStatus cuGetErrorString(int, const char** text)
{
    *text = "an error that the test wants";
    return 0;
}
DriverStatus cuInit(unsigned)
{
    const bool fails = g_inits++ < static_cast<int>(fake::option("init-times", 1e9));
    return fails ? static_cast<int>(fake::option("init")) : 0;
}
DriverStatus cuDriverGetVersion(int* version)
{
    *version = 13000;
    return 0;
}
DriverStatus cuDeviceGetCount(int* count)
{
    *count = devices();
    return 0;
}
DriverStatus cuDeviceGet(DriverDevice* device, int ordinal)
{
    *device = ordinal;
    return ordinal < devices() ? 0 : status::kInvalidDevice;
}
DriverStatus cuDeviceGetName(char* name, int length, DriverDevice device)
{
    std::snprintf(name, static_cast<std::size_t>(length), "%s",
                  fake::option("mig") > 0 && device == 0 ? "NVIDIA Fake MIG 1g.10gb" : "NVIDIA Fake");
    return 0;
}
DriverStatus cuDeviceGetAttribute(int* to, int attribute, DriverDevice)
{
    const bool old = fake::option("old") > 0;
    const std::map<int, int> known{{value::kAttributeMajor, old ? 7 : 9},   {value::kAttributeMinor, old ? 5 : 0},
                                   {value::kAttributeMultiprocessors, 4},   {value::kAttributeL2Bytes, 1 << 20},
                                   {value::kAttributeClockRate, 1755000},   {value::kAttributeMemoryClockRate, 2619000},
                                   {value::kAttributeMemoryBusWidth, 5120}, {value::kAttributeEccEnabled, 1}};
    const auto found = known.find(attribute);
    *to = found == known.end() ? 0 : found->second;
    return found == known.end() ? status::kInvalidValue : 0;
}
DriverStatus cuDeviceTotalMem_v2(std::size_t* bytes, DriverDevice)
{
    *bytes = memoryBytes();
    return 0;
}
DriverStatus cuDeviceGetUuid_v2(DeviceUuid* uuid, DriverDevice device)
{
    std::memset(uuid->bytes, 0x10 + device, sizeof uuid->bytes);
    return 0;
}
DriverStatus cuDeviceGetPCIBusId(char* text, int length, DriverDevice device)
{
    std::snprintf(text, static_cast<std::size_t>(length), "0000:%02x:00.0", 0x1b + device);
    return 0;
}
DriverStatus cuDeviceCanAccessPeer(int* can, DriverDevice, DriverDevice)
{
    *can = 1;
    return 0;
}
DriverStatus cuDevicePrimaryCtxRetain(DriverContext* context, DriverDevice device)
{
    g_contexts[device].device = device;
    *context = &g_contexts[device];
    ++g_retained[device];
    g_seen[device] = true;
    return static_cast<int>(fake::option("context"));
}
DriverStatus cuDevicePrimaryCtxRelease_v2(DriverDevice device) { return g_retained[device]-- > 0 ? 0 : status::kInvalidValue; }
DriverStatus cuCtxSetCurrent(DriverContext context)
{
    g_current = context;
    return 0;
}
DriverStatus cuCtxSynchronize() { return 0; }
DriverStatus cuCtxEnablePeerAccess(DriverContext, unsigned) { return 0; }
DriverStatus cuCtxDisablePeerAccess(DriverContext) { return 0; }
DriverStatus cuModuleLoadData(DriverModule* module, const void* image)
{
    *module = new CUmod_st{static_cast<const char*>(image)};
    return 0;
}
DriverStatus cuModuleUnload(DriverModule module)
{
    delete module;
    return 0;
}
DriverStatus cuModuleGetFunction(DriverFunction* function, DriverModule, const char* name)
{
    static std::map<std::string, CUfunc_st> functions;
    CUfunc_st& found = functions[name];
    found.kernel = emulatedKernel(name);
    *function = &found;
    return found.kernel != nullptr ? 0 : 500;
}
DriverStatus cuFuncSetAttribute(DriverFunction, int, int bytes) { return bytes <= 227 << 10 ? 0 : status::kInvalidValue; }

DriverStatus cuLaunchKernel(DriverFunction function, unsigned gridX, unsigned gridY, unsigned, unsigned blockX, unsigned blockY, unsigned,
                            unsigned, DriverStream stream, void** arguments, void**)
{
    if (const int failure = static_cast<int>(fake::option("launch")); failure != 0)
        return failure;
    if (stream->context != g_current || blockX * blockY > 1024 || gridX == 0 || gridY == 0 || gridY > 65535)
        return stream->context != g_current ? 400 : status::kInvalidValue;
    const std::string name(function->kernel->name);
    advance(stream, kLaunchSeconds + bytesOf(name, arguments) / kMemoryRate);
    if (name == "control_spin" || g_capturing == stream)
        return 0;
    const emulator::Launch launch{gridX, gridY, blockX, blockY, function->kernel->cooperative, [&] { function->kernel->call(arguments); }};
    const bool again = isSlow(name, launch.cooperative) && !function->ran.insert(keyOf(launch, arguments)).second;
    if (!again && !isTooMuch(name, launch, arguments))
        emulator::run(launch);
    return 0;
}

DriverStatus cuMemAlloc_v2(DevicePointer* pointer, std::size_t bytes)
{
    std::size_t& taken = g_taken[g_current->device];
    if (taken + bytes > memoryBytes())
        return status::kOutOfMemory;
    void* const memory = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
    std::memset(memory, 0xee, bytes);
    taken += bytes;
    *pointer = reinterpret_cast<DevicePointer>(memory);
    g_memory[*pointer] = bytes;
    g_owner[*pointer] = g_current->device;
    return 0;
}
DriverStatus cuMemFree_v2(DevicePointer pointer)
{
    const auto found = g_memory.find(pointer);
    if (found == g_memory.end())
        return status::kInvalidValue;
    g_taken[g_owner[pointer]] -= found->second;
    std::free(reinterpret_cast<void*>(pointer));
    g_memory.erase(found);
    return 0;
}
DriverStatus cuMemGetInfo_v2(std::size_t* free, std::size_t* total)
{
    *total = memoryBytes();
    *free = *total - g_taken[g_current->device];
    return 0;
}
DriverStatus cuMemHostAlloc(void** to, std::size_t bytes, unsigned)
{
    *to = std::malloc(bytes);
    return 0;
}
DriverStatus cuMemHostGetDevicePointer_v2(DevicePointer* to, void* host, unsigned)
{
    *to = reinterpret_cast<DevicePointer>(host);
    return 0;
}
DriverStatus cuMemFreeHost(void* host)
{
    std::free(host);
    return 0;
}
DriverStatus cuMemcpyHtoDAsync_v2(DevicePointer to, const void* from, std::size_t bytes, DriverStream stream)
{
    if (!fake::isAllocated(reinterpret_cast<void*>(to), bytes))
        return status::kInvalidValue;
    std::memcpy(reinterpret_cast<void*>(to), from, bytes);
    advance(stream, kLaunchSeconds + static_cast<double>(bytes) / kHostRate);
    return 0;
}
DriverStatus cuMemcpyDtoHAsync_v2(void* to, DevicePointer from, std::size_t bytes, DriverStream stream)
{
    if (!fake::isAllocated(reinterpret_cast<void*>(from), bytes))
        return status::kInvalidValue;
    std::memcpy(to, reinterpret_cast<void*>(from), bytes);
    advance(stream, kLaunchSeconds + static_cast<double>(bytes) / kHostRate);
    return 0;
}
DriverStatus cuMemcpyDtoDAsync_v2(DevicePointer to, DevicePointer from, std::size_t bytes, DriverStream stream)
{
    std::memmove(reinterpret_cast<void*>(to), reinterpret_cast<void*>(from), bytes);
    advance(stream, kLaunchSeconds + 2 * static_cast<double>(bytes) / kMemoryRate);
    return 0;
}
DriverStatus cuMemcpyPeerAsync(DevicePointer to, DriverContext, DevicePointer from, DriverContext, std::size_t bytes, DriverStream stream)
{
    if (!fake::isAllocated(reinterpret_cast<void*>(to), bytes) || !fake::isAllocated(reinterpret_cast<void*>(from), bytes))
        return status::kInvalidValue;
    advance(stream, kLaunchSeconds + static_cast<double>(bytes) / kPeerRate);
    return 0;
}
DriverStatus cuMemsetD8Async(DevicePointer to, unsigned char byte, std::size_t bytes, DriverStream stream)
{
    if (!fake::isAllocated(reinterpret_cast<void*>(to), bytes))
        return status::kInvalidValue;
    std::memset(reinterpret_cast<void*>(to), byte, bytes);
    advance(stream, kLaunchSeconds + static_cast<double>(bytes) / kMemoryRate);
    return 0;
}
DriverStatus cuStreamCreate(DriverStream* stream, unsigned)
{
    *stream = new CUstream_st{g_current, 0, false};
    return 0;
}
DriverStatus cuStreamDestroy_v2(DriverStream stream)
{
    delete stream;
    return 0;
}
DriverStatus cuStreamSynchronize(DriverStream stream) { return stream->hangs ? status::kNotReady : 0; }
DriverStatus cuStreamQuery(DriverStream stream) { return stream->hangs ? status::kNotReady : 0; }
DriverStatus cuStreamWaitEvent(DriverStream stream, DriverEvent event, unsigned)
{
    stream->seconds = std::max(stream->seconds, event->seconds);
    stream->hangs = stream->hangs || event->hangs;
    return 0;
}
DriverStatus cuStreamBeginCapture_v2(DriverStream stream, int)
{
    g_capturing = stream;
    stream->seconds = 0;
    return 0;
}
DriverStatus cuStreamEndCapture(DriverStream stream, DriverGraph* graph)
{
    g_capturing = nullptr;
    *graph = new CUgraph_st{stream->seconds / 2};  // a graph launches faster than the host does
    return 0;
}
DriverStatus cuGraphInstantiateWithFlags(DriverGraphExec* executable, DriverGraph graph, unsigned long long)
{
    *executable = new CUgraphExec_st{graph->seconds};
    return 0;
}
DriverStatus cuGraphLaunch(DriverGraphExec executable, DriverStream stream)
{
    advance(stream, executable->seconds);
    return 0;
}
DriverStatus cuGraphExecDestroy(DriverGraphExec executable)
{
    delete executable;
    return 0;
}
DriverStatus cuGraphDestroy(DriverGraph graph)
{
    delete graph;
    return 0;
}
DriverStatus cuEventCreate(DriverEvent* event, unsigned)
{
    *event = new CUevent_st;
    return 0;
}
DriverStatus cuEventDestroy_v2(DriverEvent event)
{
    delete event;
    return 0;
}
DriverStatus cuEventRecord(DriverEvent event, DriverStream stream)
{
    if (stream->context != g_current)
        return 400;
    event->seconds = stream->seconds;
    event->hangs = stream->hangs;
    return 0;
}
DriverStatus cuEventSynchronize(DriverEvent event) { return event->hangs ? status::kNotReady : 0; }
DriverStatus cuEventQuery(DriverEvent event) { return event->hangs ? status::kNotReady : 0; }
DriverStatus cuEventElapsedTime(float* milliseconds, DriverEvent begin, DriverEvent end)
{
    static double jitter = 1;
    jitter = fake::option("slow-runs") > 0 ? 3 - jitter : 1;  // no two runs agree, so that a measurement takes all its time
    if (jitter != 1)
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    *milliseconds = static_cast<float>(1e3 * jitter * (end->seconds - begin->seconds));
    return 0;
}

}  // extern "C"
