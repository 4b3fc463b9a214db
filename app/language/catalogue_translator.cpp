// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/catalogue_translator.h"

#include <QFile>

#include <cstring>

namespace shardscope {

QByteArray catalogueText(const Language& language)
{
    QFile file(QStringLiteral(":/translations/shardscope_%1.ts").arg(language.id));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::unique_ptr<CatalogueTranslator> CatalogueTranslator::of(const Language& language)
{
    const QByteArray text = catalogueText(language);
    if (text.isEmpty())
        return nullptr;
    std::optional<Catalogue> catalogue = Catalogue::read(text);
    return catalogue ? std::make_unique<CatalogueTranslator>(std::move(*catalogue), language) : nullptr;
}

QString CatalogueTranslator::translate(const char* context, const char* source, const char* disambiguation, int n) const
{
    const QStringList forms = m_catalogue.forms(source, disambiguation);
    if (!forms.isEmpty())
        return forms[n < 0 ? 0 : std::min<qsizetype>(m_language.pluralForm(n), forms.size() - 1)];
    // Core fills its templates in before it says them.
    if (!context || std::strcmp(context, "core") != 0)
        return {};
    const QMutexLocker lock(&m_mutex);
    const auto known = m_filled.constFind(source);
    if (known != m_filled.constEnd())
        return *known;
    constexpr qsizetype kMostKept = 20000;
    if (m_filled.size() > kMostKept)
        m_filled.clear();
    return *m_filled.insert(source, m_catalogue.filled(QString::fromUtf8(source)));
}

}  // namespace shardscope
