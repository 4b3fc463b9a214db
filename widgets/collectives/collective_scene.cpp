// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collectives/collective_scene.h"

#include <algorithm>
#include <cmath>

#include "widgets/collectives/collective_text.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

void drawTitle(Scene& scene, const CollectiveData& data, const Moment& moment, const QRectF& area, const Theme& theme)
{
    const double line = theme.lineHeight(TextStyle::Title);
    scene.texts.append({QRectF(area.left(), area.top(), area.width(), line), Qt::AlignLeft | Qt::AlignVCenter, stepTitle(data, moment.step),
                        theme.color(ColorRole::Text), TextStyle::Title});
    scene.texts.append({QRectF(area.left(), area.top() + line, area.width(), area.height() - line), Qt::AlignLeft | Qt::AlignTop,
                        stepDetail(data, moment.step), theme.color(ColorRole::Muted), TextStyle::Caption, true});
}

void drawLegend(Scene& scene, const CollectiveData& data, const QRectF& area, const Theme& theme)
{
    double x = area.left();
    const double side = theme.px(11);
    const auto entry = [&](const QString& name, const QColor& fill, double share) {
        const double width = theme.textWidth(TextStyle::Caption, name) + theme.px(4);
        if (x + side + width > area.right() + 1)
            return;
        const QRectF box(std::round(x), std::round(area.center().y() - side / 2), side, side);
        scene.rects.append({box, theme.color(ColorRole::Card), theme.edgeOf(theme.color(ColorRole::Card)), Hatch::None, -1, 0});
        QRectF filled(box);
        filled.setWidth(side * share);
        if (share > 0)
            scene.rects.append({filled, fill, Qt::transparent, Hatch::None, -1, 0});
        scene.texts.append({QRectF(x + side + theme.px(5), area.top(), width, area.height()), Qt::AlignLeft | Qt::AlignVCenter, name,
                            theme.color(ColorRole::Muted), TextStyle::Caption});
        x += side + width + theme.px(16);
    };
    entry(data.played.operation == PlayedOperation::Barrier ? tr("✓ knows that all ranks have arrived") : tr("✓ the result"),
          doneColor(data, theme), 1);
    const bool copies = data.played.operation == PlayedOperation::Gather || data.played.operation == PlayedOperation::Scatter ||
                        data.played.operation == PlayedOperation::SendReceive;
    if (data.played.operation == PlayedOperation::Barrier)
        entry(tr("3/8: which ranks have arrived, by position"), partColor(data, theme), 0.4);
    else if (data.sums())
        entry(tr("3/8: whose parts are summed, by position"), partColor(data, theme), 0.4);
    else if (data.isExchange())
        entry(tr("left half: to send; right half: received"), partColor(data, theme), 0.5);
    else if (copies)
        entry(tr("copy of another rank's data"), partColor(data, theme), 1);
    entry(tr("in transit"), theme.color(ColorRole::Text), 1);
    if (data.nodes() > 1)
        entry(tr("dashed: over the network"), theme.color(ColorRole::Warning), 1);
}

/// Slow at both ends, so that one sees where it comes from and where it goes.
double eased(double phase) { return phase * phase * (3 - 2 * phase); }

}  // namespace

QColor doneColor(const CollectiveData& data, const Theme& theme) { return theme.color(data.hue); }

QColor partColor(const CollectiveData& data, const Theme& theme)
{
    return mixed(theme.color(ColorRole::Card), theme.color(data.hue), theme.kind() == ThemeKind::Light ? 0.32 : 0.45);
}

Scene collectiveScene(const CollectiveData& data, const Moment& moment, const QSizeF& size, const Theme& theme)
{
    Scene scene;
    scene.size = size;
    const CollectiveLayout layout(data, size, theme);
    scene.plot = layout.moving();
    drawTitle(scene, data, moment, layout.title(), theme);
    drawCells(scene, data, moment, layout, theme);
    drawArrows(scene, data, moment, layout, theme);
    drawLegend(scene, data, layout.legend(), theme);
    if (!layout.links().isEmpty())
        drawLinks(scene, data, moment, layout.links(), theme);
    if (!layout.formulas().isEmpty())
        (void)drawFormulas(scene, data, moment, layout.formulas(), theme);
    return scene;
}

double collectiveLeastHeight(const CollectiveData& data, const Moment& moment, double width, const Theme& theme)
{
    Scene scene;
    // So low that the picture of the links, which has the remaining height, has none.
    const CollectiveLayout layout(data, QSizeF(width, theme.px(240)), theme);
    if (layout.formulas().isEmpty())
        return 0;
    QRectF area = layout.formulas();
    area.setHeight(1e6);
    return drawFormulas(scene, data, moment, area, theme) + theme.px(4);
}

Scene travellingChunks(const CollectiveData& data, const Moment& moment, const QSizeF& size, const Theme& theme)
{
    Scene scene;
    scene.size = size;
    if (moment.step >= data.steps())
        return scene;
    const CollectiveLayout layout(data, size, theme);
    const QColor fill = theme.color(ColorRole::Text);
    const double t = eased(moment.phase);
    for (const ChunkMove& move : data.played.steps[static_cast<std::size_t>(moment.step)].moves) {
        const QRectF from = data.isExchange() ? layout.half(move.from, move.to, false) : layout.cell(move.from, move.chunk);
        const QRectF to = data.isExchange() ? layout.half(move.to, move.from, true) : layout.cell(move.to, move.chunk);
        const double high = std::min(theme.px(22), from.height());
        const double wide = std::min(data.isExchange() ? from.width() : 34.0 * theme.scale(), from.width() * 0.8);
        QRectF chip(0, 0, std::max(3.0, wide), std::max(3.0, high * 0.8));
        chip.moveCenter(from.center() + (to.center() - from.center()) * t);
        scene.rects.append({chip, fill, theme.color(ColorRole::Card), Hatch::None, -1, std::min(4.0, chip.height() / 3)});
        const QString name = data.isExchange()                                   ? QString()
                             : data.played.operation == PlayedOperation::Barrier ? QStringLiteral("!")
                                                                                 : QString::number(move.chunk);
        if (!name.isEmpty() && chip.height() >= theme.lineHeight(TextStyle::Caption) * 0.8 &&
            theme.textWidth(TextStyle::Caption, name) < chip.width())
            scene.texts.append({chip, Qt::AlignCenter,
                                move.adds && data.played.operation != PlayedOperation::Barrier ? QStringLiteral("+") : name, inkOn(fill),
                                TextStyle::Caption});
    }
    return scene;
}

}  // namespace shardscope
