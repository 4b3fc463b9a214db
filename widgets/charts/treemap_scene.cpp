// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/treemap_scene.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/charts/squarify.h"
#include "widgets/charts/value_axis.h"

namespace shardscope {

namespace {

/// Each edge rounded on its own, so that neighbours still touch.
QRectF onPixels(const QRectF& rect)
{
    return QRectF(QPointF(std::round(rect.left()), std::round(rect.top())), QPointF(std::round(rect.right()), std::round(rect.bottom())));
}

class TreemapBuilder {
public:
    TreemapBuilder(const TreemapData& data, const QSizeF& size, const Theme& theme) : m_data(data), m_theme(theme) { m_scene.size = size; }
    [[nodiscard]] Scene build();

private:
    void drawGroup(int group, const QRectF& place);
    void drawTile(const TreemapTile& tile, int group, int item, const QRectF& place);
    void writeName(const QRectF& box, const QString& name, const QColor& ink);
    void writeValue(const QRectF& box, const QString& value, TextStyle style, const QColor& ink, Qt::Alignment side);
    int addMark(const QRectF& place, int group, int item);

    const TreemapData& m_data;
    const Theme& m_theme;
    Scene m_scene;
};

int TreemapBuilder::addMark(const QRectF& place, int group, int item)
{
    m_scene.marks.append({place, group, item});
    return static_cast<int>(m_scene.marks.size()) - 1;
}

/// A name is cut with an ellipsis, or left out where hardly anything of it would remain.
void TreemapBuilder::writeName(const QRectF& box, const QString& name, const QColor& ink)
{
    if (box.height() < m_theme.lineHeight(TextStyle::Caption) * 0.95)
        return;
    const QString cut = QFontMetricsF(m_theme.font(TextStyle::Caption)).elidedText(name, Qt::ElideRight, box.width());
    if (cut.size() >= std::min<qsizetype>(name.size(), 5))
        m_scene.texts.append({box, Qt::AlignLeft | Qt::AlignTop, cut, ink, TextStyle::Caption});
}

/// A number is whole or absent: half of one is another number.
void TreemapBuilder::writeValue(const QRectF& box, const QString& value, TextStyle style, const QColor& ink, Qt::Alignment side)
{
    if (box.height() >= m_theme.lineHeight(style) * 0.95 && box.width() >= m_theme.textWidth(style, value))
        m_scene.texts.append({box, side | Qt::AlignTop, value, ink, style});
}

void TreemapBuilder::drawTile(const TreemapTile& tile, int group, int item, const QRectF& place)
{
    const int mark = addMark(place, group, item);
    if (place.width() < 1 || place.height() < 1)
        return;
    const QColor fill = m_theme.color(m_data.groups[group].role);
    m_scene.rects.append({place, fill, mixed(fill, m_theme.color(ColorRole::Card), 0.75), Hatch::None, mark});
    const double inset = m_theme.px(5);
    QRectF box = place.adjusted(inset, m_theme.px(3), -inset, -m_theme.px(2));
    const QColor ink = inkOn(fill);
    writeName(box, tile.name, ink);
    box.setTop(box.top() + m_theme.lineHeight(TextStyle::Caption));
    writeValue(box, m_data.format.text(tile.value), TextStyle::Strong, ink, Qt::AlignLeft);
}

void TreemapBuilder::drawGroup(int group, const QRectF& place)
{
    const TreemapGroup& of = m_data.groups[group];
    const double header = std::ceil(m_theme.lineHeight(TextStyle::Caption) + m_theme.px(6));
    const bool headed = place.height() > header * 2 && place.width() > m_theme.px(40);
    QRectF body = place;
    const int mark = addMark(place, group, -1);
    if (headed) {
        const QRectF bar(place.left(), place.top(), place.width(), header);
        body.setTop(bar.bottom());
        const QColor fill = m_theme.color(ColorRole::Field);
        m_scene.rects.append({bar, fill, Qt::transparent, Hatch::None, mark});
        const double swatch = m_theme.px(9);
        const QColor hue = m_theme.color(of.role);
        const QRectF box(bar.left() + m_theme.px(5), std::round(bar.center().y() - swatch / 2), swatch, swatch);
        m_scene.rects.append({box, hue, m_theme.edgeOf(hue), m_theme.hatch(of.role), mark, m_theme.px(2)});
        const QRectF text = bar.adjusted(swatch + m_theme.px(11), m_theme.px(3), -m_theme.px(5), 0);
        const QColor ink = m_theme.color(ColorRole::Text);
        writeName(text, of.name, ink);
        const double used = m_theme.textWidth(TextStyle::Caption, of.name) + m_theme.px(8);
        writeValue(text.adjusted(used, 0, 0, 0), m_data.format.text(of.total()), TextStyle::Caption, ink, Qt::AlignRight);
    }
    QList<double> values;
    for (const TreemapTile& tile : of.tiles)
        values.append(tile.value);
    const QList<QRectF> pieces = squarify(values, body);
    for (int i = 0; i < static_cast<int>(of.tiles.size()); ++i)
        drawTile(of.tiles[i], group, i, onPixels(pieces[i]));
}

Scene TreemapBuilder::build()
{
    m_scene.plot = QRectF(QPointF(), m_scene.size);
    QList<double> totals;
    for (const TreemapGroup& group : m_data.groups)
        totals.append(group.total());
    if (std::none_of(totals.begin(), totals.end(), [](double total) { return total > 0; })) {
        drawMessage(m_scene, m_data.whenEmpty, m_theme);
        return m_scene;
    }
    const QList<QRectF> places = squarify(totals, m_scene.plot);
    for (int i = 0; i < static_cast<int>(places.size()); ++i) {
        // Two pixels of card between the groups.
        const QRectF place = onPixels(places[i]);
        const bool atRight = place.right() >= m_scene.plot.right() - 1;
        const bool atBottom = place.bottom() >= m_scene.plot.bottom() - 1;
        if (!places[i].isEmpty())
            drawGroup(i, place.adjusted(0, 0, atRight ? 0 : -m_theme.px(3), atBottom ? 0 : -m_theme.px(3)));
    }
    return m_scene;
}

}  // namespace

Scene treemapScene(const TreemapData& data, const QSizeF& size, const Theme& theme) { return TreemapBuilder(data, size, theme).build(); }

}  // namespace shardscope
