// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMutex>
#include <QTranslator>

#include <memory>

#include "app/language/catalogue.h"
#include "app/language/language.h"

namespace shardscope {

/// Answers Qt out of a catalogue; what it has not stays English.
class CatalogueTranslator : public QTranslator {
    Q_OBJECT
public:
    CatalogueTranslator(Catalogue catalogue, const Language& language) : m_catalogue(std::move(catalogue)), m_language(language) {}
    /// Null for a language without a file: English.
    [[nodiscard]] static std::unique_ptr<CatalogueTranslator> of(const Language& language);

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;

private:
    Catalogue m_catalogue;
    const Language& m_language;
    mutable QMutex m_mutex;                       ///< of `m_filled`: jobs ask, too
    mutable QHash<QByteArray, QString> m_filled;  ///< texts that were recognised, each looked for once
};

/// The file of a language as it is in the program; empty: it has none.
[[nodiscard]] QByteArray catalogueText(const Language& language);

}  // namespace shardscope
