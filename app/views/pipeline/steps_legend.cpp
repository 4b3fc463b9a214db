// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/steps_legend.h"

#include <QPainter>

#include <cmath>

#include "app/views/step/step_scene.h"

namespace shardscope {

void StepsLegend::setSteps(std::shared_ptr<const DrawnSteps> steps)
{
    m_steps = std::move(steps);
    fitHeight();
    update();
}

void StepsLegend::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

void StepsLegend::fitHeight()
{
    if (m_steps)
        setFixedHeight(static_cast<int>(std::ceil(stepsLegendHeight(*m_steps, width(), Theme::current()))));
}

void StepsLegend::paintEvent(QPaintEvent*)
{
    if (!m_steps)
        return;
    Scene scene;
    scene.size = size();
    addStepsLegend(scene, *m_steps, rect(), Theme::current());
    QPainter painter(this);
    paintScene(painter, scene, Theme::current());
}

}  // namespace shardscope
