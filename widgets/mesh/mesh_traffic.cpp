// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "widgets/mesh/heat.h"
#include "widgets/mesh/mesh_scene.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"
#include "widgets/theme/dimension.h"

namespace shardscope {

namespace {

constexpr int kSteps = 5;
constexpr double kLongestBar = 240;

MeshShading overNetwork(MeshShading shading)
{
    shading.wire = MeshWire::Network;
    return shading;
}

QString whatIsShaded(const MeshData& data, const MeshShading& shading)
{
    switch (shading.wire) {
    case MeshWire::Both:
        return tr("bytes each GPU sends per step");
    case MeshWire::Domain:
        return tr("bytes each GPU sends within its %1 per step").arg(data.domainName);
    case MeshWire::Network:
        return tr("bytes each GPU sends over its NIC per step");
    }
    return {};
}

}  // namespace

QColor heatHue(const MeshShading& shading, const Theme& theme)
{
    return theme.color(shading.axis ? roleOf(*shading.axis) : ColorRole::Accent);
}

double nicBytes(const MeshData& data, const MeshShading& shading, int node, int nic)
{
    double sum = 0;
    const int gpus = data.shape.gpusPerNode;
    const MeshShading network = overNetwork(shading);
    for (int gpu = 0; data.traffic && gpu < gpus; ++gpu) {
        const auto rank = static_cast<std::size_t>(node * gpus + gpu);
        if (gpu * data.nicsPerNode / gpus == nic && rank < data.traffic->ranks.size())
            sum += bytesOf(data.traffic->ranks[rank], network).value();
    }
    return sum;
}

HeatScale heatScale(const MeshData& data, const MeshShading& shading)
{
    HeatScale scale;
    if (!data.traffic)
        return scale;
    for (const RankTraffic& rank : data.traffic->ranks)
        scale.most = std::max(scale.most, bytesOf(rank, shading).value());
    const int nodes = data.shape.world / data.shape.gpusPerNode;
    for (int node = 0; node < nodes; ++node) {
        for (int nic = 0; nic < data.nicsPerNode; ++nic)
            scale.mostNic = std::max(scale.mostNic, nicBytes(data, shading, node, nic));
    }
    return scale;
}

void appendHeatLegend(Scene& scene, const MeshData& data, const MeshShading& shading, const HeatScale& scale, const MeshPlaces& places,
                      const Theme& theme)
{
    const QRectF& place = places.legend;
    const double line = theme.lineHeight(TextStyle::Caption);
    const QColor text = theme.color(ColorRole::Muted);
    const double width = std::floor(std::min(theme.px(kLongestBar), place.width() * 0.5) / kSteps);
    for (int step = 0; step < kSteps; ++step) {
        const QColor fill = heatColor(static_cast<double>(step) / (kSteps - 1), heatHue(shading, theme), theme);
        const QRectF rect(place.left() + width * step, place.top(), width, std::round(theme.px(10)));
        scene.rects.append({rect, fill, theme.edgeOf(fill)});
    }
    const QRectF numbers(place.left(), place.top() + theme.px(12), width * kSteps, line);
    scene.texts.append({numbers, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("0"), text, TextStyle::Caption});
    scene.texts.append({numbers, Qt::AlignRight | Qt::AlignVCenter, bytesText(scale.most), text, TextStyle::Caption});
    const QRectF note(numbers.right() + theme.px(14), place.top() - theme.px(3), place.right() - numbers.right() - theme.px(14),
                      place.height());
    QString what = whatIsShaded(data, shading);
    if (places.layouts.constFirst().hasNics())
        what += tr("; squares below a node's GPUs: its NICs, the busiest with %1").arg(bytesText(scale.mostNic));
    scene.texts.append({note, Qt::AlignLeft | Qt::AlignTop, what, text, TextStyle::Caption, true});
}

}  // namespace shardscope
