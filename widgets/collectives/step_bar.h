// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace shardscope {

class StepPlayer;

/// Play, step back and forward, and a slider through the steps. Within `scope`: K plays, comma and full stop step.
class StepBar : public QWidget {
    Q_OBJECT
public:
    StepBar(StepPlayer& player, QWidget& scope, QWidget* parent = nullptr);
    /// After the player's number of steps has changed.
    void showSteps();

protected:
    void changeEvent(QEvent* event) override;

private:
    void addShortcut(QWidget& scope, int key, const QString& name, void (*act)(StepPlayer&));
    void showPlace();
    void drawIcons();

    StepPlayer& m_player;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_forward;
    QSlider* m_slider;
    QLabel* m_place;
};

}  // namespace shardscope
