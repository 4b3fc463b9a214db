// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace shardscope {

/// A pipeline as a card game: a card for every forward, backward and weight-gradient block, a sheet of stages against time, and the rules,
/// on A4. Kinds differ in letter, pattern and frame, so that grey prints are readable.
struct CardGame {
    int stages = 4;
    int microBatches = 4;
};

/// Returns the game of the plan, as far as it fits on a table.
[[nodiscard]] CardGame cardGameOf(int stages, std::int64_t microBatches);

/// Returns the cards as a PDF.
[[nodiscard]] QByteArray pipelineCards(const CardGame& game);

}  // namespace shardscope
