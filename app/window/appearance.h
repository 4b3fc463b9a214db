// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

#include "widgets/theme/theme.h"

namespace shardscope {

class Settings;

/// Gives the application the theme of the settings, and one that is read from the back of a room while someone presents.
class Appearance : public QObject {
    Q_OBJECT
public:
    /// The height of the smallest text in front of an audience on a screen of that many lines; on another in proportion, which is as large
    /// from the back of the room. Below the least it is small for who sits at the screen, too.
    static constexpr double kAudienceText = 24;
    static constexpr double kAudienceLines = 1080;
    static constexpr double kLeastAudienceText = 18;

    explicit Appearance(Settings& settings, QObject* parent = nullptr);
    /// `screenHeight`: of the screen that the audience sees.
    void setPresenting(bool presenting, int screenHeight = 0);
    /// Whose eyes everything is shown through, until the program ends.
    void setVision(ColorVision vision);
    [[nodiscard]] static double audienceText(int screenHeight);
    [[nodiscard]] bool isPresenting() const { return m_isPresenting; }

private:
    void apply();
    [[nodiscard]] std::optional<bool> reducedMotion() const;

    Settings& m_settings;
    ThemeKind m_desktopsKind;  ///< as the desktop's palette was when the program began
    bool m_isDesktopStill;     ///< it asks for no animations
    ColorVision m_vision = ColorVision::Usual;
    int m_screenHeight = 0;
    bool m_isPresenting = false;
};

[[nodiscard]] std::optional<ThemeKind> themeKindOf(const QString& name);

}  // namespace shardscope
