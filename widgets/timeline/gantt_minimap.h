// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace shardscope {

class GanttView;

/// The whole of a view's time in a strip, and what is seen of it as a window: drag it to pan, its edges to zoom, click
/// beside it to go there. Arrow keys pan, + and − zoom.
class GanttMinimap : public QWidget {
    Q_OBJECT
public:
    explicit GanttMinimap(GanttView& view, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
};

}  // namespace shardscope
