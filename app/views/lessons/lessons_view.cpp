// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lessons/lessons_view.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include "app/handout/write_handout.h"
#include "app/lessons/lesson_notes.h"
#include "app/lessons/lesson_text.h"
#include "app/text/core_text.h"
#include "app/views/base/save_picture.h"
#include "app/views/handout/lesson_handout.h"
#include "app/views/lessons/course_list.h"
#include "app/views/lessons/lesson_page.h"
#include "core/io/lesson_json.h"
#include "widgets/controls/card.h"
#include "widgets/lesson/told_label.h"

namespace shardscope {
namespace {

const QString kListMode = QStringLiteral("list");
const QString kLessonMode = QStringLiteral("lesson");

QString phasesHtml(const Course& course, const LessonProgress& progress)
{
    int lessons = 0;
    for (const CourseChapter& chapter : course.chapters)
        lessons += static_cast<int>(chapter.lessons.size());
    QString html =
        LessonsView::tr("<b>%1 of %2 lessons done.</b> Each lesson asks first and explains afterwards. Your own scenario is restored "
                        "when you leave.")
            .arg(progress.doneOf(course))
            .arg(lessons);
    for (const CoursePhase& phase : course.phases)
        html += QStringLiteral("<br><b>%1</b> %2").arg(coreText(phase.title).toHtmlEscaped(), coreText(phase.text).toHtmlEscaped());
    return html;
}

}  // namespace

ViewInfo LessonsView::viewInfo()
{
    return {QStringLiteral("lessons"), tr("Lessons"), tr("What do you predict, and why is it so?"),
            QStringLiteral(
                "L 3 9 12 5;L 12 5 21 9;L 21 9 12 13;L 12 13 3 9;L 7 11 7 16;L 7 16 12 18;L 12 18 17 16;L 17 16 17 11;L 21 9 21 15")};
}

QList<ViewCommand> LessonsView::viewCommands()
{
    const auto withLessons = [](auto act) { return [act](View& view) { act(static_cast<LessonsView&>(view)); }; };
    return {{QStringLiteral("go_on"), tr("&Continue the lessons"), withLessons([](LessonsView& view) { view.goOn(); })},
            {QStringLiteral("handout_blank"), tr("&Handout with gaps…"),
             withLessons([](LessonsView& view) { view.saveHandout(HandoutKind::Blank); })},
            {QStringLiteral("handout_answered"), tr("Handout with &answers…"),
             withLessons([](LessonsView& view) { view.saveHandout(HandoutKind::Answered); })},
            {QStringLiteral("leave"), tr("&Leave the lesson"), withLessons([](LessonsView& view) { view.play().leave(); })}};
}

LessonsView::LessonsView()
    : View(viewInfo()),
      m_own(new LessonPlay(this)),
      m_play(m_own),
      m_list(new CourseList),
      m_page(new LessonPage),
      m_phases(new ToldLabel(&glossaryTip)),
      m_open(new QPushButton(tr("Open the lesson"))),
      m_goOn(new QPushButton(tr("Continue"))),
      m_table(std::make_unique<QStandardItemModel>()),
      m_tablePage(new QTableView)
{
    m_tablePage->setModel(m_table.get());
    m_tablePage->setAccessibleName(tr("Progress"));
    m_tablePage->verticalHeader()->hide();
    m_listPage = makeListPage();
    pages().addWidget(m_listPage);
    pages().addWidget(m_page);
    pages().addWidget(m_tablePage);
    attend(*m_own);
}

LessonsView::~LessonsView() = default;

QWidget* LessonsView::makeListPage()
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_phases);
    layout->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_open);
    row->addWidget(m_goOn);
    layout->addLayout(row);
    connect(m_list, &CourseList::lessonChosen, this, [this](const QString& id) { m_play->start(id); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] { m_open->setEnabled(!m_list->currentLesson().isEmpty()); });
    connect(m_open, &QPushButton::clicked, this, [this] { m_play->start(m_list->currentLesson()); });
    connect(m_goOn, &QPushButton::clicked, this, &LessonsView::goOn);
    return page;
}

void LessonsView::attend(LessonPlay& play)
{
    m_play->disconnect(this);
    m_play = &play;
    m_page->setPlay(play);
    connect(&play, &LessonPlay::moved, this, &LessonsView::showPlay);
    connect(&play, &LessonPlay::moved, this, &LessonsView::speakerNotesChanged);
    connect(&play, &LessonPlay::progressChanged, this, &LessonsView::showProgress);
    connect(&play, &LessonPlay::failed, this, &LessonsView::failed);
    showProgress();
    showPlay();
}

bool LessonsView::stepBy(int direction)
{
    if (!m_play->isPlaying())
        return false;
    if (direction < 0)
        m_play->back();
    else if (m_play->canGoOn())
        m_play->next();
    return true;
}

QString LessonsView::speakerNotes() const { return m_play->isPlaying() ? lessonNotesHtml(*m_play) : View::speakerNotes(); }

/// Saves the handout of the lesson that is open, else of the one that is chosen in the list.
void LessonsView::saveHandout(HandoutKind kind)
{
    const QString id = m_play->isPlaying() ? m_play->lessonId() : m_list->currentLesson();
    const QString html = lessonHandout(id, kind);
    if (html.isEmpty())
        return Q_EMIT failed(tr("Open a lesson first, or choose one in the list."));
    auto* dialog =
        new QFileDialog(this, tr("Save the handout"), id + QStringLiteral(".pdf"), tr("PDF documents (*.pdf);;Web pages (*.html)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, html](const QString& path) {
        if (const QString problem = writeHandout(html, path); !problem.isEmpty())
            Q_EMIT failed(problem);
    });
    dialog->open();
}

void LessonsView::goOn()
{
    const QString id = nextLesson(builtInCourse(), m_play->progress());
    if (!m_play->isPlaying() && !id.isEmpty())
        m_play->start(id);
}

void LessonsView::showPlay()
{
    showPage(isTableShown() ? static_cast<QWidget*>(m_tablePage) : m_play->isPlaying() ? static_cast<QWidget*>(m_page) : m_listPage);
    card().setHeadShown(isTableShown() || !m_play->isPlaying());  // the lesson has its own title, and needs the room
    if (m_play->isPlaying())
        m_page->setFocus();
    Q_EMIT modeIdChanged();
}

/// Not a focus proxy: the Tab key would go round past the view's tools.
void LessonsView::focusInEvent(QFocusEvent*) { (pages().currentWidget() == m_page ? static_cast<QWidget*>(m_page) : m_list)->setFocus(); }

void LessonsView::showProgress()
{
    const Course& course = builtInCourse();
    m_list->setCourse(course, m_play->progress());
    m_phases->setText(phasesHtml(course, m_play->progress()));
    m_goOn->setEnabled(!nextLesson(course, m_play->progress()).isEmpty());
    fillCourseTable(*m_table, course, m_play->progress());
    m_tablePage->resizeColumnsToContents();
}

void LessonsView::showTable(bool)
{
    pages().setCurrentWidget(isTableShown()        ? static_cast<QWidget*>(m_tablePage)
                             : m_play->isPlaying() ? static_cast<QWidget*>(m_page)
                                                   : m_listPage);
}

void LessonsView::refresh()
{
    if (isStateShown())
        showPlay();
}

const QAbstractItemModel* LessonsView::currentTable() const { return m_table.get(); }

QString LessonsView::saveShown(const QString& path) const { return savePicture(*pages().currentWidget(), info().title, path); }

QString LessonsView::modeId() const { return m_play->isPlaying() ? kLessonMode : kListMode; }

void LessonsView::setModeId(const QString& mode)
{
    if (m_play == m_own && mode == kLessonMode)
        goOn();
}

}  // namespace shardscope
