// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/lessons/lesson_play.h"

namespace shardscope {

class ToldLabel;

/// For who presents, on a screen of their own: the step's notes, what is right, all hints, and what comes next.
class NotesWindow : public QWidget {
    Q_OBJECT
public:
    explicit NotesWindow(QWidget* parent = nullptr);
    void setPlay(LessonPlay& play);
    [[nodiscard]] QString told() const;

private:
    void refresh();

    LessonPlay* m_play = nullptr;
    ToldLabel* m_text;
};

}  // namespace shardscope
