// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>

#include "app/settings/setting.h"

namespace shardscope {

/// The settings of this user, in an INI file, and other state that the window remembers. An invalid value counts as absent.
class Settings : public QObject {
    Q_OBJECT
public:
    /// Reads the file at `path`; empty: in the user's folder for settings.
    explicit Settings(const QString& path = {}, QObject* parent = nullptr);

    template <typename T>
    [[nodiscard]] T get(SettingKey<T> key) const
    {
        return value(QString::fromLatin1(key.key)).template value<T>();
    }
    template <typename T>
    void set(SettingKey<T> key, const T& newValue)
    {
        setValue(QString::fromLatin1(key.key), QVariant::fromValue(newValue));
    }

    [[nodiscard]] QVariant value(const QString& key) const;
    void setValue(const QString& key, const QVariant& value);

    /// Returns remembered state that is not a setting: recent files, the window's layout.
    [[nodiscard]] QVariant remembered(const QString& key) const { return m_file.value(QStringLiteral("remembered/") + key); }
    void remember(const QString& key, const QVariant& value) { m_file.setValue(QStringLiteral("remembered/") + key, value); }
    /// Renames a remembered value, as if it had never been remembered.
    void setAside(const QString& key);
    void flush() { m_file.sync(); }
    /// Returns the error in the file and the place of its copy, as a sentence; empty: none.
    [[nodiscard]] const QString& problem() const { return m_problem; }

Q_SIGNALS:
    void changed(const QString& key);

private:
    QSettings m_file;
    QString m_problem;
};

}  // namespace shardscope
