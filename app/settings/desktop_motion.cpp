// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/desktop_motion.h"

#include <QSettings>

namespace shardscope {

bool desktopWantsNoMotion(const QString& configFolder)
{
    for (const char* gtk : {"/gtk-4.0/settings.ini", "/gtk-3.0/settings.ini"}) {
        const QSettings settings(configFolder + QLatin1String(gtk), QSettings::IniFormat);
        const QString animates = settings.value(QStringLiteral("Settings/gtk-enable-animations")).toString().toLower();
        if (!animates.isEmpty())
            return animates == QStringLiteral("0") || animates == QStringLiteral("false");
    }
    const QSettings kde(configFolder + QStringLiteral("/kdeglobals"), QSettings::IniFormat);
    const QVariant factor = kde.value(QStringLiteral("KDE/AnimationDurationFactor"));
    return factor.isValid() && factor.toDouble() == 0;
}

}  // namespace shardscope
