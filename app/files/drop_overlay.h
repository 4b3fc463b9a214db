// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace shardscope {

/// Lies over the window while something is dragged over it and says what dropping would do.
class DropOverlay : public QWidget {
    Q_OBJECT
public:
    explicit DropOverlay(QWidget& window);
    void cover();

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace shardscope
