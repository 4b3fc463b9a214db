// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace shardscope {

class GanttView;

/// Play, step back and forward, a slider through time, the time, the speed, and off. Follows the view's playhead.
class PlaybackBar : public QWidget {
    Q_OBJECT
public:
    explicit PlaybackBar(GanttView& view, QWidget* parent = nullptr);
};

}  // namespace shardscope
