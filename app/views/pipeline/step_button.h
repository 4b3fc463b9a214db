// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <optional>

#include "app/views/step/step_scene.h"

namespace shardscope {

/// One improvement step: its name and numbers, and its schedule on the time axis that all steps share.
class StepButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit StepButton(QWidget* parent = nullptr);
    /// Sets the step; the data that it refers to must live until the next call.
    void setStep(const ShownStep& shown);
    [[nodiscard]] const std::optional<ShownStep>& shown() const { return m_shown; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<ShownStep> m_shown;
};

}  // namespace shardscope
