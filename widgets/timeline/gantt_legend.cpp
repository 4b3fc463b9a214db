// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_legend.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>
#include <cmath>

#include "core/plan/attention_kernel.h"
#include "widgets/timeline/gantt_palette.h"

namespace shardscope {

namespace {

constexpr double kEntryGap = 18;
constexpr double kTextGap = 6;

/// One class of blocks in all its shades, the fullest first.
struct Entry {
    QString letter;
    QString name;
    ColorRole role = ColorRole::Idle;
    bool isFused = false;
    bool isHatched = false;
    QMap<double, GanttLook> looks;  ///< by shade
};

struct GanttLegend {
    Q_DECLARE_TR_FUNCTIONS(GanttLegend)
};

Entry plain(const QString& name, ColorRole role, const Theme& theme)
{
    GanttStyle style;
    style.role = role;
    return {{}, name, role, false, false, {{0, ganttLook(style, theme)}}};
}

void addStyle(QList<Entry>& entries, const GanttStyle& style, const Theme& theme)
{
    auto known = std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.name == style.legend; });
    if (known == entries.end())
        known = entries.insert(known, {style.letter, style.legend, style.role, style.lower.has_value(), style.hatched, {}});
    known->looks.insert(style.shade, ganttLook(style, theme));
}

/// Two panels mostly have the same classes: each is listed once.
QList<Entry> entriesOf(const GanttContent& content, const Theme& theme)
{
    QList<Entry> entries;
    QString liveName;
    QString shadeName;
    for (const auto& panel : content.panels) {
        for (const GanttStyle& style : panel->styles) {
            if (!style.legend.isEmpty())
                addStyle(entries, style, theme);
        }
        if (!panel->shadeName.isEmpty())
            shadeName = panel->shadeName;
        if (panel->livePeak() > 0)
            liveName = panel->liveName;
    }
    //: time in which a rank waits
    entries.append(plain(GanttLegend::tr("idle (bubble)"), ColorRole::Idle, theme));
    if (content.memoryStrip && !liveName.isEmpty())
        entries.append({{}, liveName, ColorRole::Activations, false, false, {{0, ganttLiveLook(theme)}}});
    // Words alone.
    if (!shadeName.isEmpty())
        entries.append({{}, shadeName, ColorRole::Idle, false, false, {}});
    return entries;
}

class Row {
public:
    explicit Row(const Theme& theme) : m_theme(theme) {}

    double height() const { return std::ceil(m_theme.lineHeight(TextStyle::Caption) * 1.5); }
    double swatchWidth(const Entry& entry) const
    {
        return std::ceil(std::max(m_theme.px(16), m_theme.textWidth(TextStyle::Caption, entry.letter) + m_theme.px(8)));
    }
    double entryWidth(const Entry& entry) const
    {
        const double swatches = swatchWidth(entry) * static_cast<double>(entry.looks.size());
        return swatches + m_theme.px(kTextGap) + std::ceil(m_theme.textWidth(TextStyle::Caption, entry.name));
    }

    void draw(Scene& scene, const Entry& entry, const QPointF& place) const
    {
        const double tall = std::round(height() * 0.76);
        QRectF swatch(std::round(place.x()), std::round(place.y() + (height() - tall) / 2), swatchWidth(entry), tall);
        for (const GanttLook& look : entry.looks) {
            drawSwatch(scene, entry, look, swatch);
            swatch.translate(swatch.width(), 0);
        }
        const double gap = entry.looks.isEmpty() ? 0 : m_theme.px(kTextGap);
        const QRectF text(swatch.left() + gap, place.y(), entryWidth(entry), height());
        scene.texts.append({text, Qt::AlignLeft | Qt::AlignVCenter, entry.name, m_theme.color(ColorRole::Text), TextStyle::Caption});
    }

private:
    void drawSwatch(Scene& scene, const Entry& entry, const GanttLook& look, const QRectF& swatch) const
    {
        scene.rects.append({swatch, look.fill, look.edge});
        if (entry.isFused)
            scene.rects.append({swatch.adjusted(1, std::round(swatch.height() / 2), -1, -1), look.lower});
        if (entry.isHatched) {
            for (const QLineF& line : hatchLines(swatch.adjusted(1, 1, -1, -1), Hatch::Rising, m_theme.px(7)))
                scene.lines.append({line, ganttStripe(look, m_theme), m_theme.px(2)});
        }
        scene.texts.append({swatch, Qt::AlignCenter, entry.letter, look.ink, TextStyle::Caption});
    }

    const Theme& m_theme;
};

/// Calls `use` with each entry and its place; the height of all.
template <typename Use>
double flow(const GanttContent& content, double width, const Theme& theme, const Use& use)
{
    const Row row(theme);
    const double gap = theme.px(kEntryGap);
    QPointF place;
    for (const Entry& entry : entriesOf(content, theme)) {
        if (place.x() > 0 && place.x() + row.entryWidth(entry) > width)
            place = QPointF(0, place.y() + row.height());
        use(row, entry, place);
        place.rx() += row.entryWidth(entry) + gap;
    }
    return place.y() + row.height();
}

}  // namespace

double ganttLegendHeight(const GanttContent& content, double width, const Theme& theme)
{
    return content.isEmpty() ? 0 : flow(content, width - theme.px(16), theme, [](const Row&, const Entry&, const QPointF&) {});
}

void drawGanttLegend(Scene& scene, const GanttContent& content, const QRectF& box, const Theme& theme)
{
    if (content.isEmpty() || box.height() <= 0)
        return;
    const QPointF corner(theme.px(8), box.top() + theme.px(6));
    flow(content, box.right() - theme.px(8), theme,
         [&](const Row& row, const Entry& entry, const QPointF& place) { row.draw(scene, entry, corner + place); });
}

}  // namespace shardscope
