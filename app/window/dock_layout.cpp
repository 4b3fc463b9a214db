// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dock_layout.h"

#include <QCoreApplication>

namespace shardscope {

QList<DockLayout> dockLayouts()
{
    const auto title = [](const char* text) { return QCoreApplication::translate("DockLayout", text); };
    const QString controls = QStringLiteral("dock_controls");
    const QString memory = QStringLiteral("dock_memory");
    const QString derivation = QStringLiteral("dock_derivation");
    const QString findings = QStringLiteral("dock_findings");
    const QString ring = QStringLiteral("dock_ring");
    const QString shards = QStringLiteral("dock_shards");
    const QString mesh = QStringLiteral("dock_mesh");
    const QString step = QStringLiteral("dock_step");
    const QString layer = QStringLiteral("dock_layer");
    const QString experts = QStringLiteral("dock_experts");
    const QString pipeline = QStringLiteral("dock_pipeline");
    const QString communication = QStringLiteral("dock_communication");
    const QString runs = QStringLiteral("dock_runs");
    return {{QStringLiteral("explore"), title("Explore"), {controls, memory, derivation, findings}},
            {QStringLiteral("memory"), title("Memory alone"), {controls, memory}},
            {QStringLiteral("schedule"), title("Schedule"), {controls, pipeline}},
            {QStringLiteral("ring"), title("Ring attention"), {controls, ring}},
            {QStringLiteral("shards"), title("Shards"), {controls, shards}},
            {QStringLiteral("mesh"), title("Mesh"), {controls, mesh, findings}},
            {QStringLiteral("experts"), title("Experts"), {controls, experts, findings}},
            {QStringLiteral("communication"), title("Communication"), {controls, communication}},
            {QStringLiteral("runs"), title("Runs"), {runs}},
            {QStringLiteral("step"), title("Step"), {controls, step, findings}},
            {QStringLiteral("layer"), title("Layer"), {controls, layer}},
            {QStringLiteral("teach"), title("Teach"), {memory, derivation}}};
}

}  // namespace shardscope
