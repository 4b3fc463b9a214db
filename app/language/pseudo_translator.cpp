// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/pseudo_translator.h"

#include <QRegularExpression>

#include "app/text/english_plurals.h"

namespace shardscope {
namespace {

constexpr QStringView kPlain = u"aceginorsuyzACEGINORSUYZ";
constexpr QStringView kMarked = u"áçéĝîñóŕšûýžÁÇÉĜÎÑÓŔŠÛÝŽ";
constexpr int kLonger = 5;  // one more tilde, which is as wide as two letters, for so many

QString marked(QString text)
{
    for (QChar& letter : text) {
        const qsizetype at = kPlain.indexOf(letter);
        if (at >= 0)
            letter = kMarked[at];
    }
    return text;
}

}  // namespace

QString pseudoText(const QString& english)
{
    static const QRegularExpression kept(QStringLiteral("%L?\\d+|%L?n|\\{[a-z_0-9]*\\}|<[^>]*>|&\\w"));
    QString text;
    qsizetype end = 0;
    for (auto fields = kept.globalMatch(english); fields.hasNext();) {
        const QRegularExpressionMatch match = fields.next();
        text += marked(english.mid(end, match.capturedStart() - end)) + match.captured();
        end = match.capturedEnd();
    }
    text += marked(english.mid(end));
    return kPseudoBegin + text + QString(english.size() / kLonger, u'~') + kPseudoEnd;
}

QString PseudoTranslator::translate(const char*, const char* source, const char*, int n) const
{
    if (!source || !*source)
        return {};
    const QString plural = englishPlural(source, n);
    return pseudoText(plural.isEmpty() ? QString::fromUtf8(source) : plural);
}

}  // namespace shardscope
