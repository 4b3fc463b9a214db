// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/node_group_controls.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/panels/parameter_form.h"
#include "core/field/parameters.h"
#include "core/hardware/catalog.h"
#include "core/scenario/scenario.h"
#include "widgets/controls/degree_slider.h"

namespace shardscope {
namespace {

constexpr int kMostNodes = 4096;
const QString kNode = QStringLiteral("node:");
const QString kGpu = QStringLiteral("gpu:");

Cluster alone(const NodeGroup& nodes)
{
    Cluster cluster;
    static_cast<NodeGroup&>(cluster) = nodes;
    return cluster;
}

}  // namespace

QList<Choice> nodeKinds()
{
    const HardwareCatalog& catalog = hardwareCatalog();
    QList<Choice> kinds;
    for (const NodePreset& node : catalog.clusters)
        kinds.append({kNode + QString::fromStdString(node.id),
                      QString::fromStdString(node.name),
                      NodeGroupControls::tr("%Ln GPU(s) per node", nullptr, node.gpusPerNode),
                      NodeGroupControls::tr("Nodes"),
                      {}});
    for (const Gpu& gpu : catalog.gpus)
        kinds.append({kGpu + QString::fromStdString(gpu.id),
                      QString::fromStdString(gpu.name),
                      {},
                      NodeGroupControls::tr("GPUs of %1", "a vendor").arg(QString::fromStdString(gpu.vendor)),
                      {}});
    return kinds;
}

KindField fieldOfKind(const QString& kind)
{
    const bool isNode = kind.startsWith(kNode);
    return {isNode ? QStringLiteral("cluster.preset") : QStringLiteral("cluster.gpu"),
            kind.mid((isNode ? kNode : kGpu).size()).toStdString()};
}

QString kindOf(const NodeGroup& nodes)
{
    const NodePreset* preset = hardwareCatalog().presetOf(alone(nodes));
    return preset ? kNode + QString::fromStdString(preset->id) : kGpu + QString::fromStdString(nodes.gpu.id);
}

NodeGroupControls::NodeGroupControls(QWidget* parent) : QWidget(parent), m_rows(new QVBoxLayout), m_add(new QToolButton)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_rows);
    m_add->setText(QStringLiteral("+"));
    m_add->setAccessibleName(tr("Add nodes of another kind"));
    m_add->setAutoRaise(true);
    connect(m_add, &QToolButton::clicked, this,
            [this] { edit([](Cluster& cluster) { cluster.others.push_back(cluster.group(cluster.groupCount() - 1)); }); });
}

NodeGroupControls::Row NodeGroupControls::makeRow(int index)
{
    Row row{new QWidget, new ChoiceBox, new DegreeSlider(tr("Nodes of group %1").arg(index + 2)), new QToolButton};
    row.kind->setAccessibleName(tr("Kind of the nodes of group %1").arg(index + 2));
    row.kind->setChoices(nodeKinds());
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
    connect(row.kind, &ChoiceBox::choiceEdited, this, [this, at](const QString& kind) {
        edit([&](Cluster& cluster) {
            Scenario scenario;
            scenario.cluster = alone(cluster.others[at]);
            const KindField field = fieldOfKind(kind);
            (void)setParameter(scenario, *findParameter(field.path.toStdString()), field.value);
            cluster.others[at] = static_cast<const NodeGroup&>(scenario.cluster);
        });
    });
    Q_EMIT sliderMade(row.nodes, index);
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
        row.nodes->setStops(withStop(doublingsOf(1, std::max(kMostNodes, nodes.nodes)), nodes.nodes));
        row.nodes->setValue(nodes.nodes);
        row.nodes->setNote(tr("%Ln GPU(s)", nullptr, nodes.gpus()));
    }
    m_add->setVisible(cluster.groupCount() < kMostNodeGroups);
    m_add->setEnabled(!cluster.profile);
    m_add->setToolTip(cluster.profile
                          ? tr("A profile is of one kind of node: choose the built-in figures to add another")
                          : tr("Add nodes of another kind: each stage of the pipeline then runs on nodes of one kind, in this order"));
}

void NodeGroupControls::setNodes(int index, int nodes)
{
    edit([&](Cluster& cluster) { cluster.others[static_cast<std::size_t>(index)].nodes = nodes; });
}

void NodeGroupControls::edit(const std::function<void(Cluster&)>& change)
{
    Cluster changed = m_cluster;
    change(changed);
    Q_EMIT edited(changed);
}

}  // namespace shardscope
