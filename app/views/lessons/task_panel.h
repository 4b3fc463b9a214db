// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QButtonGroup>
#include <QWidget>

#include "app/lessons/lesson_play.h"

class QLabel;
class QPlainTextEdit;
class QVBoxLayout;

namespace shardscope {

class GuessSlider;
class OptionButton;
class OrderList;
class ToldLabel;

/// The widget in which a step's question is answered. Recreated for each step; `refresh` shows the result.
class TaskPanel : public QWidget {
    Q_OBJECT
public:
    explicit TaskPanel(LessonPlay& play, QWidget* parent = nullptr);
    void refresh();

    [[nodiscard]] const QList<OptionButton*>& options() const { return m_options; }
    [[nodiscard]] GuessSlider* slider() const { return m_slider; }
    [[nodiscard]] OrderList* order() const { return m_order; }

private:
    void addOptions(const QStringList& texts);
    void addSlider();
    void addOrder();
    void addTarget();
    void addOpen();
    void addPlaces();
    void showVerdicts();
    void showTarget();
    void answerChoice(int choice);

    LessonPlay& m_play;
    QVBoxLayout* m_layout;
    QButtonGroup m_group;
    QList<OptionButton*> m_options;
    QList<ToldLabel*> m_goals;
    ToldLabel* m_score = nullptr;
    ToldLabel* m_place = nullptr;  ///< the clicked place
    GuessSlider* m_slider = nullptr;
    OrderList* m_order = nullptr;
    QPlainTextEdit* m_text = nullptr;
};

/// Returns the feedback after the answer: the guess, the right answer, and the reason.
[[nodiscard]] QString verdictHtml(LessonPlay& play);

}  // namespace shardscope
