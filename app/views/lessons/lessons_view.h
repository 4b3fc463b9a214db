// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "app/handout/handout_html.h"
#include "app/lessons/lesson_play.h"
#include "app/views/base/view.h"

class QPushButton;
class QStandardItemModel;
class QTableView;

namespace shardscope {

class CourseList;
class LessonPage;
class ToldLabel;

/// "What should I understand next, and can I predict it?" The course as a list with the person's progress, and the current lesson, step by
/// step. A lesson changes the window through its play (app/lessons).
class LessonsView : public View, public LessonGuest {
    Q_OBJECT
public:
    LessonsView();
    ~LessonsView() override;
    [[nodiscard]] static ViewInfo viewInfo();
    [[nodiscard]] static QList<ViewCommand> viewCommands();

    void attend(LessonPlay& play) override;
    [[nodiscard]] LessonPlay& play() const { return *m_play; }
    [[nodiscard]] CourseList& list() const { return *m_list; }
    [[nodiscard]] LessonPage& page() const { return *m_page; }
    /// Continues the lesson where it was left.
    void goOn();

    [[nodiscard]] ChartWidget* currentChart() const override { return nullptr; }
    /// Returns the progress, one lesson per row.
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;
    [[nodiscard]] QString saveShown(const QString& path) const override;
    [[nodiscard]] QString modeId() const override;
    /// Sets the mode; "lesson" continues with the next one, unless the window's own play decides.
    void setModeId(const QString& mode) override;
    bool stepBy(int direction) override;
    bool togglePlaying() override { return stepBy(1); }
    [[nodiscard]] QString speakerNotes() const override;

protected:
    void focusInEvent(QFocusEvent* event) override;
    void refresh() override;
    void showTable(bool shown) override;

private:
    void saveHandout(HandoutKind kind);
    void showPlay();
    void showProgress();
    [[nodiscard]] QWidget* makeListPage();

    LessonPlay* m_own;
    LessonPlay* m_play;
    CourseList* m_list;
    LessonPage* m_page;
    QWidget* m_listPage;
    ToldLabel* m_phases;
    QPushButton* m_open;
    QPushButton* m_goOn;
    std::unique_ptr<QStandardItemModel> m_table;
    QTableView* m_tablePage;
};

}  // namespace shardscope
