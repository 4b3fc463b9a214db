// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/parameter_text.h"
#include "app/views/pipeline/pipeline_view.h"

namespace shardscope {

QList<ViewCommand> PipelineView::viewCommands()
{
    QList<ViewCommand> commands;
    const auto add = [&commands](const QString& id, const QString& text, const std::function<void(PipelineView&)>& act,
                                 bool starts = false) {
        commands.append({id, text, [act](View& view) { act(static_cast<PipelineView&>(view)); }, starts});
    };
    add(QStringLiteral("schedule"), tr("The plan's &schedule"), [](PipelineView& view) {
        view.setMode(PipelineMode::Schedule);
        view.backToPlan();
    });
    add(QStringLiteral("steps"), tr("The &five improvements"), [](PipelineView& view) { view.setMode(PipelineMode::Steps); });
    add(QStringLiteral("unit_times"), tr("Schedule in &unit times"), [](PipelineView& view) { view.setUnitTimes(true); });
    add(QStringLiteral("model_times"), tr("Schedule in &model times"), [](PipelineView& view) { view.setUnitTimes(false); });
    bool isFirst = true;
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
        add(
            QStringLiteral("compare.") + toText(name), tr("Compare with %1").arg(scheduleName(kind)),
            [other = kind](PipelineView& view) {
                view.setMode(PipelineMode::Schedule);
                view.compareWith(other);
            },
            std::exchange(isFirst, false));
    }
    add(QStringLiteral("compare.none"), tr("Compare with &nothing"), [](PipelineView& view) { view.compareWith({}); });
    return commands;
}

}  // namespace shardscope
