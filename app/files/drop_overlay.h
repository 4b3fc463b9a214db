// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace shardscope {

/// Covers the window while something is dragged over it, and tells the effect of dropping.
class DropOverlay : public QWidget {
    Q_OBJECT
public:
    explicit DropOverlay(QWidget& window);
    void cover();

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace shardscope
