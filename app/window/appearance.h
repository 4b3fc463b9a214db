// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

#include "widgets/theme/theme.h"

namespace shardscope {

class Settings;

/// Gives the application the theme of the settings, enlarged while someone presents.
class Appearance : public QObject {
    Q_OBJECT
public:
    static constexpr double kPresenterScale = 1.5;

    explicit Appearance(Settings& settings, QObject* parent = nullptr);
    void setPresenting(bool presenting);
    [[nodiscard]] bool isPresenting() const { return m_isPresenting; }

private:
    void apply();

    Settings& m_settings;
    ThemeKind m_desktopsKind;  ///< as the desktop's palette was when the program began
    bool m_isPresenting = false;
};

[[nodiscard]] std::optional<ThemeKind> themeKindOf(const QString& name);

}  // namespace shardscope
