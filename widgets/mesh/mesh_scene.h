// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"
#include "widgets/mesh/mesh_data.h"

namespace shardscope {

/// The places of the map's parts at one size.
struct MeshPlaces {
    QList<QRectF> warnings;     ///< one per line
    QList<QRectF> heads;        ///< of panes: name and product
    QList<MeshLayout> layouts;  ///< of panes
    QRectF legend;              ///< of traffic
    QRectF panel;               ///< of the shown GPU; empty without room
    double tag = 0;             ///< height of a head's line on crossing groups; 0: it is next to the name
    double tagTop = 0;          ///< below the top of a head, where it has such a line
};

[[nodiscard]] MeshPlaces meshPlaces(const MeshData& data, const MeshShading& shading, const MeshZoom& zoom, const QSizeF& size,
                                    const Theme& theme);

/// Returns everything that stays while the mouse moves: boxes, cells, names, warnings, legend. Marks are the units of the first pane, then
/// those of the second; group: the pane, item: the unit's first rank.
[[nodiscard]] Scene meshBase(const MeshData& data, const MeshShading& shading, const MeshPlaces& places, const QSizeF& size,
                             const Theme& theme);

/// Returns the highlights over the base: the cells of the shown GPU's groups in the hues of their dimensions, their links, and the panel
/// that names them. No marks.
[[nodiscard]] Scene meshOverlay(const MeshData& data, const MeshShading& shading, const MeshPlaces& places, const MeshShown& shown,
                                const Theme& theme);

/// Return the height of a pane's head, and append it: the grid's name, its product, and the links that the groups of each axis use.
[[nodiscard]] double meshHeadHeight(const MeshData& data, const MeshPane& pane, double width, const Theme& theme);
void appendMeshHead(Scene& scene, const MeshData& data, const MeshPane& pane, const QRectF& head, const Theme& theme);

/// Appends the panel alone: each group of GPU `rank`, its members, its link, and its bytes.
void appendMeshPanel(Scene& scene, const MeshData& data, int rank, const QRectF& panel, const Theme& theme);
/// Returns the texts above the map, in full.
[[nodiscard]] QStringList meshWarnings(const MeshData& data);
inline constexpr double kWarningMargin = 8;  ///< left and right of one
/// Returns the height that the panel needs in that width to leave nothing out.
[[nodiscard]] double meshPanelHeight(const MeshData& data, int rank, double width, const Theme& theme);
/// Returns whether a panel of that size shows all groups of the first GPU.
[[nodiscard]] bool isMeshPanelWhole(const MeshData& data, const QSizeF& size, const Theme& theme);

/// The most bytes of any GPU under a shading, and of any NIC.
struct HeatScale {
    double most = 0;
    double mostNic = 0;
};
[[nodiscard]] HeatScale heatScale(const MeshData& data, const MeshShading& shading);
/// The scale of the heatmap.
void appendHeatLegend(Scene& scene, const MeshData& data, const MeshShading& shading, const HeatScale& scale, const MeshPlaces& places,
                      const Theme& theme);
/// Returns what the GPUs that share NIC `nic` of `node` send over it.
[[nodiscard]] double nicBytes(const MeshData& data, const MeshShading& shading, int node, int nic);
/// Returns the hue of the shading.
[[nodiscard]] QColor heatHue(const MeshShading& shading, const Theme& theme);

}  // namespace shardscope
