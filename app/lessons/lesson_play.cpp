// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_play.h"
#include "app/text/error_sentence.h"
#include "core/estimate/estimate.h"

#include <algorithm>

#include "core/io/lesson_json.h"
#include "core/io/residuals_json.h"

namespace shardscope {

LessonPlay::LessonPlay(QObject* parent) : QObject(parent) {}

void LessonPlay::setProgress(const LessonProgress& progress)
{
    m_progress = progress;
    Q_EMIT progressChanged();
}

bool LessonPlay::start(const QString& id)
{
    const Result<std::shared_ptr<const Lesson>> lesson = builtInLesson(id.toStdString());
    if (!lesson) {
        Q_EMIT failed(errorSentence(lesson.error()));
        return false;
    }
    m_lesson = *lesson;
    m_values = std::make_unique<LessonValues>(m_lesson, &measuredEvidence());
    m_states.clear();
    m_state = {};
    m_now.clear();
    m_estimate.reset();
    const LessonRecord record = m_progress.of(id);
    m_step = record.isDone ? 0 : std::clamp(record.step, 0, static_cast<int>(m_lesson->steps.size()));
    keepStep();
    Q_EMIT moved();
    return true;
}

void LessonPlay::leave()
{
    m_lesson.reset();
    m_values.reset();
    m_states.clear();
    m_state = {};
    m_step = 0;
    Q_EMIT moved();
}

QString LessonPlay::lessonId() const { return m_lesson ? QString::fromStdString(m_lesson->head.id) : QString(); }

const LessonStep& LessonPlay::current() const
{
    return m_lesson->steps[static_cast<std::size_t>(std::min(m_step, static_cast<int>(m_lesson->steps.size()) - 1))];
}

const LessonTask* LessonPlay::task() const { return !isAtDebrief() && current().task ? &*current().task : nullptr; }

bool LessonPlay::canGoOn() const { return !isAtDebrief() && (!task() || isRevealed()); }

void LessonPlay::goTo(int step)
{
    step = std::clamp(step, 0, static_cast<int>(m_lesson->steps.size()));
    if (step == m_step)
        return;
    m_states[m_step] = m_state;
    m_step = step;
    const auto known = m_states.find(step);
    m_state = known == m_states.end() ? StepState() : known->second;
    m_estimate.reset();
    m_now.clear();
    keepStep();
    Q_EMIT moved();
}

void LessonPlay::next()
{
    if (canGoOn())
        goTo(m_step + 1);
}

void LessonPlay::back() { goTo(m_step - 1); }

void LessonPlay::setAnswer(const TaskAnswer& answer)
{
    if (!task() || isRevealed() || answer == m_state.answer)
        return;
    m_state.answer = answer;
    Q_EMIT changed();
}

void LessonPlay::pick(PickOf of, const QString& place)
{
    // Pictures tell of every click, also where no lesson is open.
    if (!isPlaying() || !task() || task()->kind != TaskKind::Pick || task()->of != of)
        return;
    TaskAnswer answer;
    answer.choice = choiceAt(*task(), place.toStdString());
    if (answer.choice)
        setAnswer(answer);
}

bool LessonPlay::canCommit() const
{
    return task() && !isRevealed() && task()->kind != TaskKind::Reach && isComplete(*task(), m_state.answer);
}

void LessonPlay::commit()
{
    if (!canCommit())
        return;
    m_state.isCommitted = true;
    keep(points());
    Q_EMIT changed();
}

void LessonPlay::reveal()
{
    if (!task() || isRevealed())
        return;
    m_state.isSkipped = true;
    keep(0);
    Q_EMIT changed();
}

void LessonPlay::showHint()
{
    if (task() && m_state.hints < static_cast<int>(task()->hints.size())) {
        ++m_state.hints;
        Q_EMIT changed();
    }
}

bool LessonPlay::isAsking() const
{
    return isPlaying() && task() && task()->kind != TaskKind::Reach && task()->kind != TaskKind::Open && !isRevealed();
}

void LessonPlay::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    if (!isPlaying())
        return;
    m_estimate = std::move(estimate);
    m_now = m_estimate ? numbersOf(*m_estimate) : NamedNumbers();
    if (task() && task()->kind == TaskKind::Reach && !isRevealed() && m_estimate) {
        const TargetGrade grade = targetGrade();
        if (grade.isHit()) {
            m_state.isCommitted = true;
            keep(grade.points(*task()));
        }
    } else if (task() && task()->kind == TaskKind::Reach && m_state.isCommitted && m_estimate) {
        // A user who continues may still come closer to par.
        keep(targetGrade().points(*task()));
    }
    Q_EMIT changed();
}

ValueLookup LessonPlay::lookup()
{
    // A question is about the scene that its step sets, even if it has changed since; a target is about the window's scenario.
    const bool isOfWindow = task() && task()->kind == TaskKind::Reach && m_estimate;
    return m_values->lookup(isOfWindow ? m_now : m_values->ofStep(current()), current());
}

std::optional<RightAnswer> LessonPlay::right() { return task() ? rightAnswer(*task(), lookup()) : std::nullopt; }

double LessonPlay::points()
{
    if (!task() || m_state.isSkipped)
        return 0;
    if (task()->kind == TaskKind::Reach)
        return targetGrade().points(*task());
    const std::optional<RightAnswer> known = right();
    return known ? pointsOf(*task(), m_state.answer, *known) : 0;
}

TargetGrade LessonPlay::targetGrade()
{
    const Scenario& shown = m_estimate ? m_estimate->scenario() : current().scenario;
    const ValueLookup par = [this](std::string_view name) { return m_values->value("par:" + std::string(name), m_now, current()); };
    return gradeTarget(current(), shown, lookup(), par);
}

/// The first answer counts, of a target the best.
void LessonPlay::keep(double pointsOfStep)
{
    LessonRecord record = m_progress.of(lessonId());
    const bool isTarget = task()->kind == TaskKind::Reach;
    if (record.points.contains(m_step) && (!isTarget || record.points[m_step] >= pointsOfStep))
        return;
    record.points[m_step] = pointsOfStep;
    record.at = QDateTime::currentDateTimeUtc();
    m_progress.set(lessonId(), record);
    Q_EMIT progressChanged();
}

void LessonPlay::keepStep()
{
    LessonRecord record = m_progress.of(lessonId());
    record.step = m_step;
    record.isDone = record.isDone || isAtDebrief();
    record.at = QDateTime::currentDateTimeUtc();
    m_progress.set(lessonId(), record);
    Q_EMIT progressChanged();
}

}  // namespace shardscope
