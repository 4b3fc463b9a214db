// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/result.h"

namespace shardscope {

struct Architecture;

/// Attention of which a query sees no more than a window of keys.
struct WindowWork {
    double window = 0;     ///< tokens
    double perSquare = 0;  ///< work per L² of a document that is no longer than the window
    bool chunked = false;  ///< the window is a fixed block (Llama 4)

    bool operator==(const WindowWork&) const = default;
};

/// The work of one document by its length, in FLOP, in seconds or in any other unit: linear layers cost `perToken`·L, attention to the
/// whole document `perSquare`·L².
struct DocumentWork {
    double perToken = 1;
    double perSquare = 0;
    std::vector<WindowWork> windows{};

    /// Returns the work of a document of so many tokens, which does not attend to any other.
    [[nodiscard]] double of(double tokens) const;
    /// Returns attention's part of it.
    [[nodiscard]] double attentionOf(double tokens) const;
    /// Returns κ, the work of attention per L² in units of a token's linear work, of documents that are shorter than all windows.
    [[nodiscard]] double kappa() const;
    /// Returns the length at which attention costs as much as the linear layers; infinite where it never does.
    [[nodiscard]] double crossover() const;

    bool operator==(const DocumentWork&) const = default;
};

/// Returns the FLOP of training on one document, forward and backward: `of(L)` is L · `trainingFlopPerToken(architecture, L)`, exactly.
/// For attention to the whole document that is 6·N·L + 6·layers·heads·head_dim·L² (Megatron-LM d98e8a64d,
/// tests/unit_tests/test_num_floating_point_operations.py). Errors: CannotEstimate, of a model whose attention is not described by
/// windows (sparse, block-sparse or compressed), or with an encoder, whose items no length tells.
[[nodiscard]] Result<DocumentWork> documentWork(const Architecture& architecture);

}  // namespace shardscope
