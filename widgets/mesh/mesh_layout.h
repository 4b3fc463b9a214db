// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "core/collective/torus.h"
#include "widgets/theme/theme.h"

namespace shardscope {

/// The grouping of the GPUs of a cluster.
struct MeshShape {
    int world = 1;
    int gpusPerNode = 1;
    int domain = 1;  ///< GPUs that share a scale-up network
    /// Chips of one slice along each axis, where the scale-up network is a torus; a single chip: it is not.
    TorusSpan torus{};
    int pod = 0;  ///< GPUs of one pod of the network; 0: the job is in one

    [[nodiscard]] bool drawsPods() const { return pod > 0 && domain <= gpusPerNode && !isTorus(); }

    [[nodiscard]] bool isTorus() const { return torus.axes() > 0; }

    bool operator==(const MeshShape&) const = default;
};

/// The visible part of the map: `zoom` times as large as fits, around `centre` (0 to 1 each way).
struct MeshZoom {
    double zoom = 1;
    QPointF centre{0.5, 0.5};
};

/// The places of the GPUs: rows of GPUs in a box, their node (or, where it is smaller, their scale-up domain), such boxes in the box of the
/// larger of the two or, where that is a node, of a pod, and these in rows over the pane, all as large as fits. A torus has its first axis in a row, its second in a column of
/// rows, and a box for each place on its third; a slice is a box of these. Where a GPU would be too small to see, a unit of the map is a
/// whole box. Everything is a closed form of the rank, either way.
class MeshLayout {
public:
    MeshLayout() = default;
    MeshLayout(const MeshShape& shape, const QRectF& pane, const MeshZoom& zoom, const Theme& theme);

    [[nodiscard]] const QRectF& pane() const { return m_pane; }
    /// Returns the GPUs of one mark: 1, those of an inner box, or those of an outer one.
    [[nodiscard]] int gpusPerUnit() const { return m_gpusPerUnit; }
    [[nodiscard]] int units() const;
    [[nodiscard]] int firstRank(int unit) const { return unit * m_gpusPerUnit; }
    [[nodiscard]] int unitOf(int rank) const { return rank / m_gpusPerUnit; }
    /// Return places on the whole map, also outside the pane.
    [[nodiscard]] QRectF unitRect(int unit) const;
    [[nodiscard]] QRectF gpuRect(int rank) const;
    [[nodiscard]] int innerBoxes() const;
    [[nodiscard]] QRectF innerBox(int box) const;
    [[nodiscard]] int outerBoxes() const { return m_outerBoxes; }
    [[nodiscard]] QRectF outerBox(int box) const;
    [[nodiscard]] bool hasOuterBoxes() const { return m_outer > m_inner; }
    [[nodiscard]] bool innerIsNode() const { return !m_shape.isTorus() && m_shape.gpusPerNode <= m_shape.domain; }
    [[nodiscard]] const MeshShape& shape() const { return m_shape; }
    [[nodiscard]] int gpuColumns() const { return m_gpuColumns; }
    /// Returns the room between two GPUs, and around those of an inner box, in pixels.
    [[nodiscard]] double gap() const { return m_pitch - m_cell; }
    /// Returns whether there is room for the links of a torus between its chips.
    [[nodiscard]] bool hasLinks() const { return m_shape.isTorus() && m_spread > kDensePitch; }
    [[nodiscard]] int gpusPerInnerBox() const { return m_inner; }
    [[nodiscard]] int gpusPerOuterBox() const { return m_outer; }

    /// Returns the side of a GPU's cell, in pixels.
    [[nodiscard]] double side() const { return m_cell; }
    /// Return whether there is room for the names of boxes, and for a row of NICs below a node's GPUs.
    [[nodiscard]] bool hasNames() const { return m_name > 0; }
    [[nodiscard]] bool hasOuterNames() const { return m_outerName > 0; }
    [[nodiscard]] bool hasNics() const { return m_nics > 0 && innerIsNode(); }
    /// Returns the place of a NIC in the row of `nics` NICs in the box of a node; `nic` from 0.
    [[nodiscard]] QRectF nicRect(int node, int nic, int nics) const;
    /// Return the place of the name of an inner or an outer box.
    [[nodiscard]] QRectF innerName(int box) const;
    [[nodiscard]] QRectF outerName(int box) const;

    /// Returns the unit under a point of the pane; −1: none.
    [[nodiscard]] int unitAt(const QPointF& point) const;
    /// Returns the size of the whole map; larger than the pane when zoomed.
    [[nodiscard]] QSizeF content() const { return m_content; }
    /// Returns the place of a point on the whole map, 0 to 1 each way.
    [[nodiscard]] QPointF shareAt(const QPointF& point) const;

private:
    static constexpr double kDensePitch = 1.14;  ///< in sides of a GPU's cell

    void group();
    void fit(const MeshZoom& zoom, const Theme& theme);
    void measure(double unit, bool names, bool nics, bool isWhole);
    double wholeUnit(double unit, double largest, bool names, bool nics);
    [[nodiscard]] double bestUnit(int* columns) const;
    [[nodiscard]] double bestFit(bool names, bool nics);
    void place(const MeshZoom& zoom);
    [[nodiscard]] int gpuAt(int inner, const QPointF& point) const;
    [[nodiscard]] QPointF outerCorner(int box) const;
    [[nodiscard]] QPointF innerCorner(int box) const;

    MeshShape m_shape;
    QRectF m_pane;
    int m_inner = 1;  ///< GPUs of an inner box
    int m_outer = 1;
    int m_outerBoxes = 1;
    int m_gpuColumns = 1;    ///< GPUs in a row of an inner box
    int m_innerColumns = 1;  ///< inner boxes in a row of an outer one
    int m_outerColumns = 1;
    int m_gpusPerUnit = 1;
    double m_spread = kDensePitch;
    double m_outerNames = 0;  ///< height of an outer box's name, in sides of a cell
    // Lengths in pixels.
    double m_unit = 1;  ///< side of a GPU's cell, with its gap
    double m_pitch = 1;
    double m_cell = 1;
    double m_innerPadding = 0;
    double m_innerGap = 0;
    double m_outerPadding = 0;
    double m_outerGap = 0;
    double m_name = 0;
    double m_outerName = 0;
    double m_nics = 0;
    QSizeF m_innerSize;
    QSizeF m_outerSize;
    QSizeF m_content;
    QPointF m_corner;  ///< of the whole map
};

}  // namespace shardscope
