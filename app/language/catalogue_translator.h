// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

#include <memory>

#include "app/language/language.h"

namespace shardscope {

/// Answers Qt out of a language's catalogue; a text that the catalogue lacks stays English. The same English is the same text wherever it stands,
/// unless its comment tells two apart: no context is asked for.
class CatalogueTranslator : public QTranslator {
    Q_OBJECT
public:
    /// Null for a language without a catalogue: English.
    [[nodiscard]] static std::unique_ptr<CatalogueTranslator> of(const Language& language);

    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
};

}  // namespace shardscope
