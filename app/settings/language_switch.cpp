// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/language_switch.h"

#include <QApplication>
#include <QWidget>

#include <utility>

#include "app/settings/settings.h"

namespace shardscope {

LanguageSwitch::LanguageSwitch(Settings& settings, std::function<void()> remake) : m_remake(std::move(remake))
{
    connect(&settings, &Settings::changed, this, [this](const QString& key) {
        if (key == QString::fromLatin1(kLanguageSetting.key))
            begin();
    });
}

void LanguageSwitch::begin()
{
    if (std::exchange(m_isWaiting, true))
        return;
    QMetaObject::invokeMethod(this, &LanguageSwitch::remakeOnceFree, Qt::QueuedConnection);
}

void LanguageSwitch::remakeOnceFree()
{
    // The dialog in which it was chosen is of the old language: it goes, and its own event loop ends before its parent does.
    if (QWidget* modal = QApplication::activeModalWidget()) {
        modal->close();
        QMetaObject::invokeMethod(this, &LanguageSwitch::remakeOnceFree, Qt::QueuedConnection);
        return;
    }
    m_isWaiting = false;
    m_remake();
}

}  // namespace shardscope
