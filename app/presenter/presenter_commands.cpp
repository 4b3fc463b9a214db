// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QActionGroup>
#include <QScreen>

#include "app/commands/command_registry.h"
#include "app/presenter/frozen_view.h"
#include "app/presenter/pointer_halo.h"
#include "app/presenter/speaker_notes.h"
#include "app/presenter/step_keys.h"
#include "app/settings/settings.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "app/window/panels.h"
#include "app/window/window_commands.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

void addPresenting(const CommandContext& context)
{
    auto* keys = new StepKeys(context.window, context.panels);
    const QString present = QStringLiteral("view.present");
    context.registry.add({present, tr("&View"), tr("&Presenter mode"), QKeySequence(Qt::Key_F5),
                          [context, present, keys] {
                              const bool isPresenting = context.registry.action(present).isChecked();
                              context.appearance.setPresenting(isPresenting, context.window.screen()->size().height());
                              context.panels.setPresenting(isPresenting);
                              keys->setOn(isPresenting);
                          },
                          true, true});
    QObject::connect(&context.settings, &Settings::changed, &context.panels, &Panels::fitText);
}

void addHalo(const CommandContext& context)
{
    auto* halo = new PointerHalo(context.window);
    context.registry.add({QStringLiteral("present.halo"), tr("&View"), tr("&Ring around the pointer"), QKeySequence(Qt::ALT | Qt::Key_F5),
                          [halo] { halo->setOn(!halo->isOn()); }, true, false, tr("Presenting")});
}

void addNotes(const CommandContext& context)
{
    auto* notes = new SpeakerNotes(context.window, context.panels);
    QAction& action =
        context.registry.add({QStringLiteral("present.notes"), tr("&View"), tr("&Speaker notes"), QKeySequence(Qt::SHIFT | Qt::Key_F5),
                              [notes] {
                                  if (notes->isVisible())
                                      notes->hide();
                                  else
                                      notes->open();
                              },
                              true, false, tr("Presenting")});
    QObject::connect(notes, &SpeakerNotes::openChanged, &action, &QAction::setChecked);
}

void addFreezing(const CommandContext& context)
{
    auto* frozen = new FrozenView(context.window, context.registry);
    QAction& action = context.registry.add({QStringLiteral("present.freeze"), tr("&View"), tr("&Freeze what the audience sees"),
                                            QKeySequence(Qt::CTRL | Qt::Key_F5), [frozen] { frozen->setFrozen(!frozen->isFrozen()); }, true,
                                            false, tr("Presenting")});
    QObject::connect(frozen, &FrozenView::frozenChanged, &action, &QAction::setChecked);
}

void addVisions(const CommandContext& context)
{
    const QList<std::pair<QString, QString>> visions{{QStringLiteral("usual"), tr("&Off")},
                                                     {QStringLiteral("protan"), tr("&Protanopia (no red cones)")},
                                                     {QStringLiteral("deutan"), tr("&Deuteranopia (no green cones)")},
                                                     {QStringLiteral("tritan"), tr("&Tritanopia (no blue cones)")},
                                                     {QStringLiteral("grey"), tr("&Grey, as printed")}};
    auto* group = new QActionGroup(&context.window);
    int place = 0;
    for (const auto& [id, text] : visions) {
        const auto vision = static_cast<ColorVision>(place++);
        QAction& action = context.registry.add({QStringLiteral("view.vision.") + id,
                                                tr("&View"),
                                                text,
                                                {},
                                                [&appearance = context.appearance, vision] { appearance.setVision(vision); },
                                                true,
                                                false,
                                                tr("Simulate colour vision")});
        action.setChecked(vision == ColorVision::Usual);
        group->addAction(&action);
    }
}

}  // namespace

void addPresenterCommands(const CommandContext& context)
{
    addPresenting(context);
    addHalo(context);
    addNotes(context);
    addFreezing(context);
    addVisions(context);
}

}  // namespace shardscope
