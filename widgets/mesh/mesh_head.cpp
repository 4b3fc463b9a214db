// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/mesh/mesh_scene.h"
#include "widgets/mesh/mesh_text.h"
#include "widgets/text/tr.h"
#include "widgets/theme/dimension.h"

namespace shardscope {
namespace {

/// A chip with letters where there is an axis; words otherwise.
struct Part {
    const MeshAxis* axis = nullptr;
    QString words;
    bool isLast = false;  ///< of one statement
};

/// "TP, DP: within one NVLink domain. PP: over NICs."
QList<Part> reachParts(const MeshData& data, const MeshPane& pane)
{
    QList<Part> parts;
    for (const GroupReach reach : {GroupReach::Domain, GroupReach::Mixed, GroupReach::Network}) {
        const qsizetype before = parts.size();
        for (const MeshAxis& axis : pane.axes) {
            if (reachOf(axis) == reach)
                parts.append({&axis, {}, false});
        }
        if (parts.size() > before)
            parts.append({nullptr, reachText(reach, data.domainName), true});
    }
    return parts;
}

/// "TP: x. DP: y, z."
QList<Part> torusParts(const MeshData& data, const MeshPane& pane)
{
    QList<Part> parts;
    for (const MeshAxis& axis : pane.axes) {
        if (axis.placement.ranks > 1)
            parts << Part{&axis, {}, false} << Part{nullptr, torusText(data, axis), true};
    }
    return parts;
}

/// Lays out line by line; returns the height.
class HeadBuilder {
public:
    HeadBuilder(const QRectF& head, const Theme& theme, Scene* scene) : m_head(head), m_theme(theme), m_scene(scene), m_at(head.topLeft())
    {
        m_line = std::ceil(theme.lineHeight(TextStyle::Caption) + theme.px(4));
    }

    double build(const MeshData& data, const MeshPane& pane)
    {
        m_at.ry() += addLine(pane.name, TextStyle::Strong, ColorRole::Text);
        m_at.ry() += addLine(productText(data, pane), TextStyle::Caption, ColorRole::Muted) + m_theme.px(2);
        const QList<Part> parts = data.shape.isTorus() ? torusParts(data, pane) : reachParts(data, pane);
        for (const Part& part : parts)
            addPart(part);
        const double last = parts.isEmpty() ? 0 : m_line;
        return m_at.y() + last - m_head.top() + m_theme.px(6);
    }

private:
    double addLine(const QString& words, TextStyle style, ColorRole role)
    {
        const double height = m_theme.lineHeight(style);
        if (m_scene)
            m_scene->texts.append({QRectF(m_at, QSizeF(m_head.width(), height)), Qt::AlignLeft | Qt::AlignVCenter,
                                   elided(words, style, m_head.width()), m_theme.color(role), style});
        return height;
    }

    [[nodiscard]] QString elided(const QString& words, TextStyle style, double width) const
    {
        return QFontMetricsF(m_theme.font(style)).elidedText(words, Qt::ElideRight, width);
    }

    void addPart(const Part& part)
    {
        const QString& words = part.axis ? part.axis->letters : part.words;
        const double width = m_theme.textWidth(TextStyle::Caption, words) + m_theme.px(part.axis ? 10 : 1);
        if (m_at.x() > m_head.left() && m_at.x() + width > m_head.right())
            m_at = QPointF(m_head.left(), m_at.y() + m_line);
        const QRectF box(m_at.x(), m_at.y(), std::min(width, m_head.right() - m_at.x()), m_line - m_theme.px(3));
        if (m_scene)
            draw(part, words, box);
        m_at.rx() += width + m_theme.px(part.isLast ? 14 : 4);
    }

    void draw(const Part& part, const QString& words, const QRectF& box)
    {
        if (part.axis) {
            const QColor hue = m_theme.color(roleOf(part.axis->axis));
            m_scene->rects.append({box, hue, m_theme.edgeOf(hue), Hatch::None, -1, m_theme.px(3)});
            m_scene->texts.append({box, Qt::AlignCenter, words, inkOn(hue), TextStyle::Caption});
        } else {
            m_scene->texts.append({box, Qt::AlignLeft | Qt::AlignVCenter, elided(words, TextStyle::Caption, box.width()),
                                   m_theme.color(ColorRole::Text), TextStyle::Caption});
        }
    }

    QRectF m_head;
    const Theme& m_theme;
    Scene* m_scene;
    QPointF m_at;
    double m_line = 0;
};

}  // namespace

double meshHeadHeight(const MeshData& data, const MeshPane& pane, double width, const Theme& theme)
{
    return std::ceil(HeadBuilder(QRectF(0, 0, width, 1e5), theme, nullptr).build(data, pane));
}

void appendMeshHead(Scene& scene, const MeshData& data, const MeshPane& pane, const QRectF& head, const Theme& theme)
{
    (void)HeadBuilder(head, theme, &scene).build(data, pane);
}

}  // namespace shardscope
