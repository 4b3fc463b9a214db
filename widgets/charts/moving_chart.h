// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include "widgets/charts/chart_widget.h"

namespace shardscope {

/// A chart with moving parts: still parts are painted once and cached. An exported picture has both.
class MovingChart : public ChartWidget {
public:
    using ChartWidget::ChartWidget;

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;

protected:
    /// Returns whether there is anything to draw; the two scenes are requested only then.
    [[nodiscard]] virtual bool hasPicture() const = 0;
    [[nodiscard]] virtual Scene standingAt(const QSizeF& size, const Theme& theme) const = 0;
    [[nodiscard]] virtual Scene movingAt(const QSizeF& size, const Theme& theme) const = 0;
    /// Repaints the still parts after a change.
    void renew();

    [[nodiscard]] Scene sceneOnScreen() const override;
    void paintContent(QPainter& painter, const Theme& theme) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QPixmap m_still;  ///< null: to be painted
};

}  // namespace shardscope
