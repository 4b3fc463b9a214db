// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace shardscope {

/// The pipeline played on a table: a card for every forward, backward and weight-gradient block, a sheet of stages against time to write them on,
/// and the rules, on A4. Kinds differ in letter, pattern and frame, so that grey paper does.
struct CardGame {
    int stages = 4;
    int microBatches = 4;
};

/// That of the plan, as far as it can be laid on a table.
[[nodiscard]] CardGame cardGameOf(int stages, std::int64_t microBatches);

/// As a PDF.
[[nodiscard]] QByteArray pipelineCards(const CardGame& game);

}  // namespace shardscope
