// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <map>
#include <memory>

#include "app/lessons/lesson_progress.h"
#include "core/lessons/grade.h"
#include "core/lessons/lesson_values.h"

namespace shardscope {

class Estimate;

/// The lesson in progress and the results of earlier ones: the step, the answers, and whether they may be revealed. It knows no widgets and
/// no document, which follow it by signals. One per window.
class LessonPlay : public QObject {
    Q_OBJECT
public:
    explicit LessonPlay(QObject* parent = nullptr);

    [[nodiscard]] const LessonProgress& progress() const { return m_progress; }
    void setProgress(const LessonProgress& progress);

    /// Starts a lesson where it was left, or from its beginning if it was done. Returns false if there is no such lesson; `failed` gives
    /// the reason.
    bool start(const QString& id);
    void leave();
    [[nodiscard]] bool isPlaying() const { return m_lesson != nullptr; }
    /// Returns the lesson. Precondition, also of all functions below: a lesson is in progress.
    [[nodiscard]] const Lesson& lesson() const { return *m_lesson; }
    [[nodiscard]] QString lessonId() const;
    /// Returns the step, from 0; the number of steps means the debrief.
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] bool isAtDebrief() const { return m_step == static_cast<int>(m_lesson->steps.size()); }
    /// Returns the current step; the last one at the debrief.
    [[nodiscard]] const LessonStep& current() const;
    [[nodiscard]] const LessonTask* task() const;
    /// Returns whether the learner may go on: a task must be answered or revealed first.
    [[nodiscard]] bool canGoOn() const;
    void goTo(int step);
    void next();
    void back();

    [[nodiscard]] const TaskAnswer& answer() const { return m_state.answer; }
    void setAnswer(const TaskAnswer& answer);
    /// Takes a click in a picture as the answer, if the task asks for one.
    void pick(PickOf of, const QString& place);
    [[nodiscard]] bool isCommitted() const { return m_state.isCommitted; }
    /// Returns whether the cause may be revealed: the task was answered or skipped.
    [[nodiscard]] bool isRevealed() const { return m_state.isCommitted || m_state.isSkipped; }
    [[nodiscard]] bool canCommit() const;
    void commit();
    /// Reveals the answer without a guess, for presenters.
    void reveal();
    [[nodiscard]] int hintsShown() const { return m_state.hints; }
    void showHint();
    /// Returns whether pictures and figures that would reveal the answer must be hidden.
    [[nodiscard]] bool isAsking() const;

    /// Sets the estimate that the window shows, by which targets are graded.
    void setEstimate(std::shared_ptr<const Estimate> estimate);
    [[nodiscard]] ValueLookup lookup();
    [[nodiscard]] std::optional<RightAnswer> right();
    [[nodiscard]] double points();
    [[nodiscard]] TargetGrade targetGrade();
    /// Returns the points of all tasks of the lesson so far.
    [[nodiscard]] double pointsSoFar() const { return m_progress.of(lessonId()).sum(); }

Q_SIGNALS:
    /// Emitted on another lesson, another step or none.
    void moved();
    /// Emitted on a change within the step.
    void changed();
    void progressChanged();
    void failed(const QString& sentence);

private:
    struct StepState {
        TaskAnswer answer{};
        bool isCommitted = false;
        bool isSkipped = false;
        int hints = 0;
    };
    void keep(double pointsOfStep);
    void keepStep();

    LessonProgress m_progress;
    std::shared_ptr<const Lesson> m_lesson;
    std::unique_ptr<LessonValues> m_values;
    int m_step = 0;
    StepState m_state;
    std::map<int, StepState> m_states;  ///< of earlier steps
    std::shared_ptr<const Estimate> m_estimate;
    NamedNumbers m_now;
};

/// A view that takes part in a lesson.
class LessonGuest {
public:
    virtual ~LessonGuest() = default;
    /// Follows this play instead of its own. `play` outlives the view.
    virtual void attend(LessonPlay& play) = 0;
};

}  // namespace shardscope
