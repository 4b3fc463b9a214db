// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace shardscope {

struct Scenario;

/// Tokens of one optimizer step, over all GPUs.
[[nodiscard]] double tokensPerBatch(const Scenario& scenario);

/// The global batch, in sequences, that makes `tokens` a step: exactly where they are whole sequences. Else the nearest number that
/// the replicas can share evenly and that breaks no rule; the nearest at all where `scenario` breaks one anyway.
[[nodiscard]] std::int64_t batchNear(const Scenario& scenario, double tokens);

/// The tokens of a step that a person wants, while the sequence length changes: rounding to sequences is not repeated from one
/// length to the next, so that the way back is exact.
class HeldBatch {
public:
    /// Gives `after`, whose sequence length has changed, the batch of `before`. False: it had to be rounded.
    bool hold(const Scenario& before, Scenario& after);
    void forget() { m_sequences = 0; }
    /// Those that were wanted when a length was last changed.
    [[nodiscard]] double tokens() const { return m_tokens; }

private:
    double m_tokens = 0;
    std::int64_t m_length = 0;     ///< with `m_sequences`: what the last change led to
    std::int64_t m_sequences = 0;  ///< 0: there was none
};

}  // namespace shardscope
