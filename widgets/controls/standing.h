// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/theme/color_role.h"

class QPainter;

namespace shardscope {

/// The severity of a verdict or a finding. Each has its own shape, so that colour is not needed.
enum class Standing { Plain, Good, Hint, Warning, Error };

[[nodiscard]] ColorRole roleOf(Standing standing);
/// Returns "Error", "Warning", "Hint", "Good"; empty for plain.
[[nodiscard]] QString standingName(Standing standing);
/// Paints a tick, an i in a circle, a triangle, an octagon with a cross; nothing for plain.
void paintStanding(QPainter& painter, const QRectF& rect, Standing standing);

/// The shape alone, as a widget.
class StandingIcon : public QWidget {
    Q_OBJECT
public:
    explicit StandingIcon(Standing standing, QWidget* parent = nullptr);
    void setStanding(Standing standing);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Standing m_standing;
};

}  // namespace shardscope
