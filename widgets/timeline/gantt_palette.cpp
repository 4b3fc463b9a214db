// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_palette.h"

namespace shardscope {

GanttLook ganttLook(const GanttStyle& style, const Theme& theme)
{
    const QColor card = theme.color(ColorRole::Card);
    GanttLook look;
    look.fill = mixed(theme.color(style.role), card, style.shade);
    look.lower = style.lower ? mixed(theme.color(*style.lower), card, style.lowerShade) : look.fill;
    look.edge = theme.edgeOf(look.fill);
    look.ink = inkOn(look.fill);
    look.lowerInk = inkOn(look.lower);
    return look;
}

GanttLook ganttLiveLook(const Theme& theme)
{
    GanttStyle style;
    style.role = ColorRole::Activations;
    style.shade = 0.55;
    return ganttLook(style, theme);
}

std::vector<GanttLook> ganttLooks(const GanttData& data, const Theme& theme)
{
    std::vector<GanttLook> looks;
    looks.reserve(data.styles.size());
    for (const GanttStyle& style : data.styles)
        looks.push_back(ganttLook(style, theme));
    return looks;
}

QColor ganttStripe(const GanttLook& look, const Theme& theme) { return mixed(look.fill, theme.color(ColorRole::Card), 0.6); }

QColor ganttGridColor(const Theme& theme) { return mixed(theme.color(ColorRole::Idle), theme.color(ColorRole::Muted), 0.25); }

}  // namespace shardscope
