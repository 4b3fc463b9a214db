// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace shardscope {

class Settings;

/// The files that were opened or saved last, newest first, by their absolute paths. Their existence is not checked: a network drive may
/// respond slowly.
class RecentFiles : public QObject {
    Q_OBJECT
public:
    static constexpr int kMost = 10;

    explicit RecentFiles(Settings& settings, const QString& key = QStringLiteral("recent_files"), QObject* parent = nullptr);
    [[nodiscard]] QStringList paths() const;
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store(const QStringList& paths);
    Settings& m_settings;
    QString m_key;  ///< of the settings
};

}  // namespace shardscope
