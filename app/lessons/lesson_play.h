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

/// A lesson that is being taken, and what came of those before: which step, what was answered, what may be told. It knows no widgets and
/// no document; who shows it and who sets the scene hear of it by signals. One for the window.
class LessonPlay : public QObject {
    Q_OBJECT
public:
    explicit LessonPlay(QObject* parent = nullptr);

    [[nodiscard]] const LessonProgress& progress() const { return m_progress; }
    void setProgress(const LessonProgress& progress);

    /// From where it was left, or from its start where it was done. False: there is no such lesson; `failed` says why.
    bool start(const QString& id);
    void leave();
    [[nodiscard]] bool isPlaying() const { return m_lesson != nullptr; }
    /// Precondition of all that follows: one is played.
    [[nodiscard]] const Lesson& lesson() const { return *m_lesson; }
    [[nodiscard]] QString lessonId() const;
    /// From 0; as many as there are steps: the debrief.
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] bool isAtDebrief() const { return m_step == static_cast<int>(m_lesson->steps.size()); }
    /// The last one at the debrief.
    [[nodiscard]] const LessonStep& current() const;
    [[nodiscard]] const LessonTask* task() const;
    /// A step with a task that was not answered keeps who learns until it is answered or revealed.
    [[nodiscard]] bool canGoOn() const;
    void goTo(int step);
    void next();
    void back();

    [[nodiscard]] const TaskAnswer& answer() const { return m_state.answer; }
    void setAnswer(const TaskAnswer& answer);
    /// A click in a picture: an answer where that is what is asked for.
    void pick(PickOf of, const QString& place);
    [[nodiscard]] bool isCommitted() const { return m_state.isCommitted; }
    /// Whether the cause may be told: it was answered, or somebody chose not to.
    [[nodiscard]] bool isRevealed() const { return m_state.isCommitted || m_state.isSkipped; }
    [[nodiscard]] bool canCommit() const;
    void commit();
    /// Without an answer: for who presents.
    void reveal();
    [[nodiscard]] int hintsShown() const { return m_state.hints; }
    void showHint();
    /// Pictures and figures that would tell the answer are to be out of sight.
    [[nodiscard]] bool isAsking() const;

    /// Takes what the window shows now: what targets are graded by.
    void setEstimate(std::shared_ptr<const Estimate> estimate);
    [[nodiscard]] ValueLookup lookup();
    [[nodiscard]] std::optional<RightAnswer> right();
    [[nodiscard]] double points();
    [[nodiscard]] TargetGrade targetGrade();
    /// All tasks of the lesson, so far.
    [[nodiscard]] double pointsSoFar() const { return m_progress.of(lessonId()).sum(); }

Q_SIGNALS:
    /// Another lesson, another step or none.
    void moved();
    /// Something within the step.
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
    std::map<int, StepState> m_states;  ///< of the steps that were left
    std::shared_ptr<const Estimate> m_estimate;
    NamedNumbers m_now;
};

/// A view that takes part in a lesson.
class LessonGuest {
public:
    virtual ~LessonGuest() = default;
    /// Instead of a play of its own. `play` outlives the view.
    virtual void attend(LessonPlay& play) = 0;
};

}  // namespace shardscope
