// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_progress.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <numeric>

namespace shardscope {
namespace {

const QString kStep = QStringLiteral("step");
const QString kDone = QStringLiteral("done");
const QString kPoints = QStringLiteral("points");
const QString kAt = QStringLiteral("at");

}  // namespace

double LessonRecord::sum() const { return std::accumulate(points.begin(), points.end(), 0.0); }

int LessonProgress::doneOf(const Course& course) const
{
    int done = 0;
    for (const CourseChapter& chapter : course.chapters)
        done += static_cast<int>(std::count_if(chapter.lessons.begin(), chapter.lessons.end(),
                                               [this](const LessonHead& lesson) { return of(QString::fromStdString(lesson.id)).isDone; }));
    return done;
}

QByteArray LessonProgress::toText() const
{
    QJsonObject all;
    for (auto record = m_records.begin(); record != m_records.end(); ++record) {
        QJsonObject points;
        for (auto each = record->points.begin(); each != record->points.end(); ++each)
            points.insert(QString::number(each.key()), each.value());
        all.insert(record.key(),
                   QJsonObject{{kStep, record->step}, {kDone, record->isDone}, {kPoints, points}, {kAt, record->at.toString(Qt::ISODate)}});
    }
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

LessonProgress LessonProgress::fromText(const QByteArray& text)
{
    LessonProgress progress;
    const QJsonObject all = QJsonDocument::fromJson(text).object();
    for (auto each = all.begin(); each != all.end(); ++each) {
        const QJsonObject object = each->toObject();
        LessonRecord record;
        record.step = std::max(0, object.value(kStep).toInt());
        record.isDone = object.value(kDone).toBool();
        record.at = QDateTime::fromString(object.value(kAt).toString(), Qt::ISODate);
        const QJsonObject points = object.value(kPoints).toObject();
        for (auto point = points.begin(); point != points.end(); ++point)
            record.points[point.key().toInt()] = std::clamp(point->toDouble(), 0.0, 1.0);
        progress.m_records[each.key()] = record;
    }
    return progress;
}

}  // namespace shardscope
