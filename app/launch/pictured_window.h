// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include <memory>

#include "app/launch/launch_options.h"

namespace shardscope {

struct Scenario;
class Appearance;
class MainWindow;
class Settings;
class Workspace;

/// A window to be drawn, without the user's own settings, so that pictures are the same everywhere. It leaves no files behind.
class PicturedWindow {
public:
    PicturedWindow(const LaunchOptions& options, const Scenario& scenario);
    ~PicturedWindow();
    PicturedWindow(const PicturedWindow&) = delete;
    PicturedWindow& operator=(const PicturedWindow&) = delete;

    [[nodiscard]] MainWindow& window() const { return *m_window; }
    [[nodiscard]] Workspace& workspace() const { return *m_workspace; }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
};

/// Returns the name of a theme as after --theme: "light".
[[nodiscard]] QString themeName(ThemeKind kind);

}  // namespace shardscope
