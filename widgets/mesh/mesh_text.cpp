// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mesh/mesh_text.h"

#include <algorithm>

#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {

namespace {

QString trafficText(const MeshData& data, int rank)
{
    if (!data.traffic)
        return {};
    const Wires wires = data.traffic->ranks[static_cast<std::size_t>(rank)].total();
    return tr(" Per step, sends %1 within its %2 and %3 over its NIC.")
        .arg(bytesText(wires.domain.value()), data.domainName, bytesText(wires.network.value()));
}

}  // namespace

Bytes bytesOf(const RankTraffic& traffic, const MeshShading& shading)
{
    const Wires wires = shading.axis ? traffic.along(*shading.axis) : traffic.total();
    switch (shading.wire) {
    case MeshWire::Both:
        return wires.total();
    case MeshWire::Domain:
        return wires.domain;
    case MeshWire::Network:
        return wires.network;
    }
    return {};
}

QString ranksText(const std::vector<int>& ranks)
{
    const auto text = [&](std::size_t index) { return QString::number(ranks[index]); };
    const std::size_t count = ranks.size();
    if (count <= 4) {
        QStringList all;
        for (std::size_t i = 0; i < count; ++i)
            all << text(i);
        return all.join(QStringLiteral(", "));
    }
    bool dense = true;
    for (std::size_t i = 1; i < count; ++i)
        dense = dense && ranks[i] == ranks[i - 1] + 1;
    if (dense)
        return text(0) + QChar(0x2013) + text(count - 1);
    return text(0) + QStringLiteral(", ") + text(1) + QStringLiteral(", … ") + text(count - 1);
}

GroupReach reachOf(const std::vector<int>& ranks, int domain)
{
    if (ranks.size() <= 1)
        return GroupReach::Alone;
    const std::vector<GroupPlace> places = placesOf(ranks, domain);
    if (!places.front().spansDomains())
        return GroupReach::Domain;
    for (const GroupPlace& place : places) {
        if (place.inDomain > 1)
            return GroupReach::Mixed;
    }
    return GroupReach::Network;
}

QString reachText(GroupReach reach, const QString& domainName)
{
    switch (reach) {
    case GroupReach::Alone:
        return tr("alone");
    case GroupReach::Domain:
        return tr("within one %1").arg(domainName);
    case GroupReach::Mixed:
        return tr("within and over NICs");
    case GroupReach::Network:
        return tr("over NICs");
    }
    return {};
}

QString productText(const MeshPane& pane)
{
    QStringList factors;
    for (const MeshAxis& axis : pane.axes)
        factors << axis.letters + QChar(0x00a0) + QString::number(pane.grid.size(axis.axis));
    return factors.join(QStringLiteral(" × "));
}

QString gpuName(int rank) { return tr("GPU %1").arg(rank); }

QString besideLayers(const MeshData& data, int rank)
{
    if (data.onFirstStage.isEmpty() || data.panes.isEmpty())
        return {};
    const int stage = data.panes.front().grid.coordinate(rank, Axis::Pp);
    const bool isFirst = std::find(data.firstStageRanks.begin(), data.firstStageRanks.end(), stage) != data.firstStageRanks.end();
    return isFirst ? data.onFirstStage : QString();
}

QString gpuDescription(const MeshData& data, int rank)
{
    QStringList parts{tr("%1, node %2").arg(gpuName(rank)).arg(rank / data.shape.gpusPerNode)};
    QStringList groups;
    QStringList told;
    for (const MeshPane& pane : data.panes) {
        for (const MeshAxis& axis : pane.axes) {
            if (pane.grid.size(axis.axis) == 1 || told.contains(axis.letters))
                continue;
            told << axis.letters;
            const std::vector<int> ranks = pane.grid.groupOf(rank, axis.axis);
            parts << tr("%1 %2 of %3", "TP 3 of 8").arg(axis.letters).arg(pane.grid.coordinate(rank, axis.axis)).arg(ranks.size());
            groups << tr("%1 with GPUs %2 %3", "TP with GPUs 0–7 inside one node")
                          .arg(axis.letters, ranksText(ranks), reachText(reachOf(ranks, data.shape.domain), data.domainName));
        }
    }
    QString where = parts.join(QStringLiteral(", ")) + u'.';
    if (const QString beside = besideLayers(data, rank); !beside.isEmpty())
        where += u' ' + tr("It runs the %1 and the first layers.", "an encoder").arg(beside);
    const QString with = groups.isEmpty() ? tr(" In no group.") : u' ' + groups.join(QStringLiteral("; ")) + u'.';
    return where + with + trafficText(data, rank);
}

QString perStep(Bytes bytes) { return tr("%1 per step").arg(bytesText(bytes.value())); }

}  // namespace shardscope
