// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mesh/mesh_text.h"

#include <algorithm>

#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {

namespace {

constexpr double kHidden = 1e-6;  ///< exposed share that is rounding

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

QString ranksText(const MeshData& data, const std::vector<int>& ranks)
{
    const auto text = [&](std::size_t index) { return QString::number(data.gpuOf(ranks[index])); };
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

GroupReach reachOf(const MeshAxis& axis)
{
    const GroupPlacement& placement = axis.placement;
    if (placement.ranks <= 1)
        return GroupReach::Alone;
    if (!placement.crossesNetwork())
        return GroupReach::Domain;
    return placement.ranksPerIsland > 1 ? GroupReach::Mixed : GroupReach::Network;
}

QString torusAxisName(std::size_t axis) { return QString(QChar(static_cast<char16_t>(u'x' + axis))); }

QString torusProduct(const TorusSpan& torus)
{
    QStringList lengths;
    for (const int length : torus.along) {
        if (length > 1)
            lengths << QString::number(length);
    }
    return lengths.join(QStringLiteral(" × "));
}

QString torusPlace(const MeshShape& shape, int rank)
{
    QStringList parts;
    if (shape.world > shape.domain)
        parts << tr("slice %1").arg(rank / shape.domain);
    const std::array<int, TorusSpan::kMostAxes> place = shape.torus.placeOf(rank % shape.torus.chips());
    for (std::size_t axis = 0; axis < place.size(); ++axis) {
        if (shape.torus.along[axis] > 1)
            parts << QStringLiteral("%1 %2").arg(torusAxisName(axis)).arg(place[axis]);
    }
    return parts.join(QStringLiteral(", "));
}

QString torusText(const MeshData& data, const MeshAxis& axis)
{
    QStringList spans;
    for (std::size_t i = 0; i < axis.placement.torus.along.size(); ++i) {
        const int chips = axis.placement.torus.along[i];
        const int length = data.shape.torus.along[i];
        if (chips > 1)
            spans << (chips == length ? tr("all of %1", "an axis of a torus").arg(torusAxisName(i))
                                      : tr("%1 of %2 along %3", "chips of an axis").arg(chips).arg(length).arg(torusAxisName(i)));
    }
    if (axis.placement.crossesNetwork())
        spans << reachText(GroupReach::Network, data.domainName);
    return spans.join(QStringLiteral(", "));
}

QString domainBoxName(const MeshData& data, int box)
{
    const int used = std::min(data.shape.domain, data.shape.world - box * data.shape.domain);
    if (data.shape.isTorus())
        return tr("Slice %1: %2 chips, every axis a ring").arg(box).arg(torusProduct(data.shape.torus));
    if (used < data.domainSize)
        return tr("%1 %2: %3 of %4 GPUs", "NVLink domain 3: 64 of 72 GPUs").arg(data.domainName).arg(box).arg(used).arg(data.domainSize);
    return tr("%1 %2: %3 GPUs", "NVLink domain 3: 72 GPUs").arg(data.domainName).arg(box).arg(used);
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
        factors << axis.letters + QChar(0x00a0) + QString::number(pane.sizeOf(axis));
    return factors.join(QStringLiteral(" × "));
}

QString productText(const MeshData& data, const MeshPane& pane)
{
    const QString product = productText(pane);
    if (!data.shape.isTorus())
        return product;
    return tr("%1 on a torus of %2 chips", "TP 4 × DP 4 on a torus of 4 × 4 chips").arg(product, torusProduct(data.shape.torus));
}

QString wayText(const MeshData& data, const MeshAxis& axis, const std::vector<int>& group)
{
    if (data.shape.isTorus())
        return torusText(data, axis);
    return reachText(reachOf(group, data.shape.domain), data.domainName);
}

QString timeText(const MeshData& data, const MeshAxis& axis, int stage)
{
    if (stage >= static_cast<int>(data.times.size()))
        return {};
    const AxisTime& time = data.times[static_cast<std::size_t>(stage)][static_cast<std::size_t>(axis.axis)];
    if (!(time.seconds.value() > 0))
        return {};
    const QString whole = durationText(time.seconds.value());
    if (time.exposed.value() < kHidden * time.seconds.value())
        return tr("%1, all of it hidden", "2.1 s").arg(whole);
    return tr("%1, of which %2 exposed", "2.1 s, of which 0.3 s exposed").arg(whole, durationText(time.exposed.value()));
}

QString linksText(const MeshData& data, const MeshAxis& axis, int stage)
{
    if (stage >= static_cast<int>(data.times.size()) || !data.shape.isTorus())
        return {};
    const int links = data.times[static_cast<std::size_t>(stage)][static_cast<std::size_t>(axis.axis)].torusLinks;
    return links == 0 ? QString() : tr("%1 of %2 links").arg(links).arg(data.torusLinks);
}

QString gpuName(const MeshData& data, int rank) { return tr("GPU %1").arg(data.gpuOf(rank)); }

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
    QStringList parts{tr("%1, node %2").arg(gpuName(data, rank)).arg(data.nodeOf(rank))};
    if (data.shape.isTorus())
        parts << torusPlace(data.shape, rank);
    QStringList groups;
    QStringList told;
    for (const MeshPane& pane : data.panes) {
        for (const MeshAxis& axis : pane.axes) {
            if (pane.sizeOf(axis) == 1 || told.contains(axis.letters))
                continue;
            told << axis.letters;
            const std::vector<int> ranks = pane.groupOf(rank, axis);
            parts << tr("%1 %2 of %3", "TP 3 of 8").arg(axis.letters).arg(pane.placeOf(rank, axis)).arg(ranks.size());
            groups << tr("%1 with GPUs %2 %3", "TP with GPUs 0–7 inside one node")
                          .arg(axis.letters, ranksText(data, ranks), wayText(data, axis, ranks));
        }
    }
    QString where = parts.join(QStringLiteral(", ")) + u'.';
    if (const QString beside = besideLayers(data, rank); !beside.isEmpty())
        where += u' ' + tr("It runs the %1 and the first layers.", "an encoder").arg(beside);
    const QString with = groups.isEmpty() ? tr(" In no group.") : u' ' + groups.join(QStringLiteral("; ")) + u'.';
    return where + with + trafficText(data, rank);
}

QString perStep(Bytes bytes) { return tr("%1 per step").arg(bytesText(bytes.value())); }

QString kindOfNode(const MeshData& data, int rank)
{
    QString kind;
    for (const auto& [first, gpu] : data.kinds) {
        if (rank >= first)
            kind = gpu;
    }
    return kind;
}

}  // namespace shardscope
