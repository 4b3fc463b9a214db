// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/value_slider.h"

namespace shardscope {

/// A guess over orders of magnitude: any number between the ends may be typed.
class GuessSlider : public ValueSlider {
    Q_OBJECT
public:
    /// Makes the slider. Precondition: 0 < low < high.
    GuessSlider(const QString& caption, double low, double high, QWidget* parent = nullptr);

protected:
    [[nodiscard]] bool accepts(double value, QString& reason) const override;
};

/// Returns round numbers (1, 1.1, … 9.8 times a power of ten) from `low` to `high`, both ends included; ticks at 1, 2 and 5.
[[nodiscard]] QList<SliderStop> roundStops(double low, double high);

}  // namespace shardscope
