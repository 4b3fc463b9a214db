// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launch/pictured_window.h"

#include "app/files/workspace.h"
#include "app/settings/settings.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "app/window/panels.h"

namespace shardscope {

QString themeName(ThemeKind kind)
{
    switch (kind) {
    case ThemeKind::Light:
        return QStringLiteral("light");
    case ThemeKind::Dark:
        return QStringLiteral("dark");
    case ThemeKind::HighContrast:
        return QStringLiteral("high-contrast");
    }
    return {};
}

PicturedWindow::PicturedWindow(const LaunchOptions& options, const Scenario& scenario)
    : m_settings(std::make_unique<Settings>(m_folder.filePath(QStringLiteral("settings.ini"))))
{
    m_settings->set(kThemeSetting, themeName(options.theme));
    m_appearance = std::make_unique<Appearance>(*m_settings);
    m_workspace = std::make_unique<Workspace>(scenario, *m_settings, QString());
    m_window = std::make_unique<MainWindow>(*m_workspace, *m_settings, *m_appearance);
    m_appearance->setPresenting(options.isPresenting, options.size.height());
    m_window->panels().setPresenting(options.isPresenting);
}

PicturedWindow::~PicturedWindow() = default;

}  // namespace shardscope
