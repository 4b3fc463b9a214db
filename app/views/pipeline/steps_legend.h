// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/pipeline/pipeline_steps.h"

namespace shardscope {

/// The legend of the colours and letters of the improvement steps.
class StepsLegend : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    void setSteps(std::shared_ptr<const DrawnSteps> steps);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();

    std::shared_ptr<const DrawnSteps> m_steps;
};

}  // namespace shardscope
