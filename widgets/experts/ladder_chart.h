// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart.h"

namespace shardscope {

/// One figure of every rung, drawn as a bar relative to the largest.
struct LadderFigure {
    double value = 0;
    QString text;     ///< "78.2 GiB"
    QString trouble;  ///< "does not fit"; empty: there is none
};

struct LadderRung {
    QString name;        ///< "Only k experts"
    QString idea;        ///< one sentence
    QString impossible;  ///< why there are no figures; empty: there are
    QList<LadderFigure> figures;
};

struct LadderData {
    QString title;
    QStringList figures;  ///< names of the figures
    QList<LadderRung> rungs;
};

/// Rungs side by side, each better than the one before by one idea. Signals give (rung, figure; −1: the rung).
class LadderChart : public Chart<LadderData> {
    Q_OBJECT
public:
    using Chart::Chart;

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;
    /// Returns the height at which all texts fit, at this width.
    [[nodiscard]] int neededHeight(int width) const;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{560, 190}, {220, 150}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
};

}  // namespace shardscope
