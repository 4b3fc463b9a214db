// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/mesh/mesh_links.h"

#include <QRegularExpression>

#include <algorithm>

#include "app/text/derivation_text.h"
#include "app/text/parameter_text.h"
#include "core/collective/torus.h"
#include "core/hardware/hardware.h"
#include "widgets/mesh/mesh_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// "NVLink4 (8 links)" → "NVLink"
QString kindName(const Gpu& gpu)
{
    static const QRegularExpression detail(QStringLiteral("(?<=NVLink)\\d+|\\s*\\(.*\\)|\\s*bridge"));
    return toText(gpu.scaleUpKind).remove(detail).trimmed();
}

bool hasScaleUp(const Gpu& gpu) { return gpu.scaleUpBandwidth.value() > 0 && gpu.scaleUpDomain > 1; }

QString rate(BytesPerSecond bandwidth)
{
    return tr("%1/s each way", "50 GB/s in one direction").arg(bytesText(bandwidth.value(), ByteUnit::Decimal));
}

/// Of the catalogue's "Google Cloud TPU documentation, https://…" author and title, without links and pages.
QString sourceText(const std::vector<std::string>& sources)
{
    if (sources.empty())
        return {};
    QStringList parts = toText(sources.front()).split(QStringLiteral(", ")).mid(0, 2);
    parts.removeIf([](const QString& part) { return part.startsWith(QLatin1String("http")); });
    return tr("Source: %1.").arg(parts.join(QStringLiteral(", ")));
}

QString joined(const QStringList& sentences)
{
    QStringList kept = sentences;
    kept.removeAll(QString());
    return kept.join(u' ');
}

MeshLink scaleUpLink(const Cluster& cluster)
{
    const Gpu& gpu = cluster.gpu;
    const int used = std::min(scaleUpGroupOfJob(cluster), cluster.gpus());
    const int size = scaleUpGroup(cluster);
    const QString trust = trustName(gpu.trustOf("scale_up/bytes_per_second"));
    const QString use = used < size ? tr("This job uses %1 of %2.").arg(used).arg(QLocale().toString(size)) : QString();
    if (const Torus torus(cluster); torus.isOne()) {
        const double link = gpu.scaleUpBandwidth.value() / gpu.scaleUpLinks;
        return {tr("%1 of %2 chips", "ICI 3D torus of 4 × 4 × 4 chips").arg(kindName(gpu), torusProduct(torus.slice())),
                tr("%1 links per chip at %2 (%3)", "the last: how far the figure can be trusted")
                    .arg(gpu.scaleUpLinks)
                    .arg(rate(BytesPerSecond(link)), trust),
                joined({use, sourceText(gpu.sources)})};
    }
    return {tr("%1 domain of %2 GPUs", "NVLink domain of 72 GPUs").arg(kindName(gpu)).arg(size),
            tr("%1 per GPU (%2)", "the last: how far the figure can be trusted").arg(rate(gpu.scaleUpBandwidth), trust),
            joined({use, sourceText(gpu.sources)})};
}

/// "1 per GPU", "4 per GPU", "1 for 2 GPUs".
QString railText(const Cluster& cluster)
{
    const int gpus = std::max(1, cluster.gpusPerNode);
    if (cluster.nicsPerNode >= gpus)
        return tr("%1 per GPU", "NICs").arg(QLocale().toString(static_cast<double>(cluster.nicsPerNode) / gpus, 'g', 3));
    return tr("1 for %1 GPUs", "NICs").arg(QLocale().toString(static_cast<double>(gpus) / std::max(1, cluster.nicsPerNode), 'g', 3));
}

QString spineText(const Cluster& cluster)
{
    if (!cluster.podNodes)
        return tr("Assumed to have no oversubscription.");
    const double times = cluster.oversubscription.value_or(1);
    const QString pods = QCoreApplication::translate("Mesh", "Pods of %Ln node(s)", "of a network", *cluster.podNodes);
    if (podGpus(cluster) >= cluster.gpus())
        return tr("%1; the job is in one of them.", "pods of a network").arg(pods);
    if (times <= 1)
        return tr("%1, with as much bandwidth between them.", "pods of a network").arg(pods);
    return tr("%1, oversubscribed %2 times between them: %3 per GPU.", "pods of a network")
        .arg(pods, QLocale().toString(times, 'g', 3), rate(adapterShare(cluster) / times));
}

MeshLink networkLink(const Cluster& cluster)
{
    const QString figure = tr("%1 NICs per node, %2, at %3 (%4)", "the last: how far the figure can be trusted")
                               .arg(cluster.nicsPerNode)
                               .arg(railText(cluster), rate(cluster.network.bandwidth), trustName(cluster.network.trust));
    const bool isUsed = cluster.gpus() > islandOfJob(cluster);
    const QString use = isUsed ? spineText(cluster) : tr("This job does not use it.");
    return {toText(cluster.network.name), figure, joined({use, sourceText(cluster.network.sources)})};
}

}  // namespace

QString domainName(const Cluster& cluster)
{
    const QString kind = kindName(cluster.gpu);
    if (kind.isEmpty() || !hasScaleUp(cluster.gpu) || scaleUpGroupOfJob(cluster) < std::min(cluster.gpusPerNode, cluster.gpus()))
        return tr("node");
    return Torus(cluster).isOne() ? kind : tr("%1 domain").arg(kind);
}

QList<MeshLink> meshLinks(const Cluster& cluster)
{
    QList<MeshLink> links;
    if (hasScaleUp(cluster.gpu))
        links << scaleUpLink(cluster);
    if (!hasScaleUp(cluster.gpu) || scaleUpGroupOfJob(cluster) < cluster.gpusPerNode)
        links << MeshLink{tr("PCIe within a node"),
                          tr("%1 per GPU (%2)", "the last: how far the figure can be trusted")
                              .arg(rate(hostLink(cluster.gpu)), trustName(cluster.gpu.trustOf("host_bytes_per_second"))),
                          {}};
    if (cluster.nodes > 1)
        links << networkLink(cluster);
    return links;
}

}  // namespace shardscope
