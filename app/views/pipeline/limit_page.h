// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

#include "core/schedule/schedule_limits.h"

class QHBoxLayout;

namespace shardscope {

class StatePage;

/// Replaces a view for an impossible schedule: the reason, and the nearest legal values as buttons.
class LimitPage : public QWidget {
    Q_OBJECT
public:
    explicit LimitPage(QWidget* parent = nullptr);
    /// Precondition: at least one limit.
    void setLimits(const std::vector<ScheduleLimit>& limits);
    [[nodiscard]] StatePage& state() const { return *m_state; }

Q_SIGNALS:
    void chosen(shardscope::ShapeField field, qint64 value);

private:
    StatePage* m_state;
    QWidget* m_buttons;
    QHBoxLayout* m_row;
};

}  // namespace shardscope
