// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/step/step_gains.h"

class QLabel;
class QPushButton;

namespace shardscope {

/// "What would hide more": the changes with a gain, the largest first, each a button that tries it on the timeline and stays pressed
/// meanwhile. As many as fit on a line; the largest is always shown.
class GainsBar : public QWidget {
    Q_OBJECT
public:
    explicit GainsBar(QWidget* parent = nullptr);

    /// Sets the gains; empty: they are being estimated.
    void setGains(std::optional<StepGains> gains);
    /// Presses the button of the tried changes.
    void setTried(const Changes& changes);
    [[nodiscard]] const QList<QPushButton*>& buttons() const { return m_buttons; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted with the tried changes; empty: the plan itself.
    void tried(const shardscope::Changes& changes);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeButtons();
    void place();

    std::optional<StepGains> m_gains;
    Changes m_tried;
    QLabel* m_heading;
    QList<QPushButton*> m_buttons;
};

}  // namespace shardscope
