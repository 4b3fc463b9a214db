// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_registry.h"
#include "app/text/parameter_text.h"
#include "app/views/pipeline/pipeline_view.h"
#include "app/window/main_window.h"
#include "app/window/panels.h"
#include "app/window/window_commands.h"

namespace shardscope {
namespace {

QString tr(const char* text) { return MainWindow::tr(text); }

}  // namespace

void addPipelineCommands(const CommandContext& context)
{
    const QString menu = tr("&View");
    const QString submenu = tr("P&ipeline");
    Panels& panels = context.panels;
    const auto add = [&](const QString& id, const QString& text, const std::function<void(PipelineView&)>& act,
                         bool startsSection = false) {
        const auto run = [&panels, act] {
            panels.showPipeline();
            act(panels.pipeline());
        };
        context.registry.add({QStringLiteral("pipeline.") + id, menu, text, {}, run, false, startsSection, submenu});
    };
    add(QStringLiteral("schedule"), tr("The plan's &schedule"), [](PipelineView& view) {
        view.setMode(PipelineMode::Schedule);
        view.backToPlan();
    });
    add(QStringLiteral("steps"), tr("The &five improvements"), [](PipelineView& view) { view.setMode(PipelineMode::Steps); });
    add(QStringLiteral("unit_times"), tr("Schedule in &unit times"), [](PipelineView& view) { view.setUnitTimes(true); });
    add(QStringLiteral("model_times"), tr("Schedule in the &model's times"), [](PipelineView& view) { view.setUnitTimes(false); });
    bool isFirst = true;
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
        add(
            QStringLiteral("compare.") + toText(name), tr("Compare with %1").arg(scheduleName(kind)),
            [other = kind](PipelineView& view) {
                view.setMode(PipelineMode::Schedule);
                view.compareWith(other);
            },
            isFirst);
        isFirst = false;
    }
    add(QStringLiteral("compare.none"), tr("Compare with &nothing"), [](PipelineView& view) { view.compareWith({}); });
}

}  // namespace shardscope
