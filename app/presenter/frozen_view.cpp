// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/presenter/frozen_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include "app/commands/command_registry.h"
#include "app/presenter/speaker_notes.h"
#include "widgets/text/tr.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kFrame = 8;

/// Shows the frozen picture to the audience, menus included; it takes no input.
class Still : public QWidget {
public:
    explicit Still(QPixmap picture) : m_picture(std::move(picture))
    {
        setObjectName(QStringLiteral("frozen_picture"));
        setAccessibleName(shardscope::tr("Frozen picture"));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(rect(), m_picture);
    }

private:
    QPixmap m_picture;
};

/// The mark that only the presenter sees: a frame and a band in the colour of errors, with the way back.
class Marked : public QWidget {
public:
    Marked(QWidget* content, QAction& back)
    {
        setObjectName(QStringLiteral("frozen_mark"));
        const Theme& theme = Theme::current();
        const int frame = qRound(theme.px(kFrame));
        auto* told = new QLabel(shardscope::tr("Only you see this. The audience's picture is frozen."));
        told->setFont(theme.font(TextStyle::Title));
        QPalette colours = told->palette();
        colours.setColor(QPalette::WindowText, inkOn(theme.color(ColorRole::Error)));
        told->setPalette(colours);
        auto* button = new QPushButton(
            shardscope::tr("Show the audience the current view   %1").arg(back.shortcut().toString(QKeySequence::NativeText)));
        QObject::connect(button, &QPushButton::clicked, &back, &QAction::trigger);
        auto* band = new QHBoxLayout;
        band->addWidget(told, 1);
        band->addWidget(button);
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(frame, frame, frame, frame);
        layout->setSpacing(frame);
        layout->addLayout(band);
        layout->addWidget(content, 1);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        painter.fillRect(rect(), theme.color(ColorRole::Error));
        const QRect content = layout()->itemAt(1)->geometry();
        painter.fillRect(content, theme.color(ColorRole::Surface));
    }
};

}  // namespace

FrozenView::FrozenView(QMainWindow& window, const CommandRegistry& commands) : QObject(&window), m_window(window), m_commands(commands) {}

FrozenView::~FrozenView() { delete m_own; }

void FrozenView::setFrozen(bool frozen)
{
    if (frozen == isFrozen())
        return;
    if (frozen)
        freeze();
    else
        unfreeze();
    Q_EMIT frozenChanged(frozen);
}

void FrozenView::freeze()
{
    const QSize size = m_window.size();
    const QPixmap picture = m_window.grab();
    QWidget* live = m_window.takeCentralWidget();
    live->setObjectName(QStringLiteral("live_views"));
    m_own = new QMainWindow;
    m_own->setObjectName(QStringLiteral("presenters_window"));
    m_own->setWindowTitle(tr("Only you see this — Shardscope"));
    m_commands.fill(*m_own->menuBar());
    // A shortcut acts in the window that has the keyboard focus.
    m_own->addActions(m_window.actions());
    m_own->setCentralWidget(new Marked(live, m_commands.action(QStringLiteral("present.freeze"))));
    m_own->installEventFilter(this);
    m_window.installEventFilter(this);
    m_window.menuBar()->hide();
    auto* still = new Still(picture);
    m_window.setCentralWidget(still);
    still->show();  // a layout would do so only after the next events: the audience would see an empty window first
    m_window.layout()->activate();
    live->show();
    m_own->resize(size);
    m_own->move(screenBeside(m_window)->availableGeometry().topLeft());
    m_own->show();
}

void FrozenView::unfreeze()
{
    auto* live = m_own->findChild<QWidget*>(QStringLiteral("live_views"));
    live->setParent(nullptr);
    delete m_window.takeCentralWidget();
    m_window.setCentralWidget(live);
    live->show();
    m_window.menuBar()->show();
    m_own->removeEventFilter(this);
    m_window.removeEventFilter(this);
    m_own->hide();
    m_own->deleteLater();
    m_own = nullptr;
}

/// Closing the presenter's window returns the views to their places; closing the audience's window ends the presentation.
bool FrozenView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Close) {
        setFrozen(false);
        event->setAccepted(watched == &m_window);
        return watched != &m_window;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace shardscope
