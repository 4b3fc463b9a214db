// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/typed_quantity.h"

#include <QRegularExpression>

#include <cmath>

#include "widgets/text/numbers.h"

namespace shardscope {

std::optional<double> parseQuantity(const QString& typed, SuffixBase base, const QLocale& locale)
{
    static const QRegularExpression unit(QStringLiteral("\\s*(tokens?|tok|sequences?|seqs?|gpus?|nodes?|bytes?)$"),
                                         QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression byte(QStringLiteral("(?<=[kmgt]|[kmgt]i)b$"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression giga(QStringLiteral("g(?=i?$)"), QRegularExpression::CaseInsensitiveOption);
    QString text = typed.trimmed().remove(unit).remove(byte);
    text.replace(giga, QStringLiteral("b"));  // a billion of bytes has a name of its own
    const bool hasSuffix = !text.isEmpty() && QStringLiteral("kmbt").contains(text.back().toLower());
    if (base == SuffixBase::Binary && hasSuffix)
        text += u'i';
    return parseCount(text, locale);
}

QString lengthText(double tokens, const QLocale& locale)
{
    constexpr double kKibi = 1024;
    const auto isWhole = [](double number) { return number >= 1 && number == std::floor(number); };
    if (isWhole(tokens / (kKibi * kKibi)))
        return locale.toString(tokens / (kKibi * kKibi), 'f', 0) + u'M';
    if (isWhole(tokens / kKibi))
        return locale.toString(tokens / kKibi, 'f', 0) + u'k';
    return locale.toString(tokens, 'f', 0);
}

}  // namespace shardscope
