// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "app/lessons/lesson_progress.h"

class QStandardItemModel;

namespace shardscope {

/// All lessons under their chapters, and how far somebody has come in each. Enter, a double click or the button beside it opens one.
class CourseList : public QTreeWidget {
    Q_OBJECT
public:
    explicit CourseList(QWidget* parent = nullptr);
    void setCourse(const Course& course, const LessonProgress& progress);
    /// Empty: a chapter, or nothing.
    [[nodiscard]] QString currentLesson() const;
    void setCurrentLesson(const QString& id);

Q_SIGNALS:
    void lessonChosen(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitColumns();
};

/// "not begun", "step 3 of 8", "done".
[[nodiscard]] QString standingText(const LessonHead& lesson, const LessonRecord& record);
/// "2.5 of 4"; empty before the first answer.
[[nodiscard]] QString pointsText(const LessonHead& lesson, const LessonRecord& record);
/// The same as a table, a lesson a row, with the time of the last change: what is exported of a class.
void fillCourseTable(QStandardItemModel& table, const Course& course, const LessonProgress& progress);
/// Where to go on: the first lesson that is begun and not done, else the first that is not done; empty: all are done.
[[nodiscard]] QString nextLesson(const Course& course, const LessonProgress& progress);

}  // namespace shardscope
