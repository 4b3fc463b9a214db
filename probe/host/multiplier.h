// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace shardscope::probe {

/// Multiplies matrices with the fastest code available: MKL, OpenBLAS, BLIS or another BLAS where one is installed, or this program's own
/// loops. A distribution's reference BLAS, and one that is older than the processor, are slower than those.
class Multiplier {
public:
    /// Looks for a library. `threads` is for our own loops; a library chooses its own.
    explicit Multiplier(int threads);

    [[nodiscard]] const std::string& name() const { return m_name; }
    /// Returns the libraries that were found and are slower, by their files.
    [[nodiscard]] const std::vector<std::string>& slower() const { return m_slower; }
    /// C (m × n) = A (m × k) · B (k × n), fp32, row by row.
    void operator()(long m, long n, long k, const float* a, const float* b, float* c) const;

private:
    /// cblas_sgemm
    using Sgemm = void (*)(int order, int transposeA, int transposeB, int m, int n, int k, float alpha, const float* a, int strideOfA,
                           const float* b, int strideOfB, float beta, float* c, int strideOfC);

    int m_threads;
    Sgemm m_library = nullptr;
    std::string m_name;
    std::vector<std::string> m_slower;
};

}  // namespace shardscope::probe
