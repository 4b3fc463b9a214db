// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "app/views/experts/experts_picture.h"
#include "widgets/controls/value_slider.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace shardscope {

class SegmentedChoice;

/// A slider for any number within the range of its stops, whole where the stops are.
class RatioSlider : public ValueSlider {
    Q_OBJECT
public:
    using ValueSlider::ValueSlider;
    /// Sets stops from `low` to `high`, `step` apart; ticks at whole numbers.
    void setRange(double low, double high, double step);

protected:
    [[nodiscard]] bool accepts(double value, QString& reason) const override;

private:
    double m_step = 1;
};

/// The routing of tokens as sliders, and its effect. Settings other than the scenario's are tried until applied.
class ExpertsControls : public QScrollArea {
    Q_OBJECT
public:
    explicit ExpertsControls(QWidget* parent = nullptr);

    /// Sets the scenario's own settings, those that are tried, and the number of experts.
    void setSettings(const ExpertSettings& own, const ExpertSettings& tried, int experts);
    void setEffect(const ExpertEffect& effect);
    [[nodiscard]] QString effectText() const;

Q_SIGNALS:
    void edited(const shardscope::ExpertSettings& settings);
    void applyRequested();
    void resetRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void edit();
    void fitText();

    ExpertSettings m_tried;
    RatioSlider* m_topK;
    RatioSlider* m_imbalance;
    QCheckBox* m_drops;
    RatioSlider* m_capacity;
    SegmentedChoice* m_dispatcher;
    QPushButton* m_apply;
    QPushButton* m_reset;
    QLabel* m_note;
    QLabel* m_effect;
    int m_experts = 0;
    double m_largest = 0;
};

}  // namespace shardscope
