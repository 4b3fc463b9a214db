// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include <QCloseEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>

#include "app/commands/command_palette.h"
#include "app/commands/palette_figures.h"
#include "app/document/edit_command.h"
#include "app/files/drop_overlay.h"
#include "app/files/import_notes.h"
#include "app/files/workspace.h"
#include "app/lessons/lesson_play.h"
#include "app/panels/controls_panel.h"
#include "app/panels/findings_panel.h"
#include "app/panels/verdict_bar.h"
#include "app/settings/settings.h"
#include "app/text/error_sentence.h"
#include "app/text/scenario_text.h"
#include "app/window/lesson_director.h"
#include "app/window/message_bar.h"
#include "app/window/palette_places.h"
#include "app/window/panels.h"
#include "app/window/window_commands.h"
#include "core/io/residuals_json.h"

namespace shardscope {
namespace {

const QString kGeometry = QStringLiteral("geometry");
const QString kHistory = QStringLiteral("palette_history");
const QString kPresentCommand = QStringLiteral("view.present");

}  // namespace

MainWindow::MainWindow(Workspace& workspace, Settings& settings, Appearance& appearance)
    : m_workspace(workspace),
      m_settings(settings),
      m_commands(*this),
      m_search(m_commands, workspace.document()),
      m_panels(new Panels(*this, workspace.document())),
      m_palette(new CommandPalette(m_search, *this)),
      m_overlay(new DropOverlay(*this)),
      m_lessons(new LessonDirector(workspace, *m_panels, settings, this))
{
    setObjectName(QStringLiteral("main_window"));
    setAcceptDrops(true);
    setMinimumSize(640, 480);
    resize(1280, 800);
    restoreGeometry(settings.remembered(kGeometry).toByteArray());
    m_panels->keepIn(settings);
    const CommandContext context{m_commands, *this, workspace, settings, appearance, *m_panels};
    addCommands(context);
    m_search.setPlaces([this, context] { return palettePlaces(context, m_lessons->play()); });
    m_search.setDecide(
        [this](const QList<SaidCluster>& clusters) { decideBetween(*m_panels, m_workspace.document().scenario().cluster, clusters); });
    m_commands.fill(*menuBar());
    addPaletteButton();
    m_search.setHistory(settings.remembered(kHistory).toStringList());
    connect(&m_search, &PaletteSearch::historyChanged, this, [this] { m_settings.remember(kHistory, m_search.history()); });
    connectDocument();
    const auto checkFor = [this] {
        const std::optional<Target> target = fromName<Target>(m_settings.get(kLauncherSetting).toStdString());
        m_panels->findings().setTarget(target);
        m_panels->controls().setTarget(target);
        m_panels->house().setTarget(target);
    };
    connect(&settings, &Settings::changed, this, checkFor);
    checkFor();
    retitle();
    m_runner.request(workspace.document().snapshot());
}

MainWindow::~MainWindow() = default;

MainWindow::UnderWay MainWindow::suspend()
{
    LessonPlay& play = m_lessons->play();
    const UnderWay underWay{play.isPlaying() ? play.lessonId() : QString(), isPresented(m_panels->mode())};
    if (play.isPlaying())
        play.leave();
    if (underWay.isPresenting)
        m_commands.action(kPresentCommand).trigger();
    return underWay;
}

void MainWindow::resume(const UnderWay& underWay)
{
    if (underWay.isPresenting)
        m_commands.action(kPresentCommand).trigger();
    if (!underWay.lesson.isEmpty())
        (void)m_lessons->play().start(underWay.lesson);
}

void MainWindow::connectDocument()
{
    Document& document = m_workspace.document();
    connect(&document, &Document::scenarioChanged, &m_runner, &EstimateRunner::request);
    connect(&document, &Document::scenarioChanged, this, &MainWindow::retitle);
    connect(&document, &Document::dirtyChanged, this, &MainWindow::retitle);
    connect(&m_workspace, &Workspace::fileChanged, this, &MainWindow::retitle);
    connect(&m_runner, &EstimateRunner::estimateReady, this, [this](const std::shared_ptr<const Estimate>& estimate) {
        m_panels->setEstimate(estimate);
        m_lessons->setEstimate(estimate);
        // A lesson that asks does not tell by the palette either.
        m_search.setFigures([this, estimate] {
            return m_panels->isAsking() ? QList<PaletteItem>()
                                        : paletteFigures(*estimate, [this](const QString& field) { m_panels->showDerivation(field); });
        });
        Q_EMIT estimateShown();
    });
    connect(&m_runner, &EstimateRunner::estimateFailed, this, [this](const Error& error) {
        m_panels->setEstimate(nullptr);
        m_search.setFigures(nullptr);
        m_panels->messages().tell(Standing::Error, tr("This model cannot be estimated"), errorSentence(error));
        Q_EMIT estimateShown();
    });
    connect(&document, &Document::editRefused, this, [this](const Error& error) {
        m_panels->messages().tell(Standing::Error, tr("This value is not allowed"), errorSentence(error));
    });
    connectPin();
    connectProfiles();
    connect(m_panels, &Panels::openRequested, &m_workspace, &Workspace::openWithDialog);
    connect(m_panels, &Panels::scenarioOpenRequested, this,
            [this](const QString& text, const QString& name) { m_workspace.openContent(text.toStdString(), name); });
    connect(&m_workspace, &Workspace::refused, this,
            [this](const QString& what, const QString& why) { m_panels->messages().tell(Standing::Error, what, why); });
    connect(&m_workspace, &Workspace::told, this, [this](const QString& what) { m_panels->messages().tellUntilEdit(what); });
    connect(&m_workspace, &Workspace::imported, this, [this](const std::shared_ptr<const ImportedLaunch>& imported, const QString& name) {
        const auto showAll = [this, imported, name] {
            auto* dialog = new ImportNotesDialog(*imported, name, this);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->open();
        };
        m_panels->messages().tell(Standing::Hint, tr("Read from %1: %2.").arg(name, importCounts(*imported)), {},
                                  {tr("Show all"), showAll, true});
    });
    if (!m_settings.problem().isEmpty())
        m_panels->messages().tell(Standing::Warning, m_settings.problem());
}

/// Connects the profiles: what the machine's figures rest on is chosen among the controls, and read by the workspace.
void MainWindow::connectProfiles()
{
    ControlsPanel& controls = m_panels->controls();
    connect(&controls, &ControlsPanel::profileRequested, &m_workspace, [this](const QString& path) { m_workspace.useProfile(path); });
    connect(&controls, &ControlsPanel::builtInFiguresRequested, &m_workspace, &Workspace::useBuiltInFigures);
    const auto offer = [this, &controls] { controls.setRecentProfiles(m_workspace.recentProfiles().paths()); };
    connect(&m_workspace.recentProfiles(), &RecentFiles::changed, this, offer);
    offer();
}

/// Connects the pin: the pinned estimate belongs to the document and is restored with it; the bar compares estimates.
void MainWindow::connectPin()
{
    Document& document = m_workspace.document();
    VerdictBar& verdicts = m_panels->verdicts();
    connect(&verdicts, &VerdictBar::baselineChanged, &document, [&document](const std::shared_ptr<const Estimate>& baseline) {
        if (!baseline)
            document.setPinned(nullptr);
        else if (!document.pinned() || !isSame(*document.pinned(), baseline->scenario()))
            document.setPinned(std::make_shared<const Scenario>(baseline->scenario()));
    });
    const auto restore = [this, &document, &verdicts] {
        const std::shared_ptr<const Scenario> pinned = document.pinned();
        if (!pinned || (verdicts.baseline() && isSame(verdicts.baseline()->scenario(), *pinned)))
            return;
        m_pinJob.start([pinned] { return std::make_shared<const Result<Estimate>>(estimate(*pinned, measuredEvidence())); },
                       [&verdicts](const std::shared_ptr<const Result<Estimate>>& result) {
                           if (*result)
                               verdicts.setBaseline(std::shared_ptr<const Estimate>(result, &result->value()));
                       });
    };
    connect(&document, &Document::pinnedChanged, this, restore);
    restore();
}

void MainWindow::addPaletteButton()
{
    const QAction& action = m_commands.action(QStringLiteral("view.palette"));
    auto* button = new QPushButton(tr("Do anything…   %1").arg(action.shortcut().toString(QKeySequence::NativeText)));
    button->setAccessibleName(tr("Command palette"));
    connect(button, &QPushButton::clicked, this, &MainWindow::openPalette);
    button->setFocusPolicy(Qt::TabFocus);
    auto* corner = new QWidget;
    auto* layout = new QHBoxLayout(corner);
    layout->setContentsMargins(0, 0, 10, 0);
    layout->addWidget(button);
    menuBar()->setCornerWidget(corner);
}

void MainWindow::openPalette() { m_palette->open(); }

bool MainWindow::isSettled() const { return !m_runner.isBusy() && m_panels->isSettled(); }

void MainWindow::retitle()
{
    QStringList parts{scenarioTitle(m_workspace.document().scenario())};
    if (!m_workspace.file().isEmpty())
        parts << QFileInfo(m_workspace.file()).fileName();
    setWindowTitle(tr("%1[*] — Shardscope").arg(parts.join(QStringLiteral(" — "))));
    setWindowFilePath(m_workspace.file());
    setWindowModified(m_workspace.document().isDirty());
}

/// Escape that nothing else takes closes what lies over the views, wherever the focus is.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || !m_panels->closeOverlays())
        QMainWindow::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    // No question: unsaved changes are in the session and are restored.
    m_settings.remember(kGeometry, saveGeometry());
    m_panels->keepNow();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!Workspace::accepts(*event->mimeData()))
        return;
    event->acceptProposedAction();
    m_overlay->cover();
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent* event)
{
    m_overlay->hide();
    event->accept();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_overlay->hide();
    event->acceptProposedAction();
    m_workspace.take(*event->mimeData(), tr("the dropped item"));
}

}  // namespace shardscope
