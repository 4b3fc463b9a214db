// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "widgets/charts/scene.h"

namespace shardscope {

/// The experts of one expert-parallel rank and their tokens in one layer and micro-batch. Counts are of tokens, once for each expert that a
/// token goes to.
struct ExpertRank {
    int gpu = 0;     ///< global rank
    int domain = 0;  ///< scale-up domain
    int firstExpert = 0;
    QList<double> routed;  ///< by expert
    QList<double> kept;

    [[nodiscard]] double routedAll() const;
    [[nodiscard]] double keptAll() const;
};

struct ExpertMapData {
    QString title;
    QList<ExpertRank> ranks;
    double capacity = 0;  ///< rows in a rank's buffer; 0: no limit
    QString domainName;
    QString whenEmpty;

    [[nodiscard]] double mean() const;
    [[nodiscard]] double most() const;  ///< of a rank
};

/// Returns the scene: above, the tokens of each rank, kept and dropped; below, its experts, busier ones darker. Ranks of one domain are
/// grouped. Marks: the ranks, each followed by its experts (group: rank, item: −1 or the expert within it).
[[nodiscard]] Scene expertMapScene(const ExpertMapData& data, const QSizeF& size, const Theme& theme);

}  // namespace shardscope
