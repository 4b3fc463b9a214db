// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QActionGroup>
#include <QDockWidget>

#include "app/commands/command_registry.h"
#include "app/settings/setting.h"
#include "app/settings/settings.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "app/window/panels.h"
#include "app/window/window_commands.h"

namespace shardscope {
namespace {

QString tr(const char* text) { return MainWindow::tr(text); }

void addPanels(const CommandContext& context)
{
    int number = 0;
    for (QDockWidget* dock : context.panels.docks()) {
        ++number;
        // Beyond the ninth there is no digit left.
        const QKeySequence shortcut = number <= 9 ? QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number)) : QKeySequence();
        const QString id = dock->objectName().replace(QStringLiteral("dock_"), QStringLiteral("view.panel."));
        QAction& action =
            context.registry.add({id, tr("&View"), number <= 9 ? QStringLiteral("&%1 %2").arg(number).arg(dock->windowTitle()) : dock->windowTitle(),
                                  shortcut, [dock] { dock->setVisible(dock->isHidden()); }, true, number == 1});
        QObject::connect(dock->toggleViewAction(), &QAction::toggled, &action, &QAction::setChecked);
        action.setChecked(!dock->isHidden());
    }
}

void addLayouts(const CommandContext& context)
{
    const QString submenu = tr("&Layout");
    for (const DockLayout& layout : dockLayouts())
        context.registry.add({QStringLiteral("view.layout.") + layout.id,
                              tr("&View"),
                              layout.title,
                              {},
                              [&panels = context.panels, layout] { panels.showLayout(layout); },
                              false,
                              false,
                              submenu});
    context.registry.add(
        {QStringLiteral("view.rearrange"),
         tr("&View"),
         tr("&Move panels"),
         {},
         [context] { context.panels.setRearrangeable(context.registry.action(QStringLiteral("view.rearrange")).isChecked()); },
         true,
         true,
         submenu});
}

void addThemes(const CommandContext& context)
{
    auto* group = new QActionGroup(&context.window);
    const Setting table = settingTable().constFirst();
    for (const auto& [id, text] : table.choices) {
        QAction& action = context.registry.add({QStringLiteral("view.theme.") + id,
                                                tr("&View"),
                                                text,
                                                {},
                                                [&settings = context.settings, chosen = id] { settings.set(kThemeSetting, chosen); },
                                                true,
                                                false,
                                                tr("&Colours")});
        group->addAction(&action);
    }
    const auto update = [context] {
        context.registry.action(QStringLiteral("view.theme.") + context.settings.get(kThemeSetting)).setChecked(true);
    };
    QObject::connect(&context.settings, &Settings::changed, &context.window, update);
    update();
}

void addSizes(const CommandContext& context)
{
    const auto resize = [&settings = context.settings](int change) {
        const Setting size = settingTable().at(1);
        settings.set(kTextSizeSetting, qBound(size.smallest, settings.get(kTextSizeSetting) + change, size.largest));
    };
    CommandRegistry& registry = context.registry;
    registry.add(
        {QStringLiteral("view.larger"), tr("&View"), tr("La&rger text"), QKeySequence::ZoomIn, [resize] { resize(10); }, false, true});
    registry.add({QStringLiteral("view.smaller"), tr("&View"), tr("&Smaller text"), QKeySequence::ZoomOut, [resize] { resize(-10); }});
    const QString present = QStringLiteral("view.present");
    registry.add({present, tr("&View"), tr("&Presenter mode"), QKeySequence(Qt::Key_F5),
                  [context, present] {
                      const bool isPresenting = context.registry.action(present).isChecked();
                      context.appearance.setPresenting(isPresenting);
                      context.panels.setPresenting(isPresenting);
                  },
                  true});
    QObject::connect(&context.settings, &Settings::changed, &context.panels, &Panels::fitText);
    const QString fullScreen = QStringLiteral("view.full_screen");
    registry.add({fullScreen, tr("&View"), tr("&Full screen"), QKeySequence(Qt::Key_F11),
                  [&window = context.window] { window.setWindowState(window.windowState() ^ Qt::WindowFullScreen); }});
}

}  // namespace

void addViewCommands(const CommandContext& context)
{
    context.registry.add({QStringLiteral("view.palette"), tr("&View"), tr("&Do anything…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
                          [&window = context.window] { window.openPalette(); }});
    addPanels(context);
    addLayouts(context);
    addThemes(context);
    addSizes(context);
}

}  // namespace shardscope
