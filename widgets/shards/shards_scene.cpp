// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shards/shards_scene.h"

#include <QFontMetricsF>

#include <algorithm>

namespace shardscope {
namespace {

QRectF areaOf(const QSizeF& size, const Theme& theme)
{
    const double margin = theme.px(6);
    return QRectF(QPointF(), size).adjusted(margin, margin / 2, -margin, -margin / 2);
}

}  // namespace

int ShardsPicture::frames() const
{
    switch (page) {
    case ShardsPage::Zero:
        return static_cast<int>(zero.frames.size());
    case ShardsPage::Model:
        return kModelPhases;
    case ShardsPage::Tensor:
        return static_cast<int>(tensor.frames.size());
    case ShardsPage::Layer:
        return static_cast<int>(layer.operators.size());
    }
    return 0;
}

ModelPhase phaseOf(ShardTrafficUse use)
{
    switch (use) {
    case ShardTrafficUse::GatherForward:
        return ModelPhase::Forward;
    case ShardTrafficUse::GatherBackward:
    case ShardTrafficUse::Gradients:
    case ShardTrafficUse::GradientReplicas:
        return ModelPhase::Backward;
    case ShardTrafficUse::GatherUpdated:
        return ModelPhase::Update;
    }
    return ModelPhase::Update;
}

int ShardsCanvas::mark(int group, int item, const QRectF& bounds)
{
    m_scene.marks.append({bounds, group, item});
    return static_cast<int>(m_scene.marks.size()) - 1;
}

void ShardsCanvas::rect(const QRectF& rect, const QColor& fill, const QColor& edge, Hatch hatch, int mark)
{
    m_scene.rects.append({rect, fill, edge, hatch, mark, 0});
}

void ShardsCanvas::line(const QPointF& from, const QPointF& to, const QColor& color, double width, bool dashed)
{
    m_scene.lines.append({QLineF(from, to), color, width, dashed});
}

void ShardsCanvas::text(const QRectF& box, const QString& text, ColorRole ink, TextStyle style, Qt::Alignment alignment)
{
    m_scene.texts.append({box, alignment, text, color(ink), style, false});
}

void ShardsCanvas::wrapped(const QRectF& box, const QString& text, ColorRole ink, TextStyle style, Qt::Alignment alignment)
{
    m_scene.texts.append({box, alignment, text, color(ink), style, true});
}

int ShardsCanvas::linesOf(const QString& text, double width, TextStyle style) const
{
    const QRectF needed = QFontMetricsF(m_theme.font(style)).boundingRect(QRectF(0, 0, width, 1e5), Qt::TextWordWrap, text);
    return std::max(1, qRound(needed.height() / QFontMetricsF(m_theme.font(style)).height()));
}

void ShardsCanvas::textOn(const QRectF& box, const QString& text, const QColor& ink, TextStyle style)
{
    m_scene.texts.append({box, Qt::AlignCenter, text, ink, style, false});
}

QRectF ShardsCanvas::headed(const QRectF& area, const QString& headline, const QString& sentence)
{
    const double first = m_theme.lineHeight(TextStyle::Strong) + px(2);
    text(QRectF(area.left(), area.top(), area.width(), first), headline, ColorRole::Text, TextStyle::Strong);
    m_scene.texts.append({QRectF(area.left(), area.top() + first, area.width(), 2 * lineHeight()), Qt::AlignLeft | Qt::AlignTop, sentence,
                          color(ColorRole::Muted), TextStyle::Caption, true});
    return area.adjusted(0, first + 2 * lineHeight() + px(4), 0, 0);
}

Scene shardsScene(const ShardsPicture& picture, const ShardsMoment& moment, const QSizeF& size, const Theme& theme)
{
    Scene scene;
    scene.size = size;
    const QRectF area = areaOf(size, theme);
    scene.plot = area;
    ShardsCanvas canvas(scene, theme);
    if (picture.frames() == 0)
        return scene;
    switch (picture.page) {
    case ShardsPage::Zero:
        drawZero(canvas, picture, moment, area);
        break;
    case ShardsPage::Model:
        drawModel(canvas, picture, moment, area);
        break;
    case ShardsPage::Tensor:
        drawTensor(canvas, picture, moment, area);
        break;
    case ShardsPage::Layer:
        drawLayer(canvas, picture, moment, area);
        break;
    }
    return scene;
}

double shardsLeastHeight(const ShardsPicture& picture, double width, const Theme& theme)
{
    Scene scene;
    ShardsCanvas canvas(scene, theme);
    const double inside = areaOf(QSizeF(width, 100), theme).width();
    const double around = 100 - areaOf(QSizeF(width, 100), theme).height();
    if (picture.frames() == 0)
        return 0;
    if (picture.page == ShardsPage::Model)
        return modelLeastHeight(canvas, picture, inside) + around;
    if (picture.page == ShardsPage::Tensor)
        return tensorLeastHeight(canvas, picture, inside) + around;
    return picture.page == ShardsPage::Layer ? layerLeastHeight(canvas, picture, inside) + around : 0;
}

Scene shardsTravelling(const ShardsPicture& picture, const ShardsMoment& moment, const QSizeF& size, const Theme& theme)
{
    Scene scene;
    scene.size = size;
    ShardsCanvas canvas(scene, theme);
    if (picture.frames() == 0 || !moment.isMoving())
        return scene;
    if (picture.page == ShardsPage::Zero)
        drawZeroMoves(canvas, picture, moment, areaOf(size, theme));
    if (picture.page == ShardsPage::Tensor)
        drawTensorMoves(canvas, picture, moment, areaOf(size, theme));
    return scene;
}

}  // namespace shardscope
