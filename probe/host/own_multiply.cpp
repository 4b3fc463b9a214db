// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/own_multiply.h"

#include <algorithm>
#include <cstring>
#include <random>
#include <thread>
#include <vector>

#include "probe/host/kernels/kernel_table.h"

namespace shardscope::probe {
namespace {

constexpr long kDepth = 256;  // of a panel: its rows of B stay in the first cache
constexpr long kFewRows = 4;
constexpr long kPanelBytes = 256 << 10;  // of A, in the second

/// Rows of A next to each other, k-major, the last ones filled with zeros.
void packRows(const float* a, long stride, long rows, long depth, int tile, float* to)
{
    for (long first = 0; first < rows; first += tile) {
        for (long step = 0; step < depth; ++step) {
            for (long row = 0; row < tile; ++row)
                *to++ = first + row < rows ? a[(first + row) * stride + step] : 0;
        }
    }
}

void packColumns(const float* b, long stride, long columns, long depth, int tile, float* to)
{
    for (long first = 0; first < columns; first += tile) {
        const long there = std::min<long>(tile, columns - first);
        for (long step = 0; step < depth; ++step, to += tile) {
            std::memcpy(to, b + step * stride + first, static_cast<std::size_t>(there) * sizeof(float));
            std::fill(to + there, to + tile, 0.0F);
        }
    }
}

long roundedUp(long value, long step) { return (value + step - 1) / step * step; }

/// One thread's part: all rows of some columns.
class Part {
public:
    Part(long m, long n, long k, const float* a, const float* b, float* c)
        : m_rows(m),
          m_stride(n),
          m_depth(k),
          m_a(a),
          m_b(b),
          m_c(c),
          m_kernels(kernelTable()),
          m_rowsOfPanel(std::max<long>(kPanelBytes / (kDepth * 4) / m_kernels.rows, 1) * m_kernels.rows),
          m_panelOfA(static_cast<std::size_t>(m_rowsOfPanel * kDepth)),
          m_edge(static_cast<std::size_t>(m_kernels.rows * m_kernels.columns))
    {
    }

    void columns(long from, long to)
    {
        constexpr long kColumnsOfPanel = 1024;
        m_panelOfB.resize(static_cast<std::size_t>(roundedUp(std::min(to - from, kColumnsOfPanel), m_kernels.columns) * kDepth));
        for (long row = 0; row < m_rows; ++row)
            std::fill(m_c + row * m_stride + from, m_c + row * m_stride + to, 0.0F);
        if (m_rows < kFewRows)
            return fewRows(from, to);
        for (long column = from; column < to; column += kColumnsOfPanel) {
            for (long step = 0; step < m_depth; step += kDepth)
                panel(column, std::min(kColumnsOfPanel, to - column), step, std::min(kDepth, m_depth - step));
        }
    }

private:
    /// Each element of B is used so seldom that packing it costs more than it brings.
    void fewRows(long from, long to)
    {
        for (long step = 0; step < m_depth; ++step) {
            for (long row = 0; row < m_rows; ++row)
                m_kernels.addScaled(m_a[row * m_depth + step], m_b + step * m_stride + from, m_c + row * m_stride + from, to - from);
        }
    }

    void panel(long column, long columns, long step, long depth)
    {
        packColumns(m_b + step * m_stride + column, m_stride, columns, depth, m_kernels.columns, m_panelOfB.data());
        for (long row = 0; row < m_rows; row += m_rowsOfPanel) {
            const long rows = std::min(m_rowsOfPanel, m_rows - row);
            packRows(m_a + row * m_depth + step, m_depth, rows, depth, m_kernels.rows, m_panelOfA.data());
            for (long right = 0; right < columns; right += m_kernels.columns) {
                for (long left = 0; left < rows; left += m_kernels.rows)
                    tile(row + left, std::min<long>(m_kernels.rows, rows - left), column + right,
                         std::min<long>(m_kernels.columns, columns - right), depth, m_panelOfA.data() + left * depth,
                         m_panelOfB.data() + right * depth);
            }
        }
    }

    void tile(long row, long rows, long column, long columns, long depth, const float* a, const float* b)
    {
        float* c = m_c + row * m_stride + column;
        if (rows == m_kernels.rows && columns == m_kernels.columns)
            return m_kernels.multiplyTile(depth, a, b, c, m_stride);
        std::fill(m_edge.begin(), m_edge.end(), 0.0F);
        m_kernels.multiplyTile(depth, a, b, m_edge.data(), m_kernels.columns);
        for (long i = 0; i < rows; ++i) {
            for (long j = 0; j < columns; ++j)
                c[i * m_stride + j] += m_edge[static_cast<std::size_t>(i * m_kernels.columns + j)];
        }
    }

    long m_rows, m_stride, m_depth;
    const float* m_a;
    const float* m_b;
    float* m_c;
    const KernelTable& m_kernels;
    long m_rowsOfPanel;
    std::vector<float> m_panelOfA, m_panelOfB, m_edge;
};

}  // namespace

Floats::Floats(std::size_t count, float value) : m_data(new (std::align_val_t(64)) float[count]), m_size(count)
{
    std::fill_n(m_data.get(), count, value);
}

void Floats::fillNormal(unsigned seed)
{
    // A block of random numbers, repeated with an odd length: to draw each would take longer than to multiply them.
    std::minstd_rand generator(seed + 1);
    std::normal_distribution<float> normal;
    const std::size_t block = std::min<std::size_t>(m_size, 16381);
    for (std::size_t i = 0; i < block; ++i)
        m_data[i] = normal(generator);
    for (std::size_t i = block; i < m_size; ++i)
        m_data[i] = m_data[i - block];
}

void inParallel(int parts, const std::function<void(int part)>& work)
{
    std::vector<std::thread> threads;
    for (int part = 1; part < parts; ++part)
        threads.emplace_back(work, part);
    work(0);
    for (std::thread& thread : threads)
        thread.join();
}

void ownMultiply(long m, long n, long k, const float* a, const float* b, float* c, int threads)
{
    const long step = kernelTable().columns;
    const int parts = static_cast<int>(std::clamp<long>(n / step, 1, threads));
    inParallel(parts, [&](int part) {
        const long from = roundedUp(n * part / parts, step), to = part + 1 == parts ? n : roundedUp(n * (part + 1) / parts, step);
        if (from < to)
            Part(m, n, k, a, b, c).columns(from, std::min(to, n));
    });
}

}  // namespace shardscope::probe
