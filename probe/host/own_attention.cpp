// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/own_attention.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <vector>

#include "probe/host/kernels/kernel_table.h"

namespace shardscope::probe {

OwnAttention::OwnAttention(long heads, long sequence, long width)
    : query(static_cast<std::size_t>(heads * sequence * width)),
      key(query.size()),
      value(query.size()),
      output(query.size()),
      m_heads(heads),
      m_sequence(sequence),
      m_width(width)
{
    query.fillNormal(1);
    key.fillNormal(2);
    value.fillNormal(3);
}

void OwnAttention::run(int threads)
{
    const KernelTable& kernels = kernelTable();
    const long blocks = (m_sequence + kQueryBlock - 1) / kQueryBlock;
    const float scale = 1 / std::sqrt(static_cast<float>(m_width));
    // Later blocks attend to more: a free thread takes the next, the longest first.
    std::atomic<long> next = 0;
    inParallel(threads, [&](int) {
        std::vector<float> scratch(static_cast<std::size_t>(kAttentionScratch(m_width)));
        for (long task = next++; task < blocks * m_heads; task = next++) {
            const long first = (blocks - 1 - task / m_heads) * kQueryBlock, head = task % m_heads * m_sequence * m_width;
            kernels.attend(query.data() + head, key.data() + head, value.data() + head, output.data() + head, first,
                           std::min(kQueryBlock, m_sequence - first), m_width, scale, scratch.data());
        }
    });
}

}  // namespace shardscope::probe
