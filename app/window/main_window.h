// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include "app/commands/command_registry.h"
#include "app/commands/palette_search.h"
#include "app/estimate/estimate_runner.h"

class QPushButton;

namespace shardscope {

class Appearance;
class CommandPalette;
class DropOverlay;
class LessonDirector;
class Panels;
class Settings;
class Workspace;

/// One window, one scenario, many views of the same estimate.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Workspace& workspace, Settings& settings, Appearance& appearance);
    ~MainWindow() override;

    [[nodiscard]] const CommandRegistry& commands() const { return m_commands; }
    [[nodiscard]] Panels& panels() const { return *m_panels; }
    [[nodiscard]] LessonDirector& lessons() const { return *m_lessons; }
    [[nodiscard]] PaletteSearch& search() { return m_search; }
    void openPalette();
    /// Returns whether everything visible belongs to the newest scenario.
    [[nodiscard]] bool isSettled() const;

    /// The state that a window passes on to its replacement: the current lesson, and whether it is presented.
    struct UnderWay {
        QString lesson;
        bool isPresenting = false;
    };
    /// Leaves the lesson and presenting, so that document and text are the person's own again, and returns that state.
    [[nodiscard]] UnderWay suspend();
    void resume(const UnderWay& underWay);

Q_SIGNALS:
    /// Another window is wanted, which shares nothing with this one.
    void anotherRequested();
    /// The views have the newest estimate.
    void estimateShown();

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectDocument();
    void connectPin();
    void connectProfiles();
    void addPaletteButton();
    void retitle();

    Workspace& m_workspace;
    Settings& m_settings;
    EstimateRunner m_runner;
    Job m_pinJob{this, [](const QString&) {}};
    CommandRegistry m_commands;
    PaletteSearch m_search;
    Panels* m_panels;
    CommandPalette* m_palette;
    DropOverlay* m_overlay;
    LessonDirector* m_lessons;
};

}  // namespace shardscope
