// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/appearance.h"

#include <QGuiApplication>
#include <QPalette>
#include <QStandardPaths>

#include <algorithm>

#include "app/settings/desktop_motion.h"
#include "app/settings/settings.h"

namespace shardscope {

Appearance::Appearance(Settings& settings, QObject* parent)
    : QObject(parent),
      m_settings(settings),
      m_desktopsKind(Theme::kindOf(QGuiApplication::palette())),
      m_isDesktopStill(desktopWantsNoMotion(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)))
{
    connect(&settings, &Settings::changed, this, &Appearance::apply);
    apply();
}

void Appearance::setPresenting(bool presenting, int screenHeight)
{
    m_isPresenting = presenting;
    m_screenHeight = screenHeight;
    apply();
}

void Appearance::setVision(ColorVision vision)
{
    m_vision = vision;
    apply();
}

double Appearance::audienceText(int screenHeight) { return std::max(kLeastAudienceText, kAudienceText * screenHeight / kAudienceLines); }

void Appearance::apply()
{
    const ThemeKind kind = themeKindOf(m_settings.get(kThemeSetting)).value_or(m_desktopsKind);
    const double scale = m_settings.get(kTextSizeSetting) / 100.0;
    const double usual = Theme::pixelsOf(Theme::desktopFont()) * scale;
    Theme theme = m_isPresenting ? Theme::forAudience(kind, std::max(usual, audienceText(m_screenHeight))) : Theme(kind, scale);
    theme.setVision(m_vision);
    theme.setReducedMotion(reducedMotion());
    Theme::apply(theme);
}

std::optional<bool> Appearance::reducedMotion() const
{
    const QString chosen = m_settings.get(kMotionSetting);
    if (chosen != QStringLiteral("system"))
        return chosen == QStringLiteral("reduced");
    return m_isDesktopStill ? std::optional(true) : std::nullopt;
}

std::optional<ThemeKind> themeKindOf(const QString& name)
{
    if (name == QStringLiteral("light"))
        return ThemeKind::Light;
    if (name == QStringLiteral("dark"))
        return ThemeKind::Dark;
    if (name == QStringLiteral("high-contrast"))
        return ThemeKind::HighContrast;
    return std::nullopt;
}

}  // namespace shardscope
