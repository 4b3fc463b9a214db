// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/cluster_form.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <cmath>

#include "app/files/profile_text.h"
#include "app/panels/node_group_controls.h"
#include "app/text/derivation_text.h"
#include "app/text/scenario_text.h"
#include "core/hardware/catalog.h"
#include "core/hardware/hardware_profile.h"
#include "core/hardware/node_groups.h"
#include "core/scenario/scenario.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/degree_slider.h"

namespace shardscope {
namespace {

constexpr double kMostNodes = 4096;
const QString kBuiltIn = QStringLiteral("built-in");
const QString kCurrent = QStringLiteral("current");
const QString kAsk = QStringLiteral("ask");

QString trustLine(const Cluster& cluster)
{
    if (cluster.profile)
        return cluster.calibration ? ClusterForm::tr("calibrated by a profile") : ClusterForm::tr("profile not loaded");
    return ClusterForm::tr("%1, not calibrated", "trust").arg(trustName(cluster.gpu.trust));
}

}  // namespace

ClusterForm::ClusterForm(Document& document, QWidget* parent) : ParameterForm(tr("Cluster"), document, parent)
{
    addHardware();
    addGpus();
    addGpusPerNode();
    addNetwork();
    addGroups();
    addProfile();
    addFields(ControlPart::Cluster);
}

void ClusterForm::addHardware()
{
    auto* hardware = new ChoiceBox;
    hardware->setAccessibleName(tr("Node or GPU"));
    hardware->setChoices(nodeKinds());
    m_groups = new NodeGroupControls;
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(hardware, 1);
    layout->addWidget(m_groups->add());
    addWidget(row);
    addControl("cluster.preset", hardware, [hardware](const Scenario& scenario) { hardware->setCurrentId(kindOf(scenario.cluster)); });
    addControl("cluster.gpu", hardware, nullptr);
    connect(hardware, &ChoiceBox::choiceEdited, this, [this](const QString& id) {
        const KindField field = fieldOfKind(id);
        this->document().edit(field.path, field.value);
    });
}

void ClusterForm::addGpus()
{
    auto* gpus = new QuantitySlider(tr("GPUs"));
    gpus->setCompact(tr("GPUs"), kWidestValue);
    addWidget(gpus);
    addControl("cluster.nodes", gpus, [gpus](const Scenario& scenario) {
        const Cluster& cluster = scenario.cluster;
        gpus->setStops(multiplesOf(cluster.gpusPerNode, std::max<double>(kMostNodes, cluster.nodes)));
        gpus->setValue(static_cast<const NodeGroup&>(cluster).gpus());
        QString note = tr("%Ln node(s)", nullptr, cluster.nodes) + QStringLiteral(" · ") + trustLine(cluster);
        if (cluster.isMixed())
            note += QStringLiteral(" · ") + tr("These are the first group of %1.", "groups of nodes").arg(gpusText(cluster));
        gpus->setNote(note);
    });
    editInDrag(gpus, [this](double count) {
        const double nodes = std::max(1.0, std::round(count / this->document().scenario().cluster.gpusPerNode));
        this->document().edit(QStringLiteral("cluster.nodes"), static_cast<std::int64_t>(nodes));
    });
}

void ClusterForm::addGpusPerNode()
{
    auto* perNode = new QuantitySlider(tr("GPUs per node"));
    perNode->setCompact(tr("GPUs per node"), kWidestValue);
    perNode->setOctaves(1, 128, 0);
    addWidget(perNode);
    addControl("cluster.gpus_per_node", perNode, [perNode](const Scenario& scenario) { perNode->setValue(scenario.cluster.gpusPerNode); });
    editInDrag(perNode,
               [this](double count) { this->document().edit(QStringLiteral("cluster.gpus_per_node"), static_cast<std::int64_t>(count)); });
}

void ClusterForm::addNetwork()
{
    ChoiceBox* network = addChoice(*findParameter("cluster.network"));
    QList<Choice> choices;
    for (const Network& each : hardwareCatalog().networks)
        choices.append({QString::fromStdString(each.id), QString::fromStdString(each.name), {}, {}, {}});
    network->setChoices(choices);
}

void ClusterForm::addGroups()
{
    addWidget(m_groups);
    addControl("cluster.groups", m_groups, [groups = m_groups](const Scenario& scenario) { groups->show(scenario.cluster); });
    connect(m_groups, &NodeGroupControls::sliderMade, this, [this](DegreeSlider* nodes, int index) {
        editInDrag(nodes, [this, index](double count) { m_groups->setNodes(index, static_cast<int>(count)); });
    });
    connect(m_groups, &NodeGroupControls::edited, this, [this](const Cluster& cluster) {
        this->document().edit(QStringLiteral("cluster.groups"), cluster.isMixed() ? Value(nodeGroupsText(cluster)) : Value());
    });
}

/// The built-in figures, the profile that is used, those used last, and a file.
void ClusterForm::addProfile()
{
    m_profile = new ChoiceBox;
    m_profile->setAccessibleName(tr("Hardware profile"));
    m_profile->setToolTip(tr("The source of all performance figures of this machine: the built-in figures, or values measured on it"));
    addRow(tr("Profile"), m_profile);
    addControl("cluster.profile", m_profile, [this](const Scenario& scenario) { showProfiles(scenario); });
    connect(m_profile, &ChoiceBox::choiceEdited, this, [this](const QString& id) {
        if (id == kBuiltIn)
            Q_EMIT builtInFiguresRequested();
        else if (id != kCurrent)
            Q_EMIT profileRequested(id == kAsk ? QString() : id);
        showProfiles(this->document().scenario());
    });
}

void ClusterForm::showProfiles(const Scenario& scenario)
{
    const Cluster& cluster = scenario.cluster;
    // A drag shows hundreds of scenarios of one profile; the list is rebuilt for another profile only.
    if (m_isShown && cluster.profile.has_value() == m_hasProfile && cluster.calibration == m_shownProfile) {
        m_profile->setCurrentId(cluster.profile ? kCurrent : kBuiltIn);
        return;
    }
    m_isShown = true;
    m_hasProfile = cluster.profile.has_value();
    m_shownProfile = cluster.calibration;
    QList<Choice> choices{{kBuiltIn, tr("Built-in figures"), {}, {}, {}}};
    if (cluster.profile) {
        const QString name = cluster.calibration ? profileName(*cluster.calibration) : tr("not loaded");
        const QString origin =
            cluster.calibration && cluster.calibration->origin ? QString::fromUtf8(nameOf(*cluster.calibration->origin).data()) : QString();
        choices.append({kCurrent, name, origin, {}, {}});
    }
    for (const QString& path : m_recentProfiles)
        choices.append({path, QFileInfo(path).fileName(), {}, tr("Used before"), {}});
    choices.append({kAsk, tr("From a file…"), tr("a profile or a log"), tr("Other"), {}});
    m_profile->setChoices(choices);
    m_profile->setCurrentId(cluster.profile ? kCurrent : kBuiltIn);
}

void ClusterForm::setRecentProfiles(const QStringList& paths)
{
    m_recentProfiles = paths;
    m_isShown = false;
    showProfiles(document().scenario());
}

}  // namespace shardscope
