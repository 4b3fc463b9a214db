// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "widgets/shards/shards_scene.h"
#include "widgets/shards/shards_text.h"
#include "widgets/text/fit_word.h"
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
        m_headLines = std::max(canvas.linesOf(heldHead(), half), canvas.linesOf(sentHead(), half));
        for (int row = 0; row < static_cast<int>(picture.shardings.size()); ++row) {
            const ModelSharding& each = picture.shardings[static_cast<std::size_t>(row)];
            if (picture.problems[row].isEmpty())
                m_lines = std::max({m_lines, canvas.linesOf(heldText(each), half), canvas.linesOf(sentText(each, each.sent()), half)});
            else
                m_lines = std::max(m_lines, canvas.linesOf(problemText(row), 2 * half) - 1);
        }
        m_legendLines = drawLegend(QRectF(below.left(), 0, below.width(), 0), false);
        below.adjust(0, m_headLines * line + canvas.px(4), 0, -m_legendLines * line - (m_legendLines + 1) * canvas.px(4));
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
        const double height = m_headLines * m_canvas.lineHeight();
        m_canvas.wrapped(QRectF(m_held.left(), m_heads, m_held.width(), height), heldHead(), ColorRole::Muted);
        m_canvas.wrapped(QRectF(m_sent.left(), m_heads, m_sent.width(), height), sentHead(), ColorRole::Muted);
        for (int row = 0; row < static_cast<int>(m_picture.shardings.size()); ++row)
            drawRow(row);
        (void)drawLegend(QRectF(m_names.left(), m_held.bottom() + m_canvas.px(4), m_sent.right() - m_names.left(), 0), true);
    }

    /// From the top of the rows on; the part above is the same for all pages.
    [[nodiscard]] double leastHeight() const
    {
        const double line = m_canvas.lineHeight();
        const double row =
            std::max((m_lines + 0.0) * line + m_canvas.px(6 + 4), m_canvas.theme().lineHeight(TextStyle::Strong) + line) + m_canvas.px(8);
        return m_heads + m_headLines * line + row * static_cast<double>(m_picture.shardings.size()) +
               m_legendLines * (line + m_canvas.px(4)) + m_canvas.px(12);
    }

private:
    [[nodiscard]] QRectF rowOf(const QRectF& column, int row) const
    {
        const double pitch = std::min(column.height() / static_cast<double>(m_picture.shardings.size()), m_canvas.px(130));
        const double height = std::min(pitch - m_canvas.px(8), m_canvas.px(60) + m_lines * m_canvas.lineHeight());
        return QRectF(column.left(), column.top() + row * pitch + m_canvas.px(4), column.width(), height);
    }
    void drawRow(int row);
    void drawHeld(int row, const ModelSharding& sharding);
    void drawSent(int row, const ModelSharding& sharding);
    void drawPart(const QRectF& box, ColorRole role, Hatch hatch, int row, int item);
    /// In as many lines as it takes, which it returns.
    int drawLegend(const QRectF& box, bool isDrawn);
    [[nodiscard]] static QString heldHead() { return tr("Weights, gradients and optimizer states of one GPU"); }
    [[nodiscard]] static QString sentHead() { return tr("Each GPU sends to data-parallel ranks, per step"); }
    [[nodiscard]] QString problemText(int row) const { return tr("Not possible: %1").arg(m_picture.problems[row]); }
    [[nodiscard]] static QString heldText(const ModelSharding& sharding);
    [[nodiscard]] static QString sentText(const ModelSharding& sharding, Bytes soFar);
    [[nodiscard]] double barHeight(const QRectF& row) const
    {
        return std::max(m_canvas.px(6), std::min(m_canvas.px(54), row.height() - m_lines * m_canvas.lineHeight() - m_canvas.px(4)));
    }
    static ColorRole roleOf(ShardTrafficUse use);
    static Hatch hatchOf(ShardTrafficUse use);

    ShardsCanvas& m_canvas;
    const ShardsPicture& m_picture;
    ModelPhase m_phase;
    double m_heads = 0;
    int m_headLines = 1;
    int m_lines = 1;  ///< below a bar, in any row
    int m_legendLines = 2;
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
    case ShardTrafficUse::GatherForward:
        return Hatch::None;
    case ShardTrafficUse::GatherBackward:
        return Hatch::Horizontal;
    case ShardTrafficUse::Gradients:
        return Hatch::Rising;
    case ShardTrafficUse::GradientReplicas:
        return Hatch::Crossed;
    case ShardTrafficUse::GatherUpdated:
        return Hatch::Vertical;
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
        m_canvas.rect(whole.adjusted(-m_canvas.px(4), -m_canvas.px(3), m_canvas.px(4), m_canvas.px(3)),
                      m_canvas.color(ColorRole::AccentSoft), m_canvas.color(ColorRole::Accent));
    m_canvas.rect(name, Qt::transparent, Qt::transparent, Hatch::None, mark);
    const double line = m_canvas.lineHeight();
    m_canvas.text(QRectF(name.left(), name.top(), name.width(), m_canvas.theme().lineHeight(TextStyle::Strong)),
                  sharding.isPlans ? tr("%1 (this plan)").arg(m_picture.shardingNames[row]) : m_picture.shardingNames[row], ColorRole::Text,
                  TextStyle::Strong);
    const bool isPossible = m_picture.problems[row].isEmpty();
    const QString group = !isPossible          ? QString()
                          : sharding.zero == 0 ? tr("not sharded")
                                               : tr("sharded over %1 ranks").arg(sharding.shardGroup);
    m_canvas.text(QRectF(name.left(), name.top() + m_canvas.theme().lineHeight(TextStyle::Strong), name.width(), line), group,
                  ColorRole::Muted);
    if (!m_picture.problems[row].isEmpty()) {
        const QRectF box(m_held.left(), name.top(), m_sent.right() - m_held.left(), name.height());
        m_canvas.wrapped(box, problemText(row), ColorRole::Muted, TextStyle::Caption, Qt::AlignLeft | Qt::AlignVCenter);
        return;
    }
    drawHeld(row, sharding);
    drawSent(row, sharding);
}

QString ModelDrawing::heldText(const ModelSharding& sharding)
{
    return tr("%1; whole GPU: %2 of %3, %4")
        .arg(bytesText(sharding.states().value()), bytesText(sharding.total.value()), bytesText(sharding.capacity.value()),
             fitWord(sharding.fit));
}

QString ModelDrawing::sentText(const ModelSharding& sharding, Bytes soFar)
{
    if (sharding.sent() <= Bytes())
        return tr("no communication: no other rank has the same weights");
    const QString text = soFar == sharding.sent() ? bytesText(soFar.value())
                                                  : tr("%1 of %2 so far").arg(bytesText(soFar.value()), bytesText(sharding.sent().value()));
    const auto often =
        std::find_if(sharding.traffic.begin(), sharding.traffic.end(), [](const ShardTraffic& part) { return part.times > 1; });
    return text + (often == sharding.traffic.end() ? tr(", once per step") : tr(", once per micro-batch (%1)").arg(often->times));
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
    m_canvas.wrapped(QRectF(box.left(), box.top() + barHeight(box), box.width(), m_lines * m_canvas.lineHeight()), heldText(sharding),
                     sharding.fit == Fit::DoesNotFit ? ColorRole::Error : ColorRole::Text);
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
    m_canvas.wrapped(QRectF(box.left(), box.top() + barHeight(box), box.width(), m_lines * m_canvas.lineHeight()),
                     sentText(sharding, soFar));
}

int ModelDrawing::drawLegend(const QRectF& box, bool isDrawn)
{
    const double line = m_canvas.lineHeight();
    double x = box.left();
    double top = box.top();
    int lines = 1;
    const auto nextLine = [&] {
        x = box.left();
        top += line + m_canvas.px(4);
        ++lines;
    };
    const auto entry = [&](const QString& name, ColorRole role, Hatch hatch) {
        const double width = m_canvas.theme().textWidth(TextStyle::Caption, name) + m_canvas.px(4);
        if (x > box.left() && x + line * 1.5 + m_canvas.px(4) + width > box.right())
            nextLine();
        if (isDrawn) {
            const QColor fill = m_canvas.color(role);
            m_canvas.rect(QRectF(x, top, line * 1.5, line), fill, m_canvas.theme().edgeOf(fill), hatch);
            m_canvas.text(QRectF(x + line * 1.5 + m_canvas.px(4), top, width, line), name, ColorRole::Muted);
        }
        x += line * 1.5 + width + m_canvas.px(12);
    };
    const ColorRole roles[] = {ColorRole::Parameters, ColorRole::Gradients, ColorRole::Optimizer};
    for (int i = 0; i < kModelStates; ++i)
        entry(stateName(static_cast<ModelState>(i)), roles[i], m_canvas.theme().hatch(roles[i]));
    nextLine();
    for (const ShardTrafficUse use : {ShardTrafficUse::GatherForward, ShardTrafficUse::GatherBackward, ShardTrafficUse::Gradients,
                                      ShardTrafficUse::GradientReplicas, ShardTrafficUse::GatherUpdated}) {
        const bool isThere = std::any_of(m_picture.shardings.begin(), m_picture.shardings.end(), [use](const ModelSharding& sharding) {
            return std::any_of(sharding.traffic.begin(), sharding.traffic.end(),
                               [use](const ShardTraffic& part) { return part.use == use; });
        });
        if (isThere)
            entry(useText(use), roleOf(use), hatchOf(use));
    }
    return lines;
}

}  // namespace

double modelLeastHeight(ShardsCanvas& canvas, const ShardsPicture& picture, double width)
{
    return ModelDrawing(canvas, picture, {}, QRectF(0, 0, width, 100)).leastHeight();
}

void drawModel(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area)
{
    ModelDrawing(canvas, picture, moment, area).draw();
}

}  // namespace shardscope
