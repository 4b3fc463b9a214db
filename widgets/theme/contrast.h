// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace shardscope {

/// Returns the linear light of a channel, both 0 to 1 (sRGB, IEC 61966-2-1).
[[nodiscard]] double linear(double channel);

/// Returns the relative luminance of an opaque colour, 0 (black) to 1 (white) (WCAG 2.1, "relative luminance").
[[nodiscard]] double luminance(const QColor& color);

/// Returns the contrast ratio of two opaque colours, 1 to 21 (WCAG 2.1, "contrast ratio").
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

/// Returns black or white, whichever has more contrast: at least 4.58:1, because the two are equal at luminance 0.179.
[[nodiscard]] QColor inkOn(const QColor& fill);

/// Returns `under` mixed with `share` of `over`; both opaque. Mixed colours, not transparent ones, keep exported pictures flat.
[[nodiscard]] QColor mixed(const QColor& under, const QColor& over, double share);

}  // namespace shardscope
