// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/probe/cuda/fake/emulated_kernels.h"

#include <type_traits>
#include <utility>

#include "tests/probe/cuda/fake/emulator.h"
#include "tests/probe/cuda/fake/launcher.h"
// The shared parts once, for all of them; then every file in a namespace of its own, for they name constants alike.
#include "probe/cuda/kernels/attention.cuh"

namespace kernels_memory {
#include "probe/cuda/kernels/memory.cu"
}
namespace kernels_control {
#include "probe/cuda/kernels/control.cu"
}
namespace kernels_fill {
#include "probe/cuda/kernels/fill.cu"
}
namespace kernels_collective {
#include "probe/cuda/kernels/collective.cu"
}
namespace kernels_normalise {
#include "probe/cuda/kernels/normalise.cu"
}
namespace kernels_multiply {
#include "probe/cuda/kernels/multiply.cu"
}
namespace kernels_forward {
#include "probe/cuda/kernels/attention_forward.cu"
}
namespace kernels_backward {
#include "probe/cuda/kernels/attention_backward.cu"
}
namespace kernels_reference {
#include "probe/cuda/kernels/attention_reference.cu"
}

namespace {

template <typename... Parameters, std::size_t... kIndices>
void callWith(void (*kernel)(Parameters...), [[maybe_unused]] void** arguments, std::index_sequence<kIndices...>)
{
    kernel(*static_cast<std::remove_cv_t<Parameters>*>(arguments[kIndices])...);
}

template <auto kKernel>
struct Caller;
template <typename... Parameters, void (*kKernel)(Parameters...)>
struct Caller<kKernel> {
    static void call(void** arguments) { callWith(kKernel, arguments, std::index_sequence_for<Parameters...>{}); }
};

#define SHARDSCOPE_KERNEL(file, name, cooperative)                  \
    {                                                               \
#name, &Caller < &kernels_##file::name> ::call, cooperative \
    }

constexpr EmulatedKernel kKernels[] = {
    SHARDSCOPE_KERNEL(memory, memory_copy, false),
    SHARDSCOPE_KERNEL(memory, memory_triad, false),
    SHARDSCOPE_KERNEL(memory, memory_copy_words, false),
    SHARDSCOPE_KERNEL(memory, memory_copy_strided, false),
    SHARDSCOPE_KERNEL(memory, memory_flush, false),
    SHARDSCOPE_KERNEL(control, control_empty, false),
    SHARDSCOPE_KERNEL(control, control_spin, false),  // known, never run: its gate would never open
    SHARDSCOPE_KERNEL(fill, fill_normal_bf16, false),
    SHARDSCOPE_KERNEL(fill, fill_normal_float, false),
    SHARDSCOPE_KERNEL(fill, fill_normal_e4m3, false),
    SHARDSCOPE_KERNEL(collective, collective_fill, false),
    SHARDSCOPE_KERNEL(collective, collective_check, false),
    SHARDSCOPE_KERNEL(normalise, normalise_fused, true),
    SHARDSCOPE_KERNEL(normalise, normalise_to_float, false),
    SHARDSCOPE_KERNEL(normalise, normalise_square, false),
    SHARDSCOPE_KERNEL(normalise, normalise_mean, true),
    SHARDSCOPE_KERNEL(normalise, normalise_scale, false),
    SHARDSCOPE_KERNEL(normalise, normalise_weight, false),
    SHARDSCOPE_KERNEL(multiply, multiply_naive, false),
    SHARDSCOPE_KERNEL(multiply, multiply_tiled, true),
    SHARDSCOPE_KERNEL(multiply, multiply_tensor, true),
    SHARDSCOPE_KERNEL(forward, attention_forward_64, true),
    SHARDSCOPE_KERNEL(forward, attention_forward_128, true),
    SHARDSCOPE_KERNEL(backward, attention_delta, true),
    SHARDSCOPE_KERNEL(backward, attention_to_bf16, false),
    SHARDSCOPE_KERNEL(backward, attention_backward_64, true),
    SHARDSCOPE_KERNEL(backward, attention_backward_128, true),
    SHARDSCOPE_KERNEL(reference, reference_forward, false),
    SHARDSCOPE_KERNEL(reference, reference_backward_rows, false),
    SHARDSCOPE_KERNEL(reference, reference_backward_keys, false),
};

}  // namespace

const EmulatedKernel* emulatedKernel(std::string_view name)
{
    for (const EmulatedKernel& kernel : kKernels) {
        if (kernel.name == name)
            return &kernel;
    }
    return nullptr;
}

void launchEmulated(const EmulatedKernel& kernel, unsigned gridX, unsigned gridY, unsigned blockX, unsigned blockY, void** arguments)
{
    emulator::run({gridX, gridY, blockX, blockY, kernel.cooperative, [&] { kernel.call(arguments); }});
}
