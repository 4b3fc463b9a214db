// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace shardscope {

class GanttView;

/// Play, step back and forward, a slider through time, the time, the speed, and off. Follows the view's playhead, and lives
/// no longer than the view.
class PlaybackBar : public QWidget {
    Q_OBJECT
public:
    explicit PlaybackBar(GanttView& view, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeButtons();
    void makeSpeeds();
    void follow();
    void followPlaying(bool playing);
    void drawIcons();

    GanttView& m_view;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_forward;
    QToolButton* m_off;
    QSlider* m_slider;
    QLabel* m_time;
    QComboBox* m_speed;
};

}  // namespace shardscope
