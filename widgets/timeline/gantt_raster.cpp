// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_raster.h"

#include <cmath>
#include <future>

#include "widgets/timeline/gantt_labels.h"

namespace shardscope {

namespace {

class GanttRaster {
public:
    GanttRaster(QImage& image, int left, int top, int columns, int height, double pixelsPerUnit, const Theme& theme);

    void draw(const PaintedLane& lane, double plotTop);

private:
    void drawTrack(const PaintedLane& lane, int top, int bottom);
    void fill(int left, int right, int top, int bottom, QRgb color);
    [[nodiscard]] QRgb* line(int y) const;

    QRgb* m_pixels;
    qsizetype m_stride;
    int m_left;
    int m_top;
    int m_columns;
    int m_height;
    double m_pixelsPerUnit;
    QRgb m_gridOnTrack;
    std::vector<QRgb> m_line;
};

GanttRaster::GanttRaster(QImage& image, int left, int top, int columns, int height, double pixelsPerUnit, const Theme& theme)
    : m_pixels(reinterpret_cast<QRgb*>(image.bits())),
      m_stride(image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb))),
      m_left(left),
      m_top(top),
      m_columns(std::min(columns, image.width() - left)),
      m_height(std::min(height, image.height() - top)),
      m_pixelsPerUnit(pixelsPerUnit),
      m_gridOnTrack(ganttGridColor(theme).rgb()),
      m_line(static_cast<std::size_t>(std::max(0, m_columns)))
{
}

QRgb* GanttRaster::line(int y) const { return m_pixels + static_cast<std::ptrdiff_t>(m_top + y) * m_stride + m_left; }

void GanttRaster::fill(int left, int right, int top, int bottom, QRgb color)
{
    const int from = std::max(0, left);
    const int to = std::min(m_columns, right);
    if (from >= to)
        return;
    for (int y = std::max(0, top); y < std::min(m_height, bottom); ++y) {
        QRgb* pixels = line(y);
        std::fill(pixels + from, pixels + to, color);
    }
}

void GanttRaster::drawTrack(const PaintedLane& lane, int top, int bottom)
{
    const int from = std::clamp(lane.trackBegin, 0, m_columns);
    const int to = std::clamp(lane.trackEnd, from, m_columns);
    std::fill(m_line.begin() + from, m_line.begin() + to, lane.track);
    for (const int column : lane.grid) {
        if (column >= from && column < to)
            m_line[static_cast<std::size_t>(column)] = m_gridOnTrack;
    }
    for (int y = std::max(0, top); y < std::min(m_height, bottom); ++y)
        std::copy(m_line.begin() + from, m_line.begin() + to, line(y) + from);
}

void GanttRaster::draw(const PaintedLane& lane, double plotTop)
{
    const int top = static_cast<int>(std::lround((lane.box.top() - plotTop) * m_pixelsPerUnit));
    const int bottom = static_cast<int>(std::lround((lane.box.bottom() - plotTop) * m_pixelsPerUnit));
    drawTrack(lane, top, bottom);
    const int thick = std::max(1, static_cast<int>(std::lround(m_pixelsPerUnit)));
    for (const LaneShape& shape : lane.shapes) {
        if (shape.edge == 0) {
            fill(shape.left, shape.right, top + shape.top, top + shape.bottom, shape.fill);
            continue;
        }
        fill(shape.left, shape.right, top + shape.top, top + shape.bottom, shape.edge);
        fill(shape.left + thick, shape.right - thick, top + shape.top + thick, top + shape.bottom - thick, shape.fill);
    }
}

/// Below this, starting a thread costs more than it saves.
constexpr std::size_t kManyRows = 32;

}  // namespace

void drawLanes(QImage& image, const GanttContent& content, const GanttLayout& layout, const Theme& theme, Scene* over)
{
    GanttLabels labels(content, layout, theme);
    const auto draw = [&](GanttRaster raster, GanttLabels writer, RowShare share) {
        Scene texts;
        const auto use = [&](const PaintedLane& lane) {
            raster.draw(lane, layout.plot.top());
            if (over)
                writer.add(lane, texts);
        };
        eachPaintedLane(content, layout, theme, use, share);
        return texts;
    };
    const double perUnit = layout.pixelsPerUnit;
    const auto pixels = [perUnit](double units) { return static_cast<int>(std::lround(units * perUnit)); };
    const GanttRaster raster(image, pixels(layout.plot.left()), pixels(layout.plot.top()), layout.columns(), pixels(layout.plot.height()),
                             perUnit, theme);
    std::size_t rows = 0;
    for (const auto& panel : content.panels)
        rows += panel->rows.size();
    // Letters are measured and named by the thread of the windows alone.
    const std::size_t parts = rows >= kManyRows && !labels.hasRoom() ? 2 : 1;
    std::future<Scene> second;
    if (parts > 1)
        second = std::async(std::launch::async, draw, raster, labels, RowShare{1, parts});
    Scene first = draw(raster, labels, {0, parts});
    const Scene rest = second.valid() ? second.get() : Scene();
    if (!over)
        return;
    over->texts += first.texts + rest.texts;
    over->lines += first.lines + rest.lines;
}

}  // namespace shardscope
