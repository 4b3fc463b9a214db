// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/arrangement.h"

#include <QCoreApplication>
#include <QJsonArray>

#include "app/views/view_list.h"

namespace shardscope {
namespace {

PaneContent paneFromJson(const QJsonObject& json)
{
    PaneContent pane;
    const QString current = json.value(QStringLiteral("current")).toString();
    const QJsonArray views = json.value(QStringLiteral("views")).toArray();
    for (const QJsonValue& each : views) {
        const QString id = each.toString();
        if (!findView(id) || pane.views.contains(id))
            continue;
        if (id == current)
            pane.current = static_cast<int>(pane.views.size());
        pane.views << id;
    }
    return pane;
}

/// Of a splitter; empty: nobody's.
QList<int> sizesFromJson(const QJsonArray& json)
{
    constexpr int kLargest = 1 << 20;  // pixels
    QList<int> sizes;
    int sum = 0;
    for (const QJsonValue& each : json) {
        sizes << std::clamp(each.toInt(), 0, kLargest);
        sum += std::min(sizes.last(), 1);
    }
    return sum > 0 ? sizes : QList<int>();
}

Arrangement of(const QList<QStringList>& panes)
{
    Arrangement arrangement;
    for (const QStringList& views : panes)
        arrangement.panes.append({views, 0});
    return arrangement;
}

}  // namespace

QJsonObject arrangementToJson(const Arrangement& arrangement)
{
    QJsonArray panes;
    for (const PaneContent& pane : arrangement.panes)
        panes.append(QJsonObject{{QStringLiteral("views"), QJsonArray::fromStringList(pane.views)},
                                 {QStringLiteral("current"), pane.views.value(pane.current)}});
    QJsonObject modes;
    for (auto mode = arrangement.modes.begin(); mode != arrangement.modes.end(); ++mode)
        modes.insert(mode.key(), mode.value());
    QJsonObject splitters;
    for (auto each = arrangement.splitters.begin(); each != arrangement.splitters.end(); ++each) {
        QJsonArray sizes;
        for (const int size : each.value())
            sizes.append(size);
        splitters.insert(each.key(), sizes);
    }
    return {{QStringLiteral("panes"), panes},
            {QStringLiteral("active"), arrangement.active},
            {QStringLiteral("maximised"), arrangement.maximised},
            {QStringLiteral("controls"), arrangement.hasControls},
            {QStringLiteral("findings"), arrangement.hasFindings},
            {QStringLiteral("rail_names"), arrangement.hasRailNames},
            {QStringLiteral("modes"), modes},
            {QStringLiteral("splitters"), splitters}};
}

Arrangement arrangementFromJson(const QJsonObject& json)
{
    Arrangement arrangement;
    QStringList seen;
    const QJsonArray panes = json.value(QStringLiteral("panes")).toArray();
    for (const QJsonValue& each : panes) {
        PaneContent pane = paneFromJson(each.toObject());
        pane.views.removeIf([&seen](const QString& id) { return seen.contains(id); });
        pane.current = std::clamp(pane.current, 0, std::max(0, static_cast<int>(pane.views.size()) - 1));
        seen << pane.views;
        if (!pane.views.isEmpty())
            arrangement.panes.append(pane);
    }
    if (arrangement.panes.isEmpty())
        arrangement.panes = namedLayouts().constFirst().arrangement.panes;
    const int last = static_cast<int>(arrangement.panes.size()) - 1;
    arrangement.active = std::clamp(json.value(QStringLiteral("active")).toInt(), 0, last);
    arrangement.maximised = std::clamp(json.value(QStringLiteral("maximised")).toInt(-1), -1, last);
    arrangement.hasControls = json.value(QStringLiteral("controls")).toBool(true);
    arrangement.hasFindings = json.value(QStringLiteral("findings")).toBool(true);
    arrangement.hasRailNames = json.value(QStringLiteral("rail_names")).toBool(true);
    const QJsonObject modes = json.value(QStringLiteral("modes")).toObject();
    for (auto mode = modes.begin(); mode != modes.end(); ++mode)
        arrangement.modes[mode.key()] = mode.value().toString();
    const QJsonObject splitters = json.value(QStringLiteral("splitters")).toObject();
    for (auto each = splitters.begin(); each != splitters.end(); ++each) {
        const QList<int> sizes = sizesFromJson(each.value().toArray());
        if (!sizes.isEmpty())
            arrangement.splitters[each.key()] = sizes;
    }
    return arrangement;
}

QList<NamedLayout> namedLayouts()
{
    const auto title = [](const char* text) { return QCoreApplication::translate("Layout", text); };
    const QString overview = QStringLiteral("overview");
    const QString memory = QStringLiteral("memory");
    const QString pipeline = QStringLiteral("pipeline");
    const QString step = QStringLiteral("step");
    const QString mesh = QStringLiteral("mesh");
    const QString communication = QStringLiteral("communication");
    return {{QStringLiteral("explore"), title("Explore"), of({{overview}})},
            {QStringLiteral("fit"), title("Fit: memory and layer"), of({{memory}, {QStringLiteral("layer")}})},
            {QStringLiteral("schedule"), title("Schedule: pipeline and step"), of({{pipeline}, {step}})},
            {QStringLiteral("cluster"), title("Cluster: mesh and communication"), of({{mesh}, {communication}})},
            {QStringLiteral("teach"), title("Teach: views alone"), teachingLayout()}};
}

Arrangement teachingLayout()
{
    Arrangement arrangement = of({{QStringLiteral("overview")}});
    arrangement.hasControls = false;
    return arrangement;
}

}  // namespace shardscope
