// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

#include <memory>

#include "app/language/language.h"

namespace shardscope {

/// Translates by a language's catalogue; a text that the catalogue lacks stays English. The same English text has one translation
/// everywhere, unless comments distinguish two: the context is ignored.
class CatalogueTranslator : public QTranslator {
    Q_OBJECT
public:
    /// Returns the translator of a language, or null for English, which has no catalogue.
    [[nodiscard]] static std::unique_ptr<CatalogueTranslator> of(const Language& language);

    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
};

}  // namespace shardscope
