// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "widgets/mesh/mesh_scene.h"
#include "widgets/mesh/mesh_text.h"
#include "widgets/mesh/mesh_torus.h"
#include "widgets/theme/dimension.h"

namespace shardscope {

namespace {

constexpr double kSmallestOutlined = 7;

class OverlayBuilder {
public:
    OverlayBuilder(const MeshData& data, const MeshShading& shading, const MeshPlaces& places, const MeshShown& shown, const Theme& theme)
        : m_data(data), m_shading(shading), m_places(places), m_shown(shown), m_theme(theme), m_line(theme.lineHeight(TextStyle::Caption))
    {
    }

    Scene build()
    {
        for (int pane = 0; pane < static_cast<int>(m_data.panes.size()); ++pane) {
            if (m_shown.rank >= 0 && m_shown.rank < m_data.shape.world)
                drawRank(m_data.panes[pane], m_places.layouts[pane]);
            else if (m_shown.stage >= 0)
                drawStage(m_data.panes[pane], m_places.layouts[pane]);
        }
        if (m_shown.rank >= 0 && m_shown.rank < m_data.shape.world && !m_places.panel.isEmpty())
            appendMeshPanel(m_scene, m_data, m_shown.rank, m_places.panel, m_theme);
        return std::move(m_scene);
    }

private:
    void drawRank(const MeshPane& pane, const MeshLayout& layout)
    {
        for (const MeshAxis& axis : pane.axes) {
            const bool isMeant = !m_shown.axis || *m_shown.axis == axis.axis;
            if (!m_shading.traffic && isMeant && pane.sizeOf(axis) > 1)
                drawGroup(axis, pane.groupOf(m_shown.rank, axis), layout);
        }
        drawSelf(layout);
    }

    void drawCell(int rank, const MeshLayout& layout, const QColor& fill, const QString& letters, Hatch hatch = Hatch::None)
    {
        const QRectF whole = layout.unitRect(layout.unitOf(rank));
        const QRectF seen = whole.intersected(layout.pane());
        if (seen.isEmpty())
            return;
        m_scene.rects.append({seen, fill, layout.side() >= kSmallestOutlined ? m_theme.edgeOf(fill) : QColor(Qt::transparent), hatch});
        if (seen == whole && layout.gpusPerUnit() == 1)
            drawCellTexts(rank, whole, fill, hatch, letters);
    }

    /// Letters, and the number above them where there is room for both; the number alone where there are none.
    void drawCellTexts(int rank, const QRectF& cell, const QColor& fill, Hatch hatch, const QString& letters)
    {
        const QColor ink = inkOn(fill);
        const double line = m_line;
        if (cell.height() < line)
            return;
        const QString number = QString::number(m_data.gpuOf(rank));
        const auto fits = [&](TextStyle style, const QString& text) { return m_theme.textWidth(style, text) <= cell.width(); };
        const bool hasNumber = fits(TextStyle::Caption, number) && (letters.isEmpty() || cell.height() >= 2 * line);
        if (hatch != Hatch::None && m_theme.textWidth(TextStyle::Caption, letters) + 2 <= cell.width()) {
            // Letters on a pattern are hard to read.
            const double width = std::min(cell.width() - 4, m_theme.textWidth(TextStyle::Strong, letters) + m_theme.px(6));
            const double height = std::min(cell.height() - 4, hasNumber ? 2 * line : line);
            m_scene.rects.append(
                {QRectF(std::round(cell.center().x() - width / 2), std::round(cell.center().y() - height / 2), width, height), fill});
        }
        if (hasNumber) {
            const QRectF above(cell.left(), cell.center().y() - line, cell.width(), line);
            m_scene.texts.append({letters.isEmpty() ? cell : above, Qt::AlignCenter, number, ink, TextStyle::Caption});
        }
        const TextStyle style = fits(TextStyle::Strong, letters) ? TextStyle::Strong : TextStyle::Caption;
        if (!letters.isEmpty() && fits(style, letters)) {
            const QRectF below(cell.left(), cell.center().y() - 2, cell.width(), line);
            m_scene.texts.append({hasNumber ? below : cell, Qt::AlignCenter, letters, ink, style});
        }
    }

    void drawGroup(const MeshAxis& axis, const std::vector<int>& ranks, const MeshLayout& layout)
    {
        const QColor hue = m_theme.color(roleOf(axis.axis));
        int last = -1;
        for (const int rank : ranks) {
            // Members in one unit are drawn once.
            if (rank == m_shown.rank || layout.unitOf(rank) == last)
                continue;
            last = layout.unitOf(rank);
            const bool inside = rank / m_data.shape.domain == m_shown.rank / m_data.shape.domain;
            drawCell(rank, layout, hue, axis.letters, inside ? Hatch::None : Hatch::Rising);
            if (!inside) {
                drawNic(rank, layout, hue);
                drawNic(m_shown.rank, layout, m_theme.color(ColorRole::Text));
            }
        }
        appendTorusRings(m_scene, layout, ranks, m_shown.rank, axis.axis, m_theme);
    }

    void drawNic(int rank, const MeshLayout& layout, const QColor& fill)
    {
        if (!layout.hasNics() || layout.gpusPerUnit() > 1)
            return;
        const int gpus = m_data.shape.gpusPerNode;
        const int nic = rank % gpus * m_data.nicsPerNode / gpus;
        const QRectF seen = layout.nicRect(rank / gpus, nic, m_data.nicsPerNode).intersected(layout.pane());
        if (!seen.isEmpty())
            m_scene.rects.append({seen, fill, m_theme.edgeOf(fill)});
    }

    void drawSelf(const MeshLayout& layout)
    {
        const QRectF cell = layout.unitRect(layout.unitOf(m_shown.rank)).intersected(layout.pane());
        if (cell.isEmpty())
            return;
        const QColor ink = m_theme.color(ColorRole::Text);
        if (!m_shading.traffic) {
            drawCell(m_shown.rank, layout, ink, {});
            // Tiny cells need something around them to be found.
            if (layout.side() >= kSmallestOutlined * 2)
                return;
        }
        drawFrame(cell.adjusted(-2, -2, 2, 2), ink);
    }

    void drawFrame(const QRectF& rect, const QColor& color)
    {
        const double width = m_theme.px(2);
        for (const QLineF& line : {QLineF(rect.topLeft(), rect.topRight()), QLineF(rect.topRight(), rect.bottomRight()),
                                   QLineF(rect.bottomRight(), rect.bottomLeft()), QLineF(rect.bottomLeft(), rect.topLeft())})
            m_scene.lines.append({line, color, width});
    }

    void drawStage(const MeshPane& pane, const MeshLayout& layout)
    {
        const QColor hue = m_theme.color(ColorRole::PipelineParallel);
        int last = -1;
        for (int rank = 0; rank < m_data.shape.world; ++rank) {
            if (pane.grid.coordinate(rank, Axis::Pp) != m_shown.stage || layout.unitOf(rank) == last)
                continue;
            last = layout.unitOf(rank);
            drawCell(rank, layout, hue, lettersOf(Axis::Pp));
        }
    }

    const MeshData& m_data;
    const MeshShading& m_shading;
    const MeshPlaces& m_places;
    const MeshShown& m_shown;
    const Theme& m_theme;
    double m_line;  ///< height of a caption
    Scene m_scene;
};

}  // namespace

Scene meshOverlay(const MeshData& data, const MeshShading& shading, const MeshPlaces& places, const MeshShown& shown, const Theme& theme)
{
    if (data.panes.isEmpty())
        return {};
    return OverlayBuilder(data, shading, places, shown, theme).build();
}

}  // namespace shardscope
