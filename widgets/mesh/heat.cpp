// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mesh/heat.h"

#include <algorithm>

namespace shardscope {

QColor heatColor(double share, const QColor& hue, const Theme& theme)
{
    const QColor cold = mixed(theme.color(ColorRole::Card), theme.color(ColorRole::Idle), theme.kind() == ThemeKind::Light ? 0.55 : 0.8);
    if (!(share > 0))
        return cold;
    // The largest value is darker (in the dark: lighter) than the hue itself, which widens the range.
    const QColor hot = mixed(hue, theme.color(ColorRole::Text), 0.3);
    const double at = std::clamp(share, 0.0, 1.0);
    return at < 0.6 ? mixed(cold, hue, 0.12 + 0.88 * at / 0.6) : mixed(hue, hot, (at - 0.6) / 0.4);
}

}  // namespace shardscope
