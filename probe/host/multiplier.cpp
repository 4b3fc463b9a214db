// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/multiplier.h"

#include <algorithm>
#include <chrono>
#include <dlfcn.h>
#include <limits>
#include <utility>

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

/// The best of a few multiplies of a size that fits the caches.
double secondsOfOne(const Multiplier& multiply)
{
    constexpr long kSide = 384;
    Floats a(kSide * kSide, 1), b(kSide * kSide, 1), c(kSide * kSide);
    double best = std::numeric_limits<double>::infinity();
    for (int run = 0; run < 4; ++run) {
        const auto start = std::chrono::steady_clock::now();
        multiply(kSide, kSide, kSide, a.data(), b.data(), c.data());
        best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    return best;
}

}  // namespace

Multiplier::Multiplier(int threads) : m_threads(threads)
{
    m_name = std::string("own blocked loops (") + kernelTable().processor + ")";
    double best = secondsOfOne(*this);
    for (const char* file : kLibraries) {
        void* library = ::dlopen(file, RTLD_NOW | RTLD_LOCAL);
        void* function = library ? ::dlsym(library, "cblas_sgemm") : nullptr;
        const std::string name = function ? fileOf(function) : std::string();
        if (name.empty() || name == m_name || std::find(m_slower.begin(), m_slower.end(), name) != m_slower.end())
            continue;
        const Sgemm before = std::exchange(m_library, reinterpret_cast<Sgemm>(function));
        const double seconds = secondsOfOne(*this);
        if (seconds < best) {
            best = seconds;
            m_name = name;
        } else {
            m_library = before;
            m_slower.push_back(name);
        }
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

}  // namespace shardscope::probe
