// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace shardscope {

class Settings;

/// Recreates the window when another language is chosen, once no dialog is open: widgets are made with their texts, and the document
/// outlives them.
class LanguageSwitch : public QObject {
    Q_OBJECT
public:
    LanguageSwitch(Settings& settings, std::function<void()> remake);

private:
    void begin();
    void remakeOnceFree();

    std::function<void()> m_remake;
    bool m_isWaiting = false;
};

}  // namespace shardscope
