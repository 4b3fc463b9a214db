// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layer/layer_scene.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/charts/value_axis.h"
#include "widgets/layer/layer_diagram.h"
#include "widgets/layer/tensor_glyph.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"
#include "widgets/theme/dimension.h"

namespace shardscope {
namespace {

constexpr double kRowHeight = 34;
constexpr double kTransferHeight = 19;
constexpr double kGlyphWidth = 30;
constexpr double kWidestGlyph = 220;
constexpr double kGlyphMargin = 6;
constexpr double kGlyphGap = 17;
/// Rows grow with the room up to so much of their own height.
constexpr double kMostStretch = 2.4;
/// Where there is room, the rows with the tallest tensors take so much more of it.
constexpr double kMostShare = 1.8;
constexpr double kMostTransferStretch = 1.4;
constexpr double kChipHeight = 15;

/// A column of figures at the right. Those of lower rank go where there is no room.
struct Figure {
    QString heading;
    int rank = 0;
    std::function<QString(const LayerRow&)> text;
};

std::array<Figure, 6> figures()
{
    return {{{tr("FLOP"), 2, [](const LayerRow& row) { return row.flop > 0 ? flopText(row.flop) : QStringLiteral("–"); }},
             {tr("moved"), 4, [](const LayerRow& row) { return bytesText(row.movedBytes); }},
             {tr("kept"), 3, [](const LayerRow& row) { return row.keptBytes > 0 ? bytesText(row.keptBytes) : QStringLiteral("–"); }},
             {tr("forward"), 0, [](const LayerRow& row) { return shortTimeText(row.forwardSeconds); }},
             {tr("backward"), 1, [](const LayerRow& row) { return shortTimeText(row.backwardSeconds); }},
             {tr("bound by"), 5, [](const LayerRow& row) { return row.bound; }}}};
}

class LayerBuilder {
public:
    LayerBuilder(const LayerDiagramData& data, const QSizeF& size, const Theme& theme) : m_data(data), m_theme(theme), m_tensors(data)
    {
        m_scene.size = size;
    }

    Scene build()
    {
        if (m_data.rows.isEmpty()) {
            drawMessage(m_scene, m_data.whenEmpty, m_theme);
            return m_scene;
        }
        placeColumns();
        fitRows();
        m_perDoubling =
            m_tensors.longestDoubling(m_data, m_glyph, [this](const LayerRow& row) { return rowHeight(row) - px(kGlyphMargin); });
        drawHead();
        double y = headHeight();
        for (qsizetype i = 0; i < m_data.rows.size(); ++i)
            y = drawRow(static_cast<int>(i), y);
        m_scene.plot = QRectF(0, headHeight(), m_scene.size.width(), y - headHeight());
        drawFoot(y);
        return m_scene;
    }

private:
    [[nodiscard]] double px(double pixels) const { return m_theme.px(pixels); }
    [[nodiscard]] double headHeight() const { return m_theme.lineHeight(TextStyle::Caption) * 1.4; }
    [[nodiscard]] double footHeight() const { return headHeight(); }
    [[nodiscard]] double widest(TextStyle style, const QString& (*of)(const LayerRow&)) const
    {
        double width = 0;
        for (const LayerRow& row : m_data.rows)
            width = std::max(width, m_theme.textWidth(style, of(row)));
        return width;
    }

    void placeColumns()
    {
        m_nameX = px(26);
        m_glyphX = m_nameX + widest(TextStyle::Strong, [](const LayerRow& row) -> const QString& { return row.name; }) + px(14);
        m_glyph = px(kGlyphWidth);
        double free = m_scene.size.width() - m_glyphX - 3 * m_glyph - px(2 * kGlyphGap + 12);
        m_shapeWidth = 0;
        for (const LayerRow& row : m_data.rows)
            m_shapeWidth = std::max(m_shapeWidth, m_theme.textWidth(TextStyle::Caption, shapeText(row)));
        m_shapeWidth += px(10);
        // Figures that matter most come first, then the shapes, then the rest of the figures.
        std::array<double, 6> widths{};
        const auto all = figures();
        for (std::size_t i = 0; i < all.size(); ++i) {
            widths[i] = m_theme.textWidth(TextStyle::Caption, all[i].heading);
            for (const LayerRow& row : m_data.rows)
                widths[i] = std::max(widths[i], m_theme.textWidth(TextStyle::Caption, all[i].text(row)));
            widths[i] += px(14);
        }
        std::array<bool, 6> shown{};
        bool shapes = false;
        for (int rank = 0; rank < 6; ++rank) {
            if (rank == 2 && m_shapeWidth <= free) {
                shapes = true;
                free -= m_shapeWidth;
            }
            const auto at = static_cast<std::size_t>(
                std::find_if(all.begin(), all.end(), [rank](const Figure& figure) { return figure.rank == rank; }) - all.begin());
            if (widths[at] > free)
                break;
            shown[at] = true;
            free -= widths[at];
        }
        if (!shapes)
            m_shapeWidth = 0;
        // The remaining room makes the tensors larger.
        m_glyph += std::clamp(free / 3, 0.0, px(kWidestGlyph - kGlyphWidth));
        m_shapeX = m_glyphX + 3 * m_glyph + px(2 * kGlyphGap + 8);
        double x = m_scene.size.width();
        for (std::size_t i = all.size(); i-- > 0;) {
            if (!shown[i])
                continue;
            x -= widths[i];
            m_figures.prepend({x, widths[i], all[i]});
        }
    }

    void text(const QRectF& box, const QString& what, ColorRole role, TextStyle style,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter)
    {
        m_scene.texts.append({box, alignment, what, m_theme.color(role), style});
    }

    [[nodiscard]] double rowHeight(const LayerRow& row) const { return px(kRowHeight) * m_squeeze * shareOf(row); }
    /// How much of the height a row takes, for one of low tensors.
    [[nodiscard]] double shareOf(const LayerRow& row) const { return std::max(1.0, m_mostShare * m_tensors.heightShare(row)); }
    [[nodiscard]] double transferHeight() const { return px(kTransferHeight) * m_transferSqueeze; }

    /// Rows and what is between fill the height.
    void fitRows()
    {
        const double fixed = headHeight() + footHeight();
        const double room = m_scene.size.height() - fixed;
        const double squeeze = room / (layerSceneHeight(m_data, m_theme) - fixed);
        m_transferSqueeze = std::min(squeeze, kMostTransferStretch);
        m_mostShare = std::clamp(squeeze, 1.0, kMostShare);
        double transfers = 0;
        double rows = 0;
        for (const LayerRow& row : m_data.rows) {
            transfers += static_cast<double>(row.transfers.size()) * transferHeight();
            rows += px(kRowHeight) * shareOf(row);
        }
        m_squeeze = std::min(kMostStretch, (room - transfers) / rows);
    }

    [[nodiscard]] TensorGlyphs glyphs() const { return {m_tensors, m_perDoubling, m_glyph}; }

    /// Says what the scale is: two sizes as long as they are drawn.
    void drawFoot(double y)
    {
        if (!(m_perDoubling > 0))
            return;
        double x = m_nameX;
        const auto say = [&](const QString& words) {
            const double width = m_theme.textWidth(TextStyle::Caption, words);
            if (x + width <= m_scene.size.width())
                text({x, y, width + 1, footHeight()}, words, ColorRole::Muted, TextStyle::Caption);
            x += width + px(8);
        };
        say(tr("Side lengths on one logarithmic scale:"));
        const double first = std::exp2(std::ceil(std::log2(m_tensors.smallest())));
        for (const double size : {first, 8 * first}) {
            const double length = glyphs().lengthOf(size);
            drawBar(x, y + footHeight() / 2, length);
            x += length + px(5);
            say(QLocale().toString(size, 'f', 0));
        }
        say(tr("rows down, columns across; filled: one rank's part"));
    }

    void drawBar(double x, double y, double length)
    {
        const QColor color = m_theme.color(ColorRole::Muted);
        const double tick = px(3);
        m_scene.lines.append({QLineF(x, y, x + length, y), color, px(1.2)});
        for (const double end : {x, x + length})
            m_scene.lines.append({QLineF(end, y - tick, end, y + tick), color, px(1.2)});
    }

    void drawHead()
    {
        const double height = headHeight();
        const double glyph = m_glyph;
        const double step = glyph + px(kGlyphGap);
        const auto centred = Qt::AlignCenter;
        text({m_glyphX - px(8), 0, glyph + px(16), height}, tr("input"), ColorRole::Muted, TextStyle::Caption, centred);
        text({m_glyphX + step - px(8), 0, glyph + px(16), height}, tr("weights"), ColorRole::Muted, TextStyle::Caption, centred);
        text({m_glyphX + 2 * step - px(8), 0, glyph + px(16), height}, tr("output"), ColorRole::Muted, TextStyle::Caption, centred);
        if (m_shapeWidth > 0)
            text({m_shapeX, 0, m_shapeWidth, height}, tr("shapes of one rank"), ColorRole::Muted, TextStyle::Caption);
        for (const auto& [x, width, figure] : m_figures)
            text({x, 0, width, height}, figure.heading, ColorRole::Muted, TextStyle::Caption, Qt::AlignRight | Qt::AlignVCenter);
    }

    double drawRow(int index, double y)
    {
        const LayerRow& row = m_data.rows[index];
        y = drawTransfers(index, true, y);
        const QRectF box(0, y, m_scene.size.width(), rowHeight(row));
        SceneRect back{box, row.splitsSequence ? regionColor() : QColor(Qt::transparent)};
        back.mark = static_cast<int>(m_scene.marks.size());
        m_scene.marks.append({box, index, -1});
        m_scene.rects.append(back);
        m_scene.grid.append({QLineF(0, box.bottom(), box.right(), box.bottom()), m_theme.color(ColorRole::Grid)});
        drawLetter(row, box);
        text({m_nameX, y, m_glyphX - m_nameX, box.height()}, row.name, ColorRole::Text, TextStyle::Strong);
        drawGlyphs(row, box);
        if (m_shapeWidth > 0)
            text({m_shapeX, y, m_shapeWidth, box.height()}, shapeText(row), ColorRole::Text, TextStyle::Caption);
        for (const auto& [x, width, figure] : m_figures)
            text({x, y, width, box.height()}, figure.text(row), ColorRole::Text, TextStyle::Caption, Qt::AlignRight | Qt::AlignVCenter);
        return drawTransfers(index, false, box.bottom());
    }

    [[nodiscard]] QColor regionColor() const
    {
        return mixed(m_theme.color(ColorRole::Card), m_theme.color(ColorRole::TensorParallel), 0.1);
    }

    void drawLetter(const LayerRow& row, const QRectF& box)
    {
        const double side = std::min(px(18), box.height() - 2);
        const QRectF place(px(2), box.center().y() - side / 2, side, side);
        SceneRect back{place, m_theme.color(ColorRole::Field), m_theme.color(ColorRole::Outline)};
        back.radius = px(4);
        m_scene.rects.append(back);
        text(place, row.letter, ColorRole::Text, TextStyle::Caption, Qt::AlignCenter);
    }

    void drawGlyphs(const LayerRow& row, const QRectF& box)
    {
        const double glyph = m_glyph;
        const double gap = px(kGlyphGap);
        double x = m_glyphX;
        drawTensor(m_scene, row.input, glyphs(), x, box, m_theme);
        x += glyph;
        if (!row.weights.shape.isEmpty())
            text({x, box.top(), gap, box.height()}, QStringLiteral("×"), ColorRole::Muted, TextStyle::Body, Qt::AlignCenter);
        x += gap;
        drawTensor(m_scene, row.weights, glyphs(), x, box, m_theme);
        x += glyph;
        text({x, box.top(), gap, box.height()}, row.weights.shape.isEmpty() ? QStringLiteral("→") : QStringLiteral("="), ColorRole::Muted,
             TextStyle::Body, Qt::AlignCenter);
        x += gap;
        drawTensor(m_scene, row.output, glyphs(), x, box, m_theme);
    }

    double drawTransfers(int index, bool before, double y)
    {
        const LayerRow& row = m_data.rows[index];
        for (qsizetype i = 0; i < row.transfers.size(); ++i) {
            const LayerTransfer& transfer = row.transfers[i];
            if (transfer.before != before)
                continue;
            const QRectF box(m_nameX, y, m_scene.size.width() - m_nameX, transferHeight());
            SceneRect back{box, Qt::transparent};
            back.mark = static_cast<int>(m_scene.marks.size());
            m_scene.marks.append({box, index, static_cast<int>(i)});
            m_scene.rects.append(back);
            const QColor fill = m_theme.color(roleOf(transfer.dimension));
            const double tall = std::min(px(kChipHeight), box.height() - 4);
            const QRectF chip(box.left(), box.center().y() - tall / 2, px(26), tall);
            SceneRect swatch{chip, fill, m_theme.edgeOf(fill), transfer.exposed > 0 ? Hatch::Rising : Hatch::None};
            swatch.radius = px(3);
            m_scene.rects.append(swatch);
            const QColor line = m_theme.color(roleOf(transfer.dimension));
            m_scene.lines.append({QLineF(px(11), box.top(), px(11), box.bottom()), line, px(3)});
            QRectF words = box;
            words.setLeft(chip.right() + px(6));
            text(words, transferText(transfer), ColorRole::Text, TextStyle::Caption);
            y = box.bottom();
        }
        return y;
    }

    static QString shapeText(const LayerRow& row)
    {
        if (row.weights.shape.isEmpty())
            return row.output.shape == row.input.shape ? row.input.shape : tr("%1 → %2").arg(row.input.shape, row.output.shape);
        return tr("(%1) · (%2)", "a product of matrices").arg(row.input.shape, row.weights.shape);
    }

    struct PlacedFigure {
        double x = 0;
        double width = 0;
        Figure figure;
    };

    const LayerDiagramData& m_data;
    const Theme& m_theme;
    Scene m_scene;
    double m_squeeze = 1;    ///< of rows
    double m_mostShare = 1;  ///< height of the row with the tallest tensors for one of low ones
    double m_transferSqueeze = 1;
    double m_glyph = 0;  ///< the most that a tensor is wide
    TensorScale m_tensors;
    double m_perDoubling = 0;  ///< pixels; 0: sizes are not known
    double m_nameX = 0;
    double m_glyphX = 0;
    double m_shapeX = 0;
    double m_shapeWidth = 0;
    QList<PlacedFigure> m_figures;
};

}  // namespace

double layerSceneHeight(const LayerDiagramData& data, const Theme& theme)
{
    double height = 2 * theme.lineHeight(TextStyle::Caption) * 1.4;
    for (const LayerRow& row : data.rows)
        height += theme.px(kRowHeight) + theme.px(kTransferHeight) * static_cast<double>(row.transfers.size());
    return height;
}

Scene layerScene(const LayerDiagramData& data, const QSizeF& size, const Theme& theme) { return LayerBuilder(data, size, theme).build(); }

}  // namespace shardscope
