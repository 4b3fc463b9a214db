// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QPushButton>

namespace shardscope {

struct Scenario;

/// Says what is trained on what, in one line: "Llama 3 70B · 64 × H100 · 8k · 8.4 M tokens"; in two where there is
/// no room.
class ScenarioLine : public QPushButton {
    Q_OBJECT
public:
    explicit ScenarioLine(QWidget* parent = nullptr);
    void setScenario(const Scenario& scenario);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Returns what is seen in so much room.
    [[nodiscard]] QStringList linesIn(double width, const QFontMetricsF& metrics) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QRectF textBox() const;
    void fitHeight();

    QStringList m_parts;
};

}  // namespace shardscope
