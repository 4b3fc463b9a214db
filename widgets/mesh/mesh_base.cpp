// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>

#include <algorithm>

#include "widgets/mesh/heat.h"
#include "widgets/mesh/mesh_scene.h"
#include "widgets/mesh/mesh_text.h"
#include "widgets/mesh/mesh_torus.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {

namespace {

/// Edges and texts in smaller cells are noise.
constexpr double kSmallestEdged = 7;
/// And so are hundreds of boxes with the edge of a warning.
constexpr double kSmallestWarned = 14;

class BaseBuilder {
public:
    BaseBuilder(const MeshData& data, const MeshShading& shading, const MeshPlaces& places, const Theme& theme)
        : m_data(data), m_shading(shading), m_places(places), m_theme(theme)
    {
        m_line = theme.lineHeight(TextStyle::Caption);
        m_widestNumber = theme.textWidth(TextStyle::Caption, QString::number(data.gpuOf(data.shape.world - 1)));
        if (shading.traffic) {
            m_scale = heatScale(data, shading);
            m_widestBytes = theme.textWidth(TextStyle::Caption, bytesText(888.8 * 1024 * 1024));
        }
    }

    Scene build(const QSizeF& size)
    {
        m_scene.size = size;
        drawWarnings();
        for (int pane = 0; pane < static_cast<int>(m_data.panes.size()); ++pane)
            drawPane(pane);
        if (m_shading.traffic && !m_places.layouts.isEmpty())
            appendHeatLegend(m_scene, m_data, m_shading, m_scale, m_places, m_theme);
        return std::move(m_scene);
    }

private:
    void drawWarnings();
    void drawPane(int pane);
    void drawHead(const MeshPane& pane, const QRectF& head, const QRectF& map);
    void drawBoxes(const MeshLayout& layout, bool crosses);
    [[nodiscard]] QString boxName(const MeshLayout& layout, bool outer, int box) const;
    void drawEnclosure(const QRectF& box, const QRectF& pane);
    void drawBox(const QRectF& box, const QRectF& name, const QString& text, ColorRole fill, bool crosses, const QRectF& pane);
    void drawUnits(int pane, const MeshLayout& layout);
    void drawCellTexts(const QRectF& cell, int rank, const QColor& fill);
    void drawNics(const MeshLayout& layout);
    [[nodiscard]] double meanBytes(int first, int count) const;
    [[nodiscard]] bool crosses(const MeshPane& pane) const
    {
        return std::any_of(pane.axes.begin(), pane.axes.end(), [](const MeshAxis& axis) { return axis.crosses; });
    }

    const MeshData& m_data;
    const MeshShading& m_shading;
    const MeshPlaces& m_places;
    const Theme& m_theme;
    HeatScale m_scale;
    double m_widestBytes = 0;
    double m_widestNumber = 0;
    double m_line = 0;  ///< height of a caption: to ask a font of each cell would take longer than to draw it
    Scene m_scene;
};

void BaseBuilder::drawWarnings()
{
    const QStringList sentences = meshWarnings(m_data);
    const qsizetype warnings = m_data.warnings.size();
    for (qsizetype i = 0; i < sentences.size() && i < m_places.warnings.size(); ++i) {
        const ColorRole role = i < warnings ? ColorRole::Warning : ColorRole::Hint;
        const QColor ink = m_theme.color(role);
        const QRectF& box = m_places.warnings[i];
        m_scene.rects.append({box, mixed(m_theme.color(ColorRole::Card), ink, 0.1), ink, Hatch::None, -1, m_theme.px(4)});
        const QString& text = sentences[i];
        const double room = box.width() - 2 * m_theme.px(kWarningMargin);
        const bool isWrapped = m_theme.isForAudience();
        const QString whole = isWrapped ? text : QFontMetricsF(m_theme.font(TextStyle::Body)).elidedText(text, Qt::ElideRight, room);
        m_scene.texts.append({box.adjusted(m_theme.px(kWarningMargin), 0, -m_theme.px(kWarningMargin), 0), Qt::AlignLeft | Qt::AlignVCenter,
                              whole, m_theme.color(ColorRole::Text), TextStyle::Body, isWrapped});
    }
}

void BaseBuilder::drawHead(const MeshPane& pane, const QRectF& head, const QRectF& map)
{
    appendMeshHead(m_scene, m_data, pane, head, m_theme);
    QStringList letters;
    for (const MeshAxis& axis : pane.axes) {
        if (axis.crosses)
            letters << axis.letters;
    }
    if (letters.isEmpty())
        return;
    const QString text = tr("%1 crosses").arg(letters.join(QStringLiteral(", ")));
    const double width = m_theme.textWidth(TextStyle::Strong, text) + m_theme.px(14);
    const double line = m_theme.lineHeight(TextStyle::Strong);
    const double top = head.top() + (m_places.tag > 0 ? m_places.tagTop : 0);
    const QRectF tag(m_places.tag > 0 ? head.left() : map.right() - width, top, width, line + m_theme.px(4));
    const QColor fill = m_theme.color(ColorRole::Warning);
    m_scene.rects.append({tag, fill, fill, Hatch::None, -1, m_theme.px(4)});
    m_scene.texts.append({tag, Qt::AlignCenter, text, inkOn(fill), TextStyle::Strong});
}

void BaseBuilder::drawBox(const QRectF& box, const QRectF& name, const QString& text, ColorRole fill, bool crosses, const QRectF& pane)
{
    const QRectF seen = box.intersected(pane);
    if (seen.isEmpty())
        return;
    m_scene.rects.append({seen, m_theme.color(fill), m_theme.color(crosses ? ColorRole::Warning : ColorRole::Outline)});
    if (text.isEmpty() || !pane.contains(name))
        return;
    // "NVLink domain 3: 72 GPUs", or where that is too long "NVLink domain 3".
    const QString shorter = text.section(u':', 0, 0);
    for (const QString& words : {text, shorter}) {
        if (m_theme.textWidth(TextStyle::Caption, words) <= name.width()) {
            m_scene.texts.append({name, Qt::AlignLeft | Qt::AlignVCenter, words, m_theme.color(ColorRole::Muted), TextStyle::Caption});
            return;
        }
    }
}

QString BaseBuilder::boxName(const MeshLayout& layout, bool outer, int box) const
{
    const bool isNode = m_data.shape.isTorus() ? false : outer != layout.innerIsNode();
    if (isNode) {
        const int number = m_data.nodeOf(box * m_data.shape.gpusPerNode);
        const QString kind = kindOfNode(m_data, box * m_data.shape.gpusPerNode);
        return kind.isEmpty() ? tr("node %1").arg(number) : tr("node %1: %2", "its number, its GPU").arg(number).arg(kind);
    }
    if (outer && m_data.shape.drawsPods()) {
        const int first = box * m_data.shape.pod / m_data.shape.gpusPerNode;
        const int last = (std::min((box + 1) * m_data.shape.pod, m_data.shape.world) - 1) / m_data.shape.gpusPerNode;
        return first == last ? tr("pod %1, node %2").arg(box).arg(first) : tr("pod %1, nodes %2 to %3").arg(box).arg(first).arg(last);
    }
    if (!m_data.shape.isTorus() || outer || !layout.hasOuterBoxes())
        return domainBoxName(m_data, box);
    return QStringLiteral("%1 = %2").arg(torusAxisName(2)).arg(box % m_data.shape.torus.along[2]);
}

void BaseBuilder::drawBoxes(const MeshLayout& layout, bool crosses)
{
    for (int box = 0; layout.hasOuterBoxes() && box < layout.outerBoxes(); ++box) {
        const QString text = layout.hasOuterNames() ? boxName(layout, true, box) : QString();
        drawBox(layout.outerBox(box), layout.outerName(box), text, ColorRole::Surface, crosses, layout.pane());
        if (layout.innerIsNode() && !crosses)
            drawEnclosure(layout.outerBox(box), layout.pane());
    }
    if (layout.gpusPerUnit() > 1)
        return;
    for (int box = 0; box < layout.innerBoxes(); ++box) {
        const QString text = layout.hasNames() ? boxName(layout, false, box) : QString();
        drawBox(layout.innerBox(box), layout.innerName(box), text, ColorRole::Field, crosses && !layout.hasOuterBoxes(), layout.pane());
    }
}

/// A rack's network is more than the edge of a box.
void BaseBuilder::drawEnclosure(const QRectF& box, const QRectF& pane)
{
    const double width = m_theme.px(2);
    if (!pane.contains(box) || box.width() < 8 * width)
        return;
    const QColor color = mixed(m_theme.color(ColorRole::Outline), m_theme.color(ColorRole::Text), 0.45);
    const QRectF inside = box.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    for (const QLineF& line : {QLineF(inside.topLeft(), inside.topRight()), QLineF(inside.topRight(), inside.bottomRight()),
                               QLineF(inside.bottomRight(), inside.bottomLeft()), QLineF(inside.bottomLeft(), inside.topLeft())})
        m_scene.lines.append({line, color, width});
}

double BaseBuilder::meanBytes(int first, int count) const
{
    if (!m_data.traffic)
        return 0;
    const int end = std::min(first + count, m_data.shape.world);
    double sum = 0;
    for (int rank = first; rank < end; ++rank)
        sum += bytesOf(m_data.traffic->ranks[static_cast<std::size_t>(rank)], m_shading).value();
    return sum / (end - first);
}

void BaseBuilder::drawUnits(int pane, const MeshLayout& layout)
{
    const QColor plain = m_theme.color(ColorRole::Idle);
    const QColor edge = m_theme.edgeOf(plain);
    const QColor hue = heatHue(m_shading, m_theme);
    const bool edged = layout.side() >= kSmallestEdged;
    m_scene.rects.reserve(m_scene.rects.size() + layout.units());
    m_scene.marks.reserve(m_scene.marks.size() + layout.units());
    for (int unit = 0; unit < layout.units(); ++unit) {
        const QRectF whole = layout.unitRect(unit);
        const QRectF seen = whole.intersected(layout.pane());
        const int rank = layout.firstRank(unit);
        const int mark = static_cast<int>(m_scene.marks.size());
        m_scene.marks.append({seen, pane, rank});
        if (seen.isEmpty())
            continue;
        QColor fill = plain;
        if (m_shading.traffic)
            fill = heatColor(m_scale.most > 0 ? meanBytes(rank, layout.gpusPerUnit()) / m_scale.most : 0, hue, m_theme);
        const QColor border = !edged ? QColor(Qt::transparent) : m_shading.traffic ? m_theme.edgeOf(fill) : edge;
        m_scene.rects.append({seen, fill, border, Hatch::None, mark});
        if (seen == whole && layout.gpusPerUnit() == 1)
            drawCellTexts(whole, rank, fill);
    }
}

void BaseBuilder::drawCellTexts(const QRectF& cell, int rank, const QColor& fill)
{
    const double line = m_line;
    if (cell.height() < line || m_widestNumber > cell.width())
        return;
    const QString number = QString::number(m_data.gpuOf(rank));
    const bool two = m_shading.traffic && cell.height() >= 2 * line && m_widestBytes + 2 <= cell.width();
    const QRectF top(cell.left(), cell.top() + (two ? cell.height() / 2 - line : 0), cell.width(), two ? line : cell.height());
    m_scene.texts.append({top, Qt::AlignCenter, number, inkOn(fill), TextStyle::Caption});
    if (!two || !m_data.traffic)
        return;
    const double bytes = bytesOf(m_data.traffic->ranks[static_cast<std::size_t>(rank)], m_shading).value();
    m_scene.texts.append({top.translated(0, line), Qt::AlignCenter, bytesText(bytes), inkOn(fill), TextStyle::Caption});
}

void BaseBuilder::drawNics(const MeshLayout& layout)
{
    const QColor hue = heatHue(m_shading, m_theme);
    for (int node = 0; node < layout.innerBoxes(); ++node) {
        for (int nic = 0; nic < m_data.nicsPerNode; ++nic) {
            const QRectF rect = layout.nicRect(node, nic, m_data.nicsPerNode).intersected(layout.pane());
            if (rect.isEmpty())
                continue;
            QColor fill = m_theme.color(ColorRole::Groove);
            if (m_shading.traffic)
                fill = heatColor(m_scale.mostNic > 0 ? nicBytes(m_data, m_shading, node, nic) / m_scale.mostNic : 0, hue, m_theme);
            m_scene.rects.append({rect, fill, m_theme.edgeOf(fill)});
        }
    }
}

void BaseBuilder::drawPane(int pane)
{
    const MeshPane& of = m_data.panes[pane];
    const MeshLayout& layout = m_places.layouts[pane];
    if (pane == 0)
        m_scene.plot = layout.pane();
    drawHead(of, m_places.heads[pane], layout.pane());
    drawBoxes(layout, crosses(of) && layout.side() >= kSmallestWarned);
    appendTorusLinks(m_scene, layout, m_theme);
    drawUnits(pane, layout);
    if (layout.hasNics() && layout.gpusPerUnit() == 1)
        drawNics(layout);
}

}  // namespace

Scene meshBase(const MeshData& data, const MeshShading& shading, const MeshPlaces& places, const QSizeF& size, const Theme& theme)
{
    if (data.panes.isEmpty()) {
        Scene scene;
        scene.size = size;
        scene.texts.append(
            {QRectF(QPointF(), size), Qt::AlignCenter, data.whenEmpty, theme.color(ColorRole::Muted), TextStyle::Body, true});
        return scene;
    }
    return BaseBuilder(data, shading, places, theme).build(size);
}

QStringList meshWarnings(const MeshData& data)
{
    QStringList sentences;
    for (const QString& warning : data.warnings)
        sentences << tr("Crossing: %1").arg(warning);
    if (!data.whatIf.isEmpty())
        sentences << tr("What if: %1").arg(data.whatIf);
    return sentences;
}

}  // namespace shardscope
