// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/english_plurals.h"

#include <QRegularExpression>

namespace shardscope {

QString EnglishPlurals::translate(const char*, const char* source, const char*, int n) const { return englishPlural(source, n); }

QString englishPlural(const char* source, int n)
{
    if (n < 0)
        return {};
    static const QRegularExpression ending(QStringLiteral("\\((e?s)\\)"));
    QString text = QString::fromUtf8(source);
    return text.replace(ending, n == 1 ? QString() : QStringLiteral("\\1"));
}

}  // namespace shardscope
