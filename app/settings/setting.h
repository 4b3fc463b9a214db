// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QVariant>

namespace shardscope {

/// The one declaration of a setting: how it is stored, checked and shown in the dialog.
struct Setting {
    enum class Kind { Switch, Number, Choice };

    QString key;
    Kind kind = Kind::Switch;
    QVariant initial;
    QString label;
    QString description;
    int smallest = 0;  ///< of a number
    int largest = 0;
    int step = 1;
    QString suffix{};
    QList<std::pair<QString, QString>> choices{};  ///< id and text

    /// Returns whether the value is valid for the setting.
    [[nodiscard]] bool accepts(const QVariant& value) const;
};

/// Returns all settings, in the order of the dialog. The texts are in the current language.
[[nodiscard]] QList<Setting> settingTable();

/// A key with the type of its value.
template <typename T>
struct SettingKey {
    const char* key;
};
inline constexpr SettingKey<QString> kThemeSetting{"appearance/theme"};
inline constexpr SettingKey<int> kTextSizeSetting{"appearance/text_size"};
inline constexpr SettingKey<QString> kMotionSetting{"appearance/motion"};
inline constexpr SettingKey<QString> kLanguageSetting{"appearance/language"};
inline constexpr SettingKey<bool> kRestoreSetting{"session/restore"};
/// A launcher's name ("nanotron") whose rules are checked in addition to every framework's; empty: none.
inline constexpr SettingKey<QString> kLauncherSetting{"plan/launcher"};

}  // namespace shardscope
