// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/degree_slider.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

#include "widgets/controls/lock_button.h"

namespace shardscope {

DegreeSlider::DegreeSlider(const QString& caption, QWidget* parent) : ValueSlider(caption, parent), m_lock(new LockButton)
{
    m_lock->setAccessibleName(tr("Lock %1").arg(QString(caption).remove(u'&')));
    m_lock->setToolTip(tr("Locked: this value stays the same when other values change"));
    addToHeader(m_lock);
    connect(m_lock, &QToolButton::clicked, this, &DegreeSlider::lockEdited);
}

void DegreeSlider::setLocked(bool locked) { m_lock->setChecked(locked); }

void DegreeSlider::keepLockRoom()
{
    QSizePolicy policy = m_lock->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_lock->setSizePolicy(policy);
}

bool DegreeSlider::accepts(double value, QString& reason) const
{
    const QList<SliderStop>& stops = track().stops();
    const auto same = std::find_if(stops.begin(), stops.end(), [value](const SliderStop& stop) { return stop.value == value; });
    if (same != stops.end() && same->reason.isEmpty())
        return true;
    if (same != stops.end()) {
        reason = same->reason;
        return false;
    }
    QStringList allowed;
    for (const SliderStop& stop : stops) {
        if (stop.reason.isEmpty())
            allowed << locale().toString(static_cast<qint64>(stop.value));
    }
    reason =
        tr("%1 is not possible here. Possible values: %2.").arg(locale().toString(value, 'g', 12), locale().createSeparatedList(allowed));
    return false;
}

void QuantitySlider::setOctaves(double low, double high, int between)
{
    QList<SliderStop> stops;
    int octave = 0;
    for (double power = low; power <= high; power *= 2, ++octave) {
        for (int part = 0; part <= between; ++part) {
            const double value = std::round(power * (1 + static_cast<double>(part) / (between + 1)));
            if (value <= high && (stops.isEmpty() || value > stops.back().value))
                stops.append({value, {}, part == 0 && octave % 2 == 0});
        }
    }
    if (stops.back().value < high)
        stops.append({high, {}, true});
    setStops(stops);
}

bool QuantitySlider::accepts(double value, QString& reason) const
{
    const double low = track().stops().front().value;
    const double high = track().stops().back().value;
    if (value >= low && value <= high && value == std::floor(value))
        return true;
    reason = tr("The value must be a whole number from %1 to %2.").arg(locale().toString(low, 'f', 0), locale().toString(high, 'f', 0));
    return false;
}

}  // namespace shardscope
