// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>

#include "widgets/theme/contrast.h"
#include "widgets/theme/hatch.h"
#include "widgets/theme/theme_tables.h"

namespace shardscope {

enum class TextStyle {
    Caption,  ///< labels of axes, sublines
    Body,
    Strong,   ///< figures within a chart, row captions
    Title,    ///< of a card
    Figure,   ///< the number of a tile
};

/// Colours, fonts and measures by meaning. A value: painting takes a theme as an argument, so that a picture can be exported
/// light while the window is dark. Widgets on the screen use `current()`.
class Theme {
public:
    /// `scale` multiplies fonts and measures (1.5 in presenter mode). `base` is the body font.
    explicit Theme(ThemeKind kind = ThemeKind::Light, double scale = 1, const QFont& base = desktopFont());
    /// The desktop's body font; unlike the application's it is not already scaled by a theme.
    [[nodiscard]] static QFont desktopFont();

    [[nodiscard]] ThemeKind kind() const { return m_kind; }
    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] QColor color(ColorRole role) const { return QColor::fromRgb(themeColor(m_kind, role)); }
    /// The one-pixel edge of a fill: at least 1.3:1 against the card even where the fill itself is pale.
    [[nodiscard]] QColor edgeOf(const QColor& fill) const;
    [[nodiscard]] Hatch hatch(ColorRole role) const;
    [[nodiscard]] QColor hatchOn(const QColor& fill) const;
    /// A fill under the mouse.
    [[nodiscard]] QColor lit(const QColor& fill) const;
    [[nodiscard]] QFont font(TextStyle style) const;
    [[nodiscard]] double textWidth(TextStyle style, const QString& text) const;
    [[nodiscard]] double lineHeight(TextStyle style) const;
    /// `pixels` of the design, in device-independent pixels of this theme.
    [[nodiscard]] double px(double pixels) const { return pixels * m_scale; }
    [[nodiscard]] QPalette palette() const;

    /// The theme of the application.
    [[nodiscard]] static const Theme& current();
    /// Gives the application this theme: style, palette and font. Widgets hear of it as a change of palette or font.
    static void apply(const Theme& theme);
    /// Light or dark, after a palette that the desktop gave.
    [[nodiscard]] static ThemeKind kindOf(const QPalette& palette);

private:
    ThemeKind m_kind;
    double m_scale;
    QFont m_base;
};

}  // namespace shardscope
