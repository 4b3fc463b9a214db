// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QActionGroup>

#include "app/commands/command_registry.h"
#include "app/settings/setting.h"
#include "app/settings/settings.h"
#include "app/views/view_list.h"
#include "app/window/main_window.h"
#include "app/window/pane_area.h"
#include "app/window/panels.h"
#include "app/window/rail.h"
#include "app/window/window_commands.h"
#include "widgets/controls/drawer.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// Alt and a digit for the first nine, Alt+0 for the tenth, then with Shift, then Alt and the minus; none for those beyond.
QKeySequence keyOf(int place, Qt::KeyboardModifiers more)
{
    constexpr int kOfDigits = 20;
    if (place > kOfDigits)
        return {};
    if (place == kOfDigits)
        return QKeySequence(QKeyCombination(Qt::AltModifier | more, Qt::Key_Minus));
    const Qt::Key digit = static_cast<Qt::Key>(Qt::Key_0 + (place + 1) % 10);
    const Qt::KeyboardModifiers shift = place < 10 ? Qt::NoModifier : Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(Qt::AltModifier | more | shift, digit));
}

void addViews(const CommandContext& context)
{
    Panels& panels = context.panels;
    int place = 0;
    for (const ViewRow& row : viewRows()) {
        const QString id = row.info.id;
        context.registry.add({QStringLiteral("view.go.") + id, tr("&View"), row.info.title, keyOf(place, Qt::NoModifier),
                              [&panels, id] { panels.panes().go(id); }, false, place == 0, tr("&Go to")});
        context.registry.add({QStringLiteral("view.beside.") + id, tr("&View"), tr("%1 beside").arg(row.info.title),
                              keyOf(place, Qt::ControlModifier), [&panels, id] { panels.panes().openBeside(id); }, false, false,
                              tr("Open &beside")});
        panels.rail().setKey(id, keyOf(place, Qt::NoModifier).toString(QKeySequence::NativeText));
        for (const ViewCommand& command : row.commands) {
            const auto run = [&panels, id, act = command.act] {
                panels.panes().go(id);
                act(panels.house().view(id));
            };
            context.registry.add({id + u'.' + command.id,
                                  tr("&View"),
                                  command.text,
                                  {},
                                  run,
                                  false,
                                  command.startsSection,
                                  tr("In %1").arg(row.info.title)});
        }
        ++place;
    }
}

void addPanes(const CommandContext& context)
{
    Panels& panels = context.panels;
    context.registry.add({QStringLiteral("view.maximise"), tr("&View"), tr("Maximise or restore the pane"), QKeySequence(Qt::Key_Z),
                          [&panels] { panels.panes().toggleMaximised(); }, false, true});
    context.registry.add({QStringLiteral("view.close"), tr("&View"), tr("Close the pane"), QKeySequence(Qt::CTRL | Qt::Key_W),
                          [&panels] { panels.panes().closeActive(); }});
    const QString controls = QStringLiteral("view.controls");
    QAction& action = context.registry.add({controls, tr("&View"), tr("C&ontrols"), QKeySequence(Qt::CTRL | Qt::Key_B),
                                            [&panels] { panels.setControlsShown(!panels.areControlsShown()); }, true});
    QAction& findings =
        context.registry.add({QStringLiteral("view.findings"), tr("&View"), tr("F&indings"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F),
                              [&panels] { panels.setFindingsShown(!panels.areFindingsShown()); }, true});
    QAction& names = context.registry.add({QStringLiteral("view.rail_names"), tr("&View"), tr("Names of the views"),
                                           QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B),
                                           [&panels] { panels.setRailNamed(panels.rail().isFolded()); }, true});
    const auto tellShown = [&action, &findings, &names, &panels] {
        action.setChecked(panels.areControlsShown());
        findings.setChecked(panels.areFindingsShown());
        names.setChecked(!panels.rail().isFolded());
    };
    QObject::connect(&panels, &Panels::arrangementChanged, &action, tellShown);
    tellShown();
    const QString derivation = QStringLiteral("view.derivation");
    QAction& drawer = context.registry.add({derivation, tr("&View"), tr("Deriva&tion"), QKeySequence(Qt::CTRL | Qt::Key_D),
                                            [&panels] {
                                                if (panels.drawer().isHidden())
                                                    panels.showDerivation({});
                                                else
                                                    panels.drawer().close();
                                            },
                                            true});
    QObject::connect(&panels.drawer(), &Drawer::openChanged, &drawer, &QAction::setChecked);
}

void addLayouts(const CommandContext& context)
{
    for (const NamedLayout& layout : namedLayouts())
        context.registry.add({QStringLiteral("view.layout.") + layout.id,
                              tr("&View"),
                              layout.title,
                              {},
                              [&panels = context.panels, layout] { panels.setArrangement(layout.arrangement); },
                              false,
                              false,
                              tr("&Layout")});
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
    const QString fullScreen = QStringLiteral("view.full_screen");
    registry.add({fullScreen, tr("&View"), tr("&Full screen"), QKeySequence(Qt::Key_F11),
                  [&window = context.window] { window.setWindowState(window.windowState() ^ Qt::WindowFullScreen); }});
}

}  // namespace

void addViewCommands(const CommandContext& context)
{
    context.registry.add({QStringLiteral("view.palette"), tr("&View"), tr("&Do anything…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
                          [&window = context.window] { window.openPalette(); }});
    addViews(context);
    addPanes(context);
    addLayouts(context);
    addThemes(context);
    addSizes(context);
}

}  // namespace shardscope
