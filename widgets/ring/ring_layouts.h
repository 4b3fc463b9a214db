// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "widgets/charts/chart_widget.h"
#include "widgets/ring/ring_canvas.h"

namespace shardscope {

/// One layout of the same attention on the same ranks.
struct RingLayoutCase {
    ContextLayout layout = ContextLayout::Zigzag;
    QString name;
    std::optional<RingPicture> forward;  ///< empty: it is impossible
    std::optional<RingPicture> backward;
    QString impossible;      ///< why
    ContextBytes multiHead;  ///< if every head had keys and values of its own
};

struct RingLayoutsData {
    QList<RingLayoutCase> cases;
    int chosen = -1;
    bool isGrouped = false;  ///< fewer key/value heads than heads: `multiHead` differs
};

/// The layouts side by side, on one scale of time: mask, balance, time with its exposed part, bytes. Signals give (case, −1).
class RingLayouts : public ChartWidget {
    Q_OBJECT
public:
    using ChartWidget::ChartWidget;

    void setData(const RingLayoutsData& layouts);
    [[nodiscard]] const RingLayoutsData& chartData() const { return m_data; }

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString title() const override { return tr("The layouts side by side"); }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Returns the case with the shortest forward and backward together; −1: none is possible.
    [[nodiscard]] int shortest() const;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{760, 420}, {260, 220}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;

private:
    RingLayoutsData m_data;
};

/// Returns the time of one layer, forward and backward. Precondition: the case is possible.
[[nodiscard]] Seconds totalOf(const RingLayoutCase& layoutCase);

[[nodiscard]] double ringLayoutsLeastHeight(const RingLayoutsData& data, double width, const Theme& theme);
[[nodiscard]] Scene ringLayoutsScene(const RingLayoutsData& data, int shortest, const QSizeF& size, const Theme& theme);

}  // namespace shardscope
