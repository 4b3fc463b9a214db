// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <new>

namespace shardscope::probe {

/// Floats aligned to a cache line, with their pages touched.
class Floats {
public:
    explicit Floats(std::size_t count, float value = 0);
    [[nodiscard]] float* data() { return m_data.get(); }
    [[nodiscard]] const float* data() const { return m_data.get(); }
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// Fills with normally distributed numbers, equal for equal seeds: constant operands need less power and measure too fast.
    void fillNormal(unsigned seed);

private:
    struct Free {
        void operator()(float* data) const { ::operator delete[](data, std::align_val_t(64)); }
    };
    std::unique_ptr<float[], Free> m_data;
    std::size_t m_size;
};

/// Runs each `part` of `parts` on its own thread, the first on the caller's.
void inParallel(int parts, const std::function<void(int part)>& work);

/// C (m × n) = A (m × k) · B (k × n), row by row, on `threads` threads: packed panels in the caches, a tile in registers (Goto and van de
/// Geijn 2008). A few tenths below a vendor's library; for machines that have none.
void ownMultiply(long m, long n, long k, const float* a, const float* b, float* c, int threads);

}  // namespace shardscope::probe
