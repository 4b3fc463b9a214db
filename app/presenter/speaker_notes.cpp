// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/presenter/speaker_notes.h"

#include <QGuiApplication>
#include <QLabel>
#include <QScreen>
#include <QTextBrowser>
#include <QToolTip>
#include <QVBoxLayout>

#include "app/help/view_keys.h"
#include "app/lessons/lesson_text.h"
#include "app/window/pane_area.h"
#include "app/window/panels.h"

namespace shardscope {
namespace {

constexpr int kSecond = 1000;  ///< milliseconds

QString keysHtml(const View& view)
{
    QString rows;
    for (const KeyHelp& key : keysWithin(view))
        rows +=
            QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>").arg(key.keys.toHtmlEscaped(), key.meaning.toHtmlEscaped());
    return rows.isEmpty() ? rows : QStringLiteral("<hr><table>") + rows + QStringLiteral("</table>");
}

}  // namespace

SpeakerNotes::SpeakerNotes(QWidget& window, Panels& panels)
    : QWidget(&window, Qt::Window), m_audience(window), m_panels(panels), m_time(new QLabel), m_text(new QTextBrowser)
{
    setObjectName(QStringLiteral("speaker_notes"));
    setWindowTitle(tr("Speaker notes"));
    m_time->setAccessibleName(tr("Talk time"));
    m_text->setAccessibleName(tr("Speaker notes"));
    m_text->setOpenLinks(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_time);
    layout->addWidget(m_text);
    resize(520, 640);
    connect(m_text, &QTextBrowser::highlighted, this, &SpeakerNotes::tellTerm);
    connect(m_text, &QTextBrowser::anchorClicked, this, &SpeakerNotes::tellTerm);
    connect(&m_clock, &QTimer::timeout, this, &SpeakerNotes::showTime);
    connect(&panels.panes(), &PaneArea::changed, this, &SpeakerNotes::refresh);
}

void SpeakerNotes::open()
{
    const QScreen* screen = screenBeside(m_audience);
    move(screen->availableGeometry().topLeft() + QPoint(40, 40));
    show();
    raise();
}

QString SpeakerNotes::text() const { return m_text->toPlainText(); }

void SpeakerNotes::showEvent(QShowEvent* event)
{
    m_began.start();
    m_clock.start(kSecond);
    showTime();
    refresh();
    QWidget::showEvent(event);
    Q_EMIT openChanged(true);
}

void SpeakerNotes::hideEvent(QHideEvent* event)
{
    m_clock.stop();
    disconnect(m_heard);
    QWidget::hideEvent(event);
    Q_EMIT openChanged(false);
}

void SpeakerNotes::refresh()
{
    if (!isVisible() && !m_clock.isActive())
        return;
    const View& view = m_panels.house().view(m_panels.panes().current());
    disconnect(m_heard);
    m_heard = connect(&view, &View::speakerNotesChanged, this, &SpeakerNotes::refresh);
    setWindowTitle(tr("Speaker notes — %1").arg(view.info().title));
    m_text->setHtml(view.speakerNotes() + keysHtml(view));
}

void SpeakerNotes::showTime()
{
    const qint64 seconds = m_began.elapsed() / kSecond;
    m_time->setText(QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

void SpeakerNotes::tellTerm(const QUrl& link)
{
    const QPoint place = m_text->underMouse() ? QCursor::pos() : m_text->mapToGlobal(m_text->cursorRect().bottomLeft());
    QToolTip::showText(place, glossaryTip(link.toString()), m_text);
}

QScreen* screenBeside(const QWidget& window)
{
    for (QScreen* screen : QGuiApplication::screens()) {
        if (screen != window.screen())
            return screen;
    }
    return window.screen();
}

}  // namespace shardscope
