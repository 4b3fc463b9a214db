// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "app/views/pipeline_steps.h"

namespace shardscope {

/// One improvement step: its name and numbers, and its schedule on the time axis that all steps share.
class StepButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit StepButton(QWidget* parent = nullptr);
    /// `end`: of the time axis; `before`: the makespan of the step before, 0 of the first.
    void setStep(const DrawnStep& step, int number, double end, double before);
    [[nodiscard]] const DrawnStep& step() const { return m_step; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString numbers() const;
    void paintSchedule(QPainter& painter, const QRectF& picture) const;

    DrawnStep m_step;
    int m_number = 0;
    double m_end = 1;
    double m_before = 0;
};

}  // namespace shardscope
