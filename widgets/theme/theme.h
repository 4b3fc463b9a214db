// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>

#include <optional>

#include "widgets/theme/color_vision.h"
#include "widgets/theme/contrast.h"
#include "widgets/theme/hatch.h"
#include "widgets/theme/theme_tables.h"

namespace shardscope {

enum class TextStyle {
    Caption,  ///< labels of axes, sublines
    Body,
    Strong,  ///< figures within a chart, row captions
    Title,   ///< of a card
    Figure,  ///< the number of a tile
};

/// Colours, fonts and measures by meaning. A value: painting takes a theme as an argument, so that a picture can be exported
/// light while the window is dark. Widgets on the screen use `current()`.
class Theme {
public:
    /// Makes a theme. `scale` multiplies fonts and measures. `base` is the body font.
    explicit Theme(ThemeKind kind = ThemeKind::Light, double scale = 1, const QFont& base = desktopFont());
    /// Returns a theme that is readable from the back of a room: no text is smaller than this number of pixels, and muted colours are
    /// stronger.
    [[nodiscard]] static Theme forAudience(ThemeKind kind, double textPixels, const QFont& base = desktopFont());
    /// Returns the height of a font's text in pixels.
    [[nodiscard]] static double pixelsOf(const QFont& font);
    /// Returns the desktop's body font, which unlike the application's is not scaled by a theme.
    [[nodiscard]] static QFont desktopFont();

    [[nodiscard]] ThemeKind kind() const { return m_kind; }
    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] bool isForAudience() const { return m_isForAudience; }
    /// Returns the colour vision that all colours are shown in.
    [[nodiscard]] ColorVision vision() const { return m_vision; }
    void setVision(ColorVision vision) { m_vision = vision; }
    /// Returns whether motion is reduced: animations jump from step to step.
    [[nodiscard]] std::optional<bool> reducedMotion() const { return m_reducedMotion; }
    /// Sets reduced motion; empty: the desktop's setting.
    void setReducedMotion(std::optional<bool> reduced) { m_reducedMotion = reduced; }
    [[nodiscard]] QColor color(ColorRole role) const;
    /// Returns the one-pixel edge of a fill: at least 1.3:1 against the card even where the fill itself is pale.
    [[nodiscard]] QColor edgeOf(const QColor& fill) const;
    [[nodiscard]] Hatch hatch(ColorRole role) const;
    [[nodiscard]] QColor hatchOn(const QColor& fill) const;
    /// Returns the colour of a fill under the mouse.
    [[nodiscard]] QColor lit(const QColor& fill) const;
    [[nodiscard]] QFont font(TextStyle style) const;
    [[nodiscard]] double textWidth(TextStyle style, const QString& text) const;
    [[nodiscard]] double lineHeight(TextStyle style) const;
    /// Returns `pixels` of the design in device-independent pixels of this theme.
    [[nodiscard]] double px(double pixels) const { return pixels * m_scale; }
    [[nodiscard]] QPalette palette() const;

    /// Returns the theme of the application.
    [[nodiscard]] static const Theme& current();
    /// Gives the application this theme: style, palette and font. Widgets get a change of palette or font.
    static void apply(const Theme& theme);
    /// Returns light or dark, by the desktop's palette.
    [[nodiscard]] static ThemeKind kindOf(const QPalette& palette);

private:
    ThemeKind m_kind;
    double m_scale;
    QFont m_base;
    ColorVision m_vision = ColorVision::Usual;
    bool m_isForAudience = false;
    std::optional<bool> m_reducedMotion;
};

}  // namespace shardscope
