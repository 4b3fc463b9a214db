// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lessons/course_list.h"

#include <QHeaderView>
#include <QLocale>
#include <QStandardItemModel>

#include "app/text/core_text.h"
#include "app/views/base/wrapping_delegate.h"
#include "widgets/text/tr.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

enum CourseColumn { kTitle, kQuestion, kMinutes, kStanding, kPoints, kColumns };

template <typename Act>
void forEachLesson(const Course& course, Act act)
{
    for (const CourseChapter& chapter : course.chapters) {
        for (const LessonHead& lesson : chapter.lessons)
            act(chapter, lesson);
    }
}

}  // namespace

CourseList::CourseList(QWidget* parent) : QTreeWidget(parent)
{
    setAccessibleName(tr("Lessons"));
    setColumnCount(kColumns);
    setHeaderLabels({tr("lesson"), tr("question"), tr("minutes"), tr("status"), tr("points")});
    setFrameShape(QFrame::NoFrame);
    setAllColumnsShowFocus(true);
    new WrappingDelegate(*this);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(kQuestion, QHeaderView::Stretch);
    connect(this, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        if (const QString id = item->data(0, Qt::UserRole).toString(); !id.isEmpty())
            Q_EMIT lessonChosen(id);
    });
}

void CourseList::setCourse(const Course& course, const LessonProgress& progress)
{
    const QString current = currentLesson();
    clear();
    for (const CourseChapter& chapter : course.chapters) {
        auto* head = new QTreeWidgetItem(this, {coreText(chapter.title)});
        head->setFont(kTitle, Theme::current().font(TextStyle::Strong));
        head->setFirstColumnSpanned(true);
        for (const LessonHead& lesson : chapter.lessons) {
            const LessonRecord record = progress.of(QString::fromStdString(lesson.id));
            const QStringList texts{coreText(lesson.title), coreText(lesson.question), QLocale().toString(lesson.minutes),
                                    standingText(lesson, record), pointsText(lesson, record)};
            auto* item = new QTreeWidgetItem(head, texts);
            item->setData(0, Qt::UserRole, QString::fromStdString(lesson.id));
            for (int column = 0; column < kColumns; ++column)
                item->setToolTip(column, texts[column]);
            item->setSizeHint(kQuestion, QSize(0, qRound(1.5 * Theme::current().lineHeight(TextStyle::Body))));
            item->setTextAlignment(kMinutes, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    expandAll();
    fitColumns();
    setCurrentLesson(current.isEmpty() ? nextLesson(course, progress) : current);
}

/// Fits the columns: what wraps would be content with a word a line: to an audience a title has the width that it needs, up to what leaves
/// a question as much.
void CourseList::fitColumns()
{
    const bool isForAudience = Theme::current().isForAudience();
    for (const int column : {int(kTitle), int(kStanding)}) {
        header()->setSectionResizeMode(column, isForAudience ? QHeaderView::Fixed : QHeaderView::ResizeToContents);
        if (!isForAudience)
            continue;
        int widest = header()->sectionSizeHint(column);
        for (QTreeWidgetItemIterator each(this); *each; ++each) {
            if ((*each)->parent())
                widest = std::max(widest, fontMetrics().horizontalAdvance((*each)->text(column)));
        }
        const int around = (column == kTitle ? 2 * indentation() : 0) + qRound(Theme::current().px(10));
        header()->resizeSection(column, std::min(widest + around, viewport()->width() * 2 / 5));
    }
}

void CourseList::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    fitColumns();
}

void CourseList::changeEvent(QEvent* event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        fitColumns();
}

QString CourseList::currentLesson() const { return currentItem() ? currentItem()->data(0, Qt::UserRole).toString() : QString(); }

void CourseList::setCurrentLesson(const QString& id)
{
    for (QTreeWidgetItemIterator each(this); *each; ++each) {
        if ((*each)->data(0, Qt::UserRole).toString() == id && !id.isEmpty())
            setCurrentItem(*each);
    }
}

QString standingText(const LessonHead& lesson, const LessonRecord& record)
{
    if (record.isDone)
        return tr("✓ done");
    return record.isBegun() ? tr("step %1 of %2").arg(record.step + 1).arg(lesson.steps) : tr("not started");
}

QString pointsText(const LessonHead& lesson, const LessonRecord& record)
{
    return record.points.isEmpty() ? QString() : tr("%1 of %2").arg(QLocale().toString(record.sum(), 'g', 3)).arg(lesson.tasks);
}

void fillCourseTable(QStandardItemModel& table, const Course& course, const LessonProgress& progress)
{
    table.clear();
    table.setHorizontalHeaderLabels({tr("chapter"), tr("lesson"), tr("minutes"), tr("steps"), tr("step"), tr("done"), tr("points"),
                                     tr("out of"), tr("last change (UTC)")});
    forEachLesson(course, [&](const CourseChapter& chapter, const LessonHead& lesson) {
        const LessonRecord record = progress.of(QString::fromStdString(lesson.id));
        const auto number = [](double value) { return QString::number(value); };
        QList<QStandardItem*> row;
        for (const QString& text :
             {coreText(chapter.title), coreText(lesson.title), number(lesson.minutes), number(lesson.steps), number(record.step),
              number(record.isDone ? 1 : 0), number(record.sum()), number(lesson.tasks), record.at.toUTC().toString(Qt::ISODate)})
            row << new QStandardItem(text);
        table.appendRow(row);
    });
}

QString nextLesson(const Course& course, const LessonProgress& progress)
{
    QString begun;
    QString first;
    forEachLesson(course, [&](const CourseChapter&, const LessonHead& lesson) {
        const QString id = QString::fromStdString(lesson.id);
        const LessonRecord record = progress.of(id);
        if (record.isDone)
            return;
        if (begun.isEmpty() && record.isBegun())
            begun = id;
        if (first.isEmpty())
            first = id;
    });
    return begun.isEmpty() ? first : begun;
}

}  // namespace shardscope
