// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_breaks.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

#include "widgets/timeline/gantt_text.h"

namespace shardscope {

namespace {

constexpr double kTooth = 4;
constexpr double kMargin = 8;
/// All breaks together, of the width.
constexpr double kWidestBreaks = 0.3;
constexpr double kLineSpacing = 1.15;

struct GanttBreaks {
    Q_DECLARE_TR_FUNCTIONS(GanttBreaks)
};

//: so often
QString timesText(const TimeFold& fold) { return GanttBreaks::tr("× %1").arg(QLocale().toString(fold.count)); }

struct BreakLine {
    QString text;
    TextStyle style;
    int rank;  ///< those of higher rank go where there is no room
};

QList<BreakLine> linesOf(GanttTime time, const TimeFold& fold)
{
    return {{timesText(fold), TextStyle::Strong, 0},
            //: below "× 506"
            {GanttBreaks::tr("identical"), TextStyle::Caption, 2},
            {lengthText(time, fold.length()), TextStyle::Caption, 1}};
}

class BreakWriter {
public:
    BreakWriter(Scene& scene, const GanttContent& content, const GanttLayout& layout, const Theme& theme)
        : m_scene(scene), m_content(content), m_layout(layout), m_theme(theme)
    {
    }

    void write(const TimePiece& piece)
    {
        const QRectF& plot = m_layout.plot;
        const QRectF box(m_layout.x(piece.begin), plot.top(), m_layout.x(piece.end) - m_layout.x(piece.begin), plot.height());
        if (piece.begin > 0)
            tear(box.left(), box);
        if (piece.end < m_layout.columns())
            tear(box.right(), box);
        words(box, *piece.fold);
    }

private:
    void tear(double x, const QRectF& box)
    {
        const double tooth = m_theme.px(kTooth);
        const QColor color = m_theme.color(ColorRole::Muted);
        QPointF from(x, box.top());
        for (int i = 1; from.y() < box.bottom(); ++i) {
            // Teeth point inwards, so that no block is covered.
            const double in = i % 2 == 0 ? 0 : (x < box.center().x() ? tooth : -tooth);
            const QPointF to(x + in, std::min(box.bottom(), box.top() + i * tooth));
            m_scene.lines.append({QLineF(from, to), color, m_theme.px(1.2)});
            from = to;
        }
    }

    void words(const QRectF& box, const TimeFold& fold)
    {
        QList<BreakLine> lines = linesOf(m_content.time(), fold);
        const double room = box.width() - 2 * m_theme.px(kTooth);
        lines.removeIf([&](const BreakLine& line) { return m_theme.textWidth(line.style, line.text) > room; });
        for (int rank = 2; rank >= 0 && height(lines) > box.height(); --rank)
            lines.removeIf([rank](const BreakLine& line) { return line.rank == rank; });
        double y = box.center().y() - height(lines) / 2;
        for (const BreakLine& line : std::as_const(lines)) {
            const double tall = m_theme.lineHeight(line.style) * kLineSpacing;
            const ColorRole color = line.style == TextStyle::Strong ? ColorRole::Text : ColorRole::Muted;
            m_scene.texts.append({QRectF(box.left(), y, box.width(), tall), Qt::AlignCenter, line.text, m_theme.color(color), line.style});
            y += tall;
        }
    }

    double height(const QList<BreakLine>& lines) const
    {
        double sum = 0;
        for (const BreakLine& line : lines)
            sum += m_theme.lineHeight(line.style) * kLineSpacing;
        return sum;
    }

    Scene& m_scene;
    const GanttContent& m_content;
    const GanttLayout& m_layout;
    const Theme& m_theme;
};

}  // namespace

TimeFolds brokenAxis(const std::vector<TimeFold>& repeats, GanttTime time, double end, double width, const Theme& theme)
{
    if (repeats.empty())
        return {};
    double words = 0;
    for (const TimeFold& fold : repeats) {
        for (const BreakLine& line : linesOf(time, fold))
            words = std::max(words, theme.textWidth(line.style, line.text));
    }
    const auto count = static_cast<double>(repeats.size());
    const double share = std::min(kWidestBreaks / count, (words + theme.px(2 * (kTooth + kMargin))) / std::max(1.0, width));
    const double kept = end - TimeFolds(repeats, 1).foldedLength();
    return {repeats, kept * share / (1 - count * share)};
}

QString foldText(GanttTime time, const TimeFold& fold)
{
    const QString period = GanttBreaks::tr("%n block(s) per row every %1", nullptr, fold.blocks).arg(lengthText(time, fold.period));
    return GanttBreaks::tr("%1 identical, %2: from %3 on, %4", "× 506, a length, a moment, blocks and their length")
        .arg(timesText(fold), lengthText(time, fold.length()), ganttTimeText(time, fold.begin), period);
}

void addBreakMarks(Scene& scene, const GanttContent& content, const GanttLayout& layout, const Theme& theme)
{
    BreakWriter writer(scene, content, layout, theme);
    for (const TimePiece& piece : layout.columnScale(content).pieces(0, layout.columns())) {
        if (piece.fold)
            writer.write(piece);
    }
}

}  // namespace shardscope
