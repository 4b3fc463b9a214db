// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launch/launch.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QIcon>
#include <QProcess>
#include <QTimer>

#include <cstdio>
#include <memory>
#include <optional>

#include "app/files/open_source.h"
#include "app/files/workspace.h"
#include "app/language/language.h"
#include "app/launch/launch_options.h"
#include "app/launch/lesson_tour.h"
#include "app/launch/platform.h"
#include "app/launch/render.h"
#include "app/launch/start_measure.h"
#include "app/session/session.h"
#include "app/session/session_slot.h"
#include "app/session/start_guard.h"
#include "app/settings/language_switch.h"
#include "app/settings/settings.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "app/window/message_bar.h"
#include "app/window/panels.h"
#include "app/window/questions.h"
#include "core/io/hardware_json.h"
#include "core/platform/process_memory.h"
#include "core/text/error_text.h"
#include "core/text/import_text.h"

namespace shardscope {
namespace {

int refuse(const Error& error)
{
    std::fprintf(stderr, "shardscope: %s\n", errorText(error).c_str());
    return static_cast<int>(error.code == ErrorCode::Internal ? ExitStatus::Fault : ExitStatus::BadInput);
}

int answer(const QString& text)
{
    std::fputs(qPrintable(text), stdout);
    return static_cast<int>(ExitStatus::Answered);
}

Result<Scenario> scenarioOf(const LaunchOptions& options)
{
    if (options.scenario.isEmpty())
        return builtInExample();
    Result<Opened> opened = openFile(options.scenario);
    if (!opened)
        return opened.error();
    if (const auto* launch = std::get_if<OpenedLaunch>(&*opened)) {
        const std::string file = options.scenario.toStdString();
        if (!launch->imported.isWhole())
            return Error{ErrorCode::BadUsage, {importUnknownText(launch->imported, file) + " Open it in the window, which asks."}, {}, {}};
        std::fputs(importNotesText(launch->imported, file).c_str(), stderr);
    }
    return openedScenario(std::move(opened).value(), builtInExample());
}

int drawPictures(const LaunchOptions& options)
{
    const Result<Scenario> scenario = scenarioOf(options);
    if (!scenario)
        return refuse(scenario.error());
    if (options.task == LaunchOptions::Task::Render) {
        const Result<void> drawn = renderView(options, *scenario);
        return drawn ? static_cast<int>(ExitStatus::Answered) : refuse(drawn.error());
    }
    if (options.task == LaunchOptions::Task::Handout || options.task == LaunchOptions::Task::Cards) {
        const Result<void> written = writePaper(options, *scenario);
        return written ? static_cast<int>(ExitStatus::Answered) : refuse(written.error());
    }
    const Result<QStringList> paths =
        options.task == LaunchOptions::Task::Lessons ? renderLessons(options, *scenario) : renderTour(options, *scenario);
    return paths ? answer(paths->join(QLatin1Char('\n')) + QLatin1Char('\n')) : refuse(paths.error());
}

/// A remembered page that ended the last start must not end this one; nor, where that was not enough, the remembered session. Returns
/// sentences on the parts left out; empty: none.
QString startWithout(Settings& settings, Workspace& workspace, int badStarts)
{
    if (badStarts == 0)
        return {};
    for (const char* each : {"arrangement", "geometry"})
        settings.setAside(QString::fromLatin1(each));
    QString text =
        QCoreApplication::translate("Launch", "The last start failed before the window appeared, so the window layout was reset.");
    const QString kept = badStarts > 1 ? workspace.startWithoutSession() : QString();
    if (!kept.isEmpty())
        text += QLatin1Char(' ') + QCoreApplication::translate("Launch", "The last session was kept as %1.").arg(kept);
    std::fprintf(stderr, "shardscope: %s\n", qPrintable(text));
    return text;
}

/// Once the window has been seen for a while with everything in it, or has long answered without.
void watchStart(MainWindow& window, StartGuard& guard)
{
    constexpr int kPoll = 100;
    constexpr int kSeen = 3;
    constexpr int kAnswering = 200;
    auto* poll = new QTimer(&window);
    QObject::connect(poll, &QTimer::timeout, &window, [&window, &guard, poll, seen = 0, answered = 0]() mutable {
        seen = window.isVisible() && window.isSettled() ? seen + 1 : 0;
        if (seen < kSeen && ++answered < kAnswering)
            return;
        poll->stop();
        guard.stands();
    });
    poll->start(kPoll);
}

/// Where no window can be shown, its picture is better than nothing.
int drawInstead(LaunchOptions options)
{
    keepPlatformQuiet();
    options.task = LaunchOptions::Task::Render;
    options.view = QStringLiteral("window");
    options.out = QDir::current().filePath(QStringLiteral("shardscope.png"));
    std::fprintf(stderr, "shardscope: there is no display to show a window on; it is drawn to %s instead\n", qPrintable(options.out));
    return drawPictures(options);
}

/// A process of its own: a session's slot, a recovery and jobs that are its alone, and an end that takes no other window with it.
void openAnother(const MainWindow& window, Settings& settings)
{
    settings.flush();
    if (!QProcess::startDetached(QCoreApplication::applicationFilePath(), {}))
        window.panels().messages().tell(Standing::Error, QCoreApplication::translate("Launch", "No other window could be opened"));
}

/// Not exactly over the window beside which it is opened, at whose place the settings remember it.
void moveAside(MainWindow& window)
{
    constexpr QPoint kAside(32, 32);
    if (!window.isMaximized() && !window.isFullScreen())
        window.move(window.pos() + kAside);
}

int showWindow(const LaunchOptions& options)
{
    const bool isMeasured = options.task == LaunchOptions::Task::MeasureStart;
    const bool isKept = !isMeasured && !options.isNew;
    Settings settings;
    speak(options.language.isEmpty() ? settings.get(kLanguageSetting) : options.language);
    Appearance appearance(settings);
    const std::optional<SessionSlot> slot = isKept ? std::make_optional<SessionSlot>(dataFolder()) : std::nullopt;
    const bool isFirst = isKept && !slot->isBesideAnother() && !QFile::exists(slot->path());
    StartGuard guard(dataFolder());
    Workspace workspace(builtInExample(), settings, isKept ? slot->path() : QString());
    const QString leftOut = startWithout(settings, workspace, guard.badStarts());
    std::unique_ptr<MainWindow> window;
    const auto makeWindow = [&] {
        window = std::make_unique<MainWindow>(workspace, settings, appearance);
        workspace.setQuestions(questionsOf(*window));
        QObject::connect(window.get(), &MainWindow::anotherRequested, &workspace, [&] { openAnother(*window, settings); });
        // Also without the last session: what somebody adds to their playbook is never thrown away.
        if (!isMeasured)
            window->panels().house().setFolder(dataFolder());
    };
    makeWindow();
    if (isKept && slot->isBesideAnother())
        moveAside(*window);
    // What was not saved last time is there before the file of the command line is, so that it is asked about and not lost.
    if (isKept && settings.get(kRestoreSetting))
        workspace.restoreSession();
    if (isFirst && options.scenario.isEmpty())
        window->panels().welcome();
    window->show();
    // Before the file, which may ask questions for as long as a person likes.
    watchStart(*window, guard);
    if (!options.scenario.isEmpty())
        workspace.open(options.scenario);
    if (!leftOut.isEmpty())
        window->panels().messages().add(Standing::Warning, leftOut);
    if (isMeasured)
        measureStart(*window);
    LanguageSwitch languageSwitch(settings, [&] {
        const bool quits = QGuiApplication::quitOnLastWindowClosed();
        QGuiApplication::setQuitOnLastWindowClosed(false);
        const MainWindow::UnderWay underWay = window->suspend();
        window->close();  // it remembers its place
        window.reset();
        speak(settings.get(kLanguageSetting));
        makeWindow();
        window->show();
        window->resume(underWay);
        QGuiApplication::setQuitOnLastWindowClosed(quits);
    });
    return QApplication::exec();
}

int run(const LaunchOptions& options, int& count, char** words)
{
    choosePlatform(options);
    QApplication application(count, words);
    QCoreApplication::setApplicationName(QStringLiteral("shardscope"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.shardscope.shardscope"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/org.shardscope.shardscope.svg")));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHARDSCOPE_VERSION));
    speak(options.language.isEmpty() ? QStringLiteral("en") : options.language);
    if (options.isPicture())
        return drawPictures(options);
    return isDisplayMissing() ? drawInstead(options) : showWindow(options);
}

}  // namespace

int launch(int count, char** words)
{
    giveLargeBlocksBack();
    QStringList arguments;
    for (int index = 1; index < count; ++index)
        arguments << QString::fromLocal8Bit(words[index]);
    const Result<LaunchOptions> options = parseLaunchOptions(arguments);
    if (!options)
        return refuse(options.error());
    if (options->task == LaunchOptions::Task::Help)
        return answer(launchHelp());
    if (options->task == LaunchOptions::Task::Version)
        return answer(QStringLiteral("shardscope " SHARDSCOPE_VERSION "\n"));
    if (const std::optional<Error> problem = hardwareProblem()) {
        refuse(*problem);
        return static_cast<int>(ExitStatus::Fault);
    }
    try {
        return run(*options, count, words);
    } catch (const std::exception& problem) {
        return refuse(Error{ErrorCode::Internal, {problem.what()}, {}, {}});
    }
}

}  // namespace shardscope
