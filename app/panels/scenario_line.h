// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QPushButton>

namespace shardscope {

struct Scenario;

/// The scenario in one line: "Llama 3 70B · 64 × H100 · 8k · 8.4 M tokens". A button, shortened where there is no room.
class ScenarioLine : public QPushButton {
    Q_OBJECT
public:
    explicit ScenarioLine(QWidget* parent = nullptr);
    void setScenario(const Scenario& scenario);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Returns the part of the line that is visible in this width.
    [[nodiscard]] QString shownIn(double width, const QFontMetricsF& metrics) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList m_parts;
    QString m_tokens;  ///< of a batch, in little room
};

}  // namespace shardscope
