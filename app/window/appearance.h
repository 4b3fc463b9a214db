// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

#include "widgets/theme/theme.h"

namespace shardscope {

class Settings;

/// Applies the theme of the settings, and one that is readable from the back of a room while presenting.
class Appearance : public QObject {
    Q_OBJECT
public:
    /// The height in pixels of the smallest text for an audience on a screen of that many lines; proportional on other screens, so that it
    /// looks equally large. Below the least height it is also small at the desk.
    static constexpr double kAudienceText = 24;
    static constexpr double kAudienceLines = 1080;
    static constexpr double kLeastAudienceText = 18;

    explicit Appearance(Settings& settings, QObject* parent = nullptr);
    /// Sets whether the window is presented. `screenHeight`: of the audience's screen.
    void setPresenting(bool presenting, int screenHeight = 0);
    /// Sets the colour vision that everything is shown in, until the program ends.
    void setVision(ColorVision vision);
    [[nodiscard]] static double audienceText(int screenHeight);
    [[nodiscard]] bool isPresenting() const { return m_isPresenting; }

private:
    void apply();
    [[nodiscard]] std::optional<bool> reducedMotion() const;

    Settings& m_settings;
    ThemeKind m_desktopsKind;  ///< from the desktop's palette at the start of the program
    bool m_isDesktopStill;     ///< the desktop disables animations
    ColorVision m_vision = ColorVision::Usual;
    int m_screenHeight = 0;
    bool m_isPresenting = false;
};

[[nodiscard]] std::optional<ThemeKind> themeKindOf(const QString& name);

}  // namespace shardscope
