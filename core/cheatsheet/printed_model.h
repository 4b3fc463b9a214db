// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

/// The cheatsheet's, the playbook's and two papers' own formulas, as printed, with their errors. They are there to be shown
/// beside the estimate under that label and to be compared with; no other part of core may include them
/// (tests/architecture). "The playbook" is The Ultra-Scale Playbook (nanotron, Hugging Face, 2025).
namespace shardscope::cheatsheet {

/// The label that every figure made here carries where it is shown.
inline constexpr std::string_view kLabel = "as printed";

/// The dimensions that the printed formulas know of: L, h, n_heads and v.
struct PrintedModel {
    std::string_view name;
    double layers = 0;
    double hidden = 0;
    double heads = 0;
    double vocab = 0;
};

/// The playbook's recompute dropdown.
enum class PrintedRecompute { None, Selective, Full };

/// The models of the recomputation figure (`fragments/memory-recomputation.html`). They are named like Llama 3, and have its
/// layers, width, heads and vocabulary, but 12h² parameters a layer.
inline constexpr PrintedModel kFigureModels[] = {{"1B", 16, 2048, 32, 128256},
                                                 {"3B", 28, 3072, 24, 128256},
                                                 {"8B", 32, 4096, 32, 128256},
                                                 {"70B", 80, 8192, 64, 128256},
                                                 {"405B", 126, 16384, 128, 128256}};

}  // namespace shardscope::cheatsheet
