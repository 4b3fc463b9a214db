// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/catalogue_translator.h"

namespace shardscope {

std::unique_ptr<CatalogueTranslator> CatalogueTranslator::of(const Language& language)
{
    auto translator = std::make_unique<CatalogueTranslator>();
    return translator->load(QStringLiteral(":/translations/shardscope_%1.qm").arg(language.id)) ? std::move(translator) : nullptr;
}

QString CatalogueTranslator::translate(const char*, const char* source, const char* disambiguation, int n) const
{
    return QTranslator::translate("", source, disambiguation, n);
}

}  // namespace shardscope
