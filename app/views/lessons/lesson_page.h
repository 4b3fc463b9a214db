// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/views/lessons/task_panel.h"

class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace shardscope {

class WrappingLabel;
class ToldLabel;

/// One step of a lesson: its text, its task, the result, and navigation.
///
/// Keys: Space or Right goes to the next step, Left back, P predicts, R reveals, H gives a hint, Escape leaves.
class LessonPage : public QWidget {
    Q_OBJECT
public:
    explicit LessonPage(QWidget* parent = nullptr);
    void setPlay(LessonPlay& play);
    /// Returns the panel of a step with a task; else null.
    [[nodiscard]] TaskPanel* taskPanel() const { return m_task; }
    /// Returns the text for screen readers and tests.
    [[nodiscard]] QString told() const;

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeNavigation();
    void showStep();
    void showStepText();
    void showDebrief();
    void refresh();
    void refreshHints();
    void applyTheme();
    [[nodiscard]] bool act(int key);

    LessonPlay* m_play = nullptr;
    WrappingLabel* m_where;
    QProgressBar* m_progress;
    QScrollArea* m_scroll;
    QVBoxLayout* m_body;
    QLabel* m_title;
    ToldLabel* m_text;
    ToldLabel* m_prompt;
    QVBoxLayout* m_taskPlace;
    QPointer<TaskPanel> m_task;
    ToldLabel* m_hints;
    ToldLabel* m_verdict;
    ToldLabel* m_reveal;
    QPushButton* m_leave;
    QPushButton* m_hint;
    QPushButton* m_skip;
    QPushButton* m_predict;
    QPushButton* m_back;
    QPushButton* m_next;
};

}  // namespace shardscope
