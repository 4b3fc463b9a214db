// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/host/own_multiply.h"

namespace shardscope::probe {

/// Causal attention of some heads of one sequence, fp32, block by block.
class OwnAttention {
public:
    OwnAttention(long heads, long sequence, long width);

    void run(int threads);

    Floats query, key, value, output;  ///< head by head, token by token

private:
    long m_heads, m_sequence, m_width;
};

}  // namespace shardscope::probe
