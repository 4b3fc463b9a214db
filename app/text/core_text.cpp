// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/core_text.h"

#include <QCoreApplication>

#include <cmath>

#include "app/text/parameter_text.h"
#include "core/text/finding_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr double kReadableDigits = 1e5;
constexpr double kSmallestWithoutFraction = 1e4;

QString withUnit(const QString& number, std::string_view unit) { return unit.empty() ? number : number + QChar(0x00a0) + coreText(unit); }

QString digits(double value)
{
    if (std::isinf(value))
        return tr("infinite");
    const QLocale locale;
    // Fractions of a byte or a parameter result from division by a group and are omitted.
    const bool isWhole = std::floor(value) == value || std::abs(value) >= kSmallestWithoutFraction;
    return isWhole && std::abs(value) < 1e15 ? locale.toString(value, 'f', 0) : locale.toString(value, 'g', 6);
}

}  // namespace

QString coreText(std::string_view english)
{
    if (english.empty())
        return {};
    return QCoreApplication::translate("core", std::string(english).c_str());
}

QString coreText(const Message& message) { return QString::fromStdString(messageText(message, readersLocale())); }

Locale readersLocale()
{
    return {[](std::string_view english) { return coreText(english).toStdString(); }, QString(QLocale().decimalPoint()).toStdString()};
}

QString operatorName(OperatorId id) { return coreText(traitsOf(id).label); }

QString findingSentence(const Finding& finding) { return coreText(findingMessage(finding)); }

QString valueText(double value, std::string_view unit)
{
    if (std::isinf(value))
        return digits(value);
    if (unit == "bytes" && std::abs(value) >= 1024)
        return bytesText(value);
    if (unit == "s" && value != 0)
        return durationText(value);
    return withUnit(std::abs(value) < kReadableDigits ? digits(value) : countText(value), unit);
}

QString exactValueText(double value, std::string_view unit) { return std::isinf(value) ? digits(value) : withUnit(digits(value), unit); }

}  // namespace shardscope
