// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lesson/guess_slider.h"

#include <cmath>

namespace shardscope {

QList<SliderStop> roundStops(double low, double high)
{
    QList<SliderStop> stops{{low, {}, true}};
    for (int decade = static_cast<int>(std::floor(std::log10(low))); std::pow(10.0, decade) <= high; ++decade) {
        for (int tenth = 10; tenth < 100; tenth += tenth < 20 ? 1 : tenth < 50 ? 2 : 5) {
            const double value = tenth / 10.0 * std::pow(10.0, decade);
            if (value > low && value < high)
                stops.append({value, {}, tenth == 10 || tenth == 20 || tenth == 50});
        }
    }
    stops.append({high, {}, true});
    return stops;
}

GuessSlider::GuessSlider(const QString& caption, double low, double high, QWidget* parent) : ValueSlider(caption, parent)
{
    setStops(roundStops(low, high));
    setValue(std::sqrt(low * high));
}

bool GuessSlider::accepts(double value, QString& reason) const
{
    const QList<SliderStop>& stops = track().stops();
    if (value >= stops.first().value && value <= stops.last().value)
        return true;
    reason = tr("The guess must be between the ends of the slider.");
    return false;
}

}  // namespace shardscope
