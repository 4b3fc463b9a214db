// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include "core/scenario/scenario.h"

namespace shardscope {

/// What is trained on what, in one line: "Llama 3 70B · 64 × H100 · 8k · 8.4 M tokens".
[[nodiscard]] QString scenarioSummary(const Scenario& scenario);

/// That line as a button, shortened where there is no room.
class ScenarioLine : public QPushButton {
    Q_OBJECT
public:
    explicit ScenarioLine(QWidget* parent = nullptr);
    void setScenario(const Scenario& scenario);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList m_parts;
};

}  // namespace shardscope
