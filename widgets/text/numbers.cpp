// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace shardscope {

namespace {

constexpr QChar kMinus(0x2212);
constexpr QChar kNoBreakSpace(0x00a0);

QString noNumber() { return QString(QChar(0x2013)); }

struct Numbers {
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

QString withUnit(const QString& figure, const QString& unit) { return figure + kNoBreakSpace + unit; }

/// `significant` digits, never fewer than the whole part has, without trailing zeros unless `keepZeros`.
QString figureText(double value, int significant, const QLocale& locale, bool keepZeros = false)
{
    const double size = std::abs(value);
    const int whole = size < 1 ? 1 : static_cast<int>(std::floor(std::log10(size))) + 1;
    int decimals = std::max(0, significant - whole);
    if (!keepZeros) {
        const double exact = std::round(value * std::pow(10, decimals));
        for (double rest = exact; decimals > 0 && std::fmod(rest, 10) == 0; rest /= 10)
            --decimals;
    }
    return locale.toString(value, 'f', decimals);
}

}  // namespace

double bytesPerGiga(ByteUnit unit) { return unit == ByteUnit::Binary ? 1024.0 * 1024 * 1024 : 1e9; }

QString gigaName(ByteUnit unit) { return unit == ByteUnit::Binary ? Numbers::tr("GiB") : Numbers::tr("GB"); }

QString gigaFigure(double bytes, ByteUnit unit, const QLocale& locale)
{
    if (!std::isfinite(bytes))
        return noNumber();
    const double giga = bytes / bytesPerGiga(unit);
    return locale.toString(giga, 'f', std::abs(giga) < 99.95 ? 1 : 0);
}

QString bytesText(double bytes, ByteUnit unit, const QLocale& locale)
{
    if (!std::isfinite(bytes))
        return noNumber();
    static constexpr std::array<const char*, 6> binary{QT_TRANSLATE_NOOP("Numbers", "B"),   QT_TRANSLATE_NOOP("Numbers", "KiB"),
                                                       QT_TRANSLATE_NOOP("Numbers", "MiB"), QT_TRANSLATE_NOOP("Numbers", "GiB"),
                                                       QT_TRANSLATE_NOOP("Numbers", "TiB"), QT_TRANSLATE_NOOP("Numbers", "PiB")};
    static constexpr std::array<const char*, 6> decimal{QT_TRANSLATE_NOOP("Numbers", "B"),  QT_TRANSLATE_NOOP("Numbers", "kB"),
                                                        QT_TRANSLATE_NOOP("Numbers", "MB"), QT_TRANSLATE_NOOP("Numbers", "GB"),
                                                        QT_TRANSLATE_NOOP("Numbers", "TB"), QT_TRANSLATE_NOOP("Numbers", "PB")};
    const double step = unit == ByteUnit::Binary ? 1024 : 1000;
    std::size_t power = 0;
    double figure = bytes;
    // 1023.96 KiB would be printed as "1,024 KiB": go on to the next unit where rounding reaches it.
    while (std::abs(figure) >= step - 0.5 && power + 1 < binary.size()) {
        figure /= step;
        ++power;
    }
    const QString name = Numbers::tr(unit == ByteUnit::Binary ? binary[power] : decimal[power]);
    const int decimals = power == 0 || std::abs(figure) >= 99.95 ? 0 : 1;
    return withUnit(locale.toString(figure, 'f', decimals), name);
}

QString exactBytesText(double bytes, const QLocale& locale)
{
    if (!std::isfinite(bytes))
        return noNumber();
    return Numbers::tr("%1 bytes").arg(locale.toString(bytes, 'f', 0));
}

QString countText(double count, const QLocale& locale)
{
    if (!std::isfinite(count))
        return noNumber();
    if (std::abs(count) < 10000)
        return figureText(count, 4, locale);
    //: Suffixes of large counts: thousand, million, thousand million (not bytes), million million, and that times a thousand
    const std::array<QString, 5> names{Numbers::tr("k"), Numbers::tr("M"), Numbers::tr("B", "thousand million"), Numbers::tr("T"),
                                       Numbers::tr("P")};
    std::size_t power = 0;
    double figure = count / 1000;
    while (std::abs(figure) >= 999.5 && power + 1 < names.size()) {
        figure /= 1000;
        ++power;
    }
    return withUnit(figureText(figure, 3, locale), names[power]);
}

QString percentText(double share, const QLocale& locale)
{
    if (!std::isfinite(share))
        return noNumber();
    const double percent = std::abs(share * 100) < 0.05 ? 0 : share * 100;
    return withUnit(locale.toString(percent, 'f', std::abs(percent) < 99.95 ? 1 : 0), locale.percent());
}

QString durationText(double seconds, const QLocale& locale)
{
    if (!std::isfinite(seconds))
        return noNumber();
    const double size = std::abs(seconds);
    if (size < 0.9995e-3)
        return withUnit(figureText(seconds * 1e6, 3, locale), Numbers::tr("µs"));
    if (size < 0.9995)
        return withUnit(figureText(seconds * 1e3, 3, locale), Numbers::tr("ms"));
    // Step times are compared in seconds, up to ten minutes.
    if (size < 599.5)
        return withUnit(figureText(seconds, 3, locale), Numbers::tr("s"));
    const auto minutes = static_cast<qint64>(std::llround(size / 60));
    if (minutes < 60)
        return withUnit(figureText(seconds / 60, 3, locale), Numbers::tr("min"));
    const QString sign = seconds < 0 ? QString(kMinus) : QString();
    if (minutes < 48 * 60)
        return sign + Numbers::tr("%1 h %2 min").arg(locale.toString(minutes / 60), locale.toString(minutes % 60));
    return sign + Numbers::tr("%1 days").arg(figureText(size / 86400, 3, locale));
}

bool readsAsNothing(const QString& text)
{
    return std::none_of(text.cbegin(), text.cend(), [](QChar letter) { return letter.digitValue() > 0; });
}

QString signedText(double value, const QString& textOfAmount)
{
    if (value == 0 || !std::isfinite(value) || readsAsNothing(textOfAmount))
        return textOfAmount;
    return (value > 0 ? QChar(u'+') : kMinus) + textOfAmount;
}

std::optional<double> parseCount(const QString& typed, const QLocale& locale)
{
    QString text = typed.simplified().remove(u' ').remove(kNoBreakSpace);
    const bool binary = text.endsWith(u'i', Qt::CaseInsensitive);
    if (binary)
        text.chop(1);
    static const QString suffixes = QStringLiteral("kmbt");
    const qsizetype power = text.isEmpty() ? -1 : suffixes.indexOf(text.back().toLower()) + 1;
    if (power > 0)
        text.chop(1);
    else if (binary)
        return std::nullopt;
    bool ok = false;
    double figure = locale.toDouble(text, &ok);
    if (!ok)
        figure = QLocale::c().toDouble(text, &ok);
    if (!ok || !std::isfinite(figure))
        return std::nullopt;
    return figure * std::pow(binary ? 1024 : 1000, std::max<qsizetype>(power, 0));
}

}  // namespace shardscope
