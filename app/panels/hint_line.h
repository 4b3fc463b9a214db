// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace shardscope {

/// A few lines of a fixed height below the controls: what the one with the mouse or the keyboard does, why a value of it cannot
/// be, and what has followed an edit. What does not fit is its tooltip.
class HintLine : public QLabel {
    Q_OBJECT
public:
    explicit HintLine(QWidget* parent = nullptr);
    /// Nothing: how to get to hear something.
    void tell(const QString& sentence);
    /// Takes over font, colour and height of the theme, as whoever holds it hears of them.
    void applyTheme();

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace shardscope
