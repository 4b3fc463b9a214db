// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QMap>
#include <QString>

#include "core/lessons/course.h"

namespace shardscope {

/// The progress in one lesson.
struct LessonRecord {
    int step = 0;  ///< step at which it continues
    bool isDone = false;
    QMap<int, double> points{};  ///< points of its tasks, by step: 0 to 1, for the first answer
    QDateTime at{};              ///< of the last change

    [[nodiscard]] bool isBegun() const { return step > 0 || isDone || !points.isEmpty(); }
    [[nodiscard]] double sum() const;
};

/// This person's progress in all lessons; it leaves the machine only on export.
class LessonProgress {
public:
    [[nodiscard]] LessonRecord of(const QString& lesson) const { return m_records.value(lesson); }
    void set(const QString& lesson, const LessonRecord& record) { m_records[lesson] = record; }
    void forget(const QString& lesson) { m_records.remove(lesson); }
    [[nodiscard]] int doneOf(const Course& course) const;

    [[nodiscard]] QByteArray toText() const;
    /// Returns the progress in the text, without unreadable parts.
    [[nodiscard]] static LessonProgress fromText(const QByteArray& text);

private:
    QMap<QString, LessonRecord> m_records;
};

}  // namespace shardscope
