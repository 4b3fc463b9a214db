// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/multiplier.h"

#include <chrono>
#include <dlfcn.h>
#include <limits>

#include "probe/host/kernels/kernel_table.h"
#include "probe/host/own_multiply.h"

namespace shardscope::probe {
namespace {

constexpr const char* kLibraries[] = {"libmkl_rt.so.2", "libmkl_rt.so.1", "libmkl_rt.so", "libopenblas.so.0",
                                      "libopenblas.so", "libblis.so.4",   "libblas.so.3"};

/// The file that a function is in: a name of a link says little.
std::string fileOf(void* function)
{
    Dl_info info{};
    return ::dladdr(function, &info) != 0 && info.dli_fname ? info.dli_fname : "";
}

/// Whether the library says itself what it is: others may be the reference implementation, which is slower than our own loops.
bool hasName(void* library)
{
    for (const char* symbol : {"openblas_get_config", "MKL_Get_Version", "bli_info_get_version_str"}) {
        if (::dlsym(library, symbol))
            return true;
    }
    return false;
}

}  // namespace

Multiplier::Multiplier(int threads) : m_threads(threads)
{
    m_name = std::string("own blocked loops (") + kernelTable().processor + ")";
    for (const char* file : kLibraries) {
        void* library = ::dlopen(file, RTLD_NOW | RTLD_LOCAL);
        void* function = library ? ::dlsym(library, "cblas_sgemm") : nullptr;
        if (!function)
            continue;
        m_library = reinterpret_cast<Sgemm>(function);
        if (hasName(library) || isFasterThanOwn()) {
            m_name = fileOf(function);
            return;
        }
        m_library = nullptr;
    }
}

void Multiplier::operator()(long m, long n, long k, const float* a, const float* b, float* c) const
{
    constexpr int kRowMajor = 101, kNoTranspose = 111;
    if (m_library)
        m_library(kRowMajor, kNoTranspose, kNoTranspose, static_cast<int>(m), static_cast<int>(n), static_cast<int>(k), 1, a,
                  static_cast<int>(k), b, static_cast<int>(n), 0, c, static_cast<int>(n));
    else
        ownMultiply(m, n, k, a, b, c, m_threads);
}

bool Multiplier::isFasterThanOwn() const
{
    constexpr long kSide = 384;
    Floats a(kSide * kSide, 1), b(kSide * kSide, 1), c(kSide * kSide);
    const auto seconds = [&](auto multiply) {
        double best = std::numeric_limits<double>::infinity();
        for (int run = 0; run < 3; ++run) {
            const auto start = std::chrono::steady_clock::now();
            multiply();
            best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        }
        return best;
    };
    const double own = seconds([&] { ownMultiply(kSide, kSide, kSide, a.data(), b.data(), c.data(), m_threads); });
    return seconds([&] { (*this)(kSide, kSide, kSide, a.data(), b.data(), c.data()); }) < own;
}

}  // namespace shardscope::probe
