// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scene.h"

#include "widgets/charts/plotted.h"

namespace shardscope {

namespace {

class Mirror {
public:
    explicit Mirror(double width) : m_width(width) {}
    void turn(QRectF& rect) const { rect.moveLeft(m_width - rect.right()); }
    void turn(QLineF& line) const { line = QLineF(m_width - line.x1(), line.y1(), m_width - line.x2(), line.y2()); }
    void turn(SceneText& text) const
    {
        turn(text.box);
        if (!(text.alignment & Qt::AlignHorizontal_Mask))
            text.alignment |= Qt::AlignLeft;
        if (text.alignment & (Qt::AlignLeft | Qt::AlignRight))
            text.alignment ^= Qt::AlignLeft | Qt::AlignRight;
    }

    /// Values stay; the axis turns.
    [[nodiscard]] std::shared_ptr<const Plotted> turned(Plotted plotted) const
    {
        turn(plotted.area);
        plotted.x.isReversed = !plotted.x.isReversed;
        return std::make_shared<Plotted>(std::move(plotted));
    }

private:
    double m_width;
};

}  // namespace

int Scene::markAt(const QPointF& point) const
{
    for (auto rect = rects.crbegin(); rect != rects.crend(); ++rect) {
        if (rect->mark >= 0 && rect->rect.contains(point))
            return rect->mark;
    }
    return -1;
}

int Scene::markOf(int group, int item) const
{
    for (qsizetype i = 0; i < marks.size(); ++i) {
        if (marks[i].group == group && marks[i].item == item)
            return static_cast<int>(i);
    }
    return -1;
}

Scene mirrored(Scene scene)
{
    const Mirror mirror(scene.size.width());
    mirror.turn(scene.plot);
    for (SceneLine& line : scene.grid)
        mirror.turn(line.line);
    if (scene.plotted)
        scene.plotted = mirror.turned(*scene.plotted);
    for (SceneRect& rect : scene.rects)
        mirror.turn(rect.rect);
    for (SceneLine& line : scene.lines)
        mirror.turn(line.line);
    for (SceneText& text : scene.texts)
        mirror.turn(text);
    for (SceneMark& mark : scene.marks)
        mirror.turn(mark.bounds);
    return scene;
}

}  // namespace shardscope
