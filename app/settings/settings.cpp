// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include "app/storage/set_aside.h"

namespace shardscope {
namespace {

QString usersFile() { return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/shardscope.ini"); }

}  // namespace

Settings::Settings(const QString& path, QObject* parent)
    : QObject(parent), m_file(path.isEmpty() ? usersFile() : path, QSettings::IniFormat)
{
    if (m_file.status() != QSettings::FormatError)
        return;
    // The next setting that is saved rewrites the file.
    const QString aside = asideName(m_file.fileName());
    m_problem = QFile::copy(m_file.fileName(), aside)
                    ? tr("Some settings in %1 could not be read and were reset to their defaults. The old file was kept as %2.")
                          .arg(QDir::toNativeSeparators(m_file.fileName()), QDir::toNativeSeparators(aside))
                    : tr("Some settings in %1 could not be read and were reset to their defaults.")
                          .arg(QDir::toNativeSeparators(m_file.fileName()));
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

void Settings::setAside(const QString& key)
{
    const QVariant value = remembered(key);
    if (!value.isValid())
        return;
    m_file.setValue(QStringLiteral("set_aside/") + key, value);
    m_file.remove(QStringLiteral("remembered/") + key);
}

void Settings::setValue(const QString& key, const QVariant& newValue)
{
    if (value(key) == newValue)
        return;
    m_file.setValue(key, newValue);
    Q_EMIT changed(key);
}

}  // namespace shardscope
