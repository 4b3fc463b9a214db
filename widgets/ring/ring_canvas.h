// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

#include "core/ring/ring_picture.h"
#include "widgets/charts/scene.h"
#include "widgets/player/moment.h"

namespace shardscope {

/// The canvas that the panels of a ring draw on. A mark stands for a rank in a step (group rank, item step) or for a rank (item −1); the
/// first panel sets its bounds, and later ones may refer to it.
class RingCanvas {
public:
    RingCanvas(Scene& scene, const RingPicture& picture, const Moment& moment, const Theme& theme)
        : m_scene(scene), m_picture(picture), m_moment(moment), m_theme(theme)
    {
    }

    [[nodiscard]] Scene& scene() const { return m_scene; }
    [[nodiscard]] const RingPicture& picture() const { return m_picture; }
    [[nodiscard]] const Moment& moment() const { return m_moment; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] QColor color(ColorRole role) const { return m_theme.color(role); }

    int mark(int rank, int step, const QRectF& bounds);
    void rect(const QRectF& rect, const QColor& fill, const QColor& edge = Qt::transparent, Hatch hatch = Hatch::None, int mark = -1,
              double radius = 0);
    void line(const QPointF& from, const QPointF& to, const QColor& color, double width = 1, bool dashed = false);
    void text(const QRectF& box, const QString& text, ColorRole ink = ColorRole::Text, TextStyle style = TextStyle::Caption,
              Qt::Alignment alignment = Qt::AlignCenter);
    /// Draws waiting time: pale and hatched in every panel.
    void waiting(const QRectF& rect, int mark = -1);
    /// Draws a heading, and returns the remaining area below it.
    [[nodiscard]] QRectF titled(const QRectF& area, const QString& title, const QString& detail = {});

private:
    Scene& m_scene;
    const RingPicture& m_picture;
    Moment m_moment;
    const Theme& m_theme;
    QHash<std::pair<int, int>, int> m_marks;
};

/// Returns the colour of a rank in every panel: the data hues for up to eight ranks, a ramp from dark to light for more. The rank's number
/// is next to it wherever there is room.
[[nodiscard]] QColor rankColor(int rank, int ranks, const Theme& theme);
/// Returns the same; ranks that exchange heads with each other share the colour of their group.
[[nodiscard]] QColor rankColor(int rank, const RingShape& shape, const Theme& theme);

/// Returns work in full blocks of one rank's queries and keys: "½", "1", "0.28", "–".
[[nodiscard]] QString blocksText(double blocks);

}  // namespace shardscope
