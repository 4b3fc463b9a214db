// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace shardscope {

/// A few lines of fixed height below the controls: the effect of the control under the mouse or with the focus, why a value is impossible,
/// and fields that followed an edit. Text that does not fit is in its tooltip.
class HintLine : public QLabel {
    Q_OBJECT
public:
    explicit HintLine(QWidget* parent = nullptr);
    /// Shows a sentence; empty: how to get a hint.
    void tell(const QString& sentence);
    /// Applies font, colour and height of the theme.
    void applyTheme();

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace shardscope
