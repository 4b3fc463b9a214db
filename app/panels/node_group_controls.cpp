// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/node_group_controls.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/hardware/catalog.h"
#include "widgets/controls/degree_slider.h"

namespace shardscope {
namespace {

constexpr int kMostNodes = 4096;
const QString kNode = QStringLiteral("node:");
const QString kGpu = QStringLiteral("gpu:");

void setStops(DegreeSlider& slider, int current)
{
    QList<SliderStop> stops;
    for (int value = 1; value <= std::max(kMostNodes, current); value *= 2) {
        if (value > current && (stops.isEmpty() || stops.last().value < current))
            stops.append({static_cast<double>(current), {}, false});
        stops.append({static_cast<double>(value), {}, true});
    }
    slider.setStops(stops);
    slider.setValue(current);
}

Cluster alone(const NodeGroup& nodes)
{
    Cluster cluster;
    static_cast<NodeGroup&>(cluster) = nodes;
    return cluster;
}

}  // namespace

QString kindOf(const NodeGroup& nodes)
{
    const NodePreset* preset = hardwareCatalog().presetOf(alone(nodes));
    return preset ? kNode + QString::fromStdString(preset->id) : kGpu + QString::fromStdString(nodes.gpu.id);
}

void applyKind(NodeGroup& nodes, const QString& kind)
{
    const HardwareCatalog& catalog = hardwareCatalog();
    Cluster cluster = alone(nodes);
    if (const NodePreset* preset = kind.startsWith(kNode) ? catalog.findCluster(kind.mid(kNode.size()).toStdString()) : nullptr)
        applyPreset(cluster, *preset, catalog);
    else if (const Gpu* gpu = catalog.findGpu(kind.mid(kGpu.size()).toStdString()))
        applyUsualNode(cluster, *gpu, catalog);
    nodes = static_cast<const NodeGroup&>(cluster);
}

NodeGroupControls::NodeGroupControls(const QList<Choice>& kinds, QWidget* parent)
    : QWidget(parent), m_kinds(kinds), m_rows(new QVBoxLayout), m_add(new QToolButton)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_rows);
    m_add->setText(QStringLiteral("+"));
    m_add->setAccessibleName(tr("Add nodes of another kind"));
    m_add->setToolTip(tr("Add nodes of another kind: each stage of the pipeline then runs on nodes of one kind, in this order"));
    m_add->setAutoRaise(true);
    connect(m_add, &QToolButton::clicked, this,
            [this] { edit([](Cluster& cluster) { cluster.others.push_back(cluster.group(cluster.groupCount() - 1)); }); });
}

NodeGroupControls::Row NodeGroupControls::makeRow(int index)
{
    Row row{new QWidget, new ChoiceBox, new DegreeSlider(tr("Nodes of group %1").arg(index + 2)), new QToolButton};
    row.kind->setAccessibleName(tr("Kind of the nodes of group %1").arg(index + 2));
    row.kind->setChoices(m_kinds);
    row.nodes->setCompact(tr("Nodes"));
    row.nodes->setLockVisible(false);
    row.nodes->setFormatter([](double value) { return QLocale().toString(value, 'g', 6); });
    row.remove->setText(QStringLiteral("×"));
    row.remove->setAutoRaise(true);
    row.remove->setToolTip(tr("Remove these nodes"));
    row.remove->setAccessibleName(tr("Remove the nodes of group %1").arg(index + 2));
    auto* layout = new QVBoxLayout(row.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    head->addWidget(row.kind, 1);
    head->addWidget(row.remove);
    layout->addLayout(head);
    layout->addWidget(row.nodes);
    const auto at = static_cast<std::size_t>(index);
    connect(row.kind, &ChoiceBox::choiceEdited, this,
            [this, at](const QString& kind) { edit([&](Cluster& cluster) { applyKind(cluster.others[at], kind); }); });
    connect(row.nodes, &DegreeSlider::valueEdited, this,
            [this, at](double nodes) { edit([&](Cluster& cluster) { cluster.others[at].nodes = static_cast<int>(nodes); }); });
    connect(row.remove, &QToolButton::clicked, this, [this, at] {
        edit([&](Cluster& cluster) { cluster.others.erase(cluster.others.begin() + static_cast<std::ptrdiff_t>(at)); });
    });
    m_rows->addWidget(row.widget);
    return row;
}

void NodeGroupControls::show(const Cluster& cluster)
{
    m_cluster = cluster;
    setVisible(cluster.isMixed());
    const auto count = static_cast<int>(cluster.others.size());
    while (m_shown.size() < count)
        m_shown.append(makeRow(static_cast<int>(m_shown.size())));
    for (int index = 0; index < m_shown.size(); ++index) {
        const Row& row = m_shown[index];
        row.widget->setVisible(index < count);
        if (index >= count)
            continue;
        const NodeGroup& nodes = cluster.others[static_cast<std::size_t>(index)];
        row.kind->setCurrentId(kindOf(nodes), QString::fromStdString(nodes.gpu.name));
        setStops(*row.nodes, nodes.nodes);
        row.nodes->setNote(tr("%Ln GPU(s)", nullptr, nodes.gpus()));
    }
    m_add->setVisible(cluster.groupCount() < kMostNodeGroups);
}

void NodeGroupControls::edit(const std::function<void(Cluster&)>& change)
{
    Cluster changed = m_cluster;
    change(changed);
    Q_EMIT edited(changed);
}

}  // namespace shardscope
