// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace shardscope {

struct Scenario;

/// Returns the tokens of one optimizer step, over all GPUs.
[[nodiscard]] double tokensPerBatch(const Scenario& scenario);

/// Returns the global batch, in sequences, for `tokens` per step: exact where they are whole sequences. Else the nearest number that the
/// replicas can share evenly and that breaks no rule, or the nearest at all where `scenario` breaks one anyway.
[[nodiscard]] std::int64_t batchNear(const Scenario& scenario, double tokens);

/// The tokens per step that a person set, while the sequence length changes. Rounding to sequences does not accumulate from one length to
/// the next, so that returning to a length is exact.
class HeldBatch {
public:
    /// Gives `after`, whose sequence length has changed, the batch of `before`. Returns false if it had to be rounded.
    bool hold(const Scenario& before, Scenario& after);
    void forget() { m_sequences = 0; }
    /// Returns the tokens that were set when a length was last changed.
    [[nodiscard]] double tokens() const { return m_tokens; }

private:
    double m_tokens = 0;
    std::int64_t m_length = 0;     ///< with `m_sequences`: result of the last change
    std::int64_t m_sequences = 0;  ///< 0: there was none
};

}  // namespace shardscope
