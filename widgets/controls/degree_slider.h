// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/value_slider.h"

namespace shardscope {

/// A degree of parallelism: snaps to possible values, shows the others with their reason, and has a lock that keeps it from following the
/// other degrees.
class DegreeSlider : public ValueSlider {
    Q_OBJECT
public:
    explicit DegreeSlider(const QString& caption, QWidget* parent = nullptr);

    [[nodiscard]] bool isLocked() const { return m_lock->isChecked(); }
    /// Sets the lock, without a signal.
    void setLocked(bool locked);
    void setLockVisible(bool visible) { m_lock->setVisible(visible); }
    /// Keeps the room of a hidden lock, so that the rows of a form align.
    void keepLockRoom();

Q_SIGNALS:
    void lockEdited(bool locked);

protected:
    [[nodiscard]] bool accepts(double value, QString& reason) const override;

private:
    QToolButton* m_lock;
};

/// A quantity of many orders of magnitude: any typed whole number within the range of its stops is valid.
class QuantitySlider : public ValueSlider {
    Q_OBJECT
public:
    using ValueSlider::ValueSlider;

    /// Sets stops at every power of two from `low` to `high` and `between` more in each octave; ticks at powers of four.
    void setOctaves(double low, double high, int between = 3);

protected:
    [[nodiscard]] bool accepts(double value, QString& reason) const override;
};

}  // namespace shardscope
