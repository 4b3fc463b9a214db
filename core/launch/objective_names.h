// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace shardscope {

/// How a trainer's file says what the loss compares. An empty name: the trainer has no such setting.
struct ObjectiveNames {
    std::string_view key{};             ///< of the word: "stage", "rl", or "command" for that of the command line
    std::string_view loss{};            ///< the kind of loss with preferences, where the word does not decide it
    std::string_view rewards{};         ///< a switch for a reward model
    std::string_view precomputes{};     ///< a switch: log-probabilities of the reference are computed before the training
    std::string_view referenceModel{};  ///< the reference, as a model of its own
    std::string_view words{};           ///< those of `key` that can be estimated, for messages
};

/// How a trainer's file says how documents become rows. An empty name: the trainer has no such setting.
struct PackingNames {
    std::string_view pack{};        ///< a switch: several documents in a row
    std::string_view keepsApart{};  ///< a switch: with `pack`, attention stays within documents; empty: it does so always
    std::string_view joins{};       ///< a word, "wrapped" where documents are joined and cut
    std::string_view padFree{};     ///< a switch: a micro-batch's documents one behind the other
    std::string_view fills{};       ///< a switch: rows are padded to the sequence length
    std::string_view length{};      ///< of a packed row, where it is not the sequence length
    bool isUsuallyPadFree = false;  ///< where neither is asked for
};

}  // namespace shardscope
