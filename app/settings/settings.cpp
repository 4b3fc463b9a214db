// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include <QStandardPaths>

namespace shardscope {
namespace {

QString usersFile() { return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/shardscope.ini"); }

}  // namespace

Settings::Settings(const QString& path, QObject* parent)
    : QObject(parent), m_file(path.isEmpty() ? usersFile() : path, QSettings::IniFormat)
{
}

QVariant Settings::value(const QString& key) const
{
    for (const Setting& setting : settingTable()) {
        if (setting.key == key) {
            const QVariant stored = m_file.value(key);
            return setting.accepts(stored) ? stored : setting.initial;
        }
    }
    return {};
}

void Settings::setValue(const QString& key, const QVariant& newValue)
{
    if (value(key) == newValue)
        return;
    m_file.setValue(key, newValue);
    Q_EMIT changed(key);
}

}  // namespace shardscope
