// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/appearance.h"

#include <QGuiApplication>
#include <QPalette>

#include "app/settings/settings.h"

namespace shardscope {

Appearance::Appearance(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_desktopsKind(Theme::kindOf(QGuiApplication::palette()))
{
    connect(&settings, &Settings::changed, this, &Appearance::apply);
    apply();
}

void Appearance::setPresenting(bool presenting)
{
    m_isPresenting = presenting;
    apply();
}

void Appearance::apply()
{
    const ThemeKind kind = themeKindOf(m_settings.get(kThemeSetting)).value_or(m_desktopsKind);
    const double scale = m_settings.get(kTextSizeSetting) / 100.0 * (m_isPresenting ? kPresenterScale : 1);
    Theme::apply(Theme(kind, scale));
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
