// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/setting.h"

#include <algorithm>

#include "app/language/language.h"
#include "app/text/launcher_name.h"
#include "app/text/parameter_text.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString name(const char* key) { return QString::fromLatin1(key); }

}  // namespace

bool Setting::accepts(const QVariant& value) const
{
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    switch (kind) {
    case Kind::Switch:
        return value.typeId() == QMetaType::Bool || value == QStringLiteral("true") || value == QStringLiteral("false");
    case Kind::Number:
        return isNumber && number >= smallest && number <= largest;
    case Kind::Choice:
        return std::any_of(choices.begin(), choices.end(), [&](const auto& choice) { return choice.first == value.toString(); });
    }
    return false;
}

QList<Setting> settingTable()
{
    Setting theme{name(kThemeSetting.key), Setting::Kind::Choice, QStringLiteral("system"), tr("Colours"),
                  tr("Light, dark or high contrast, or the same as the desktop.")};
    theme.choices = {{QStringLiteral("system"), tr("Same as desktop")},
                     {QStringLiteral("light"), tr("Light")},
                     {QStringLiteral("dark"), tr("Dark")},
                     {QStringLiteral("high-contrast"), tr("High contrast")}};
    Setting language{name(kLanguageSetting.key), Setting::Kind::Choice, QStringLiteral("system"), tr("Language"),
                     tr("The language and number format of the window. The command line is always in English.")};
    language.choices = {{QStringLiteral("system"), tr("Same as desktop")}};
    for (const Language& each : languages()) {
        if (!each.isPseudo)
            language.choices.append({each.id, each.name});
    }
    Setting size{name(kTextSizeSetting.key), Setting::Kind::Number, 100, tr("Text size"), tr("The size of all text in the window.")};
    size.smallest = 75;
    size.largest = 200;
    size.step = 5;
    size.suffix = tr(" %");
    const Setting restore{name(kRestoreSetting.key), Setting::Kind::Switch, true, tr("Continue where I left off"),
                          tr("Start with the scenario that was open last, even if it was not saved.")};
    Setting motion{name(kMotionSetting.key), Setting::Kind::Choice, QStringLiteral("system"), tr("Motion"),
                   tr("Reduced: animations jump from step to step instead of moving smoothly.")};
    motion.choices = {{QStringLiteral("system"), tr("Same as desktop")},
                      {QStringLiteral("reduced"), tr("Reduced")},
                      {QStringLiteral("full"), tr("Full")}};
    Setting launcher{name(kLauncherSetting.key), Setting::Kind::Choice, QString(), tr("Check for"),
                     tr("The launcher whose rules the findings check, in addition to the rules of every framework.")};
    launcher.choices = {{QString(), tr("Any framework")}};
    for (const auto& [target, id] : EnumNames<Target>::names)
        launcher.choices.append({toText(id), launcherName(target)});
    return {theme, size, language, restore, launcher, motion};
}

}  // namespace shardscope
