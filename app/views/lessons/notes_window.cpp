// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lessons/notes_window.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include "app/lessons/lesson_notes.h"
#include "widgets/lesson/told_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {
NotesWindow::NotesWindow(QWidget* parent) : QWidget(parent, Qt::Window), m_text(new ToldLabel(&glossaryTip))
{
    setObjectName(QStringLiteral("speaker_notes"));
    setWindowTitle(tr("Speaker notes"));
    auto* area = new QScrollArea;
    area->setWidget(m_text);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    m_text->setMargin(qRound(Theme::current().px(14)));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
    resize(QSizeF(Theme::current().px(460), Theme::current().px(560)).toSize());
}

void NotesWindow::setPlay(LessonPlay& play)
{
    if (m_play)
        m_play->disconnect(this);
    m_play = &play;
    connect(&play, &LessonPlay::moved, this, &NotesWindow::refresh);
    refresh();
}

QString NotesWindow::told() const { return m_text->text(); }

void NotesWindow::refresh() { m_text->setText(lessonNotesHtml(*m_play)); }

}  // namespace shardscope
