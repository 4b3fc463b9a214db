// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "app/lessons/lesson_progress.h"

class QStandardItemModel;

namespace shardscope {

/// All lessons under their chapters, with the progress in each. Enter, a double click or the button next to it opens one.
class CourseList : public QTreeWidget {
    Q_OBJECT
public:
    explicit CourseList(QWidget* parent = nullptr);
    void setCourse(const Course& course, const LessonProgress& progress);
    /// Returns the current lesson; empty: a chapter, or none.
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

/// Returns "not begun", "step 3 of 8" or "done".
[[nodiscard]] QString standingText(const LessonHead& lesson, const LessonRecord& record);
/// Returns "2.5 of 4"; empty before the first answer.
[[nodiscard]] QString pointsText(const LessonHead& lesson, const LessonRecord& record);
/// Fills a table of the same, one lesson per row, with the time of the last change, for the export of a class.
void fillCourseTable(QStandardItemModel& table, const Course& course, const LessonProgress& progress);
/// Returns the next lesson: the first that is begun and not done, else the first that is not done; empty: all are done.
[[nodiscard]] QString nextLesson(const Course& course, const LessonProgress& progress);

}  // namespace shardscope
