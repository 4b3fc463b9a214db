// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace shardscope {

class Player;
class SliderTrack;

/// Back, play or pause, forward, and a slider over the steps. K plays, comma and full stop go step by step, wherever the focus is within
/// `scope`.
class PlayerBar : public QWidget {
    Q_OBJECT
public:
    PlayerBar(Player& player, QWidget& scope, QWidget* parent = nullptr);

    /// Adds a tool at the end of the bar.
    void addTool(QWidget* tool);
    /// Updates the bar to the player's steps.
    void showSteps();

private:
    void addShortcut(QWidget& scope, int key, const QString& name, void (*act)(Player&));
    void showPlace();

    Player& m_player;
    QHBoxLayout* m_layout;
    QToolButton* m_play;
    SliderTrack* m_track;
};

}  // namespace shardscope
