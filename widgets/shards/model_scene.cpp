// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "widgets/shards/shards_scene.h"
#include "widgets/shards/shards_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// One way to shard a line: what a GPU holds, what it sends.
class ModelDrawing {
public:
    ModelDrawing(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area)
        : m_canvas(canvas), m_picture(picture), m_phase(static_cast<ModelPhase>(moment.frame))
    {
        QRectF below = canvas.headed(area, frameHeadline(picture, moment.frame), frameSentence(picture, moment.frame));
        const double line = canvas.lineHeight();
        const double name = std::min(canvas.px(150), area.width() * 0.18);
        const double half = (below.width() - name - canvas.px(20)) / 2;
        m_heads = below.top();
        below.adjust(0, line + canvas.px(4), 0, -2 * line - canvas.px(12));
        m_names = QRectF(below.left(), below.top(), name, below.height());
        m_held = QRectF(below.left() + name, below.top(), half, below.height());
        m_sent = QRectF(m_held.right() + canvas.px(20), below.top(), half, below.height());
        for (const ModelSharding& each : picture.shardings) {
            m_mostHeld = std::max(m_mostHeld, each.states().value());
            m_mostSent = std::max(m_mostSent, each.sent().value());
        }
    }

    void draw()
    {
        const double line = m_canvas.lineHeight();
        m_canvas.text(QRectF(m_held.left(), m_heads, m_held.width(), line), tr("Weights, gradients and optimizer states of one GPU"), ColorRole::Muted);
        m_canvas.text(QRectF(m_sent.left(), m_heads, m_sent.width(), line), tr("Each GPU sends to data-parallel ranks, a step"), ColorRole::Muted);
        for (int row = 0; row < static_cast<int>(m_picture.shardings.size()); ++row)
            drawRow(row);
        drawLegend();
    }

private:
    [[nodiscard]] QRectF rowOf(const QRectF& column, int row) const
    {
        const double pitch = std::min(column.height() / static_cast<double>(m_picture.shardings.size()), m_canvas.px(130));
        const double height = std::min(pitch - m_canvas.px(8), m_canvas.px(60) + m_canvas.lineHeight());
        return QRectF(column.left(), column.top() + row * pitch + m_canvas.px(4), column.width(), height);
    }
    void drawRow(int row);
    void drawHeld(int row, const ModelSharding& sharding);
    void drawSent(int row, const ModelSharding& sharding);
    void drawPart(const QRectF& box, ColorRole role, Hatch hatch, int row, int item);
    void drawLegend();
    [[nodiscard]] double barHeight(const QRectF& row) const { return std::max(m_canvas.px(6), std::min(m_canvas.px(54), row.height() - m_canvas.lineHeight() - m_canvas.px(4))); }
    static ColorRole roleOf(ShardTrafficUse use);
    static Hatch hatchOf(ShardTrafficUse use);

    ShardsCanvas& m_canvas;
    const ShardsPicture& m_picture;
    ModelPhase m_phase;
    double m_heads = 0;
    QRectF m_names;
    QRectF m_held;
    QRectF m_sent;
    double m_mostHeld = 1;
    double m_mostSent = 1;
};

ColorRole ModelDrawing::roleOf(ShardTrafficUse use)
{
    const bool isGradient = use == ShardTrafficUse::Gradients || use == ShardTrafficUse::GradientReplicas;
    return isGradient ? ColorRole::Gradients : ColorRole::Parameters;
}

Hatch ModelDrawing::hatchOf(ShardTrafficUse use)
{
    switch (use) {
    case ShardTrafficUse::GatherForward: return Hatch::None;
    case ShardTrafficUse::GatherBackward: return Hatch::Horizontal;
    case ShardTrafficUse::Gradients: return Hatch::Rising;
    case ShardTrafficUse::GradientReplicas: return Hatch::Crossed;
    case ShardTrafficUse::GatherUpdated: return Hatch::Vertical;
    }
    return Hatch::None;
}

void ModelDrawing::drawPart(const QRectF& box, ColorRole role, Hatch hatch, int row, int item)
{
    const QColor fill = m_canvas.color(role);
    m_canvas.rect(box, fill, m_canvas.theme().edgeOf(fill), hatch, m_canvas.mark(row, item, box));
}

void ModelDrawing::drawRow(int row)
{
    const ModelSharding& sharding = m_picture.shardings[static_cast<std::size_t>(row)];
    const QRectF name = rowOf(m_names, row);
    const QRectF whole(name.left(), name.top(), m_sent.right() - name.left(), name.height());
    const int mark = m_canvas.mark(row, -1, whole);
    if (sharding.isPlans)
        m_canvas.rect(whole.adjusted(-m_canvas.px(4), -m_canvas.px(3), m_canvas.px(4), m_canvas.px(3)), m_canvas.color(ColorRole::AccentSoft), m_canvas.color(ColorRole::Accent));
    m_canvas.rect(name, Qt::transparent, Qt::transparent, Hatch::None, mark);
    const double line = m_canvas.lineHeight();
    m_canvas.text(QRectF(name.left(), name.top(), name.width(), m_canvas.theme().lineHeight(TextStyle::Strong)), sharding.isPlans ? tr("%1: the plan").arg(m_picture.shardingNames[row]) : m_picture.shardingNames[row], ColorRole::Text, TextStyle::Strong);
    const bool isPossible = m_picture.problems[row].isEmpty();
    const QString group = !isPossible ? QString() : sharding.zero == 0 ? tr("no shards") : tr("shards of %1 ranks").arg(sharding.shardGroup);
    m_canvas.text(QRectF(name.left(), name.top() + m_canvas.theme().lineHeight(TextStyle::Strong), name.width(), line),
                  group, ColorRole::Muted);
    if (!m_picture.problems[row].isEmpty()) {
        const QRectF box(m_held.left(), name.top(), m_sent.right() - m_held.left(), name.height());
        m_canvas.text(box, tr("Not possible: %1").arg(m_picture.problems[row]), ColorRole::Muted);
        return;
    }
    drawHeld(row, sharding);
    drawSent(row, sharding);
}

void ModelDrawing::drawHeld(int row, const ModelSharding& sharding)
{
    const QRectF box = rowOf(m_held, row);
    const Bytes parts[] = {sharding.parameters, sharding.gradients, sharding.optimizer};
    const ColorRole roles[] = {ColorRole::Parameters, ColorRole::Gradients, ColorRole::Optimizer};
    double x = box.left();
    for (int i = 0; i < kModelStates; ++i) {
        const double width = box.width() * parts[i].value() / m_mostHeld;
        if (width > 0)
            drawPart(QRectF(x, box.top(), width, barHeight(box)), roles[i], m_canvas.theme().hatch(roles[i]), row, i);
        x += width;
    }
    const QString text = tr("%1; the whole GPU %2 of %3: %4")
                             .arg(bytesText(sharding.states().value()), bytesText(sharding.total.value()), bytesText(sharding.capacity.value()),
                                  sharding.fits() ? tr("fits") : tr("does not fit"));
    m_canvas.text(QRectF(box.left(), box.top() + barHeight(box), box.width(), m_canvas.lineHeight()), text, sharding.fits() ? ColorRole::Text : ColorRole::Error);
}

void ModelDrawing::drawSent(int row, const ModelSharding& sharding)
{
    const QRectF box = rowOf(m_sent, row);
    double x = box.left();
    Bytes soFar;
    for (const ShardTraffic& part : sharding.traffic) {
        const double width = box.width() * part.sent.value() / m_mostSent;
        const QRectF bar(x, box.top(), width, barHeight(box));
        x += width;
        if (width <= 0)
            continue;
        if (phaseOf(part.use) <= m_phase) {
            drawPart(bar, roleOf(part.use), hatchOf(part.use), row, kModelStates + static_cast<int>(part.use));
            soFar += part.sent;
        } else {
            const int mark = m_canvas.mark(row, kModelStates + static_cast<int>(part.use), bar);
            m_canvas.rect(bar, m_canvas.color(ColorRole::Groove), m_canvas.color(ColorRole::Outline), Hatch::None, mark);
        }
    }
    QString text = soFar == sharding.sent() ? bytesText(soFar.value())
                                            : tr("%1 of %2 so far").arg(bytesText(soFar.value()), bytesText(sharding.sent().value()));
    const auto often = std::find_if(sharding.traffic.begin(), sharding.traffic.end(), [](const ShardTraffic& part) { return part.times > 1; });
    text += often == sharding.traffic.end() ? tr(", once a step") : tr(", with each of %1 micro-batches").arg(often->times);
    m_canvas.text(QRectF(box.left(), box.top() + barHeight(box), box.width(), m_canvas.lineHeight()),
                  sharding.sent() > Bytes() ? text : tr("nothing: no rank has the same weights"));
}

void ModelDrawing::drawLegend()
{
    const double line = m_canvas.lineHeight();
    double x = m_names.left();
    double top = m_held.bottom() + m_canvas.px(4);
    const double side = line;
    const auto entry = [&](const QString& name, ColorRole role, Hatch hatch) {
        const QColor fill = m_canvas.color(role);
        m_canvas.rect(QRectF(x, top + (line - side) / 2, side * 1.5, side), fill, m_canvas.theme().edgeOf(fill), hatch);
        const double width = m_canvas.theme().textWidth(TextStyle::Caption, name) + m_canvas.px(4);
        m_canvas.text(QRectF(x + side * 1.5 + m_canvas.px(4), top, width, line), name, ColorRole::Muted);
        x += side * 1.5 + width + m_canvas.px(12);
    };
    const ColorRole roles[] = {ColorRole::Parameters, ColorRole::Gradients, ColorRole::Optimizer};
    for (int i = 0; i < kModelStates; ++i)
        entry(stateName(static_cast<ModelState>(i)), roles[i], m_canvas.theme().hatch(roles[i]));
    x = m_names.left();
    top += line + m_canvas.px(4);
    for (const ShardTrafficUse use : {ShardTrafficUse::GatherForward, ShardTrafficUse::GatherBackward, ShardTrafficUse::Gradients,
                                      ShardTrafficUse::GradientReplicas, ShardTrafficUse::GatherUpdated}) {
        const bool isThere = std::any_of(m_picture.shardings.begin(), m_picture.shardings.end(), [use](const ModelSharding& sharding) {
            return std::any_of(sharding.traffic.begin(), sharding.traffic.end(), [use](const ShardTraffic& part) { return part.use == use; });
        });
        if (isThere)
            entry(useText(use), roleOf(use), hatchOf(use));
    }
}

}  // namespace

void drawModel(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area)
{
    ModelDrawing(canvas, picture, moment, area).draw();
}

}  // namespace shardscope
